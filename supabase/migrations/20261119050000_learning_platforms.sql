-- Learning platforms: schools connect Moodle, Canvas and others through LTI 1.3, in which the platform vouches for who a
-- person is and the product is the tool. The edge function `lti` speaks the protocol; the database keeps what was
-- agreed with each platform, and each message counts once.

-- # Tables

-- A platform as it registered the product, or as an owner typed it in. Each school has its own addresses, so two schools
-- can name the same issuer and client.
create table private.learning_platforms (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  issuer text not null check (length(issuer) between 1 and 500),
  client_id text not null check (length(client_id) between 1 and 255),
  auth_url text not null check (length(auth_url) <= 500),
  token_url text not null check (length(token_url) <= 500),
  jwks_url text not null check (length(jwks_url) <= 500),
  -- Its own public keys as it last published them, and when they were last asked for.
  jwks jsonb,
  jwks_fetched_at timestamptz,
  jwks_tried_at timestamptz,
  -- Whether people who teach in a course of the platform can join the school's staff.
  adds_teachers boolean not null default false,
  created_at timestamptz not null default now(),
  last_launch_at timestamptz,
  unique (organization_id, issuer, client_id)
);

-- A place in a platform where the product was added. Unknown ones are refused, and shown to the owners to decide.
create table private.platform_deployments (
  platform_id uuid not null references private.learning_platforms on delete cascade,
  deployment_id text not null check (length(deployment_id) between 1 and 255),
  is_allowed boolean not null default false,
  first_seen_at timestamptz not null default now(),
  primary key (platform_id, deployment_id)
);

-- Keys with which the product signs for a school's platforms. The private part is in the vault, until the key retires;
-- platforms can still verify with the public part for a while.
create table private.tool_keys (
  kid uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  public_key jsonb not null,
  secret_id uuid,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint one_keeps_its_secret check ((retired_at is null) = (secret_id is not null))
);

-- An address with a code that a platform can register with, once.
create table private.platform_registrations (
  code_hash bytea primary key,
  organization_id uuid not null references public.organizations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  used_at timestamptz
);

-- A person as a platform knows them, and the account that they chose for it.
create table private.platform_people (
  id uuid primary key default gen_random_uuid(),
  platform_id uuid not null references private.learning_platforms on delete cascade,
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid references auth.users on delete cascade,
  linked_at timestamptz,
  -- The account exists because of a launch.
  is_new_account boolean not null default false,
  first_seen_at timestamptz not null default now(),
  unique (platform_id, subject)
);

-- A message that a platform signed, until the browser it was meant for has taken it.
create table private.platform_launches (
  code_hash bytea primary key,
  person_id uuid not null references private.platform_people on delete cascade,
  -- Of a secret that only the browser that started the launch has.
  binding_hash bytea not null,
  claims jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes'
);

-- States that have come back: each works once.
create table private.used_launch_states (
  state_hash bytea primary key,
  expires_at timestamptz not null default now() + interval '1 hour'
);

-- Hosts in the operator's own network that platforms can have, such as "moodle.campus.internal". Requests go to public
-- addresses otherwise. Empty unless the operator adds some.
create table private.private_platform_hosts (
  host text primary key check (host = lower(host) and host ~ '^[a-z0-9.:-]+$')
);

-- # Indexes

create index platform_people_by_user on private.platform_people (user_id);
create index platform_launches_by_person on private.platform_launches (person_id);
create index platform_launches_by_end on private.platform_launches (expires_at);
create index used_launch_states_by_end on private.used_launch_states (expires_at);
create index platform_registrations_by_school on private.platform_registrations (organization_id);
create index tool_keys_by_school on private.tool_keys (organization_id, created_at desc);

-- One of them signs.
create unique index tool_keys_signing on private.tool_keys (organization_id) where retired_at is null;

-- # Private helpers

-- How long platforms find a retired key.
create function private.tool_key_overlap() returns interval language sql immutable set search_path = '' as $$
  select interval '30 days'
$$;

-- The owner of an approved school; administrators who view as someone else see nothing of it.
create function private.require_school_owner(organization uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  school public.organizations := private.require_owner(organization);
begin
  if school.kind <> 'academia' or school.status <> 'approved' or private.is_acting() then
    perform private.refuse('owners_only', 'Only an owner can do this.');
  end if;
  return school;
end
$$;

-- A platform of a school that the caller owns.
create function private.require_platform(platform_id uuid) returns private.learning_platforms
language plpgsql security definer set search_path = '' as $$
declare
  platform private.learning_platforms;
begin
  perform private.require_user();
  select * into platform from private.learning_platforms as known where known.id = platform_id;
  if platform.id is null or not private.owns_organization(platform.organization_id) then
    perform private.raise_app_error('platform_not_found', 'This learning platform does not exist, or was removed.');
  end if;
  perform private.require_school_owner(platform.organization_id);
  return platform;
end
$$;

-- What the function `lti` needs of a platform; null while the school isn't approved.
create function private.platform_facts(platform private.learning_platforms) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', platform.id, 'school', school.id, 'issuer', platform.issuer, 'client_id', platform.client_id,
    'auth_url', platform.auth_url, 'token_url', platform.token_url, 'jwks_url', platform.jwks_url,
    'jwks', platform.jwks, 'jwks_age', extract(epoch from now() - platform.jwks_fetched_at)::int,
    'private_hosts', (select coalesce(jsonb_agg(known.host), '[]') from private.private_platform_hosts as known)
  )
  from public.organizations as school
  where school.id = platform.organization_id and school.kind = 'academia' and school.status = 'approved'
$$;

-- The secret of a key goes with it, also when the school goes.
create function private.forget_tool_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.secret_id is distinct from old.secret_id then
    delete from vault.secrets where id = old.secret_id;
  end if;
  return null;
end
$$;

create trigger forget_secret after delete or update of secret_id on private.tool_keys
  for each row execute function private.forget_tool_secret();

-- Addresses are checked again, with their hosts, before each request; here only what an owner typed.
create function private.platform_fields(fields jsonb, out name text, out issuer text, out client_id text,
  out auth_url text, out token_url text, out jwks_url text)
language plpgsql stable set search_path = '' as $$
declare
  field text;
begin
  name := coalesce(private.trimmed(fields ->> 'name'), '');
  issuer := coalesce(private.trimmed(fields ->> 'issuer'), '');
  client_id := coalesce(private.trimmed(fields ->> 'clientId'), '');
  auth_url := coalesce(private.trimmed(fields ->> 'authUrl'), '');
  token_url := coalesce(private.trimmed(fields ->> 'tokenUrl'), '');
  jwks_url := coalesce(private.trimmed(fields ->> 'jwksUrl'), '');
  if length(name) not between 1 and 120 then
    perform private.raise_app_error('platform_name', 'Name the platform with 1 to 120 characters.');
  elsif issuer !~* '^https?://[^\s@]+$' or length(issuer) > 500 then
    perform private.raise_app_error('platform_issuer', 'The issuer is an address that starts with https://.');
  elsif length(client_id) not between 1 and 255 then
    perform private.raise_app_error('platform_client', 'Enter the client ID that the platform shows.');
  end if;
  foreach field in array array[auth_url, token_url, jwks_url] loop
    if length(field) > 500 or not (
      field ~* '^https://[^\s/?#@\\]+([/?#]\S*)?$' or exists (
        select from private.private_platform_hosts as known
        where field ~* ('^http://' || replace(known.host, '.', '\.') || '(:\d+)?([/?#]\S*)?$')
      )
    ) then
      perform private.raise_app_error('platform_address', 'Addresses of the platform start with https://.');
    end if;
  end loop;
end
$$;

-- A new platform of a school, with its deployment if it is known. The same issuer and client again replaces what was
-- registered before: a platform can register anew.
create function private.add_platform(school uuid, fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  checked record := private.platform_fields(fields);
  deployment constant text := nullif(private.trimmed(fields ->> 'deploymentId'), '');
  made uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('learning platforms ' || school, 0));
  if (select count(*) >= 20 from private.learning_platforms as known where known.organization_id = school) then
    perform private.raise_app_error('too_many_platforms', 'There is room for 20 learning platforms. Remove one first.');
  end if;
  if exists (
    select from private.learning_platforms as known where known.organization_id = school
      and known.issuer = checked.issuer and known.client_id = checked.client_id
  ) then
    perform private.raise_app_error('platform_known', 'This platform is already connected with this client ID.');
  end if;
  insert into private.learning_platforms (organization_id, name, issuer, client_id, auth_url, token_url, jwks_url)
  values (
    school, checked.name, checked.issuer, checked.client_id, checked.auth_url, checked.token_url, checked.jwks_url
  ) returning id into made;
  if deployment is not null then
    insert into private.platform_deployments (platform_id, deployment_id, is_allowed)
    values (made, left(deployment, 255), true);
  end if;
  perform private.audit(
    'platform.added', 'organization', school::text, jsonb_build_object('platform', made, 'issuer', checked.issuer)
  );
  return made;
end
$$;

-- # Functions for owners

-- A school's platforms with their deployments, and its keys.
create function public.learning_platforms(organization uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := (private.require_school_owner(organization)).id;
begin
  return jsonb_build_object(
    'platforms', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', platform.id, 'name', platform.name, 'issuer', platform.issuer, 'clientId', platform.client_id,
        'authUrl', platform.auth_url, 'tokenUrl', platform.token_url, 'jwksUrl', platform.jwks_url,
        'createdAt', platform.created_at, 'lastLaunchAt', platform.last_launch_at, 'addsTeachers', platform.adds_teachers,
        'people', (
          select count(*) from private.platform_people as known
          where known.platform_id = platform.id and known.user_id is not null
        ),
        'deployments', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', deployment.deployment_id, 'isAllowed', deployment.is_allowed, 'seenAt', deployment.first_seen_at
          ) order by deployment.first_seen_at, deployment.deployment_id), '[]')
          from private.platform_deployments as deployment where deployment.platform_id = platform.id
        )
      ) order by platform.created_at, platform.id), '[]')
      from private.learning_platforms as platform where platform.organization_id = school
    ),
    'keys', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', key.kid, 'createdAt', key.created_at, 'retiredAt', key.retired_at,
        'shownUntil', key.retired_at + private.tool_key_overlap()
      ) order by key.created_at desc), '[]')
      from private.tool_keys as key
      where key.organization_id = school
        and (key.retired_at is null or key.retired_at > now() - private.tool_key_overlap())
    )
  );
end
$$;

create function public.add_learning_platform(organization uuid, fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  return private.add_platform((private.require_school_owner(organization)).id, fields);
end
$$;

-- Everything that came through the platform ends with it, except accounts and their work.
create function public.remove_learning_platform(platform_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  platform private.learning_platforms := private.require_platform(platform_id);
begin
  delete from private.learning_platforms as known where known.id = platform.id;
  perform private.audit(
    'platform.removed', 'organization', platform.organization_id::text,
    jsonb_build_object('platform', platform.id, 'issuer', platform.issuer)
  );
end
$$;

-- Allows a deployment, which needn't have been seen yet, or forgets it.
create function public.allow_platform_deployment(platform_id uuid, deployment text, is_allowed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  platform private.learning_platforms := private.require_platform(platform_id);
  wanted constant text := private.trimmed(deployment);
begin
  if wanted is null or length(wanted) not between 1 and 255 then
    perform private.raise_app_error('deployment_wrong', 'Enter the deployment ID that the platform shows.');
  end if;
  if allow_platform_deployment.is_allowed then
    insert into private.platform_deployments as known (platform_id, deployment_id, is_allowed)
    values (platform.id, wanted, true)
    on conflict on constraint platform_deployments_pkey do update set is_allowed = true;
  else
    delete from private.platform_deployments as known
    where known.platform_id = platform.id and known.deployment_id = wanted;
  end if;
  perform private.audit(
    case when allow_platform_deployment.is_allowed then 'platform.deployment_allowed' else 'platform.deployment_removed' end,
    'organization', platform.organization_id::text, jsonb_build_object('platform', platform.id, 'deployment', wanted)
  );
end
$$;

-- A code for one registration within an hour; a newer one replaces it. Only this answer contains it.
create function public.invite_learning_platform(organization uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := (private.require_school_owner(organization)).id;
  code constant text := private.new_token();
  made private.platform_registrations;
begin
  delete from private.platform_registrations as known where known.organization_id = school;
  insert into private.platform_registrations (code_hash, organization_id)
  values (private.token_hash(code), school) returning * into made;
  perform private.audit('platform.invited', 'organization', school::text);
  return jsonb_build_object('code', code, 'expiresAt', made.expires_at);
end
$$;

-- The next message is signed with a new key; platforms still find the previous one for a while.
create function public.rotate_tool_key(organization uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := (private.require_school_owner(organization)).id;
begin
  update private.tool_keys as key set retired_at = now(), secret_id = null
  where key.organization_id = school and key.retired_at is null;
  if found then
    perform private.audit('platform.key_rotated', 'organization', school::text);
  end if;
end
$$;

-- # Functions for the edge function

-- The platform that a login names; null if the school has none like it. A login without a client ID fits if only one does.
create function public.find_learning_platform(school uuid, issuer text, client_id text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_ones private.learning_platforms[] := array(
    select platform from private.learning_platforms as platform
    where platform.organization_id = school and platform.issuer = find_learning_platform.issuer
      and (find_learning_platform.client_id is null or platform.client_id = find_learning_platform.client_id)
    limit 2
  );
begin
  return case when cardinality(found_ones) = 1 then private.platform_facts(found_ones[1]) end;
end
$$;

create function public.learning_platform(platform_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.platform_facts(platform) from private.learning_platforms as platform where platform.id = platform_id
$$;

-- Whether a platform's keys may be asked for now: once a minute, however many unknown keys messages name.
create function public.claim_platform_keys(platform_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.learning_platforms as platform set jwks_tried_at = clock_timestamp()
  where platform.id = platform_id
    and (platform.jwks_tried_at is null or platform.jwks_tried_at < clock_timestamp() - interval '1 minute');
  return found;
end
$$;

create function public.keep_platform_keys(platform_id uuid, keys jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.learning_platforms as platform set jwks = keys, jwks_fetched_at = now() where platform.id = platform_id
$$;

-- Stores the offered key unless the school has one; returns the one in use.
create function public.tool_key(school uuid, offered_public jsonb default null, offered_private jsonb default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if current_setting('transaction_read_only') = 'on' then
    raise exception 'The signing key is asked for by POST.' using errcode = '42501';
  end if;
  if offered_public is not null and offered_private is not null then
    perform pg_advisory_xact_lock(hashtextextended('tool key ' || school, 0));
    if not exists (select from private.tool_keys as key where key.organization_id = school and key.retired_at is null) then
      made := gen_random_uuid();
      insert into private.tool_keys (kid, organization_id, public_key, secret_id)
      values (made, school, offered_public, vault.create_secret(offered_private::text, 'tool key ' || made));
    end if;
  end if;
  return (
    select jsonb_build_object('kid', key.kid, 'private_key', secret.decrypted_secret::jsonb)
    from private.tool_keys as key join vault.decrypted_secrets as secret on secret.id = key.secret_id
    where key.organization_id = school and key.retired_at is null
  );
end
$$;

-- The public keys of a school that platforms verify with; null if there is no such school.
create function public.tool_public_keys(school uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(
      key.public_key || jsonb_build_object('kid', key.kid, 'use', 'sig', 'alg', 'RS256') order by key.created_at desc
    ), '[]')
    from private.tool_keys as key
    where key.organization_id = school.id
      and (key.retired_at is null or key.retired_at > now() - private.tool_key_overlap())
  )
  from public.organizations as school
  where school.id = tool_public_keys.school and school.kind = 'academia' and school.status = 'approved'
$$;

-- The school that a registration code is for, or null. The code is used up by `register_learning_platform`.
create function public.platform_registration(code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'school', school.id,
    'private_hosts', (select coalesce(jsonb_agg(known.host), '[]') from private.private_platform_hosts as known)
  )
  from private.platform_registrations as known
  join public.organizations as school on school.id = known.organization_id and school.status = 'approved'
  where known.code_hash = private.token_hash(code) and known.used_at is null and known.expires_at > now()
$$;

-- Adds the platform that registered with the code, if no other one has. Null if the code no longer works.
create function public.register_learning_platform(code text, fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  school uuid;
begin
  update private.platform_registrations as known set used_at = now()
  where known.code_hash = private.token_hash(code) and known.used_at is null and known.expires_at > now()
  returning known.organization_id into school;
  return case when school is not null then private.add_platform(school, fields) end;
end
$$;

-- A message whose signature and claims are in order, kept for the browser that has the binding. Returns null, or why the
-- message is refused: "state_used", "deployment_unknown" or "platform_unknown".
create function public.open_platform_launch(platform_id uuid, state text, binding_hash text, code text, claims jsonb)
returns text language plpgsql security definer set search_path = '' as $$
declare
  platform private.learning_platforms;
  deployment constant text := claims ->> 'deployment';
  person uuid;
begin
  delete from private.used_launch_states as used where used.expires_at < now();
  delete from private.platform_launches as launch where launch.expires_at < now();
  select * into platform from private.learning_platforms as known where known.id = platform_id;
  if private.platform_facts(platform) is null then
    return 'platform_unknown';
  end if;
  insert into private.used_launch_states (state_hash) values (private.token_hash(state)) on conflict do nothing;
  if not found then
    return 'state_used';
  end if;
  if not exists (
    select from private.platform_deployments as known
    where known.platform_id = platform.id and known.deployment_id = deployment and known.is_allowed
  ) then
    insert into private.platform_deployments (platform_id, deployment_id)
    select platform.id, deployment
    where (select count(*) < 50 from private.platform_deployments as known where known.platform_id = platform.id)
    on conflict do nothing;
    return 'deployment_unknown';
  end if;
  insert into private.platform_people (platform_id, subject) values (platform.id, claims ->> 'subject')
  on conflict on constraint platform_people_platform_id_subject_key do update set subject = excluded.subject returning id into person;
  insert into private.platform_launches (code_hash, person_id, binding_hash, claims)
  values (private.token_hash(code), person, decode(open_platform_launch.binding_hash, 'hex'), claims);
  update private.learning_platforms as known set last_launch_at = now() where known.id = platform.id;
  return null;
end
$$;

-- # Grants

grant execute on function
  public.learning_platforms, public.add_learning_platform, public.remove_learning_platform,
  public.allow_platform_deployment, public.invite_learning_platform, public.rotate_tool_key
to authenticated;

grant execute on function
  public.find_learning_platform, public.learning_platform, public.claim_platform_keys, public.keep_platform_keys,
  public.tool_key, public.tool_public_keys, public.platform_registration, public.register_learning_platform,
  public.open_platform_launch
to service_role;

-- # Personal data

call private.declare_data('private.learning_platforms', null, 'nobody', '{}', 'Platforms of schools.');
call private.declare_data('private.platform_deployments', null, 'nobody', '{}', 'Places in platforms of schools.');
call private.declare_data('private.tool_keys', null, 'nobody', '{}', 'Keys that sign for schools.');
call private.declare_data('private.platform_registrations', null, 'nobody', '{}', 'Codes of schools, for an hour.');
call private.declare_data('private.used_launch_states', null, 'nobody', '{}', 'Random values, for an hour.');
call private.declare_data('private.private_platform_hosts', null, 'nobody', '{}', 'Hosts of the operator.');
call private.declare_data('private.platform_people', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data(
  'private.platform_launches', 't.person_id in (select known.id from private.platform_people as known where known.user_id = $1)',
  'removed', '{code_hash,binding_hash,person_id}'
);
