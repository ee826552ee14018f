-- Programs: missions that schools assign to cohorts, progress, co-reviews, and school analytics.

-- # Tables

-- Programs: what a school assigns to its cohorts. Missions with due dates: all of them, a choice, or free; students
-- vote for proposed ones and ask for places if they are limited. Everything below a program is read and written by
-- functions only: students who don't share progress are counted there and never named.
create table public.programs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  mode text not null default 'all' check (mode in ('all', 'choice', 'free')),
  choose_count int check (choose_count between 1 and 40),
  -- How many days before a due date students are reminded; 0 for never.
  remind_days int not null default 3 check (remind_days between 0 and 30),
  created_by uuid references auth.users on delete set null,
  -- From then on, students see it.
  assigned_at timestamptz,
  archived_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((mode = 'choice') = (choose_count is not null))
);

create table private.program_cohorts (
  program_id uuid not null references public.programs on delete cascade,
  cohort_id uuid not null references public.cohorts on delete cascade,
  primary key (program_id, cohort_id)
);

create table private.program_teachers (
  program_id uuid not null references public.programs on delete cascade,
  teacher_id uuid not null references auth.users on delete cascade,
  primary key (program_id, teacher_id)
);

create table private.program_missions (
  program_id uuid not null references public.programs on delete cascade,
  mission_id uuid not null references public.missions on delete cascade,
  place int not null,
  due_on date,
  -- How many can take it; null for everyone.
  seats int check (seats between 1 and 10000),
  -- Who gets the seats: first come, first served, or as a teacher chooses.
  seats_by text not null default 'order' check (seats_by in ('order', 'teacher')),
  -- Students can vote for it; no one has to do it yet.
  is_proposed boolean not null default false,
  primary key (program_id, mission_id)
);

create table private.program_votes (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  created_at timestamptz not null default now(),
  primary key (program_id, mission_id, student_id),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);

create table private.program_places (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  status text not null check (status in ('asked', 'given', 'refused')),
  asked_at timestamptz not null default now(),
  decided_by uuid references auth.users on delete set null,
  primary key (program_id, mission_id, student_id),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);

create table private.program_extensions (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  due_on date not null,
  reason text not null check (length(btrim(reason)) between 1 and 300),
  given_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (program_id, mission_id, student_id),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);

-- Reminders a student got about a due date; a new date gets new ones.
create table private.program_reminders (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  kind text not null,
  due_on date not null,
  primary key (program_id, mission_id, student_id, kind, due_on),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);

create table public.co_reviews (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.submissions on delete cascade,
  enrollment_id uuid not null references public.enrollments on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  author_id uuid references auth.users on delete set null,
  body text not null check (btrim(body) <> '' and length(body) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- # Indexes

create index programs_by_school on public.programs (organization_id, created_at desc, id);
create index programs_by_author on public.programs (created_by);
create index program_cohorts_by_cohort on private.program_cohorts (cohort_id);
create index program_teachers_by_teacher on private.program_teachers (teacher_id);
create index program_missions_by_mission on private.program_missions (mission_id);
create index program_votes_by_student on private.program_votes (student_id);
create index program_places_by_student on private.program_places (student_id);
create index program_places_by_teacher on private.program_places (decided_by);
create index program_extensions_by_student on private.program_extensions (student_id);
create index program_extensions_by_teacher on private.program_extensions (given_by);
create index program_reminders_by_student on private.program_reminders (student_id);
create index co_reviews_by_submission on public.co_reviews (submission_id, created_at);
create index co_reviews_by_enrollment on public.co_reviews (enrollment_id);
create index co_reviews_by_school on public.co_reviews (organization_id);
create index co_reviews_by_author on public.co_reviews (author_id);

-- # Private helpers

-- Votes and places belong to an account, and go with it.
create function private.forget_program_wishes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.program_votes where student_id = new.id;
  delete from private.program_places where student_id = new.id;
  return null;
end
$$;

create function private.require_my_school(school uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if not exists (select from private.my_schools() as mine where mine = school) then
    raise exception 'Only those who work for an approved school, in the right role, can do this.'
      using errcode = '42501', hint = 'school_required';
  end if;
end
$$;

create function private.require_program(program_id uuid) returns public.programs
language plpgsql stable security definer set search_path = '' as $$
declare
  program public.programs;
begin
  perform private.require_user();
  select * into program from public.programs
  where id = program_id and organization_id in (select private.my_schools());
  if program.id is null then
    perform private.fail('program_not_found', 'This program does not exist, or is not of your school.');
  end if;
  return program;
end
$$;

-- Open to everyone, or shared with the school by a partner.
create function private.is_assignable(mission uuid, school uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.missions join public.organizations on organizations.id = missions.organization_id
    where missions.id = mission and missions.status = 'published' and organizations.status = 'approved'
      and (missions.closes_on is null or missions.closes_on >= private.today())
      and (not missions.by_invitation or private.is_mission_shared_with(mission, school))
  )
$$;

-- Notifies every student of these cohorts who has an account.
create function private.tell_program(program public.programs, kind text, cohorts uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    student.user_id, kind,
    jsonb_build_object('program', program.name, 'school', (
      select organizations.name from public.organizations where organizations.id = program.organization_id
    )), '/programs'
  )
  from public.students as student
  where student.cohort_id = any (cohorts) and student.organization_id = program.organization_id
    and student.user_id is not null and student.status = 'enrolled'
$$;

-- What students have to do, to notice what a change means for them.
create function private.program_tasks(program_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(task.mission_id, task.due_on, task.is_proposed) order by task.mission_id), '[]')
  from private.program_missions as task where task.program_id = program_tasks.program_id
$$;

-- How far each student is with each mission of a program: computed in one place for the matrix, the report, the
-- student's own page and the reminders. One row for each student with an account and each assigned mission. The state
-- is 'open' if the student doesn't have to do it, 'asked' while a place is requested, 'to_begin', then the state of the
-- work. Earlier work counts too; if places are limited, only that of students who have one. Lateness: 2 is late now, 1
-- was submitted late.
create function private.program_work(program uuid, only_student uuid default null) returns table (
  student_id uuid, user_id uuid, cohort_id uuid, shares text[], mission_id uuid, place int, state text, lateness int,
  due_on date, is_extended boolean, enrollment_id uuid, submitted_on date
)
language sql stable security definer set search_path = '' rows 2000 as $$
  with people as materialized (
    select student.id, student.user_id, student.cohort_id, student.shares from private.program_cohorts as known
    join public.students as student on student.cohort_id = known.cohort_id
    where known.program_id = program and student.status = 'enrolled' and student.user_id is not null
      and (only_student is null or student.id = only_student)
  ), tasks as materialized (
    select task.mission_id, task.place, task.due_on, task.seats, owner.mode
    from private.program_missions as task join public.programs as owner on owner.id = task.program_id
    where task.program_id = program and not task.is_proposed
  ), tries as materialized (
    -- Person by person, so that it costs what the program is large, however many others work on missions.
    select people.user_id, best.* from people cross join lateral (
      select distinct on (enrollment.mission_id) enrollment.mission_id, enrollment.id, enrollment.status::text as status, (
        select submission.submitted_at from public.submissions as submission
        where submission.enrollment_id = enrollment.id and submission.attempt = 1
      ) as submitted_at
      from public.enrollments as enrollment
      where enrollment.user_id = people.user_id and enrollment.status <> 'left'
        and enrollment.mission_id = any (array(select tasks.mission_id from tasks))
      order by enrollment.mission_id, enrollment.status = 'validated' desc, enrollment.started_at desc
    ) as best
  ), places as materialized (
    select wish.mission_id, wish.student_id, wish.status from private.program_places as wish where wish.program_id = program
  ), cells as (
    select people.id as student_id, people.user_id, people.cohort_id, people.shares, tasks.mission_id, tasks.place,
      tasks.mode, coalesce(more.due_on, tasks.due_on) as due_on, more.due_on is not null as is_extended,
      counted.id as enrollment_id, (counted.submitted_at at time zone 'utc')::date as submitted_on,
      case
        when counted.status = 'in_progress' then 'begun'
        when counted.status is not null then counted.status
        when places.status = 'asked' then 'asked'
        when tasks.mode = 'all' or places.status = 'given' then 'to_begin'
        else 'open'
      end as state
    from people cross join tasks
    left join places on places.mission_id = tasks.mission_id and places.student_id = people.id
    left join tries as counted on counted.user_id = people.user_id and counted.mission_id = tasks.mission_id
      and (tasks.seats is null or places.status = 'given')
    left join private.program_extensions as more
      on more.program_id = program and more.mission_id = tasks.mission_id and more.student_id = people.id
  )
  select student_id, user_id, cohort_id, shares, mission_id, place, state,
    case
      when mode = 'free' or state in ('open', 'asked') or due_on is null then 0
      when submitted_on is null and due_on < (select private.today()) then 2
      when submitted_on > due_on then 1
      else 0
    end,
    due_on, is_extended, enrollment_id, submitted_on
  from cells
$$;

-- A student of the program who shares progress, by roster entry.
create function private.require_program_student(program public.programs, student_id uuid) returns public.students
language plpgsql stable security definer set search_path = '' as $$
declare
  student public.students;
begin
  select students.* into student from public.students
  join private.program_cohorts as known on known.cohort_id = students.cohort_id and known.program_id = program.id
  where students.id = require_program_student.student_id and students.status = 'enrolled'
    and students.user_id is not null and 'progress' = any (students.shares);
  if student.id is null then
    perform private.fail('not_shared_with_you', 'This person shares nothing with your school any more.');
  end if;
  return student;
end
$$;

-- For students: the caller as a student of the program's school, in one of its cohorts.
create function private.require_my_program(program_id uuid) returns public.students
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  student public.students;
begin
  -- Locked, so that one person's wishes are counted one after the other.
  select students.* into student from public.programs as program
  join private.program_cohorts as known on known.program_id = program.id
  join public.students on students.cohort_id = known.cohort_id
  join public.organizations as school on school.id = program.organization_id
  where program.id = require_my_program.program_id and program.assigned_at is not null and program.archived_at is null
    and students.user_id = me and students.status = 'enrolled' and school.status = 'approved'
  for no key update of students;
  if student.id is null then
    perform private.fail('program_not_found', 'This program does not exist, or is not of your school.');
  end if;
  return student;
end
$$;

-- Reminds students of what is due soon, and once of what is late. It is about their own work, whether they share it or
-- not.
create function private.remind_of_programs() returns int
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.today();
  told int := 0;
  more int;
  program public.programs;
begin
  for program in
    select programs.* from public.programs
    join public.organizations as school on school.id = programs.organization_id and school.status = 'approved'
    where assigned_at is not null and archived_at is null and mode <> 'free'
  loop
    with due as (
      select work.student_id, work.user_id, work.mission_id, work.due_on,
        case when work.due_on < today then 'program_late' else 'program_reminder' end as kind
      from private.program_work(program.id) as work
      where work.state in ('to_begin', 'begun') and work.due_on >= today - 7
        and (work.due_on < today or program.remind_days > 0 and work.due_on - program.remind_days <= today)
    ), fresh as (
      insert into private.program_reminders (program_id, mission_id, student_id, kind, due_on)
      select program.id, due.mission_id, due.student_id, due.kind, due.due_on from due
      on conflict do nothing returning mission_id, student_id, kind
    ), sent as (
      select private.notify(
        due.user_id, due.kind,
        jsonb_build_object('mission', private.mission_title(due.mission_id, due.user_id), 'program', program.name, 'date', due.due_on),
        '/programs'
      ) from fresh join due using (mission_id, student_id, kind)
    )
    select count(*) into more from sent;
    told := told + more;
  end loop;
  return told;
end
$$;

-- Whether the school may open this work: 'open', or what is missing. Only work of a program that the school assigned to
-- the student counts.
create function private.co_review_of(enrollment public.enrollments, school uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when enrollment.id is not null then jsonb_build_object('enrollment_id', enrollment.id, 'access', case
    when not exists (
      select from public.students as student
      join private.program_cohorts as known on known.cohort_id = student.cohort_id
      join public.programs as program on program.id = known.program_id and program.assigned_at is not null
      join private.program_missions as task on task.program_id = program.id and task.mission_id = enrollment.mission_id
        and not task.is_proposed
      join public.organizations as organization on organization.id = student.organization_id
      where student.organization_id = school and program.organization_id = school and organization.status = 'approved'
        and student.user_id = enrollment.user_id and student.status = 'enrolled' and 'work' = any (student.shares)
    ) then 'not_shared'
    when not (select mission.allows_co_review from public.missions as mission where mission.id = enrollment.mission_id)
      then 'not_allowed'
    when enrollment.attempts = 0 then 'nothing_yet'
    else 'open' end
  ) end
$$;

-- The school for which the caller may open the work now.
create function private.co_reviewing_school(enrollment public.enrollments) returns uuid
language sql stable security definer set search_path = '' as $$
  select school from private.my_schools() as school
  where private.co_review_of(enrollment, school) ->> 'access' = 'open' and enrollment.user_id <> (select auth.uid())
  order by school limit 1
$$;

-- Files of submitted work, while the work is open to the school.
create function private.may_co_review_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.submitted_files as handed_in
    join public.submissions as submission on submission.id = handed_in.submission_id
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    where handed_in.path = file and private.co_reviewing_school(enrollment) is not null
  )
$$;

-- Counts of people are rounded to fives (docs/adr/0023), and include only students who share what they are made of:
-- progress, skills or career. How many students a cohort has comes from the school's own list, and is exact.
create function private.counts_in_fives(counts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, private.in_fives(value::text::bigint)), '{}') from jsonb_each(counts)
$$;

-- Whom a reminder would reach: late now, named to the school, and not reminded by a teacher within three days. With the
-- mission that is most overdue, and how many are.
create function private.late_students(program_id uuid) returns table (
  student_id uuid, user_id uuid, mission_id uuid, due_on date, missions int
) language sql stable security definer set search_path = '' as $$
  select distinct on (work.student_id) work.student_id, work.user_id, work.mission_id, work.due_on,
    (count(*) over (partition by work.student_id))::int
  from private.program_work(late_students.program_id) as work
  where work.lateness = 2 and 'progress' = any (work.shares) and not exists (
    -- What a teacher sends is kept with the day it was sent.
    select from private.program_reminders as known
    where known.program_id = late_students.program_id and known.student_id = work.student_id
      and known.kind = 'program_nudged' and known.due_on > (select private.today()) - 3
  )
  order by work.student_id, work.due_on, work.place
$$;

-- # Policies and grants

call private.protect('public.programs');
grant select on public.programs to authenticated;

create policy "Those who work for a school see its programs" on public.programs for select to authenticated
  using (organization_id in (select private.my_schools()));

call private.protect('public.co_reviews');
grant select, delete on public.co_reviews to authenticated;

create policy "Students read what their school wrote to their work" on public.co_reviews for select to authenticated
  using (enrollment_id in (select private.my_enrollments()));

create policy "Those who work for a school see what they wrote themselves" on public.co_reviews for select to authenticated
  using (author_id = (select auth.uid()) and organization_id in (select private.my_schools()));

create policy "Teachers take back what they wrote" on public.co_reviews for delete to authenticated
  using (author_id = (select auth.uid()) and organization_id in (select private.my_schools()));

create policy "Teachers read the files of work that is open to them" on storage.objects for select to authenticated
  using (bucket_id = 'deliverables' and private.may_co_review_file(name));

-- # Public functions

-- Saves a whole program: a new one if no ID is given. Document: {name, description, starts_on, ends_on, mode,
-- choose_count, remind_days, cohorts: [id], teachers: [id], missions: [{id, due_on, seats, seats_by, is_proposed}]}.
-- Due dates are within the program, and new ones aren't in the past.
create function public.save_program(
  organization uuid, document jsonb, program_id uuid default null, base_revision int default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs;
  title text := btrim(coalesce(document ->> 'name', ''));
  manner text := coalesce(document ->> 'mode', 'all');
  wanted_cohorts uuid[] := array(select distinct value::uuid from unnest(private.texts_in(document -> 'cohorts')) as value);
  wanted_teachers uuid[] := array(select distinct value::uuid from unnest(private.texts_in(document -> 'teachers')) as value);
  before_tasks jsonb;
  before_cohorts uuid[];
begin
  perform private.require_my_school(organization);
  if program_id is not null then
    perform from public.programs where id = save_program.program_id for update;
    program := private.require_program(program_id);
    if program.organization_id <> organization then
      perform private.fail('program_not_found', 'This program does not exist, or is not of your school.');
    end if;
    if program.archived_at is not null then
      perform private.fail('program_archived', 'Bring the program back from the archive first.');
    end if;
    if program.revision is distinct from base_revision then
      perform private.fail('program_conflict', 'Somebody else has changed this program meanwhile.');
    end if;
  end if;
  if length(title) not between 1 and 120 or length(document ->> 'description') > 4000 then
    perform private.fail('program_name_invalid', 'Give the program a name of at most 120 characters.');
  end if;
  if (document ->> 'ends_on')::date < (document ->> 'starts_on')::date then
    perform private.fail('program_dates_invalid', 'The end lies before the beginning.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'due_on')::date not between
      coalesce((document ->> 'starts_on')::date, '-infinity') and coalesce((document ->> 'ends_on')::date, 'infinity')
  ) then
    perform private.fail('program_due_outside', 'A due date must be within the program’s dates.');
  end if;
  -- A date that was there before stays, however long ago it is.
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'due_on')::date < private.today() and not exists (
      select from private.program_missions as known
      where known.program_id = save_program.program_id and known.mission_id = (wanted ->> 'id')::uuid
        and known.due_on = (wanted ->> 'due_on')::date
    )
  ) then
    perform private.fail('program_due_past', 'A due date must be today or later.');
  end if;
  if manner not in ('all', 'choice', 'free') or manner = 'choice' and coalesce(
    (document ->> 'choose_count')::int not between 1 and jsonb_array_length(private.array_at(document, 'missions')), true
  ) then
    perform private.fail('program_choice_invalid', 'Choose how many missions each student takes.');
  end if;
  if jsonb_array_length(private.array_at(document, 'missions')) > 40 or cardinality(wanted_cohorts) > 50 then
    perform private.fail('program_too_large', 'A program may have 40 missions and 50 cohorts.');
  end if;
  if exists (
    select from unnest(wanted_cohorts) as wanted
    where not exists (select from public.cohorts where id = wanted and organization_id = organization)
  ) then
    perform private.fail('program_cohort_unknown', 'One of the cohorts is not of your school any more.');
  end if;
  if exists (
    select from unnest(wanted_teachers) as wanted where not exists (
      select from public.organization_members as member
      where member.user_id = wanted and member.organization_id = organization
    )
  ) then
    perform private.fail('program_teacher_unknown', 'One of the teachers does not work for your school any more.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'seats')::int not between 1 and 10000 or manner = 'all' and wanted ->> 'seats' is not null
  ) then
    perform private.fail('program_seats_invalid', 'Places are limited only where students choose.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where not private.is_assignable((wanted ->> 'id')::uuid, organization) and not exists (
      select from private.program_missions as known
      where known.program_id = save_program.program_id and known.mission_id = (wanted ->> 'id')::uuid
    )
  ) then
    perform private.fail('program_mission_unavailable', 'One of the missions takes nobody new at the moment.');
  end if;
  if program.id is null then
    insert into public.programs (organization_id, name, created_by) values (organization, title, (select auth.uid()))
    returning * into program;
  end if;
  before_tasks := private.program_tasks(program.id);
  before_cohorts := array(select known.cohort_id from private.program_cohorts as known where known.program_id = program.id);

  update public.programs as changed
  set name = title, description = btrim(coalesce(document ->> 'description', '')),
      starts_on = (document ->> 'starts_on')::date, ends_on = (document ->> 'ends_on')::date, mode = manner,
      choose_count = case when manner = 'choice' then (document ->> 'choose_count')::int end,
      remind_days = least(30, greatest(0, coalesce((document ->> 'remind_days')::int, 3))),
      revision = changed.revision + case when program_id is null then 0 else 1 end
  where changed.id = program.id returning * into program;
  delete from private.program_cohorts as gone where gone.program_id = program.id and gone.cohort_id <> all (wanted_cohorts);
  insert into private.program_cohorts (program_id, cohort_id) select program.id, unnest(wanted_cohorts)
  on conflict do nothing;
  delete from private.program_teachers as gone where gone.program_id = program.id and gone.teacher_id <> all (wanted_teachers);
  insert into private.program_teachers (program_id, teacher_id) select program.id, unnest(wanted_teachers)
  on conflict do nothing;
  delete from private.program_missions as gone where gone.program_id = program.id and gone.mission_id not in (
    select (wanted ->> 'id')::uuid from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
  );
  insert into private.program_missions as task (program_id, mission_id, place, due_on, seats, seats_by, is_proposed)
  select distinct on (wanted ->> 'id') program.id, (wanted ->> 'id')::uuid, place, (wanted ->> 'due_on')::date,
    (wanted ->> 'seats')::int, coalesce(wanted ->> 'seats_by', 'order'), coalesce((wanted ->> 'is_proposed')::boolean, false)
  from jsonb_array_elements(private.array_at(document, 'missions')) with ordinality as listed (wanted, place)
  order by wanted ->> 'id', place
  on conflict on constraint program_missions_pkey do update set
    place = excluded.place, due_on = excluded.due_on, seats = excluded.seats, seats_by = excluded.seats_by,
    is_proposed = excluded.is_proposed;
  if program.assigned_at is not null then
    perform private.tell_program(program, 'program_assigned', array(
      select unnest(wanted_cohorts) except select unnest(before_cohorts)
    ));
    if private.program_tasks(program.id) <> before_tasks then
      perform private.tell_program(program, 'program_changed', array(
        select unnest(wanted_cohorts) intersect select unnest(before_cohorts)
      ));
    end if;
  end if;
  return program.id;
end
$$;

-- From now on, students see it, and they are notified.
create function public.assign_program(program_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
  cohorts uuid[] := array(select known.cohort_id from private.program_cohorts as known where known.program_id = program.id);
begin
  if program.archived_at is not null then
    perform private.fail('program_archived', 'Bring the program back from the archive first.');
  end if;
  if program.assigned_at is not null then
    return;
  end if;
  if cardinality(cohorts) = 0 or not exists (
    select from private.program_missions as task where task.program_id = program.id
  ) then
    perform private.fail('program_incomplete', 'A program needs a cohort and a mission before it is assigned.');
  end if;
  update public.programs set assigned_at = now() where id = program.id;
  perform private.tell_program(program, 'program_assigned', cohorts);
  perform private.audit('program.assigned', 'program', program.id::text);
end
$$;

create function public.archive_program(program_id uuid, is_archived boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
begin
  update public.programs set archived_at = case when is_archived then coalesce(archived_at, now()) end
  where id = program.id;
end
$$;

-- The school's programs, newest first, with what the list shows of each.
create function public.school_programs(organization uuid, show text default 'current', search text default '')
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_my_school(organization);
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
      select program.id, program.name, program.mode, program.choose_count, program.starts_on, program.ends_on,
        program.assigned_at, program.archived_at, program.created_at,
        (select coalesce(jsonb_agg(cohort.name order by cohort.name), '[]') from private.program_cohorts as known
          join public.cohorts as cohort on cohort.id = known.cohort_id where known.program_id = program.id) as cohorts,
        (select count(*) from private.program_missions as task where task.program_id = program.id) as missions,
        (select coalesce(jsonb_agg(to_jsonb(first) - 'place' order by first.place), '[]') from (
          select task.mission_id as id, task.place, version.category, version.difficulty
          from private.program_missions as task
          join public.missions as mission on mission.id = task.mission_id
          join public.mission_versions as version on version.mission_id = mission.id and version.version = mission.version
          where task.program_id = program.id order by task.place limit 3
        ) as first) as covers,
        (select min(task.due_on) from private.program_missions as task
          where task.program_id = program.id and task.due_on >= private.today() and not task.is_proposed) as next_due,
        (select count(*) from public.students as student where student.status = 'enrolled' and student.cohort_id in (
          select known.cohort_id from private.program_cohorts as known where known.program_id = program.id
        )) as students,
        (select count(*) from private.program_places as place join public.students as student on student.id = place.student_id
          where place.program_id = program.id and place.status = 'asked' and 'progress' = any (student.shares)) as asking
      from public.programs as program
      where program.organization_id = organization
        and case show
          when 'archived' then program.archived_at is not null
          when 'draft' then program.archived_at is null and program.assigned_at is null
          when 'mine' then program.archived_at is null and exists (
            select from private.program_teachers as teacher
            where teacher.program_id = program.id and teacher.teacher_id = (select auth.uid())
          )
          else program.archived_at is null end
        and private.plain_words(program.name) like private.containing(private.plain_words(coalesce(search, '')))
      order by program.created_at desc, program.id limit 100
    ) as listed
  );
end
$$;

-- What the form needs beside the program: cohorts and staff of the school.
create function public.program_choices(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_my_school(organization);
  return jsonb_build_object(
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', cohort.id, 'name', cohort.name, 'is_archived', cohort.archived_at is not null, 'students', (
          select count(*) from public.students as student
          where student.cohort_id = cohort.id and student.status = 'enrolled'
        )
      ) order by cohort.archived_at is not null, cohort.name), '[]')
      from public.cohorts as cohort where cohort.organization_id = organization
    ),
    'teachers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'name', private.full_name(member.user_id), 'is_me', member.user_id = (select auth.uid())
      ) order by private.full_name(member.user_id)), '[]')
      from public.organization_members as member where member.organization_id = organization
    )
  );
end
$$;

-- Missions that a program of the school can include: open ones, and those that partners share with it.
create function public.assignable_missions(organization uuid, search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.containing(private.plain_words(coalesce(search, '')));
begin
  perform private.require_my_school(organization);
  return (
    with fitting as (
      (
        select listing.* from public.mission_listings as listing
        where not listing.is_open and private.is_mission_shared_with(listing.mission_id, organization)
          and listing.words like wanted
        order by listing.published_at desc, listing.mission_id limit 30
      ) union all (
        select listing.* from public.mission_listings as listing where listing.is_open and listing.words like wanted
        order by listing.published_at desc, listing.mission_id limit 30
      )
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', mission_id, 'title', private.title_in(title, translations), 'company', organization_name, 'hours', hours, 'difficulty', difficulty,
      'category', category, 'closes_on', closes_on, 'is_shared', not is_open
    ) order by is_open, published_at desc, mission_id), '[]')
    from fitting where private.is_assignable(mission_id, organization)
  );
end
$$;

-- Everything a program's page shows, in one response: the program, its missions, and a row for each student who shares
-- progress, with a letter and a lateness for each assigned mission in order, so that 10,000 cells are a short response.
-- Students who haven't linked an account yet are named too, as on the roster.
create function public.program_page(program_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
begin
  return (
    with work as materialized (
      select * from private.program_work(program.id) as cell where 'progress' = any (cell.shares)
    ), rows as (
      select work.student_id, work.cohort_id,
        string_agg(
          case work.state
            when 'open' then '-' when 'asked' then 'a' when 'to_begin' then 'n' when 'begun' then 'b'
            when 'submitted' then 's' when 'changes_requested' then 'c' when 'validated' then 'v' else 'x' end,
          '' order by work.place
        ) as states,
        string_agg(work.lateness::text, '' order by work.place) as lateness,
        string_agg(case when work.is_extended then '1' else '0' end, '' order by work.place) as extended
      from work group by work.student_id, work.cohort_id
    ), sharing as materialized (
      select student.id, student.first_name, student.last_name, student.cohort_id, student.user_id, student.shares
      from private.program_cohorts as known join public.students as student on student.cohort_id = known.cohort_id
      where known.program_id = program.id and student.status = 'enrolled' and 'progress' = any (student.shares)
    )
    select jsonb_build_object(
      'today', private.today(),
      'program', to_jsonb(program) - 'organization_id' - 'created_by',
      'cohorts', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', cohort.id, 'name', cohort.name, 'students', counted.students, 'linked', counted.linked,
          'sharing', counted.sharing
        ) order by cohort.name), '[]')
        from private.program_cohorts as known join public.cohorts as cohort on cohort.id = known.cohort_id,
          lateral (
            select count(*) as students, count(student.user_id) as linked,
              count(*) filter (where 'progress' = any (student.shares)) as sharing
            from public.students as student where student.cohort_id = cohort.id and student.status = 'enrolled'
          ) as counted
        where known.program_id = program.id
      ),
      'teachers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', teacher.teacher_id, 'name', private.full_name(teacher.teacher_id)
        ) order by private.full_name(teacher.teacher_id)), '[]')
        from private.program_teachers as teacher where teacher.program_id = program.id
      ),
      'missions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', task.mission_id, 'title', private.title_in(version.title, version.translations), 'company', organization.name, 'category', version.category, 'difficulty', version.difficulty, 'due_on', task.due_on,
          'seats', task.seats, 'seats_by', task.seats_by, 'is_proposed', task.is_proposed,
          'is_open', private.is_assignable(task.mission_id, program.organization_id),
          'votes', (
            select count(*) from private.program_votes as vote
            where vote.program_id = program.id and vote.mission_id = task.mission_id
          ),
          'given', (
            select count(*) from private.program_places as place
            where place.program_id = program.id and place.mission_id = task.mission_id and place.status = 'given'
          )
        ) order by task.place), '[]')
        from private.program_missions as task
        join public.missions as mission on mission.id = task.mission_id
        join public.mission_versions as version on version.mission_id = mission.id and version.version = mission.version
        join public.organizations as organization on organization.id = mission.organization_id
        where task.program_id = program.id
      ),
      'students', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', sharing.id, 'first_name', sharing.first_name, 'last_name', sharing.last_name, 'cohort', sharing.cohort_id,
          'states', coalesce(rows.states, ''), 'lateness', coalesce(rows.lateness, ''), 'extended', coalesce(rows.extended, ''),
          'person', case when 'skills' = any (sharing.shares) then sharing.user_id end
        ) order by sharing.last_name, sharing.first_name, sharing.id), '[]')
        from sharing left join rows on rows.student_id = sharing.id
      ),
      'unlinked', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', student.id, 'first_name', student.first_name, 'last_name', student.last_name, 'cohort', student.cohort_id
        ) order by student.last_name, student.first_name, student.id), '[]')
        from private.program_cohorts as known join public.students as student on student.cohort_id = known.cohort_id
        where known.program_id = program.id and student.status = 'enrolled' and student.user_id is null
      ),
      'asking', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'mission', place.mission_id, 'student', place.student_id, 'asked_at', place.asked_at
        ) order by place.asked_at, place.student_id), '[]')
        from private.program_places as place join sharing on sharing.id = place.student_id
        where place.program_id = program.id and place.status = 'asked'
      )
    )
  );
end
$$;

-- Details of a cell.
create function public.program_cell(program_id uuid, student_id uuid, mission_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
  student public.students := private.require_program_student(program, student_id);
begin
  return (
    select jsonb_build_object(
      'state', work.state, 'lateness', work.lateness, 'due_on', work.due_on, 'is_extended', work.is_extended,
      'usual_due_on', task.due_on, 'submitted_on', work.submitted_on, 'started_at', enrollment.started_at,
      'attempts', coalesce(enrollment.attempts, 0), 'progress', coalesce(enrollment.progress, 0),
      'completed_at', enrollment.completed_at, 'place', (
        select status from private.program_places as place where place.program_id = program.id
          and place.mission_id = task.mission_id and place.student_id = student.id
      ),
      'extension', (
        select jsonb_build_object('due_on', more.due_on, 'reason', more.reason, 'by', private.full_name(more.given_by), 'at', more.created_at)
        from private.program_extensions as more where more.program_id = program.id
          and more.mission_id = task.mission_id and more.student_id = student.id
      ),
      'work', private.co_review_of(enrollment, program.organization_id)
    )
    from private.program_work(program.id, student.id) as work
    join private.program_missions as task on task.program_id = program.id and task.mission_id = work.mission_id
    left join public.enrollments as enrollment on enrollment.id = work.enrollment_id
    where work.mission_id = program_cell.mission_id
  );
end
$$;

create function public.extend_due_date(program_id uuid, student_id uuid, mission_id uuid, due_on date, reason text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
  student public.students := private.require_program_student(program, student_id);
  why text := btrim(coalesce(reason, ''));
  usual date := (
    select task.due_on from private.program_missions as task
    where task.program_id = program.id and task.mission_id = extend_due_date.mission_id
  );
begin
  if usual is null or due_on is null or due_on <= usual or due_on > usual + 366 then
    perform private.fail('extension_date_invalid', 'Choose a day after the usual one, within a year.');
  end if;
  if due_on < private.today() then
    perform private.fail('extension_date_past', 'Choose today or a later day.');
  end if;
  if length(why) not between 1 and 300 then
    perform private.fail('extension_reason_required', 'Say why, in at most 300 characters.');
  end if;
  insert into private.program_extensions (program_id, mission_id, student_id, due_on, reason, given_by)
  values (program.id, extend_due_date.mission_id, student.id, extend_due_date.due_on, why, (select auth.uid()))
  on conflict on constraint program_extensions_pkey do update
    set due_on = excluded.due_on, reason = excluded.reason, given_by = excluded.given_by, created_at = now();
  if program.assigned_at is not null then
    perform private.notify(
      student.user_id, 'program_extended',
      jsonb_build_object('mission', private.mission_title(extend_due_date.mission_id, student.user_id), 'date', extend_due_date.due_on, 'reason', why),
      '/programs'
    );
  end if;
end
$$;

create function public.withdraw_extension(program_id uuid, student_id uuid, mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
  student public.students := private.require_program_student(program, student_id);
begin
  delete from private.program_extensions as more where more.program_id = program.id
    and more.mission_id = withdraw_extension.mission_id and more.student_id = student.id;
end
$$;

create function public.vote_for_mission(program_id uuid, mission_id uuid, is_wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  student public.students := private.require_my_program(program_id);
begin
  if not exists (
    select from private.program_missions as task where task.program_id = vote_for_mission.program_id
      and task.mission_id = vote_for_mission.mission_id and task.is_proposed
  ) then
    perform private.fail('vote_closed', 'This mission is not up for a vote any more.');
  end if;
  if is_wanted then
    insert into private.program_votes (program_id, mission_id, student_id)
    values (vote_for_mission.program_id, vote_for_mission.mission_id, student.id) on conflict do nothing;
  else
    delete from private.program_votes as vote where vote.program_id = vote_for_mission.program_id
      and vote.mission_id = vote_for_mission.mission_id and vote.student_id = student.id;
  end if;
end
$$;

-- Chooses a mission, or asks for one of its places. First come, first served, or a teacher decides; returns 'given' or
-- 'asked'.
create function public.ask_for_place(program_id uuid, mission_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  student public.students := private.require_my_program(program_id);
  program public.programs;
  task private.program_missions;
  known text;
  answer text;
begin
  select * into program from public.programs where id = ask_for_place.program_id;
  -- One after the other: no two people get the last place.
  select * into task from private.program_missions as wanted where wanted.program_id = program.id
    and wanted.mission_id = ask_for_place.mission_id and not wanted.is_proposed for update;
  if task.mission_id is null then
    perform private.fail('program_not_found', 'This program does not exist, or is not of your school.');
  end if;
  select place.status into known from private.program_places as place
  where place.program_id = program.id and place.mission_id = task.mission_id and place.student_id = student.id;
  if known in ('asked', 'given') then
    return known;
  end if;
  if known = 'refused' then
    perform private.fail('place_refused', 'The school has given the places of this mission to others.');
  end if;
  if program.mode = 'all' or program.mode = 'free' and task.seats is null then
    perform private.fail('place_not_needed', 'Everyone may begin this mission.');
  end if;
  if program.mode = 'choice' and (
    select count(*) from private.program_places as place
    where place.program_id = program.id and place.student_id = student.id and place.status in ('asked', 'given')
  ) >= program.choose_count then
    perform private.fail('enough_chosen', 'You have chosen as many missions as the program asks for.');
  end if;
  if task.seats is not null and task.seats_by = 'teacher' and not 'progress' = any (student.shares) then
    perform private.fail('share_progress_first', 'A teacher chooses among names: share your progress with the school first.');
  end if;
  if task.seats is not null and task.seats_by = 'order' and (
    select count(*) from private.program_places as place
    where place.program_id = program.id and place.mission_id = task.mission_id and place.status = 'given'
  ) >= task.seats then
    perform private.fail('no_seat_left', 'All places of this mission are taken.');
  end if;
  answer := case when task.seats is not null and task.seats_by = 'teacher' then 'asked' else 'given' end;
  insert into private.program_places (program_id, mission_id, student_id, status)
  values (program.id, task.mission_id, student.id, answer);
  if answer = 'asked' then
    perform private.notify(
      teacher.teacher_id, 'program_place_asked',
      jsonb_build_object('program', program.name, 'mission', private.mission_title(task.mission_id, teacher.teacher_id)),
      '/programs/' || program.id
    ) from private.program_teachers as teacher where teacher.program_id = program.id;
  end if;
  return answer;
end
$$;

create function public.give_up_place(program_id uuid, mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  student public.students := private.require_my_program(program_id);
begin
  if exists (
    select from public.enrollments where user_id = student.user_id
      and enrollments.mission_id = give_up_place.mission_id and status <> 'left'
  ) then
    perform private.fail('work_begun', 'You have begun this mission: leave it first.');
  end if;
  delete from private.program_places as place where place.program_id = give_up_place.program_id
    and place.mission_id = give_up_place.mission_id and place.student_id = student.id and place.status <> 'refused';
end
$$;

create function public.decide_place(program_id uuid, mission_id uuid, student_id uuid, is_given boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
  student public.students := private.require_program_student(program, student_id);
  task private.program_missions;
begin
  select * into task from private.program_missions as wanted
  where wanted.program_id = program.id and wanted.mission_id = decide_place.mission_id for update;
  if is_given and task.seats <= (
    select count(*) from private.program_places as place
    where place.program_id = program.id and place.mission_id = task.mission_id and place.status = 'given'
  ) then
    perform private.fail('no_seat_left', 'All places of this mission are taken.');
  end if;
  update private.program_places as place
  set status = case when is_given then 'given' else 'refused' end, decided_by = (select auth.uid())
  where place.program_id = program.id and place.mission_id = task.mission_id and place.student_id = student.id
    and place.status = 'asked';
  if not found then
    perform private.fail('place_not_asked', 'Nobody waits for this place any more.');
  end if;
  perform private.notify(
    student.user_id, case when is_given then 'program_place_given' else 'program_place_refused' end,
    jsonb_build_object('program', program.name, 'mission', private.mission_title(task.mission_id, student.user_id)), '/programs'
  );
end
$$;

-- What the caller's schools assigned, with the caller's progress.
create function public.my_programs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', program.id, 'name', program.name, 'description', program.description, 'school', school.name,
      'starts_on', program.starts_on, 'ends_on', program.ends_on, 'mode', program.mode,
      'choose_count', program.choose_count, 'shares_progress', 'progress' = any (student.shares),
      'teachers', (
        select coalesce(jsonb_agg(private.full_name(teacher.teacher_id) order by private.full_name(teacher.teacher_id)), '[]')
        from private.program_teachers as teacher where teacher.program_id = program.id
      ),
      'missions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', task.mission_id, 'title', private.title_in(version.title, version.translations), 'company', organization.name, 'category', version.category, 'difficulty', version.difficulty, 'state', work.state,
          'lateness', coalesce(work.lateness, 0), 'due_on', coalesce(work.due_on, task.due_on),
          'extension_reason', more.reason, 'enrollment_id', work.enrollment_id, 'submitted_on', work.submitted_on,
          'is_open', private.is_assignable(task.mission_id, program.organization_id), 'is_proposed', task.is_proposed,
          'seats', task.seats, 'seats_by', task.seats_by, 'seats_left', greatest(0, task.seats - (
            select count(*) from private.program_places as taken where taken.program_id = program.id
              and taken.mission_id = task.mission_id and taken.status = 'given'
          )),
          'place', place.status,
          'votes', (
            select count(*) from private.program_votes as vote
            where vote.program_id = program.id and vote.mission_id = task.mission_id
          ),
          'is_wanted', exists (
            select from private.program_votes as vote where vote.program_id = program.id
              and vote.mission_id = task.mission_id and vote.student_id = student.id
          )
        ) order by task.place), '[]')
        from private.program_missions as task
        join public.missions as mission on mission.id = task.mission_id
        join public.mission_versions as version on version.mission_id = mission.id and version.version = mission.version
        join public.organizations as organization on organization.id = mission.organization_id
        left join private.program_work(program.id, student.id) as work on work.mission_id = task.mission_id
        left join private.program_places as place on place.program_id = program.id
          and place.mission_id = task.mission_id and place.student_id = student.id
        left join private.program_extensions as more on more.program_id = program.id
          and more.mission_id = task.mission_id and more.student_id = student.id
        where task.program_id = program.id
      )
    ) order by program.assigned_at desc, program.id), '[]')
    from public.students as student
    join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
    join private.program_cohorts as known on known.cohort_id = student.cohort_id
    join public.programs as program on program.id = known.program_id
    where student.user_id = me and student.status = 'enrolled'
      and program.assigned_at is not null and program.archived_at is null
  );
end
$$;

create function public.allow_co_review(mission_id uuid, is_allowed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  update public.missions set allows_co_review = coalesce(is_allowed, false) where id = mission.id;
end
$$;

create function public.work_for_school(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  school uuid;
begin
  perform private.require_user();
  select * into enrollment from public.enrollments where id = work_for_school.enrollment_id;
  school := private.co_reviewing_school(enrollment);
  if school is null then
    perform private.fail('co_review_closed', 'This work is not open to your school.');
  end if;
  return (
    select jsonb_build_object(
      'student', (
        select btrim(student.first_name || ' ' || student.last_name) from public.students as student
        where student.organization_id = school and student.user_id = enrollment.user_id
      ),
      'mission', version.title, 'company', organization.name, 'status', enrollment.status,
      'attempts', (
        select jsonb_agg(jsonb_build_object(
          'id', submission.id, 'attempt', submission.attempt, 'language', submission.language, 'submitted_at', submission.submitted_at,
          'reflection', submission.reflection,
          'delivered', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', step ->> 'id', 'title', step ->> 'title', 'answer', submission.content -> (step ->> 'id')
            ) order by array_position(enrollment.path, step ->> 'id')), '[]')
            from jsonb_array_elements(version.content -> 'steps') as step
            where step ->> 'kind' = 'deliverable' and submission.content ? (step ->> 'id')
          ),
          'review', (
            select jsonb_build_object('verdict', review.verdict, 'summary', review.summary, 'delivered_at', review.delivered_at)
            from public.reviews as review where review.submission_id = submission.id and review.delivered_at is not null
          ),
          'comments', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', said.id, 'body', said.body, 'author', private.full_name(said.author_id), 'created_at', said.created_at,
              'is_mine', said.author_id = (select auth.uid())
            ) order by said.created_at, said.id), '[]')
            from public.co_reviews as said where said.submission_id = submission.id and said.organization_id = school
          )
        ) order by submission.attempt desc)
        from public.submissions as submission where submission.enrollment_id = enrollment.id
      )
    )
    from private.version_in(enrollment.mission_id, enrollment.version, private.reading_language()) as version, public.organizations as organization
    where version.mission_id = enrollment.mission_id and version.version = enrollment.version
      and organization.id = enrollment.organization_id
  );
end
$$;

create function public.write_co_review(submission_id uuid, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  school uuid;
  said text := btrim(coalesce(body, ''));
  written uuid;
begin
  perform private.require_user();
  select enrollments.* into enrollment from public.submissions
  join public.enrollments on enrollments.id = submissions.enrollment_id
  where submissions.id = write_co_review.submission_id;
  school := private.co_reviewing_school(enrollment);
  if school is null then
    perform private.fail('co_review_closed', 'This work is not open to your school.');
  end if;
  if length(said) not between 1 and 4000 then
    perform private.fail('co_review_invalid', 'Write something, in at most 4,000 characters.');
  end if;
  insert into public.co_reviews (submission_id, enrollment_id, organization_id, author_id, body)
  values (write_co_review.submission_id, enrollment.id, school, (select auth.uid()), said) returning id into written;
  perform private.notify(
    enrollment.user_id, 'co_review_given',
    jsonb_build_object(
      'school', (select organizations.name from public.organizations where organizations.id = school),
      'mission', private.mission_title(enrollment.mission_id, enrollment.user_id, enrollment.version)
    ),
    '/missions/work/' || enrollment.id
  );
  return written;
end
$$;

-- What schools wrote about the caller's own work.
create function public.my_co_reviews(enrollment_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', said.id, 'body', said.body, 'school', school.name, 'author', private.full_name(said.author_id),
    'attempt', submission.attempt, 'created_at', said.created_at
  ) order by said.created_at desc, said.id), '[]')
  from public.co_reviews as said
  join public.enrollments as enrollment on enrollment.id = said.enrollment_id
  join public.submissions as submission on submission.id = said.submission_id
  join public.organizations as school on school.id = said.organization_id
  where said.enrollment_id = my_co_reviews.enrollment_id and enrollment.user_id = private.require_user()
$$;

-- What the school attested, newest first, including people who no longer share anything: it can withdraw its
-- attestation.
create function public.school_attestations(organization uuid, search text default '', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant int := 30;
  wanted text := private.containing(private.plain_words(coalesce(search, '')));
begin
  perform private.require_my_school(organization);
  return (
    with found as (
      select given.user_id as person, given.skill, given.note, given.created_at, skill.name_en, skill.name_fr,
        coalesce(nullif(btrim(student.first_name || ' ' || student.last_name), ''), private.full_name(given.user_id)) as name,
        private.full_name(given.attested_by) as attested_by,
        coalesce('skills' = any (student.shares), false) or exists (
          select from public.plan_advisers as chosen
          where chosen.user_id = given.user_id and chosen.organization_id = given.organization_id
        ) as is_shared
      from public.skill_attestations as given
      join public.skills as skill on skill.slug = given.skill
      left join public.students as student
        on student.organization_id = given.organization_id and student.user_id = given.user_id
      where given.organization_id = organization
    ), listed as (
      select * from found
      where private.plain_words(name || ' ' || name_en || ' ' || name_fr) like wanted
      order by created_at desc, person, skill offset greatest(0, page) * size limit size + 1
    )
    select jsonb_build_object(
      'is_more', (select count(*) > size from listed),
      'attestations', (
        select coalesce(jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.person, shown.skill), '[]')
        from (select * from listed limit size) as shown
      )
    )
  );
end
$$;

-- The roster names who has linked an account and shares what: rounding these counts would hide nothing and contradict
-- the home. They are exact, and of enrolled students, as there. Results of work stay rounded to fives.
create function public.school_analytics(
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
    perform private.fail('period_invalid', 'Choose one of the periods.');
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
      select private.counts_in_fives(jsonb_object_agg(names[what], n)) from (
        select each.what, count(*) as n from (select distinct chosen.what, chosen.person from chosen) as each group by 1
      ) as counted
    ),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'counts', counts) order by at), '[]') from (
        select counted.at, private.counts_in_fives(jsonb_object_agg(names[counted.what], counted.n)) as counts
        from counted group by counted.at
      ) as moments
    ),
    'programs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', own_programs.id, 'name', own_programs.name, 'students', (
          select count(*) from public.students as student where student.status <> 'left' and student.cohort_id in (
            select known.cohort_id from private.program_cohorts as known where known.program_id = own_programs.id
          )
        ), 'counts', private.counts_in_fives(coalesce(of_programs.counts, '{}'))
      ) order by own_programs.name, own_programs.id), '[]')
      from own_programs left join of_programs on of_programs.id = own_programs.id
    ),
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', known.id, 'name', known.name, 'students', (
          select count(*) from public.students as student where student.status <> 'left' and student.cohort_id = known.id
        ), 'counts', private.counts_in_fives(coalesce(of_cohorts.counts, '{}'))
      ) order by known.name, known.id), '[]')
      from public.cohorts as known left join of_cohorts on of_cohorts.cohort_id = known.id
      where known.organization_id = organization
    ),
    'skills', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by coalesce(listed.people, 0) desc, listed.slug), '[]') from (
        select named.slug, named.name_en, named.name_fr, private.in_fives(gained.people) as people
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

-- What the caller's schools assigned, in one short response for the home, the sidebar and the list of missions:
-- programs, how many missions are left and how many are late, and the next one.
create function public.my_assignments() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    with assigned as materialized (
      select program.id, program.name, program.mode, program.starts_on, program.ends_on, program.assigned_at,
        school.name as school, student.id as student_id
      from public.students as student
      join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
      join private.program_cohorts as known on known.cohort_id = student.cohort_id
      join public.programs as program on program.id = known.program_id
      where student.user_id = me and student.status = 'enrolled'
        and program.assigned_at is not null and program.archived_at is null
    ), tasks as materialized (
      select assigned.name as program, assigned.school, work.mission_id, work.enrollment_id, work.state, work.due_on,
        work.lateness, work.place
      from assigned cross join lateral private.program_work(assigned.id, assigned.student_id) as work
      where assigned.mode <> 'free' and work.state in ('to_begin', 'begun', 'changes_requested')
    )
    select jsonb_build_object(
      'programs', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', assigned.id, 'name', assigned.name, 'school', assigned.school, 'startsOn', assigned.starts_on,
          'endsOn', assigned.ends_on
        ) order by assigned.assigned_at desc, assigned.id), '[]') from assigned
      ),
      'waiting', (select count(*) from tasks),
      'late', (select count(*) from tasks where tasks.lateness = 2),
      'next', (
        select jsonb_build_object(
          'missionId', tasks.mission_id, 'title', private.mission_title(tasks.mission_id), 'program', tasks.program,
          'school', tasks.school, 'enrollmentId', tasks.enrollment_id, 'state', tasks.state, 'dueOn', tasks.due_on,
          'isLate', tasks.lateness = 2
        )
        from tasks order by tasks.lateness = 2 desc, tasks.due_on nulls last, tasks.place, tasks.mission_id limit 1
      )
    )
  );
end
$$;

create function public.remind_late_students(program_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(remind_late_students.program_id);
  told int;
begin
  if program.assigned_at is null or program.archived_at is not null then
    perform private.fail('program_not_running', 'Only an assigned program has students to remind.');
  end if;
  -- One reminder of a program after the other.
  perform from public.programs where id = program.id for no key update;
  with fresh as (
    insert into private.program_reminders (program_id, mission_id, student_id, kind, due_on)
    select program.id, late.mission_id, late.student_id, 'program_nudged', private.today()
    from private.late_students(program.id) as late
    on conflict do nothing returning student_id
  ), due as materialized (
    select late.* from private.late_students(program.id) as late join fresh using (student_id)
  ), sent as (
    select private.notify(
      due.user_id, 'program_nudged',
      jsonb_build_object(
        'mission', private.mission_title(due.mission_id, due.user_id), 'program', program.name, 'date', due.due_on, 'count', due.missions,
        'name', private.full_name((select auth.uid())),
        -- Replies reach the teacher.
        'email', (select users.email from auth.users where users.id = (select auth.uid())),
        'school', (select organizations.name from public.organizations where organizations.id = program.organization_id)
      ), '/programs'
    ) from due
  )
  select count(*) into told from sent;
  if told > 0 then
    perform private.audit('program.late_reminded', 'program', program.id::text, jsonb_build_object('count', told));
  end if;
  return told;
end
$$;

-- A student asks the teachers of a program for more time: one request per mission in three days. Teachers see who asks,
-- so only students who share their progress can; the answer is an extension, or a reply to the email.
create function public.ask_more_time(program_id uuid, mission_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  student public.students := private.require_my_program(program_id);
  program public.programs;
  due date;
begin
  select * into program from public.programs where id = ask_more_time.program_id;
  if not 'progress' = any (student.shares) then
    perform private.fail('share_progress_first', 'Teachers see who asks: share your progress with the school first.');
  end if;
  if coalesce(length(btrim(reason)), 0) not between 1 and 300 then
    perform private.fail('extension_reason_required', 'Say why, in at most 300 characters.');
  end if;
  select work.due_on into due from private.program_work(program.id, student.id) as work
  where work.mission_id = ask_more_time.mission_id and work.state in ('to_begin', 'begun') and program.mode <> 'free';
  if due is null then
    perform private.fail('more_time_not_needed', 'This mission has no due date, or is submitted already.');
  end if;
  -- What was asked is kept with its day.
  if exists (
    select from private.program_reminders as known
    where known.program_id = program.id and known.mission_id = ask_more_time.mission_id and known.student_id = student.id
      and known.kind = 'program_time_asked' and known.due_on > private.today() - 3
  ) then
    perform private.fail('more_time_asked', 'You have asked already. Give your teachers three days to answer.');
  end if;
  insert into private.program_reminders (program_id, mission_id, student_id, kind, due_on)
  values (program.id, ask_more_time.mission_id, student.id, 'program_time_asked', private.today());
  perform private.notify(
    asked.person, 'program_time_asked',
    jsonb_build_object(
      'program', program.name, 'mission', private.mission_title(ask_more_time.mission_id, asked.person), 'date', due,
      'reason', btrim(reason), 'name', private.full_name(student.user_id), 'email', student.email
    ), '/programs/' || program.id
  ) from (
    select teacher.teacher_id as person from private.program_teachers as teacher where teacher.program_id = program.id
    union
    -- A program without teachers is the owners' matter.
    select member.user_id from public.organization_members as member
    where member.organization_id = program.organization_id and member.member_role = 'owner'
      and not exists (select from private.program_teachers as teacher where teacher.program_id = program.id)
  ) as asked;
end
$$;

-- # Who may call which function

grant execute on function private.may_co_review_file to authenticated;

grant execute on function
  public.allow_co_review, public.archive_program, public.ask_for_place, public.ask_more_time, public.assign_program,
  public.assignable_missions, public.decide_place, public.extend_due_date, public.give_up_place,
  public.my_assignments, public.my_co_reviews, public.my_programs, public.program_cell, public.program_choices,
  public.program_page, public.remind_late_students, public.save_program, public.school_analytics,
  public.school_attestations, public.school_programs, public.vote_for_mission, public.withdraw_extension,
  public.work_for_school, public.write_co_review
to authenticated;

-- # Triggers

create trigger forget_program_wishes after update of user_id on public.students
  for each row when (old.user_id is not null and new.user_id is distinct from old.user_id)
  execute function private.forget_program_wishes();

create trigger programs_updated before update on public.programs
  for each row execute function private.set_updated_at();

create trigger co_reviews_updated before update on public.co_reviews
  for each row execute function private.set_updated_at();

-- # Jobs

select cron.schedule('remind of programs', '10 5 * * *', 'select private.remind_of_programs()');
