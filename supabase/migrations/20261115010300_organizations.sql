-- Companies, schools and independent makers, and who works there. All begin as a request that an administrator decides.
create type public.organization_kind as enum ('company', 'academia', 'on_maker');
create type public.organization_status as enum ('pending', 'approved', 'rejected', 'suspended');
create type public.member_role as enum ('owner', 'recruiter', 'reviewer', 'adviser', 'teacher');

-- 14 digits with the Luhn sum. La Poste's establishments are the known exception: their digits sum to a multiple of 5.
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
grant execute on function private.is_siret to authenticated, service_role;

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
  -- Until when the badge is shown; null where it was never given, or taken away.
  verified_until timestamptz,
  -- When its owners were told that the badge ends, and when they asked for a new one; both only of the present badge.
  verification_reminded_at timestamptz,
  verification_asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index organizations_by_status on public.organizations (status, created_at);
create index organizations_by_name on public.organizations (lower(name));
create index organizations_by_siret on public.organizations (siret) where siret is not null;
create index organizations_by_requester on public.organizations (requested_by);
create index organizations_by_decider on public.organizations (decided_by);
create index organizations_by_similar_name on public.organizations using gin (lower(name) extensions.gin_trgm_ops);
create index organizations_by_verification on public.organizations (verified_until) where status = 'approved';

-- Where a website is, without "www": what two organizations, or a website and an address, have in common.
create function private.website_host(website text) returns text language sql immutable set search_path = '' as $$
  select substring(lower(website) from '^https?://(?:www\.)?([^/:?#]+)')
$$;
create index organizations_by_host on public.organizations (private.website_host(website)) where website is not null;
create trigger organizations_updated before update on public.organizations
  for each row execute function private.set_updated_at();

create table public.organization_members (
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  member_role public.member_role not null default 'owner',
  -- What the person does there, in his own words: recruiter, professor …
  title text not null default '' check (length(title) <= 120),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index organization_members_by_user on public.organization_members (user_id);

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
grant execute on function private.my_organizations, private.owns_organization to authenticated;

-- Nobody else could decide for the organization. Who has asked for the deletion of the account is as good as gone.
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

call private.protect('public.organizations');
grant select on public.organizations to authenticated;

create policy "Members see their organization, administrators all" on public.organizations for select to authenticated
  using (id in (select private.my_organizations()) or (select private.has_role('admin')));

call private.protect('public.organization_members');
grant select on public.organization_members to authenticated;

create policy "Members see who works with them, administrators everyone" on public.organization_members
  for select to authenticated
  using (organization_id in (select private.my_organizations()) or (select private.has_role('admin')));
