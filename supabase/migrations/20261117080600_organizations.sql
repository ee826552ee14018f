-- Companies, schools and makers: their access requests, teams, public pages and checks.

-- # Types

-- Companies, schools and independent makers, and who works there. Each starts as a request that an administrator
-- decides.
create type public.organization_kind as enum ('company', 'academia', 'on_maker');
create type public.organization_status as enum ('pending', 'approved', 'rejected', 'suspended');
create type public.member_role as enum ('owner', 'recruiter', 'reviewer', 'adviser', 'teacher');

-- # Tables

-- 14 digits with the Luhn checksum. La Poste's establishments are the known exception: their digits add up to a
-- multiple of 5.
create function private.is_siret(siret text) returns boolean
language sql immutable set search_path = '' as $$
  select siret ~ '^[0-9]{14}$' and (
    (
      select sum(case when place % 2 = 1 then (2 * digit) / 10 + (2 * digit) % 10 else digit end) % 10
      from (select place, substr(siret, place, 1)::int as digit from generate_series(1, 14) as place) as digits
    ) = 0
    or (siret like '356000000%' and (
      select sum(substr(siret, place, 1)::int) % 5 from generate_series(1, 14) as place
    ) = 0)
  )
$$;

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  kind public.organization_kind not null,
  name text not null check (length(btrim(name)) between 1 and 160),
  website text check (private.is_web_address(website)),
  siret text check (private.is_siret(siret)),
  status public.organization_status not null default 'pending',
  heard_from text check (
    heard_from in ('LinkedIn', 'Email', 'Referral', 'France Travail', 'Mission Local', 'Friends', 'Other')
  ),
  requested_by uuid references auth.users on delete set null,
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 1000),
  -- A question to the applicant is open; see request_questions.
  awaits_answer boolean not null default false check (not awaits_answer or status = 'pending'),
  -- Until when the badge is shown; null if it was never given, or was removed.
  verified_until timestamptz,
  -- When owners were reminded that the badge expires, and when they asked for a new one; both about the current badge.
  verification_reminded_at timestamptz,
  verification_asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The last part of its page's address; follows the name until approval.
  slug text not null unique default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80)
);

create table public.organization_members (
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  member_role public.member_role not null default 'owner',
  -- What the person does there, in their own words: recruiter, professor …
  title text not null default '' check (length(title) <= 120),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);

-- The feedback clock: how much work of the last 180 days got feedback in time, and how long feedback took. Updated with
-- each feedback and every hour, so that lists don't have to count.
create table private.reply_figures (
  organization_id uuid primary key references public.organizations on delete cascade,
  -- Percent; null below five.
  reply_rate int,
  feedback_hours int
);

-- Only open invitations: those answered or withdrawn leave no address behind.
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

-- What an organization says about itself on its page: saved as a whole, so that two people who edit it at the same time
-- notice. Pictures are in a public bucket, below the organization's ID.
create function private.are_values(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 8 and coalesce((
    select bool_and(
      length(btrim(entry ->> 'title')) between 1 and 60 and length(entry ->> 'text') <= 400
      and entry - 'title' - 'text' = '{}'
    ) from jsonb_array_elements(said) as entry
  ), true)
$$;

create function private.are_links(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 6 and coalesce((
    select bool_and(
      length(btrim(entry ->> 'label')) between 1 and 60 and private.is_web_address(entry ->> 'url')
      and entry - 'label' - 'url' = '{}'
    ) from jsonb_array_elements(said) as entry
  ), true)
$$;

create function private.are_photos(said jsonb, folder text) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 8
    and jsonb_array_length(said) = (select count(distinct entry ->> 'path') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(
        entry ->> 'path' ~ ('^' || folder || '/[^/]+$') and length(btrim(entry ->> 'alt')) between 1 and 200
        and (entry ->> 'width')::int between 1 and 10000 and (entry ->> 'height')::int between 1 and 10000
        and entry - 'path' - 'alt' - 'width' - 'height' = '{}'
      ) from jsonb_array_elements(said) as entry
    ), true)
$$;

create table public.organization_profiles (
  organization_id uuid primary key references public.organizations on delete cascade,
  tagline text not null default '' check (length(tagline) <= 160),
  -- Markdown.
  story text not null default '' check (length(story) <= 8000),
  sector text check (sector in (
    'agriculture', 'commerce', 'construction', 'consulting', 'culture', 'design', 'digital', 'education', 'energy',
    'finance', 'health', 'hospitality', 'industry', 'logistics', 'media', 'public', 'social', 'other'
  )),
  size text check (size in ('1-9', '10-49', '50-249', '250-999', '1000+')),
  place text not null default '' check (length(place) <= 120),
  -- [{"title", "text"}], [{"label", "url"}] and [{"path", "alt", "width", "height"}], each in the order of the page.
  company_values jsonb not null default '[]' check (private.are_values(company_values)),
  links jsonb not null default '[]' check (private.are_links(links)),
  photos jsonb not null default '[]' check (private.are_photos(photos, organization_id::text)),
  logo text check (logo ~ ('^' || organization_id || '/[^/]+$')),
  revision int not null default 0,
  updated_by uuid references auth.users on delete set null,
  updated_at timestamptz not null default now(),
  constraint files_are_safe check (private.is_safe_path(logo) and private.names_safe_files(photos))
);

create table private.organization_checks (
  organization_id uuid not null references public.organizations on delete cascade,
  kind text not null check (kind in ('person', 'domain', 'siret')),
  -- The number or domain that was checked: the check ends when the organization changes it.
  value text,
  -- What was checked, for administrators.
  note text not null default '' check (length(note) <= 1000),
  checked_at timestamptz not null default now(),
  checked_by uuid references auth.users on delete set null,
  primary key (organization_id, kind),
  check (kind <> 'person' or btrim(note) <> ''),
  check ((kind = 'person') = (value is null))
);

-- # Indexes

create index organizations_by_status on public.organizations (status, created_at);
create index organizations_by_name on public.organizations (lower(name));
create index organizations_by_siret on public.organizations (siret) where siret is not null;
create index organizations_by_requester on public.organizations (requested_by);
create index organizations_by_decider on public.organizations (decided_by);
create index organizations_by_similar_name on public.organizations using gin (lower(name) extensions.gin_trgm_ops);
create index organizations_by_verification on public.organizations (verified_until) where status = 'approved';

-- The host of a website without "www", to compare organizations, or a website and an address.
create function private.website_host(website text) returns text language sql immutable set search_path = '' as $$
  select substring(lower(website) from '^https?://(?:www\.)?([^/:?#]+)')
$$;

create index organizations_by_host on public.organizations (private.website_host(website)) where website is not null;
create index organizations_by_age on public.organizations (created_at);
create index organization_members_by_user on public.organization_members (user_id);
create index team_invitations_by_email on public.team_invitations (email);
create index team_invitations_by_inviter on public.team_invitations (invited_by);
create index team_invitations_by_end on public.team_invitations (expires_at);
create index organization_profiles_by_writer on public.organization_profiles (updated_by);
create index organization_checks_by_checker on private.organization_checks (checked_by);

-- # Private helpers

create function private.my_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.organization_members where user_id = (select auth.uid())
$$;

create function private.owns_organization(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_members
    where organization_id = organization and user_id = (select auth.uid()) and member_role = 'owner'
  )
$$;

-- Whether no one else could decide for the organization. Owners who asked to delete their account don't count.
create function private.is_last_owner(organization uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_members
    where organization_id = organization and user_id = person and member_role = 'owner'
  ) and not exists (
    select from public.organization_members as other join public.profiles as profile on profile.user_id = other.user_id
    where other.organization_id = organization and other.user_id <> person and other.member_role = 'owner'
      and profile.deletion_requested_at is null
  )
$$;

-- An administrator decides on a partner's request. Each decision is one function: role, audit log and notification
-- change together or not at all.
create function private.pending_organization(organization_id uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  if organization.status <> 'pending' then
    perform private.fail('organization_already_decided', 'This request has already been decided.');
  end if;
  return organization;
end
$$;

-- How long a badge lasts is a setting.
create function private.new_verification() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() + make_interval(months => (
    select value::int from public.platform_settings where key = 'verification_months'
  ))
$$;

create function private.is_verified(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organizations where id = organization and status = 'approved' and verified_until > now()
  ) and exists (select from private.organization_checks where organization_id = organization)
$$;

-- The domain of the address and the host of the website are the same, or one is below the other.
create function private.email_matches_website(email text, website text) returns boolean
language sql immutable set search_path = '' as $$
  select domain = host or right(host, length(domain) + 1) = '.' || domain or right(domain, length(host) + 1) = '.' || host
  from (select lower(split_part(email, '@', 2)) as domain, private.website_host(website) as host) as compared
$$;

-- Others that may be the same: by SIRET, by website, or by the same or a similar name.
create function private.organizations_like(wanted public.organizations)
returns table (id uuid, by text[], likeness real)
language sql stable security definer set search_path = '' as $$
  select found.id, array_remove(array[
    case when found.siret = wanted.siret then 'siret' end,
    case when lower(found.name) = lower(wanted.name) then 'name'
      when extensions.similarity(lower(found.name), lower(wanted.name)) >= 0.5 then 'similar_name' end,
    case when private.website_host(found.website) = private.website_host(wanted.website) then 'website' end
  ], null), extensions.similarity(lower(found.name), lower(wanted.name))
  from public.organizations as found
  where found.id in (
    select other.id from public.organizations as other where other.siret = wanted.siret
    union all
    select other.id from public.organizations as other
    where private.website_host(other.website) = private.website_host(wanted.website) and other.website is not null
    union all
    select other.id from public.organizations as other
    where lower(other.name) operator(extensions.%) lower(wanted.name)
      and extensions.similarity(lower(other.name), lower(wanted.name)) >= 0.5
    union all
    -- Names without letters have nothing that could be alike.
    select other.id from public.organizations as other where lower(other.name) = lower(wanted.name)
  ) and found.id <> wanted.id
$$;

create function private.new_slug(name text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  base text := coalesce(nullif(btrim(left(
    btrim(regexp_replace(private.plain_words(name), '[^a-z0-9]+', '-', 'g'), '-'), 60
  ), '-'), ''), 'organization');
  free text := base;
  number int := 1;
begin
  -- Two of the same name that come at the same moment wait for each other.
  perform pg_advisory_xact_lock(hashtext('organization slug ' || base));
  while exists (select from public.organizations where slug = free) loop
    number := number + 1;
    free := base || '-' || number;
  end loop;
  return free;
end
$$;

-- An address that was public never changes, even if the company is renamed.
create function private.set_slug() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status in ('pending', 'rejected') and old.name is distinct from new.name then
    new.slug := private.new_slug(new.name);
  end if;
  return new;
end
$$;

create function private.count_replies_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_replies(new.organization_id);
  return null;
end
$$;

-- Teams: owners invite by email, assign roles and remove people. The same for every kind of organization; an
-- organization with members always has an owner.
create function private.team_roles(kind public.organization_kind) returns public.member_role[]
language sql immutable set search_path = '' as $$
  select case when kind = 'academia' then array['owner', 'adviser', 'teacher'] else array['owner', 'recruiter', 'reviewer'] end
    ::public.member_role[]
$$;

create function private.my_owned_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.organization_members
  where user_id = (select auth.uid()) and member_role = 'owner'
$$;

-- Changes to a team wait for one another, and rights are checked after that.
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

-- Invited people get an email right away unless they turned off emails about invitations; a digest could come too late.
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

-- An invitation to a team that the caller owns.
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

-- Where members of an organization find their team.
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

-- A member of a team that the caller owns; the team stays locked.
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

-- A person who leaves loses access everywhere: the role goes with the last organization that gave it, and reviews they
-- had claimed are released.
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

-- An address confirmed later finds its invitations; a deleted account takes its address along; unanswered invitations
-- are deleted a month after they expire.
create function private.meet_team_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with told as (
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    select new.id, 'team_invited', jsonb_build_object(
      'company', organization.name, 'name', private.full_name(invitation.invited_by), 'role', invitation.member_role
    ), '/join/' || invitation.id, now()
    from public.team_invitations as invitation
    join public.organizations as organization on organization.id = invitation.organization_id
    where invitation.email = lower(new.email) and invitation.expires_at > now() and organization.status = 'approved'
    returning id, link
  )
  insert into private.notifications_about (notification_id, user_id)
  select told.id, invitation.invited_by from told
  join public.team_invitations as invitation on told.link = '/join/' || invitation.id
  where invitation.invited_by is not null
  on conflict do nothing;
  return null;
end
$$;

create function private.forget_team_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_invitations where email = lower(old.email);
  return null;
end
$$;

create function private.shown_pictures(profile public.organization_profiles) returns setof text
language sql immutable set search_path = '' as $$
  select profile.logo where profile.logo is not null
  union all select photo ->> 'path' from jsonb_array_elements(profile.photos) as photo
$$;

-- Organizations whose page the caller can edit: authors of a company or maker, owners of a school.
create function private.my_presented_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter', 'adviser')
    and organization.status = 'approved'
$$;

-- Pictures that were uploaded but never saved, or replaced on a page that was closed before they were removed.
create function private.forget_unused_pictures() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('company-media', name) from storage.objects
  where bucket_id = 'company-media' and created_at < now() - interval '1 day' and not private.is_shown_picture(name);
end
$$;

-- The people responsible for an organization.
create function private.owners_of(organization uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.user_id from public.organization_members as member
  where member.organization_id = organization and member.member_role = 'owner' order by member.created_at
$$;

create function private.organization_name(organization uuid) returns text
language sql stable security definer set search_path = '' as $$
  select name from public.organizations where id = organization
$$;

-- Providers where anyone can get an address, which therefore says nothing about an employer. Longer than the list that
-- sign-up refuses.
create function private.is_personal_mail(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_free_mail(email) or lower(split_part(email, '@', 2)) ~ (
    '^((gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|mail|email|proton|protonmail'
    || '|pm|tutanota|tuta|zoho|zohomail|fastmail|hey|yandex|orange|wanadoo|free|sfr|neuf|bbox|laposte|numericable|aliceadsl'
    || '|club-internet|web|t-online|freenet|libero|virgilio|tiscali|skynet|telenet|bluewin|hushmail|duck|qq|163|126|naver'
    || '|yopmail|mailinator|guerrillamail|10minutemail|temp-mail|trashmail|maildrop|getnada|dispostable)'
    || '\.(com|fr|net|org|eu|me|de|it|es|be|ch|ru|io|co\.uk|com\.br|at|nl|lu|ca|info|in|pm|cn|jp|co\.jp|dev))$'
  )
$$;

-- What can be checked automatically: the digits of the SIRET, and that an owner gets email at the website's domain.
-- Without the offset, the planner could check everyone's address before comparing them with owners.
create function private.passing_checks(organization public.organizations)
returns table (kind text, value text)
language sql stable security definer set search_path = '' as $$
  select 'siret', organization.siret where private.is_siret(organization.siret)
  union all
  select 'domain', private.website_host(organization.website)
  where exists (
    select from (
      select users.email from private.owners_of(organization.id) as owner join auth.users on users.id = owner
      where users.email_confirmed_at is not null
      offset 0
    ) as owned
    where not private.is_personal_mail(owned.email)
      and lower(split_part(owned.email, '@', 2)) = private.website_host(organization.website)
  )
$$;

-- What anyone can read: what was checked and when, strongest first; empty without a badge.
create function private.checks_of(organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', done.kind, 'at', done.checked_at)
    order by array_position(array['person', 'domain', 'siret'], done.kind)
  ), '[]')
  from private.organization_checks as done
  where done.organization_id = organization and private.is_verified(organization)
$$;

-- A changed number or website is no longer the one that was checked.
create function private.end_outdated_checks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.organization_checks as done
  where done.organization_id = new.id and (
    (done.kind = 'siret' and done.value is distinct from new.siret)
    or (done.kind = 'domain' and done.value is distinct from private.website_host(new.website))
  );
  if found and not exists (select from private.organization_checks where organization_id = new.id) then
    update public.organizations set verified_until = null, verification_reminded_at = null where id = new.id;
  end if;
  return null;
end
$$;

-- # Policies and grants

call private.protect('public.organizations');
grant select on public.organizations to authenticated;

create policy "Members see their organization, administrators all" on public.organizations for select to authenticated
  using (id in (select private.my_organizations()) or (select private.has_role('admin')));

call private.protect('public.organization_members');
grant select on public.organization_members to authenticated;

create policy "Members see who works with them, administrators everyone" on public.organization_members
  for select to authenticated
  using (organization_id in (select private.my_organizations()) or (select private.has_role('admin')));

call private.protect('public.team_invitations');
grant select on public.team_invitations to authenticated;

create policy "Owners see whom they invited" on public.team_invitations for select to authenticated
  using (organization_id in (select private.my_owned_organizations()));

create policy "People see which teams they are invited to" on public.team_invitations for select to authenticated
  using (email = (select private.my_confirmed_email()));

call private.protect('public.organization_profiles');
grant select on public.organization_profiles to authenticated;

-- Everyone else reads what company_page and school_page return.
create policy "Members read what their organization says about itself" on public.organization_profiles
  for select to authenticated using (organization_id in (select private.my_organizations()));

create policy "Authors list their organization's pictures" on storage.objects for select to authenticated
  using (
    bucket_id = 'company-media'
    and (storage.foldername(name))[1] in (select id::text from private.my_presented_organizations() as id)
  );

create policy "Authors add pictures for their organization" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'company-media' and array_length(storage.foldername(name), 1) = 1
    and (storage.foldername(name))[1] in (select id::text from private.my_presented_organizations() as id)
  );

-- # Public functions

-- `seen` is when the request was last changed, as the administrator saw it: no one approves a request that changed
-- since. `compared` says that the administrator compared similar organizations, and this is a different one.
create function public.approve_organization(
  organization_id uuid, seen timestamptz default null, compared boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
begin
  if organization.updated_at <> seen then
    perform private.fail('request_changed', 'The applicant has changed this request meanwhile. Look at it again.');
  end if;
  if not exists (
    select from public.organization_members as member join auth.users on users.id = member.user_id
    where member.organization_id = organization.id and users.email_confirmed_at is not null
  ) then
    perform private.fail('email_not_confirmed_yet', 'The applicant has not confirmed the email address yet.');
  end if;
  if compared is not true and exists (select from private.organizations_like(organization)) then
    perform private.fail(
      'organization_looks_same', 'Another organization looks the same. Compare them before you approve this one.'
    );
  end if;
  update public.organizations
  set status = 'approved', decided_by = admin, decided_at = now(), decision_reason = null, awaits_answer = false
  where id = organization.id;
  insert into public.user_roles (user_id, role, granted_by)
  select member.user_id, organization.kind::text::public.app_role, admin
  from public.organization_members as member where member.organization_id = organization.id
  on conflict (user_id, role) do nothing;
  perform private.audit(
    'organization.approved', 'organization', organization.id::text,
    jsonb_build_object('kind', organization.kind, 'before', jsonb_build_object('status', organization.status),
      'after', jsonb_build_object('status', 'approved'))
  );
  perform private.notify(
    member.user_id, 'organization_approved', jsonb_build_object('name', organization.name), '/'
  ) from public.organization_members as member where member.organization_id = organization.id;
end
$$;

create function public.reject_organization(organization_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
begin
  if coalesce(private.trimmed(reason), '') = '' then
    perform private.fail('reason_required', 'Say why, so that the applicant knows what to change.');
  end if;
  if length(private.trimmed(reason)) > 1000 then
    perform private.fail('reason_too_long', 'The reason may have 1000 characters.');
  end if;
  update public.organizations
  set status = 'rejected', decided_by = admin, decided_at = now(), decision_reason = private.trimmed(reason),
    awaits_answer = false
  where id = organization.id;
  perform private.audit(
    'organization.rejected', 'organization', organization.id::text,
    jsonb_build_object('kind', organization.kind, 'before', jsonb_build_object('status', organization.status),
      'after', jsonb_build_object('status', 'rejected')), private.trimmed(reason)
  );
  perform private.notify(
    member.user_id, 'organization_rejected',
    jsonb_build_object('name', organization.name, 'reason', private.trimmed(reason)), '/'
  ) from public.organization_members as member where member.organization_id = organization.id;
end
$$;

-- The applicant corrects what was wrong and asks again; open requests can be corrected too.
create function public.request_again(organization_id uuid, name text, website text, siret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  applicant uuid := private.require_user();
  organization public.organizations;
begin
  perform private.require_feature('partner_sign_up');
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null or not private.owns_organization(organization.id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  if organization.status not in ('pending', 'rejected') then
    perform private.fail('organization_already_decided', 'This request has already been decided.');
  end if;
  if coalesce(private.trimmed(name), '') = '' then
    perform private.fail('organization_name_required', 'The organization name is required.');
  end if;
  if length(private.trimmed(name)) > 160 then
    perform private.fail('organization_name_too_long', 'The organization name may have 160 characters.');
  end if;
  if not private.is_web_address(nullif(private.trimmed(website), '')) then
    perform private.fail('website_invalid', 'The website must be an address such as https://example.com.');
  end if;
  if not private.is_siret(nullif(private.trimmed(siret), '')) then
    perform private.fail('siret_invalid', 'This SIRET is not valid: it has 14 digits, and the last one checks the others.');
  end if;
  update public.organizations as changed
  set name = private.trimmed(request_again.name), website = nullif(private.trimmed(request_again.website), ''),
      siret = nullif(private.trimmed(request_again.siret), ''), status = 'pending', decided_by = null, decided_at = null
  where changed.id = organization.id;
  perform private.audit(
    'organization.requested_again', 'organization', organization.id::text,
    jsonb_build_object(
      'before', jsonb_build_object('status', organization.status), 'after', jsonb_build_object('status', 'pending'),
      'changed', (
        select coalesce(jsonb_agg(was.key order by was.key), '[]')
        from jsonb_each(to_jsonb(organization)) as was
        join public.organizations as now_is on now_is.id = organization.id
        where was.key in ('name', 'website', 'siret') and was.value <> to_jsonb(now_is) -> was.key
      )
    )
  );
  if organization.status = 'rejected' then
    perform private.notify(admins.user_id, 'organization_requested', jsonb_build_object('name', private.trimmed(name)), '/companies')
    from public.user_roles as admins where admins.role = 'admin';
  end if;
end
$$;

-- Requests and organizations with what helps to decide: who asks, and what speaks for and against it. `narrowed` finds
-- open questions, badges that expire within 30 days, and organizations without a badge.
create function public.organization_requests(
  wanted_status public.organization_status default null, search text default '', page_size int default 50, page int default 0,
  narrowed text default null, wanted_kind public.organization_kind default null
) returns table (
  id uuid, kind public.organization_kind, name text, website text, siret text, status public.organization_status,
  heard_from text, created_at timestamptz, updated_at timestamptz, decided_at timestamptz, decision_reason text,
  applicant_name text, applicant_title text, applicant_email text, email_confirmed boolean,
  email_matches_website boolean, free_mail boolean, duplicates int, awaits_answer boolean, verified_until timestamptz,
  total bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  pattern text := private.containing(search);
begin
  return query
  select
    organization.id, organization.kind, organization.name, organization.website, organization.siret,
    organization.status, organization.heard_from, organization.created_at, organization.updated_at, organization.decided_at,
    organization.decision_reason,
    concat_ws(' ', nullif(profile.first_name, ''), nullif(profile.last_name, '')), member.title, users.email::text,
    users.email_confirmed_at is not null,
    private.email_matches_website(users.email, organization.website), private.is_free_mail(users.email),
    (select count(*)::int from private.organizations_like(organization)),
    organization.awaits_answer, organization.verified_until, count(*) over ()
  from public.organizations as organization
  left join auth.users on users.id = organization.requested_by
  left join public.profiles as profile on profile.user_id = organization.requested_by
  left join public.organization_members as member
    on member.organization_id = organization.id and member.user_id = organization.requested_by
  where (wanted_status is null or organization.status = wanted_status)
    and (wanted_kind is null or organization.kind = wanted_kind)
    and case narrowed
      when 'asked' then organization.awaits_answer
      when 'ending' then organization.status = 'approved' and organization.verified_until < now() + interval '30 days'
        and organization.verified_until > now()
      when 'unverified' then organization.status = 'approved' and coalesce(organization.verified_until <= now(), true)
      else true end
    and (btrim(search) = '' or organization.name ilike pattern or users.email ilike pattern or organization.siret = btrim(search))
  order by organization.status, organization.created_at desc, organization.id
  limit least(page_size, 100) offset greatest(page, 0) * least(page_size, 100);
end
$$;

-- One row per address: invited, already invited, already a member, or not an address.
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

-- For people with the link from the email: which team it is, and for which address, partly hidden.
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

-- Only the person who confirmed the invited address can answer. Returns the kind of organization joined.
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

-- A team's page: colleagues for every member, their addresses and open invitations for owners.
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

-- The website belongs to the organization itself, but is saved with the rest.
create function public.save_organization_profile(organization uuid, document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  profile public.organization_profiles;
  site text := nullif(private.trimmed(document ->> 'website'), '');
  lost text;
begin
  if organization not in (select private.my_presented_organizations()) then
    raise exception 'Only owners, recruiters and advisers write the page.' using errcode = '42501', hint = 'page_authors_only';
  end if;
  insert into public.organization_profiles (organization_id) values (organization) on conflict do nothing;
  select * into profile from public.organization_profiles where organization_id = organization for update;
  if profile.revision <> base_revision then
    perform private.fail('company_profile_changed', 'Somebody else has changed the page in the meantime.');
  end if;
  begin
    update public.organization_profiles as kept set
      tagline = btrim(coalesce(said.tagline, '')), story = btrim(coalesce(said.story, '')), sector = said.sector,
      size = said.size, place = btrim(coalesce(said.place, '')), company_values = coalesce(said.company_values, '[]'),
      links = coalesce(said.links, '[]'), photos = coalesce(said.photos, '[]'), logo = said.logo,
      revision = base_revision + 1, updated_by = person
    from jsonb_to_record(document) as said (
      tagline text, story text, sector text, size text, place text, company_values jsonb, links jsonb, photos jsonb,
      logo text
    ) where kept.organization_id = organization
    returning kept.* into profile;
    update public.organizations set website = site where id = organization and website is distinct from site;
  exception when check_violation or invalid_text_representation then
    perform private.fail('company_profile_invalid', 'Something on the page is too long, missing or not allowed.');
  end;
  select picture into lost from private.shown_pictures(profile) as picture
  where not exists (select from storage.objects where bucket_id = 'company-media' and objects.name = picture);
  if found then
    perform private.fail('picture_lost', 'A picture is no longer there. Remove it and add it again.');
  end if;
  perform private.audit('organization.presented', 'organization', organization::text, jsonb_build_object('revision', profile.revision));
  return profile.revision;
end
$$;

-- An administrator vouches for what was checked; the badge lasts as long as the setting says.
create function public.verify_organization(organization_id uuid, checks text[], note text default '') returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.approved_organization(organization_id);
  until timestamptz := private.new_verification();
  seen text := coalesce(private.trimmed(note), '');
begin
  if coalesce(cardinality(checks), 0) = 0 then
    perform private.fail('check_required', 'Select what was checked.');
  end if;
  if exists (
    select from unnest(checks) as wanted
    where wanted <> 'person' and wanted not in (select kind from private.passing_checks(organization))
  ) then
    perform private.fail('check_not_passed', 'This check does not pass. Look at the organization again.');
  end if;
  if 'person' = any (checks) and seen = '' then
    perform private.fail('check_note_required', 'Describe what you looked at.');
  end if;
  if length(seen) > 1000 then
    perform private.fail('reason_too_long', 'Use 1,000 characters or fewer.');
  end if;
  delete from private.organization_checks as done where done.organization_id = organization.id;
  insert into private.organization_checks (organization_id, kind, value, note, checked_by)
  select organization.id, wanted, passing.value, case wanted when 'person' then seen else '' end, admin
  from (select distinct unnest(checks) as wanted) as chosen
  left join private.passing_checks(organization) as passing on passing.kind = wanted;
  update public.organizations
  set verified_until = until, verification_reminded_at = null, verification_asked_at = null
  where id = organization.id;
  perform private.audit(
    'organization.verified', 'organization', organization.id::text,
    jsonb_build_object(
      'name', organization.name, 'before', organization.verified_until, 'after', until, 'checks', to_jsonb(checks)
    ), nullif(seen, '')
  );
  perform private.tell_organization_owners(
    organization.id, 'organization_verified', jsonb_build_object('name', organization.name, 'date', until::date),
    private.facts_path(organization.kind)
  );
  return until;
end
$$;

-- What members see of their own badge.
create function public.my_organization_checks(organization_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return (
    select private.checks_of(organization_id) where organization_id in (select private.my_organizations())
  );
end
$$;

-- The logos of organizations with a public page, for lists that name them by ID or slug; a list asks once for all.
create function public.organization_logos(ids uuid[] default '{}', slugs text[] default '{}')
returns table (organization_id uuid, slug text, logo text)
language sql stable security definer set search_path = '' as $$
  select organization.id, organization.slug, said.logo
  from public.organizations as organization
  join public.organization_profiles as said on said.organization_id = organization.id
  where (organization.id = any (ids[1:200]) or organization.slug = any (slugs[1:200]))
    and said.logo is not null and organization.status = 'approved'
$$;

-- # Who may call which function

grant execute on function private.is_siret to authenticated, service_role;

grant execute on function
  private.my_organizations, private.my_owned_organizations, private.my_presented_organizations,
  private.owns_organization
to authenticated;

grant execute on function
  public.answer_team_invitation, public.approve_organization, public.change_member_role, public.invite_to_team,
  public.leave_team, public.my_organization_checks, public.organization_requests, public.reject_organization,
  public.remove_member, public.request_again, public.resend_team_invitation, public.save_organization_profile,
  public.team, public.verify_organization, public.withdraw_team_invitation
to authenticated;

grant execute on function public.organization_logos, public.team_invitation to anon, authenticated;

-- # Triggers

create trigger organizations_updated before update on public.organizations
  for each row execute function private.set_updated_at();

create trigger organizations_slug before insert or update of name on public.organizations
  for each row execute function private.set_slug();

create trigger end_outdated_checks after update of website, siret on public.organizations
  for each row when (new.website is distinct from old.website or new.siret is distinct from old.siret)
  execute function private.end_outdated_checks();

create trigger close_doors after delete on public.organization_members
  for each row execute function private.close_doors();

create trigger organization_profiles_updated before update on public.organization_profiles
  for each row execute function private.set_updated_at();

create trigger meet_team_invitations after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or lower(old.email) is distinct from lower(new.email))
  )
  execute function private.meet_team_invitations();

create trigger meet_team_invitations_at_once after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.meet_team_invitations();

create trigger forget_team_invitations after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_team_invitations();

-- # First rows

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('company-media', 'company-media', true, 4 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp']);

-- # Jobs

select cron.schedule('count replies', '7 * * * *', 'select private.count_replies()');

select cron.schedule(
  'forget team invitations', '37 3 * * *',
  $$delete from public.team_invitations where expires_at < now() - interval '30 days'$$
);

select cron.schedule('forget unused pictures', '47 3 * * *', 'select private.forget_unused_pictures()');
