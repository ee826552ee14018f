-- Photos are for everyone to see, résumés for their owner. Each person writes below a folder named by the own id.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp']),
  ('resumes', 'resumes', false, 10 * 1024 * 1024, array[
    'application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]);

create policy "People read their own photos and résumés" on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People add their own photos and résumés" on storage.objects for insert to authenticated
  with check (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People replace their own photos and résumés" on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People remove their own photos and résumés" on storage.objects for delete to authenticated
  using (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);
