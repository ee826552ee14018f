-- Buckets and objects, as in Supabase. Rows are stored here; the backend stores the bytes under the row's version.
create schema if not exists storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role, dashboard_user;
grant all on schema storage to supabase_storage_admin, dashboard_user;
alter role supabase_storage_admin set search_path = storage;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text primary key,
  name text not null check (length(name) <= 100),
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index bname on storage.buckets (name);
comment on column storage.buckets.owner is 'Superseded by owner_id';

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index name_prefix_search on storage.objects (name text_pattern_ops);
-- A file belongs to exactly one row, so no one can read or remove another's file by naming its version.
create unique index objects_version on storage.objects (version);
comment on column storage.objects.owner is 'Superseded by owner_id';

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

-- Files that no row refers to: not yet, while they are uploaded, or no longer. Each is removed when due.
create table _server.storage_files (
  version text primary key,
  delete_after timestamptz not null default now()
);
create index storage_files_by_time on _server.storage_files (delete_after);

-- Unfinished resumable uploads. The bytes received so far are the files listed in `parts`, in order.
create table _server.storage_uploads (
  id uuid primary key,
  bucket_id text not null,
  name text not null,
  owner_id text,
  upsert boolean not null,
  length bigint not null,
  parts jsonb not null default '[]',
  received bigint not null default 0,
  mime_type text not null,
  cache_control text not null,
  user_metadata jsonb not null,
  raw_metadata text not null,
  expires_at timestamptz not null
);
create index storage_uploads_by_time on _server.storage_uploads (expires_at);

grant usage on schema _server to supabase_storage_admin;
grant select, insert, update, delete on _server.storage_files, _server.storage_uploads to supabase_storage_admin;

create function storage.track_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' and new.version is not null then
    delete from _server.storage_files where version = new.version;
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.version is distinct from new.version) then
    insert into _server.storage_files (version) select old.version where old.version is not null
      on conflict (version) do update set delete_after = excluded.delete_after;
  end if;
  return null;
end
$$;

create trigger track_file after insert or update of version or delete on storage.objects
  for each row execute function storage.track_file();

create function storage.update_updated_at_column() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

-- As on Supabase, rows are deleted through the interface, which sets this flag.
create function storage.protect_delete() returns trigger language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end
$$;

create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

-- What policies ask about a name: "a/b/c.png" has the folders {a,b}, the file name c.png and the extension png.
create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;

create function storage.filename(name text) returns text language sql immutable as $$
  select split_part(name, '/', -1)
$$;

create function storage.extension(name text) returns text language sql immutable as $$
  select split_part(split_part(name, '/', -1), '.', -1)
$$;

-- What policies ask about the request, such as storage.object.upload.
create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true)
$$;

create function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    regexp_replace(storage.operation(), '^storage\.', '') = regexp_replace(expected_operation, '^storage\.', ''),
    false
  )
$$;

create function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_or(storage.allow_only_operation(expected)), false) from unnest(expected_operations) as expected
$$;

create function storage.get_size_by_bucket() returns table (size bigint, bucket_id text)
language sql stable set search_path = '' as $$
  select sum((o.metadata ->> 'size')::bigint)::bigint, o.bucket_id from storage.objects o group by o.bucket_id
$$;

-- Checks whether the caller can insert this object. Raises the policy's error if not, and leaves nothing behind.
create function storage.can_insert_object(bucketid text, name text, owner uuid, metadata jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into storage.objects (bucket_id, name, owner, metadata) values (bucketid, name, owner, metadata);
  raise sqlstate 'PT200' using message = 'ROLLBACK', detail = 'rollback successful insert';
end
$$;

do $$
declare
  routine regprocedure;
begin
  for routine in select p.oid from pg_proc p where p.pronamespace = 'storage'::regnamespace loop
    execute format('alter function %s owner to supabase_storage_admin', routine);
  end loop;
end
$$;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter type storage.buckettype owner to supabase_storage_admin;

grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres with grant option;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on tables to postgres, anon, authenticated, service_role;
