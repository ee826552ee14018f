-- Files that candidates hand in, below <user>/<enrollment>/<step>/. Nothing that a browser would run is taken as such.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('deliverables', 'deliverables', false, 50 * 1024 * 1024, array[
    'application/pdf', 'application/zip', 'application/json', 'application/octet-stream',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/plain', 'text/csv', 'text/markdown', 'audio/*', 'video/*'
  ]);

create function private.enrollment_of_file(file text) returns uuid
language sql immutable set search_path = '' as $$
  select case when (storage.foldername(file))[2] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then ((storage.foldername(file))[2])::uuid end
$$;

-- The own folder of a step that was reached, while the work is open.
create function private.may_add_deliverable(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments
    where user_id = (select auth.uid()) and status in ('in_progress', 'changes_requested')
      and array_length(storage.foldername(file), 1) = 3
      and (storage.foldername(file))[1] = user_id::text
      and id = private.enrollment_of_file(file)
      and (storage.foldername(file))[3] = any (path)
  )
$$;

create function private.names_file(content jsonb, file text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from jsonb_each(content) as delivered (step_id, draft),
      jsonb_array_elements(private.array_at(delivered.draft, 'files')) as named
    where named ->> 'path' = file
  )
$$;

-- What was submitted stays as it was.
create function private.is_submitted_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.submissions
    where enrollment_id = private.enrollment_of_file(file) and private.names_file(content, file)
  )
$$;

create function private.may_review_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.submissions as submission
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    where enrollment.id = private.enrollment_of_file(file)
      -- Whoever names a file of somebody else in a draft opens it to nobody.
      and enrollment.user_id::text = (storage.foldername(file))[1]
      and private.names_file(submission.content, file) and private.may_review(submission)
  )
$$;
grant execute on function
  private.may_add_deliverable, private.is_submitted_file, private.may_review_file
to authenticated;

create policy "Candidates read their own deliverables" on storage.objects for select to authenticated
  using (bucket_id = 'deliverables' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Reviewers read the files of submitted work" on storage.objects for select to authenticated
  using (bucket_id = 'deliverables' and private.may_review_file(name));
create policy "Candidates add deliverables while their work is open" on storage.objects for insert to authenticated
  with check (bucket_id = 'deliverables' and private.may_add_deliverable(name));
create policy "Candidates remove what they have not submitted" on storage.objects for delete to authenticated
  using (
    bucket_id = 'deliverables' and private.may_add_deliverable(name) and not private.is_submitted_file(name)
  );
