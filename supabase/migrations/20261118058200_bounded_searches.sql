-- A search among many openings reads about as many rows as it shows, also when its filters are common, or it asks for the
-- nearest.

drop function private.newest_openings(uuid, jsonb, int, timestamptz, timestamptz);

-- At most as many as requested, newest first. What is common is found along the newest; what isn't found there, or is
-- asked for with several filters, is rarer. The index of terms then finds it among twice as many; how many it finds there
-- says how far back there are enough. So a search reads few more rows than it shows, however many openings there are.
-- Planned for the values of each round.
-- By distance, it returns the nearest first, or null if there are too many to read them all.
create function private.newest_openings(
  person uuid, filter jsonb, most int, since timestamptz default null, until timestamptz default null,
  towns text[] default null, by_distance boolean default false
) returns uuid[]
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off as $$
declare
  fresh_count constant int := 5000;
  mine uuid[] := case when person is null then '{}' else array(
    select private.openings_for(person) union select private.openings_shared_with_staff(person)
  ) end;
  asked text[] := private.wanted_openings(filter);
  -- Nearest first.
  near text[] := case when towns is not null then array(select 'town:' || slug from unnest(towns) as slug)
    when filter ? 'town' then array(
      select 'town:' || town.slug from private.towns_near(filter ->> 'town', coalesce((filter ->> 'within')::int, 30)) as town
    ) end;
  -- In this month, or whenever suits.
  start text[] := case when filter ? 'start' then array['start:' || (filter ->> 'start'), 'start:open'] end;
  partners text[] := case when filter ? 'school' then array(
    select 'organization:' || force.partner_id from private.partnerships_in_force as force
    join public.organizations as school on school.id = force.school_id
    where school.slug = filter ->> 'school' and force.is_named
  ) end;
  any_of text[] := case when filter ? 'anyOf' then array(select jsonb_array_elements_text(filter -> 'anyOf')) end;
  in_time int := case when (filter ->> 'inTime')::boolean then 90 end;
  typed text[] := array(
    select word from unnest(array(select private.words_of(filter ->> 'search'))) as word order by length(word) desc limit 4
  );
  first text[] := case when cardinality(typed) > 0 then private.meanings(typed[1]) end;
  second text[] := case when cardinality(typed) > 1 then private.meanings(typed[2]) end;
  third text[] := case when cardinality(typed) > 2 then private.meanings(typed[3]) end;
  fourth text[] := case when cardinality(typed) > 3 then private.meanings(typed[4]) end;
  conditions constant int := cardinality(asked)
    + num_nonnulls(near, start, partners, any_of, first, second, third, fourth);
  has_terms constant boolean := conditions > 0;
  fresh timestamptz := (
    select listing.published_at from private.opening_listings as listing
    order by listing.published_at desc, listing.opening_id offset fresh_count limit 1
  );
  recent date := (now() - 2 * (now() - fresh))::date;
  start_at constant int := case
    when by_distance and fresh is null then 3 when fresh is not null and (by_distance or conditions >= 3) then 1 else 0 end;
  days text[];
  oldest timestamptz;
  is_ordered boolean;
  is_last boolean;
  found uuid[];
begin
  for round in start_at .. 3 loop
    is_ordered := round = 0 or not has_terms;
    -- Where the newest are all there are, a further round would look at the same.
    is_last := round = 3 or round = 0 and (not has_terms or fresh is null or since >= fresh);
    oldest := greatest(since, case when round = 0 and has_terms then fresh end);
    days := null;
    if round = 2 then
      -- Rarer ones are few enough to read them all.
      continue when found is null or cardinality(found) * 10 < most;
      recent := (now() - (now() - recent) * 1.5 * most / cardinality(found))::date;
    end if;
    if round in (1, 2) and (since >= recent or not exists (
      select from private.opening_listings as listing where listing.published_at < recent
    )) then
      is_last := true;
    elsif round in (1, 2) then
      continue when recent < current_date - 200;
      days := array(select 'day:' || to_char(day, 'YYYY-MM-DD') from generate_series(recent, current_date, interval '1 day') as day);
    end if;
    found := array(
      select listing.opening_id from private.opening_listings as listing
      where (asked = '{}' or listing.terms @> asked)
        and (near is null or listing.terms && near)
        and (start is null or listing.terms && start)
        and (partners is null or listing.terms && partners)
        and (any_of is null or listing.terms && any_of)
        and (first is null or listing.terms && first)
        and (second is null or listing.terms && second)
        and (third is null or listing.terms && third)
        and (fourth is null or listing.terms && fourth)
        and (days is null or listing.terms && days)
        and (oldest is null or listing.published_at > oldest)
        and (until is null or listing.published_at <= until)
        and (in_time is null or listing.answer_share >= in_time)
        and (listing.apply_by is null or listing.apply_by >= current_date)
        and (listing.is_public or listing.opening_id = any (mine))
      order by case when by_distance and is_last then array_position(near, 'town:' || listing.town_slug) end,
        case when is_ordered then listing.published_at else listing.published_at + interval '0' end desc, listing.opening_id
      limit most
    );
    exit when is_last;
    if by_distance and cardinality(found) * 10 >= most then
      return null;
    end if;
    exit when cardinality(found) >= most;
  end loop;
  return found;
end
$$;

-- Nearest first, of towns that are in this order. If there are too many to read them all: the nearest town, then more
-- towns together, until there are enough.
create function private.nearest_openings(person uuid, filter jsonb, most int, towns text[]) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  found uuid[] := private.newest_openings(person, filter, most, towns => towns, by_distance => cardinality(towns) <> 1);
  place int := 1;
  size int := 1;
begin
  if found is not null then
    return found;
  end if;
  found := '{}';
  while place <= cardinality(towns) and cardinality(found) < most loop
    found := found || private.nearest_openings(
      person, filter, most - cardinality(found), towns[place : place + size - 1]
    );
    place := place + size;
    size := place - 1;
  end loop;
  return found;
end
$$;

-- In the order of the sort: the newest, or the nearest to the place of the filter.
create or replace function private.search_openings(person uuid, filter jsonb, sort text, most int) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if sort <> 'nearest' or not filter ? 'town' then
    return private.newest_openings(person, filter, most);
  end if;
  return private.nearest_openings(person, filter, most, array(
    select near.slug from private.towns_near(filter ->> 'town', coalesce((filter ->> 'within')::int, 30)) as near
  ));
end
$$;
