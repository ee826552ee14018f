-- Files that authors attach to a brief, at <organization>/<file>. They belong to the organization, not to one mission:
-- a copy of a mission names the same files, and each stays for as long as anything names it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('mission-files', 'mission-files', false, 50 * 1024 * 1024, array[
    'application/pdf', 'application/zip', 'application/json',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/plain', 'text/csv', 'text/markdown',
    'audio/mpeg', 'video/mp4'
  ]);

create function private.attached_files(content jsonb) returns table (step_id text, path text)
language sql immutable set search_path = '' as $$
  select step ->> 'id', file ->> 'path'
  from jsonb_array_elements(private.array_at(content, 'steps')) as step,
    jsonb_array_elements(private.array_at(step, 'files')) as file
  where step ->> 'kind' = 'brief'
$$;

-- Named by a draft or by a published version of the organization whose folder it lies in.
create function private.is_attached(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.missions as mission
    where mission.organization_id::text = (storage.foldername(file))[1] and (
      file in (select path from private.attached_files(mission.draft))
      or exists (
        select from public.mission_versions as version
        where version.mission_id = mission.id and file in (select path from private.attached_files(version.content))
      )
    )
  )
$$;

-- Whoever has come to the step on a version that names the file, and makers who may review such work. A file of
-- another organization is opened to nobody by naming it.
create function private.may_read_attached(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments as enrollment
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    join private.attached_files(version.content) as attached
      on attached.path = file and attached.step_id = any (enrollment.path)
    where enrollment.user_id = (select auth.uid())
      and enrollment.organization_id::text = (storage.foldername(file))[1]
  ) or ((select private.has_role('on_maker')) and exists (
    select from public.submissions as submission
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    join private.attached_files(version.content) as attached
      on attached.path = file and attached.step_id = any (enrollment.path)
    where submission.organization_id::text = (storage.foldername(file))[1] and submission.due_at < now()
      and private.may_review(submission)
  ))
$$;
grant execute on function private.is_attached, private.may_read_attached to authenticated;

-- What a mission names but does not have: never uploaded, removed, or somebody else's.
create function private.lost_files(content jsonb, organization uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select path from private.attached_files(content)
    where (storage.foldername(path))[1] is distinct from organization::text or not exists (
      select from storage.objects where bucket_id = 'mission-files' and objects.name = path
    )
  )
$$;

create policy "Authors and reviewers read their organization's files" on storage.objects for select to authenticated
  using (
    bucket_id = 'mission-files'
    and (storage.foldername(name))[1] in (select id::text from private.my_reviewed_organizations() as id)
  );
create policy "Who has come to a step reads what is attached to it" on storage.objects for select to authenticated
  using (bucket_id = 'mission-files' and private.may_read_attached(name));
create policy "Authors add files for their organization" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'mission-files' and array_length(storage.foldername(name), 1) = 1
    and (storage.foldername(name))[1] in (select id::text from private.my_authored_organizations() as id)
  );
create policy "Authors remove files that no mission names" on storage.objects for delete to authenticated
  using (
    bucket_id = 'mission-files'
    and (storage.foldername(name))[1] in (select id::text from private.my_authored_organizations() as id)
    and not private.is_attached(name)
  );
