-- What a company learns from all its missions together. Every figure is counted in fives, so that no two of them, nor one
-- of them and a mission's own page, give away a small group: docs/adr/0023-a-company-counts-in-fives.md.
create function private.in_fives(n bigint) returns int language sql immutable set search_path = '' as $$
  select case when n = 0 then 0 when n >= 5 then (n / 5 * 5)::int end
$$;

-- Whom an organization has written to, and when for the first time.
create function private.first_contacts(organization uuid) returns table (user_id uuid, contacted_on date)
language sql stable security definer set search_path = '' as $$
  select request.user_id, (min(request.created_at) at time zone 'utc')::date
  from public.contact_requests as request
  where request.organization_id = organization and request.status <> 'withdrawn'
  group by request.user_id
$$;

-- One row for each try: when it began and how far it came.
create function private.company_tries(organization uuid, since date) returns table (
  user_id uuid, mission_id uuid, skills text[], started_on date, submitted_on date, validated_on date, contacted_on date
)
language sql stable security definer set search_path = '' as $$
  select enrollment.user_id, enrollment.mission_id, version.skills,
    (enrollment.started_at at time zone 'utc')::date, (first_try.submitted_at at time zone 'utc')::date,
    validated.on_day,
    -- One can be written to before; the last stage comes after the one before it.
    case when contact.contacted_on is not null then greatest(contact.contacted_on, validated.on_day) end
  from public.enrollments as enrollment
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  left join public.submissions as first_try on first_try.enrollment_id = enrollment.id and first_try.attempt = 1
  left join lateral (
    select (enrollment.completed_at at time zone 'utc')::date as on_day where enrollment.status = 'validated'
  ) as validated on true
  left join private.first_contacts(organization) as contact
    on contact.user_id = enrollment.user_id and validated.on_day is not null
  where enrollment.organization_id = organization
    and (since is null or greatest(
      (enrollment.started_at at time zone 'utc')::date, (first_try.submitted_at at time zone 'utc')::date,
      validated.on_day, contact.contacted_on
    ) >= since)
$$;

-- Views of the company's missions, and of its own page where the mission is null.
create function private.company_views(organization uuid, since date) returns table (day date, mission_id uuid, views bigint)
language sql stable security definer set search_path = '' as $$
  select viewed.day, viewed.mission_id, count(*) from public.page_views as viewed
  where viewed.organization_id = organization and (since is null or viewed.day >= since) group by 1, 2
  union all
  select folded.day, folded.mission_id, sum(folded.views) from private.page_view_days as folded
  where folded.organization_id = organization and (since is null or folded.day >= since) group by 1, 2
$$;

create function private.unit_start(unit text, day date) returns date language sql immutable set search_path = '' as $$
  select date_trunc(unit, day)::date
$$;

-- The page: the funnel of who began in the period, what happened week by week or month by month, by mission and by skill.
-- People count once in each figure. Weeks 0 is all time.
create function public.company_analytics(
  organization uuid, weeks int default 52, unit text default 'month', mission uuid default null, skill text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this_week date := date_trunc('week', private.today())::date;
  since date;
  answer jsonb;
begin
  perform private.require_user();
  if not private.can_author(organization) then
    raise exception 'Only owners and recruiters see the figures.' using errcode = '42501', hint = 'page_authors_only';
  end if;
  if coalesce(weeks not in (0, 12, 26, 52) or unit not in ('week', 'month'), true) then
    perform private.fail('period_invalid', 'Choose one of the periods.');
  end if;
  since := case when weeks > 0 then this_week - (weeks - 1) * 7 end;
  with tries as materialized (
    select * from private.company_tries(organization, since)
  ), views as materialized (
    select * from private.company_views(organization, since)
  ), known as materialized (
    -- What the company has published, as its newest version is called.
    select published.mission_id, published.title, published.skills from (
      select distinct on (version.mission_id) version.mission_id, version.title, version.skills
      from public.mission_versions as version join public.missions on missions.id = version.mission_id
      where missions.organization_id = company_analytics.organization
      order by version.mission_id, version.version desc
    ) as published
  ), chosen as (
    select * from tries
    where (mission is null or tries.mission_id = mission) and (skill is null or skill = any (tries.skills))
  ), chosen_views as (
    select views.* from views join known on known.mission_id = views.mission_id
    where (mission is null or views.mission_id = mission) and (skill is null or skill = any (known.skills))
  ), happened as (
    select private.unit_start(unit, day) as at, what, user_id from chosen
    cross join lateral (values
      ('started', started_on), ('submitted', submitted_on), ('validated', validated_on), ('contacted', contacted_on)
    ) as step (what, day)
    where day >= coalesce(since, day)
  ), counted as (
    select at, what, count(distinct user_id) as n from happened group by 1, 2
    union all
    select private.unit_start(unit, day), 'viewed', sum(chosen_views.views) from chosen_views group by 1
    union all
    select private.unit_start(unit, day), 'page', sum(views.views) from views where mission_id is null group by 1
  ), began as (
    select * from tries where started_on >= coalesce(since, started_on)
  ), stages as (
    select count(distinct user_id) as started,
      count(distinct user_id) filter (where submitted_on is not null) as submitted,
      count(distinct user_id) filter (where validated_on is not null) as validated,
      count(distinct user_id) filter (where contacted_on is not null) as contacted
    from chosen where started_on >= coalesce(since, started_on)
  )
  select jsonb_build_object(
    'firstDay', coalesce(since, (select min(at) from counted), private.unit_start(unit, private.today())),
    'today', private.today(),
    'funnel', (
      select jsonb_build_object(
        'viewed', private.in_fives(coalesce((select sum(chosen_views.views) from chosen_views), 0)::bigint),
        'started', private.in_fives(started), 'submitted', private.in_fives(submitted),
        'validated', private.in_fives(validated), 'contacted', private.in_fives(contacted)
      ) from stages
    ),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'counts', counts) order by at), '[]') from (
        select at, jsonb_object_agg(what, private.in_fives(n::bigint)) as counts from counted group by at
      ) as moments
    ),
    'missions', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by coalesce(listed.started, 0) desc, listed.title), '[]') from (
        select known.mission_id as id, known.title, private.in_fives(coalesce((
            select sum(views.views) from views where views.mission_id = known.mission_id
          ), 0)::bigint) as viewed,
          private.in_fives(count(distinct user_id)) as started,
          private.in_fives(count(distinct user_id) filter (where submitted_on is not null)) as submitted,
          private.in_fives(count(distinct user_id) filter (where validated_on is not null)) as validated,
          private.in_fives(count(distinct user_id) filter (where contacted_on is not null)) as contacted
        from known left join began on began.mission_id = known.mission_id
        group by known.mission_id, known.title
      ) as listed
    ),
    'skills', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by coalesce(listed.started, 0) desc, listed.slug), '[]') from (
        select named.slug, named.name_en, named.name_fr, private.in_fives(coalesce((
            select sum(views.views) from views join known on known.mission_id = views.mission_id
            where named.slug = any (known.skills)
          ), 0)::bigint) as viewed,
          private.in_fives(count(distinct user_id)) as started,
          private.in_fives(count(distinct user_id) filter (where submitted_on is not null)) as submitted,
          private.in_fives(count(distinct user_id) filter (where validated_on is not null)) as validated,
          private.in_fives(count(distinct user_id) filter (where contacted_on is not null)) as contacted
        from (
          select slug, name_en, name_fr from public.skills
          where slug in (select unnest(known.skills) from known)
        ) as named
        left join began on named.slug = any (began.skills)
        group by named.slug, named.name_en, named.name_fr
      ) as listed
    )
  ) into answer;
  return answer;
end
$$;
grant execute on function public.company_analytics to authenticated;
