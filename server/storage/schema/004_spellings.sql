-- Listing ignores the case of a folder: if nothing matches the prefix exactly, its other spellings are looked up.
create index objects_by_lower_name on storage.objects (bucket_id, lower(name) collate "C");

-- Runs as the owner of the rows: policies would prevent the use of the index, and listing applies them to the result.
create function storage.spellings(bucketname text, prefix text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct left(o.name, length(prefix))), array[]::text[]) from storage.objects o
  where o.bucket_id = bucketname
    and lower(o.name) collate "C" >= lower(prefix) and lower(o.name) collate "C" < lower(prefix) || chr(1114111)
$$;
alter function storage.spellings(text, text) owner to supabase_storage_admin;

-- One folder's content: files with their rows, and folders as rows with a null ID. Names are relative to the prefix.
create or replace function storage.search(
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
  spellings text[] := array[inside];
  sort_key text := case
    when lower(sortcolumn) in ('updated_at', 'created_at', 'last_accessed_at')
      then format('listed.id is not null, listed.%I %s, listed.name collate "C"', lower(sortcolumn), direction)
    else format('lower(listed.name) collate "C" %1$s, listed.name collate "C" %1$s', direction)
  end;
begin
  if not exists (
    select from storage.objects o
    where o.bucket_id = bucketname and o.name collate "C" >= inside and o.name collate "C" < inside || chr(1114111)
  ) then
    spellings := storage.spellings(bucketname, inside);
  end if;
  return query execute format($query$
    select listed.* from (
      select array_to_string(entry.path_tokens[$4:$5], '/') as name, entry.id, entry.updated_at, entry.created_at,
        entry.last_accessed_at, entry.metadata
      from unnest($2) as spelling, storage.entries($1, spelling, $3, $5, '', 'asc', null) as entry
    ) as listed
    order by %s
    limit $6 offset $7
  $query$, sort_key)
  using bucketname, spellings, begins, first_level, last_level, least(coalesce(limits, 100), 1500), coalesce(offsets, 0);
end
$$;
