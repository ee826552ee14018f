-- Access tokens: programs call the API as a person, or for a company or school, within the scopes the token names.
--
-- One function says whose a token is, for everything that accepts one (the API, provisioning, uploads):
--
--   public.resolve_access_token(token text, scope text) returns jsonb        service role only
--
-- It never raises. Its answer is one of
--
--   {"subject": {"token_id", "user_id", "organization_id", "kind", "scopes", "expires_at"}}
--     kind is "person" (organization_id is null), "company" or "academia"; user_id is the person who made the token.
--   {"refusal": "token_invalid"}                             unknown, revoked or ended: answer 401
--   {"refusal": "token_expired"}                             answer 401
--   {"refusal": "scope_missing"}                             answer 403
--   {"refusal": "too_many_calls", "retry_after": seconds}    answer 429 with Retry-After
--
-- A scope is a row in private.token_scopes, and later migrations add theirs.

-- # Tables

create table private.token_scopes (
  scope text primary key check (scope ~ '^[a-z]+(:[a-z]+)?$'),
  -- The order in forms.
  place int not null,
  for_people boolean not null default false,
  -- Which organizations' tokens can have it.
  for_kinds public.organization_kind[] not null default '{}'
);

create table private.access_tokens (
  id uuid primary key default gen_random_uuid(),
  -- Who made it. It ends with their account and, for an organization, when they are no longer an owner.
  user_id uuid not null references auth.users on delete cascade,
  -- Null for a person's own token.
  organization_id uuid references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  token_hash bytea not null unique,
  -- Its last four characters, to recognize it by.
  hint text not null check (length(hint) = 4),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);

-- Written with each call, so not worth a log: after a crash, minutes start anew.
create unlogged table private.access_token_calls (
  token_id uuid primary key references private.access_tokens on delete cascade,
  minute timestamptz not null,
  calls int not null
);

-- # Indexes

create index access_tokens_by_person on private.access_tokens (user_id);
create index access_tokens_by_organization on private.access_tokens (organization_id, user_id);

-- # Private helpers

create function private.calls_a_minute() returns int language sql immutable set search_path = '' as $$ select 300 $$;

-- "person", or the kind of the organization.
create function private.token_kind(organization uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when organization is null then 'person' else (select kind::text from public.organizations where id = organization) end
$$;

create function private.scopes_for(kind text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(known.scope order by known.place), '{}') from private.token_scopes as known
  where case when kind = 'person' then known.for_people else kind = any (known.for_kinds::text[]) end
$$;

-- An account that is open, and for an organization's token an owner of an organization that is.
create function private.is_token_live(token private.access_tokens) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users as account
    join public.profiles as profile on profile.user_id = account.id and profile.deletion_requested_at is null
    where account.id = token.user_id and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
  ) and not private.is_suspended(token.user_id) and (
    token.organization_id is null or exists (
      select from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.organization_id = token.organization_id and member.user_id = token.user_id
        and member.member_role = 'owner' and organization.status = 'approved'
    )
  )
$$;

-- How many seconds a token has to wait; 0 if this call still fits. A directory's first synchronization sends everyone, so
-- tokens that provision have room for more calls.
create function private.count_token_call(token uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  this_minute constant timestamptz := date_trunc('minute', clock_timestamp());
  allowed constant int := private.calls_a_minute() * case when exists (
    select from private.access_tokens as known where known.id = token and 'scim' = any (known.scopes)
  ) then 5 else 1 end;
  counted int;
begin
  insert into private.access_token_calls as known (token_id, minute, calls) values (token, this_minute, 1)
  on conflict (token_id) do update set
    minute = excluded.minute, calls = case when known.minute = excluded.minute then known.calls + 1 else 1 end
  returning calls into counted;
  return case when counted > allowed then
    greatest(1, ceil(extract(epoch from this_minute + interval '1 minute' - clock_timestamp()))::int) else 0 end;
end
$$;

-- An owner who leaves, or becomes something else, takes what they know out of the organization.
create function private.end_tokens_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.member_role <> 'owner' then
    delete from private.access_tokens as token
    where token.organization_id = old.organization_id and token.user_id = old.user_id;
  end if;
  return null;
end
$$;

create trigger end_tokens after delete or update of member_role on public.organization_members
  for each row execute function private.end_tokens_of_member();

-- The caller, who owns the organization if one is named; administrators who view as someone else see nothing of it.
create function private.require_token_owner(organization uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  if organization is not null then
    perform private.require_owner(organization);
  end if;
  if private.is_acting() then
    perform private.refuse('owners_only', 'Only an owner can do this.');
  end if;
  return me;
end
$$;

-- # Functions

-- The tokens of an organization, or the caller's own, newest first, with the scopes that such a token can have.
create function public.access_tokens(organization_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_token_owner(organization_id);
begin
  return jsonb_build_object(
    'scopes', to_jsonb(private.scopes_for(private.token_kind(access_tokens.organization_id))),
    'tokens', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', token.id, 'name', token.name, 'scopes', to_jsonb(token.scopes), 'hint', token.hint,
        'createdAt', token.created_at, 'createdBy', private.full_name(token.user_id), 'isMine', token.user_id = me,
        'expiresAt', token.expires_at, 'lastUsedAt', token.last_used_at
      ) order by token.created_at desc, token.id), '[]')
      from private.access_tokens as token
      where case when access_tokens.organization_id is null then token.organization_id is null and token.user_id = me
        else token.organization_id = access_tokens.organization_id end
    )
  );
end
$$;

-- The only answer that ever contains the token.
create function public.create_access_token(
  name text, scopes text[], days int, organization_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_token_owner(organization_id);
  kind constant text := private.token_kind(organization_id);
  called constant text := private.trimmed(create_access_token.name);
  wanted constant text[] := array(
    select known from unnest(private.scopes_for(kind)) as known where known = any (create_access_token.scopes)
  );
  secret constant text := case when organization_id is null then 'essor_pat_' else 'essor_org_' end || private.new_token();
  made uuid;
begin
  perform private.require_recent_sign_in();
  if length(called) not between 1 and 80 or called is null then
    perform private.raise_app_error('token_name', 'Name the token with 1 to 80 characters.');
  end if;
  if cardinality(wanted) = 0 or exists (
    select from unnest(create_access_token.scopes) as unknown where unknown is null or unknown <> all (wanted)
  ) then
    perform private.raise_app_error('token_scopes', 'Choose what the token can do.');
  end if;
  if days is null or days not between 1 and 366 then
    perform private.raise_app_error('token_days', 'A token is valid for 1 to 366 days.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('access tokens ' || coalesce(organization_id, me)::text, 0));
  if (
    select count(*) >= 20 from private.access_tokens as token
    where case when create_access_token.organization_id is null then token.organization_id is null and token.user_id = me
      else token.organization_id = create_access_token.organization_id end
  ) then
    perform private.raise_app_error('too_many_tokens', 'There is room for 20 tokens. Revoke one you no longer use.');
  end if;
  insert into private.access_tokens (user_id, organization_id, name, scopes, token_hash, hint, expires_at)
  values (
    me, create_access_token.organization_id, called, wanted, private.token_hash(secret), right(secret, 4),
    now() + make_interval(days => days)
  ) returning id into made;
  perform private.audit(
    'token.created', case when organization_id is null then 'account' else 'organization' end,
    coalesce(organization_id, me)::text, jsonb_build_object('token', made, 'scopes', array_to_string(wanted, ' '), 'days', days)
  );
  return jsonb_build_object('id', made, 'token', secret);
end
$$;

-- By the person who made it, or any owner of its organization; effective with the next call.
create function public.revoke_access_token(token_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  known private.access_tokens;
begin
  select * into known from private.access_tokens as token where token.id = token_id;
  if known.id is null or private.is_acting() or not (
    case when known.organization_id is null then known.user_id = me else private.owns_organization(known.organization_id) end
  ) then
    perform private.raise_app_error('token_not_found', 'This token does not exist, or was already revoked.');
  end if;
  delete from private.access_tokens as token where token.id = known.id;
  perform private.audit(
    'token.revoked', case when known.organization_id is null then 'account' else 'organization' end,
    coalesce(known.organization_id, me)::text,
    jsonb_build_object('token', known.id, 'scopes', array_to_string(known.scopes, ' '))
  );
end
$$;

-- Described at the top. Without a scope, any token will do.
create function public.resolve_access_token(token text, scope text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known private.access_tokens;
  wait int;
begin
  select * into known from private.access_tokens as kept where kept.token_hash = private.token_hash(resolve_access_token.token);
  if known.id is null or not private.is_token_live(known) then
    return jsonb_build_object('refusal', 'token_invalid');
  elsif known.expires_at <= now() then
    return jsonb_build_object('refusal', 'token_expired');
  end if;
  begin
    wait := private.count_token_call(known.id);
  exception when foreign_key_violation then
    -- It ended while this call waited for another one's count.
    return jsonb_build_object('refusal', 'token_invalid');
  end;
  if wait > 0 then
    return jsonb_build_object('refusal', 'too_many_calls', 'retry_after', wait);
  elsif resolve_access_token.scope <> all (known.scopes) then
    return jsonb_build_object('refusal', 'scope_missing');
  end if;
  update private.access_tokens as kept set last_used_at = now()
  where kept.id = known.id and (kept.last_used_at is null or kept.last_used_at < now() - interval '1 minute');
  return jsonb_build_object('subject', jsonb_build_object(
    'token_id', known.id, 'user_id', known.user_id, 'organization_id', known.organization_id,
    'kind', private.token_kind(known.organization_id), 'scopes', to_jsonb(known.scopes), 'expires_at', known.expires_at
  ));
end
$$;

-- # Grants

grant execute on function public.access_tokens to authenticated;
grant execute on function public.create_access_token to authenticated;
grant execute on function public.revoke_access_token to authenticated;
grant execute on function public.resolve_access_token to service_role;

-- # Reference data

insert into private.token_scopes (scope, place, for_people, for_kinds) values
  ('missions:read', 10, true, '{company,academia}'),
  ('submissions:read', 20, true, '{company}'),
  ('programs:read', 30, true, '{academia}'),
  ('progress:read', 40, true, '{academia}'),
  ('openings:read', 50, true, '{company,academia}'),
  ('applications:read', 60, true, '{company}'),
  -- Accepted by functions of their own.
  ('scim', 70, false, '{company,academia}'),
  ('roster:write', 80, false, '{academia}');

-- # Personal data

call private.declare_data('private.token_scopes', null, 'nobody', '{}', 'What tokens can be allowed.');
call private.declare_data('private.access_tokens', 't.user_id = $1', 'removed', '{user_id,token_hash}');
call private.declare_data(
  'private.access_token_calls', 't.token_id in (select token.id from private.access_tokens as token where token.user_id = $1)',
  'removed', '{token_id}'
);
