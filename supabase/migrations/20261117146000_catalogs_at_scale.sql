-- The public catalogs take as long with a hundred thousand organizations as with ten: makers are found and sorted by
-- an index, and the places and skills to choose from are counted when a page changes instead of on each visit.

-- # Tables

-- The makers that have a public page, as their catalog finds and sorts them. Triggers keep it up to date.
create table private.maker_listings (
  organization_id uuid primary key references public.organizations on delete cascade,
  availability text not null,
  available_from date,
  skill_slugs text[] not null default '{}',
  -- Without accents and capitals: the name, and everything the search looks through.
  sort_name text collate "C" not null,
  words text collate "C" not null
);

-- How many pages of a catalog have a place or a skill.
create table private.catalog_choices (
  catalog text not null check (catalog in ('company', 'academia', 'on_maker')),
  choice text not null,
  pages int not null,
  primary key (catalog, choice)
);

-- # Indexes

create index maker_listings_by_name on private.maker_listings (sort_name, organization_id)
  include (availability, available_from);
create index maker_listings_by_words on private.maker_listings using gin (words extensions.gin_trgm_ops);
create index maker_listings_by_skill on private.maker_listings using gin (skill_slugs);
create index catalog_choices_by_use on private.catalog_choices (catalog, pages desc, choice);

drop index public.maker_profiles_shown, public.maker_profiles_by_all_words, public.maker_profiles_by_skill;

-- # Private helpers

create function private.list_maker(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.maker_listings (organization_id, availability, available_from, skill_slugs, sort_name, words)
  select organization.id, profile.availability, profile.available_from, profile.skill_slugs,
    private.plain_words(organization.name), profile.words
  from public.maker_profiles as profile
  join public.organizations as organization on organization.id = profile.organization_id
  where organization.id = wanted and organization.status = 'approved' and organization.kind = 'on_maker'
    and profile.is_public
  on conflict (organization_id) do update set
    availability = excluded.availability, available_from = excluded.available_from, skill_slugs = excluded.skill_slugs,
    sort_name = excluded.sort_name, words = excluded.words;
  -- Looks again: writing the row may have waited for a suspension.
  delete from private.maker_listings where organization_id = wanted and not exists (
    select from private.shown_makers as maker where maker.id = wanted
  );
end
$$;

create function private.relist_maker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_maker(
    case when tg_table_name = 'organizations' then (to_jsonb(new) ->> 'id')::uuid
      else (to_jsonb(coalesce(new, old)) ->> 'organization_id')::uuid end
  );
  return null;
end
$$;

-- In the order of the choices, so that two changes never wait for each other.
create function private.count_choices(catalog text, before text[], after text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.catalog_choices as known (catalog, choice, pages)
  select count_choices.catalog, changed.choice, changed.by from (
    select choice, sum(by)::int as by from (
      select distinct unnest(after) as choice, 1 as by
      union all
      select distinct unnest(before), -1
    ) as each group by choice
  ) as changed where changed.by <> 0 order by changed.choice
  on conflict on constraint catalog_choices_pkey do update set pages = known.pages + excluded.pages;
  delete from private.catalog_choices as known
  where known.catalog = count_choices.catalog and known.choice = any (before) and known.pages <= 0;
end
$$;

create function private.count_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.kind = new.kind then
    perform private.count_choices(new.kind::text, old.places, new.places);
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform private.count_choices(old.kind::text, old.places, '{}');
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_choices(new.kind::text, '{}', new.places);
  end if;
  return null;
end
$$;

create function private.count_maker_skills() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_choices(
    'on_maker',
    case when tg_op = 'INSERT' then '{}' else old.skill_slugs end,
    case when tg_op = 'DELETE' then '{}' else new.skill_slugs end
  );
  return null;
end
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
    when 'private.reply_figures' then 'goes'
    when 'public.page_views' then 'goes'
    when 'private.page_view_days' then 'goes'
    else 'keeps' end
$$;

-- # Functions

-- Companies or schools with a public page, 24 per page, with the places to choose from.
create or replace function public.public_organizations(
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
          select known.choice as one from private.catalog_choices as known
          where known.catalog = public_organizations.kind::text order by known.pages desc, known.choice limit 60
        ) as often
      )
    ) from found
  );
end
$$;

-- Makers with a public page, 12 per page: available ones first, or by name.
create or replace function public.public_makers(
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
    with fitting as not materialized (
      select listing.organization_id as id, listing.sort_name,
        listing.availability = 'now' or listing.availability = 'from' and listing.available_from <= current_date as is_free
      from private.maker_listings as listing
      where (cardinality(patterns) < 1 or listing.words like patterns[1])
        and (cardinality(patterns) < 2 or listing.words like all (patterns[2:]))
        and (skill is null or listing.skill_slugs @> array[skill])
    ), found as (
      select id, sort_name, true as is_first from (
        select * from fitting where is_free and sort <> 'name' order by sort_name, id limit most + 1
      ) as free
      union all
      select id, sort_name, false from (
        select * from fitting where not is_free and sort <> 'name' and not available
        order by sort_name, id limit most + 1
      ) as busy
      union all
      select id, sort_name, false from (
        select * from fitting where sort = 'name' and (is_free or not available) order by sort_name, id limit most + 1
      ) as named
    ), shown as (
      select maker, row_number() over (order by chosen.is_first desc, chosen.sort_name, chosen.id) as rank
      from (select * from found order by is_first desc, sort_name, id limit 12 offset first) as chosen
      join private.shown_makers as maker on maker.id = chosen.id
    )
    select jsonb_build_object(
      'total', least(count(*), most), 'is_more', count(*) > most,
      'makers', (select coalesce(jsonb_agg(private.maker_card(maker) order by rank), '[]') from shown),
      'skills', private.named_skills(array(
        select known.choice from private.catalog_choices as known
        where known.catalog = 'on_maker' order by known.pages desc, known.choice limit 200
      ))
    ) from found
  );
end
$$;

-- # Triggers

create trigger count_places after insert or update of kind, places or delete on private.organization_listings
  for each row execute function private.count_places();
create trigger count_maker_skills after insert or update of skill_slugs or delete on private.maker_listings
  for each row execute function private.count_maker_skills();
create trigger relist_maker after insert or update of name, status, kind on public.organizations
  for each row execute function private.relist_maker();
create trigger relist_maker after insert or update or delete on public.maker_profiles
  for each row execute function private.relist_maker();

-- # Rows

select private.count_choices(kind::text, '{}', places) from private.organization_listings;
select private.list_maker(organization_id) from public.maker_profiles;

call private.declare_data('private.maker_listings', null, 'nobody');
call private.declare_data('private.catalog_choices', null, 'nobody');
