-- Accounts and sessions: a profile and roles for each person in auth.users, sign-up rules, the second factor, and
-- known devices.

-- # Types

-- Who a person is and which areas are open to them. Rows are created with the account, never by the person.
create type public.app_role as enum ('candidate', 'company', 'admin', 'academia', 'on_maker');

-- # Tables

create table public.profiles (
  user_id uuid primary key references auth.users on delete cascade,
  first_name text not null default '' check (length(first_name) <= 80),
  last_name text not null default '' check (length(last_name) <= 80),
  job_title text not null default '' check (length(job_title) <= 120),
  bio text not null default '' check (length(bio) <= 4000),
  skills text[] not null default '{}' check (private.are_clean_words(skills, 80)),
  linkedin_url text check (private.is_web_address(linkedin_url)),
  portfolio_url text check (private.is_web_address(portfolio_url)),
  -- The photo's path in the bucket avatars, below the person's own folder.
  avatar_url text check (starts_with(avatar_url, user_id::text || '/')),
  -- The current file in the bucket resumes.
  resume_path text check (starts_with(resume_path, user_id::text || '/')),
  resume_name text check (length(resume_name) <= 200),
  -- Which lists of a candidate's profile have entries, stored here so that every page can say what is missing.
  career_parts text[] not null default '{}',
  -- Null until the person chooses one; until then, pages follow the browser.
  language text check (language in ('en', 'fr')),
  deletion_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- First-run tours the person has taken or skipped, so that none starts again on another device.
  tours_seen text[] not null default '{}' check (cardinality(tours_seen) <= 10),
  constraint files_are_safe check (private.is_safe_path(avatar_url) and private.is_safe_path(resume_path))
);

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  role public.app_role not null,
  granted_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  unique (user_id, role)
);

-- What administrators can change without a new release.
create table public.platform_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users on delete set null,
  constraint files_are_safe check (key <> 'logo_path' or private.is_safe_path(value #>> '{}'))
);

-- An account is suspended until the end date, or until an administrator restores it. Rows are never deleted: every
-- later decision takes an account's history into account.
create table public.suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  -- Null: until an administrator lifts it.
  ends_at timestamptz,
  suspended_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by uuid references auth.users on delete set null,
  check (ends_at > created_at)
);

-- Administrators can view the product as another person sees it, to help: for half an hour, for a reason that person
-- can read, and without changing anything.
create table public.acting_sessions (
  id uuid primary key default gen_random_uuid(),
  -- Its place in the person's ledger.
  number bigint generated always as identity unique,
  user_id uuid not null references auth.users on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz
);

-- Which administrator it was isn't shown to the person.
create table private.acting_admins (
  acting_id uuid primary key references public.acting_sessions on delete cascade,
  admin_id uuid not null references auth.users on delete cascade
);

-- Ten per person, each for one use; stored as hashes like passwords, but random enough for a fast hash.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table private.recovery_attempts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);

-- Where a person has signed in from: the browser without its version, and the network of the address.
create table private.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  fingerprint bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, fingerprint)
);

-- # Indexes

create index profiles_to_delete on public.profiles (deletion_requested_at) where deletion_requested_at is not null;
-- The administrators' home counts recent sign-ups on every visit.
create index profiles_by_age on public.profiles (created_at desc, user_id);
create index user_roles_by_role on public.user_roles (role);
create index user_roles_by_granter on public.user_roles (granted_by);
create index platform_settings_by_editor on public.platform_settings (updated_by);
create index suspensions_by_user on public.suspensions (user_id, created_at desc);
create unique index suspensions_in_force on public.suspensions (user_id) where lifted_at is null;
create index suspensions_by_suspender on public.suspensions (suspended_by);
create index suspensions_by_lifter on public.suspensions (lifted_by);
create index suspensions_to_end on public.suspensions (ends_at) where lifted_at is null;
create index acting_sessions_by_user on public.acting_sessions (user_id, started_at desc, number desc);
create index acting_sessions_open on public.acting_sessions (ends_at) where ended_at is null;
create index acting_admins_by_admin on private.acting_admins (admin_id);
create index recovery_attempts_by_user on private.recovery_attempts (user_id, created_at);

-- # Private helpers

create function private.is_suspended(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.suspensions
    where user_id = person and lifted_at is null and (ends_at is null or ends_at > now())
  )
$$;

-- An access token is checked by its signature, which stays valid until the token expires. If the server doesn't refuse
-- ended sessions itself, as on hosted Supabase, the database does: every policy and function checks this first, once
-- per statement. Both rows are found by primary key.
create function private.is_fully_signed_in() returns boolean
language sql stable security definer set search_path = '' as $$
  select (select auth.uid()) is null or (
    (
      coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
      or not exists (
        select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
      )
    )
    and not private.is_suspended((select auth.uid()))
    and exists (
      select from auth.users as account
      where account.id = (select auth.uid()) and account.deleted_at is null
        and (account.banned_until is null or account.banned_until <= now())
        and (
          -- An administrator who views the product as somebody else has no session of that person.
          (select auth.jwt()) ->> 'session_id' is null
          or exists (
            select from auth.sessions as session
            where session.id = ((select auth.jwt()) ->> 'session_id')::uuid and session.user_id = account.id
              and (session.not_after is null or session.not_after > now())
          )
        )
    )
  )
$$;

create function private.setting(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select value from public.platform_settings where platform_settings.key = setting.key
$$;

-- The role gives an administrator no access without the second factor, except in the demo.
create function private.has_role(wanted public.app_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = wanted)
    and (
      wanted <> 'admin' or coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
      or private.setting('admins_need_second_factor') = 'false'
    )
$$;

create function private.require_admin() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.require_user() is null or not private.has_role('admin') then
    raise exception 'Only an administrator can do this.' using errcode = '42501', hint = 'admins_only';
  end if;
  return (select auth.uid());
end
$$;

create function private.metadata_text(metadata jsonb, key text) returns text
language sql immutable set search_path = '' as $$
  select nullif(private.trimmed(metadata ->> key), '')
$$;

-- Why a sign-up is refused; null if it is fine.
create function private.sign_up_objection(email text, metadata jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  user_type text := private.metadata_text(metadata, 'user_type');
  heard_from text := private.metadata_text(metadata, 'hear_about_us');
begin
  if coalesce(user_type, 'candidate') not in ('candidate', 'company', 'academia', 'on_maker') then
    return 'This kind of account cannot be created here.';
  end if;
  if greatest(length(metadata ->> 'first_name'), length(metadata ->> 'last_name')) > 80 then
    return 'First and last name may have 80 characters each.';
  end if;
  if coalesce(user_type, 'candidate') = 'candidate' then
    return null;
  end if;
  if private.metadata_text(metadata, 'first_name') is null or private.metadata_text(metadata, 'last_name') is null then
    return 'First name and last name are required.';
  end if;
  if private.metadata_text(metadata, 'role') is null or length(metadata ->> 'role') > 120 then
    return 'Your role is required, in at most 120 characters.';
  end if;
  if user_type <> 'on_maker' and private.metadata_text(metadata, 'organization_name') is null then
    return 'The organization name is required.';
  end if;
  if length(metadata ->> 'organization_name') > 160 then
    return 'The organization name may have 160 characters.';
  end if;
  if user_type <> 'on_maker' and private.is_free_mail(email) then
    return 'Please use your professional email address.';
  end if;
  if not private.is_web_address(private.metadata_text(metadata, 'website')) then
    return 'The website must be an address such as https://example.com.';
  end if;
  if not private.is_siret(private.metadata_text(metadata, 'siret')) then
    return 'This SIRET is not valid: it has 14 digits, and the last one checks the others.';
  end if;
  if heard_from not in ('LinkedIn', 'Email', 'Referral', 'France Travail', 'Mission Local', 'Friends', 'Other') then
    return 'Choose one of the given answers to how you heard about us.';
  end if;
  return null;
end
$$;

-- The auth service calls this before it creates a user.
create function private.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  objection text := private.sign_up_objection(
    event -> 'user' ->> 'email', coalesce(event -> 'user' -> 'user_metadata', '{}')
  );
begin
  if not private.is_on('sign_up') then
    objection := 'New accounts cannot be created for now.';
  elsif not private.is_on('partner_sign_up')
    and coalesce(event -> 'user' -> 'user_metadata' ->> 'user_type', 'candidate') <> 'candidate' then
    objection := 'New partners cannot sign up for now.';
  end if;
  if objection is null then
    return '{}';
  end if;
  return jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', objection));
end
$$;

-- A candidate's account is complete immediately; a partner's has no role until an administrator decides. The profile
-- and role are as old as the account, even if it is imported.
create function private.create_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
  user_type text := coalesce(private.metadata_text(metadata, 'user_type'), 'candidate');
  whole_name text := coalesce(private.metadata_text(metadata, 'full_name'), private.metadata_text(metadata, 'name'));
  first_name text := left(coalesce(
    private.metadata_text(metadata, 'first_name'), private.metadata_text(metadata, 'given_name'),
    substring(whole_name from '^\S+'), ''
  ), 80);
  last_name text := left(coalesce(
    private.metadata_text(metadata, 'last_name'), private.metadata_text(metadata, 'family_name'),
    nullif(regexp_replace(whole_name, '^\S+\s*', ''), ''), ''
  ), 80);
  since timestamptz := coalesce(new.created_at, now());
  organization uuid;
begin
  -- The role comes first, so that administrators' list of accounts, which follows the profile, is written once.
  if user_type = 'candidate' then
    insert into public.user_roles (user_id, role, created_at) values (new.id, 'candidate', since);
  end if;
  insert into public.profiles (user_id, first_name, last_name, created_at) values (new.id, first_name, last_name, since);

  if user_type = 'candidate' then
    perform private.notify(new.id, 'welcome', '{}', '/profile');
  elsif private.sign_up_objection(new.email, metadata) is null then
    insert into public.organizations (kind, name, website, siret, heard_from, requested_by)
    values (
      user_type::public.organization_kind,
      left(coalesce(private.metadata_text(metadata, 'organization_name'), concat_ws(' ', first_name, last_name)), 160),
      private.metadata_text(metadata, 'website'), private.metadata_text(metadata, 'siret'),
      private.metadata_text(metadata, 'hear_about_us'), new.id
    )
    returning id into organization;
    insert into public.organization_members (organization_id, user_id, title)
    values (organization, new.id, private.metadata_text(metadata, 'role'));
  end if;
  return null;
end
$$;

-- Administrators hear of a request once the applicant has confirmed their address.
create function private.announce_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (user_id, kind, data, link)
  select admins.user_id, 'organization_requested', jsonb_build_object('name', organization.name), '/companies'
  from public.organizations as organization, public.user_roles as admins
  where organization.requested_by = new.id and organization.status = 'pending' and admins.role = 'admin';
  return null;
end
$$;

-- Actions that can't be undone require a sign-in within the last ten minutes, not just an open session.
create function private.require_recent_sign_in() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if not exists (
    select from jsonb_array_elements(coalesce((select auth.jwt()) -> 'amr', '[]')) as way
    where (way ->> 'timestamp')::numeric > extract(epoch from now() - interval '10 minutes')
  ) then
    perform private.fail('sign_in_again', 'Enter your password again to do this.');
  end if;
  return person;
end
$$;

-- No one in the product can appoint the first administrator. Its operator does, in the database, on every backend:
-- `select private.make_admin('person@example.org')`. Returns false if the account already is one.
create function private.make_admin(email text) returns boolean language plpgsql set search_path = '' as $$
declare
  person auth.users;
begin
  select * into person from auth.users
  where users.email = lower(btrim(make_admin.email)) and not users.is_sso_user;
  if person.id is null then
    perform private.fail('account_not_found', 'No account has this email address.');
  end if;
  -- Somebody else may have signed up with the address; only who reads its mails can confirm it.
  if person.email_confirmed_at is null then
    perform private.fail('email_not_confirmed_yet', 'The email address of this account has not been confirmed yet.');
  end if;
  insert into public.user_roles (user_id, role) values (person.id, 'admin') on conflict (user_id, role) do nothing;
  if not found then
    return false;
  end if;
  perform private.audit('role.granted', 'account', person.id::text, '{"role": "admin"}');
  return true;
end
$$;

create function private.my_confirmed_email() returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
$$;

create function private.full_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select btrim(first_name || ' ' || last_name) from public.profiles where user_id = person
$$;

-- Whether anyone could still run the platform without this person.
create function private.is_last_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = person and role = 'admin') and not exists (
    select from public.user_roles as other join public.profiles as profile on profile.user_id = other.user_id
    where other.role = 'admin' and other.user_id <> person and profile.deletion_requested_at is null
      and not private.is_suspended(other.user_id)
  )
$$;

-- Administrators can tell accounts without a name, shown by their address, from deleted ones. Only functions for
-- administrators call this.
create function private.account_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(btrim(concat_ws(' ', profile.first_name, profile.last_name)), ''), users.email)
  from auth.users left join public.profiles as profile on profile.user_id = users.id
  where users.id = person
$$;

create function private.is_acting() returns boolean language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt()) ? 'acting_admin', false)
$$;

create function private.recovery_hash(person uuid, code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(person::text || ':' || regexp_replace(lower(code), '[^a-z2-7]', '', 'g'), 'UTF8'))
$$;

-- Five bits per letter, without letters that look alike.
create function private.new_recovery_code() returns text language sql volatile set search_path = '' as $$
  select string_agg(
    substr('abcdefghijklmnopqrstuvwxyz234567', (get_byte(random.bytes, place) & 31) + 1, 1)
      || case place when 4 then '-' else '' end, '' order by place
  )
  from (select extensions.gen_random_bytes(10) as bytes) as random, generate_series(0, 9) as place
$$;

create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors where user_id = person and status = 'verified')
$$;

-- Recovery codes are useless without a second factor.
create function private.forget_recovery_codes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_second_factor(old.user_id) then
    delete from private.recovery_codes where user_id = old.user_id;
  end if;
  return null;
end
$$;

create function private.device_fingerprint(user_agent text, ip inet) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    regexp_replace(coalesce(user_agent, ''), '[0-9._]+', '', 'g')
      || '|' || coalesce(network(set_masklen(ip, case family(ip) when 4 then 16 else 32 end))::text, ''),
    'UTF8'
  ))
$$;

create function private.notice_device() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seen bytea := private.device_fingerprint(new.user_agent, new.ip);
  has_others boolean := exists (select from private.known_devices where user_id = new.user_id);
begin
  update private.known_devices set last_seen_at = now() where user_id = new.user_id and fingerprint = seen;
  if not found then
    insert into private.known_devices (user_id, fingerprint) values (new.user_id, seen) on conflict do nothing;
    -- A new account is entered from where it was made, and from where its mail was read.
    if has_others and exists (
      select from auth.users where id = new.user_id and created_at < now() - interval '1 day'
    ) then
      perform private.notify(
        new.user_id, 'account_new_device',
        jsonb_build_object('device', left(new.user_agent, 300), 'ip', host(new.ip)), '/account'
      );
    end if;
  end if;
  return null;
end
$$;

create function private.announce_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(new.id, 'account_password_changed', '{}', '/account');
  return null;
end
$$;

-- Anyone can sign up with someone else's address. Whatever such a sign-up creates is deleted with the account, and the
-- account after a week if no one confirms the address. A partner request is void as long as the address isn't
-- confirmed.
create function private.forget_unconfirmed_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.organizations as organization
  where organization.requested_by = old.id and organization.status = 'pending'
    and not exists (
      select from public.organization_members as member
      where member.organization_id = organization.id and member.user_id <> old.id
    );
  return old;
end
$$;

create function private.remove_unconfirmed_accounts(days int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  removed int;
begin
  -- Whoever was invited by an administrator is waited for.
  delete from auth.users
  where email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null
    and invited_at is null and not is_anonymous
    and greatest(created_at, confirmation_sent_at) < now() - make_interval(days => days);
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- The language in which a person uses the product, and gets emails.
create function private.language_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select coalesce(profile.language, users.raw_user_meta_data ->> 'language')
      from auth.users left join public.profiles as profile on profile.user_id = users.id
      where users.id = person
    ), 'en'
  )
$$;

-- # Policies and grants

call private.protect('public.profiles');
grant select on public.profiles to authenticated;
grant update (
  first_name, last_name, job_title, bio, skills, linkedin_url, portfolio_url, avatar_url, language, tours_seen
) on public.profiles to authenticated;

create policy "People read their own profile, administrators every one" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "People change their own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

call private.protect('public.user_roles');
grant select on public.user_roles to authenticated;

create policy "People see their own roles, administrators all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

call private.protect('public.platform_settings');
grant select on public.platform_settings to authenticated;

create policy "Administrators read the settings" on public.platform_settings for select to authenticated
  using ((select private.has_role('admin')));

call private.protect('public.suspensions');
grant select on public.suspensions to authenticated;

create policy "Administrators see suspensions" on public.suspensions for select to authenticated
  using ((select private.has_role('admin')));

call private.protect('public.acting_sessions');
grant select on public.acting_sessions to authenticated;

create policy "People see who looked as them, administrators all" on public.acting_sessions
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));

-- Files and channels are in tables of the services, which already have row-level security.
create policy "Nothing without the second factor of who has one" on storage.objects as restrictive to authenticated
  using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()));

create policy "Nothing without the second factor of who has one" on realtime.messages as restrictive to authenticated
  using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()));

create policy "People read their own photos and résumés" on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People add their own photos and résumés" on storage.objects for insert to authenticated
  with check (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People replace their own photos and résumés" on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People remove their own photos and résumés" on storage.objects for delete to authenticated
  using (bucket_id in ('avatars', 'resumes') and (storage.foldername(name))[1] = (select auth.uid())::text);

-- # Public functions

-- What people can do with their own account, beyond what the auth service offers.
create function public.my_sessions() returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean
)
language sql stable security definer set search_path = '' as $$
  select session.id, session.created_at,
    coalesce(session.refreshed_at at time zone 'utc', session.updated_at, session.created_at),
    session.user_agent, host(session.ip), session.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions as session
  where session.user_id = private.require_user()
  order by 6 desc, 3 desc
$$;

create function public.end_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  delete from auth.sessions where id = session_id and user_id = person;
end
$$;

create function public.request_account_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_recent_sign_in();
  requested timestamptz;
begin
  -- Administrators who leave at the same moment wait for each other.
  perform id from public.user_roles where role = 'admin' order by id for update;
  if private.has_role('admin') and not exists (
    select from public.user_roles as other join public.profiles as profile on profile.user_id = other.user_id
    where other.role = 'admin' and other.user_id <> person and profile.deletion_requested_at is null
  ) then
    perform private.fail('last_admin', 'The last administrator cannot leave.');
  end if;
  -- So do owners of an organization. Who is alone in it may go.
  perform id from public.organizations where id in (select private.my_organizations()) order by id for no key update;
  if exists (
    select from public.organization_members as mine join public.organization_members as other using (organization_id)
    where mine.user_id = person and other.user_id <> person and private.is_last_owner(mine.organization_id, person)
  ) then
    perform private.fail('last_owner', 'Make somebody else an owner first: a team needs one.');
  end if;
  update public.profiles set deletion_requested_at = coalesce(deletion_requested_at, now()) where user_id = person
  returning deletion_requested_at into requested;
  -- Whoever did not ask for it reads it in a mail, and has time.
  perform private.notify(
    person, 'account_deletion_requested', jsonb_build_object('date', (requested + interval '14 days')::date), '/account'
  ) where requested = now();
  perform private.audit('account.deletion_requested', 'account', person::text);
  return requested;
end
$$;

create function public.cancel_account_deletion() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  update public.profiles set deletion_requested_at = null where user_id = person;
  perform private.audit('account.deletion_cancelled', 'account', person::text);
end
$$;

-- For the web app: the role exists, but gives no access until the second factor is used.
create function public.needs_second_factor(held public.user_roles) returns boolean
language sql stable security definer set search_path = '' as $$
  select held.role = 'admin' and held.user_id = (select auth.uid())
    and coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and private.setting('admins_need_second_factor') is distinct from 'false'
$$;

-- New codes replace the old ones. They are shown once.
create function public.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  codes text[];
begin
  if not private.has_second_factor(person) then
    perform private.fail('no_second_factor', 'Switch two-factor authentication on first.');
  end if;
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  delete from private.recovery_codes where user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
  select person, private.recovery_hash(person, code) from unnest(codes) as code;
  perform private.audit('account.recovery_codes_made', 'account', person::text);
  return codes;
end
$$;

create function public.recovery_codes_left() returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from private.recovery_codes where user_id = private.require_user() and used_at is null
$$;

-- With the password and a code, the lost second factor is removed and every other session ends. A wrong code returns
-- false instead of failing: a failure would undo the count of attempts.
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
begin
  if person is null or private.is_suspended(person) then
    raise exception 'Sign in first.' using errcode = '42501', hint = 'not_signed_in';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('recovery:' || person, 0));
  if (
    select count(*) from private.recovery_attempts
    where user_id = person and created_at > now() - interval '15 minutes'
  ) >= 5 then
    perform private.fail('too_many_codes', 'Too many wrong codes. Wait a quarter of an hour.');
  end if;
  update private.recovery_codes set used_at = now()
  where user_id = person and used_at is null and code_hash = private.recovery_hash(person, code);
  if not found then
    insert into private.recovery_attempts (user_id) values (person);
    return false;
  end if;
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from private.recovery_attempts where user_id = person;
  delete from auth.sessions where user_id = person and id::text is distinct from (select auth.jwt()) ->> 'session_id';
  perform private.audit('account.recovered', 'account', person::text);
  perform private.notify(person, 'account_second_factor_removed', '{}', '/account');
  return true;
end
$$;

-- Two sign-ups with one address leave an account without a password: the person who confirms it is asked to choose one.
create function public.needs_password() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return exists (
    select from auth.users as account
    where account.id = person and coalesce(account.encrypted_password, '') = ''
      and not exists (
        select from auth.identities as identity where identity.user_id = person and identity.provider <> 'email'
      )
  );
end
$$;

-- # Who may call which function

grant execute on function private.before_user_created to supabase_auth_admin;

grant execute on function
  private.has_role, private.is_acting, private.is_fully_signed_in, private.my_confirmed_email
to authenticated;

grant execute on function
  public.cancel_account_deletion, public.end_session, public.make_recovery_codes, public.my_sessions,
  public.needs_password, public.needs_second_factor, public.recovery_codes_left, public.request_account_deletion,
  public.use_recovery_code
to authenticated;

-- # Triggers

create trigger profiles_updated before update on public.profiles
  for each row execute function private.set_updated_at();

create trigger platform_settings_updated before update on public.platform_settings
  for each row execute function private.set_updated_at();

create trigger create_account after insert on auth.users
  for each row execute function private.create_account();

create trigger announce_request after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.announce_request();

create trigger recovery_codes_forgotten after delete on auth.mfa_factors
  for each row execute function private.forget_recovery_codes();

create trigger devices_noticed after insert on auth.sessions
  for each row execute function private.notice_device();

create trigger password_announced after update of encrypted_password on auth.users
  for each row when (old.encrypted_password <> '' and old.encrypted_password <> new.encrypted_password)
  execute function private.announce_password();

create trigger forget_unconfirmed_request before delete on auth.users
  for each row when (old.email_confirmed_at is null and old.phone_confirmed_at is null)
  execute function private.forget_unconfirmed_request();

-- # First rows

-- Photos are public, résumés are for their owner. People write below a folder named by their own ID.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp']),
  ('resumes', 'resumes', false, 10 * 1024 * 1024, array[
    'application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]);

-- # Jobs

select cron.schedule(
  'remove unconfirmed accounts', '22 4 * * *',
  $$select private.run_retention('unconfirmed_accounts', 7, 'select private.remove_unconfirmed_accounts($1)')$$
);
