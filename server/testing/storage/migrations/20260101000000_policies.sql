insert into storage.buckets (id, name, public) values ('documents', 'documents', false), ('dropbox', 'dropbox', false);

-- Everyone has their own folder in "documents".
create policy "people see their own documents" on storage.objects for select to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people add their own documents" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people change their own documents" on storage.objects for update to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people remove their own documents" on storage.objects for delete to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Anyone can leave a file in "dropbox", but only the service can see it.
create policy "anybody leaves files" on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'dropbox' and storage.allow_only_operation('object.upload'));

create policy "people see the buckets" on storage.buckets for select to authenticated using (true);
