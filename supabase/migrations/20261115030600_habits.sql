-- What brings people back: a list of first steps, goals for the week, and weeks in a row. All of it is counted from rows
-- each time; only what somebody chose is stored.
create table public.habits (
  user_id uuid primary key references auth.users on delete cascade,
  is_checklist_hidden boolean not null default false,
  -- What the person wants to do in a week; null for no goal.
  hours int check (hours between 1 and 40),
  submissions int check (submissions between 1 and 20),
  applications int check (applications between 1 and 50),
  practice int check (practice between 1 and 50),
  updated_at timestamptz not null default now()
);
create trigger habits_updated before update on public.habits
  for each row execute function private.set_updated_at();

call private.protect('public.habits');
-- An upsert names the key too; the policy keeps it the person's own.
grant select,
  insert (user_id, is_checklist_hidden, hours, submissions, applications, practice),
  update (user_id, is_checklist_hidden, hours, submissions, applications, practice)
  on public.habits to authenticated;
create policy "People see their own goals" on public.habits for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People set their own goals" on public.habits for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own goals" on public.habits for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Which of the first steps are done.
create function private.first_steps(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'confirm', exists (select from auth.users where id = person and email_confirmed_at is not null),
    'photo', coalesce(profile.avatar_url, '') <> '',
    'skills', cardinality(profile.skills) >= 3,
    'target', exists (select from public.target_jobs where user_id = person),
    'mission', exists (select from public.enrollments where user_id = person),
    'submission', exists (
      select from public.submissions join public.enrollments on enrollments.id = submissions.enrollment_id
      where enrollments.user_id = person
    ),
    'resume', profile.resume_path is not null,
    'application', exists (select from public.applications where user_id = person),
    'practice', exists (select from public.practice_marks where user_id = person)
  )
  from public.profiles as profile where profile.user_id = person
$$;

-- Everything somebody did that counts for a goal, since a moment.
create function private.deeds(person uuid, since timestamptz)
returns table (kind text, at timestamptz, subject text, amount int)
language sql stable security definer set search_path = '' as $$
  select 'seconds', activity.hour, activity.enrollment_id::text, activity.seconds
  from public.activity_hours as activity
  where activity.user_id = person and activity.hour >= since
  union all
  select 'submissions', submission.submitted_at, submission.id::text, 1
  from public.submissions as submission join public.enrollments on enrollments.id = submission.enrollment_id
  where enrollments.user_id = person and submission.submitted_at >= since
  union all
  select 'applications', event.happened_at, event.application_id::text, 1
  from public.application_events as event
  where event.user_id = person and event.to_stage = 'applied' and event.happened_at >= since
  union all
  select 'practice', mark.hour, mark.question_slug, 1
  from public.practice_marks as mark
  where mark.user_id = person and mark.hour >= since
$$;

create function private.habits_of(person uuid, zone text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with week as (
    select date_trunc('week', now() at time zone zone) as monday
  ), done as (
    select deed.kind, sum(deed.amount) as amount, count(distinct deed.subject) as subjects
    from week, private.deeds(person, week.monday at time zone zone) as deed group by deed.kind
  )
  select jsonb_build_object(
    'first_steps', private.first_steps(person),
    'is_checklist_hidden', coalesce(
      (select is_checklist_hidden from public.habits where user_id = person), false
    ),
    'goals', (
      select jsonb_build_object(
        'hours', hours, 'submissions', submissions, 'applications', applications, 'practice', practice
      ) from public.habits where user_id = person
    ),
    'monday', (select monday::date from week),
    'done', jsonb_build_object(
      'seconds', coalesce((select amount from done where kind = 'seconds'), 0),
      'submissions', coalesce((select subjects from done where kind = 'submissions'), 0),
      'applications', coalesce((select subjects from done where kind = 'applications'), 0),
      'practice', coalesce((select subjects from done where kind = 'practice'), 0)
    ),
    -- The weeks of the last two years in which something was done, by their Mondays.
    'active_weeks', (
      select coalesce(jsonb_agg(monday order by monday desc), '[]') from (
        select distinct date_trunc('week', deed.at at time zone zone)::date as monday
        from week, private.deeds(person, (week.monday - interval '104 weeks') at time zone zone) as deed
      ) as active
    )
  )
$$;

drop function public.candidate_home();
-- Everything that a candidate's home shows beside the profile, in one answer. Weeks are those of the time zone.
create function public.candidate_home(zone text default 'Europe/Paris') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if zone is null or not private.is_time_zone(zone) then
    perform private.fail('time_zone_unknown', 'This time zone is not known.');
  end if;
  return jsonb_build_object(
    'simulations', coalesce((select jsonb_agg(to_jsonb(simulation)) from public.my_simulations() as simulation), '[]'),
    'goal', private.career_goal(person),
    'habits', private.habits_of(person, zone)
  );
end
$$;
grant execute on function public.candidate_home to authenticated;
