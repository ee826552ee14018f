-- The link in an emailed invitation carries the address it was sent to, for the sign-up form. Behind the #, it stays in
-- the browser; a link that is passed on says no more than the email it was passed on with.
create function private.with_address(path text, email text) returns text
language sql immutable set search_path = '' as $$
  select path || '#email=' || replace(replace(email, '%', '%25'), '#', '%23')
$$;

create or replace function private.tell_invited_to_team(invitation public.team_invitations) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select id from auth.users where email = invitation.email and email_confirmed_at is not null);
  path text := '/join/' || invitation.id;
  data jsonb := jsonb_build_object(
    'company', (select name from public.organizations where id = invitation.organization_id),
    'name', private.full_name(invitation.invited_by), 'role', invitation.member_role
  );
begin
  if person is null then
    perform private.queue_mail(
      invitation.email, 'team_invited', data || jsonb_build_object('path', private.with_address(path, invitation.email)),
      (select language from public.profiles where user_id = invitation.invited_by)
    );
  elsif private.mail_choice(person, 'invitations') = 'never' then
    perform private.notify(person, 'team_invited', data, path);
  else
    perform private.queue_mail_to(person, 'team_invited', data, path);
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    values (person, 'team_invited', data, path, now());
  end if;
end
$$;

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

-- Someone who signed up to join a team is no candidate, unless they have begun a mission or belong to a school.
create function private.drop_needless_role(person uuid, invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from auth.users where id = person and raw_user_meta_data ->> 'invitation' = invitation_id::text
  ) and not exists (select from public.enrollments where user_id = person)
    and not exists (select from public.students where user_id = person) then
    delete from public.user_roles where user_id = person and role = 'candidate';
    delete from public.notifications where user_id = person and kind = 'welcome';
  end if;
end
$$;

create or replace function public.answer_team_invitation(invitation_id uuid, is_accepted boolean) returns public.organization_kind
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  team public.organizations;
  invitation public.team_invitations;
begin
  team := private.lock_team((select organization_id from public.team_invitations where id = invitation_id));
  select * into invitation from public.team_invitations where id = invitation_id for update;
  if invitation.id is null or team.status <> 'approved' then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  if invitation.email is distinct from private.my_confirmed_email() then
    perform private.fail('invitation_not_yours', 'Sign in with the address to which the invitation was sent.');
  end if;
  if is_accepted and invitation.expires_at < now() then
    perform private.fail('invitation_expired', 'This invitation has expired. Ask for a new one.');
  end if;
  delete from public.team_invitations where id = invitation.id;
  update public.notifications set read_at = coalesce(read_at, now())
  where user_id = person and kind = 'team_invited' and link = '/join/' || invitation.id;
  if is_accepted then
    insert into public.organization_members (organization_id, user_id, member_role, title)
    values (team.id, person, invitation.member_role, coalesce((select job_title from public.profiles where user_id = person), ''))
    on conflict on constraint organization_members_pkey do nothing;
    insert into public.user_roles (user_id, role, granted_by)
    values (person, team.kind::text::public.app_role, invitation.invited_by)
    on conflict on constraint user_roles_user_id_role_key do nothing;
    perform private.drop_needless_role(person, invitation.id);
    perform private.audit(
      'team.joined', 'organization', team.id::text, jsonb_build_object('role', invitation.member_role)
    );
  end if;
  perform private.tell_owners(
    team, case when is_accepted then 'team_joined' else 'team_declined' end,
    jsonb_build_object('name', coalesce(nullif(private.full_name(person), ''), invitation.email))
  );
  return team.kind;
end
$$;
