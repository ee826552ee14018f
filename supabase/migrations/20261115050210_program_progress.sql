-- How far each student is with each mission of a program: one place computes it, and the matrix, the report, the
-- student's own page and the reminders all read it there.

-- One row for each student with an account and each assigned mission. The state is 'open' where somebody need not do it,
-- 'asked' while a place is asked for, 'to_begin', then what the work itself says. Work done before counts too; where
-- places are limited, only that of who has one. Lateness: 2 is late now, 1 was handed in late.
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

-- Everything the page of a program shows, in one answer: the program, its missions, and a row for each student who
-- shares progress, with a letter and a lateness for each assigned mission in the order of the missions: 10,000 cells are
-- a short answer.
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
          'id', task.mission_id, 'title', version.title, 'company', organization.name, 'due_on', task.due_on,
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

-- A student of the program who shares progress, by the school's own record.
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

-- What lies behind a cell.
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

create function private.mission_title(mission uuid) returns text
language sql stable security definer set search_path = '' as $$
  select version.title from public.missions
  join public.mission_versions as version on version.mission_id = missions.id and version.version = missions.version
  where missions.id = mission
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
      jsonb_build_object('mission', private.mission_title(extend_due_date.mission_id), 'date', extend_due_date.due_on, 'reason', why),
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

-- The student's side: the caller as a student of the program's school, in one of its cohorts.
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

-- Chooses a mission, or asks for one of its places. Whoever comes first gets one, or a teacher decides; the answer says
-- which it was: 'given' or 'asked'.
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
      jsonb_build_object('program', program.name, 'mission', private.mission_title(task.mission_id)),
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
    jsonb_build_object('program', program.name, 'mission', private.mission_title(task.mission_id)), '/programs'
  );
end
$$;

-- What the caller's schools ask of him, with where he stands.
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
          'id', task.mission_id, 'title', version.title, 'company', organization.name, 'state', work.state,
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

-- Reminds of what is due soon, and once of what is late. It tells students about their own work, whether they share it
-- or not.
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
        jsonb_build_object('mission', private.mission_title(due.mission_id), 'program', program.name, 'date', due.due_on),
        '/programs'
      ) from fresh join due using (mission_id, student_id, kind)
    )
    select count(*) into more from sent;
    told := told + more;
  end loop;
  return told;
end
$$;
select cron.schedule('remind of programs', '10 5 * * *', 'select private.remind_of_programs()');

grant execute on function
  public.program_page, public.program_cell, public.extend_due_date, public.withdraw_extension, public.vote_for_mission,
  public.ask_for_place, public.give_up_place, public.decide_place, public.my_programs
to authenticated;
