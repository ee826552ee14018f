-- Names of files. A name that climbs ("a/../b") is harmless as a key, but whoever builds an address from it is led to
-- another one. So nothing of the product stores or hands on such a name, whichever server keeps the files.
create function private.is_safe_path(path text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(path) <= 1024
    -- What storage allows, without the question mark, which ends a path; no backslash, percent or control character.
    and path ~ '^[A-Za-z0-9_!*''() &$@=;:+,./-]+$'
    -- No segment that is empty, or made of dots and spaces alone.
    and path !~ '(^|/)[. ]*(/|$)'
$$;

-- Documents name files as {"path": …}, however deep; every one of them must be safe.
create function private.names_safe_files(document jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not exists (
    select from jsonb_path_query(document, '$.**.path') as named
    where jsonb_typeof(named) = 'string' and not private.is_safe_path(named #>> '{}')
  )
$$;
grant execute on function private.is_safe_path, private.names_safe_files to authenticated, service_role;

-- What an older version took: files with such names go, and nothing names them any more.
create function pg_temp.without_unsafe_files(document jsonb) returns jsonb language plpgsql as $$
declare
  name text;
begin
  for name in
    select distinct named #>> '{}' from jsonb_path_query(document, '$.**.path') as named
    where jsonb_typeof(named) = 'string' and not private.is_safe_path(named #>> '{}')
  loop
    document := replace(document::text, to_jsonb(name)::text, '"removed"')::jsonb;
  end loop;
  return document;
end
$$;

insert into private.files_to_remove (bucket_id, name)
select bucket_id, name from storage.objects where not private.is_safe_path(name) on conflict do nothing;

update public.profiles set avatar_url = null where not private.is_safe_path(avatar_url);
update public.profiles set resume_path = null, resume_name = null where not private.is_safe_path(resume_path);
delete from public.resumes where not private.is_safe_path(path);
update public.applications set resume_path = null where not private.is_safe_path(resume_path);
delete from public.application_files where not private.is_safe_path(path);
delete from public.message_files where not private.is_safe_path(path);
delete from public.practice_recordings where not private.is_safe_path(path);
delete from public.project_files where not private.is_safe_path(path);
update public.data_exports set path = null, status = 'expired' where not private.is_safe_path(path);
update public.organization_profiles set logo = null where not private.is_safe_path(logo);
update public.organization_profiles set photos = (
  select coalesce(jsonb_agg(photo order by place), '[]')
  from jsonb_array_elements(photos) with ordinality as listed (photo, place) where private.names_safe_files(photo)
) where not private.names_safe_files(photos);
update public.portfolio_cases set images = (
  select coalesce(jsonb_agg(image order by place), '[]')
  from jsonb_array_elements(images) with ordinality as listed (image, place) where private.names_safe_files(image)
) where not private.names_safe_files(images);
update public.step_states set draft = pg_temp.without_unsafe_files(draft), revision = revision + 1
where not private.names_safe_files(draft);
update public.submissions set content = pg_temp.without_unsafe_files(content)
where not private.names_safe_files(content);
update public.missions set draft = pg_temp.without_unsafe_files(draft) where not private.names_safe_files(draft);
alter table public.mission_versions disable trigger mission_versions_never_change;
update public.mission_versions set content = pg_temp.without_unsafe_files(content)
where not private.names_safe_files(content);
alter table public.mission_versions enable trigger mission_versions_never_change;
update public.platform_settings set value = 'null'
where key = 'logo_path' and not private.is_safe_path(value #>> '{}');
drop function pg_temp.without_unsafe_files(jsonb);

alter table public.profiles add constraint files_are_safe
  check (private.is_safe_path(avatar_url) and private.is_safe_path(resume_path));
alter table public.resumes add constraint files_are_safe check (private.is_safe_path(path));
alter table public.applications add constraint files_are_safe check (private.is_safe_path(resume_path));
alter table public.application_files add constraint files_are_safe check (private.is_safe_path(path));
alter table public.message_files add constraint files_are_safe check (private.is_safe_path(path));
alter table public.practice_recordings add constraint files_are_safe check (private.is_safe_path(path));
alter table public.project_files add constraint files_are_safe check (private.is_safe_path(path));
alter table public.data_exports add constraint files_are_safe check (private.is_safe_path(path));
alter table public.organization_profiles add constraint files_are_safe
  check (private.is_safe_path(logo) and private.names_safe_files(photos));
alter table public.portfolio_cases add constraint files_are_safe check (private.names_safe_files(images));
alter table public.step_states add constraint files_are_safe check (private.names_safe_files(draft));
alter table public.submissions add constraint files_are_safe check (private.names_safe_files(content));
alter table public.missions add constraint files_are_safe check (private.names_safe_files(draft));
alter table public.mission_versions add constraint files_are_safe check (private.names_safe_files(content));
alter table public.platform_settings add constraint files_are_safe
  check (key <> 'logo_path' or private.is_safe_path(value #>> '{}'));

-- The storage service asks policies alone; where it is not ours, this is what refuses such a name.
create policy "Nobody adds a name that leads elsewhere" on storage.objects as restrictive for insert to authenticated
  with check (private.is_safe_path(name));
create policy "Nobody gives a file a name that leads elsewhere" on storage.objects as restrictive for update to authenticated
  using (private.is_safe_path(name)) with check (private.is_safe_path(name));
create policy "Nobody opens a name that leads elsewhere" on storage.objects as restrictive for select to authenticated
  using (private.is_safe_path(name));
create policy "Nobody deletes a name that leads elsewhere" on storage.objects as restrictive for delete to authenticated
  using (private.is_safe_path(name));

-- With the folder that the file must lie in: whoever fetches it looks nowhere else.
create or replace function public.client_file(token text, file_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened uuid := private.linked_project(token);
begin
  return (
    select jsonb_build_object('path', file.path, 'folder', file.maker_id || '/' || file.project_id, 'name', file.name)
    from public.project_files as file
    where file.project_id = opened and file.id::text = file_id and file.is_shared and private.is_safe_path(file.path)
  );
end
$$;
