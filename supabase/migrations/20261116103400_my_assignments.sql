-- What the caller's schools ask for now, in one short answer for the home page, the sidebar and the list of missions: the
-- programs, how many missions are still to do and how many are late, and the one to do next.
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
grant execute on function public.my_assignments to authenticated;
