-- Single sign-on of companies and schools: owners claim email domains, connect their identity provider, and may require
-- it. The auth service signs people in; what it may sign in are the domains written to auth.sso_domains here.

-- # Tables

create table private.email_domains (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  domain text not null check (domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$' and length(domain) <= 253),
  -- What the DNS record of the domain has to contain.
  token text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, domain)
);
create unique index email_domains_verified on private.email_domains (domain) where verified_at is not null;

create table private.single_sign_on (
  organization_id uuid primary key references public.organizations on delete cascade,
  -- In auth.sso_providers.
  provider_id uuid not null unique,
  entity_id text not null check (length(entity_id) <= 1024),
  -- Names of the provider's attributes, by what they tell us: email, name, role. Missing: the usual ones.
  attributes jsonb not null default '{}',
  required_since timestamptz,
  -- The owner whose password works even then. Without one who is still an owner, nothing is required.
  break_glass uuid references auth.users on delete set null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index single_sign_on_break_glass on private.single_sign_on (break_glass);

-- # Private helpers

create function private.domain_of(email text) returns text language sql immutable set search_path = '' as $$
  select lower(substring(email from '@([^@]+)$'))
$$;

-- The organization whose identity provider vouches for an address; null if there is none.
create function private.sign_on_of(email text) returns private.single_sign_on
language sql stable security definer set search_path = '' as $$
  select sign_on from private.single_sign_on as sign_on
  join private.email_domains as claimed on claimed.organization_id = sign_on.organization_id and claimed.verified_at is not null
  join public.organizations as organization on organization.id = sign_on.organization_id and organization.status = 'approved'
  where claimed.domain = private.domain_of(sign_on_of.email)
$$;

create function private.is_sign_on_required(sign_on private.single_sign_on) returns boolean
language sql stable security definer set search_path = '' as $$
  select sign_on.required_since is not null and exists (
    select from public.organization_members as member
    where member.organization_id = sign_on.organization_id and member.user_id = sign_on.break_glass
      and member.member_role = 'owner'
  )
$$;

-- Which domains the auth service accepts from the provider, and which attributes it reads.
create function private.sync_sign_on(organization uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sign_on private.single_sign_on;
begin
  select * into sign_on from private.single_sign_on where organization_id = organization;
  if sign_on.organization_id is null then
    return;
  end if;
  delete from auth.sso_domains where sso_provider_id = sign_on.provider_id;
  insert into auth.sso_domains (id, sso_provider_id, domain, created_at, updated_at)
  select gen_random_uuid(), sign_on.provider_id, claimed.domain, now(), now()
  from private.email_domains as claimed where claimed.organization_id = organization and claimed.verified_at is not null;
  update auth.saml_providers set attribute_mapping = jsonb_build_object('keys', (
    select coalesce(jsonb_object_agg(
      case key when 'name' then 'full_name' else key end, jsonb_build_object('name', value)
    ), '{}') from jsonb_each_text(sign_on.attributes)
  ))
  where sso_provider_id = sign_on.provider_id;
end
$$;

create function private.require_sign_on_owner(organization uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_owner(organization);
begin
  if private.is_acting() then
    perform private.refuse('owners_only', 'Only an owner can do this.');
  elsif team.kind = 'on_maker' or team.status <> 'approved' then
    perform private.raise_app_error('organization_not_approved', 'This can be done once the organization is approved.');
  end if;
  return team;
end
$$;

create function private.owned_email_domain(domain_id uuid) returns private.email_domains
language plpgsql security definer set search_path = '' as $$
declare
  known private.email_domains;
begin
  perform private.require_user();
  select * into known from private.email_domains where id = domain_id;
  if known.id is null or not private.owns_organization(known.organization_id) then
    perform private.raise_app_error('domain_not_found', 'This domain is not claimed any more.');
  end if;
  perform private.require_sign_on_owner(known.organization_id);
  return known;
end
$$;

-- The only way a domain becomes verified. Someone else may have been faster.
create function private.verify_email_domain(domain_id uuid, how text, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.email_domains;
begin
  update private.email_domains set verified_at = coalesce(verified_at, now()) where id = domain_id returning * into known;
  if known.id is null then
    perform private.raise_app_error('domain_not_found', 'This domain is not claimed any more.');
  end if;
  perform private.sync_sign_on(known.organization_id);
  perform private.audit(
    'sign_on.domain_verified', 'organization', known.organization_id::text,
    jsonb_build_object('domain', known.domain, 'how', how), reason
  );
exception when unique_violation then
  perform private.raise_app_error('domain_taken', 'Another organization has verified this domain. Contact support.');
end
$$;

create function private.sign_on_facts(organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'domains', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'domain', domain, 'verifiedAt', verified_at,
        'recordName', '_essor.' || domain, 'recordValue', 'essor-domain-verification=' || token
      ) order by domain), '[]') from private.email_domains where organization_id = organization
    ),
    'connection', (
      select jsonb_build_object(
        'providerId', sign_on.provider_id, 'entityId', sign_on.entity_id, 'attributes', sign_on.attributes,
        'isRequired', private.is_sign_on_required(sign_on), 'breakGlass', sign_on.break_glass,
        'lastUsedAt', sign_on.last_used_at
      ) from private.single_sign_on as sign_on where sign_on.organization_id = organization
    ),
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', user_id, 'name', private.full_name(user_id), 'hasSecondFactor', private.has_second_factor(user_id)
      ) order by created_at, user_id), '[]')
      from public.organization_members where organization_id = organization and member_role = 'owner'
    )
  )
$$;

-- # What owners do

create function public.single_sign_on(organization uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_sign_on_owner(organization);
  return private.sign_on_facts(organization);
end
$$;

create function public.claim_email_domain(organization uuid, domain text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_sign_on_owner(organization);
  wanted constant text := lower(btrim(domain));
begin
  if wanted !~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$' or length(wanted) > 253 then
    perform private.raise_app_error('domain_invalid', 'Enter a domain such as example.com.');
  elsif private.is_free_mail('a@' || wanted) then
    perform private.raise_app_error('domain_public', 'Everyone can have an address in this domain.');
  elsif (select count(*) >= 20 from private.email_domains as known where known.organization_id = team.id) then
    perform private.raise_app_error('too_many_domains', 'There is room for 20 domains.');
  elsif exists (
    select from private.email_domains as known
    where known.domain = wanted and known.verified_at is not null and known.organization_id <> team.id
  ) then
    perform private.raise_app_error('domain_taken', 'Another organization has verified this domain. Contact support.');
  end if;
  insert into private.email_domains (organization_id, domain, token) values (team.id, wanted, private.new_token())
  on conflict on constraint email_domains_organization_id_domain_key do nothing;
  perform private.audit('sign_on.domain_claimed', 'organization', team.id::text, jsonb_build_object('domain', wanted));
end
$$;

create function public.remove_email_domain(domain_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.email_domains := private.owned_email_domain(domain_id);
begin
  delete from private.email_domains where id = known.id;
  perform private.sync_sign_on(known.organization_id);
  perform private.audit(
    'sign_on.domain_removed', 'organization', known.organization_id::text, jsonb_build_object('domain', known.domain)
  );
end
$$;

create function public.save_sign_on_attributes(organization uuid, attributes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_sign_on_owner(organization);
  kept jsonb;
begin
  select coalesce(jsonb_object_agg(key, left(btrim(value), 512)), '{}') into kept
  from jsonb_each_text(coalesce(save_sign_on_attributes.attributes, '{}'))
  where key in ('email', 'name', 'role') and btrim(value) <> '';
  update private.single_sign_on as sign_on set attributes = kept where sign_on.organization_id = team.id;
  if not found then
    perform private.raise_app_error('sign_on_missing', 'Connect your identity provider first.');
  end if;
  perform private.sync_sign_on(team.id);
  perform private.audit('sign_on.attributes_changed', 'organization', team.id::text);
end
$$;

-- Passwords and emailed links of the domains stop working, and the sessions that began with them end. Null: no longer.
create function public.require_single_sign_on(organization uuid, break_glass uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_sign_on_owner(organization);
  sign_on private.single_sign_on;
begin
  perform private.require_recent_sign_in();
  select * into sign_on from private.single_sign_on as known where known.organization_id = team.id for update;
  if sign_on.organization_id is null then
    perform private.raise_app_error('sign_on_missing', 'Connect your identity provider first.');
  elsif require_single_sign_on.break_glass is null then
    update private.single_sign_on as known set required_since = null, break_glass = null where known.organization_id = team.id;
    perform private.audit('sign_on.no_longer_required', 'organization', team.id::text);
    return;
  elsif sign_on.last_used_at is null then
    perform private.raise_app_error('sign_on_untested', 'Sign in with it once before you require it.');
  elsif not private.has_second_factor(require_single_sign_on.break_glass) or not exists (
    select from public.organization_members as member
    where member.organization_id = team.id and member.user_id = require_single_sign_on.break_glass and member.member_role = 'owner'
  ) then
    perform private.raise_app_error('break_glass_invalid', 'Choose an owner with two-factor authentication.');
  end if;
  update private.single_sign_on as known set required_since = now(), break_glass = require_single_sign_on.break_glass
  where known.organization_id = team.id;
  delete from auth.sessions as open using auth.users as account
  where account.id = open.user_id and open.id is distinct from ((select auth.jwt()) ->> 'session_id')::uuid
    and account.id <> require_single_sign_on.break_glass
    and private.domain_of(account.email) in (
      select claimed.domain from private.email_domains as claimed
      where claimed.organization_id = team.id and claimed.verified_at is not null
    )
    and not exists (select from public.user_roles as held where held.user_id = account.id and held.role = 'admin')
    and not exists (
      select from auth.mfa_amr_claims as way where way.session_id = open.id and way.authentication_method = 'sso/saml'
    );
  perform private.audit('sign_on.required', 'organization', team.id::text);
end
$$;

create function public.disconnect_single_sign_on(organization uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations := private.require_sign_on_owner(organization);
begin
  perform private.require_recent_sign_in();
  delete from private.single_sign_on where organization_id = team.id;
  perform private.audit('sign_on.disconnected', 'organization', team.id::text);
end
$$;

-- # What the function single-sign-on does, after it has checked that the caller is an owner

create function public.note_domain_proof(domain_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.verify_email_domain(domain_id, 'dns')
$$;

create function public.store_identity_provider(organization uuid, provider uuid, entity text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.single_sign_on as known (organization_id, provider_id, entity_id)
  values (organization, provider, entity)
  on conflict (organization_id) do update set
    provider_id = excluded.provider_id, entity_id = excluded.entity_id,
    last_used_at = case when known.provider_id = excluded.provider_id then known.last_used_at end,
    required_since = case when known.provider_id = excluded.provider_id then known.required_since end;
  perform private.sync_sign_on(organization);
  perform private.audit('sign_on.connected', 'organization', organization::text, jsonb_build_object('entity', left(entity, 200)));
end
$$;

-- # What administrators do

create function public.admin_single_sign_on(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('approvals');
  return private.sign_on_facts(organization);
end
$$;

create function public.confirm_email_domain(domain_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin('approvals');
  perform private.verify_email_domain(domain_id, 'administrator', private.required_reason(reason));
end
$$;

-- For organizations whose identity provider is broken and whose chosen owner can't sign in.
create function public.lift_single_sign_on(organization uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin constant uuid := private.require_admin('approvals');
  given constant text := private.required_reason(reason);
begin
  update private.single_sign_on set required_since = null, break_glass = null where organization_id = organization;
  perform private.audit('sign_on.no_longer_required', 'organization', organization::text, '{}', given);
end
$$;

-- # What visitors see

-- Whether the sign-in page should lead people with this address to their organization.
create function public.offers_single_sign_on(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.sign_on_of(offers_single_sign_on.email)).organization_id is not null
$$;

-- # What the auth service asks

-- Called before each token: people of a domain that requires single sign-on have no other way in.
create function private.check_sign_in(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := event ->> 'user_id';
  method constant text := event ->> 'authentication_method';
  sign_on private.single_sign_on;
begin
  if method not in ('sso/saml', 'token_refresh', 'totp') then
    sign_on := private.sign_on_of(event -> 'claims' ->> 'email');
    if sign_on.organization_id is not null and private.is_sign_on_required(sign_on)
      and not (method = 'password' and person = sign_on.break_glass and private.has_second_factor(person))
      and not exists (select from public.user_roles where user_id = person and role = 'admin') then
      return jsonb_build_object('error', jsonb_build_object(
        'http_code', 403, 'message', 'Your organization requires single sign-on.'
      ));
    end if;
  end if;
  return jsonb_build_object('claims', event -> 'claims');
end
$$;
grant execute on function private.check_sign_in to supabase_auth_admin;

-- Where passwords would not work, and where single sign-on has an account already, none is created another way.
create function private.sign_on_objection(email text, provider text) returns text
language sql stable security definer set search_path = '' as $$
  select case when coalesce(provider, '') not like 'sso:%' and (
    private.is_sign_on_required(private.sign_on_of(sign_on_objection.email))
    or exists (select from auth.users as account where account.email = lower(sign_on_objection.email) and account.is_sso_user)
  ) then 'Your organization requires single sign-on.' end
$$;

create or replace function private.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  objection text := coalesce(
    private.sign_up_objection(event -> 'user' ->> 'email', coalesce(event -> 'user' -> 'user_metadata', '{}')),
    private.sign_on_objection(event -> 'user' ->> 'email', event -> 'user' -> 'app_metadata' ->> 'provider')
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

-- # Joining

-- The first sign-in makes people students of a school or members of a team. What the identity provider says about a
-- role can make someone a teacher or a recruiter, never an owner, and changes nothing later: that is for the team.
create function private.sign_on_role(kind public.organization_kind, said text) returns public.member_role
language sql immutable set search_path = '' as $$
  select case
    when lower(btrim(said)) in ('teacher', 'adviser') and kind = 'academia'
      or lower(btrim(said)) = 'recruiter' and kind = 'company' then lower(btrim(said))::public.member_role
    when kind = 'company' then 'reviewer'
  end
$$;

create function private.join_as_student(school uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := (select email from auth.users where id = person);
begin
  if not exists (select from public.user_roles where user_id = person and role = 'candidate')
    or exists (select from public.organization_members where organization_id = school and user_id = person)
    or exists (select from public.students where organization_id = school and user_id = person) then
    return;
  end if;
  insert into public.students (organization_id, email, first_name, last_name)
  select school, address, profile.first_name, profile.last_name from public.profiles as profile
  where profile.user_id = person and not exists (
    select from public.students as known where known.organization_id = school and known.email = address
  );
  -- Nothing is shared until the student chooses.
  update public.students as student set user_id = person, linked_at = now()
  where student.organization_id = school and student.email = address and student.user_id is null and student.status = 'enrolled';
end
$$;

create function private.join_by_single_sign_on() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  team public.organizations;
  claims constant jsonb := coalesce(new.identity_data -> 'custom_claims', '{}');
  called constant text := private.metadata_text(claims, 'full_name');
  role public.member_role;
begin
  select organization.* into team from private.single_sign_on as sign_on
  join public.organizations as organization on organization.id = sign_on.organization_id
  where new.provider = 'sso:' || sign_on.provider_id;
  if team.id is null then
    return null;
  elsif team.status <> 'approved' then
    perform private.raise_app_error('organization_suspended', 'This organization is suspended.');
  elsif exists (select from public.user_roles as held where held.user_id = new.user_id and held.role = 'admin') then
    perform private.raise_app_error('sign_on_administrator', 'Administrators sign in with their password.');
  end if;
  update private.single_sign_on as sign_on set last_used_at = now() where sign_on.organization_id = team.id;
  if tg_op = 'UPDATE' then
    return null;
  end if;
  update public.profiles as profile set
    first_name = left(coalesce(substring(called from '^\S+'), ''), 80),
    last_name = left(coalesce(nullif(regexp_replace(called, '^\S+\s*', ''), ''), ''), 80)
  where profile.user_id = new.user_id and profile.first_name = '' and profile.last_name = '' and called is not null;
  role := private.sign_on_role(team.kind, claims ->> 'role');
  if role is null then
    perform private.join_as_student(team.id, new.user_id);
  else
    insert into public.organization_members (organization_id, user_id, member_role) values (team.id, new.user_id, role)
    on conflict on constraint organization_members_pkey do nothing;
    insert into public.user_roles (user_id, role) values (new.user_id, team.kind::text::public.app_role)
    on conflict on constraint user_roles_user_id_role_key do nothing;
    -- An account that exists for the team alone has no area of a candidate.
    delete from public.user_roles as held using auth.users as account
    where held.user_id = new.user_id and held.role = 'candidate' and account.id = new.user_id
      and account.is_sso_user and account.created_at = now();
  end if;
  perform private.audit(
    'sign_on.joined', 'organization', team.id::text,
    jsonb_build_object('person', new.user_id, 'role', coalesce(role::text, 'student'))
  );
  return null;
end
$$;

create trigger join_by_single_sign_on after insert or update of identity_data on auth.identities
  for each row when (new.provider like 'sso:%') execute function private.join_by_single_sign_on();

create function private.close_sign_on() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sso_providers where id = old.provider_id;
  return null;
end
$$;

create trigger close_sign_on after delete on private.single_sign_on
  for each row execute function private.close_sign_on();
create trigger replace_sign_on after update of provider_id on private.single_sign_on
  for each row when (old.provider_id <> new.provider_id) execute function private.close_sign_on();

create function private.follow_organization_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.sso_providers set disabled = new.status <> 'approved'
  where id = (select provider_id from private.single_sign_on where organization_id = new.id);
  return null;
end
$$;

create trigger sign_on_follows_status after update of status on public.organizations
  for each row when (old.status <> new.status) execute function private.follow_organization_status();

-- # Grants

grant execute on function public.single_sign_on to authenticated;
grant execute on function public.claim_email_domain to authenticated;
grant execute on function public.remove_email_domain to authenticated;
grant execute on function public.save_sign_on_attributes to authenticated;
grant execute on function public.require_single_sign_on to authenticated;
grant execute on function public.disconnect_single_sign_on to authenticated;
grant execute on function public.admin_single_sign_on to authenticated;
grant execute on function public.confirm_email_domain to authenticated;
grant execute on function public.lift_single_sign_on to authenticated;
grant execute on function public.offers_single_sign_on to anon, authenticated;
grant execute on function public.note_domain_proof to service_role;
grant execute on function public.store_identity_provider to service_role;

-- # Personal data

call private.declare_data('private.email_domains', null, 'nobody', '{}', 'Domains of organizations.');
call private.declare_data('private.single_sign_on', 't.break_glass = $1', 'anonymised', '{break_glass}');
