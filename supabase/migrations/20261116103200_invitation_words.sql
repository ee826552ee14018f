-- The emailed invitation greets students by name, and says whom they can ask.
create or replace function private.tell_invited_student(student public.students, token uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select id from auth.users where email = student.email and email_confirmed_at is not null);
  path text := '/school/' || token;
  data jsonb := jsonb_build_object(
    'company', (select name from public.organizations where id = student.organization_id),
    'name', private.full_name((select auth.uid())),
    -- Whom to ask, and how to greet somebody who has no account yet.
    'email', (select users.email from auth.users where users.id = (select auth.uid())), 'first_name', student.first_name
  );
begin
  if person is null then
    perform private.queue_mail(
      student.email, 'school_invited', data || jsonb_build_object('path', path),
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
