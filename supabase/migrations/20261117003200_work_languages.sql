-- Candidates read a mission in their language, and each attempt says which one it is written in.

-- In the language the candidate asks for, or reads the product in, where the mission is offered in it.
drop function public.start_mission(uuid);
create function public.start_mission(mission_id uuid, language text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  candidate uuid := private.require_user();
  mission public.missions;
  running uuid;
  started uuid;
  wanted text := coalesce(start_mission.language, private.reading_language());
begin
  if not private.has_role('candidate') then
    raise exception 'Missions are played by candidates.' using errcode = '42501', hint = 'candidates_only';
  end if;
  select id into running from public.enrollments
  where user_id = candidate and enrollments.mission_id = start_mission.mission_id
    and status in ('in_progress', 'submitted', 'changes_requested');
  if running is not null then
    return running;
  end if;
  select missions.* into mission from public.missions
  join public.organizations on organizations.id = missions.organization_id
  where missions.id = start_mission.mission_id and missions.status = 'published'
    and organizations.status = 'approved'
    and (not missions.by_invitation or missions.id in (select private.my_private_missions()))
    and (missions.closes_on is null or missions.closes_on >= current_date);
  if mission.id is null then
    perform private.fail('mission_closed', 'This mission takes nobody new at the moment.');
  end if;
  insert into public.enrollments (user_id, mission_id, version, organization_id, path, language)
  select candidate, mission.id, mission.version, mission.organization_id, array[content -> 'steps' -> 0 ->> 'id'],
    case when wanted = any (languages) then wanted else content ->> 'language' end
  from public.mission_versions where mission_versions.mission_id = mission.id and version = mission.version
  on conflict do nothing
  returning id into started;
  if started is null then
    -- Another window began at the same moment.
    return (
      select id from public.enrollments
      where user_id = candidate and enrollments.mission_id = mission.id
        and status in ('in_progress', 'submitted', 'changes_requested')
    );
  end if;
  insert into public.step_states (enrollment_id, step_id)
  select started, path[1] from public.enrollments where id = started;
  return started;
end
$$;
revoke execute on function public.start_mission from public, anon;
grant execute on function public.start_mission to authenticated;

-- Another language to read in, at any time; what is written stays as it is.
create function public.read_mission_in(enrollment_id uuid, language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_enrollment(enrollment_id);
begin
  if not exists (
    select from public.mission_versions as version
    where version.mission_id = enrollment.mission_id and version.version = enrollment.version
      and read_mission_in.language = any (version.languages)
  ) then
    perform private.fail('language_not_offered', 'This mission is not offered in this language.');
  end if;
  update public.enrollments as work set language = read_mission_in.language where work.id = enrollment.id;
end
$$;
revoke execute on function public.read_mission_in from public, anon;
grant execute on function public.read_mission_in to authenticated;

-- Everything the player shows, in one answer.
create or replace function public.play_mission(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  read record;
  steps jsonb;
begin
  select * into enrollment from public.enrollments where id = enrollment_id and user_id = private.require_user();
  if enrollment.id is null then
    perform private.fail('enrollment_not_found', 'This work does not exist, or is not yours.');
  end if;
  select version.content, known.languages into read
  from private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as version
  join public.mission_versions as known using (mission_id, version);
  steps := read.content -> 'steps';
  return jsonb_build_object(
    'enrollment', to_jsonb(enrollment),
    'certificate', (
      select code from public.certificates where certificates.enrollment_id = enrollment.id and revoked_at is null
    ),
    'mission', (
      select jsonb_build_object(
        'title', read.content ->> 'title', 'summary', read.content ->> 'summary', 'hours', read.content -> 'hours',
        'feedbackDays', read.content -> 'feedbackDays', 'category', read.content ->> 'category',
        'difficulty', read.content ->> 'difficulty', 'languages', read.languages,
        'rubric', case when read.content -> 'rubric' ->> 'isShown' = 'true' then read.content -> 'rubric' -> 'criteria' end,
        'organization', organizations.name, 'isPaused', organizations.status <> 'approved'
      )
      from public.organizations where organizations.id = enrollment.organization_id
    ),
    -- How many steps the longest way ahead may still have is not told; what was lived is shown in full.
    'outline', (
      select jsonb_agg(jsonb_build_object(
        'kind', step ->> 'kind',
        'title', case when step ->> 'id' = any (enrollment.path) then step ->> 'title' end,
        'id', case when step ->> 'id' = any (enrollment.path) then step ->> 'id' end
      ) order by place)
      from jsonb_array_elements(steps) with ordinality as listed (step, place)
      -- A way that was not taken is no longer ahead.
      where step ->> 'id' = any (enrollment.path || private.reachable_steps(steps, enrollment.path[cardinality(enrollment.path)]))
    ),
    'steps', (
      select jsonb_agg(
        private.visible_step(private.find_step(steps, visited.step_id), state)
        || jsonb_build_object(
          'draft', state.draft, 'revision', coalesce(state.revision, 0), 'completedAt', state.completed_at,
          'secondsSpent', coalesce(state.seconds_spent, 0)
        ) order by visited.place
      )
      from unnest(enrollment.path) with ordinality as visited (step_id, place)
      left join public.step_states as state on state.enrollment_id = enrollment.id and state.step_id = visited.step_id
    ),
    'closing', coalesce(
      (
        select jsonb_build_object('draft', state.draft, 'revision', state.revision) from public.step_states as state
        where state.enrollment_id = enrollment.id and state.step_id = 'end'
      ),
      '{"draft": null, "revision": 0}'
    )
  );
end
$$;

drop function public.submit_work(uuid, boolean, text);
create function public.submit_work(enrollment_id uuid, own_work boolean, reflection text default '', written_in text default null)
returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
  steps jsonb := private.version_steps(enrollment);
  promised timestamptz := now() + make_interval(days => (
    select (content ->> 'feedbackDays')::int from public.mission_versions
    where mission_id = enrollment.mission_id and version = enrollment.version
  ));
  submission public.submissions;
begin
  if own_work is not true then
    perform private.fail('own_work_required', 'State that this is your own work.');
  end if;
  if not enrollment.is_complete or exists (
    select from unnest(enrollment.path) as visited (step_id)
    left join public.step_states as state on state.enrollment_id = enrollment.id and state.step_id = visited.step_id
    where not private.is_answered(private.find_step(steps, visited.step_id), state.draft)
  ) then
    perform private.fail('work_incomplete', 'Something required is still missing.');
  end if;
  if written_in is not null and not exists (
    select from public.mission_versions as version
    where version.mission_id = enrollment.mission_id and version.version = enrollment.version
      and written_in = any (version.languages)
  ) then
    perform private.fail('language_not_offered', 'This mission is not offered in this language.');
  end if;
  insert into public.submissions (enrollment_id, organization_id, attempt, content, reflection, due_at, language)
  select enrollment.id, enrollment.organization_id, enrollment.attempts + 1,
    coalesce((
      select jsonb_object_agg(state.step_id, state.draft) from public.step_states as state
      where state.enrollment_id = enrollment.id and state.step_id = any (enrollment.path) and state.draft is not null
    ), '{}'),
    coalesce(btrim(reflection), ''), promised, coalesce(written_in, enrollment.language)
  returning * into submission;
  -- Every file is there, is of this work, and stays what it is from now on.
  if private.keep_submitted_files(submission) < (select count(*) from private.named_files(submission.content)) then
    perform private.fail('file_missing', 'A file is no longer there. Remove it and upload it again.');
  end if;
  -- The word about this attempt is handed in; the next one begins empty.
  update public.step_states as state set draft = null, revision = revision + 1
  where state.enrollment_id = enrollment.id and state.step_id = 'end';
  update public.enrollments
  set status = 'submitted', attempts = attempts + 1, submitted_at = now(), due_at = promised, progress = 100
  where id = enrollment.id;
  perform private.notify(
    member.user_id, 'work_submitted',
    jsonb_build_object('mission', (
      select private.title_in(title, translations, coalesce(profile.language, 'en'))
      from public.mission_versions left join public.profiles as profile on profile.user_id = member.user_id
      where mission_id = enrollment.mission_id and version = enrollment.version
    )),
    '/reviews'
  ) from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.organization_id = enrollment.organization_id and member.member_role in ('owner', 'recruiter', 'reviewer')
    and organization.status = 'approved';
  return promised;
end
$$;
revoke execute on function public.submit_work from public, anon;
grant execute on function public.submit_work to authenticated;

create or replace function private.certificate_facts(enrollment public.enrollments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', btrim(profile.first_name || ' ' || profile.last_name),
    'mission', version.content ->> 'title', 'summary', version.content ->> 'summary',
    'organization', organization.name, 'category', version.content ->> 'category',
    'difficulty', version.content ->> 'difficulty', 'language', submission.language,
    'skills', version.content -> 'skills', 'version', enrollment.version, 'attempts', enrollment.attempts,
    'seconds', enrollment.seconds_spent,
    'reviewerRole', case when review.organization_id in (
      select member.organization_id from public.organization_members as member where member.user_id = review.reviewer_id
    ) then 'organization' else 'maker' end,
    'criteria', (
      select jsonb_agg(jsonb_build_object(
        'title', criterion ->> 'title', 'weight', criterion -> 'weight',
        'level', criterion -> 'levels' -> ((review.scores -> (criterion ->> 'id') ->> 'level')::int) ->> 'title',
        'rank', (review.scores -> (criterion ->> 'id') ->> 'level')::int + 1,
        'of', jsonb_array_length(criterion -> 'levels')
      ) order by place)
      from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place)
    )
  )
  from public.profiles as profile, public.organizations as organization, public.submissions as submission,
    public.reviews as review,
    -- In the language of the work, as its holder will show it.
    private.version_in(enrollment.mission_id, enrollment.version, submission.language) as version
  where profile.user_id = enrollment.user_id and organization.id = enrollment.organization_id
    and submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
    and review.submission_id = submission.id
$$;
