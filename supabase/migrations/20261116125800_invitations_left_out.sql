-- Whoever invites more students than a day allows is told how many were left out, also when nothing is left of the day.
drop function public.invite_students(jsonb, boolean);
create function public.invite_students(selection jsonb, is_again boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  due text := 'from public.students as student
    left join private.student_invitations as known on known.student_id = student.id
    where ' || private.selected_students(school, selection) || '
      and student.user_id is null and student.status = ''enrolled'' and case
        when known.declined_at is not null then known.declined_at < now() - interval ''30 days''
        when known.expires_at > now() then $1 and known.sent_at < now() - interval ''1 day''
        else true end';
  student public.students;
  token uuid;
  allowed int;
  sent int := 0;
  left_out int := 0;
begin
  -- Calls of one school wait for each other here, so that the limit holds.
  insert into private.student_invitations_sent as today (organization_id, day, count) values (school, current_date, 0)
  on conflict (organization_id, day) do update set count = today.count
  returning greatest(private.allowed('student_invitations_a_day') - today.count, 0) into allowed;
  for student in execute
    'select student.* ' || due || ' order by student.last_name, student.first_name, student.id limit least(500, $2)
    for update of student skip locked'
    using is_again, allowed
  loop
    insert into private.student_invitations as known (student_id, invited_by) values (student.id, (select auth.uid()))
    on conflict on constraint student_invitations_pkey do update
      set sent_at = now(), expires_at = excluded.expires_at, declined_at = null, invited_by = excluded.invited_by
    returning known.token into token;
    perform private.tell_invited_student(student, token);
    sent := sent + 1;
  end loop;
  if sent > 0 then
    update private.student_invitations_sent as today set count = today.count + sent
    where today.organization_id = school and today.day = current_date;
    perform private.audit('students.invited', 'organization', school::text, jsonb_build_object('count', sent));
  end if;
  if sent = allowed then
    execute 'select count(*) ' || due into left_out using is_again;
  end if;
  return jsonb_build_object('sent', sent, 'leftOut', left_out);
end
$$;
grant execute on function public.invite_students to authenticated;

-- An import is looked at again as it was brought in: 2,000 lines at once. Answers how many are left.
alter table public.student_imports add column rejudged_line int;
drop function public.reopen_student_import(uuid);
create function public.reopen_student_import(import_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'undone');
  lines int[] := array(
    select line.line from private.student_import_rows as line
    where line.import_id = import.id and line.line > coalesce(import.rejudged_line, 0)
    order by line.line limit 2000
  );
  remaining int;
begin
  if cardinality(lines) = 0 and import.rejudged_line is null then
    perform private.fail('import_too_old', 'An import can be undone for 30 days.');
  end if;
  update private.student_import_rows as line set before = null, applied_at = null
  where line.import_id = import.id and line.line = any (lines);
  perform private.judge_lines(import, lines);
  select count(*) into remaining from private.student_import_rows as line
  where line.import_id = import.id and line.line > lines[cardinality(lines)];
  if remaining > 0 then
    update public.student_imports as one set rejudged_line = lines[cardinality(lines)] where one.id = import.id;
  else
    update public.student_imports as one
    set status = 'checking', created = 0, changed = 0, kept = 0, new_cohorts = '{}', applied_at = null, undone_at = null,
      created_at = now(), file_lines = private.import_lines_known(import), rejudged_line = null
    where one.id = import.id;
  end if;
  return remaining;
end
$$;
grant execute on function public.reopen_student_import to authenticated;
