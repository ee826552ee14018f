-- What stays closed to administrators who look as somebody: what others wrote to that person, wherever it is read.
create or replace function gate.is_closed(path text) returns boolean language sql immutable set search_path = '' as $$
  -- A path that is written otherwise than the product writes it could lead past the list.
  select path !~ '^/(rpc/)?[a-z_]+$' or split_part(path, '/', -1) = any (array[
    'my_data', 'data_exports', 'inbox_messages', 'my_sessions', 'open_conversation', 'conversation_list', 'search_messages', 'mentorship_page',
    'shared_plan_notes', 'story_material', 'my_practice', 'open_pool', 'entry_history', 'client_record', 'maker_project',
    'reveal_candidate', 'audit_entries', 'audit_domains', 'audit_names', 'begin_acting', 'end_acting',
    'my_contact_requests', 'organization_contacts', 'my_talks', 'need_questions'
  ])
$$;
call private.close_to_acting('public.contact_requests');
call private.close_to_acting('public.talk_bookings');
call private.close_to_acting('public.match_questions');
create policy "No messages for who acts as somebody else" on public.notifications as restrictive for select to authenticated
  using (not data ? 'message' or not (select private.is_acting()));

-- Refused attempts at the administrators' door. People who are signed in, and each address of those who are not, have
-- ten lines an hour of their own, so that nobody can fill the log for others; what is left out is counted and told.
create table private.admin_attempts (
  hour timestamptz not null,
  -- A hash of the account or the address, which is another one every day.
  caller bytea not null,
  noted int not null default 0,
  left_out int not null default 0,
  primary key (hour, caller)
);
call private.declare_data('private.admin_attempts', null, 'nobody');

create or replace function public.note_admin_attempt(attempted_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  attempt private.admin_attempts;
begin
  insert into private.admin_attempts as known (hour, caller, noted) values (
    date_trunc('hour', now()), sha256(private.salt_of_today() || convert_to(coalesce(
      (select auth.uid())::text, private.caller_address(nullif(current_setting('request.headers', true), '')::jsonb), ''
    ), 'utf8')), 1
  )
  on conflict (hour, caller) do update set
    noted = least(known.noted + 1, 11), left_out = known.left_out + case when known.noted >= 10 then 1 else 0 end
  returning * into attempt;
  if attempt.noted <= 10 then
    perform private.audit('admin_access.refused', 'account', null, jsonb_build_object(
      'email', private.masked_email(attempted_email)
    ));
  end if;
end
$$;

create function private.tell_of_attempts_left_out() returns void
language plpgsql security definer set search_path = '' as $$
declare
  more record;
begin
  for more in
    select hour, sum(left_out)::int as attempts, count(*)::int as callers from private.admin_attempts
    where hour < date_trunc('hour', now()) and left_out > 0 group by hour order by hour
  loop
    perform private.audit('admin_access.refused', 'account', null, jsonb_build_object(
      'email', '…', 'more', more.attempts, 'callers', more.callers, 'hour', more.hour
    ));
  end loop;
  delete from private.admin_attempts where hour < date_trunc('hour', now());
end
$$;
select cron.schedule('tell of attempts left out', '2 * * * *', 'select private.tell_of_attempts_left_out()');

-- A school invites as many students a day as the settings allow.
call private.define_setting('limit_student_invitations_a_day', 'limits', 'number', '2000', 1, 50000);
create table private.student_invitations_sent (
  organization_id uuid not null references public.organizations on delete cascade,
  day date not null,
  count int not null,
  primary key (organization_id, day)
);
call private.declare_data('private.student_invitations_sent', null, 'nobody');

create or replace function public.invite_students(selection jsonb, is_again boolean default false) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  student public.students;
  token uuid;
  allowed int;
  sent int := 0;
begin
  -- Calls of one school wait for each other here, so that the limit holds.
  insert into private.student_invitations_sent as today (organization_id, day, count) values (school, current_date, 0)
  on conflict (organization_id, day) do update set count = today.count
  returning private.allowed('student_invitations_a_day') - today.count into allowed;
  if allowed <= 0 then
    perform private.fail('too_many_invitations', 'That is more invitations than an organization may send in a day.');
  end if;
  for student in execute
    'select student.* from public.students as student
    left join private.student_invitations as known on known.student_id = student.id
    where ' || private.selected_students(school, selection) || '
      and student.user_id is null and student.status = ''enrolled'' and case
        when known.declined_at is not null then known.declined_at < now() - interval ''30 days''
        when known.expires_at > now() then $1 and known.sent_at < now() - interval ''1 day''
        else true end
    order by student.last_name, student.first_name, student.id limit least(500, $2)
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
  return sent;
end
$$;
