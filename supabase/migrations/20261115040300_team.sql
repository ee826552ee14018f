-- Who works in an organization: owners invite by mail, give roles and take people out. The same for every kind of
-- organization; an organization with members always has an owner.
create function private.team_roles(kind public.organization_kind) returns public.member_role[]
language sql immutable set search_path = '' as $$
  select case when kind = 'academia' then array['owner', 'adviser', 'teacher'] else array['owner', 'recruiter', 'reviewer'] end
    ::public.member_role[]
$$;

-- Only what is open: whatever is answered or withdrawn leaves no address behind.
create table public.team_invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  -- In lower case.
  email text not null check (length(email) <= 254 and email = lower(email)),
  member_role public.member_role not null,
  invited_by uuid references auth.users on delete set null,
  invited_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  unique (organization_id, email)
);
create index team_invitations_by_email on public.team_invitations (email);
create index team_invitations_by_inviter on public.team_invitations (invited_by);
create index team_invitations_by_end on public.team_invitations (expires_at);

create function private.my_owned_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.organization_members
  where user_id = (select auth.uid()) and member_role = 'owner'
$$;
grant execute on function private.my_owned_organizations to authenticated;

call private.protect('public.team_invitations');
grant select on public.team_invitations to authenticated;
create policy "Owners see whom they invited" on public.team_invitations for select to authenticated
  using (organization_id in (select private.my_owned_organizations()));
create policy "People see which teams they are invited to" on public.team_invitations for select to authenticated
  using (email = (select private.my_confirmed_email()));

-- Whoever changes a team waits for who does so already, and is asked for the rights after that.
create function private.lock_team(organization uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations;
begin
  perform private.require_user();
  select * into team from public.organizations where id = organization for no key update;
  return team;
end
$$;

create function private.refuse_suspended(status public.organization_status) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if status = 'suspended' then
    perform private.fail('organization_suspended', 'This organization is suspended.');
  end if;
end
$$;

create function private.require_owner(organization uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.lock_team(organization);
begin
  if team.id is null or not private.owns_organization(team.id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  perform private.refuse_suspended(team.status);
  return team;
end
$$;

create function private.require_team_role(team public.organizations, role public.member_role) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if role is null or role <> all (private.team_roles(team.kind)) then
    perform private.fail('team_role_unknown', 'There is no such role in this kind of organization.');
  end if;
end
$$;

-- Whoever is invited is mailed at once, unless he wants no mails about invitations; a digest could come too late.
create function private.tell_invited_to_team(invitation public.team_invitations) returns void
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
      invitation.email, 'team_invited', data || jsonb_build_object('path', path),
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

-- Row by row: invited, invited already, member already, or no address at all.
create function public.invite_to_team(organization uuid, emails text[], role public.member_role)
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
    if email !~ '^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$' or length(email) > 254 then
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
      perform private.tell_invited_to_team(invitation);
      perform private.audit(
        'team.invited', 'organization', team.id::text, jsonb_build_object('role', role)
      );
    end if;
    return next;
  end loop;
end
$$;

-- An invitation of a team of which the caller is an owner.
create function private.require_team_invitation(invitation_id uuid) returns public.team_invitations
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations;
begin
  perform private.require_user();
  select * into invitation from public.team_invitations where id = invitation_id for update;
  if invitation.id is null or not private.owns_organization(invitation.organization_id) then
    perform private.fail('invitation_not_found', 'This invitation does not exist, or is not yours.');
  end if;
  return invitation;
end
$$;

create function public.resend_team_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations := private.require_team_invitation(invitation_id);
begin
  perform private.refuse_suspended((select status from public.organizations where id = invitation.organization_id));
  perform private.count_invitations(invitation.organization_id, 1);
  update public.team_invitations
  set sent_at = now(), expires_at = now() + interval '7 days', invited_by = (select auth.uid())
  where id = invitation.id returning * into invitation;
  perform private.tell_invited_to_team(invitation);
end
$$;

create function public.withdraw_team_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations := private.require_team_invitation(invitation_id);
begin
  delete from public.team_invitations where id = invitation.id;
  delete from public.notifications where kind = 'team_invited' and link = '/join/' || invitation.id
    and user_id in (select id from auth.users where email = invitation.email);
end
$$;

-- For whoever has the link of the mail: which team, and for which address without showing it whole.
create function public.team_invitation(invitation_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'organization', organization.name, 'kind', organization.kind, 'role', invitation.member_role,
    'invitedBy', private.full_name(invitation.invited_by), 'expiresAt', invitation.expires_at,
    'isExpired', invitation.expires_at < now(),
    'address', regexp_replace(invitation.email, '^(.)[^@]*', '\1…'),
    'isMine', coalesce(invitation.email = private.my_confirmed_email() and private.is_fully_signed_in(), false)
  )
  from public.team_invitations as invitation
  join public.organizations as organization on organization.id = invitation.organization_id
  where invitation.id = invitation_id and organization.status = 'approved'
$$;

-- Where the members of an organization find their team.
create function private.team_path(kind public.organization_kind) returns text
language sql immutable set search_path = '' as $$
  select case when kind = 'academia' then '/users' else '/team' end
$$;

create function private.tell_owners(team public.organizations, kind text, data jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    member.user_id, tell_owners.kind, data || jsonb_build_object('company', team.name), private.team_path(team.kind)
  )
  from public.organization_members as member
  where member.organization_id = team.id and member.member_role = 'owner' and member.user_id <> (select auth.uid())
$$;

-- Only who has confirmed the invited address answers. Answers the kind of the organization that was joined.
create function public.answer_team_invitation(invitation_id uuid, is_accepted boolean) returns public.organization_kind
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

-- A member of a team of which the caller is an owner; the team stays locked.
create function private.require_member(team public.organizations, person uuid) returns public.organization_members
language plpgsql security definer set search_path = '' as $$
declare
  member public.organization_members;
begin
  select * into member from public.organization_members where organization_id = team.id and user_id = person;
  if member.user_id is null then
    perform private.fail('member_not_found', 'This person is not in the team any more.');
  end if;
  return member;
end
$$;

create function private.keep_an_owner(team public.organizations, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_last_owner(team.id, person) then
    perform private.fail('last_owner', 'Make somebody else an owner first: a team needs one.');
  end if;
end
$$;

create function public.change_member_role(organization uuid, person uuid, role public.member_role) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_owner(organization);
  member public.organization_members := private.require_member(team, person);
begin
  perform private.require_team_role(team, role);
  if role = member.member_role then
    return;
  end if;
  if role <> 'owner' then
    perform private.keep_an_owner(team, person);
  end if;
  update public.organization_members set member_role = role where organization_id = team.id and user_id = person;
  perform private.audit(
    'team.role_changed', 'organization', team.id::text,
    jsonb_build_object(
      'person', person, 'before', jsonb_build_object('role', member.member_role), 'after', jsonb_build_object('role', role)
    )
  );
  if person <> (select auth.uid()) then
    perform private.notify(
      person, 'team_role_changed', jsonb_build_object('company', team.name, 'role', role), private.team_path(team.kind)
    );
  end if;
end
$$;

create function public.remove_member(organization uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_owner(organization);
  member public.organization_members := private.require_member(team, person);
begin
  perform private.keep_an_owner(team, person);
  delete from public.organization_members where organization_id = team.id and user_id = person;
  perform private.audit(
    'team.removed', 'organization', team.id::text, jsonb_build_object('person', person)
  );
  if person <> (select auth.uid()) then
    perform private.notify(person, 'team_removed', jsonb_build_object('company', team.name), '/');
  end if;
end
$$;

create function public.leave_team(organization uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  team public.organizations := private.lock_team(organization);
  member public.organization_members := private.require_member(team, person);
begin
  perform private.keep_an_owner(team, person);
  delete from public.organization_members where organization_id = team.id and user_id = person;
  perform private.audit('team.left', 'organization', team.id::text);
  perform private.tell_owners(team, 'team_left', jsonb_build_object('name', private.full_name(person)));
end
$$;

-- Whoever is out is out everywhere: the role goes with the last organization that gave it, and what the person had
-- begun to review is free for others.
create function private.close_doors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_roles as held
  where held.user_id = old.user_id and held.role in ('company', 'academia', 'on_maker') and not exists (
    select from public.organization_members as member
    join public.organizations as organization on organization.id = member.organization_id
    where member.user_id = old.user_id and organization.kind::text = held.role::text
      and organization.status = 'approved'
  );
  update public.reviews set claimed_until = now()
  where organization_id = old.organization_id and reviewer_id = old.user_id and delivered_at is null
    and claimed_until > now();
  return null;
end
$$;
create trigger close_doors after delete on public.organization_members
  for each row execute function private.close_doors();

-- The page of a team: colleagues for every member, their addresses and the open invitations for owners.
create function public.team(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  is_owner boolean := private.owns_organization(organization);
begin
  if organization not in (select private.my_organizations()) then
    raise exception 'Only members see the team.' using errcode = '42501', hint = 'members_only';
  end if;
  return jsonb_build_object(
    'isOwner', is_owner,
    'members', (
      select jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'name', private.full_name(member.user_id), 'photo', profile.avatar_url,
        'role', member.member_role, 'title', member.title, 'since', member.created_at,
        'email', case when is_owner or member.user_id = person then users.email end,
        'isLastOwner', private.is_last_owner(member.organization_id, member.user_id)
      ) order by member.member_role, member.created_at, member.user_id)
      from public.organization_members as member
      join public.profiles as profile on profile.user_id = member.user_id
      join auth.users on users.id = member.user_id
      where member.organization_id = organization
    ),
    'invitations', case when is_owner then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', invitation.id, 'email', invitation.email, 'role', invitation.member_role,
        'sentAt', invitation.sent_at, 'expiresAt', invitation.expires_at, 'isExpired', invitation.expires_at < now()
      ) order by invitation.sent_at desc, invitation.email), '[]')
      from public.team_invitations as invitation where invitation.organization_id = organization
    ) else '[]' end
  );
end
$$;

grant execute on function
  public.invite_to_team, public.resend_team_invitation, public.withdraw_team_invitation, public.answer_team_invitation,
  public.change_member_role, public.remove_member, public.leave_team, public.team
to authenticated;
grant execute on function public.team_invitation to anon, authenticated;

-- An address that is confirmed later finds its invitations; a deleted account takes its address along; and what nobody
-- answered is forgotten a month after its end.
create function private.meet_team_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (user_id, kind, data, link, mailed_at)
  select new.id, 'team_invited', jsonb_build_object(
    'company', organization.name, 'name', private.full_name(invitation.invited_by), 'role', invitation.member_role
  ), '/join/' || invitation.id, now()
  from public.team_invitations as invitation
  join public.organizations as organization on organization.id = invitation.organization_id
  where invitation.email = lower(new.email) and invitation.expires_at > now() and organization.status = 'approved';
  return null;
end
$$;
create trigger meet_team_invitations after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or lower(old.email) is distinct from lower(new.email))
  )
  execute function private.meet_team_invitations();
create trigger meet_team_invitations_at_once after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.meet_team_invitations();

create function private.forget_team_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_invitations where email = lower(old.email);
  return null;
end
$$;
create trigger forget_team_invitations after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_team_invitations();

select cron.schedule(
  'forget team invitations', '37 3 * * *',
  $$delete from public.team_invitations where expires_at < now() - interval '30 days'$$
);
