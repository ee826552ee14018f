-- What programs read through the edge function `api`: docs/api.md. Names and shapes here are kept: fields may be added, none
-- is renamed or removed without a new version of the API.
--
-- Each reader takes the subject of a token, as `resolve_access_token` describes it, and what is wanted:
--   {"limit": 1 to 100, "after": {"at", "id"}, "id", "program_id", "opening_id", "mission_id"}
-- and returns rows newest first, one more than the limit if there are more.

-- # Indexes

-- Pages start where the last one ended.
create index missions_in_order on public.missions (organization_id, created_at desc, id desc);
create index openings_in_order on public.openings (organization_id, created_at desc, id desc);
create index enrollments_in_order on public.enrollments (user_id, started_at desc, id desc);

-- # Private helpers

create type private.api_row as (item jsonb, at timestamptz, id uuid);

create function private.api_organization(organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', known.id, 'name', known.name) from public.organizations as known where known.id = organization
$$;

-- Those of the company, drafts too; for everyone else the open ones of the catalog, and for schools what partners share.
create function private.api_missions(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  with pages as (
    select (wanted ->> 'limit')::int + 1 as most, coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity') as at,
      coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id,
      (wanted ->> 'id')::uuid as only_id, (subject ->> 'organization_id')::uuid as organization, subject ->> 'kind' as kind
  ), found as (
    (
      select mission.id, mission.created_at as at
      from pages cross join lateral (
        select * from public.missions as kept
        where pages.kind = 'company' and kept.organization_id = pages.organization
          and (kept.created_at, kept.id) < (pages.at, pages.id) and (pages.only_id is null or kept.id = pages.only_id)
        order by kept.created_at desc, kept.id desc limit pages.most
      ) as mission
    ) union all (
      select listing.mission_id, listing.published_at
      from pages cross join lateral (
        select * from public.mission_listings as listed
        where pages.kind <> 'company' and listed.published_at <= pages.at
          and (listed.published_at, listed.mission_id) < (pages.at, pages.id)
          and (pages.only_id is null or listed.mission_id = pages.only_id)
          and (listed.closes_on is null or listed.closes_on >= private.today())
          and (listed.is_open or pages.kind = 'academia' and private.is_assignable(listed.mission_id, pages.organization))
        order by listed.published_at desc, listed.mission_id desc limit pages.most
      ) as listing
    )
  )
  select jsonb_build_object(
    'id', mission.id, 'title', coalesce(shown.content ->> 'title', ''), 'summary', coalesce(shown.content ->> 'summary', ''),
    'category', nullif(shown.content ->> 'category', ''), 'difficulty', nullif(shown.content ->> 'difficulty', ''),
    'hours', (shown.content ->> 'hours')::numeric, 'skills', coalesce(shown.content -> 'skills', '[]'),
    'languages', to_jsonb(private.offered_languages(shown.content)), 'status', mission.status, 'by_invitation', mission.by_invitation,
    'closes_on', mission.closes_on, 'version', mission.version, 'published_at', version.published_at,
    'organization', private.api_organization(mission.organization_id),
    'url', case when mission.status = 'published' then '/missions/' || mission.id end
  ), found.at, found.id
  from found
  join public.missions as mission on mission.id = found.id
  left join public.mission_versions as version on version.mission_id = mission.id and version.version = mission.version
  cross join lateral (select coalesce(version.content, mission.draft) as content) as shown
  order by found.at desc, found.id desc
$$;

-- The person's own work, or what a company received: without names, as its reviewers work.
create function private.api_submissions(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  with pages as (
    select (wanted ->> 'limit')::int + 1 as most, coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity') as at,
      coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id,
      (wanted ->> 'id')::uuid as only_id, (wanted ->> 'mission_id')::uuid as mission, subject ->> 'kind' as kind
  ), found as (
    (
      select received.* from pages cross join lateral (
        select submission.*, enrollment.mission_id from public.submissions as submission
        join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
        where pages.kind = 'company' and submission.organization_id = (subject ->> 'organization_id')::uuid
          and submission.submitted_at <= pages.at and (submission.submitted_at, submission.id) < (pages.at, pages.id)
          and (pages.only_id is null or submission.id = pages.only_id)
          and (pages.mission is null or enrollment.mission_id = pages.mission)
        order by submission.submitted_at desc, submission.id desc limit pages.most
      ) as received
    ) union all (
      select own.* from pages cross join lateral (
        select submission.*, enrollment.mission_id from public.enrollments as enrollment
        join public.submissions as submission on submission.enrollment_id = enrollment.id
        where pages.kind = 'person' and enrollment.user_id = (subject ->> 'user_id')::uuid
          and (submission.submitted_at, submission.id) < (pages.at, pages.id)
          and (pages.only_id is null or submission.id = pages.only_id)
          and (pages.mission is null or enrollment.mission_id = pages.mission)
        order by submission.submitted_at desc, submission.id desc limit pages.most
      ) as own
    )
  )
  select jsonb_build_object(
    'id', found.id, 'mission_id', found.mission_id, 'attempt', found.attempt, 'language', found.language,
    'status', case when review.delivered_at is null then 'waiting' else 'reviewed' end,
    'verdict', case when review.delivered_at is not null then review.verdict end,
    'submitted_at', found.submitted_at, 'feedback_due_at', found.due_at, 'reviewed_at', review.delivered_at
  ), found.submitted_at, found.id
  from found left join public.reviews as review on review.submission_id = found.id
  order by found.submitted_at desc, found.id desc
$$;

-- A school's programs, or those assigned to the person.
create function private.api_programs(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', program.id, 'name', program.name, 'description', program.description, 'starts_on', program.starts_on,
    'ends_on', program.ends_on, 'mode', program.mode, 'choose_count', program.choose_count,
    'status', case when program.archived_at is not null then 'archived' when program.assigned_at is not null then 'assigned'
      else 'draft' end,
    'assigned_at', program.assigned_at, 'created_at', program.created_at,
    'organization', private.api_organization(program.organization_id),
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', task.mission_id, 'title', version.title, 'due_on', task.due_on, 'is_proposed', task.is_proposed
      ) order by task.place), '[]')
      from private.program_missions as task
      join public.missions as mission on mission.id = task.mission_id
      join public.mission_versions as version on version.mission_id = mission.id and version.version = mission.version
      where task.program_id = program.id
    )
  ), program.created_at, program.id
  from public.programs as program
  where (
      program.created_at, program.id
    ) < (
      coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity'),
      coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    and (wanted ->> 'id' is null or program.id = (wanted ->> 'id')::uuid)
    and program.organization_id = any (
      case when subject ->> 'kind' = 'academia' then array[(subject ->> 'organization_id')::uuid]
      when subject ->> 'kind' = 'person' then array(
        select student.organization_id from public.students as student
        join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
        where student.user_id = (subject ->> 'user_id')::uuid and student.status = 'enrolled'
      ) end
    )
    and (subject ->> 'kind' = 'academia' or program.assigned_at is not null and program.archived_at is null and exists (
      select from private.program_cohorts as known join public.students as student on student.cohort_id = known.cohort_id
      where known.program_id = program.id and student.user_id = (subject ->> 'user_id')::uuid and student.status = 'enrolled'
    ))
  order by program.created_at desc, program.id desc
  limit (wanted ->> 'limit')::int + 1
$$;

-- The person's own missions.
create function private.api_own_progress(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', enrollment.id, 'mission_id', enrollment.mission_id, 'title', version.title, 'status', enrollment.status,
    'percent', enrollment.progress, 'hours_spent', round(enrollment.seconds_spent / 3600.0, 2), 'attempts', enrollment.attempts,
    'started_at', enrollment.started_at, 'submitted_at', enrollment.submitted_at, 'completed_at', enrollment.completed_at
  ), enrollment.started_at, enrollment.id
  from public.enrollments as enrollment
  join public.mission_versions as version on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  where enrollment.user_id = (subject ->> 'user_id')::uuid and (enrollment.started_at, enrollment.id) < (
      coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity'),
      coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
  order by enrollment.started_at desc, enrollment.id desc
  limit (wanted ->> 'limit')::int + 1
$$;

-- The students of a school's program who share progress with it; no one else is named or counted.
create function private.api_program_progress(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  with sharing as materialized (
    select student.id, student.number, student.first_name, student.last_name, student.cohort_id, student.created_at
    from public.programs as program
    join private.program_cohorts as known on known.program_id = program.id
    join public.students as student on student.cohort_id = known.cohort_id
    where program.id = (wanted ->> 'program_id')::uuid and program.organization_id = (subject ->> 'organization_id')::uuid
      and student.status = 'enrolled' and student.user_id is not null and 'progress' = any (student.shares)
      and (student.created_at, student.id) < (
        coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity'),
        coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by student.created_at desc, student.id desc
    limit (wanted ->> 'limit')::int + 1
  )
  select jsonb_build_object(
    'student', jsonb_build_object(
      'id', sharing.id, 'number', sharing.number, 'first_name', sharing.first_name, 'last_name', sharing.last_name,
      'cohort_id', sharing.cohort_id
    ),
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', work.mission_id,
        'status', case work.state when 'begun' then 'in_progress' when 'to_begin' then 'not_started' when 'open' then 'available'
          when 'asked' then 'requested' else work.state end,
        'due_on', work.due_on, 'submitted_on', work.submitted_on, 'is_late', work.lateness = 1, 'is_overdue', work.lateness = 2
      ) order by work.place), '[]')
      from private.program_work((wanted ->> 'program_id')::uuid, sharing.id) as work
    )
  ), sharing.created_at, sharing.id
  from sharing
  order by sharing.created_at desc, sharing.id desc
$$;

create function private.api_opening(opening public.openings, content jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', opening.id, 'title', content ->> 'title', 'description', content ->> 'description', 'language', content ->> 'language',
    'status', opening.status, 'audience', opening.audience, 'remote', content ->> 'remote',
    'contracts', coalesce(content -> 'contracts', '[]'), 'working_time', content ->> 'workingTime',
    'hours_per_week', (content ->> 'hoursPerWeek')::numeric, 'positions', (content ->> 'places')::int,
    'start_on', content ->> 'startOn', 'apply_by', content ->> 'applyBy',
    'pay', case when content -> 'pay' ->> 'period' is not null then content -> 'pay' end,
    'organization', private.api_organization(opening.organization_id),
    'published_at', opening.published_at, 'closed_at', opening.closed_at, 'created_at', opening.created_at,
    'url', case when opening.status = 'open' and opening.slug is not null then '/openings/' || opening.slug end
  )
$$;

-- Those of the company, whatever their state; for everyone else what the board shows to all.
create function private.api_openings(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  with pages as (
    select (wanted ->> 'limit')::int + 1 as most, coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity') as at,
      coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id,
      (wanted ->> 'id')::uuid as only_id, subject ->> 'kind' as kind
  )
  (
    select private.api_opening(own.opening, private.opening_content(own.opening)), (own.opening).created_at, (own.opening).id
    from pages cross join lateral (
      select kept as opening from public.openings as kept
      where pages.kind = 'company' and kept.organization_id = (subject ->> 'organization_id')::uuid
        and (kept.created_at, kept.id) < (pages.at, pages.id) and (pages.only_id is null or kept.id = pages.only_id)
      order by kept.created_at desc, kept.id desc limit pages.most
    ) as own
  ) union all (
    select private.api_opening(opening, version.content), listing.published_at, listing.opening_id
    from pages cross join lateral (
      select * from private.opening_listings as listed
      where pages.kind <> 'company' and listed.is_public and listed.published_at <= pages.at
        and (listed.published_at, listed.opening_id) < (pages.at, pages.id)
        and (pages.only_id is null or listed.opening_id = pages.only_id)
        and (listed.apply_by is null or listed.apply_by >= private.today())
      order by listed.published_at desc, listed.opening_id desc limit pages.most
    ) as listing
    join public.openings as opening on opening.id = listing.opening_id
    join public.opening_versions as version on version.opening_id = opening.id and version.version = opening.version
  )
  order by 2 desc, 3 desc
$$;

-- What the hiring team reads: who made the token is on the team of the opening. An applicant is named as in the pipeline:
-- once the team can read who it is, unless this person declared a conflict of interest, and with the fields that were shared.
create function private.api_received_applications(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  with pages as (
    select (wanted ->> 'limit')::int + 1 as most, coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity') as at,
      coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id,
      (wanted ->> 'id')::uuid as only_id, (wanted ->> 'opening_id')::uuid as opening, (subject ->> 'user_id')::uuid as reader
  )
  select jsonb_build_object(
    'id', sent.id, 'opening_id', sent.opening_id, 'opening_title', private.opening_title(sent.opening_id, sent.version),
    'stage', jsonb_build_object('id', stage.id, 'kind', stage.kind, 'name', stage.name),
    'must_haves', (
      select coalesce(jsonb_agg(jsonb_build_object('skill', one ->> 'slug', 'support', one ->> 'source')), '[]')
      from jsonb_array_elements(sent.must_haves) as one
    ),
    'sent_at', sent.sent_at, 'opened_at', sent.opened_at, 'answer_due_at', sent.answer_due_at, 'answered_at', sent.answered_at,
    'outcome', sent.outcome, 'withdrawn_at', sent.withdrawn_at,
    'applicant', case when sent.revealed_at is not null and sent.withdrawn_at is null and not exists (
      select from public.opening_application_conflicts as declared
      where declared.application_id = sent.id and declared.user_id = pages.reader
    ) then (
      select jsonb_build_object(
        'name', private.team_name(account.id),
        'email', case when 'email' = any (sent.shared_fields) then account.email end,
        'phone', case when 'phone' = any (sent.shared_fields) then (
          select nullif(career.phone, '') from public.candidate_profiles as career where career.user_id = account.id
        ) end
      ) from auth.users as account where account.id = sent.user_id
    ) end
  ), sent.sent_at, sent.id
  from pages
  -- Opening by opening, so that each is read by its index.
  cross join lateral (
    select received.* from public.openings as opening
    join public.opening_team as team on team.opening_id = opening.id and team.user_id = pages.reader
    cross join lateral (
      select * from public.opening_applications as kept
      where kept.opening_id = opening.id and kept.user_id is not null
        and (kept.sent_at, kept.id) < (pages.at, pages.id) and (pages.only_id is null or kept.id = pages.only_id)
        and exists (
          select from public.profiles as profile join auth.users as account on account.id = profile.user_id
          where profile.user_id = kept.user_id and profile.deletion_requested_at is null
            and coalesce(account.banned_until, '-infinity') < now()
        )
      order by kept.sent_at desc, kept.id desc limit pages.most
    ) as received
    where opening.organization_id = (subject ->> 'organization_id')::uuid
      and (pages.opening is null or opening.id = pages.opening)
    order by received.sent_at desc, received.id desc limit pages.most
  ) as sent
  join public.opening_stages as stage on stage.id = sent.stage_id
  order by sent.sent_at desc, sent.id desc
$$;

-- The person's own, as they see them.
create function private.api_own_applications(subject jsonb, wanted jsonb) returns setof private.api_row
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', sent.id, 'opening_id', sent.opening_id, 'opening_title', private.opening_title(sent.opening_id, sent.version),
    'stage', jsonb_build_object('id', stage.id, 'kind', stage.kind, 'name', stage.name), 'must_haves', '[]'::jsonb,
    'sent_at', sent.sent_at, 'opened_at', sent.opened_at, 'answer_due_at', sent.answer_due_at, 'answered_at', sent.answered_at,
    'outcome', sent.outcome, 'withdrawn_at', sent.withdrawn_at, 'applicant', null
  ), sent.sent_at, sent.id
  from public.opening_applications as sent
  join public.opening_stages as stage on stage.id = sent.stage_id
  where sent.user_id = (subject ->> 'user_id')::uuid
    and (wanted ->> 'id' is null or sent.id = (wanted ->> 'id')::uuid)
    and (wanted ->> 'opening_id' is null or sent.opening_id = (wanted ->> 'opening_id')::uuid)
    and (sent.sent_at, sent.id) < (
      coalesce((wanted -> 'after' ->> 'at')::timestamptz, 'infinity'),
      coalesce((wanted -> 'after' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
  order by sent.sent_at desc, sent.id desc
  limit (wanted ->> 'limit')::int + 1
$$;

-- # Functions

-- One call of the API: {"refusal"} as `resolve_access_token` has it, or "not_found" or "feature_off"; {"subject"} of the token;
-- or {"rows": [{"item", "at", "id"}]}, one more than the limit if there is another page.
create function public.api_read(token text, resource text, wanted jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' set jit = off as $$
declare
  resolved constant jsonb := public.resolve_access_token(
    api_read.token,
    case when resource = 'me' then null when resource = 'program_progress' then 'progress:read' else resource || ':read' end
  );
  subject constant jsonb := resolved -> 'subject';
  bounded constant jsonb := wanted
    || jsonb_build_object('limit', least(greatest(coalesce((wanted ->> 'limit')::int, 25), 1), 100));
  rows jsonb;
begin
  if subject is null then
    return resolved;
  elsif resource = 'me' then
    return jsonb_build_object('subject', subject || jsonb_build_object('name', case
      when subject ->> 'kind' = 'person' then private.full_name((subject ->> 'user_id')::uuid)
      else private.organization_name((subject ->> 'organization_id')::uuid) end));
  elsif resource in ('openings', 'applications') and not private.is_on('openings') then
    return jsonb_build_object('refusal', 'feature_off');
  end if;
  select coalesce(jsonb_agg(to_jsonb(one) order by one.at desc, one.id desc), '[]') into rows
  from (
    select * from private.api_missions(subject, bounded) where resource = 'missions'
    union all select * from private.api_submissions(subject, bounded) where resource = 'submissions'
    union all select * from private.api_programs(subject, bounded) where resource = 'programs'
    union all select * from private.api_own_progress(subject, bounded) where resource = 'progress' and subject ->> 'kind' = 'person'
    union all select * from private.api_program_progress(subject, bounded) where resource = 'program_progress'
    union all select * from private.api_openings(subject, bounded) where resource = 'openings'
    union all select * from private.api_received_applications(subject, bounded)
      where resource = 'applications' and subject ->> 'kind' = 'company'
    union all select * from private.api_own_applications(subject, bounded)
      where resource = 'applications' and subject ->> 'kind' = 'person'
  ) as one;
  if rows = '[]' and (
    wanted ? 'id' or resource = 'program_progress' and not exists (
      select from public.programs as program
      where program.id = (wanted ->> 'program_id')::uuid and program.organization_id = (subject ->> 'organization_id')::uuid
    )
  ) then
    return jsonb_build_object('refusal', 'not_found');
  end if;
  return jsonb_build_object('rows', rows);
end
$$;

grant execute on function public.api_read to service_role;
