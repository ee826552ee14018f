-- The public catalogs say nothing about suspended organizations: not the skills of a maker, nor a company or school whose
-- page changed while it was being suspended.

create or replace function private.list_organization(wanted uuid) returns void
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
  -- Looks again: writing the row may have waited for a suspension.
  delete from private.organization_listings where organization_id = wanted and not exists (
    select from public.organizations as organization
    where organization.id = wanted and organization.status = 'approved' and organization.kind in ('company', 'academia')
  );
end
$$;

-- With the skills of makers that can be found.
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
          select slug from private.shown_makers as maker, unnest(maker.skill_slugs) as slug
          group by slug order by count(*) desc, slug limit 200
        ) as often
      ))
    ) from found
  );
end
$$;
