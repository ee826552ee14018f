-- Living a mission. What lies ahead is not shown: a step's content is given out once one has come to it.
create function private.require_enrollment(enrollment_id uuid) returns public.enrollments
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
begin
  select * into enrollment from public.enrollments
  where id = enrollment_id and user_id = private.require_user() for update;
  if enrollment.id is null then
    perform private.fail('enrollment_not_found', 'This work does not exist, or is not yours.');
  end if;
  return enrollment;
end
$$;

create function private.require_playable(enrollment_id uuid) returns public.enrollments
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_enrollment(enrollment_id);
begin
  if enrollment.status not in ('in_progress', 'changes_requested') then
    perform private.fail('enrollment_closed', 'This work is submitted or finished, and cannot be changed now.');
  end if;
  return enrollment;
end
$$;

create function private.version_steps(enrollment public.enrollments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select content -> 'steps' from public.mission_versions
  where mission_id = enrollment.mission_id and version = enrollment.version
$$;

create function private.find_step(steps jsonb, step_id text) returns jsonb
language sql immutable set search_path = '' as $$
  select step from jsonb_array_elements(steps) as step where step ->> 'id' = step_id
$$;

create function public.start_mission(mission_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  candidate uuid := private.require_user();
  mission public.missions;
  running uuid;
  started uuid;
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
  insert into public.enrollments (user_id, mission_id, version, organization_id, path)
  select candidate, mission.id, mission.version, mission.organization_id, array[content -> 'steps' -> 0 ->> 'id']
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

-- What the candidate may see of a step: no right answers before answering, no consequences before choosing.
create function private.visible_step(step jsonb, state public.step_states) returns jsonb
language sql immutable set search_path = '' as $$
  select case step ->> 'kind'
    when 'decision' then
      step - 'choices' - 'next' || jsonb_build_object('choices', (
        select jsonb_agg(
          case when state.completed_at is not null and state.draft ->> 'choice' = choice ->> 'id'
            then jsonb_build_object('id', choice ->> 'id', 'label', choice ->> 'label', 'consequence', choice ->> 'consequence')
            else jsonb_build_object('id', choice ->> 'id', 'label', choice ->> 'label')
          end
        ) from jsonb_array_elements(step -> 'choices') as choice
      ))
    when 'quiz' then
      case when state.completed_at is not null then step - 'next'
      else step - 'questions' - 'next' || jsonb_build_object('questions', (
        select jsonb_agg(question - 'correct' - 'explanation') from jsonb_array_elements(step -> 'questions') as question
      )) end
    else step - 'next'
  end
$$;

-- Everything the player shows, in one answer.
create function public.play_mission(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  steps jsonb;
begin
  select * into enrollment from public.enrollments where id = enrollment_id and user_id = private.require_user();
  if enrollment.id is null then
    perform private.fail('enrollment_not_found', 'This work does not exist, or is not yours.');
  end if;
  steps := private.version_steps(enrollment);
  return jsonb_build_object(
    'enrollment', to_jsonb(enrollment),
    'certificate', (
      select code from public.certificates where certificates.enrollment_id = enrollment.id and revoked_at is null
    ),
    'mission', (
      select jsonb_build_object(
        'title', content ->> 'title', 'summary', content ->> 'summary', 'hours', content -> 'hours',
        'feedbackDays', content -> 'feedbackDays', 'category', content ->> 'category', 'difficulty', content ->> 'difficulty',
        'rubric', case when content -> 'rubric' ->> 'isShown' = 'true' then content -> 'rubric' -> 'criteria' end,
        'organization', organizations.name, 'isPaused', organizations.status <> 'approved'
      )
      from public.mission_versions, public.organizations
      where mission_versions.mission_id = enrollment.mission_id and mission_versions.version = enrollment.version
        and organizations.id = enrollment.organization_id
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

-- Keeps what is typed and the time it took; answers the new revision. A tab that is behind is told.
create function public.save_step(enrollment_id uuid, step_id text, draft jsonb, base_revision int, seconds int default 0)
returns int
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
  -- Nobody works longer between two saves than the interface lets pass, nor longer than the clock did.
  spent int := least(
    greatest(seconds, 0), 120, floor(extract(epoch from clock_timestamp() - enrollment.time_counted_at))::int
  );
  state public.step_states;
begin
  -- "end" is the place after the last step, where one writes a word about the work.
  if not step_id = any (enrollment.path) and not (step_id = 'end' and enrollment.is_complete) then
    perform private.fail('step_locked', 'This step is not open yet.');
  end if;
  if length(draft::text) > 200000 then
    perform private.fail('draft_too_large', 'This is too long to be kept.');
  end if;
  insert into public.step_states (enrollment_id, step_id) values (enrollment.id, save_step.step_id)
  on conflict do nothing;
  select * into state from public.step_states
  where step_states.enrollment_id = enrollment.id and step_states.step_id = save_step.step_id for update;
  update public.enrollments set seconds_spent = seconds_spent + spent, time_counted_at = clock_timestamp()
  where id = enrollment.id;
  if state.revision <> base_revision then
    perform private.fail('draft_conflict', 'This step was changed in another window.');
  end if;
  -- A decision that was taken, and a quiz that was answered, stay as they are.
  if state.completed_at is not null
    and private.find_step(private.version_steps(enrollment), step_id) ->> 'kind' in ('decision', 'quiz')
  then
    perform private.fail('step_answered', 'This step is answered and cannot be changed.');
  end if;
  update public.step_states
  set draft = save_step.draft, revision = base_revision + 1, seconds_spent = seconds_spent + spent
  where step_states.enrollment_id = enrollment.id and step_states.step_id = save_step.step_id;
  return base_revision + 1;
end
$$;

create function private.is_answered(step jsonb, draft jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case step ->> 'kind'
    when 'decision' then coalesce(draft ->> 'choice', '') in (select choice ->> 'id' from jsonb_array_elements(step -> 'choices') as choice)
    when 'quiz' then not exists (
      select from jsonb_array_elements(step -> 'questions') as question
      where jsonb_array_length(private.array_at(coalesce(draft -> 'answers', '{}'), question ->> 'id')) = 0
    )
    when 'deliverable' then step ->> 'required' <> 'true' or case step ->> 'accepts'
      when 'text' then coalesce(private.trimmed(draft ->> 'text'), '') <> ''
      when 'link' then private.is_web_address(btrim(coalesce(draft ->> 'link', '')))
      else jsonb_array_length(private.array_at(coalesce(draft, '{}'), 'files')) > 0
    end
    else true
  end
$$;

-- Ends a step and opens the one it leads to. What was chosen decides which that is.
create function public.complete_step(enrollment_id uuid, step_id text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
  steps jsonb := private.version_steps(enrollment);
  step jsonb := private.find_step(steps, step_id);
  at int := (select place - 1 from jsonb_array_elements(steps) with ordinality as listed (one, place) where one ->> 'id' = step_id);
  state public.step_states;
  successor text;
begin
  if step is null or not step_id = any (enrollment.path) then
    perform private.fail('step_locked', 'This step is not open yet.');
  end if;
  select * into state from public.step_states
  where step_states.enrollment_id = enrollment.id and step_states.step_id = complete_step.step_id;
  if not private.is_answered(step, state.draft) then
    perform private.fail('step_unanswered', 'This step still needs your answer.');
  end if;
  update public.step_states set completed_at = coalesce(completed_at, now())
  where step_states.enrollment_id = enrollment.id and step_states.step_id = complete_step.step_id;
  if enrollment.path[cardinality(enrollment.path)] <> step_id then
    return;
  end if;
  successor := case when step ->> 'kind' = 'decision' then coalesce(
    (select nullif(choice ->> 'next', '') from jsonb_array_elements(step -> 'choices') as choice where choice ->> 'id' = state.draft ->> 'choice'),
    nullif(step ->> 'next', ''), steps -> (at + 1) ->> 'id', 'end'
  ) else (private.step_successors(steps, at))[1] end;
  if successor = 'end' then
    update public.enrollments set is_complete = true, progress = 100 where id = enrollment.id;
  else
    update public.enrollments
    set path = array_remove(path, successor) || successor,
        progress = least(95, round(100.0 * (select place - 1 from jsonb_array_elements(steps) with ordinality as listed (one, place) where one ->> 'id' = successor) / jsonb_array_length(steps))::int)
    where id = enrollment.id;
    -- A way that leads back is lived again: what was written stays, what was chosen is open once more.
    insert into public.step_states as known (enrollment_id, step_id) values (enrollment.id, successor)
    on conflict on constraint step_states_pkey do update set
      completed_at = null,
      draft = case when private.find_step(steps, successor) ->> 'kind' not in ('decision', 'quiz') then known.draft end;
  end if;
end
$$;

create function public.submit_work(enrollment_id uuid, own_work boolean, reflection text default '') returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
  steps jsonb := private.version_steps(enrollment);
  promised timestamptz := now() + make_interval(days => (
    select (content ->> 'feedbackDays')::int from public.mission_versions
    where mission_id = enrollment.mission_id and version = enrollment.version
  ));
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
  insert into public.submissions (enrollment_id, organization_id, attempt, content, reflection, due_at)
  select enrollment.id, enrollment.organization_id, enrollment.attempts + 1,
    coalesce((
      select jsonb_object_agg(state.step_id, state.draft) from public.step_states as state
      where state.enrollment_id = enrollment.id and state.step_id = any (enrollment.path) and state.draft is not null
    ), '{}'),
    coalesce(btrim(reflection), ''), promised;
  -- The word about this attempt is handed in; the next one begins empty.
  update public.step_states as state set draft = null, revision = revision + 1
  where state.enrollment_id = enrollment.id and state.step_id = 'end';
  update public.enrollments
  set status = 'submitted', attempts = attempts + 1, submitted_at = now(), due_at = promised, progress = 100
  where id = enrollment.id;
  perform private.notify(
    member.user_id, 'work_submitted',
    jsonb_build_object('mission', (select content ->> 'title' from public.mission_versions where mission_id = enrollment.mission_id and version = enrollment.version)),
    '/reviews'
  ) from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.organization_id = enrollment.organization_id and member.member_role in ('owner', 'recruiter', 'reviewer')
    and organization.status = 'approved';
  return promised;
end
$$;

-- The work stays readable; one may begin again on the newest version.
create function public.leave_mission(enrollment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
begin
  update public.enrollments set status = 'left' where id = enrollment.id;
end
$$;

grant execute on function
  public.start_mission, public.play_mission, public.save_step, public.complete_step, public.submit_work,
  public.leave_mission
to authenticated;
