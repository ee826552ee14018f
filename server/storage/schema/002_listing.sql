-- The direct children of a prefix, ordered by the bytes of their names. Walks the index from entry to entry, and so
-- skips a folder in one step, whatever it contains.
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
-- Policies make the planner expect few rows and sort all of them for each step.
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

-- One folder's content: files with their rows, and folders as rows with a null ID. Names are relative to the prefix.
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

-- The same with full names and a cursor. When sorted by time, a folder is as old as its oldest file.
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

alter function storage.entries(text, text, text, int, text, text, int) owner to supabase_storage_admin;
alter function storage.search(text, text, int, int, int, text, text, text) owner to supabase_storage_admin;
alter function storage.search_v2(text, text, int, int, text, text, text, text) owner to supabase_storage_admin;
