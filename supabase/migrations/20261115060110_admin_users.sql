-- The list of accounts. A page takes as long over a million of them as over a thousand: nothing is counted beyond a
-- thousand, and pages go on from a row instead of skipping those before it.
-- What is asked, condition by condition: as the index can answer it, and so that the index is left alone.
create function private.account_conditions(
  search text, wanted_role public.app_role, wanted_state text, organization uuid, out indexed text[], out loose text[]
) language sql stable set search_path = '' as $$
  select coalesce(array_agg(format('words like %L', pattern) order by place) filter (where pattern is not null), '{}') || (
      select coalesce(array_agg(format('marks @> %L', array[mark]) order by mark), '{}') from unnest(marks) as mark
    ),
    coalesce(array_agg(format('words || '''' like %L', pattern) order by place) filter (where pattern is not null), '{}') || (
      select coalesce(array_agg(format('%L = any (marks)', mark) order by mark), '{}') from unnest(marks) as mark
    )
  from (
    select array_remove(array['role:' || wanted_role, 'organization:' || organization, wanted_state], null) as marks
  ) as wanted
  left join lateral (
    -- A word of one or two letters says something only where another begins with it.
    select place, case when length(word) < 3 then '% ' || substr(private.containing(word), 2) else private.containing(word) end as pattern
    from regexp_split_to_table(btrim(private.plain_words(left(search, 200))), '\s+') with ordinality as typed (word, place)
    where word <> '' limit 8
  ) as words on true
  group by marks
$$;

-- Which of these conditions the index is asked: those that few of the newest accounts meet. A common one costs more there
-- than looking at the rows that the others leave. Nothing, where what is asked for is common as a whole. And how many of
-- a thousand meet it all.
create function private.account_condition(indexed text[], loose text[], out condition text, out near int)
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  looked_at constant int := 1000;
  common constant int := 100;
  hits int[];
begin
  near := looked_at;
  if indexed = '{}' then
    return;
  end if;
  execute format(
    'select array[count(*) filter (where %s), %s] from (
       select words, marks from private.listed_accounts order by created_at desc, user_id desc limit %s
     ) as newest',
    array_to_string(loose, ' and '),
    (select string_agg(format('count(*) filter (where %s)', one), ', ' order by place) from unnest(loose) with ordinality as asked (one, place)),
    looked_at
  ) into hits;
  near := hits[1];
  if near >= common then
    return;
  end if;
  condition := (
    select string_agg(case when hits[place + 1] < common or rare = 0 then asked.one else asked.plain end, ' and ')
    from unnest(indexed, loose) with ordinality as asked (one, plain, place),
      (select count(*) from unnest(hits[2:]) as hit where hit < common) as found (rare)
  );
end
$$;

-- The ids of one page in its order, and how many there are in all, as far as they are counted.
create function private.account_page(
  indexed text[], loose text[], sort_column text, descending boolean, edge uuid, page_size int,
  out total int, out people uuid[]
) language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  counted constant int := 1000;
  -- Common matches are near in every order. Where they are not, what matches is gathered and sorted.
  walked constant int := 10000;
  whole text := array_to_string('{true}' || loose, ' and ');
  rare text;
  near int;
  direction text := case when descending then 'desc' else 'asc' end;
  place text;
  beyond text := 'true';
begin
  select found.condition, found.near into rare, near from private.account_condition(indexed, loose) as found;
  if rare is null then
    execute format(
      'select count(*) from (
         select from (select * from private.listed_accounts order by created_at desc, user_id desc limit %s) as newest
         where %s limit %s
       ) as found',
      counted * 12, whole, counted + 1
    ) into total;
    rare := array_to_string('{true}' || indexed, ' and ');
  end if;
  if coalesce(total, 0) <= counted then
    execute format(
      'select count(*), array_agg(user_id) from (select user_id from private.listed_accounts where %s limit %s) as found',
      rare, counted + 1
    ) into total, people;
  end if;
  if edge is not null then
    execute format('select %I::text from private.listed_accounts where user_id = %L', sort_column, edge) into place;
    if place is not null then
      beyond := format('(%I, user_id) %s (%L, %L)', sort_column, case when descending then '<' else '>' end, place, edge);
    end if;
  end if;
  if total <= counted then
    execute format(
      'select array_agg(user_id order by %1$I %2$s, user_id %2$s) from (
         select * from private.listed_accounts where user_id = any ($1) and %3$s order by %1$I %2$s, user_id %2$s limit %4$s
       ) as page',
      sort_column, direction, beyond, page_size
    ) into people using people;
    return;
  end if;
  people := null;
  if near * walked / 1000 > page_size then
    execute format(
      'select array_agg(user_id order by %1$I %2$s, user_id %2$s) from (
         select * from (
           select * from private.listed_accounts where %3$s order by %1$I %2$s, user_id %2$s limit %5$s
         ) as near where %6$s limit %4$s
       ) as page',
      sort_column, direction, beyond, page_size, walked, whole
    ) into people;
  end if;
  if coalesce(cardinality(people), 0) < page_size then
    execute format(
      'with matching as materialized (select user_id, %1$I from private.listed_accounts where %5$s and %3$s)
       select array_agg(user_id order by %1$I %2$s, user_id %2$s) from (
         select * from matching order by %1$I %2$s, user_id %2$s limit %4$s
       ) as page',
      sort_column, direction, beyond, page_size, rare
    ) into people;
  end if;
end
$$;

create function public.admin_users(
  search text default '', wanted_role public.app_role default null, wanted_state text default null,
  organization uuid default null, sort text default 'newest', edge uuid default null, backwards boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  page_size constant int := 25;
  -- Who has not confirmed the address has never signed in.
  ordered text := case
    when sort = 'name' then 'name' when sort = 'seen' and wanted_state is distinct from 'unconfirmed' then 'last_sign_in_at'
    else 'created_at' end;
  page record;
  is_more boolean;
begin
  if wanted_state not in ('active', 'suspended', 'unconfirmed', 'leaving') then
    wanted_state := null;
  end if;
  backwards := backwards and edge is not null;
  select found.* into page
  from private.account_conditions(search, wanted_role, wanted_state, organization) as asked
  cross join lateral private.account_page(
    asked.indexed, asked.loose, ordered, (ordered <> 'name') <> backwards, edge, page_size + 1
  ) as found;
  is_more := coalesce(cardinality(page.people), 0) > page_size;
  return jsonb_build_object(
    'total', least(page.total, 1000),
    'isCounted', page.total <= 1000,
    'hasBefore', case when backwards then is_more else edge is not null end,
    'hasAfter', case when backwards then true else is_more end,
    'organization', (select named.name from public.organizations as named where named.id = organization),
    'users', (
      select coalesce(jsonb_agg(private.account_line(person) order by case when backwards then -place else place end), '[]')
      from unnest(page.people[:page_size]) with ordinality as listed (person, place)
    )
  );
end
$$;

create function private.account_line(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', person, 'firstName', profile.first_name, 'lastName', profile.last_name, 'email', account.email,
    'createdAt', profile.created_at, 'lastSignInAt', account.last_sign_in_at,
    'isConfirmed', account.email_confirmed_at is not null, 'isSuspended', private.is_suspended(person),
    'isLeaving', profile.deletion_requested_at is not null,
    'roles', array(select held.role from public.user_roles as held where held.user_id = person order by held.role),
    'organizations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', organization.id, 'name', organization.name) order by organization.name), '[]')
      from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.user_id = person
    )
  )
  from auth.users as account join public.profiles as profile on profile.user_id = account.id
  where account.id = person
$$;
grant execute on function public.admin_users to authenticated;
