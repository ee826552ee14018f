-- Work on missions: playing, saving and submitting, deliverables, time and progress.

-- # Types

-- A candidate's work on a mission: tied to the version it started on, step by step, with drafts and attempts.
create type public.enrollment_status as enum (
  'in_progress', 'submitted', 'changes_requested', 'validated', 'not_validated', 'left'
);

-- # Tables

create table public.enrollments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  mission_id uuid not null,
  version int not null,
  organization_id uuid not null references public.organizations on delete cascade,
  status public.enrollment_status not null default 'in_progress',
  -- The steps that were opened, in order; the last one is where the person is.
  path text[] not null,
  -- Every step to the end is completed; work can be submitted.
  is_complete boolean not null default false,
  progress int not null default 0 check (progress between 0 and 100),
  seconds_spent int not null default 0,
  -- Until when time was counted: no one can report more than has passed since.
  time_counted_at timestamptz not null default now(),
  attempts int not null default 0,
  started_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- When feedback is promised, while the work is waiting for it.
  due_at timestamptz,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  -- The language in which the candidate reads the mission; each attempt has its own.
  language text not null check (language in ('en', 'fr')),
  foreign key (mission_id, version) references public.mission_versions on delete cascade
);

create table public.step_states (
  enrollment_id uuid not null references public.enrollments on delete cascade,
  step_id text not null,
  -- What was typed or chosen so far, saved while typing.
  draft jsonb,
  -- Counts saves, so that two open tabs notice each other.
  revision int not null default 0,
  completed_at timestamptz,
  seconds_spent int not null default 0,
  updated_at timestamptz not null default now(),
  primary key (enrollment_id, step_id),
  constraint files_are_safe check (private.names_safe_files(draft))
);

create table public.submissions (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null references public.enrollments on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  attempt int not null,
  -- What was submitted, by step; never changed.
  content jsonb not null,
  -- What the candidate says about this attempt: a goal, or what changed.
  reflection text not null default '' check (length(reflection) <= 2000),
  submitted_at timestamptz not null default now(),
  due_at timestamptz not null,
  language text not null check (language in ('en', 'fr')),
  unique (enrollment_id, attempt),
  constraint files_are_safe check (private.names_safe_files(content))
);

create table public.saved_missions (
  user_id uuid not null references auth.users on delete cascade,
  mission_id uuid not null references public.missions on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, mission_id)
);

-- When people worked. Time is counted on the enrollment; how much of it fell into which hour is recorded here, in the
-- same transaction, so that the hours of a day or week add up to the enrollment's total. By hour and not by day,
-- because days start at different times in different time zones. (If a zone is half an hour off, an hour belongs to the
-- day on which it starts.) No finer, because no one needs to know the minute.
create table public.activity_hours (
  user_id uuid not null references auth.users on delete cascade,
  enrollment_id uuid not null references public.enrollments on delete cascade,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  seconds int not null check (seconds > 0),
  primary key (enrollment_id, hour)
);

-- Files of a submission. Never changed.
create table private.submitted_files (
  submission_id uuid not null references public.submissions on delete cascade,
  path text not null constraint files_are_safe check (private.is_safe_path(path)),
  primary key (submission_id, path)
);

-- # Indexes

create unique index enrollments_one_at_a_time on public.enrollments (user_id, mission_id)
  where status in ('in_progress', 'submitted', 'changes_requested');
create index enrollments_by_user on public.enrollments (user_id);
create index enrollments_by_mission on public.enrollments (mission_id, version, status);
create index enrollments_by_organization on public.enrollments (organization_id, status, due_at);
create index enrollments_by_candidate on public.enrollments (organization_id, user_id);
-- Work waiting for feedback, per organization and overall, with what the queue needs to know.
create index enrollments_waiting on public.enrollments (organization_id, due_at, id) include (user_id, mission_id)
  where status = 'submitted';
create index enrollments_waiting_longest on public.enrollments (due_at, id) include (organization_id, user_id, mission_id)
  where status = 'submitted';
create index enrollments_by_start on public.enrollments (started_at);
create index enrollments_by_validation on public.enrollments (completed_at) where status = 'validated';
create index submissions_by_organization on public.submissions (organization_id, due_at);
create index submissions_by_date on public.submissions (organization_id, submitted_at);
create index submissions_by_age on public.submissions (submitted_at) where attempt = 1;
create index saved_missions_by_mission on public.saved_missions (mission_id);
create index activity_hours_by_user on public.activity_hours (user_id, hour);
create index submitted_files_by_path on private.submitted_files (path);

-- # Private helpers

create function private.my_enrollments() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.enrollments where user_id = (select auth.uid())
$$;

create function private.my_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select mission_id from public.enrollments where user_id = (select auth.uid())
$$;

-- Working through a mission. What lies ahead isn't shown: a step's content is returned once the candidate reaches it.
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

-- An invalid link is never ignored, even if none is required.
create function private.is_answered(step jsonb, draft jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case step ->> 'kind'
    when 'decision' then coalesce(draft ->> 'choice', '') in (select choice ->> 'id' from jsonb_array_elements(step -> 'choices') as choice)
    when 'quiz' then not exists (
      select from jsonb_array_elements(step -> 'questions') as question
      where jsonb_array_length(private.array_at(coalesce(draft -> 'answers', '{}'), question ->> 'id')) = 0
    )
    when 'deliverable' then case step ->> 'accepts'
      when 'text' then step ->> 'required' <> 'true' or coalesce(private.trimmed(draft ->> 'text'), '') <> ''
      when 'link' then private.is_web_address(btrim(coalesce(draft ->> 'link', '')))
        or (step ->> 'required' <> 'true' and btrim(coalesce(draft ->> 'link', '')) = '')
      else step ->> 'required' <> 'true' or jsonb_array_length(private.array_at(coalesce(draft, '{}'), 'files')) > 0
    end
    else true
  end
$$;

-- Files that candidates submit are below <enrollment>/<step>/, so that their names reveal nothing to reviewers. Older
-- ones, below <person>/<enrollment>/<step>/, are being moved; both can be read until then.
create function private.enrollment_of_file(file text) returns uuid
language sql immutable set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then folder::uuid end
  from (select (storage.foldername(file))[case cardinality(storage.foldername(file)) when 3 then 2 else 1 end]) as own (folder)
$$;

-- What was submitted stays as it was.
create function private.is_submitted_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.submitted_files where path = file)
$$;

create function private.is_file_of_work(enrollment uuid, candidate uuid, file text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(private.is_safe_path(file) and (
    starts_with(file, enrollment || '/') or starts_with(file, candidate || '/' || enrollment || '/')
  ), false)
$$;

-- The caller's own work while it is open: what was submitted stays as it was.
create function private.may_change_deliverable(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments
    where user_id = (select auth.uid()) and status in ('in_progress', 'changes_requested')
      and private.is_file_of_work(id, user_id, file) and id = private.enrollment_of_file(file)
  ) and not private.is_submitted_file(file)
$$;

-- Into the folder of a step that was reached, with an extension that says what it is.
create function private.may_add_deliverable(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_change_deliverable(file) and file ~ '\.[A-Za-z0-9]{1,12}$' and exists (
    select from public.enrollments
    where cardinality(storage.foldername(file)) = 2 and id::text = (storage.foldername(file))[1]
      and (storage.foldername(file))[2] = any (path)
  )
$$;

create function private.note_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_hours as known (user_id, enrollment_id, hour, seconds)
  values (new.user_id, new.id, date_trunc('hour', now(), 'UTC'), new.seconds_spent - old.seconds_spent)
  on conflict (enrollment_id, hour) do update set seconds = known.seconds + excluded.seconds;
  return null;
end
$$;

create function private.named_files(content jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select distinct named ->> 'path'
  from jsonb_each(content) as delivered (step_id, draft),
    jsonb_array_elements(private.array_at(delivered.draft, 'files')) as named
$$;

create function private.keep_submitted_files(submission public.submissions) returns int
language plpgsql security definer set search_path = '' as $$
declare
  kept int;
begin
  insert into private.submitted_files (submission_id, path)
  select submission.id, object.name
  from private.named_files(submission.content) as named
  join storage.objects as object on object.bucket_id = 'deliverables' and object.name = named
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
  where private.is_file_of_work(enrollment.id, enrollment.user_id, object.name)
    and not private.is_to_be_removed('deliverables', object.name);
  get diagnostics kept = row_count;
  return kept;
end
$$;

-- Programs and scripts, by extension.
create function private.is_program(file text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(substring(file from '[^.]*$')) = any ('{
    apk, app, appimage, appx, bat, bin, class, cmd, com, command, cpl, crx, deb, dll, dmg, dylib, elf, exe, gadget, hta,
    htm, html, ipa, iso, jar, js, jse, ksh, lnk, mht, mhtml, mjs, msc, msi, msix, msp, ocx, out, pif, pkg, ps1, psm1, py,
    pyc, rb, reg, rpm, scf, scr, sh, shtml, so, svg, swf, sys, url, vbe, vbs, war, wasm, wsf, xhtml, xll, xpi
  }'::text[])
$$;

create function private.is_own_deliverable(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments
    where id = private.enrollment_of_file(file) and user_id = (select auth.uid())
      and private.is_file_of_work(id, user_id, file)
  )
$$;

-- Files are deleted with the work.
create function private.remove_files_of_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('deliverables', id::text || '/') from gone;
  return null;
end
$$;

-- Progress on a mission in percent: one rule for the player, the home and everyone it is shared with. Only steps on the
-- person's own path count, and those still ahead; branches not taken don't. A deliverable is most of the work and
-- counts as three other steps. Submitting is the last step: 100 means submitted. Reads the steps, and those that can
-- still be reached, once per enrollment.
create function private.path_progress(enrollment public.enrollments) returns int
language sql stable security definer set search_path = '' as $$
  with steps as materialized (
    select private.version_steps(enrollment) as listed, enrollment.path[cardinality(enrollment.path)] as here
  ), ahead as materialized (
    select enrollment.path
      || case when enrollment.is_complete then '{}' else private.reachable_steps(steps.listed, steps.here) end as ids
    from steps
  ), counted as (
    select
      case when step ->> 'kind' = 'deliverable' then 3 else 1 end as weight,
      step ->> 'id' = any (enrollment.path) and (enrollment.is_complete or step ->> 'id' <> steps.here) as is_done
    from steps, ahead, jsonb_array_elements(steps.listed) as step
    where step ->> 'id' = any (ahead.ids)
  )
  select case
    when enrollment.status in ('submitted', 'validated', 'not_validated') then 100
    else coalesce((
      select least(95, round(100.0 * coalesce(sum(weight) filter (where is_done), 0) / (sum(weight) + 1)))::int
      from counted
    ), 0)
  end
$$;

create function private.note_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.progress := private.path_progress(new);
  return new;
end
$$;

-- # Policies and grants

create policy "Candidates find the missions they work on" on public.mission_listings for select to authenticated
  using (mission_id in (select private.my_missions()));

call private.protect('public.enrollments');
grant select on public.enrollments to authenticated;

create policy "Candidates see their own work" on public.enrollments for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.step_states');
grant select on public.step_states to authenticated;

create policy "Candidates see their own steps" on public.step_states for select to authenticated
  using (enrollment_id in (select private.my_enrollments()));

call private.protect('public.submissions');
grant select on public.submissions to authenticated;

-- Lists of IDs, not subqueries: an index serves each, and both together.
create policy "Candidates see what they submitted" on public.submissions for select to authenticated
  using (enrollment_id = any (array(select private.my_enrollments())));

create policy "Reviewers see what was submitted to their organization" on public.submissions for select to authenticated
  using (organization_id = any (array(select private.my_reviewed_organizations())));

call private.protect('public.saved_missions');
grant select, insert, delete on public.saved_missions to authenticated;

create policy "People see what they saved" on public.saved_missions for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People save missions" on public.saved_missions for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People forget missions" on public.saved_missions for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.activity_hours');
grant select on public.activity_hours to authenticated;

create policy "Candidates see when they worked" on public.activity_hours for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Candidates read their own deliverables" on storage.objects for select to authenticated
  using (bucket_id = 'deliverables' and private.is_own_deliverable(name));

create policy "Candidates add deliverables while their work is open" on storage.objects for insert to authenticated
  with check (bucket_id = 'deliverables' and private.may_add_deliverable(name));

create policy "Candidates remove what they have not submitted" on storage.objects for delete to authenticated
  using (bucket_id = 'deliverables' and private.may_change_deliverable(name));

-- Downloads are saved with the extension of their path, whatever their name.
create policy "Programs and scripts are taken from nobody" on storage.objects as restrictive for insert to authenticated
  with check (not private.is_program(name));

create policy "Nothing becomes a program or a script" on storage.objects as restrictive for update to authenticated
  using (true) with check (not private.is_program(name));

-- A signed address would allow a file to be uploaded after the work was submitted, because storage may not check again.
create policy "Nobody signs an address for deliverables to be sent to" on storage.objects as restrictive
  for insert to authenticated
  with check (
    bucket_id <> 'deliverables'
    or regexp_replace(coalesce(storage.operation(), ''), '^storage\.', '') <> 'object.sign_upload_url'
  );

-- # Public functions

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

-- Everything the player shows, in one response.
create function public.play_mission(enrollment_id uuid) returns jsonb
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

-- Saves what was typed and the time it took; returns the new revision. A tab that is behind is refused.
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
  if not private.names_safe_files(draft) or exists (
    select from private.named_files(jsonb_build_object('step', draft)) as named
    where not private.is_file_of_work(enrollment.id, enrollment.user_id, named)
  ) then
    perform private.fail('file_not_yours', 'A file does not belong to this mission. Remove it and upload it again.');
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

-- Completes a step and opens the next one, which may depend on the choice.
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
    jsonb_build_object('mission', private.mission_title(enrollment.mission_id, member.user_id, enrollment.version)),
    '/reviews'
  ) from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.organization_id = enrollment.organization_id and member.member_role in ('owner', 'recruiter', 'reviewer')
    and organization.status = 'approved';
  return promised;
end
$$;

-- The work stays readable; the candidate can start again on the newest version.
create function public.leave_mission(enrollment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
begin
  update public.enrollments set status = 'left' where id = enrollment.id;
end
$$;

-- How others did, and how the company replies; nothing about fewer than five people.
create function public.mission_facts(mission_id uuid) returns table (
  starts int, completions int, median_hours numeric, company_slug text, reply_rate int, feedback_hours int, checks jsonb
)
language sql stable security definer set search_path = '' as $$
  with people as (
    select bool_or(status = 'validated') as has_completed, bool_or(submitted_at is not null) as has_submitted,
      min(seconds_spent) filter (where submitted_at is not null) as seconds
    from public.enrollments
    where enrollments.mission_id = mission_facts.mission_id
    group by user_id
  ), answers as (
    select case when organization.kind = 'company' then organization.slug end as slug,
      private.checks_of(organization.id) as checks, figures.*
    from public.mission_listings as listing
    join public.organizations as organization
      on organization.id = listing.organization_id and organization.status = 'approved'
    left join private.reply_figures as figures on figures.organization_id = organization.id
    where listing.mission_id = mission_facts.mission_id
  )
  select case when count(*) >= 5 then count(*)::int end,
    case when count(*) filter (where has_completed) >= 5 then (count(*) filter (where has_completed))::int end,
    case when count(*) filter (where has_submitted) >= 5
      then round((percentile_cont(0.5) within group (order by seconds) filter (where has_submitted) / 3600)::numeric, 1)
    end,
    (select answers.slug from answers), (select answers.reply_rate from answers),
    (select answers.feedback_hours from answers), coalesce((select answers.checks from answers), '[]')
  from people
$$;

-- What a person did in a period, by days of a time zone: time and steps, submitted work, feedback, certificates.
create function public.my_activity(from_day date, to_day date, zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  begins timestamptz;
  ends timestamptz;
begin
  if coalesce(to_day < from_day or to_day - from_day > 366, true) then
    perform private.fail('period_invalid', 'Choose a period of at most a year that ends after it begins.');
  end if;
  begin
    begins := from_day::timestamp at time zone coalesce(zone, '');
    ends := (to_day + 1)::timestamp at time zone coalesce(zone, '');
  exception when invalid_parameter_value then
    perform private.fail('time_zone_unknown', 'This time zone is not known.');
  end;
  return jsonb_build_object(
    'days', coalesce((
      select jsonb_agg(to_jsonb(one) order by one.day, one.seconds desc, one.enrollment_id) from (
        select done.day, done.enrollment_id, sum(done.seconds)::int as seconds, sum(done.steps)::int as steps from (
          select (activity.hour at time zone zone)::date as day, activity.enrollment_id, activity.seconds, 0 as steps
          from public.activity_hours as activity
          where activity.user_id = person and activity.hour >= begins and activity.hour < ends
          union all
          select (state.completed_at at time zone zone)::date, state.enrollment_id, 0, 1
          from public.step_states as state join public.enrollments on enrollments.id = state.enrollment_id
          where enrollments.user_id = person and state.completed_at >= begins and state.completed_at < ends
        ) as done group by done.day, done.enrollment_id
      ) as one
    ), '[]'),
    'submissions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'enrollment_id', submission.enrollment_id, 'attempt', submission.attempt,
        'day', (submission.submitted_at at time zone zone)::date
      ) order by submission.submitted_at)
      from public.submissions as submission join public.enrollments on enrollments.id = submission.enrollment_id
      where enrollments.user_id = person and submission.submitted_at >= begins and submission.submitted_at < ends
    ), '[]'),
    'feedback', coalesce((
      select jsonb_agg(jsonb_build_object(
        'enrollment_id', enrollment.id, 'attempt', submission.attempt, 'verdict', review.verdict,
        'day', (review.delivered_at at time zone zone)::date, 'summary', review.summary,
        'criteria', (
          select jsonb_agg(jsonb_build_object(
            'title', criterion ->> 'title',
            'level', criterion -> 'levels' -> ((review.scores -> (criterion ->> 'id') ->> 'level')::int) ->> 'title'
          ) order by place)
          from private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as version,
            jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place)
          where version.mission_id = enrollment.mission_id and version.version = enrollment.version
        )
      ) order by review.delivered_at)
      from public.reviews as review
      join public.submissions as submission on submission.id = review.submission_id
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where enrollment.user_id = person and review.delivered_at >= begins and review.delivered_at < ends
    ), '[]'),
    'certificates', coalesce((
      select jsonb_agg(jsonb_build_object(
        'enrollment_id', certificate.enrollment_id, 'code', certificate.code, 'is_public', certificate.is_public,
        'day', (certificate.issued_at at time zone zone)::date
      ) order by certificate.issued_at)
      from public.certificates as certificate
      where certificate.user_id = person and certificate.revoked_at is null
        and certificate.issued_at >= begins and certificate.issued_at < ends
    ), '[]')
  );
end
$$;

-- Switches the reading language at any time; what was written stays as it is.
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

-- # Who may call which function

grant execute on function
  private.is_own_deliverable, private.is_program, private.is_submitted_file, private.may_add_deliverable,
  private.may_change_deliverable, private.my_enrollments, private.my_missions
to authenticated;

grant execute on function
  public.complete_step, public.leave_mission, public.my_activity, public.play_mission, public.read_mission_in,
  public.save_step, public.start_mission, public.submit_work
to authenticated;

grant execute on function public.mission_facts to anon, authenticated;

-- # Triggers

create trigger enrollments_updated before update on public.enrollments
  for each row execute function private.set_updated_at();

create trigger note_time after update of seconds_spent on public.enrollments
  for each row when (new.seconds_spent > old.seconds_spent) execute function private.note_time();

create trigger remove_files_of_work after delete on public.enrollments
  referencing old table as gone for each statement execute function private.remove_files_of_work();

create trigger enrollments_progress before insert or update of path, is_complete, status, progress on public.enrollments
  for each row execute function private.note_progress();

create trigger enrollments_have_a_language before insert on public.enrollments
  for each row execute function private.set_work_language();

create trigger step_states_updated before update on public.step_states
  for each row execute function private.set_updated_at();

create trigger submissions_have_a_language before insert on public.submissions
  for each row execute function private.set_work_language();

-- # First rows

-- Files that candidates submit, below <enrollment>/<step>/. Nothing that a browser would run is served as such.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('deliverables', 'deliverables', false, 50 * 1024 * 1024, array[
    'application/pdf', 'application/zip', 'application/json', 'application/octet-stream',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/plain', 'text/csv', 'text/markdown', 'audio/*', 'video/*'
  ]);
