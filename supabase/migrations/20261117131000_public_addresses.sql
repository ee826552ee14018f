-- Addresses that search engines should know: pages of the public catalogs, and nothing else. People and certificates are
-- open to those who have their address, and aren't listed.

-- One row per page. Suspended organizations, closed missions, private makers and events for some students have none.
create view private.public_addresses as
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
  where event.status = 'published' and event.audience = 'everyone' and event.ends_at > now() and private.is_on('events');

-- [path, time of the last change], in the order of their keys and after the given one.
create function public.public_addresses(wanted_kind text, after_key text default '', most int default 10000)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(page.path, page.changed_at) order by page.key collate "C"), '[]')
  from (
    select * from private.public_addresses
    where kind = wanted_kind and key collate "C" > after_key
    order by key collate "C" limit least(greatest(most, 1), 50000)
  ) as page
$$;

-- The parts of the sitemap: for each kind the key before each part, and the time of the last change in it.
create function public.public_address_parts(most int default 10000)
returns jsonb language sql stable security definer set search_path = '' as $$
  with numbered as (
    select kind, key, changed_at,
      (row_number() over of_kind - 1) / least(greatest(most, 1), 50000) as part,
      coalesce(lag(key) over of_kind, '') as before_key
    from private.public_addresses
    window of_kind as (partition by kind order by key collate "C")
  ), parts as (
    select kind, part, (array_agg(before_key order by key collate "C"))[1] as after_key, max(changed_at) as changed_at
    from numbered group by kind, part
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', kind, 'after', after_key, 'changedAt', changed_at) order by kind, part
  ), '[]') from parts
$$;

grant execute on function public.public_addresses, public.public_address_parts to anon, authenticated;
