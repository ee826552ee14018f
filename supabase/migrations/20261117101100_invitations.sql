-- Invitations by email to a mission, a team, a school or the administrators: how long they are valid, how they are
-- sent, and what happens when the invited address is confirmed or its account deleted.

-- # Private helpers

-- How long an invitation is valid; null for as long as what it leads to is open.
create function private.invitation_lifetime(kind text) returns interval
language sql immutable set search_path = '' as $$
  select case kind
    when 'team_invited' then interval '7 days'
    when 'admin_invited' then interval '7 days'
    when 'school_invited' then interval '30 days'
  end
$$;

create function private.account_with_address(address text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from auth.users where email = address and email_confirmed_at is not null
$$;

-- People without an account get an email in the given language. Others are notified; an invitation that expires is
-- emailed right away unless they turned off such emails, as a digest could come too late.
create function private.send_invitation(
  kind text, address text, person uuid, data jsonb, path text, language text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_limited boolean := private.invitation_lifetime(kind) is not null;
begin
  if person is null then
    perform private.queue_mail(
      address, kind,
      data || jsonb_build_object('path', case when is_limited then private.with_address(path, address) else path end),
      language
    );
  elsif not is_limited or private.mail_choice(person, 'invitations') = 'never' then
    perform private.notify(person, kind, data, path);
  else
    perform private.queue_mail_to(person, kind, data, path);
    insert into public.notifications (user_id, kind, data, link, mailed_at) values (person, kind, data, path, now());
  end if;
end
$$;

create function private.mark_invitation_read(person uuid, kind text, path text) returns void
language sql security definer set search_path = '' as $$
  update public.notifications as notification set read_at = coalesce(read_at, now())
  where notification.user_id = person and notification.kind = mark_invitation_read.kind and notification.link = path
$$;

-- A withdrawn invitation is no longer announced. Its path must lead to this invitation alone.
create function private.delete_invitation_notifications(kind text, paths text[]) returns void
language sql security definer set search_path = '' as $$
  delete from public.notifications as notification
  where notification.kind = delete_invitation_notifications.kind and notification.link = any (paths)
$$;

-- # Lifetimes

alter table public.team_invitations
  alter column expires_at set default now() + private.invitation_lifetime('team_invited');
alter table private.admin_invitations
  alter column expires_at set default now() + private.invitation_lifetime('admin_invited');
alter table private.student_invitations
  alter column expires_at set default now() + private.invitation_lifetime('school_invited');

-- # Missions

call private.rename_function('private.tell_invited', 'send_mission_invitation');
call private.rename_function('private.require_invitation', 'require_mission_invitation');
call private.rename_function('public.resend_invitation', 'resend_mission_invitation');
call private.rename_function('public.revoke_invitation', 'withdraw_mission_invitation');

create or replace function private.send_mission_invitation(invitation public.mission_invitations) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.mission_listings;
  person uuid := coalesce(invitation.user_id, private.account_with_address(invitation.email));
begin
  select * into listing from public.mission_listings where mission_id = invitation.mission_id;
  perform private.send_invitation(
    'mission_invited', invitation.email, person,
    jsonb_build_object(
      'mission', case when person is null then listing.title else private.mission_title(listing.mission_id, person) end,
      'company', listing.organization_name
    ),
    '/missions/' || listing.mission_id, listing.language
  );
end
$$;

-- One row per address: invited, already invited, or not an address. No one is notified twice.
create or replace function public.invite_to_mission(mission_id uuid, emails text[])
returns table (email text, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
  invitation public.mission_invitations;
begin
  if mission.status <> 'published' then
    perform private.fail('mission_not_published', 'Publish this mission before you invite people to it.');
  end if;
  if cardinality(emails) > private.allowed('mission_invitations_a_day') then
    perform private.fail('too_many_invitations', 'That is more invitations than an organization may send in a day.');
  end if;
  for email in select distinct lower(btrim(one)) from unnest(emails) as one loop
    invitation := null;
    if not private.is_address(email) then
      outcome := 'invalid';
    else
      insert into public.mission_invitations as known (mission_id, organization_id, email, invited_by)
      values (mission.id, mission.organization_id, invite_to_mission.email, (select auth.uid()))
      on conflict on constraint mission_invitations_mission_id_email_key do update
        set revoked_at = null, declined_at = null, invited_by = excluded.invited_by, invited_at = now(), sent_at = now()
        where known.revoked_at is not null
      returning * into invitation;
      outcome := case when invitation.id is null then 'already' else 'invited' end;
    end if;
    if invitation.id is not null then
      perform private.count_invitations(mission.organization_id, 1);
      perform private.send_mission_invitation(invitation);
    end if;
    return next;
  end loop;
  perform private.audit(
    'mission.invited', 'mission', mission.id::text,
    jsonb_build_object('title', mission.draft ->> 'title', 'addresses', cardinality(emails))
  );
end
$$;

-- Candidates who have started can continue.
create or replace function public.withdraw_mission_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.mission_invitations := private.require_mission_invitation(invitation_id);
begin
  update public.mission_invitations set revoked_at = coalesce(revoked_at, now()) where id = invitation.id;
  -- Everyone invited to the mission has the same path.
  delete from public.notifications
  where user_id = coalesce(invitation.user_id, private.account_with_address(invitation.email))
    and kind = 'mission_invited' and link = '/missions/' || invitation.mission_id;
end
$$;

-- # Teams

call private.rename_function('private.tell_invited_to_team', 'send_team_invitation');

create function private.team_invitation_data(invitation public.team_invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'company', (select name from public.organizations where id = invitation.organization_id),
    'name', private.full_name(invitation.invited_by), 'role', invitation.member_role
  )
$$;

create or replace function private.send_team_invitation(invitation public.team_invitations) returns void
language sql security definer set search_path = '' as $$
  select private.send_invitation(
    'team_invited', invitation.email, private.account_with_address(invitation.email),
    private.team_invitation_data(invitation), '/join/' || invitation.id,
    (select language from public.profiles where user_id = invitation.invited_by)
  )
$$;

-- One row per address: invited, already invited, already a member, or not an address.
create or replace function public.invite_to_team(organization uuid, emails text[], role public.member_role)
returns table (email text, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_owner(organization);
  invitation public.team_invitations;
begin
  perform private.require_team_role(team, role);
  if team.status <> 'approved' then
    perform private.fail('organization_not_approved', 'This can be done once the organization is approved.');
  end if;
  if cardinality(emails) > 50 then
    perform private.fail('too_many_members', 'At most 50 people are invited at once.');
  end if;
  for email in select distinct lower(btrim(one)) from unnest(emails) as one where one is not null loop
    invitation := null;
    if not private.is_address(email) then
      outcome := 'invalid';
    elsif exists (
      select from public.organization_members as member join auth.users on users.id = member.user_id
      where member.organization_id = team.id and lower(users.email) = invite_to_team.email
        and users.email_confirmed_at is not null
    ) then
      outcome := 'member';
    else
      insert into public.team_invitations as known (organization_id, email, member_role, invited_by)
      values (team.id, invite_to_team.email, role, (select auth.uid()))
      on conflict on constraint team_invitations_organization_id_email_key do update
        set member_role = excluded.member_role, invited_by = excluded.invited_by, invited_at = now(), sent_at = now(),
          expires_at = excluded.expires_at
        where known.expires_at < now()
      returning * into invitation;
      outcome := case when invitation.id is null then 'already' else 'invited' end;
    end if;
    if invitation.id is not null then
      perform private.count_invitations(team.id, 1);
      perform private.send_team_invitation(invitation);
      perform private.audit('team.invited', 'organization', team.id::text, jsonb_build_object('role', role));
    end if;
    return next;
  end loop;
end
$$;

create or replace function public.resend_team_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations := private.require_team_invitation(invitation_id);
begin
  perform private.refuse_suspended((select status from public.organizations where id = invitation.organization_id));
  perform private.count_invitations(invitation.organization_id, 1);
  update public.team_invitations
  set sent_at = now(), expires_at = now() + private.invitation_lifetime('team_invited'), invited_by = (select auth.uid())
  where id = invitation.id returning * into invitation;
  perform private.send_team_invitation(invitation);
end
$$;

create or replace function public.withdraw_team_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations := private.require_team_invitation(invitation_id);
begin
  delete from public.team_invitations where id = invitation.id;
  perform private.delete_invitation_notifications('team_invited', array['/join/' || invitation.id]);
end
$$;

-- Only the person who confirmed the invited address can answer. Returns the kind of organization joined.
create or replace function public.answer_team_invitation(invitation_id uuid, is_accepted boolean)
returns public.organization_kind
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
  perform private.mark_invitation_read(person, 'team_invited', '/join/' || invitation.id);
  if is_accepted then
    insert into public.organization_members (organization_id, user_id, member_role, title)
    values (
      team.id, person, invitation.member_role,
      coalesce((select job_title from public.profiles where user_id = person), '')
    )
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

-- # Schools

call private.rename_function('private.tell_invited_student', 'send_student_invitation');

-- The email greets students by name, and says whom they can ask.
create or replace function private.send_student_invitation(student public.students, token uuid, message text) returns void
language sql security definer set search_path = '' as $$
  select private.send_invitation(
    'school_invited', student.email, private.account_with_address(student.email),
    jsonb_strip_nulls(jsonb_build_object(
      'company', (select name from public.organizations where id = student.organization_id),
      'name', private.full_name((select auth.uid())),
      'email', (select users.email from auth.users where users.id = (select auth.uid())),
      'first_name', student.first_name, 'message', message
    )),
    '/school/' || token, (select language from public.profiles where user_id = (select auth.uid()))
  )
$$;

-- Open invitations of the selected students become invalid; students who declined are left alone.
create or replace function public.withdraw_student_invitations(selection jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  withdrawn text[];
begin
  execute
    'with gone as (
      delete from private.student_invitations as known using public.students as student
      where student.id = known.student_id and known.declined_at is null and '
      || private.selected_students(school, selection) || '
      returning known.token
    )
    select coalesce(array_agg(''/school/'' || token), ''{}'') from gone'
  into withdrawn;
  perform private.delete_invitation_notifications('school_invited', withdrawn);
  return cardinality(withdrawn);
end
$$;

-- Accepting says what is shared, which may be nothing; null declines. Having the link is enough: the account may have
-- another address than the school knows.
create or replace function public.answer_school_invitation(token uuid, shares text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  known private.student_invitations;
  student public.students;
begin
  select * into known from private.student_invitations as invitation
  where invitation.token = answer_school_invitation.token and invitation.declined_at is null for update;
  select * into student from public.students where id = known.student_id for update;
  if student.id is null or student.status <> 'enrolled' or student.user_id is not null or not exists (
    select from public.organizations where id = student.organization_id and status = 'approved'
  ) then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  perform private.mark_invitation_read(me, 'school_invited', '/school/' || known.token);
  if shares is null then
    update private.student_invitations set declined_at = now() where student_id = student.id;
    return;
  end if;
  if known.expires_at <= now() then
    perform private.fail('invitation_expired', 'This invitation has expired. Ask for a new one.');
  end if;
  if not exists (select from public.user_roles where user_id = me and role = 'candidate') then
    perform private.refuse('candidates_only', 'Only candidates can do this.');
  end if;
  if exists (
    select from public.students as other where other.organization_id = student.organization_id and other.user_id = me
  ) then
    perform private.fail('school_linked_already', 'This account is linked to another student of this school.');
  end if;
  update public.students as one
  set user_id = me, linked_at = now(), shares = private.require_shares(answer_school_invitation.shares)
  where one.id = student.id;
  delete from private.student_invitations where student_id = student.id;
end
$$;

-- # Administrators

call private.rename_function('public.revoke_admin_invitation', 'withdraw_admin_invitation');

-- Gives the invitation a new link, which ends the previous one, and emails it. The log counts how many are sent in a
-- day.
create or replace function private.send_admin_invitation(invitation private.admin_invitations, action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
  person uuid := private.account_with_address(invitation.email);
begin
  if (
    select count(*) from public.audit_log as log
    where log.action in ('account.admin_invited', 'account.admin_invitation_resent')
      and log.created_at > now() - interval '1 day'
  ) >= private.allowed('admin_invitations_a_day') then
    perform private.fail('too_many_admin_invitations', 'That is more invitations than administrators may send in a day.');
  end if;
  update private.admin_invitations
  set token_hash = private.token_hash(token), invited_by = (select auth.uid()), sent_at = now(),
    expires_at = now() + private.invitation_lifetime('admin_invited')
  where id = invitation.id;
  perform private.queue_mail(
    invitation.email, 'admin_invited',
    jsonb_strip_nulls(jsonb_build_object(
      'name', private.full_name((select auth.uid())), 'message', invitation.message,
      'path', private.with_address('/join-administrators/' || token, invitation.email)
    )),
    (select language from public.profiles where user_id = coalesce(person, (select auth.uid()))), person
  );
  perform private.audit(
    action, 'account', null, jsonb_build_object('email', private.masked_email(invitation.email)), invitation.message
  );
end
$$;

-- # Accounts

-- An address confirmed later finds its invitations. The email about a team has been sent already.
create function private.notify_pending_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations;
begin
  if tg_op = 'UPDATE' and old.email_confirmed_at is not null and lower(old.email) = lower(new.email) then
    return null;
  end if;
  perform private.send_mission_invitation(invited) from public.mission_invitations as invited
  join public.missions as mission on mission.id = invited.mission_id and mission.status = 'published'
  where invited.email = lower(new.email) and invited.revoked_at is null and invited.declined_at is null;
  for invitation in
    select invited.* from public.team_invitations as invited
    join public.organizations as team on team.id = invited.organization_id and team.status = 'approved'
    where invited.email = lower(new.email) and invited.expires_at > now()
  loop
    perform set_config('essor.names', coalesce(invitation.invited_by::text, ''), true);
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    values (new.id, 'team_invited', private.team_invitation_data(invitation), '/join/' || invitation.id, now());
    perform set_config('essor.names', '', true);
  end loop;
  return null;
end
$$;

-- A deleted account leaves no address behind.
create function private.delete_invitations_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mission_invitations where email = lower(old.email);
  delete from public.team_invitations where email = lower(old.email);
  delete from private.admin_invitations where email = lower(old.email);
  return null;
end
$$;

-- With their triggers, which only the owner of auth.users could drop by name.
drop function private.meet_invitations() cascade;
drop function private.forget_invitations() cascade;
drop function private.meet_team_invitations() cascade;
drop function private.forget_team_invitations() cascade;
drop function private.forget_admin_invitation() cascade;

create trigger notify_pending_invitations after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.notify_pending_invitations();

create trigger delete_invitations_of_account after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.delete_invitations_of_account();

-- # Jobs

-- Unanswered invitations are deleted a month after they expire.
select cron.unschedule('forget team invitations');
select cron.unschedule('forget administrator invitations');
select cron.schedule('forget expired invitations', '37 3 * * *', $$
  delete from public.team_invitations where expires_at < now() - interval '30 days';
  delete from private.admin_invitations where expires_at < now() - interval '30 days';
$$);
