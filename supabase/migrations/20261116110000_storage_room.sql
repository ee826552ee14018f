-- How much each person, organization or maker may keep in a bucket. One policy asks for all buckets, whatever else lets
-- a file in; a bucket that is not named here has no limit of its own.
create function private.storage_limits(bucket text) returns table (files int, bytes bigint)
language sql immutable set search_path = '' as $$
  select limits.files, limits.megabytes * 1024 * 1024
  from (values
    ('avatars', 20, 20::bigint),
    ('resumes', 50, 200),
    ('recordings', 60, 300),
    ('applications', 500, 100),
    ('conversations', 1000, 500),
    ('deliverables', 1000, 2048),
    ('mission-files', 1000, 5120),
    ('company-media', 300, 600),
    ('projects', 2000, 500),
    ('branding', 50, 25)
  ) as limits (bucket, files, megabytes)
  where limits.bucket = storage_limits.bucket
$$;

-- The folders that are counted together: all of a person's work, all that they sent, and otherwise the folder that the file goes into,
-- which is named by its person, organization or maker. Files that lie in no folder are one lot.
create function private.storage_folders(bucket text, file text) returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when bucket = 'deliverables' then array[(select auth.uid()) || '/'] || array(
      select id || '/' from public.enrollments where user_id = (select auth.uid())
    )
    when bucket = 'conversations' then array[(select auth.uid()) || '/'] || array(select private.voiced_folders((select auth.uid())))
    when file like '%/%' then array[split_part(file, '/', 1) || '/']
    else array['']
  end
$$;

-- Whether the file fits. Who asks waits for who asked before, until that one's file is counted: as many at once as one
-- likes do not pass the limit together. A file that is replaced, or moved, is not counted twice.
create function private.has_storage_room(bucket text, file text, file_id uuid, described jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  allowed record;
  kept record;
  folders text[];
  size bigint := coalesce((described ->> 'size')::bigint, (described ->> 'contentLength')::bigint, 0);
begin
  select * into allowed from private.storage_limits(bucket);
  if not found then
    return true;
  end if;
  folders := private.storage_folders(bucket, file);
  perform pg_advisory_xact_lock(hashtextextended('storage ' || bucket || ' ' || folders[1], 0));
  select count(*) as files, coalesce(sum((stored.metadata ->> 'size')::bigint), 0) as bytes into kept
  from unnest(folders) as folder
  join storage.objects as stored
    on stored.bucket_id = bucket
    and stored.name collate "C" >= folder and stored.name collate "C" < folder || chr(1114111)
  where stored.name <> file and stored.id <> file_id;
  return kept.files < allowed.files and kept.bytes + size <= allowed.bytes;
end
$$;
grant execute on function private.has_storage_room to authenticated;

create policy "Nobody keeps more files than there is room for" on storage.objects as restrictive for insert to authenticated
  with check (private.has_storage_room(bucket_id, name, id, metadata));
create policy "Nobody makes files larger than there is room for" on storage.objects as restrictive for update to authenticated
  using (true) with check (private.has_storage_room(bucket_id, name, id, metadata));

-- These counted for themselves.
create or replace function private.may_add_recording(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 1
    and (storage.foldername(file))[1] = (select auth.uid())::text
$$;

create or replace function private.may_add_application_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and (storage.foldername(file))[1] = (select auth.uid())::text
    and exists (
      select from public.applications
      where user_id = (select auth.uid()) and id::text = (storage.foldername(file))[2]
    )
$$;

create or replace function private.may_add_message_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and exists (
      select from public.conversation_members as member
      where member.user_id = (select auth.uid()) and member.conversation_id::text = (storage.foldername(file))[2]
        and (storage.foldername(file))[1] = private.voice(member.conversation_id, member.user_id)::text
        and private.writing_obstacle(member.conversation_id, member.user_id) is null
    )
$$;

create or replace function private.may_add_project_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and exists (
      select from public.projects
      where maker_id in (select private.my_makers()) and maker_id::text = (storage.foldername(file))[1]
        and id::text = (storage.foldername(file))[2]
    )
$$;
