-- A school sees by name when a student who shares progress starts, submits and is validated, and the certificates and
-- skills of those who share skills: rounding such counts hides nothing, and makes them useless for a class of 30. They
-- are exact. When people worked, and where they applied, isn't shown by name, and stays rounded to fives
-- (docs/adr/0023).
create function private.school_counts(counts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, case
    when key in ('started', 'submitted', 'validated', 'certified') then value::text::bigint
    else private.floor_to_five(value::text::bigint)
  end), '{}') from jsonb_each(counts)
$$;

create or replace function public.school_analytics(
  organization uuid, weeks int default 52, unit text default 'month', program uuid default null, cohort uuid default null
) returns jsonb
-- A large school has a million events: they are sorted in memory.
language plpgsql stable security definer set search_path = '' set work_mem = '96MB' set jit = off as $$
declare
  names constant text[] := array['worked', 'started', 'submitted', 'validated', 'certified', 'applied', 'interviewed', 'offered'];
  this_week date := date_trunc('week', private.today())::date;
  since date;
  answer jsonb;
begin
  perform private.require_my_school(organization);
  if coalesce(weeks not in (0, 12, 26, 52) or unit not in ('week', 'month'), true) then
    perform private.raise_app_error('period_invalid', 'Choose one of the periods.');
  end if;
  since := case when weeks > 0 then this_week - (weeks - 1) * 7 end;
  with members as materialized (
    select row_number() over ()::int as person, student.user_id, student.cohort_id,
      'progress' = any (student.shares) as shares_progress, 'skills' = any (student.shares) as shares_skills,
      'career' = any (student.shares) as shares_career
    from public.students as student
    where student.organization_id = school_analytics.organization and student.user_id is not null and student.shares <> '{}'
  ), tries as materialized (
    select enrollment.id, member.person, member.cohort_id, enrollment.mission_id, enrollment.started_at,
      case when enrollment.status = 'validated' then enrollment.completed_at end as validated_at
    from members as member join public.enrollments as enrollment on enrollment.user_id = member.user_id
    where member.shares_progress
  ), happened as (
    -- What, by its place among the names. Certificates and applications are of no mission that a program asked for: of a
    -- program they count for its cohorts.
    select 1 as what, activity.hour as moment, tries.person, tries.cohort_id, tries.mission_id
    from tries join public.activity_hours as activity on activity.enrollment_id = tries.id
    union all
    select 2, started_at, person, cohort_id, mission_id from tries
    union all
    select 3, submission.submitted_at, tries.person, tries.cohort_id, tries.mission_id
    from tries join public.submissions as submission on submission.enrollment_id = tries.id and submission.attempt = 1
    union all
    select 4, validated_at, person, cohort_id, mission_id from tries where validated_at is not null
    union all
    select 5, certificate.issued_at, member.person, member.cohort_id, null
    from members as member join public.certificates as certificate on certificate.user_id = member.user_id
    where member.shares_skills and certificate.revoked_at is null
    union all
    select case event.to_stage when 'offer' then 8 when 'interview' then 7 else 6 end,
      event.happened_at, member.person, member.cohort_id, null
    from members as member join public.application_events as event on event.user_id = member.user_id
    where member.shares_career and event.to_stage in ('applied', 'interview', 'offer')
  ), events as materialized (
    select distinct happened.what, date_trunc(unit, happened.moment, 'utc') as at, happened.person, happened.cohort_id,
      happened.mission_id
    from happened where happened.moment >= coalesce(since, '-infinity')
  ), own_programs as materialized (
    select known.id, known.name from public.programs as known
    where known.organization_id = organization and known.assigned_at is not null
    order by known.assigned_at desc limit 100
  ), parts as materialized (
    -- Which cohorts and missions belong to which program.
    select own_programs.id, own_programs.name, known.cohort_id, task.mission_id from own_programs
    join private.program_cohorts as known on known.program_id = own_programs.id
    join private.program_missions as task on task.program_id = own_programs.id and not task.is_proposed
  ), wanted as materialized (
    select parts.cohort_id, parts.mission_id from parts where parts.id = program
  ), chosen as (
    select * from events
    where (school_analytics.cohort is null or events.cohort_id = school_analytics.cohort)
      -- Two lists that are looked up, where one condition with an "or" would be walked through for each event.
      and (program is null or events.cohort_id in (select wanted.cohort_id from wanted) and (
        events.mission_id is null
        or (events.cohort_id, events.mission_id) in (select wanted.cohort_id, wanted.mission_id from wanted)
      ))
  ), counted as (
    select (each.at at time zone 'utc')::date as at, each.what, count(*) as n
    from (select distinct chosen.at, chosen.what, chosen.person from chosen) as each group by 1, 2
  ), of_cohorts as (
    select cohort_id, jsonb_object_agg(names[what], n) as counts from (
      select each.cohort_id, each.what, count(*) as n from (
        select distinct events.cohort_id, events.what, events.person from events where events.cohort_id is not null
      ) as each group by 1, 2
    ) as counted group by cohort_id
  ), of_programs as (
    select id, jsonb_object_agg(names[what], n) as counts from (
      select each.id, each.what, count(*) as n from (
        select distinct parts.id, events.what, events.person
        from events join parts on parts.cohort_id = events.cohort_id and parts.mission_id = events.mission_id
      ) as each group by 1, 2
    ) as counted group by id
  )
  select jsonb_build_object(
    'firstDay', coalesce(since, (select min(at) from counted), private.unit_start(unit, private.today())),
    'today', private.today(),
    'students', (
      select jsonb_build_object(
        'all', count(*), 'linked', count(student.user_id),
        'progress', count(*) filter (where 'progress' = any (student.shares)),
        'skills', count(*) filter (where 'skills' = any (student.shares)),
        'career', count(*) filter (where 'career' = any (student.shares))
      ) from public.students as student
      where student.organization_id = organization and student.status = 'enrolled'
        and (school_analytics.cohort is null or student.cohort_id = school_analytics.cohort)
        and (program is null or student.cohort_id in (
          select known.cohort_id from private.program_cohorts as known where known.program_id = program
        ))
    ),
    'totals', (
      select private.school_counts(jsonb_object_agg(names[what], n)) from (
        select each.what, count(*) as n from (select distinct chosen.what, chosen.person from chosen) as each group by 1
      ) as counted
    ),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'counts', counts) order by at), '[]') from (
        select counted.at, private.school_counts(jsonb_object_agg(names[counted.what], counted.n)) as counts
        from counted group by counted.at
      ) as moments
    ),
    'programs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', own_programs.id, 'name', own_programs.name, 'students', (
          select count(*) from public.students as student where student.status <> 'left' and student.cohort_id in (
            select known.cohort_id from private.program_cohorts as known where known.program_id = own_programs.id
          )
        ), 'counts', private.school_counts(coalesce(of_programs.counts, '{}'))
      ) order by own_programs.name, own_programs.id), '[]')
      from own_programs left join of_programs on of_programs.id = own_programs.id
    ),
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', known.id, 'name', known.name, 'students', (
          select count(*) from public.students as student where student.status <> 'left' and student.cohort_id = known.id
        ), 'counts', private.school_counts(coalesce(of_cohorts.counts, '{}'))
      ) order by known.name, known.id), '[]')
      from public.cohorts as known left join of_cohorts on of_cohorts.cohort_id = known.id
      where known.organization_id = organization
    ),
    'skills', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by coalesce(listed.people, 0) desc, listed.slug), '[]') from (
        select named.slug, named.name_en, named.name_fr, gained.people
        from (
          select each.slug, count(*) as people from (
            select distinct private.current_skill(gained.slug) as slug, member.person
            from members as member
            join public.certificates as certificate
              on certificate.user_id = member.user_id and certificate.revoked_at is null
            cross join lateral jsonb_array_elements_text(coalesce(certificate.facts -> 'skills', '[]')) as gained (slug)
            where member.shares_skills
              and (school_analytics.cohort is null or member.cohort_id = school_analytics.cohort)
              and (program is null or member.cohort_id in (
                select known.cohort_id from private.program_cohorts as known where known.program_id = program
              ))
              and (since is null or certificate.issued_at >= since)
          ) as each group by each.slug
        ) as gained join public.skills as named on named.slug = gained.slug
        order by gained.people desc, named.slug limit 20
      ) as listed
    )
  ) into answer;
  return answer;
end
$$;

drop function private.counts_in_fives(jsonb);
