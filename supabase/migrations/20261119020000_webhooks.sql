-- Webhooks: a company or school is told what happens by signed HTTPS requests to endpoints that its owners add. What is
-- sent, and how, is in docs/webhooks.md. The edge function `send-webhooks` sends; this file decides what, to whom and when.

-- # Tables

create table private.webhook_event_types (
  type text primary key check (type ~ '^[a-z_]+(\.[a-z_]+)+$'),
  -- The order in forms.
  place int not null,
  -- Which organizations can ask for it.
  for_kinds public.organization_kind[] not null
);

-- Hosts that endpoints may name although they aren't public: for operators whose own receivers are in the same network.
-- Empty unless someone with access to the database adds one.
create table private.webhook_inside_hosts (
  host text primary key check (host = lower(host))
);

create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  -- The owner who added it or turned it on last. It is turned off when they are no longer an owner.
  owner_id uuid references auth.users on delete set null,
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) between 1 and 20),
  is_on boolean not null default true,
  off_reason text check (off_reason in ('owner', 'failing', 'gone', 'owner_left')),
  -- Since when every try failed; null after a success.
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, url),
  check (is_on = (off_reason is null) and (owner_id is not null or not is_on))
);

-- Each signs until it ends; rotating gives the old one an end.
create table private.webhook_secrets (
  vault_id uuid primary key,
  endpoint_id uuid not null references public.webhook_endpoints on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz
);

create table public.webhook_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  type text not null references private.webhook_event_types,
  -- Whose work or application it is about; no one but this person is told.
  user_id uuid references auth.users on delete cascade,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  occurred_at timestamptz not null default now()
);

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.webhook_events on delete cascade,
  endpoint_id uuid not null references public.webhook_endpoints on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- When it is tried next, or when the run that took it must have finished.
  due_at timestamptz default now(),
  -- The run that took it last; only that run can report the result.
  lease uuid,
  last_tried_at timestamptz,
  response_status int,
  -- Its beginning.
  response_body text check (length(response_body) <= 2000),
  -- Why there was no response.
  error text check (error in ('address', 'dns', 'tls', 'connection', 'timeout', 'answer', 'off')),
  created_at timestamptz not null default now(),
  unique (event_id, endpoint_id),
  check ((status = 'waiting') = (due_at is not null))
);

-- # Indexes

create index webhook_endpoints_by_owner on public.webhook_endpoints (owner_id);
create index webhook_secrets_by_endpoint on private.webhook_secrets (endpoint_id);
create index webhook_events_by_organization on public.webhook_events (organization_id);
create index webhook_events_by_type on public.webhook_events (type);
create index webhook_events_by_person on public.webhook_events (user_id);
create index webhook_events_by_age on public.webhook_events (occurred_at);
create index webhook_deliveries_by_endpoint on public.webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_due on public.webhook_deliveries (due_at) where status = 'waiting';

-- # Policies and grants

call private.protect('public.webhook_endpoints');
grant select on public.webhook_endpoints to authenticated;
create policy "Owners see their organization's endpoints" on public.webhook_endpoints for select to authenticated
  using (private.owns_organization(organization_id));
call private.close_to_acting('public.webhook_endpoints');

call private.protect('public.webhook_events');
grant select (id, organization_id, type, data, occurred_at) on public.webhook_events to authenticated;
create policy "Owners see their organization's events" on public.webhook_events for select to authenticated
  using (private.owns_organization(organization_id));
call private.close_to_acting('public.webhook_events');

call private.protect('public.webhook_deliveries');
grant select (
  id, event_id, endpoint_id, status, attempts, due_at, last_tried_at, response_status, response_body, error, created_at
) on public.webhook_deliveries to authenticated;
create policy "Owners see deliveries to their organization's endpoints" on public.webhook_deliveries
  for select to authenticated using (endpoint_id in (select endpoint.id from public.webhook_endpoints as endpoint));
call private.close_to_acting('public.webhook_deliveries');

-- # Private helpers

-- Retries after 1, 2, 5, 15 and 30 minutes, then 1, 3, 6, 12, 24 and 24 hours: 12 tries in about three days.
create function private.webhook_pauses() returns interval[] language sql immutable set search_path = '' as $$
  select '{1 min,2 min,5 min,15 min,30 min,1 hour,3 hours,6 hours,12 hours,24 hours,24 hours}'::interval[]
$$;

-- For logs and notifications: the rest of an address can contain a secret of the receiver.
create function private.webhook_host(url text) returns text language sql immutable set search_path = '' as $$
  select substring(url from '^https?://([^/?]+)')
$$;

create function private.webhook_events_for(kind public.organization_kind) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(known.type order by known.place), '{}') from private.webhook_event_types as known
  where webhook_events_for.kind = any (known.for_kinds)
$$;

create function private.is_webhook_inside(url text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.webhook_inside_hosts as known
    where known.host = lower(substring(is_webhook_inside.url from '^https?://([^/:?#@\s\\]+)(?::\d{1,5})?(?:[/?][^\s#]*)?$'))
  )
$$;

-- An https address with a public name. Numeric addresses and names of private networks aren't; what a public name
-- resolves to is checked whenever something is sent.
create function private.is_webhook_url(url text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(length(url) <= 500 and (private.is_webhook_inside(url) or (
    url ~* '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?([/?][^\s#\\]*)?$'
    and substring(lower(url) from '^https://[a-z0-9.-]*\.([a-z0-9-]+)') <> all (
      '{localhost,localdomain,local,internal,intranet,lan,home,corp,private,arpa}'
    )
  )), false)
$$;

-- An approved organization, and an owner whose account is open.
create function private.is_webhook_live(endpoint public.webhook_endpoints) returns boolean
language sql stable security definer set search_path = '' as $$
  select endpoint.is_on and not private.is_suspended(endpoint.owner_id) and exists (
    select from public.organization_members as member
    join public.organizations as organization on organization.id = member.organization_id
    join auth.users as account on account.id = member.user_id
    where member.organization_id = endpoint.organization_id and member.user_id = endpoint.owner_id
      and member.member_role = 'owner' and organization.status = 'approved'
      and (account.banned_until is null or account.banned_until <= now())
  )
$$;

-- Once per transaction, however much it queues.
create function private.announce_webhooks() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('essor.webhooks_announced', true) is distinct from pg_current_xact_id()::text then
    perform set_config('essor.webhooks_announced', pg_current_xact_id()::text, true);
    perform private.call_function('send-webhooks');
  end if;
end
$$;

-- Queues an event for the endpoints that want it, in the transaction of what happened. Like the API, endpoints are told of
-- applications to openings that their owner is on the team of.
create function private.emit_webhook(
  organization uuid, type text, data jsonb, person uuid default null, of_team_of uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanting uuid[];
  made uuid;
begin
  select array_agg(endpoint.id) into wanting from public.webhook_endpoints as endpoint
  where endpoint.organization_id = emit_webhook.organization and emit_webhook.type = any (endpoint.events)
    and private.is_webhook_live(endpoint)
    and (of_team_of is null or exists (
      select from public.opening_team as team where team.opening_id = of_team_of and team.user_id = endpoint.owner_id
    ));
  if wanting is null then
    return;
  end if;
  insert into public.webhook_events (organization_id, type, data, user_id)
  values (emit_webhook.organization, emit_webhook.type, emit_webhook.data, emit_webhook.person) returning id into made;
  insert into public.webhook_deliveries (event_id, endpoint_id) select made, unnest(wanting);
  perform private.announce_webhooks();
end
$$;

-- Nothing waits for an endpoint that is off; owners can resend what failed.
create function private.settle_webhook(endpoint uuid) returns void
language sql security definer set search_path = '' as $$
  update public.webhook_deliveries set status = 'failed', due_at = null, lease = null, error = coalesce(error, 'off')
  where endpoint_id = endpoint and status = 'waiting'
$$;

create function private.turn_off_webhook(endpoint_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.webhook_endpoints;
begin
  update public.webhook_endpoints as kept set is_on = false, off_reason = reason, failing_since = null
  where kept.id = endpoint_id and kept.is_on returning * into known;
  if known.id is null then
    return;
  end if;
  perform private.settle_webhook(known.id);
  perform private.notify(
    member.user_id, 'webhook_turned_off',
    jsonb_build_object(
      'name', private.organization_name(known.organization_id), 'host', private.webhook_host(known.url)
    ),
    '/integrations/webhooks?of=' || known.organization_id
  )
  from public.organization_members as member
  where member.organization_id = known.organization_id and member.member_role = 'owner';
end
$$;

create function private.end_webhooks_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.member_role <> 'owner' then
    perform private.turn_off_webhook(endpoint.id, 'owner_left') from public.webhook_endpoints as endpoint
    where endpoint.organization_id = old.organization_id and endpoint.owner_id = old.user_id and endpoint.is_on;
  end if;
  return null;
end
$$;

create trigger end_webhooks after delete or update of member_role on public.organization_members
  for each row execute function private.end_webhooks_of_member();

-- An account that is deleted leaves its endpoints to the other owners, off.
create function private.leave_webhooks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.is_on := false;
  new.off_reason := coalesce(new.off_reason, 'owner_left');
  return new;
end
$$;

create trigger leave_webhooks before update of owner_id on public.webhook_endpoints
  for each row when (new.owner_id is null and old.owner_id is not null) execute function private.leave_webhooks();

create function private.forget_webhook_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets where id = old.vault_id;
  return null;
end
$$;

create trigger forget_webhook_secret after delete on private.webhook_secrets
  for each row execute function private.forget_webhook_secret();

create function private.add_webhook_secret(endpoint uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  secret constant text := 'whsec_' || encode(extensions.gen_random_bytes(32), 'base64');
begin
  insert into private.webhook_secrets (vault_id, endpoint_id) values (vault.create_secret(secret), endpoint);
  return secret;
end
$$;

-- An endpoint that the caller may change, locked.
create function private.require_webhook(endpoint_id uuid) returns public.webhook_endpoints
language plpgsql security definer set search_path = '' as $$
declare
  known public.webhook_endpoints;
begin
  perform private.require_user();
  select * into known from public.webhook_endpoints as kept where kept.id = endpoint_id for update;
  if known.id is null or private.is_acting() or not private.owns_organization(known.organization_id) then
    perform private.raise_app_error('webhook_not_found', 'This endpoint does not exist, or was deleted.');
  end if;
  perform private.require_owner(known.organization_id);
  return known;
end
$$;

-- What was asked for, in the order of forms, or an error that says what is wrong.
create function private.wanted_webhook_events(organization uuid, url text, events text[]) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text[] := array(
    select known from public.organizations as team, unnest(private.webhook_events_for(team.kind)) as known
    where team.id = organization and known = any (events)
  );
begin
  if not private.is_webhook_url(url) then
    perform private.raise_app_error('webhook_url', 'Enter an https address with a public host name.');
  end if;
  if cardinality(wanted) = 0 or cardinality(wanted) <> cardinality(events) then
    perform private.raise_app_error('webhook_events', 'Choose at least one event.');
  end if;
  return wanted;
end
$$;

-- # Functions

-- The endpoints of an organization, oldest first, and the events it can ask for.
create function public.webhooks(organization_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_token_owner(webhooks.organization_id);
  return jsonb_build_object(
    'events', (
      select to_jsonb(private.webhook_events_for(team.kind)) from public.organizations as team
      where team.id = webhooks.organization_id
    ),
    'endpoints', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', endpoint.id, 'url', endpoint.url, 'events', to_jsonb(endpoint.events), 'isOn', endpoint.is_on,
        'offReason', endpoint.off_reason, 'failingSince', endpoint.failing_since,
        'owner', case when endpoint.owner_id is not null then private.full_name(endpoint.owner_id) end,
        'createdAt', endpoint.created_at, 'previousSecretEndsAt', (
          select max(secret.ends_at) from private.webhook_secrets as secret
          where secret.endpoint_id = endpoint.id and secret.ends_at > now()
        )
      ) order by endpoint.created_at, endpoint.id), '[]')
      from public.webhook_endpoints as endpoint where endpoint.organization_id = webhooks.organization_id
    )
  );
end
$$;

-- One of two answers that contain a secret.
create function public.create_webhook(organization_id uuid, url text, events text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid;
  wanted text[];
  made uuid;
begin
  if create_webhook.organization_id is null then
    perform private.refuse('owners_only', 'Only an owner can do this.');
  end if;
  me := private.require_token_owner(create_webhook.organization_id);
  perform private.require_recent_sign_in();
  wanted := private.wanted_webhook_events(create_webhook.organization_id, create_webhook.url, create_webhook.events);
  perform pg_advisory_xact_lock(hashtextextended('webhooks ' || create_webhook.organization_id::text, 0));
  if (
    select count(*) >= 10 from public.webhook_endpoints as known where known.organization_id = create_webhook.organization_id
  ) then
    perform private.raise_app_error('too_many_webhooks', 'There is room for 10 endpoints. Delete one you no longer use.');
  end if;
  insert into public.webhook_endpoints (organization_id, owner_id, url, events)
  values (create_webhook.organization_id, me, create_webhook.url, wanted)
  on conflict do nothing returning id into made;
  if made is null then
    perform private.raise_app_error('webhook_exists', 'There is an endpoint with this address already.');
  end if;
  perform private.audit(
    'webhook.created', 'organization', create_webhook.organization_id::text,
    jsonb_build_object('endpoint', made, 'host', private.webhook_host(create_webhook.url))
  );
  return jsonb_build_object('id', made, 'secret', private.add_webhook_secret(made));
end
$$;

-- Sends events elsewhere, so it requires a recent sign-in, as creating does.
create function public.change_webhook(endpoint_id uuid, url text, events text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.webhook_endpoints := private.require_webhook(endpoint_id);
  wanted text[];
begin
  if change_webhook.url is distinct from known.url then
    perform private.require_recent_sign_in();
  end if;
  wanted := private.wanted_webhook_events(known.organization_id, change_webhook.url, change_webhook.events);
  if exists (
    select from public.webhook_endpoints as other
    where other.organization_id = known.organization_id and other.url = change_webhook.url and other.id <> known.id
  ) then
    perform private.raise_app_error('webhook_exists', 'There is an endpoint with this address already.');
  end if;
  update public.webhook_endpoints as kept set url = change_webhook.url, events = wanted,
    failing_since = case when kept.url = change_webhook.url then kept.failing_since end
  where kept.id = known.id;
  perform private.audit(
    'webhook.changed', 'organization', known.organization_id::text,
    jsonb_build_object('endpoint', known.id, 'host', private.webhook_host(change_webhook.url))
  );
end
$$;

-- Whoever turns it on answers for it.
create function public.switch_webhook(endpoint_id uuid, is_on boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.webhook_endpoints := private.require_webhook(endpoint_id);
begin
  if known.is_on = coalesce(switch_webhook.is_on, false) then
    return;
  elsif switch_webhook.is_on then
    update public.webhook_endpoints as kept
    set is_on = true, off_reason = null, failing_since = null, owner_id = (select auth.uid()) where kept.id = known.id;
  else
    update public.webhook_endpoints as kept set is_on = false, off_reason = 'owner', failing_since = null
    where kept.id = known.id;
    perform private.settle_webhook(known.id);
  end if;
  perform private.audit(
    case when switch_webhook.is_on then 'webhook.turned_on' else 'webhook.turned_off' end, 'organization',
    known.organization_id::text, jsonb_build_object('endpoint', known.id, 'host', private.webhook_host(known.url))
  );
end
$$;

-- The new secret; the old one signs too for 24 hours.
create function public.rotate_webhook_secret(endpoint_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.webhook_endpoints := private.require_webhook(endpoint_id);
  until constant timestamptz := now() + interval '24 hours';
begin
  perform private.require_recent_sign_in();
  if (
    select count(*) >= 4 from private.webhook_secrets as secret where secret.endpoint_id = known.id and secret.ends_at > now()
  ) then
    perform private.raise_app_error('too_many_rotations', 'The secret was rotated 4 times within a day. Wait until old ones end.');
  end if;
  update private.webhook_secrets as secret set ends_at = until where secret.endpoint_id = known.id and secret.ends_at is null;
  perform private.audit(
    'webhook.secret_rotated', 'organization', known.organization_id::text,
    jsonb_build_object('endpoint', known.id, 'host', private.webhook_host(known.url))
  );
  return jsonb_build_object('secret', private.add_webhook_secret(known.id), 'previousSecretEndsAt', until);
end
$$;

-- With its log, and events that no other endpoint got; effective with the next request.
create function public.delete_webhook(endpoint_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.webhook_endpoints := private.require_webhook(endpoint_id);
begin
  delete from public.webhook_events as event
  where event.id in (select delivery.event_id from public.webhook_deliveries as delivery where delivery.endpoint_id = known.id)
    and not exists (
      select from public.webhook_deliveries as other where other.event_id = event.id and other.endpoint_id <> known.id
    );
  delete from public.webhook_endpoints as kept where kept.id = known.id;
  perform private.audit(
    'webhook.deleted', 'organization', known.organization_id::text,
    jsonb_build_object('endpoint', known.id, 'host', private.webhook_host(known.url))
  );
end
$$;

-- Tried once, right away, whatever the endpoint asked for.
create function public.test_webhook(endpoint_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.webhook_endpoints := private.require_webhook(endpoint_id);
  event uuid;
  made uuid;
begin
  if not known.is_on then
    perform private.raise_app_error('webhook_is_off', 'Turn the endpoint on first.');
  elsif (
    select count(*) >= 20 from public.webhook_deliveries as delivery
    join public.webhook_events as sent on sent.id = delivery.event_id and sent.type = 'webhook.test'
    where delivery.endpoint_id = known.id and delivery.created_at > now() - interval '1 hour'
  ) then
    perform private.raise_app_error('too_many_webhook_tests', 'There were 20 test events within an hour. Try again later.');
  end if;
  insert into public.webhook_events (organization_id, type, data)
  values (known.organization_id, 'webhook.test', jsonb_build_object('endpoint_id', known.id)) returning id into event;
  insert into public.webhook_deliveries (event_id, endpoint_id) values (event, known.id) returning id into made;
  perform private.announce_webhooks();
  return made;
end
$$;

-- Sends the same event again, with the same ID, as often as a new one would be tried.
create function public.replay_webhook(delivery_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.webhook_endpoints;
begin
  known := private.require_webhook((
    select delivery.endpoint_id from public.webhook_deliveries as delivery where delivery.id = delivery_id
  ));
  if not known.is_on then
    perform private.raise_app_error('webhook_is_off', 'Turn the endpoint on first.');
  end if;
  update public.webhook_deliveries as delivery
  set status = 'waiting', attempts = 0, due_at = now(), lease = null, error = null
  where delivery.id = delivery_id and delivery.status <> 'waiting';
  perform private.announce_webhooks();
end
$$;

-- For the function that sends: takes some that are due. No other run gets them until the lease expires. Endpoints that
-- fail get one place in a batch, so that waiting for them doesn't hold up the others.
create function public.claim_webhooks(batch int) returns table (
  id uuid, lease uuid, kind text, event_id uuid, url text, is_inside boolean, body text, secrets text[]
)
language sql security definer set search_path = '' as $$
  with due as (
    select waiting.id, endpoint.failing_since is not null as is_failing, waiting.due_at,
      row_number() over (partition by endpoint.id order by waiting.due_at, waiting.id) as place
    from public.webhook_deliveries as waiting
    join public.webhook_endpoints as endpoint on endpoint.id = waiting.endpoint_id
    where waiting.status = 'waiting' and waiting.due_at <= now() and private.is_webhook_live(endpoint)
  ), taken as (
    update public.webhook_deliveries as delivery
    set lease = gen_random_uuid(), attempts = delivery.attempts + 1, due_at = now() + interval '5 minutes', last_tried_at = now()
    where delivery.id in (
      select waiting.id from public.webhook_deliveries as waiting
      where waiting.status = 'waiting' and waiting.due_at <= now() and waiting.id in (
        select due.id from due where due.place <= case when due.is_failing then 1 else 5 end
        order by due.place, due.due_at limit least(batch, 50)
      )
      for update skip locked
    )
    returning delivery.*
  )
  select taken.id, taken.lease, event.type, event.id, endpoint.url, private.is_webhook_inside(endpoint.url),
    jsonb_build_object(
      'id', event.id, 'type', event.type, 'timestamp', event.occurred_at, 'organization_id', event.organization_id,
      'data', event.data
    )::text,
    array(
      select kept.decrypted_secret from private.webhook_secrets as secret
      join vault.decrypted_secrets as kept on kept.id = secret.vault_id
      where secret.endpoint_id = endpoint.id and (secret.ends_at is null or secret.ends_at > now())
      order by secret.created_at desc
    )
  from taken
  join public.webhook_events as event on event.id = taken.event_id
  join public.webhook_endpoints as endpoint on endpoint.id = taken.endpoint_id
  order by event.occurred_at, event.id
$$;

create function public.mark_webhook_sent(delivery_id uuid, held_lease uuid, status int, body text) returns void
language sql security definer set search_path = '' as $$
  with sent as (
    update public.webhook_deliveries as delivery
    set status = 'delivered', due_at = null, lease = null, response_status = mark_webhook_sent.status,
      response_body = left(mark_webhook_sent.body, 2000), error = null
    where delivery.id = delivery_id and delivery.lease = held_lease returning delivery.endpoint_id
  )
  update public.webhook_endpoints as endpoint set failing_since = null
  where endpoint.id = (select sent.endpoint_id from sent) and endpoint.failing_since is not null
$$;

-- Tries again later, or gives up; true if it did. 410 says that the receiver wants nothing more. An endpoint that has
-- accepted nothing since a delivery was first tried, until it is given up, is turned off.
create function public.mark_webhook_failed(
  delivery_id uuid, held_lease uuid, status int default null, body text default null, error text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  tried public.webhook_deliveries;
  pauses constant interval[] := private.webhook_pauses();
  is_test boolean;
  is_over boolean;
  failing timestamptz;
begin
  select * into tried from public.webhook_deliveries as delivery
  where delivery.id = delivery_id and delivery.lease = held_lease for update;
  if tried.id is null then
    return false;
  end if;
  select event.type = 'webhook.test' into is_test from public.webhook_events as event where event.id = tried.event_id;
  is_over := is_test or mark_webhook_failed.status is not distinct from 410 or tried.attempts > cardinality(pauses);
  update public.webhook_deliveries as delivery set
    status = case when is_over then 'failed' else 'waiting' end,
    due_at = case when not is_over then now() + pauses[tried.attempts] end, lease = null,
    response_status = mark_webhook_failed.status, response_body = left(mark_webhook_failed.body, 2000),
    error = case when mark_webhook_failed.status is null then mark_webhook_failed.error end
  where delivery.id = tried.id;
  if mark_webhook_failed.status = 410 then
    perform private.turn_off_webhook(tried.endpoint_id, 'gone');
  elsif not is_test then
    update public.webhook_endpoints as endpoint set failing_since = coalesce(endpoint.failing_since, now())
    where endpoint.id = tried.endpoint_id returning endpoint.failing_since into failing;
    if is_over and failing < now() - interval '2 days' then
      perform private.turn_off_webhook(tried.endpoint_id, 'failing');
    end if;
  end if;
  return is_over;
end
$$;

create function private.remove_old_webhook_events() returns void
language sql security definer set search_path = '' as $$
  delete from private.webhook_secrets where ends_at <= now();
  delete from public.webhook_events where occurred_at < now() - interval '30 days';
$$;

grant execute on function
  public.webhooks, public.create_webhook, public.change_webhook, public.switch_webhook, public.rotate_webhook_secret,
  public.delete_webhook, public.test_webhook, public.replay_webhook
  to authenticated;
grant execute on function public.claim_webhooks, public.mark_webhook_sent, public.mark_webhook_failed to service_role;

-- # What happens

create function private.emit_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  work public.enrollments;
begin
  select * into work from public.enrollments where id = new.enrollment_id;
  perform private.emit_webhook(new.organization_id, 'submission.received', jsonb_build_object(
    'submission_id', new.id, 'mission_id', work.mission_id, 'attempt', new.attempt, 'language', new.language,
    'submitted_at', new.submitted_at, 'feedback_due_at', new.due_at
  ), work.user_id);
  return null;
end
$$;

create trigger emit_submission after insert on public.submissions
  for each row execute function private.emit_submission();

create function private.emit_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  work public.enrollments;
begin
  select enrollment.* into work from public.submissions as submission
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id where submission.id = new.submission_id;
  perform private.emit_webhook(new.organization_id, 'review.finished', jsonb_build_object(
    'submission_id', new.submission_id, 'mission_id', work.mission_id, 'verdict', new.verdict, 'reviewed_at', new.delivered_at
  ), work.user_id);
  return null;
end
$$;

create trigger emit_review after update of delivered_at on public.reviews
  for each row when (old.delivered_at is null and new.delivered_at is not null) execute function private.emit_review();

create function private.emit_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Without its code, which leads to the holder's name.
  perform private.emit_webhook(new.organization_id, 'certificate.issued', jsonb_build_object(
    'mission_id', enrollment.mission_id, 'issued_at', new.issued_at, 'submission_id', (
      select submission.id from public.submissions as submission
      where submission.enrollment_id = enrollment.id order by submission.attempt desc limit 1
    )
  ), new.user_id) from public.enrollments as enrollment where enrollment.id = new.enrollment_id;
  return null;
end
$$;

create trigger emit_certificate after insert on public.certificates
  for each row execute function private.emit_certificate();

-- For each program in which a school assigned the mission to a student who shares progress with it.
create function private.emit_assignment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.emit_webhook(program.organization_id, 'program.assignment.completed', jsonb_build_object(
    'program_id', program.id, 'mission_id', new.mission_id, 'student_id', student.id, 'submitted_on', work.submitted_on,
    'is_late', work.lateness = 1, 'completed_at', new.completed_at
  ), new.user_id)
  from public.students as student
  join private.program_cohorts as known on known.cohort_id = student.cohort_id
  join public.programs as program on program.id = known.program_id
    and program.assigned_at is not null and program.archived_at is null
  join private.program_missions as task on task.program_id = program.id and task.mission_id = new.mission_id
  cross join lateral private.program_work(program.id, student.id) as work
  where student.user_id = new.user_id and student.status = 'enrolled' and 'progress' = any (student.shares)
    and work.mission_id = new.mission_id and work.enrollment_id = new.id;
  return null;
end
$$;

create trigger emit_assignment after update of status on public.enrollments
  for each row when (old.status <> 'validated' and new.status = 'validated') execute function private.emit_assignment();

create function private.emit_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_on('openings') then
    perform private.emit_webhook(opening.organization_id, 'application.received', jsonb_build_object(
      'application_id', new.id, 'opening_id', new.opening_id, 'sent_at', new.sent_at, 'answer_due_at', new.answer_due_at
    ), new.user_id, opening.id) from public.openings as opening where opening.id = new.opening_id;
  end if;
  return null;
end
$$;

create trigger emit_application after insert on public.opening_applications
  for each row execute function private.emit_application();

create function private.emit_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_on('openings') then
    perform private.emit_webhook(opening.organization_id, 'application.stage_changed', jsonb_build_object(
      'application_id', sent.id, 'opening_id', sent.opening_id,
      'from', jsonb_build_object('kind', new.from_kind, 'name', new.from_name),
      'to', jsonb_build_object('kind', new.to_kind, 'name', new.to_name), 'changed_at', new.at
    ), sent.user_id, opening.id)
    from public.opening_applications as sent join public.openings as opening on opening.id = sent.opening_id
    where sent.id = new.application_id;
  end if;
  return null;
end
$$;

create trigger emit_move after insert on public.opening_application_moves
  for each row when (new.kind in ('moved', 'answered') and new.to_kind is not null) execute function private.emit_move();

create function private.emit_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_on('openings') then
    perform private.emit_webhook(
      new.organization_id, case when new.status = 'open' then 'opening.published' else 'opening.closed' end,
      jsonb_build_object(
        'opening_id', new.id, 'title', new.title, 'status', new.status, 'audience', new.audience, 'changed_at', now()
      )
    );
  end if;
  return null;
end
$$;

-- Closed and filled count as closed; whoever is off the board for a while is only paused.
create trigger emit_opening after update of status on public.openings
  for each row when (
    old.status <> new.status and (new.status = 'open' or new.status in ('closed', 'filled') and old.status in ('open', 'paused'))
  ) execute function private.emit_opening();

-- # Reference data

insert into private.webhook_event_types (type, place, for_kinds) values
  ('submission.received', 10, '{company}'),
  ('review.finished', 20, '{company}'),
  ('certificate.issued', 30, '{company}'),
  ('opening.published', 40, '{company}'),
  ('opening.closed', 50, '{company}'),
  ('application.received', 60, '{company}'),
  ('application.stage_changed', 70, '{company}'),
  ('program.assignment.completed', 80, '{academia}'),
  -- Sent on request alone.
  ('webhook.test', 90, '{}');

insert into private.notification_kinds (kind, topic) values ('webhook_turned_off', 'account');

-- # Personal data

call private.declare_data('private.webhook_event_types', null, 'nobody', '{}', 'What webhooks can tell.');
call private.declare_data('private.webhook_inside_hosts', null, 'nobody', '{}', 'Set by operators.');
call private.declare_data('public.webhook_endpoints', 't.owner_id = $1', 'anonymised', '{owner_id}');
call private.declare_data('private.webhook_secrets', null, 'nobody', '{}', 'Names secrets in the vault.');
call private.declare_data('public.webhook_events', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data(
  'public.webhook_deliveries', 't.event_id in (select event.id from public.webhook_events as event where event.user_id = $1)',
  'removed', '{lease,endpoint_id,response_status,response_body,error}'
);

-- # Jobs

-- For those that wait for another try, and for calls that were lost.
select cron.schedule('send webhooks that are due', '* * * * *', $$
  select private.call_function('send-webhooks') where exists (
    select from public.webhook_deliveries where status = 'waiting' and due_at <= now()
  )
$$);
select cron.schedule('remove old webhook events', '23 3 * * *', 'select private.remove_old_webhook_events()');
