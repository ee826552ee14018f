-- Career plans, goals and habits, and the candidate’s home.

-- # Tables

-- The jobs a person aims for; position 0 is the main goal.
create table public.target_jobs (
  user_id uuid not null references auth.users on delete cascade,
  job_slug text not null references public.jobs on update cascade on delete cascade,
  place int not null check (place between 0 and 2),
  primary key (user_id, job_slug),
  unique (user_id, place)
);

-- Missions a person doesn't want suggested.
create table public.dismissed_missions (
  user_id uuid not null references auth.users on delete cascade,
  mission_id uuid not null references public.missions on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, mission_id)
);

-- Goals and milestones with their dates. Suggested ones complete automatically: "mission" when work on it is validated,
-- "skills" when every essential skill of the job is proven.
create table public.milestones (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null default 'own' check (kind in ('own', 'mission', 'skills', 'application')),
  mission_id uuid references public.missions on delete cascade,
  job_slug text references public.jobs on update cascade on delete cascade,
  is_goal boolean not null default false,
  title text not null check (btrim(title) <> '' and length(title) <= 200),
  note text not null default '' check (length(note) <= 2000),
  due_on date not null check (due_on between '2000-01-01' and '2200-01-01'),
  done_at timestamptz,
  -- How many days before; null for no reminder.
  remind_days int check (remind_days between 0 and 60),
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'mission') = (mission_id is not null)),
  check ((kind in ('skills', 'application')) = (job_slug is not null)),
  unique (user_id, mission_id),
  unique (user_id, kind, job_slug)
);

create table public.plan_notes (
  user_id uuid primary key references auth.users on delete cascade,
  notes text not null check (length(notes) <= 20000),
  -- Counts saves, so that two open tabs notice each other.
  revision int not null default 1,
  updated_at timestamptz not null default now()
);

-- People can let the staff of one school read their notes, and stop at any time.
create table public.plan_advisers (
  user_id uuid primary key references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  created_at timestamptz not null default now()
);

-- What brings people back: first steps, goals for the week, and weeks in a row. All of it is counted from rows each
-- time; only choices are stored.
create table public.habits (
  user_id uuid primary key references auth.users on delete cascade,
  is_checklist_hidden boolean not null default false,
  -- The goal for a week; null for none.
  hours int check (hours between 1 and 40),
  submissions int check (submissions between 1 and 20),
  applications int check (applications between 1 and 50),
  practice int check (practice between 1 and 50),
  updated_at timestamptz not null default now()
);

-- # Indexes

create index target_jobs_by_job on public.target_jobs (job_slug);
create index dismissed_missions_by_mission on public.dismissed_missions (mission_id);
create index milestones_by_user on public.milestones (user_id, due_on);
create index milestones_by_mission on public.milestones (mission_id);
create index milestones_by_job on public.milestones (job_slug);
create index milestones_to_remind on public.milestones ((due_on - remind_days))
  where done_at is null and reminded_at is null and remind_days is not null;

create index plan_advisers_by_school on public.plan_advisers (organization_id, created_at desc);

-- # Private helpers

create function private.limit_milestones() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.milestones where user_id = new.user_id) >= 200 then
    perform private.fail('too_many_milestones', 'A plan has room for 200 milestones. Remove some first.');
  end if;
  return new;
end
$$;

-- A new date means a new reminder. If its day has already passed, none is sent: the person was just here.
create function private.plan_reminder() returns trigger language plpgsql set search_path = '' as $$
begin
  new.reminded_at := case when new.due_on - new.remind_days < current_date then now() end;
  return new;
end
$$;

-- Since when each skill is proven, and by which certificate: the first valid one that names it.
create function private.proven_skills(person uuid)
returns table (skill text, proven_at timestamptz, code text, mission text)
language sql stable security definer set search_path = '' as $$
  select distinct on (named.skill) named.skill, certificate.issued_at, certificate.code, certificate.facts ->> 'mission'
  from public.certificates as certificate, unnest(private.texts_in(certificate.facts -> 'skills')) as signed (slug),
    private.current_skill(signed.slug) as named (skill)
  where certificate.user_id = person and certificate.revoked_at is null
  order by named.skill, certificate.issued_at
$$;

-- Skills of the catalog that a person names in their profile, in any spelling.
create function private.declared_skills(person uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select distinct known.slug from public.profiles, unnest(profiles.skills) as word
  join private.skill_names as known on known.name = private.plain_words(btrim(word))
  where profiles.user_id = person
$$;

-- When a suggested milestone was met by the person's work; null if it wasn't, or if the person decides.
create function private.met_at(milestone public.milestones) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case milestone.kind
    when 'mission' then (
      select min(completed_at) from public.enrollments
      where user_id = milestone.user_id and mission_id = milestone.mission_id and status = 'validated'
    )
    when 'skills' then (
      select case when bool_and(proof.proven_at is not null) then max(proof.proven_at) end
      from public.jobs as job cross join unnest(job.essential) as asked (skill)
      left join private.proven_skills(milestone.user_id) as proof using (skill)
      where job.slug = milestone.job_slug
    )
  end
$$;

create function private.career_milestones(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    to_jsonb(milestone) - 'user_id' || jsonb_build_object('met_at', private.met_at(milestone))
    order by milestone.due_on, milestone.created_at
  ), '[]')
  from public.milestones as milestone where milestone.user_id = person
$$;

-- The missions that lead to skills: those started or validated, then what to do next. The rules are in docs/adr/0013.
create function private.path_to_skills(person uuid, essential text[], optional text[]) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  proven text[];
  declared text[];
  missing text[];
  shaky text[];
  extra text[];
  -- The hardest that was validated, from 1. Missions may be one level above, and no further.
  level int;
  pool uuid[];
  best record;
  steps jsonb;
begin
  proven := array(select skill from private.proven_skills(person));
  declared := array(select private.declared_skills(person));
  select coalesce(jsonb_agg(
    to_jsonb(step) order by step.status = 'validated' desc, step.completed_at, step.started_at
  ), '[]') into steps from (
    select enrollment.mission_id, enrollment.id as enrollment_id, private.title_in(version.title, version.translations) as title,
      organization.name as company, version.difficulty, null::numeric as hours, enrollment.status,
      enrollment.progress, enrollment.started_at, enrollment.completed_at,
      array(select unnest(path_to_skills.essential) intersect select unnest(version.skills)) as essential,
      array(select unnest(path_to_skills.optional) intersect select unnest(version.skills)) as optional
    from public.enrollments as enrollment
    join public.mission_versions as version using (mission_id, version)
    join public.organizations as organization on organization.id = enrollment.organization_id
    where enrollment.user_id = person and version.skills && (path_to_skills.essential || path_to_skills.optional)
      and enrollment.status in ('in_progress', 'submitted', 'changes_requested', 'validated')
    order by enrollment.updated_at desc limit 30
  ) as step;
  select coalesce(max(array_position(enum_range(null::public.mission_difficulty)::text[], version.difficulty)), 1)
  into level from public.enrollments as enrollment
  join public.mission_versions as version using (mission_id, version)
  where enrollment.user_id = person and enrollment.status = 'validated';
  -- What is being worked on counts as on its way: nothing else is suggested for it.
  proven := proven || array(select skill from jsonb_array_elements(steps) as step,
    jsonb_array_elements_text((step -> 'essential') || (step -> 'optional')) as skill);
  missing := array(select unnest(path_to_skills.essential) except select unnest(proven || declared));
  shaky := array(select unnest(path_to_skills.essential) except select unnest(proven || missing));
  extra := array(select unnest(path_to_skills.optional) except select unnest(proven));
  pool := array(
    select listing.mission_id from public.mission_listings as listing
    where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
      and listing.skills && (missing || shaky || extra)
      and array_position(enum_range(null::public.mission_difficulty), listing.difficulty) <= level + 1
      and listing.mission_id not in (select mission_id from public.enrollments where user_id = person)
      and listing.mission_id not in (select mission_id from public.dismissed_missions where user_id = person)
    order by listing.skills && missing desc, listing.skills && shaky desc, listing.published_at desc limit 300
  );
  for number in 1..6 loop
    select listing.mission_id, private.title_in(listing.title, listing.translations) as title, listing.organization_name, listing.difficulty, listing.hours,
      fit.closes, fit.confirms, fit.adds, fit.rank into best
    from public.mission_listings as listing
    cross join lateral (
      select array(select unnest(listing.skills) intersect select unnest(missing)) as closes,
        array(select unnest(listing.skills) intersect select unnest(shaky)) as confirms,
        array(select unnest(listing.skills) intersect select unnest(extra)) as adds,
        array_position(enum_range(null::public.mission_difficulty), listing.difficulty) as rank
    ) as fit
    where listing.mission_id = any (pool) and listing.skills && (missing || shaky || extra)
    order by cardinality(fit.closes) desc, cardinality(fit.confirms) desc, abs(fit.rank - level),
      cardinality(fit.adds) desc, listing.hours, listing.published_at desc, listing.mission_id
    limit 1;
    exit when best.mission_id is null;
    steps := steps || jsonb_build_object(
      'mission_id', best.mission_id, 'title', best.title, 'company', best.organization_name,
      'difficulty', best.difficulty, 'hours', best.hours, 'status', null,
      'missing', best.closes, 'declared', best.confirms, 'optional', best.adds,
      'is_step_up', best.rank > level
    );
    pool := array_remove(pool, best.mission_id);
    missing := array(select unnest(missing) except select unnest(best.closes));
    shaky := array(select unnest(shaky) except select unnest(best.confirms));
    extra := array(select unnest(extra) except select unnest(best.adds));
  end loop;
  return jsonb_build_object('steps', steps, 'uncovered', to_jsonb(missing));
end
$$;

-- What the home shows of the plan; null without a goal.
create function private.career_goal(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title_en', job.title_en, 'title_fr', job.title_fr, 'essential', cardinality(job.essential),
    'proven', (
      select count(*) from private.proven_skills(person) as proof where proof.skill = any (job.essential)
    ),
    'next', (
      select jsonb_build_object('title', milestone.title, 'due_on', milestone.due_on)
      from public.milestones as milestone
      where milestone.user_id = person and milestone.done_at is null and private.met_at(milestone) is null
      order by milestone.due_on, milestone.created_at limit 1
    )
  )
  from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug
  where target.user_id = person and target.place = 0
$$;

-- The candidate's home without discovery. Weeks are those of the time zone.
create function private.home_before_discovery(zone text default 'Europe/Paris') returns jsonb
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

-- Once per date, at eight in the morning where the person is.
create function private.send_milestone_reminders(moment timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  due record;
begin
  for due in
    select milestone.id, milestone.user_id, milestone.title, milestone.due_on
    from public.milestones as milestone
    left join public.notification_preferences as preference using (user_id)
    where milestone.done_at is null and milestone.reminded_at is null and milestone.remind_days is not null
      -- Days begin up to 14 hours earlier elsewhere.
      and milestone.due_on - milestone.remind_days <= (moment + interval '14 hours')::date
      and (milestone.due_on - milestone.remind_days + time '08:00')
        at time zone coalesce(preference.time_zone, 'Europe/Paris') <= moment
      and private.met_at(milestone) is null
    order by milestone.due_on limit 5000 for update of milestone skip locked
  loop
    update public.milestones set reminded_at = moment where id = due.id;
    perform private.notify(
      due.user_id, 'milestone_due', jsonb_build_object('title', due.title, 'date', due.due_on), '/career-plan'
    );
  end loop;
end
$$;

-- Everything a person did since a moment that counts toward a goal.
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

-- # Policies and grants

call private.protect('public.target_jobs');
grant select on public.target_jobs to authenticated;

create policy "People see the jobs they aim for" on public.target_jobs for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.dismissed_missions');
grant select, delete on public.dismissed_missions to authenticated;
grant insert (user_id, mission_id) on public.dismissed_missions to authenticated;

create policy "People see what they dismissed" on public.dismissed_missions for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People dismiss missions from their path" on public.dismissed_missions for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People bring dismissed missions back" on public.dismissed_missions for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.milestones');
grant select, delete on public.milestones to authenticated;
grant insert (
  id, user_id, kind, mission_id, job_slug, is_goal, title, note, due_on, done_at, remind_days
) on public.milestones to authenticated;
grant update (is_goal, title, note, due_on, done_at, remind_days) on public.milestones to authenticated;

create policy "People see their own milestones" on public.milestones for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People set their own milestones" on public.milestones for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own milestones" on public.milestones for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People remove their own milestones" on public.milestones for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.plan_notes');
grant select on public.plan_notes to authenticated;

create policy "People read their own notes" on public.plan_notes for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.plan_advisers');
grant select on public.plan_advisers to authenticated;

create policy "People see who reads their notes" on public.plan_advisers for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.habits');

-- An upsert names the key too; the policy keeps it the person's own.
grant select on public.habits to authenticated;
grant insert (user_id, is_checklist_hidden, hours, submissions, applications, practice), update (
  user_id, is_checklist_hidden, hours, submissions, applications, practice
) on public.habits to authenticated;

create policy "People see their own goals" on public.habits for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People set their own goals" on public.habits for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own goals" on public.habits for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- # Public functions

create function public.save_plan_notes(notes text, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  saved int;
begin
  if length(coalesce(notes, '')) > 20000 then
    perform private.fail('notes_too_long', 'Notes may have 20,000 characters.');
  end if;
  insert into public.plan_notes as kept (user_id, notes)
  select person, coalesce(save_plan_notes.notes, '')
  where base_revision = 0 or exists (select from public.plan_notes where user_id = person)
  on conflict (user_id) do update set notes = excluded.notes, revision = kept.revision + 1
    where kept.revision = base_revision
  returning revision into saved;
  if saved is null then
    perform private.fail('notes_conflict', 'These notes were changed in another window meanwhile.');
  end if;
  return saved;
end
$$;

create function public.find_schools(search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return (
    select coalesce(jsonb_agg(to_jsonb(school) order by school.name), '[]') from (
      select id, name from public.organizations
      where kind = 'academia' and status = 'approved'
        and private.plain_words(name) like private.containing(private.plain_words(search))
      order by name limit 20
    ) as school
  );
end
$$;

-- Without a school, no one can read them.
create function public.share_plan_notes(school uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  if school is null then
    delete from public.plan_advisers where user_id = me;
  elsif exists (select from public.organizations where id = school and kind = 'academia' and status = 'approved') then
    insert into public.plan_advisers as chosen (user_id, organization_id) values (me, school)
    on conflict (user_id) do update set organization_id = excluded.organization_id, created_at = now()
    where chosen.organization_id <> excluded.organization_id;
  else
    perform private.fail('school_gone', 'This school is not on Essor any more.');
  end if;
end
$$;

-- What candidates share with the caller's school, most recent first.
create function public.shared_plan_notes(search text default '', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  schools uuid[] := array(
    select organization_id from public.organization_members as member
    join public.organizations as school on school.id = organization_id
    where member.user_id = me and school.kind = 'academia' and school.status = 'approved'
  );
begin
  if cardinality(schools) = 0 then
    raise exception 'Only schools read what is shared with them.' using errcode = '42501';
  end if;
  return (
    with found as (
      select chosen.user_id as id, chosen.created_at as shared_at,
        btrim(concat_ws(' ', profile.first_name, profile.last_name)) as name, private.person_card(chosen.user_id) -> 'photo' as photo,
        kept.notes, kept.updated_at, job.title_en, job.title_fr, array(
          select given.skill from public.skill_attestations as given
          where given.user_id = chosen.user_id and given.organization_id = chosen.organization_id
          order by given.created_at
        ) as attested
      from public.plan_advisers as chosen
      join public.profiles as profile using (user_id)
      left join public.plan_notes as kept using (user_id)
      left join public.target_jobs as aim on aim.user_id = chosen.user_id and aim.place = 0
      left join public.jobs as job on job.slug = aim.job_slug
      where chosen.organization_id = any(schools) and profile.deletion_requested_at is null
        and private.plain_words(concat_ws(' ', profile.first_name, profile.last_name))
          like private.containing(private.plain_words(search))
      order by chosen.created_at desc, chosen.user_id limit 21 offset 20 * greatest(page, 0)
    )
    select jsonb_build_object(
      'people', coalesce((
        select jsonb_agg(to_jsonb(shown) order by shared_at desc, id)
        from (select * from found order by shared_at desc, id limit 20) as shown
      ), '[]'),
      'is_more', (select count(*) > 20 from found)
    )
  );
end
$$;

create function public.set_target_jobs(chosen text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if cardinality(chosen) > 3 then
    perform private.fail('too_many_target_jobs', 'Choose one main job and up to two others.');
  end if;
  if exists (select from unnest(chosen) as slug where slug not in (select jobs.slug from public.jobs))
    or cardinality(chosen) <> (select count(distinct slug) from unnest(chosen) as slug) then
    perform private.fail('job_unknown', 'This job is not in the catalogue.');
  end if;
  -- One change after the other: the second waits here.
  perform from public.profiles where user_id = person for update;
  delete from public.target_jobs where user_id = person;
  insert into public.target_jobs (user_id, job_slug, place)
  select person, slug, number - 1 from unnest(chosen) with ordinality as listed (slug, number);
end
$$;

create function public.my_career_plan() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return jsonb_build_object(
    'targets', coalesce((
      select jsonb_agg(job_slug order by place) from public.target_jobs where user_id = person
    ), '[]'),
    'proven', coalesce((select jsonb_agg(to_jsonb(proof)) from private.proven_skills(person) as proof), '[]'),
    'declared', coalesce((select jsonb_agg(slug) from private.declared_skills(person) as slug), '[]'),
    'milestones', private.career_milestones(person),
    'dismissed', coalesce((
      select jsonb_agg(jsonb_build_object('mission_id', listing.mission_id, 'title', private.title_in(listing.title, listing.translations))
        order by dismissed.created_at desc)
      from public.dismissed_missions as dismissed join public.mission_listings as listing using (mission_id)
      where dismissed.user_id = person and listing.is_open
        and (listing.closes_on is null or listing.closes_on >= current_date)
    ), '[]'),
    'notes', (
      select jsonb_build_object('text', notes, 'revision', revision) from public.plan_notes
      where user_id = person and not private.is_acting()
    ),
    'adviser', (
      select jsonb_build_object('id', school.id, 'name', school.name, 'since', chosen.created_at)
      from public.plan_advisers as chosen join public.organizations as school on school.id = chosen.organization_id
      where chosen.user_id = person and school.status = 'approved'
    )
  );
end
$$;

create function public.mission_path(job text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  wanted public.jobs;
begin
  select * into wanted from public.jobs where slug = job;
  if wanted.slug is null then
    perform private.fail('job_unknown', 'This job is not in the catalogue.');
  end if;
  return private.path_to_skills(person, wanted.essential, wanted.optional);
end
$$;

-- Everything the candidate's home shows, including what schools assigned, in one call.
create function public.candidate_home(zone text default 'Europe/Paris') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return private.home_before_discovery(zone) || jsonb_build_object(
    'assignments', public.my_assignments(),
    'discovery', private.view_figures(person) || jsonb_build_object(
      'isFindable', coalesce((select is_findable from public.discovery_settings where user_id = person), false),
      'requests', (
        select count(*) from public.contact_requests
        where user_id = person and status = 'pending' and expires_at > now()
      )
    )
  );
end
$$;

-- # Who may call which function

grant execute on function
  public.candidate_home, public.find_schools, public.mission_path, public.my_career_plan, public.save_plan_notes,
  public.set_target_jobs, public.share_plan_notes, public.shared_plan_notes
to authenticated;

-- # Triggers

create trigger milestones_limited before insert on public.milestones
  for each row execute function private.limit_milestones();

create trigger milestones_plan_reminder before insert or update of due_on, remind_days on public.milestones
  for each row execute function private.plan_reminder();

create trigger plan_notes_updated before update on public.plan_notes
  for each row execute function private.set_updated_at();

create trigger habits_updated before update on public.habits
  for each row execute function private.set_updated_at();

-- # Jobs

select cron.schedule('remind of milestones', '*/10 * * * *', 'select private.send_milestone_reminders()');
