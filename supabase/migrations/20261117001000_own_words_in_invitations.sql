-- An emailed invitation can carry a few words of the person who sends it.
drop function private.tell_invited_student(public.students, uuid);
create function private.tell_invited_student(student public.students, token uuid, message text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select id from auth.users where email = student.email and email_confirmed_at is not null);
  path text := '/school/' || token;
  data jsonb := jsonb_strip_nulls(jsonb_build_object(
    'company', (select name from public.organizations where id = student.organization_id),
    'name', private.full_name((select auth.uid())),
    -- Whom to ask, and how to greet somebody who has no account yet.
    'email', (select users.email from auth.users where users.id = (select auth.uid())), 'first_name', student.first_name,
    'message', message
  ));
begin
  if person is null then
    perform private.queue_mail(
      student.email, 'school_invited', data || jsonb_build_object('path', private.with_address(path, student.email)),
      (select language from public.profiles where user_id = (select auth.uid()))
    );
  elsif private.mail_choice(person, 'invitations') = 'never' then
    perform private.notify(person, 'school_invited', data, path);
  else
    perform private.queue_mail_to(person, 'school_invited', data, path);
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    values (person, 'school_invited', data, path, now());
  end if;
end
$$;

drop function public.invite_students(jsonb, boolean);
create function public.invite_students(selection jsonb, is_again boolean default false, message text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  words text := nullif(private.trimmed(message), '');
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
  if length(words) > 600 then
    perform private.fail('invitation_message_too_long', 'A message can be up to 600 characters.');
  end if;
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
    perform private.tell_invited_student(student, token, words);
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
