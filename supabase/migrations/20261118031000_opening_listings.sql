-- The board: openings that everyone, the students of chosen schools or invited people can find and open. A table keeps
-- what the search needs, so that it takes as long with a million openings as with a few.

-- # Tables

-- The openings that take applications. Triggers keep it up to date.
create table private.opening_listings (
  opening_id uuid primary key references public.openings on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  -- Others are for the students of chosen schools, or for invited people; `private.openings_for` says for whom.
  is_public boolean not null,
  published_at timestamptz not null,
  apply_by date,
  town_slug text references public.towns on update cascade on delete set null,
  latitude float8,
  longitude float8,
  -- The ends of the range in a year, to compare months with hours; in the currency of the opening.
  pay_year_min numeric,
  pay_year_max numeric,
  pay_currency text,
  -- Percent of the organization's answers that came in the promised time; null while there are too few.
  answer_share int check (answer_share between 0 and 100),
  -- Everything it is found by; the first, as many as "labels" says, are counted as choices for filters.
  labels int not null,
  terms text[] collate "C" not null
);
-- Not compressed: a search reads thousands.
alter table private.opening_listings alter column terms set statistics 1000, alter column terms set storage external;

-- # Indexes

create index opening_listings_by_date on private.opening_listings (published_at desc, opening_id);
create index opening_listings_by_terms on private.opening_listings using gin (terms);
create index opening_listings_by_organization on private.opening_listings (organization_id, published_at desc);
create index opening_listings_in_time on private.opening_listings (published_at desc, opening_id) where answer_share >= 90;
create index opening_listings_by_town on private.opening_listings (town_slug);

-- # Private helpers

-- What an amount is in a year. Hours without a week of their own count as 35.
create function private.pay_in_year(amount numeric, period text, hours_per_week numeric) returns numeric
language sql immutable set search_path = '' as $$
  select round(amount * case period when 'year' then 1 when 'month' then 12 else coalesce(hours_per_week, 35) * 52 end)
$$;

create function private.pay_steps() returns int[] language sql immutable set search_path = '' as $$
  select array[10000, 15000, 20000, 25000, 30000, 35000, 40000, 50000, 60000, 80000, 100000]
$$;

-- What can be chosen in filters comes first. Amounts are compared in euros alone.
create function private.opening_labels(content jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'skill:' || (skill ->> 'slug') from jsonb_array_elements(content -> 'skills') as skill
    union all select 'job:' || (content -> 'job' ->> 'slug') where content -> 'job' ? 'slug'
    union all select 'language:' || code from (
      select spoken ->> 'code' as code from jsonb_array_elements(content -> 'languages') as spoken
      union select content ->> 'language' where jsonb_array_length(content -> 'languages') = 0
    ) as spoken
    union all select 'contract:' || kind from jsonb_array_elements_text(content -> 'contracts') as kind
  )
$$;

create function private.opening_terms(content jsonb, organization uuid, published_at timestamptz, pay_year_max numeric)
returns text[] language sql stable security definer set search_path = '' as $$
  select array(
    select 'town:' || (content -> 'town' ->> 'slug') where content -> 'town' ? 'slug'
    union all select 'time:' || (content ->> 'workingTime')
    union all select 'remote:' || (content ->> 'remote')
    union all select 'organization:' || organization
    union all select 'start:' || coalesce(left(content ->> 'startOn', 7), 'open')
    union all select 'pay:' || step from unnest(private.pay_steps()) as step
    where content -> 'pay' ->> 'currency' = 'EUR' and step <= pay_year_max
    union all select 'day:' || to_char(published_at at time zone 'UTC', 'YYYY-MM-DD')
    union all select 'word:' || word from private.words_of(concat_ws(' ',
      content ->> 'title', content -> 'translation' ->> 'title', private.organization_name(organization)
    )) as word
  )
$$;

create function private.has_page(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organizations as shown where shown.id = organization and shown.status = 'approved' and (
      shown.kind <> 'on_maker' or exists (select from private.shown_makers as maker where maker.id = organization)
    )
  )
$$;

-- An opening is listed while it takes applications and its organization has a page.
create function private.is_listed(opening public.openings) returns boolean
language sql stable security definer set search_path = '' as $$
  select opening.status = 'open' and opening.audience <> 'private' and opening.version > 0 and opening.slug is not null
    and opening.places_filled < opening.places and private.has_page(opening.organization_id)
$$;

create function private.list_opening(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.opening_listings as known (
    opening_id, organization_id, is_public, published_at, apply_by, town_slug, latitude, longitude, pay_year_min,
    pay_year_max, pay_currency, labels, terms
  )
  select opening.id, opening.organization_id, opening.audience = 'everyone', opening.published_at,
    (said.content ->> 'applyBy')::date, town.slug, town.latitude, town.longitude, pay.least, pay.most,
    said.content -> 'pay' ->> 'currency', cardinality(labels),
    labels || private.opening_terms(said.content, opening.organization_id, opening.published_at, pay.most)
  from public.openings as opening
  join public.opening_versions as kept on kept.opening_id = opening.id and kept.version = opening.version
  cross join lateral (select kept.content || '{}') as said (content)
  cross join lateral private.opening_labels(said.content) as labels
  cross join lateral (
    select private.pay_in_year((said.content -> 'pay' ->> 'min')::numeric, said.content -> 'pay' ->> 'period', (said.content ->> 'hoursPerWeek')::numeric),
      private.pay_in_year((said.content -> 'pay' ->> 'max')::numeric, said.content -> 'pay' ->> 'period', (said.content ->> 'hoursPerWeek')::numeric)
  ) as pay (least, most)
  left join public.towns as town on town.slug = said.content -> 'town' ->> 'slug'
  where opening.id = wanted and private.is_listed(opening)
  on conflict (opening_id) do update set
    is_public = excluded.is_public, published_at = excluded.published_at, apply_by = excluded.apply_by,
    town_slug = excluded.town_slug, latitude = excluded.latitude, longitude = excluded.longitude,
    pay_year_min = excluded.pay_year_min, pay_year_max = excluded.pay_year_max, pay_currency = excluded.pay_currency,
    labels = excluded.labels, terms = excluded.terms;
  -- Looks again: writing the row may have waited for a suspension.
  delete from private.opening_listings as known where known.opening_id = wanted and not exists (
    select from public.openings as opening where opening.id = wanted and private.is_listed(opening)
  );
end
$$;

create function private.relist_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_opening((to_jsonb(new) ->> case when tg_table_name = 'openings' then 'id' else 'opening_id' end)::uuid);
  return null;
end
$$;

create function private.relist_openings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform private.list_opening(opening.id) from public.openings as opening
  where opening.organization_id = (changed ->> case when tg_table_name = 'organizations' then 'id' else 'organization_id' end)::uuid
    and opening.status = 'open' and opening.version > 0;
  return null;
end
$$;

-- The openings with a limited audience that a person can see: as a student linked to a chosen school, or invited by
-- confirmed address or by card.
create function private.openings_for(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select shared.opening_id from public.students as student
  join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
  join public.opening_schools as shared on shared.organization_id = student.organization_id
  join public.openings as opening on opening.id = shared.opening_id and opening.audience = 'schools'
  where student.user_id = person and student.linked_at is not null and student.status <> 'left'
  union
  select invited.opening_id from public.opening_invitations as invited
  join public.openings as opening on opening.id = invited.opening_id and opening.audience = 'invited'
  where invited.revoked_at is null
    and (invited.user_id = person or invited.email = private.confirmed_email_of(person))
$$;

-- Whether a person, or a visitor if there is none, can read about an opening.
create function private.can_see_opening(opening public.openings, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_page(opening.organization_id) and opening.version > 0 and opening.slug is not null and (
    opening.audience = 'everyone'
    or person is not null and opening.audience <> 'private' and opening.id in (select private.openings_for(person))
  )
$$;

-- The terms that a filter requires, all of them.
create function private.wanted_openings(filter jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select 'skill:' || (filter ->> 'skill') where filter ? 'skill'
    union all select 'job:' || (filter ->> 'job') where filter ? 'job'
    union all select 'contract:' || (filter ->> 'contract') where filter ? 'contract'
    union all select 'time:' || (filter ->> 'time') where filter ? 'time'
    union all select 'remote:' || (filter ->> 'remote') where filter ? 'remote'
    union all select 'language:' || (filter ->> 'language') where filter ? 'language'
    union all select 'organization:' || (filter ->> 'organization') where filter ? 'organization'
    union all select 'pay:' || max(step) from unnest(private.pay_steps()) as step
    where filter ? 'pay' and step <= (filter ->> 'pay')::int having max(step) is not null
  )
$$;

-- Towns in reach of a place, nearest first.
create function private.towns_near(place text, kilometers int) returns table (slug text, distance float8)
language sql stable security definer set search_path = '' as $$
  select town.slug, away.distance from public.towns as wanted, public.towns as town
  cross join lateral private.kilometres(
    wanted.latitude::float8, wanted.longitude::float8, town.latitude::float8, town.longitude::float8
  ) as away (distance)
  where wanted.slug = place
    -- A square that holds the circle is cheaper to measure.
    and abs(town.latitude - wanted.latitude) * 111 <= least(greatest(kilometers, 0), 500) + 1
    and abs(town.longitude - wanted.longitude)::float8 * 111 * cosd(abs(wanted.latitude)::float8 + 5)
      <= least(greatest(kilometers, 0), 500) + 1
    and away.distance <= least(greatest(kilometers, 0), 500) + 0.5
  order by away.distance, town.slug
$$;

-- At most as many as requested, newest first. What is common is found along the newest; what isn't found there, or is
-- asked for with several filters, is rarer: the index of terms finds it among more, and then among all. So no search
-- reads many more rows than it shows, however many openings there are. Planned for the values of each round.
create function private.newest_openings(
  person uuid, filter jsonb, most int, since timestamptz default null, until timestamptz default null
) returns uuid[]
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off as $$
declare
  fresh_count constant int := 5000;
  -- About as many times more are looked through next.
  recent_factor constant int := 20;
  mine uuid[] := case when person is null then '{}' else array(select private.openings_for(person)) end;
  asked text[] := private.wanted_openings(filter);
  near text[] := case when filter ? 'town' then array(
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
  recent date := (now() - recent_factor * (now() - fresh))::date;
  days text[];
  oldest timestamptz;
  is_ordered boolean;
  is_last boolean;
  found uuid[];
begin
  for round in case when fresh is not null and conditions >= 3 then 1 else 0 end .. 2 loop
    is_ordered := round = 0 or not has_terms;
    -- Where the newest are all there are, a further round would look at the same.
    is_last := round = 2 or round = 0 and (not has_terms or fresh is null or since >= fresh);
    oldest := greatest(since, case when round = 0 and has_terms then fresh end);
    days := null;
    if round = 1 and not exists (select from private.opening_listings as listing where listing.published_at < recent) then
      is_last := true;
    elsif round = 1 then
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
      order by case when is_ordered then listing.published_at else listing.published_at + interval '0' end desc, listing.opening_id
      limit most
    );
    exit when cardinality(found) >= most or is_last;
  end loop;
  return found;
end
$$;

-- In the order of the sort: the newest, or the nearest to the place of the filter.
create function private.search_openings(person uuid, filter jsonb, sort text, most int) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  found uuid[] := private.newest_openings(person, filter, most);
  nearest uuid[] := '{}';
  town record;
begin
  if sort <> 'nearest' or not filter ? 'town' then
    return found;
  end if;
  if cardinality(found) < most then
    return array(
      select listing.opening_id from unnest(found) with ordinality as one (id, place)
      join private.opening_listings as listing on listing.opening_id = one.id
      join private.towns_near(filter ->> 'town', 500) as near on near.slug = listing.town_slug
      order by near.distance, one.place
    );
  end if;
  -- More than are shown: from town to town, until there are enough.
  for town in select * from private.towns_near(filter ->> 'town', coalesce((filter ->> 'within')::int, 30)) loop
    nearest := nearest || private.newest_openings(
      person, filter || jsonb_build_object('town', town.slug, 'within', 0), most - cardinality(nearest)
    );
    exit when cardinality(nearest) >= most;
  end loop;
  return nearest;
end
$$;

create function private.opening_organization(organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', known.name, 'slug', known.slug, 'kind', known.kind, 'logo', said.logo, 'checks', private.checks_of(known.id)
  )
  from public.organizations as known
  left join public.organization_profiles as said on said.organization_id = known.id
  where known.id = organization
$$;

-- An opening as a card shows it.
create function private.opening_card(wanted uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', opening.id, 'slug', opening.slug, 'title', said.content -> 'title', 'language', said.content -> 'language',
    'translatedTitle', said.content -> 'translation' -> 'title', 'audience', opening.audience,
    'organization', private.opening_organization(opening.organization_id),
    'town', said.content -> 'town', 'remote', said.content -> 'remote', 'contract', said.content -> 'contracts' -> 0,
    'workingTime', said.content -> 'workingTime', 'hoursPerWeek', said.content -> 'hoursPerWeek',
    'durationMonths', said.content -> 'durationMonths', 'startOn', said.content -> 'startOn', 'pay', said.content -> 'pay',
    'applyBy', said.content -> 'applyBy', 'publishedAt', opening.published_at,
    'skills', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', skill -> 'slug', 'nameEn', skill -> 'nameEn', 'nameFr', skill -> 'nameFr', 'must', skill -> 'must'
      ) order by (skill -> 'must')::boolean desc, place), '[]')
      from jsonb_array_elements(said.content -> 'skills') with ordinality as listed (skill, place)
    ),
    'answerDays', said.content -> 'stages' -> 0 -> 'answerDays',
    'answerShare', (select listing.answer_share from private.opening_listings as listing where listing.opening_id = opening.id)
  )
  from public.openings as opening
  join public.opening_versions as kept on kept.opening_id = opening.id and kept.version = opening.version
  cross join lateral (select kept.content || '{}') as said (content)
  where opening.id = wanted
$$;

-- A mission that anyone can open, named in its languages.
create function private.named_mission(listing public.mission_listings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', listing.mission_id, 'title', listing.title, 'language', listing.language,
    'translations', coalesce((
      select jsonb_object_agg(key, value -> 'title') from jsonb_each(listing.translations)
    ), '{}'),
    'organization', listing.organization_name, 'difficulty', listing.difficulty, 'hours', listing.hours
  )
$$;

-- Open missions that prove what an opening requires, those it names first: {"sql": {mission}}.
create function private.proving_missions(content jsonb, organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(asked.slug, private.named_mission(proving.listing)), '{}')
  from (
    select skill ->> 'slug' as slug from jsonb_array_elements(content -> 'skills') as skill where (skill -> 'must')::boolean
  ) as asked
  cross join lateral (
    select one.listing from (
      (
        select listing.*::public.mission_listings as listing, 0 as rank
        from jsonb_array_elements(content -> 'missions') as linked
        join public.mission_listings as listing on listing.mission_id = (linked ->> 'id')::uuid
        where linked -> 'skills' ? asked.slug and listing.is_open
          and (listing.closes_on is null or listing.closes_on >= current_date)
        limit 1
      )
      union all
      (
        select listing.*::public.mission_listings, case when listing.organization_id = organization then 1 else 2 end
        from public.mission_listings as listing
        where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
          and listing.skills @> array[asked.slug]
        order by 2, listing.published_at desc, listing.mission_id limit 1
      )
    ) as one
    order by one.rank limit 1
  ) as proving
$$;

-- A listing goes with its organization.
create or replace function private.merge_rule(target regclass) returns text
language sql stable set search_path = '' as $$
  select case target::text
    when 'public.organization_members' then 'moves'
    when 'public.team_invitations' then 'moves'
    when 'public.missions' then 'moves'
    when 'public.request_questions' then 'goes'
    when 'public.organization_profiles' then 'goes'
    when 'public.maker_profiles' then 'goes'
    when 'public.organization_suspensions' then 'goes'
    when 'private.organization_checks' then 'goes'
    when 'private.organization_listings' then 'goes'
    when 'private.maker_listings' then 'goes'
    when 'private.opening_listings' then 'goes'
    when 'private.reply_figures' then 'goes'
    when 'public.page_views' then 'goes'
    when 'private.page_view_days' then 'goes'
    else 'keeps' end
$$;

-- # Functions

-- A page of 12 openings, how many there are (up to 500), and what can be chosen in filters. The filter: search, job,
-- skill, town with within (kilometers), remote, contract, time, start (a month), pay (euros in a year), language, school,
-- organization, inTime.
create function public.find_openings(filter jsonb default '{}', sort text default 'newest', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  most constant int := 500;
  first constant int := 12 * least(greatest(page, 0), 41);
  asked constant jsonb := find_openings.filter - 'anyOf';
  found uuid[];
begin
  perform private.require_feature('openings');
  found := private.search_openings((select auth.uid()), asked, sort, most + 1);
  return (
    with counted as (
      select split_part(term, ':', 1) as kind, substr(term, strpos(term, ':') + 1) as value, count(*) as number
      from private.opening_listings as listing, unnest(listing.terms[:listing.labels]) as term
      where listing.opening_id = any (found[:most]) group by term
    ), ranked as (
      select *, row_number() over (partition by kind order by number desc, value) as rank from counted
    )
    select jsonb_build_object(
      'total', least(cardinality(found), most), 'isMore', cardinality(found) > most,
      'openings', (
        select coalesce(jsonb_agg(private.opening_card(one.id) || jsonb_build_object('kilometers', round(
          private.kilometres(place.latitude::float8, place.longitude::float8, listing.latitude, listing.longitude)
        )) order by one.place), '[]')
        from unnest(found[first + 1 : least(first + 12, most)]) with ordinality as one (id, place)
        join private.opening_listings as listing on listing.opening_id = one.id
        left join public.towns as place on place.slug = asked ->> 'town'
      ),
      'choices', (
        select coalesce(jsonb_object_agg(kind, options), '{}') from (
          select kind, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'value', value, 'count', number, 'nameEn', coalesce(skill.name_en, job.title_en),
            'nameFr', coalesce(skill.name_fr, job.title_fr)
          )) order by number desc, value) as options
          from ranked
          left join public.skills as skill on kind = 'skill' and skill.slug = value
          left join public.jobs as job on kind = 'job' and job.slug = value
          where rank <= 40 group by kind
        ) as choice
      ),
      'schools', (
        select coalesce(jsonb_agg(jsonb_build_object('value', slug, 'name', name) order by private.plain_words(name)), '[]')
        from (
          select distinct school.slug, school.name from private.partnerships_in_force as force
          join public.organizations as school on school.id = force.school_id
          where force.is_named and exists (
            select from private.opening_listings as listing where listing.organization_id = force.partner_id
          ) order by school.name limit 60
        ) as partnered
      ),
      -- What the filter names, in words.
      'named', jsonb_strip_nulls(jsonb_build_object(
        'skill', (select jsonb_build_object('nameEn', name_en, 'nameFr', name_fr) from public.skills where slug = asked ->> 'skill'),
        'job', (select jsonb_build_object('nameEn', title_en, 'nameFr', title_fr) from public.jobs where slug = asked ->> 'job'),
        'town', (select jsonb_build_object('nameEn', name_en, 'nameFr', name_fr) from public.towns where slug = asked ->> 'town'),
        'school', (
          select jsonb_build_object('nameEn', name, 'nameFr', name) from public.organizations
          where slug = asked ->> 'school' and kind = 'academia' and status = 'approved'
        )
      ))
    )
  );
end
$$;

-- Everything about one opening, for those who can see it; null for others, and when it is archived. Those that no longer
-- take applications still have their page, so that a link explains itself.
create function public.opening_page(slug text) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  me uuid := (select auth.uid());
  opening public.openings;
  content jsonb;
  skills text[];
begin
  perform private.require_feature('openings');
  select * into opening from public.openings as kept where kept.slug = lower(opening_page.slug);
  if opening.id is null or opening.status not in ('open', 'paused', 'filled', 'closed')
    or not private.can_see_opening(opening, me) then
    return null;
  end if;
  content := (
    select kept.content from public.opening_versions as kept
    where kept.opening_id = opening.id and kept.version = opening.version
  );
  skills := array(
    select 'skill:' || (skill ->> 'slug') from jsonb_array_elements(content -> 'skills') as skill
    where (skill -> 'must')::boolean
  );
  return private.opening_card(opening.id) || jsonb_build_object(
    'description', content -> 'description', 'translation', content -> 'translation', 'job', case when content -> 'job' ? 'slug' then (content -> 'job') - 'near' end,
    'languages', content -> 'languages', 'places', content -> 'places', 'skills', content -> 'skills',
    'stages', (
      select coalesce(jsonb_agg(stage - 'id' order by place), '[]')
      from jsonb_array_elements(content -> 'stages') with ordinality as listed (stage, place)
    ),
    'isOpen', private.is_listed(opening) and coalesce((content ->> 'applyBy')::date >= current_date, true),
    'changedAt', (
      select kept.published_at from public.opening_versions as kept
      where kept.opening_id = opening.id and kept.version = opening.version
    ),
    'about', (
      select jsonb_build_object(
        'tagline', coalesce(said.tagline, ''), 'sector', said.sector, 'size', said.size, 'place', coalesce(said.place, ''),
        'website', known.website, 'replyRate', figures.reply_rate
      )
      from public.organizations as known
      left join public.organization_profiles as said on said.organization_id = known.id
      left join private.reply_figures as figures on figures.organization_id = known.id
      where known.id = opening.organization_id
    ),
    'missions', private.proving_missions(content, opening.organization_id),
    'others', (
      select coalesce(jsonb_agg(private.opening_card(one.id) order by one.place), '[]') from unnest(array(
        select id from unnest(private.newest_openings(me, jsonb_build_object('organization', opening.organization_id), 4))
          with ordinality as reached (id, place) where id <> opening.id order by place limit 3
      )) with ordinality as one (id, place)
    ),
    'similar', (
      select coalesce(jsonb_agg(private.opening_card(one.id) order by one.place), '[]') from unnest(array(
        select listing.opening_id
        from unnest(private.newest_openings(me, jsonb_build_object('anyOf', to_jsonb(skills)), 40)) as reached
        join private.opening_listings as listing on listing.opening_id = reached
        where listing.organization_id <> opening.organization_id
        order by cardinality(array(select unnest(listing.terms) intersect select unnest(skills))) desc,
          listing.terms @> array['job:' || coalesce(content -> 'job' ->> 'slug', '')] desc, listing.published_at desc,
          listing.opening_id
        limit 3
      )) with ordinality as one (id, place)
    )
  );
end
$$;

-- The published openings of a company or maker, for its own site and for aggregators.
create function public.opening_feed(organization_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization public.organizations;
begin
  perform private.require_feature('openings');
  select * into organization from public.organizations as known
  where known.slug = lower(organization_slug) and known.kind in ('company', 'on_maker');
  if organization.id is null or not private.has_page(organization.id) then
    return null;
  end if;
  return private.opening_organization(organization.id) || jsonb_build_object('openings', (
    select coalesce(jsonb_agg(
      private.opening_card(listing.opening_id) || jsonb_build_object(
        'description', kept.content -> 'description', 'translation', kept.content -> 'translation',
        'languages', kept.content -> 'languages', 'places', kept.content -> 'places', 'changedAt', kept.published_at
      ) order by listing.published_at desc, listing.opening_id
    ), '[]')
    from (
      select * from private.opening_listings as known
      where known.organization_id = organization.id and known.is_public
        and (known.apply_by is null or known.apply_by >= current_date)
      order by known.published_at desc limit 500
    ) as listing
    join public.openings as opening on opening.id = listing.opening_id
    join public.opening_versions as kept on kept.opening_id = opening.id and kept.version = opening.version
  ));
end
$$;

-- # What search engines know

create or replace view private.public_addresses as
  select 'missions' as kind, listing.mission_id::text as key, '/missions/' || listing.mission_id as path,
    coalesce(version.published_at, listing.published_at) as changed_at
  from public.mission_listings as listing
  left join public.mission_versions as version
    on version.mission_id = listing.mission_id and version.version = listing.version
  where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
  union all
  select case organization.kind when 'company' then 'companies' else 'schools' end, organization.slug,
    case organization.kind when 'company' then '/companies/' else '/schools/' end || organization.slug,
    greatest(organization.decided_at, said.updated_at)
  from public.organizations as organization
  left join public.organization_profiles as said on said.organization_id = organization.id
  where organization.status = 'approved' and organization.kind in ('company', 'academia')
  union all
  select 'makers', maker.handle, '/makers/' || maker.handle, profile.updated_at
  from private.shown_makers as maker
  join public.maker_profiles as profile on profile.organization_id = maker.id
  union all
  select 'cases', maker.handle || '/' || one.slug, '/makers/' || maker.handle || '/' || one.slug, one.updated_at
  from private.shown_makers as maker
  join public.portfolio_cases as one on one.organization_id = maker.id
  where one.is_published and one.deleted_at is null
  union all
  select 'events', event.id::text, '/events/' || event.id, event.updated_at
  from public.events as event
  join public.organizations as organization
    on organization.id = event.organization_id and organization.status = 'approved'
  where event.status = 'published' and event.audience = 'everyone' and event.ends_at > now() and private.is_on('events')
  union all
  select 'openings', opening.slug, '/openings/' || opening.slug, kept.published_at
  from private.opening_listings as listing
  join public.openings as opening on opening.id = listing.opening_id
  join public.opening_versions as kept on kept.opening_id = opening.id and kept.version = opening.version
  where listing.is_public and (listing.apply_by is null or listing.apply_by >= current_date) and private.is_on('openings');

-- # Triggers

create trigger relist_opening after insert or update on public.openings
  for each row execute function private.relist_opening();
create trigger relist_opening after insert on public.opening_versions
  for each row execute function private.relist_opening();
create trigger relist_openings after update of name, status, kind on public.organizations
  for each row when (
    (old.name, old.status, old.kind) is distinct from (new.name, new.status, new.kind)
  ) execute function private.relist_openings();
create trigger relist_openings after insert or update of is_public or delete on public.maker_profiles
  for each row execute function private.relist_openings();
create trigger opening_words after insert or update of terms on private.opening_listings
  for each row execute function private.gather_card_words();

-- # Rows, policies and grants

select private.list_opening(id) from public.openings;

-- Visitors choose a place on the board.
grant select on public.towns to anon;
alter policy "Everyone reads the list of towns" on public.towns to anon, authenticated;

grant execute on function public.find_openings, public.opening_page, public.opening_feed to anon, authenticated;

call private.declare_data('private.opening_listings', null, 'nobody');
