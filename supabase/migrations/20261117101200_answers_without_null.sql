-- Lists and yes-or-no answers are never null, so that pages need not ask.

create or replace function private.terms_shown(partnership uuid, version int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', terms.version, 'by', terms.proposed_by, 'author', private.full_name(terms.author_id),
    'at', terms.proposed_at, 'visibility', terms.visibility, 'startsOn', terms.starts_on, 'endsOn', terms.ends_on,
    'isNamed', terms.is_named, 'body', terms.body,
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', mission.id,
        'title', coalesce(private.title_in(listing.title, listing.translations), mission.draft ->> 'title'),
        'isPrivate', mission.by_invitation,
        'isOver', mission.status <> 'published' or coalesce(mission.closes_on < current_date, false)
      ) order by lower(coalesce(listing.title, mission.draft ->> 'title')), mission.id), '[]')
      from public.partnership_missions as shared
      join public.missions as mission on mission.id = shared.mission_id
      left join public.mission_listings as listing on listing.mission_id = mission.id
      where shared.partnership_id = terms.partnership_id and shared.version = terms.version
    )
  )
  from public.partnership_terms as terms
  where terms.partnership_id = partnership and terms.version = terms_shown.version
$$;

create or replace function public.fitting_companies() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
set enable_seqscan = 'off' as $$
declare
  me uuid := private.require_candidate();
  mine text[] := array(select distinct skill ->> 'slug' from jsonb_array_elements(private.skills_of(me, true)) as skill where skill ? 'slug');
  aims text[] := array(
    select distinct unnest(job.essential) from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug
    where target.user_id = me
  );
begin
  perform private.require_feature('discovery');
  return (
    with fitting as (
      select listing.mission_id, listing.organization_id, listing.title, listing.skills, listing.published_at
      from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        and listing.organization_kind = 'company' and listing.skills && (mine || aims)
      order by listing.published_at desc, listing.mission_id limit 300
    ), asked as (
      select organization_id, skill, count(*) as missions
      from fitting, unnest(skills) as skill where skill = any (mine || aims) group by organization_id, skill
    ), companies as (
      select asked.organization_id,
        count(*) filter (where asked.skill = any (mine)) as held, count(*) filter (where asked.skill = any (aims)) as aimed
      from asked
      where asked.organization_id <> all (array(
        select hidden.organization_id from public.discovery_exclusions as hidden where hidden.user_id = me
      ))
      group by asked.organization_id
      order by 2 * count(*) filter (where asked.skill = any (mine)) + count(*) filter (where asked.skill = any (aims)) desc,
        asked.organization_id
      limit 4
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', company.name, 'slug', company.slug, 'replyRate', figures.reply_rate,
      'missions', (select count(*) from fitting where fitting.organization_id = company.id),
      'skills', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'nameEn', known.name_en, 'nameFr', known.name_fr, 'isMine', asked.skill = any (mine), 'missions', asked.missions
        ) order by asked.skill = any (mine) desc, asked.missions desc, known.slug), '[]')
        from asked join public.skills as known on known.slug = asked.skill where asked.organization_id = company.id
      ),
      'jobs', (
        select coalesce(jsonb_agg(jsonb_build_object('titleEn', job.title_en, 'titleFr', job.title_fr) order by target.place), '[]')
        from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug
        where target.user_id = me and exists (
          select from asked where asked.organization_id = company.id and asked.skill = any (job.essential)
        )
      )
    ) order by 2 * companies.held + companies.aimed desc, companies.organization_id), '[]')
    from companies join public.organizations as company on company.id = companies.organization_id and company.status = 'approved'
    left join private.reply_figures as figures on figures.organization_id = company.id
  );
end
$$;
