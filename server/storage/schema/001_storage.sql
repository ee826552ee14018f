-- Buckets and objects, as Supabase has them. The rows live here, the bytes in the backend under the row's version.
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
-- A file belongs to one row alone: nobody reads or removes another's file by naming its version.
create unique index objects_version on storage.objects (version);
comment on column storage.objects.owner is 'Superseded by owner_id';

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

-- Files that no row refers to: not yet, while they are uploaded, or no longer. Each is removed once its time has come.
create table _server.storage_files (
  version text primary key,
  delete_after timestamptz not null default now()
);
create index storage_files_by_time on _server.storage_files (delete_after);

-- Resumable uploads under way. The bytes received so far are the files listed in `parts`, in order.
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

-- As on Supabase, rows are removed through the interface, which allows itself to.
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

-- Whether the caller may insert this object; raises the policy's refusal where he may not, and leaves nothing behind.
create function storage.can_insert_object(bucketid text, name text, owner uuid, metadata jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into storage.objects (bucket_id, name, owner, metadata) values (bucketid, name, owner, metadata);
  raise sqlstate 'PT200' using message = 'ROLLBACK', detail = 'rollback successful insert';
end
$$;

-- What lies right below a prefix, in the order of the names' bytes. Walks the index from entry to entry, and so passes
-- over a folder in one step, whatever it holds.
create function storage.entries(
  bucketname text,
  prefix text,
  begins text,
  level int,
  beyond text,
  direction text,
  limits int
)
returns table (
  name text,
  path_tokens text[],
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language plpgsql stable
set search_path = ''
-- Policies make the planner expect few rows, and sort all of them for each step.
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  next_entry text := format($step$
    select entry.*, case when entry.folder and %1$L = 'asc' then entry.name || chr(1114111) else entry.name end as passed
    from (
      select
        array_to_string(o.path_tokens[1:$4], '/') || case when cardinality(o.path_tokens) > $4 then '/' else '' end as name,
        o.path_tokens, cardinality(o.path_tokens) > $4 as folder,
        o.id, o.updated_at, o.created_at, o.last_accessed_at, o.metadata
      from storage.objects o
      where o.bucket_id = $1
        and o.name collate "C" >= $2 and o.name collate "C" < $2 || chr(1114111)
        and o.name collate "C" %2$s %%s
        and starts_with(lower(substr(o.name, length($2) + 1)), $3)
      order by o.name collate "C" %1$s
      limit 1
    ) as entry
  $step$, direction, case direction when 'asc' then '>' else '<' end);
  first_beyond text := case
    when beyond <> '' then '$5'
    when direction = 'asc' then quote_literal('')
    else '$2 || chr(1114111)'
  end;
begin
  return query execute format(
    'with recursive walk as (
       (%s) union all select step.* from walk, lateral (%s) as step
     )
     select walk.name, walk.path_tokens, file.* from walk
     left join lateral (
       select walk.id, walk.updated_at, walk.created_at, walk.last_accessed_at, walk.metadata where not walk.folder
     ) as file on true
     limit $6',
    format(next_entry, first_beyond), format(next_entry, 'walk.passed'))
  using bucketname, prefix, begins, level,
    case when direction = 'asc' and beyond like '%/' then beyond || chr(1114111) else beyond end, limits;
end
$$;

-- One folder's content: files with their rows, and folders as rows whose id is null. Names are relative to the prefix.
create function storage.search(
  prefix text,
  bucketname text,
  limits int default 100,
  levels int default 1,
  offsets int default 0,
  search text default '',
  sortcolumn text default 'name',
  sortorder text default 'asc'
)
returns table (
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  inside text := coalesce(prefix, '');
  begins text := lower(coalesce(search, ''));
  first_level int := greatest(cardinality(string_to_array(inside, '/')), 1);
  last_level int := greatest(cardinality(string_to_array(inside || begins, '/')), 1);
  direction text := case when lower(coalesce(sortorder, 'asc')) = 'desc' then 'desc' else 'asc' end;
  sort_key text := case
    when lower(sortcolumn) in ('updated_at', 'created_at', 'last_accessed_at')
      then format('listed.id is not null, listed.%I %s, listed.name collate "C"', lower(sortcolumn), direction)
    else format('lower(listed.name) collate "C" %1$s, listed.name collate "C" %1$s', direction)
  end;
begin
  return query execute format($query$
    select listed.* from (
      select array_to_string(entry.path_tokens[$4:$5], '/') as name, entry.id, entry.updated_at, entry.created_at,
        entry.last_accessed_at, entry.metadata
      from storage.entries($1, $2, $3, $5, '', 'asc', null) as entry
    ) as listed
    order by %s
    limit $6 offset $7
  $query$, sort_key)
  using bucketname, inside, begins, first_level, last_level, least(coalesce(limits, 100), 1500), coalesce(offsets, 0);
end
$$;

-- The same with whole names and a cursor. By time, a folder is as old as the oldest file in it.
create function storage.search_v2(
  prefix text,
  bucket_name text,
  limits int default 100,
  levels int default 1,
  start_after text default '',
  sort_order text default 'asc',
  sort_column text default 'name',
  sort_column_after text default ''
)
returns table (
  key text,
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  inside text := coalesce(prefix, '');
  beyond text := coalesce(start_after, '');
  direction text := case when lower(coalesce(sort_order, 'asc')) = 'desc' then 'desc' else 'asc' end;
  sort_key text;
begin
  if coalesce(lower(sort_column), '') not in ('updated_at', 'created_at') then
    return query
      select split_part(entry.name, '/', levels), entry.name, entry.id, entry.updated_at, entry.created_at,
        entry.last_accessed_at, entry.metadata
      from storage.entries(bucket_name, inside, '', levels, beyond, direction, coalesce(limits, 100)) as entry;
    return;
  end if;
  sort_key := format('date_trunc(''milliseconds'', entry.%I)', lower(sort_column));
  return query execute format($query$
    with matching as (
      select o.*, position('/' in substr(o.name, length($2) + 1)) as slash
      from storage.objects o
      where o.bucket_id = $1
        and o.name collate "C" >= $2 and o.name collate "C" < $2 || chr(1114111)
    )
    select split_part(entry.name, '/', $6), entry.* from (
      select left(m.name, length($2) + m.slash) as name, null::uuid as id, min(m.created_at) as updated_at,
        min(m.created_at) as created_at, min(m.created_at) as last_accessed_at, null::jsonb as metadata
      from matching m where m.slash > 0 group by 1
      union all
      select m.name, m.id, m.updated_at, m.created_at, m.last_accessed_at, m.metadata
      from matching m where m.slash = 0
    ) as entry
    where $4 = '' or (%1$s, entry.name collate "C") %2$s ($5::timestamptz, $4)
    order by %1$s %3$s, entry.name collate "C" %3$s
    limit $3
  $query$, sort_key, case direction when 'desc' then '<' else '>' end, direction)
  using bucket_name, inside, coalesce(limits, 100), beyond, nullif(sort_column_after, ''), levels;
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

grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres with grant option;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on tables to postgres, anon, authenticated, service_role;
