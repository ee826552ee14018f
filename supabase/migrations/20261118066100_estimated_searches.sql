-- A search among many openings asks the planner how many rows each condition has. From that follow how many days back there
-- are enough, and which conditions the index looks up: reading the entries of a common term takes longer than checking it in
-- the rows that rarer ones leave.

-- How many openings there are, and how many have a term of each set, as the planner estimates. Volatile: others can't ask
-- the planner.
create function private.expected_openings(sets text[]) returns float8[]
language plpgsql volatile security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
declare
  plan jsonb;
begin
  execute 'explain (format json) select from private.opening_listings' || (
    select string_agg(format(
      ' union all select from private.opening_listings as listing where listing.terms && %L::text[]', terms
    ), '' order by place) from unnest(sets) with ordinality as listed (terms, place)
  ) into plan;
  return array(
    select (branch ->> 'Plan Rows')::float8
    from jsonb_array_elements(plan #> '{0,Plan,Plans}') with ordinality as listed (branch, place) order by place
  );
end
$$;

-- At most as many as requested, newest first; by distance, the nearest first, or null if there are too many to read them
-- all.
create or replace function private.newest_openings(
  person uuid, filter jsonb, most int, since timestamptz default null, until timestamptz default null,
  towns text[] default null, by_distance boolean default false
) returns uuid[]
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 as $$
declare
  -- Microseconds to read an entry of the index, and a row.
  entry_cost constant float8 := 0.015;
  row_cost constant float8 := 4;
  -- So few are searched in whatever way the planner likes.
  few constant int := 5000;
  -- The newest tell how many are published in a day.
  sample constant int := 1500;
  mine uuid[] := case when person is null then '{}' else array(
    select private.openings_for(person) union select private.openings_shared_with_staff(person)
  ) end;
  -- Nearest first.
  near text[] := case when towns is not null then array(select 'town:' || slug from unnest(towns) as slug)
    when filter ? 'town' then array(
      select 'town:' || town.slug from private.towns_near(filter ->> 'town', coalesce((filter ->> 'within')::int, 30)) as town
    ) end;
  in_time int := case when (filter ->> 'inTime')::boolean then 90 end;
  -- Sets of terms: an opening has at least one of each.
  sets text[] := array(select array[term]::text from unnest(private.wanted_openings(filter)) as term) || array_remove(array[
    near::text,
    -- In this month, or whenever suits.
    case when filter ? 'start' then array['start:' || (filter ->> 'start'), 'start:open']::text end,
    case when filter ? 'school' then array(
      select 'organization:' || force.partner_id from private.partnerships_in_force as force
      join public.organizations as school on school.id = force.school_id
      where school.slug = filter ->> 'school' and force.is_named
    )::text end,
    case when filter ? 'anyOf' then array(select jsonb_array_elements_text(filter -> 'anyOf'))::text end
  ], null);
  shares float8[];
  total float8;
  share float8 := 1;
  newest timestamptz;
  wanted float8 := 1.5 * most;
  oldest timestamptz;
  days text;
  part float8;
  reads float8;
  cost float8;
  conditions text;
  one record;
  is_last boolean;
  -- Not in the order of an index.
  is_sorted boolean := false;
  found uuid[];
begin
  if filter ? 'search' then
    sets := sets || array(
      select private.meanings(word)::text from unnest(array(select private.words_of(filter ->> 'search'))) as word
      order by length(word) desc limit 4
    );
  end if;
  if '{}' = any (sets) then
    return '{}';
  end if;
  if sets <> '{}' then
    shares := private.expected_openings(sets);
    total := shares[1];
    shares := array(
      select least(number / total, 1) from unnest(shares[2:]) with ordinality as one (number, place) order by place
    );
    foreach part in array shares loop
      share := share * part;
    end loop;
    if total > few and by_distance and total * share > 6 * most then
      return null;
    end if;
    newest := (
      select listing.published_at from private.opening_listings as listing
      order by listing.published_at desc, listing.opening_id offset sample limit 1
    );
  end if;
  for round in 1 .. 3 loop
    is_last := true;
    oldest := since;
    if total > few and newest is not null and not by_distance and round < 3 and total * share > wanted then
      oldest := date_trunc('day', now() - (now() - newest) * (wanted / share / sample), 'UTC');
      is_last := coalesce(oldest <= since, false);
      oldest := greatest(oldest, since);
    end if;
    conditions := '';
    if total > few then
      -- What lies in the time looked at.
      part := coalesce(least(extract(epoch from now() - oldest) / extract(epoch from now() - newest) * sample / total, 1), 1);
      days := case when oldest > now() - interval '200 days' then array(
        select 'day:' || to_char(day, 'YYYY-MM-DD') from generate_series(
          (oldest at time zone 'UTC')::date, (now() at time zone 'UTC')::date, interval '1 day'
        ) as day
      )::text end;
      reads := total;
      cost := 0;
      for one in
        select * from unnest(sets || days, shares || part) as listed (terms, share)
        where listed.terms is not null order by listed.share
      loop
        if reads = total or total * one.share * entry_cost < reads * (1 - one.share) * row_cost then
          conditions := conditions || format(' and listing.terms && %L::text[]', one.terms);
          cost := cost + total * one.share * entry_cost;
          reads := reads * one.share;
        else
          conditions := conditions || format(' and (listing.terms && %L::text[]) is true', one.terms);
        end if;
      end loop;
      cost := cost + reads * row_cost;
      -- What is common is found sooner along the newest.
      if not by_distance and least(part * total, most / share) * row_cost < cost then
        conditions := (
          select string_agg(format(' and (listing.terms && %L::text[]) is true', listed.terms), '' order by listed.share)
          from unnest(sets, shares) as listed (terms, share)
        );
      else
        is_sorted := true;
      end if;
    else
      conditions := coalesce((
        select string_agg(format(' and listing.terms && %L::text[]', terms), '') from unnest(sets) as terms
      ), '');
    end if;
    execute format(
      $search$select array(
        select listing.opening_id from private.opening_listings as listing
        where ($1 is null or listing.published_at > $1) and ($2 is null or listing.published_at <= $2)
          and ($3 is null or listing.answer_share >= $3) and (listing.apply_by is null or listing.apply_by >= current_date)
          and (listing.is_public or listing.opening_id = any ($4)) %s
        order by %s listing.published_at%s desc, listing.opening_id limit $5
      )$search$,
      conditions, case when by_distance then $order$array_position($6, 'town:' || listing.town_slug),$order$ end,
      case when is_sorted then $order$ + interval '0'$order$ end
    ) into found using oldest, until, in_time, mine, most, near;
    exit when is_last or cardinality(found) >= most;
    -- There were fewer than expected.
    wanted := wanted * least(greatest(1.5 * most / greatest(cardinality(found), 1), 2), 20);
  end loop;
  return found;
end
$$;
