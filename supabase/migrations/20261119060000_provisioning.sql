-- User provisioning: the directory of a company or school creates, changes and ends the access of its people through SCIM
-- (edge function `scim`, docs/provisioning.md). One call is one transaction of `public.provision`.
--
-- A provisioned person is the directory's record, not an account. It becomes a place in the team or on a school's roster
-- the way people get one otherwise: by an invitation that they accept. It never changes an account.

-- # Tables

create table private.provisioned_people (
  -- The directory keeps it as the person's ID.
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  user_name text not null check (length(user_name) between 1 and 254),
  -- The directory's own ID.
  external_id text check (length(external_id) between 1 and 254),
  -- In lower case.
  email text not null check (private.is_address(email) and email = lower(email)),
  given_name text check (length(given_name) between 1 and 100),
  family_name text check (length(family_name) between 1 and 100),
  display_name text check (length(display_name) between 1 and 200),
  title text check (length(title) between 1 and 120),
  -- As the directory says for this person; null leaves it to their groups.
  role text check (role in ('recruiter', 'reviewer', 'adviser', 'teacher', 'student')),
  active boolean not null default true,
  -- Where the person has, or is invited to, a place; null once it has ended.
  place text check (place in ('team', 'roster')),
  -- The account in the team. Kept when access ends, so that it can be restored to the same account.
  user_id uuid references auth.users on delete set null,
  -- The role that ended with the last access.
  former_role public.member_role,
  student_id uuid references public.students on delete set null,
  -- Which address was invited: people who decline aren't invited again with the next change.
  invited_email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table private.provisioned_groups (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  display_name text not null check (length(display_name) between 1 and 200),
  external_id text check (length(external_id) between 1 and 254),
  -- What owners gave the group: a role for its members, and at a school the cohort of those who are students.
  role text check (role in ('recruiter', 'reviewer', 'adviser', 'teacher', 'student')),
  cohort_id uuid references public.cohorts on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table private.provisioned_group_members (
  group_id uuid not null references private.provisioned_groups on delete cascade,
  person_id uuid not null references private.provisioned_people on delete cascade,
  primary key (group_id, person_id)
);

-- When a directory last called, and what was last refused.
create table private.provisioning_calls (
  organization_id uuid primary key references public.organizations on delete cascade,
  called_at timestamptz not null default now(),
  refusal text,
  refused_at timestamptz
);

-- # Indexes

create unique index provisioned_people_by_user_name on private.provisioned_people (organization_id, lower(user_name));
create unique index provisioned_people_by_email on private.provisioned_people (organization_id, email);
create unique index provisioned_people_by_account on private.provisioned_people (organization_id, user_id);
create index provisioned_people_by_external_id on private.provisioned_people (organization_id, external_id);
create index provisioned_people_in_order on private.provisioned_people (organization_id, created_at, id);
create index provisioned_people_by_user on private.provisioned_people (user_id);
create index provisioned_people_by_student on private.provisioned_people (student_id);
create unique index provisioned_groups_by_name on private.provisioned_groups (organization_id, lower(display_name));
create index provisioned_groups_by_cohort on private.provisioned_groups (cohort_id);
create index provisioned_group_members_by_person on private.provisioned_group_members (person_id);

-- # Private helpers

-- Whether the organization has proved that addresses like this one are its own. Then an account with the address joins
-- without an invitation.
create function private.organization_controls_email(organization_id uuid, email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.email_domains as proved
    where proved.organization_id = organization_controls_email.organization_id and proved.verified_at is not null
      and proved.domain = lower(split_part(organization_controls_email.email, '@', -1))
  )
$$;

-- What a directory can't do; the function `scim` has the sentence, since no page shows it.
create function private.refuse_provisioning(code text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception '%', code using errcode = 'P0001', hint = code;
end
$$;

-- The roles a directory can give, weakest first; people without one get the first. Never owner.
create function private.provisioned_roles(organization uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select case kind when 'academia' then '{student,teacher,adviser}'::text[] else '{reviewer,recruiter}'::text[] end
  from public.organizations where id = organization
$$;

-- The person's own role, or the strongest of their groups; null if neither says one.
create function private.provisioned_role(person private.provisioned_people) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(person.role, (
    select one.role from private.provisioned_group_members as member
    join private.provisioned_groups as one on one.id = member.group_id
    where member.person_id = person.id and one.role is not null
    order by array_position(private.provisioned_roles(person.organization_id), one.role) desc limit 1
  ))
$$;

create function private.provisioned_name(person private.provisioned_people) returns text
language sql immutable set search_path = '' as $$
  select coalesce(person.display_name, nullif(concat_ws(' ', person.given_name, person.family_name), ''), person.user_name)
$$;

-- What someone gets if neither they nor their groups have a role: what they had, or the weakest role of a team.
create function private.provisioned_default_role(person private.provisioned_people) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(person.former_role, 'owner')::text, known)
  from unnest(private.provisioned_roles(person.organization_id)) as known where known <> 'student' limit 1
$$;

-- The account that has the address, unless another record of the organization stands for it.
create function private.provisioned_account(person private.provisioned_people) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(person.user_id, (
    select account from private.account_with_address(person.email) as account where not exists (
      select from private.provisioned_people as other
      where other.organization_id = person.organization_id and other.user_id = account and other.id <> person.id
    )
  ))
$$;

create function private.provisioned_member(person private.provisioned_people) returns public.organization_members
language sql stable security definer set search_path = '' as $$
  select member from public.organization_members as member
  where member.organization_id = person.organization_id and member.user_id = private.provisioned_account(person)
$$;

create function private.audit_provisioning(action text, person private.provisioned_people, subject jsonb, details jsonb default '{}')
returns void language sql security definer set search_path = '' as $$
  select private.audit('provisioning.' || action, 'organization', person.organization_id::text, jsonb_strip_nulls(
    jsonb_build_object('provisioned', person.id, 'token', subject ->> 'token_id') || details
  ))
$$;

-- One change to an organization's people after the other, whoever makes them.
create function private.lock_organization(organization uuid) returns public.organizations
language sql security definer set search_path = '' as $$
  select * from public.organizations where id = organization for no key update
$$;

-- # The team

create function private.add_provisioned_member(
  team public.organizations, person private.provisioned_people, account uuid, role text, subject jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.organization_members (organization_id, user_id, member_role, title)
  values (
    team.id, account, role::public.member_role,
    coalesce(person.title, (select job_title from public.profiles where user_id = account), '')
  ) on conflict on constraint organization_members_pkey do nothing;
  insert into public.user_roles (user_id, role, granted_by)
  values (account, team.kind::text::public.app_role, (subject ->> 'user_id')::uuid)
  on conflict on constraint user_roles_user_id_role_key do nothing;
  perform private.audit_provisioning('joined', person, subject, jsonb_build_object('person', account, 'role', role));
  perform private.notify(
    account, 'team_added', jsonb_build_object('company', team.name, 'role', role), private.team_path(team.kind)
  );
end
$$;

create function private.withdraw_provisioned_invitation(organization uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paths text[];
begin
  with gone as (
    delete from public.team_invitations as invitation
    where invitation.organization_id = organization and invitation.email = address returning invitation.id
  )
  select array_agg('/join/' || gone.id) into paths from gone;
  perform private.delete_invitation_notifications('team_invited', paths);
end
$$;

create function private.invite_provisioned_member(person private.provisioned_people, role text, subject jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations;
begin
  if person.invited_email is distinct from person.email then
    perform private.withdraw_provisioned_invitation(person.organization_id, person.invited_email);
    insert into public.team_invitations as known (organization_id, email, member_role, invited_by)
    values (
      person.organization_id, person.email, coalesce(role, private.provisioned_default_role(person))::public.member_role,
      (subject ->> 'user_id')::uuid
    ) on conflict on constraint team_invitations_organization_id_email_key do update
      set invited_by = excluded.invited_by, invited_at = now(), sent_at = now(), expires_at = excluded.expires_at
      where known.expires_at < now()
    returning * into invitation;
    if invitation.id is not null then
      perform private.count_invitations(person.organization_id, 1);
      perform private.send_team_invitation(invitation);
      perform private.audit_provisioning('invited', person, subject, jsonb_build_object('role', invitation.member_role));
    end if;
  end if;
  update public.team_invitations as known set member_role = role::public.member_role
  where known.organization_id = person.organization_id and known.email = person.email
    and known.member_role <> 'owner' and known.member_role::text <> role;
end
$$;

-- In the team already, back in it, or invited to it. Owners stay owners, whatever the directory says.
create function private.provision_member(person private.provisioned_people, role text, subject jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team constant public.organizations := private.lock_organization(person.organization_id);
  account constant uuid := private.provisioned_account(person);
  member constant public.organization_members := private.provisioned_member(person);
begin
  if member.user_id is not null then
    update private.provisioned_people as one set place = 'team', user_id = account where one.id = person.id;
    update public.organization_members as one set title = person.title
    where one.organization_id = team.id and one.user_id = account and one.title <> person.title;
    if role <> member.member_role::text and member.member_role <> 'owner' then
      update public.organization_members as one set member_role = role::public.member_role
      where one.organization_id = team.id and one.user_id = account;
      perform private.audit_provisioning('role_changed', person, subject, jsonb_build_object(
        'person', account, 'before', jsonb_build_object('role', member.member_role), 'after', jsonb_build_object('role', role)
      ));
      perform private.notify(
        account, 'team_role_changed', jsonb_build_object('company', team.name, 'role', role), private.team_path(team.kind)
      );
    end if;
  elsif account is not null and (
    person.user_id is not null or private.organization_controls_email(team.id, person.email)
  ) then
    update private.provisioned_people as one set place = 'team', user_id = account where one.id = person.id;
    perform private.withdraw_provisioned_invitation(team.id, person.email);
    perform private.add_provisioned_member(
      team, person, account, coalesce(role, private.provisioned_default_role(person)), subject
    );
  else
    perform private.invite_provisioned_member(person, role, subject);
    update private.provisioned_people as one set place = 'team', invited_email = one.email where one.id = person.id;
  end if;
end
$$;

create function private.end_provisioned_member(person private.provisioned_people) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team constant public.organizations := private.lock_organization(person.organization_id);
  member constant public.organization_members := private.provisioned_member(person);
begin
  perform private.withdraw_provisioned_invitation(team.id, address)
  from unnest(array[person.email, person.invited_email]) as address;
  update private.provisioned_people as one set place = null, invited_email = null where one.id = person.id;
  if member.user_id is not null then
    perform private.keep_an_owner(team, member.user_id);
    delete from public.organization_members as one where one.organization_id = team.id and one.user_id = member.user_id;
    -- The trigger below has forgotten the account, as it does when someone leaves.
    update private.provisioned_people as one set user_id = member.user_id, former_role = member.member_role
    where one.id = person.id;
    perform private.notify(member.user_id, 'team_removed', jsonb_build_object('company', team.name), '/');
  end if;
end
$$;

-- # The roster

-- As `invite_students` does, in the name of the owner who made the token. Beyond the day's limit, and for 30 days after
-- students declined, they are on the roster without an invitation.
create function private.invite_provisioned_student(student public.students, subject jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  inviter constant uuid := (subject ->> 'user_id')::uuid;
  counted int;
  token uuid;
begin
  insert into private.student_invitations_sent as today (organization_id, day, count)
  values (student.organization_id, current_date, 1)
  on conflict (organization_id, day) do update set count = today.count + 1
    where today.count < private.allowed('student_invitations_a_day')
  returning count into counted;
  if counted is null then
    return false;
  end if;
  insert into private.student_invitations as known (student_id, invited_by) values (student.id, inviter)
  on conflict on constraint student_invitations_pkey do update
    set sent_at = now(), expires_at = excluded.expires_at, declined_at = null, invited_by = excluded.invited_by
    where known.declined_at is null or known.declined_at < now() - interval '30 days'
  returning known.token into token;
  if token is not null then
    perform private.send_invitation(
      'school_invited', student.email, private.account_with_address(student.email),
      jsonb_strip_nulls(jsonb_build_object(
        'company', private.organization_name(student.organization_id), 'name', private.full_name(inviter),
        'email', (select account.email from auth.users as account where account.id = inviter), 'first_name', student.first_name
      )),
      '/school/' || token, (select language from public.profiles where user_id = inviter)
    );
  end if;
  return true;
end
$$;

create function private.provision_student(person private.provisioned_people, subject jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  student public.students;
  is_back constant boolean := person.place is distinct from 'roster';
  is_invited boolean := false;
begin
  select * into student from public.students as one
  where one.organization_id = person.organization_id
    and case when person.student_id is null then one.email = person.email else one.id = person.student_id end
  for update;
  if exists (
    select from public.students as other
    where other.organization_id = person.organization_id and other.email = person.email and other.id is distinct from student.id
  ) then
    perform private.refuse_provisioning('email_taken');
  end if;
  if student.id is null then
    insert into public.students (organization_id, email) values (person.organization_id, person.email) returning * into student;
  end if;
  update public.students as one set
    email = person.email, first_name = coalesce(person.given_name, one.first_name),
    last_name = coalesce(person.family_name, case when person.given_name is null and one.last_name = '' then
      left(private.provisioned_name(person), 100) else one.last_name end),
    status = case when is_back and one.status = 'left' then 'enrolled' else one.status end,
    ended_on = case when is_back and one.status = 'left' then null else one.ended_on end,
    cohort_id = coalesce((
      select known.cohort_id from private.provisioned_group_members as member
      join private.provisioned_groups as known on known.id = member.group_id
      where member.person_id = person.id and known.cohort_id is not null order by known.created_at, known.id limit 1
    ), one.cohort_id)
  where one.id = student.id returning * into student;
  if student.user_id is null and student.status = 'enrolled' and person.invited_email is distinct from person.email then
    is_invited := private.invite_provisioned_student(student, subject);
  end if;
  update private.provisioned_people as one
  set place = 'roster', student_id = student.id, invited_email = case when is_invited then one.email else one.invited_email end
  where one.id = person.id;
  if is_back then
    perform private.audit_provisioning('enrolled', person, subject, jsonb_build_object('student', student.id));
  end if;
end
$$;

-- The school sees nothing more of the account, and the student nothing more of the school; graduates stay graduates.
create function private.end_provisioned_student(person private.provisioned_people) returns void
language plpgsql security definer set search_path = '' as $$
declare
  student public.students;
  paths text[];
begin
  update public.students as one set status = 'left', ended_on = private.today()
  where one.organization_id = person.organization_id and one.status = 'enrolled'
    and case when person.student_id is null then one.email = person.email else one.id = person.student_id end
  returning * into student;
  update private.provisioned_people as one
  set place = null, invited_email = null, student_id = coalesce(student.id, one.student_id) where one.id = person.id;
  with gone as (
    delete from private.student_invitations as known
    where known.student_id = student.id and known.declined_at is null returning known.token
  )
  select array_agg('/school/' || gone.token) into paths from gone;
  perform private.delete_invitation_notifications('school_invited', paths);
  if student.user_id is not null then
    perform private.notify(
      student.user_id, 'school_left', jsonb_build_object('company', private.organization_name(student.organization_id)),
      '/profile/schools'
    );
  end if;
end
$$;

-- # What the directory says, made true

create function private.apply_provisioning(person_id uuid, subject jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person private.provisioned_people;
  member public.organization_members;
  role text;
  wanted text;
begin
  select * into person from private.provisioned_people as one where one.id = person_id for update;
  member := private.provisioned_member(person);
  role := private.provisioned_role(person);
  wanted := case
    when not person.active then 'none'
    -- No one loses a place because a directory names no role.
    when member.user_id is not null and (role is null or member.member_role = 'owner') then 'team'
    when role is null and person.place is not null then person.place
    when coalesce(role, (private.provisioned_roles(person.organization_id))[1]) = 'student' then 'roster'
    else 'team' end;
  if wanted <> 'team' and (member.user_id is not null or not person.active or person.place = 'team') then
    perform private.end_provisioned_member(person);
  end if;
  if wanted = 'none' or wanted = 'team' and person.place = 'roster' then
    perform private.end_provisioned_student(person);
  end if;
  select * into person from private.provisioned_people as one where one.id = person_id;
  if wanted = 'team' then
    perform private.provision_member(person, nullif(role, 'student'), subject);
  elsif wanted = 'roster' then
    perform private.provision_student(person, subject);
  end if;
end
$$;

-- Members of a group whose role or cohort counts; only those who have access.
create function private.apply_to_group_members(people uuid[], subject jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.apply_provisioning(one.id, subject) from private.provisioned_people as one
  where one.id = any (people) and one.active order by one.id
$$;

-- Leaving, or being removed by an owner, is an end that a directory learns of. It is not undone unasked.
create function private.follow_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update private.provisioned_people as one set user_id = new.user_id
    where one.organization_id = new.organization_id and one.active and one.place = 'team' and one.user_id is null
      and one.email = private.confirmed_email_of(new.user_id) and not exists (
        select from private.provisioned_people as other
        where other.organization_id = new.organization_id and other.user_id = new.user_id
      );
  else
    update private.provisioned_people as one set user_id = null
    where one.organization_id = old.organization_id and one.user_id = old.user_id;
  end if;
  return null;
end
$$;

create trigger follow_members after insert or delete on public.organization_members
  for each row execute function private.follow_members();

-- A record whose account left the team, or no longer exists, gives no access.
create function private.end_without_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.place = 'team' then
    new.active := false;
    new.place := null;
    new.invited_email := null;
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger end_without_account before update of user_id on private.provisioned_people
  for each row when (old.user_id is not null and new.user_id is null) execute function private.end_without_account();

-- The same for students whom the school removes from its roster.
create function private.follow_students() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.provisioned_people as one
  set active = false, place = null, student_id = null, invited_email = null, updated_at = now()
  where one.student_id = old.id and one.place = 'roster';
  return old;
end
$$;

create trigger follow_students before delete on public.students
  for each row execute function private.follow_students();

-- Channels of an organization ask their policies again when someone leaves or changes role.
create function private.recheck_channels() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('realtime_permissions', 'reviews:' || old.organization_id);
  return null;
end
$$;

create trigger recheck_channels after delete or update of member_role on public.organization_members
  for each row execute function private.recheck_channels();

-- # People, as the directory writes them

-- A field of `fields` that isn't there stays as it is. Creates a person if `person_id` is null.
create function private.save_provisioned_person(person_id uuid, fields jsonb, subject jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization constant uuid := (subject ->> 'organization_id')::uuid;
  before private.provisioned_people;
  after private.provisioned_people;
begin
  perform private.lock_organization(organization);
  select * into before from private.provisioned_people as one
  where one.id = person_id and one.organization_id = organization for update;
  if person_id is not null and before.id is null then
    perform private.refuse_provisioning('not_found');
  end if;
  if fields ->> 'role' <> all (private.provisioned_roles(organization)) then
    perform private.refuse_provisioning('role_unknown');
  end if;
  after := jsonb_populate_record(before, fields);
  if exists (
    select from private.provisioned_people as other
    where other.organization_id = organization and lower(other.user_name) = lower(after.user_name)
      and other.id is distinct from before.id
  ) then
    perform private.refuse_provisioning('user_name_taken');
  end if;
  if exists (
    select from private.provisioned_people as other
    where other.organization_id = organization and other.email = after.email and other.id is distinct from before.id
  ) then
    perform private.refuse_provisioning('email_taken');
  end if;
  if before.id is null then
    insert into private.provisioned_people (
      organization_id, user_name, external_id, email, given_name, family_name, display_name, title, role, active
    ) values (
      organization, after.user_name, after.external_id, after.email, after.given_name, after.family_name,
      after.display_name, after.title, after.role, coalesce(after.active, true)
    ) returning * into after;
    perform private.audit_provisioning('created', after, subject);
  else
    update private.provisioned_people as one set
      user_name = after.user_name, external_id = after.external_id, email = after.email, given_name = after.given_name,
      family_name = after.family_name, display_name = after.display_name, title = after.title, role = after.role,
      active = after.active, updated_at = case when one is distinct from after then now() else one.updated_at end
    where one.id = before.id returning * into after;
    if after.active <> before.active then
      perform private.audit_provisioning(case when after.active then 'reactivated' else 'deactivated' end, after, subject);
    end if;
  end if;
  -- Someone without access, who stays so, can have joined by an owner's invitation meanwhile.
  if after.active or before.id is null or before.active then
    perform private.apply_provisioning(after.id, subject);
  end if;
  return after.id;
end
$$;

create function private.delete_provisioned_person(person_id uuid, subject jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person private.provisioned_people;
begin
  perform private.lock_organization((subject ->> 'organization_id')::uuid);
  select * into person from private.provisioned_people as one
  where one.id = person_id and one.organization_id = (subject ->> 'organization_id')::uuid for update;
  if person.id is null then
    perform private.refuse_provisioning('not_found');
  end if;
  if person.active then
    update private.provisioned_people as one set active = false where one.id = person.id;
    perform private.apply_provisioning(person.id, subject);
  end if;
  perform private.audit_provisioning('deleted', person, subject);
  delete from private.provisioned_people as one where one.id = person.id;
end
$$;

-- # Groups

-- `members` are changes in their order: {"op": "add", "remove" or "replace", "ids"}.
create function private.save_provisioned_group(group_id uuid, fields jsonb, members jsonb, subject jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  organization constant uuid := (subject ->> 'organization_id')::uuid;
  known private.provisioned_groups;
  change jsonb;
  ids uuid[];
  touched uuid[] := '{}';
begin
  perform private.lock_organization(organization);
  select * into known from private.provisioned_groups as one
  where one.id = save_provisioned_group.group_id and one.organization_id = organization for update;
  if save_provisioned_group.group_id is not null and known.id is null then
    perform private.refuse_provisioning('not_found');
  end if;
  if exists (
    select from private.provisioned_groups as other
    where other.organization_id = organization and lower(other.display_name) = lower(fields ->> 'display_name')
      and other.id is distinct from known.id
  ) then
    perform private.refuse_provisioning('group_name_taken');
  end if;
  if known.id is null then
    insert into private.provisioned_groups (organization_id, display_name, external_id)
    values (organization, fields ->> 'display_name', fields ->> 'external_id') returning * into known;
  else
    update private.provisioned_groups as one set
      display_name = coalesce(fields ->> 'display_name', one.display_name),
      external_id = case when fields ? 'external_id' then fields ->> 'external_id' else one.external_id end,
      updated_at = now()
    where one.id = known.id;
  end if;
  for change in select entry from jsonb_array_elements(members) with ordinality as list (entry, place) order by place loop
    select coalesce(array_agg(distinct one.id), '{}') into ids from private.provisioned_people as one
    where one.organization_id = organization
      and one.id in (select sent.id::uuid from jsonb_array_elements_text(change -> 'ids') as sent (id));
    if change ->> 'op' <> 'remove'
      and cardinality(ids) <> (select count(distinct sent.id) from jsonb_array_elements_text(change -> 'ids') as sent (id)) then
      perform private.refuse_provisioning('member_unknown');
    end if;
    with gone as (
      delete from private.provisioned_group_members as member
      where member.group_id = known.id and case change ->> 'op'
        when 'remove' then member.person_id = any (ids) when 'replace' then member.person_id <> all (ids) else false end
      returning member.person_id
    ), added as (
      insert into private.provisioned_group_members (group_id, person_id)
      select known.id, id from unnest(ids) as id where change ->> 'op' <> 'remove'
      on conflict do nothing returning person_id
    )
    select touched || coalesce(array_agg(person_id), '{}') into touched
    from (select person_id from gone union all select person_id from added) as either;
  end loop;
  if known.role is not null or known.cohort_id is not null then
    perform private.apply_to_group_members(touched, subject);
  end if;
  return known.id;
end
$$;

create function private.delete_provisioned_group(group_id uuid, subject jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := array(
    select member.person_id from private.provisioned_group_members as member
    where member.group_id = delete_provisioned_group.group_id
  );
begin
  perform private.lock_organization((subject ->> 'organization_id')::uuid);
  delete from private.provisioned_groups as one
  where one.id = delete_provisioned_group.group_id and one.organization_id = (subject ->> 'organization_id')::uuid;
  if not found then
    perform private.refuse_provisioning('not_found');
  end if;
  perform private.apply_to_group_members(people, subject);
end
$$;

-- # Reading

create function private.provisioned_person_row(person private.provisioned_people) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(person) || jsonb_build_object('groups', (
    select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'name', one.display_name) order by one.display_name), '[]')
    from private.provisioned_group_members as member join private.provisioned_groups as one on one.id = member.group_id
    where member.person_id = person.id
  ))
$$;

create function private.provisioned_group_row(known private.provisioned_groups, with_members boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(known) || case when with_members then jsonb_build_object('members', (
    select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'name', private.provisioned_name(one)) order by one.id), '[]')
    from private.provisioned_group_members as member join private.provisioned_people as one on one.id = member.person_id
    where member.group_id = known.id
  )) else '{}' end
$$;

-- A filter as the function `scim` parsed it, as a condition on `one`. Names are those of this list, values are quoted.
create function private.provisioned_condition(resource text, filter jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  op constant text := filter ->> 'op';
  value constant text := filter ->> 'value';
  field text;
begin
  if filter is null then
    return 'true';
  elsif op in ('and', 'or') then
    return '(' || (
      select string_agg(private.provisioned_condition(resource, part), ' ' || op || ' ')
      from jsonb_array_elements(filter -> 'of') as part
    ) || ')';
  elsif op = 'not' then
    return format('not (%s)', private.provisioned_condition(resource, filter -> 'of'));
  end if;
  field := case resource || '.' || (filter ->> 'attribute')
    when 'users.id' then 'one.id::text' when 'users.username' then 'lower(one.user_name)'
    when 'users.externalid' then 'one.external_id' when 'users.emails.value' then 'one.email'
    when 'users.active' then 'one.active::text' when 'users.displayname' then 'lower(one.display_name)'
    when 'users.name.givenname' then 'lower(one.given_name)' when 'users.name.familyname' then 'lower(one.family_name)'
    when 'users.title' then 'lower(one.title)' when 'users.meta.lastmodified' then 'one.updated_at'
    when 'users.meta.created' then 'one.created_at'
    when 'groups.id' then 'one.id::text' when 'groups.displayname' then 'lower(one.display_name)'
    when 'groups.externalid' then 'one.external_id' when 'groups.meta.lastmodified' then 'one.updated_at'
    when 'groups.meta.created' then 'one.created_at' end;
  if resource = 'groups' and filter ->> 'attribute' = 'members.value' and op = 'eq' then
    return format(
      'exists (select from private.provisioned_group_members as member where member.group_id = one.id and member.person_id::text = %L)',
      value
    );
  elsif field is null then
    perform private.refuse_provisioning('filter_unsupported');
  elsif op = 'pr' then
    return format('%s is not null', field);
  elsif field like 'one.%\_at' then
    return format('%s %s %L::timestamptz', field, case op
      when 'eq' then '=' when 'ne' then '<>' when 'gt' then '>' when 'ge' then '>=' when 'lt' then '<' else '<=' end, value);
  end if;
  return format(case op
    when 'eq' then '%1$s = %2$L' when 'ne' then '%1$s is distinct from %2$L'
    when 'co' then 'position(%2$L in %1$s) > 0' when 'sw' then 'starts_with(%1$s, %2$L)'
    when 'ew' then 'right(%1$s, length(%2$L)) = %2$L'
    when 'gt' then '%1$s > %2$L' when 'ge' then '%1$s >= %2$L' when 'lt' then '%1$s < %2$L' else '%1$s <= %2$L' end,
    field, case when field like 'lower(%' or field in ('one.email', 'one.id::text') then lower(value) else value end);
end
$$;

create function private.list_provisioned(organization uuid, resource text, wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  condition constant text := private.provisioned_condition(resource, nullif(wanted -> 'filter', 'null'));
  page constant text := format(
    'from private.%I as one where one.organization_id = %L and %s',
    case resource when 'users' then 'provisioned_people' else 'provisioned_groups' end, organization, condition
  );
  shown constant text := case resource when 'users' then 'private.provisioned_person_row(one)'
    else format('private.provisioned_group_row(one, %L)', coalesce((wanted ->> 'with_members')::boolean, true)) end;
  total int;
  rows jsonb;
begin
  execute 'select count(*) ' || page into total;
  execute format(
    'select coalesce(jsonb_agg(row order by place), ''[]'') from (
      select %s as row, row_number() over (order by one.created_at, one.id) as place
      from (select one.* %s order by one.created_at, one.id limit %s offset %s) as one
    ) as found', shown, page, (wanted ->> 'count')::int, (wanted ->> 'start')::int - 1
  ) into rows;
  return jsonb_build_object('total', total, 'rows', rows);
end
$$;

create function private.read_provisioned(organization uuid, resource text, wanted_id uuid, with_members boolean default true)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_row jsonb;
begin
  if resource = 'users' then
    select private.provisioned_person_row(one) into found_row from private.provisioned_people as one
    where one.organization_id = organization and one.id = wanted_id;
  else
    select private.provisioned_group_row(one, with_members) into found_row from private.provisioned_groups as one
    where one.organization_id = organization and one.id = wanted_id;
  end if;
  if found_row is null then
    perform private.refuse_provisioning('not_found');
  end if;
  return jsonb_build_object('row', found_row);
end
$$;

create function private.note_provisioning_call(organization uuid, refusal text default null) returns void
language sql security definer set search_path = '' as $$
  insert into private.provisioning_calls as known (organization_id, refusal, refused_at)
  values (organization, note_provisioning_call.refusal, case when note_provisioning_call.refusal is not null then now() end)
  on conflict (organization_id) do update set
    called_at = now(), refusal = coalesce(excluded.refusal, known.refusal), refused_at = coalesce(excluded.refused_at, known.refused_at)
  where excluded.refusal is not null or known.called_at < now() - interval '1 minute'
$$;

-- # Functions

-- One call of the edge function `scim`. `wanted` is {"act": "list", "read", "save" or "delete", "resource": "users" or
-- "groups", "id", "fields", "members", "filter", "start", "count", "with_members"}. Answers {"refusal"}, as
-- `resolve_access_token` has it or with the code of an error that undid the call, {"rows", "total"}, or {"row"}.
create function public.provision(token text, wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  resolved constant jsonb := public.resolve_access_token(provision.token, 'scim');
  subject constant jsonb := resolved -> 'subject';
  organization constant uuid := (subject ->> 'organization_id')::uuid;
  is_people constant boolean := wanted ->> 'resource' = 'users';
  id uuid := (wanted ->> 'id')::uuid;
  answer jsonb := '{}';
  code text;
begin
  if subject is null then
    return resolved;
  end if;
  begin
    if wanted ->> 'act' = 'list' then
      answer := private.list_provisioned(organization, wanted ->> 'resource', wanted);
    elsif wanted ->> 'act' = 'delete' and is_people then
      perform private.delete_provisioned_person(id, subject);
    elsif wanted ->> 'act' = 'delete' then
      perform private.delete_provisioned_group(id, subject);
    elsif wanted ->> 'act' = 'save' and is_people then
      id := private.save_provisioned_person(id, wanted -> 'fields', subject);
    elsif wanted ->> 'act' = 'save' then
      id := private.save_provisioned_group(id, wanted -> 'fields', wanted -> 'members', subject);
    end if;
    if wanted ->> 'act' in ('read', 'save') then
      answer := private.read_provisioned(
        organization, wanted ->> 'resource', id, coalesce((wanted ->> 'with_members')::boolean, true)
      );
    end if;
    perform private.note_provisioning_call(organization);
    return answer;
  exception when sqlstate 'P0001' then
    get stacked diagnostics code = pg_exception_hint;
    perform private.note_provisioning_call(organization, nullif(code, 'not_found'));
    return jsonb_build_object('refusal', code);
  end;
end
$$;

grant execute on function public.provision to service_role;

-- # Emails

insert into private.notification_kinds (kind, topic) values ('team_added', 'account');

-- # Personal data

call private.declare_data(
  'private.provisioned_people', 't.user_id = $1 or t.email = private.confirmed_email_of($1)', 'kept',
  '{user_id, student_id}',
  'The directory is the organization’s own, and the organization answers for it. It loses the link to the account.'
);
call private.describe_data('private.provisioned_people', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'user_name', t.user_name, 'email', t.email,
  'given_name', t.given_name, 'family_name', t.family_name, 'display_name', t.display_name, 'title', t.title,
  'role', t.role, 'active', t.active, 'created_at', t.created_at
)$$);
call private.declare_data('private.provisioned_groups', null, 'nobody');
call private.declare_data(
  'private.provisioned_group_members', 't.person_id in (
    select person.id from private.provisioned_people as person
    where person.user_id = $1 or person.email = private.confirmed_email_of($1)
  )', 'kept', '{person_id, group_id}', 'Groups of the organization’s own directory.'
);
call private.describe_data('private.provisioned_group_members', $$jsonb_build_object(
  'group', (select known.display_name from private.provisioned_groups as known where known.id = t.group_id)
)$$);
call private.declare_data('private.provisioning_calls', null, 'nobody');
