-- Authors can write a model answer to each deliverable, which candidates compare with their own once they have submitted
-- it. The content of versions is read by authors and reviewers only, so the player's answer is the one way to it.

-- A model answer is a text like any other, and is translated with the mission.
create or replace function private.mission_texts(content jsonb) returns table (path text, place text[], source text)
language sql immutable set search_path = '' as $$
  with steps as (
    select step, 'steps/' || coalesce(step ->> 'id', '') as path, array['steps', (number - 1)::text] as place
    from jsonb_array_elements(private.array_at(content, 'steps')) with ordinality as listed (step, number)
  ), choices as (
    select choice, steps.path || '/choices/' || coalesce(choice ->> 'id', '') as path,
      steps.place || array['choices', (number - 1)::text] as place
    from steps, jsonb_array_elements(private.array_at(steps.step, 'choices')) with ordinality as listed (choice, number)
  ), questions as (
    select question, steps.path || '/questions/' || coalesce(question ->> 'id', '') as path,
      steps.place || array['questions', (number - 1)::text] as place
    from steps, jsonb_array_elements(private.array_at(steps.step, 'questions')) with ordinality as listed (question, number)
  ), criteria as (
    select criterion, 'rubric/' || coalesce(criterion ->> 'id', '') as path,
      array['rubric', 'criteria', (number - 1)::text] as place
    from jsonb_array_elements(private.array_at(coalesce(content -> 'rubric', '{}'), 'criteria')) with ordinality as listed (criterion, number)
  ), found (path, place, said) as (
    select key, array[key], content -> key from unnest(array['title', 'summary', 'evaluatorNotes']) as key
    union all
    select 'comments/' || (number - 1), array['comments', (number - 1)::text], remark
    from jsonb_array_elements(private.array_at(content, 'comments')) with ordinality as listed (remark, number)
    union all
    select path || '/' || key, place || key, step -> key from steps,
      unnest(array['title', 'body', 'from', 'role', 'modelAnswer']) as key
    union all
    select path || '/' || key, place || key, choice -> key from choices, unnest(array['label', 'consequence']) as key
    union all
    select path || '/' || key, place || key, question -> key from questions, unnest(array['text', 'explanation']) as key
    union all
    select questions.path || '/options/' || coalesce(option ->> 'id', '') || '/label',
      questions.place || array['options', (number - 1)::text, 'label'], option -> 'label'
    from questions, jsonb_array_elements(private.array_at(questions.question, 'options')) with ordinality as listed (option, number)
    union all
    select path || '/title', place || 'title'::text, criterion -> 'title' from criteria
    union all
    select criteria.path || '/levels/' || (number - 1) || '/' || key,
      criteria.place || array['levels', (number - 1)::text, key], level -> key
    from criteria, jsonb_array_elements(private.array_at(criteria.criterion, 'levels')) with ordinality as listed (level, number),
      unnest(array['title', 'description']) as key
  )
  select path, place, said #>> '{}' from found where jsonb_typeof(said) = 'string'
$$;

-- What the candidate may see of a step: no right answers before answering, no consequences before choosing, and no model
-- answer before the first submission.
create function private.visible_step(step jsonb, state public.step_states, is_submitted boolean) returns jsonb
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
    when 'deliverable' then case when is_submitted then step - 'next' else step - 'next' - 'modelAnswer' end
    else step - 'next'
  end
$$;

create or replace function public.play_mission(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  read record;
  steps jsonb;
begin
  select * into enrollment from public.enrollments where id = enrollment_id and user_id = private.require_user();
  if enrollment.id is null then
    perform private.raise_app_error('enrollment_not_found', 'This work does not exist, or is not yours.');
  end if;
  select version.content, known.languages, known.skills into read
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
        'difficulty', read.content ->> 'difficulty', 'languages', read.languages, 'skills', read.skills,
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
        private.visible_step(private.find_step(steps, visited.step_id), state, enrollment.attempts > 0)
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

drop function private.visible_step(jsonb, public.step_states);
