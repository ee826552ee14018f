-- A candidate's work on a mission: pinned to the version on which it began, step by step, with drafts and attempts.
create type public.enrollment_status as enum (
  'in_progress', 'submitted', 'changes_requested', 'validated', 'not_validated', 'left'
);

create table public.enrollments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  mission_id uuid not null,
  version int not null,
  organization_id uuid not null references public.organizations on delete cascade,
  status public.enrollment_status not null default 'in_progress',
  -- The steps that were opened, in the order in which they were lived; the last one is where the person stands.
  path text[] not null,
  -- Every step to the end has been completed; work can be submitted.
  is_complete boolean not null default false,
  progress int not null default 0 check (progress between 0 and 100),
  seconds_spent int not null default 0,
  -- Until when time has been counted: nobody reports more than has passed since.
  time_counted_at timestamptz not null default now(),
  attempts int not null default 0,
  started_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- When feedback is promised, while the work waits for it.
  due_at timestamptz,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  foreign key (mission_id, version) references public.mission_versions on delete cascade
);
create unique index enrollments_one_at_a_time on public.enrollments (user_id, mission_id)
  where status in ('in_progress', 'submitted', 'changes_requested');
create index enrollments_by_user on public.enrollments (user_id);
create index enrollments_by_mission on public.enrollments (mission_id, version, status);
create index enrollments_by_organization on public.enrollments (organization_id, status, due_at);
create index enrollments_by_candidate on public.enrollments (organization_id, user_id);
-- What waits for feedback, of one organization and of all, with what the queue asks about each.
create index enrollments_waiting on public.enrollments (organization_id, due_at, id) include (user_id, mission_id)
  where status = 'submitted';
create index enrollments_waiting_longest on public.enrollments (due_at, id) include (organization_id, user_id, mission_id)
  where status = 'submitted';
create trigger enrollments_updated before update on public.enrollments
  for each row execute function private.set_updated_at();

create table public.step_states (
  enrollment_id uuid not null references public.enrollments on delete cascade,
  step_id text not null,
  -- What is typed or chosen so far; kept as one types.
  draft jsonb,
  -- Counts the saves, so that two open tabs notice each other.
  revision int not null default 0,
  completed_at timestamptz,
  seconds_spent int not null default 0,
  updated_at timestamptz not null default now(),
  primary key (enrollment_id, step_id)
);
create trigger step_states_updated before update on public.step_states
  for each row execute function private.set_updated_at();

create table public.submissions (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null references public.enrollments on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  attempt int not null,
  -- What was delivered, by step; never changed afterwards.
  content jsonb not null,
  -- What the candidate says about this attempt: a goal, or what was changed.
  reflection text not null default '' check (length(reflection) <= 2000),
  submitted_at timestamptz not null default now(),
  due_at timestamptz not null,
  unique (enrollment_id, attempt)
);
create index submissions_by_organization on public.submissions (organization_id, due_at);

create table public.saved_missions (
  user_id uuid not null references auth.users on delete cascade,
  mission_id uuid not null references public.missions on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, mission_id)
);
create index saved_missions_by_mission on public.saved_missions (mission_id);

create function private.my_enrollments() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.enrollments where user_id = (select auth.uid())
$$;
create function private.my_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select mission_id from public.enrollments where user_id = (select auth.uid())
$$;
grant execute on function private.my_enrollments, private.my_missions to authenticated;

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
-- Lists of ids, not subqueries: an index serves either, and both together.
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

create policy "Candidates find the missions they work on" on public.mission_listings for select to authenticated
  using (mission_id in (select private.my_missions()));
