-- The page of a program also names the students who have linked no account yet, as the roster does.
create or replace function public.program_page(program_id uuid) returns jsonb
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
