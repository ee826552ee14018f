-- The logos of organizations whose pages everyone can open, for lists that name them by id or by the address of that
-- page; a list asks once for all.
create function public.organization_logos(ids uuid[] default '{}', slugs text[] default '{}')
returns table (organization_id uuid, slug text, logo text)
language sql stable security definer set search_path = '' as $$
  select organization.id, organization.slug, said.logo
  from public.organizations as organization
  join public.organization_profiles as said on said.organization_id = organization.id
  where (organization.id = any (ids[1:200]) or organization.slug = any (slugs[1:200]))
    and said.logo is not null and organization.status = 'approved'
$$;
revoke execute on function public.organization_logos from public;
grant execute on function public.organization_logos to anon, authenticated;

-- Whoever offers a talk does so by name: for their organization with their photo, as a candidate only if they show it.
create or replace function private.talk_card(offer public.talk_offers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'host_id', offer.user_id, 'name', private.full_name(offer.user_id),
    'photo', case when work.name is not null or 'photo' = any (career.shown) then profile.avatar_url end,
    'job_title', profile.job_title, 'organization', work.name, 'organization_kind', work.kind, 'title', offer.title,
    'about', offer.about, 'topics', offer.topics, 'languages', offer.languages, 'meeting', offer.meeting,
    'minutes', offer.minutes, 'time_zone', offer.time_zone
  )
  from public.profiles as profile left join private.works_at(offer.user_id) as work on true
  left join public.candidate_profiles as career on career.user_id = offer.user_id
  where profile.user_id = offer.user_id
$$;
