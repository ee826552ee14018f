-- Catalogs that visitors can search without an account: missions, companies, schools and makers. Each function
-- limits itself to what everyone may see, returns one page, and counts only slightly beyond it.

-- # Tables

-- The companies and schools that have a public page, as their catalogs find and sort them. Triggers keep it up to date.
create table private.organization_listings (
  organization_id uuid primary key references public.organizations on delete cascade,
  kind public.organization_kind not null check (kind in ('company', 'academia')),
  sector text,
  size text,
  -- Each place that the page names.
  places text[] not null default '{}',
  -- Without accents and capitals: the name, and everything the search looks through.
  sort_name text collate "C" not null,
  words text collate "C" not null,
  -- When it joined or last published an open mission.
  active_at timestamptz not null
);

-- # Indexes

create index organization_listings_by_activity on private.organization_listings (kind, active_at desc, organization_id)
  include (sector, size);
create index organization_listings_by_name on private.organization_listings (kind, sort_name, organization_id)
  include (sector, size);
create index organization_listings_by_words on private.organization_listings
  using gin (words extensions.gin_trgm_ops);
create index organization_listings_by_place on private.organization_listings using gin (places);

create index maker_profiles_shown on public.maker_profiles (organization_id) where is_public;
create index maker_profiles_by_all_words on public.maker_profiles using gin (words extensions.gin_trgm_ops)
  where is_public;
create index maker_profiles_by_skill on public.maker_profiles using gin (skill_slugs) where is_public;

-- # Private helpers

-- "Lyon et Paris" and "Lyon, Paris" are two places.
create function private.places_in(place text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select distinct btrim(one)
    from regexp_split_to_table(place, '\s*[,;/·]\s*|\s+(?:et|and|&)\s+') as one where btrim(one) <> ''
  )
$$;

create function private.list_organization(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.organization_listings (
    organization_id, kind, sector, size, places, sort_name, words, active_at
  )
  select
    organization.id, organization.kind, said.sector, said.size, private.places_in(coalesce(said.place, '')),
    private.plain_words(organization.name),
    private.plain_words(concat_ws(' ', organization.name, said.tagline, said.place, (
      select string_agg(department.name, ' ') from public.departments as department
      where department.organization_id = organization.id
    ))),
    greatest(coalesce(organization.decided_at, organization.created_at), (
      select max(listing.published_at) from public.mission_listings as listing
      where listing.organization_id = organization.id and listing.is_open
    ))
  from public.organizations as organization
  left join public.organization_profiles as said on said.organization_id = organization.id
  where organization.id = wanted and organization.status = 'approved' and organization.kind in ('company', 'academia')
  on conflict (organization_id) do update set
    kind = excluded.kind, sector = excluded.sector, size = excluded.size, places = excluded.places,
    sort_name = excluded.sort_name, words = excluded.words, active_at = excluded.active_at;
  if not found then
    delete from private.organization_listings where organization_id = wanted;
  end if;
end
$$;

create function private.relist_organization() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_organization(
    case when tg_table_name = 'organizations' then (to_jsonb(new) ->> 'id')::uuid
      else (to_jsonb(coalesce(new, old)) ->> 'organization_id')::uuid end
  );
  return null;
end
$$;

-- A mission as a card shows it, without its steps and rubric.
create function private.mission_card(listing public.mission_listings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(listing) - array['words', 'outline', 'rubric', 'translations'] || jsonb_build_object(
    'translations', coalesce((
      select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title', 'summary', value -> 'summary'))
      from jsonb_each(listing.translations)
    ), '{}'),
    'logo', (select said.logo from public.organization_profiles as said where said.organization_id = listing.organization_id),
    'reply_rate', (
      select figures.reply_rate from private.reply_figures as figures
      where figures.organization_id = listing.organization_id
    ),
    'checks', private.checks_of(listing.organization_id)
  )
$$;

create function private.named_skills(slugs text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('slug', skill.slug, 'name_en', skill.name_en, 'name_fr', skill.name_fr) order by skill.slug
  ), '[]')
  from public.skills as skill where skill.slug = any (slugs)
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
    when 'private.reply_figures' then 'goes'
    when 'public.page_views' then 'goes'
    when 'private.page_view_days' then 'goes'
    else 'keeps' end
$$;

-- With the photo that the maker's page shows.
create or replace function private.maker_card(maker private.shown_makers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', maker.id, 'handle', maker.handle, 'name', maker.name, 'headline', maker.headline, 'skills', maker.skills,
    'availability', maker.availability, 'availableFrom', maker.available_from,
    'hasSiret', coalesce(private.is_siret(maker.siret), false), 'rating', private.maker_rating(maker.id),
    'answerHours', private.answer_hours(maker.id), 'placesLeft', private.mentoring_places_left(maker.id),
    'checks', private.checks_of(maker.id),
    'photo', (
      select profile.avatar_url from public.profiles as profile
      where profile.user_id = (select id from private.owners_of(maker.id) as first (id) limit 1)
    )
  )
$$;

create function private.search_patterns(search text[]) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select private.containing(private.plain_words(left(word, 60)))
    from unnest(search[:8]) as word where btrim(word) <> '' order by length(word) desc
  )
$$;

-- # Functions

-- Open missions, 12 per page.
create function public.public_missions(
  search text[] default '{}', category public.mission_category default null,
  difficulty public.mission_difficulty default null, most_hours numeric default null, language text default null,
  company uuid default null, sort text default 'newest', page int default 0
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  first constant int := 12 * least(greatest(page, 0), 1000);
  most constant int := greatest(36, first + 24);
  patterns constant text[] := private.search_patterns(search);
begin
  return (
    with fitting as not materialized (
      select listing.mission_id, listing.published_at, listing.hours
      from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        -- The longest two choose the index.
        and (cardinality(patterns) < 1 or listing.words like patterns[1])
        and (cardinality(patterns) < 2 or listing.words like patterns[2])
        and (cardinality(patterns) < 3 or listing.words like all (patterns[3:]))
        and (public_missions.category is null or listing.category = public_missions.category)
        and (public_missions.difficulty is null or listing.difficulty = public_missions.difficulty)
        and (most_hours is null or listing.hours <= most_hours)
        and (public_missions.language is null or listing.languages @> array[public_missions.language])
        and (company is null or listing.organization_id = company)
    ), found as (
      select mission_id, published_at, null::numeric as hours from (
        select * from fitting where sort <> 'shortest' order by published_at desc, mission_id limit most + 1
      ) as newest
      union all
      select mission_id, published_at, hours from (
        select * from fitting where sort = 'shortest' order by hours, published_at desc, mission_id limit most + 1
      ) as shortest
    ), shown as (
      select listing.*::public.mission_listings as listing, row_number() over (
        order by chosen.hours, chosen.published_at desc, chosen.mission_id
      ) as place
      from (select * from found order by hours, published_at desc, mission_id limit 12 offset first) as chosen
      join public.mission_listings as listing using (mission_id)
    )
    select jsonb_build_object(
      'total', least(count(*), most), 'is_more', count(*) > most,
      'listings', (select coalesce(jsonb_agg(private.mission_card(listing) order by place), '[]') from shown),
      'skills', private.named_skills(array(select distinct unnest((listing).skills) from shown))
    ) from found
  );
end
$$;

-- Beside a mission: up to three others of its company, and up to three others that share most of its skills or at least
-- its category.
create function public.related_missions(mission_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  seen public.mission_listings := (
    select listing from public.mission_listings as listing
    where listing.mission_id = related_missions.mission_id and listing.is_open
  );
begin
  return (
    with company as (
      select listing.*::public.mission_listings as listing, row_number() over (
        order by listing.published_at desc, listing.mission_id
      ) as place
      from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        and listing.organization_id = seen.organization_id and listing.mission_id <> seen.mission_id
      order by listing.published_at desc, listing.mission_id limit 3
    ), nearby as (
      (
        select listing.* from public.mission_listings as listing
        where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
          and listing.organization_id <> seen.organization_id and listing.skills && seen.skills
        order by listing.published_at desc, listing.mission_id limit 30
      )
      union
      (
        select listing.* from public.mission_listings as listing
        where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
          and listing.organization_id <> seen.organization_id and listing.category = seen.category
        order by listing.published_at desc, listing.mission_id limit 30
      )
    ), similar_ones as (
      select listing.*::public.mission_listings as listing, row_number() over (
        order by cardinality(array(select unnest(listing.skills) intersect select unnest(seen.skills))) desc,
          listing.published_at desc, listing.mission_id
      ) as place
      from nearby as listing
      order by place limit 3
    )
    select jsonb_build_object(
      'company', (select coalesce(jsonb_agg(private.mission_card(listing) order by place), '[]') from company),
      'similar', (select coalesce(jsonb_agg(private.mission_card(listing) order by place), '[]') from similar_ones),
      'skills', private.named_skills(array(
        select distinct unnest((listing).skills) from (table company union all table similar_ones) as shown
      ))
    )
  );
end
$$;

-- Companies or schools with a public page, 24 per page, with the places to choose from.
create function public.public_organizations(
  kind public.organization_kind, search text[] default '{}', sector text default null, size text default null,
  place text default null, sort text default 'active', page int default 0
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  first constant int := 24 * least(greatest(page, 0), 1000);
  most constant int := greatest(72, first + 48);
  patterns constant text[] := private.search_patterns(search);
begin
  return (
    with fitting as not materialized (
      select listing.organization_id, listing.active_at, listing.sort_name
      from private.organization_listings as listing
      where listing.kind = public_organizations.kind
        and (cardinality(patterns) < 1 or listing.words like patterns[1])
        and (cardinality(patterns) < 2 or listing.words like all (patterns[2:]))
        and (public_organizations.sector is null or listing.sector = public_organizations.sector)
        and (public_organizations.size is null or listing.size = public_organizations.size)
        and (public_organizations.place is null or listing.places @> array[public_organizations.place])
    ), found as (
      select organization_id, active_at, null as sort_name from (
        select * from fitting where sort <> 'name' order by active_at desc, organization_id limit most + 1
      ) as active
      union all
      select organization_id, active_at, sort_name from (
        select * from fitting where sort = 'name' order by sort_name, organization_id limit most + 1
      ) as named
    ), shown as (
      select chosen.organization_id as id, row_number() over (
        order by chosen.sort_name, chosen.active_at desc, chosen.organization_id
      ) as rank
      from (
        select * from found order by sort_name, active_at desc, organization_id limit 24 offset first
      ) as chosen
    )
    select jsonb_build_object(
      'total', least(count(*), most), 'is_more', count(*) > most,
      'organizations', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', organization.id, 'slug', organization.slug, 'name', organization.name,
          'tagline', coalesce(said.tagline, ''), 'sector', said.sector, 'size', said.size,
          'place', coalesce(said.place, ''), 'logo', said.logo, 'checks', private.checks_of(organization.id),
          'replyRate', figures.reply_rate,
          'missions', (
            select count(*) from public.mission_listings as listing
            where listing.organization_id = organization.id and listing.is_open
              and (listing.closes_on is null or listing.closes_on >= current_date)
          ),
          'departments', array(
            select department.name from public.departments as department
            where department.organization_id = organization.id order by lower(department.name) limit 4
          )
        ) order by shown.rank), '[]')
        from shown
        join public.organizations as organization on organization.id = shown.id and organization.status = 'approved'
        left join public.organization_profiles as said on said.organization_id = shown.id
        left join private.reply_figures as figures on figures.organization_id = shown.id
      ),
      'places', (
        select coalesce(jsonb_agg(often.one order by private.plain_words(often.one)), '[]') from (
          select one from private.organization_listings as listing, unnest(listing.places) as one
          where listing.kind = public_organizations.kind group by one order by count(*) desc, one limit 60
        ) as often
      )
    ) from found
  );
end
$$;

-- Makers with a public page, 12 per page: available ones first, or by name.
create function public.public_makers(
  search text[] default '{}', skill text default null, available boolean default false,
  sort text default 'available', page int default 0
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  first constant int := 12 * least(greatest(page, 0), 1000);
  most constant int := greatest(36, first + 24);
  patterns constant text[] := private.search_patterns(search);
begin
  return (
    with found as (
      select maker.id, maker.name, sort <> 'name' and maker.availability = 'now' as is_first
      from private.shown_makers as maker
      where (cardinality(patterns) < 1 or maker.words like patterns[1])
        and (cardinality(patterns) < 2 or maker.words like all (patterns[2:]))
        and (skill is null or maker.skill_slugs @> array[skill])
        and (not available or maker.availability = 'now')
      order by is_first desc, lower(maker.name), maker.id limit most + 1
    ), shown as (
      select maker, row_number() over (order by chosen.is_first desc, lower(chosen.name), chosen.id) as rank
      from (select * from found order by is_first desc, lower(name), id limit 12 offset first) as chosen
      join private.shown_makers as maker on maker.id = chosen.id
    )
    select jsonb_build_object(
      'total', least(count(*), most), 'is_more', count(*) > most,
      'makers', (select coalesce(jsonb_agg(private.maker_card(maker) order by rank), '[]') from shown),
      'skills', private.named_skills(array(
        select often.slug from (
          select slug from public.maker_profiles as profile, unnest(profile.skill_slugs) as slug
          where profile.is_public group by slug order by count(*) desc, slug limit 200
        ) as often
      ))
    ) from found
  );
end
$$;

-- # Who may call which function

grant execute on function public.public_makers, public.public_missions, public.public_organizations, public.related_missions
to anon, authenticated;

-- # Triggers

create trigger relist_organization after insert or update of name, status, kind, decided_at on public.organizations
  for each row execute function private.relist_organization();
create trigger relist_organization after insert or update or delete on public.organization_profiles
  for each row execute function private.relist_organization();
create trigger relist_organization after insert or update or delete on public.departments
  for each row execute function private.relist_organization();
create trigger relist_organization after insert or update of is_open, published_at on public.mission_listings
  for each row execute function private.relist_organization();

-- # Rows

select private.list_organization(id) from public.organizations;

call private.declare_data('private.organization_listings', null, 'nobody');
