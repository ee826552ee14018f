-- What administration and trust stand on: suspensions, the second factor of
-- administrators, and what each table says of the people in it.

-- Whoever runs the demo, where everybody knows the password, switches this off.
insert into public.platform_settings (key, value) values ('admins_need_second_factor', 'true');

-- Out of the product until its end, or until an administrator restores the account. Rows are never removed: the
-- history of an account is part of every later decision.
create table public.suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  -- Null: until somebody lifts it.
  ends_at timestamptz,
  suspended_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by uuid references auth.users on delete set null,
  check (ends_at > created_at)
);
create index suspensions_by_user on public.suspensions (user_id, created_at desc);
create unique index suspensions_in_force on public.suspensions (user_id) where lifted_at is null;
create index suspensions_by_suspender on public.suspensions (suspended_by);
create index suspensions_by_lifter on public.suspensions (lifted_by);
call private.protect('public.suspensions');
grant select on public.suspensions to authenticated;

create function private.is_suspended(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.suspensions
    where user_id = person and lifted_at is null and (ends_at is null or ends_at > now())
  )
$$;

-- Every policy and every function of the product asks this first: a token that outlives its session opens nothing for
-- who is suspended.
create or replace function private.is_fully_signed_in() returns boolean
language sql stable security definer set search_path = '' as $$
  select (
    coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    )
  ) and not private.is_suspended((select auth.uid()))
$$;

-- The role opens nothing to an administrator who has shown the password alone, outside the demo.
create or replace function private.has_role(wanted public.app_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = wanted)
    and (
      wanted <> 'admin' or coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
      or private.setting('admins_need_second_factor') = 'false'
    )
$$;

create policy "Administrators see suspensions" on public.suspensions for select to authenticated
  using ((select private.has_role('admin')));

-- Whether anybody would be left who can run the platform, were this person gone.
create function private.is_last_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = person and role = 'admin') and not exists (
    select from public.user_roles as other join public.profiles as profile on profile.user_id = other.user_id
    where other.role = 'admin' and other.user_id <> person and profile.deletion_requested_at is null
      and not private.is_suspended(other.user_id)
  )
$$;

-- A reason as people type it: there, and not endless.
create function private.required_reason(reason text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.trimmed(reason), '') = '' then
    perform private.fail('reason_required', 'Say why.');
  end if;
  if length(private.trimmed(reason)) > 1000 then
    perform private.fail('reason_too_long', 'The reason may have 1000 characters.');
  end if;
  return private.trimmed(reason);
end
$$;

-- All sessions end with the same transaction; the auth service lets nobody in who is banned.
create function private.suspend_person(person uuid, reason text, ends_at timestamptz, admin uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  suspension uuid;
begin
  -- Administrators who suspend each other at the same moment wait for each other.
  perform id from public.user_roles where role = 'admin' order by id for update;
  if person = admin then
    perform private.fail('not_yourself', 'You cannot do this to your own account.');
  end if;
  if private.is_last_admin(person) then
    perform private.fail('last_admin', 'The last administrator cannot leave.');
  end if;
  if ends_at <= now() then
    perform private.fail('end_in_the_past', 'The end must lie in the future.');
  end if;
  update public.suspensions set lifted_at = now(), lifted_by = admin where user_id = person and lifted_at is null;
  insert into public.suspensions (user_id, reason, ends_at, suspended_by)
  values (person, private.required_reason(reason), ends_at, admin)
  returning id into suspension;
  update auth.users set banned_until = coalesce(ends_at, '9999-12-31') where id = person;
  delete from auth.sessions where user_id = person;
  return suspension;
end
$$;

create function private.lift_suspension(person uuid, admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.suspensions set lifted_at = now(), lifted_by = admin where user_id = person and lifted_at is null;
  if not found then
    perform private.fail('not_suspended', 'This account is not suspended.');
  end if;
  update auth.users set banned_until = null where id = person;
end
$$;

-- What each table holds about people, for the export of one's data and for the deletion of an account. A test asks
-- that every table is named here.
create type private.on_deletion as enum (
  -- The rows go with the account.
  'removed',
  -- The rows stay without saying whose they are.
  'anonymised',
  -- The law or somebody else's right asks for them; `why` says which.
  'kept',
  -- Nothing in it is about a person.
  'nobody'
);
create table private.data_declarations (
  target regclass primary key,
  -- Which rows are about a person, as a condition with $1 for the person's id. Null: nothing is about a person.
  about text,
  on_deletion private.on_deletion not null,
  -- Columns that the export leaves out: secrets, and what is about others.
  left_out text[] not null default '{}',
  why text not null default '',
  check ((about is null) = (on_deletion = 'nobody')),
  check (on_deletion <> 'kept' or why <> '')
);

create procedure private.declare_data(
  target regclass, about text, on_deletion private.on_deletion, left_out text[] default '{}', why text default ''
) language plpgsql set search_path = '' as $$
begin
  if about is not null then
    -- A condition that cannot be asked fails here, not when somebody exports.
    execute format('select 1 from %s as t where %s limit 0', target, replace(about, '$1', 'null::uuid'));
  end if;
  insert into private.data_declarations (target, about, on_deletion, left_out, why)
  values (target, about, on_deletion, left_out, why);
end
$$;

call private.declare_data('public.suspensions', 't.user_id = $1', 'removed', '{suspended_by, lifted_by}');
call private.declare_data('private.data_declarations', null, 'nobody');

-- What an entry of the audit log is about, by its name of today: whoever has left has none any more.
create function private.subject_name(subject_type text, subject_id text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if subject_type = 'certificate' then
    return (select facts ->> 'mission' from public.certificates where code = subject_id);
  elsif subject_id is null or subject_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  elsif subject_type in ('account', 'person', 'user') then
    return nullif(private.full_name(subject_id::uuid), '');
  elsif subject_type = 'organization' then
    return (select name from public.organizations where id = subject_id::uuid);
  elsif subject_type = 'mission' then
    return (select draft ->> 'title' from public.missions where id = subject_id::uuid);
  elsif subject_type = 'program' then
    return (select name from public.programs where id = subject_id::uuid);
  end if;
  return null;
end
$$;
