-- A teacher's home says whom to remind: students who are late in the programs the teacher runs, by the same rule as the
-- reminder on a program's page. Programs that ended more than two weeks ago are over, even if nobody archived them.
create function private.late_in_my_programs(school uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with taught as materialized (
    select program.id, program.name from public.programs as program
    join private.program_teachers as teacher on teacher.program_id = program.id
    where teacher.teacher_id = (select auth.uid()) and program.organization_id = school
      and program.assigned_at is not null and program.archived_at is null
      and coalesce(program.ends_on >= (select private.today()) - 14, true)
      and exists (
        select from private.program_missions as task
        where task.program_id = program.id and task.due_on < (select private.today())
      )
    order by program.assigned_at desc limit 10
  ), late as materialized (
    select taught.id, taught.name, student.student_id
    from taught cross join lateral private.late_students(taught.id) as student
  )
  select jsonb_build_object(
    'students', count(distinct late.student_id),
    'program', case when count(distinct late.id) = 1 then jsonb_build_object(
      'id', min(late.id::text), 'name', min(late.name)
    ) end
  ) from late having count(*) > 0
$$;

do $$
begin
  execute private.changed(
    pg_get_functiondef('public.school_home()'::regprocedure),
    $known$      'unfinishedImport', ($known$,
    $better$      'late', private.late_in_my_programs(school),
      'unfinishedImport', ($better$
  );
end
$$;
