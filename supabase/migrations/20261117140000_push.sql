-- Notifications on people's devices (Web Push), beside the bell and emails.

-- # Tables

-- Browsers' push services, with everything below these names. The server sends to no other host, so that an endpoint
-- can't make it call addresses of the network it runs in.
create table private.push_services (
  host text primary key check (host ~ '^[a-z0-9.-]+$')
);

insert into private.push_services (host) values
  ('fcm.googleapis.com'), ('jmt17.google.com'), ('push.services.mozilla.com'), ('push.apple.com'), ('notify.windows.com');

-- Identifies this installation to push services (VAPID). Only the function that sends reads the private part.
create table private.push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null check (length(public_key) = 87),
  private_key jsonb not null,
  created_at timestamptz not null default now()
);

-- A browser that shows a person's notifications. It belongs to a session and is deleted with it: by signing out here or
-- from another device, by a suspension, and with the account.
create table public.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null unique references auth.sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  user_agent text not null default '',
  -- Opaque: can only turn off this device.
  off_token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);

create index push_devices_by_user on public.push_devices (user_id, last_used_at desc);

-- A notification to send to a device; the row is deleted once it was sent, was read elsewhere, or is too old.
create table private.pushes (
  id uuid primary key default gen_random_uuid(),
  notification_id uuid not null references public.notifications on delete cascade,
  device_id uuid not null references public.push_devices on delete cascade,
  attempts int not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  -- The run that took it last; only that run can report the result.
  lease uuid,
  unique (notification_id, device_id)
);

create index pushes_due on private.pushes (due_at);
create index pushes_by_device on private.pushes (device_id);

alter table public.notification_preferences
  add column push_topics text[] not null default '{feedback,reviews,invitations,requests,appointments,other}'
    check (push_topics <@ '{feedback,reviews,invitations,requests,appointments,other}' and cardinality(push_topics) <= 6),
  add column push_details boolean not null default true,
  add column quiet_from int check (quiet_from between 0 and 23),
  add column quiet_until int check (quiet_until between 0 and 23),
  add constraint quiet_hours check (
    (quiet_from is null) = (quiet_until is null) and (quiet_from is null or quiet_from <> quiet_until)
  );

-- # Private helpers

create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.push_services as service
    where case when service.host = '127.0.0.1' then endpoint ~ '^http://127\.0\.0\.1:\d{2,5}/[^\s#]*$'
      else substring(endpoint from '^https://([a-z0-9.-]+)(?::443)?/[^\s#]*$') = service.host
        or substring(endpoint from '^https://([a-z0-9.-]+)(?::443)?/[^\s#]*$') like '%.' || service.host end
  )
$$;

-- The moment itself, or the end of the quiet hours it falls into, by the clock of that place: on days with a change of
-- the clock too.
create function private.after_quiet_hours(moment timestamptz, quiet_from int, quiet_until int, zone text)
returns timestamptz language sql stable set search_path = '' as $$
  select case
    when quiet_from is null then moment
    when quiet_from < quiet_until and (here.hour < quiet_from or here.hour >= quiet_until) then moment
    when quiet_from > quiet_until and here.hour < quiet_from and here.hour >= quiet_until then moment
    else greatest(moment, (
      here.day + case when here.hour < quiet_until then 0 else 1 end + make_interval(hours => quiet_until)
    ) at time zone zone) end
  from (select extract(hour from moment at time zone zone) as hour, (moment at time zone zone)::date as day) as here
$$;

create function private.push_due(person uuid, moment timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select private.after_quiet_hours(moment, quiet_from, quiet_until, time_zone)
    from public.notification_preferences where user_id = person
  ), moment)
$$;

create function private.wants_push(person uuid, topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select topic = 'account' or coalesce((
    select case topic when 'correspondence' then 'other' else topic end = any (push_topics)
    from public.notification_preferences where user_id = person
  ), true)
$$;

create function private.push_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due timestamptz;
begin
  if not exists (select from public.push_devices where user_id = new.user_id)
    or not private.wants_push(new.user_id, private.mail_topic(new.kind)) then
    return null;
  end if;
  due := private.push_due(new.user_id, now());
  insert into private.pushes (notification_id, device_id, due_at, expires_at)
  select new.id, device.id, due, due + interval '6 hours'
  from public.push_devices as device where device.user_id = new.user_id;
  -- Once per transaction, however many it queues.
  if due <= now() and current_setting('essor.pushes_announced', true) is distinct from pg_current_xact_id()::text then
    perform set_config('essor.pushes_announced', pg_current_xact_id()::text, true);
    perform private.call_function('send-pushes');
  end if;
  return null;
end
$$;

-- Pushes about an action that may be undone wait as long as its emails.
create or replace function private.notify_unless_undone(person uuid, kind text, data jsonb, link text default null)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(person, notify_unless_undone.kind, data, link);
  update private.mails as mail set due_at = now() + interval '1 minute'
  where mail.user_id = person and mail.kind = notify_unless_undone.kind and mail.created_at = now();
  update private.pushes as push set due_at = greatest(push.due_at, now() + interval '1 minute')
  from public.notifications as notification
  where notification.id = push.notification_id and notification.user_id = person
    and notification.kind = notify_unless_undone.kind and notification.created_at = now();
end
$$;

-- # Policies and grants

call private.protect('public.push_devices');
-- Its address and keys are for the sender alone.
grant select (id, user_id, user_agent, created_at, last_used_at), delete on public.push_devices to authenticated;
call private.own_rows('public.push_devices', 'user_id', '{select,delete}', 'devices');
call private.close_to_acting('public.push_devices');

grant insert (push_topics, push_details, quiet_from, quiet_until), update (push_topics, push_details, quiet_from, quiet_until)
  on public.notification_preferences to authenticated;

-- # Public functions

-- What a browser needs to subscribe; null until the function that sends has created it.
create function public.push_public_key() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return (select public_key from private.push_keys);
end
$$;

-- Turns on notifications in the browser of this session. A browser that another account used before belongs to the
-- last one who did this.
create function public.save_push_device(endpoint text, p256dh text, auth text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  session auth.sessions;
  saved uuid;
begin
  select * into session from auth.sessions where id::text = (select auth.jwt()) ->> 'session_id' and user_id = person;
  if session.id is null then
    perform private.refuse('not_signed_in', 'Sign in first.');
  end if;
  if not private.is_push_endpoint(save_push_device.endpoint) or length(save_push_device.endpoint) > 1000
    or coalesce(save_push_device.p256dh, '') !~ '^[A-Za-z0-9_-]{87}$'
    or coalesce(save_push_device.auth, '') !~ '^[A-Za-z0-9_-]{22}$' then
    perform private.raise_app_error('push_service_unknown', 'This browser uses a push service that Essor does not know.');
  end if;
  perform from public.profiles where user_id = person for update;
  delete from public.push_devices as device
  where device.endpoint = save_push_device.endpoint or device.session_id = session.id;
  if (select count(*) from public.push_devices where user_id = person) >= 10 then
    perform private.raise_app_error('too_many_push_devices', 'Remove a device first: up to 10 can show notifications.');
  end if;
  insert into public.push_devices (user_id, session_id, endpoint, p256dh, auth, user_agent)
  values (
    person, session.id, save_push_device.endpoint, save_push_device.p256dh, save_push_device.auth,
    left(coalesce(session.user_agent, ''), 500)
  )
  returning id into saved;
  return saved;
end
$$;

create function public.my_push_devices() returns table (
  id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean
)
language sql stable security definer set search_path = '' as $$
  select device.id, device.user_agent, device.created_at, device.last_used_at,
    device.session_id::text is not distinct from (select auth.jwt()) ->> 'session_id'
  from public.push_devices as device
  where device.user_id = private.require_user()
  order by 5 desc, 4 desc
$$;

-- Works without signing in, from the button on a notification.
create function public.turn_off_push(token text) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_devices where off_token = token
$$;

-- Stores the offered key unless there is one already; returns the one in use.
create function public.push_key(offered_public text default null, offered_private jsonb default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  -- A private key isn't for reading alone: GET requests end up in logs and caches.
  if current_setting('transaction_read_only') = 'on' then
    raise exception 'The key is requested by POST.' using errcode = '42501';
  end if;
  if offered_public is not null and offered_private is not null then
    insert into private.push_keys (public_key, private_key) values (offered_public, offered_private)
    on conflict do nothing;
  end if;
  return (select jsonb_build_object('public_key', public_key, 'private_key', private_key) from private.push_keys);
end
$$;

-- For the function that sends: takes some that are due. No other run gets them until the lease expires.
create function public.claim_pushes(batch int) returns table (
  id uuid, lease uuid, endpoint text, p256dh text, auth text, off_token text, notification_id uuid, kind text, data jsonb,
  link text, language text, topic text, shows_details boolean, seconds_left int
)
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.pushes as push where push.id in (
    select waiting.id from private.pushes as waiting
    join public.notifications as notification on notification.id = waiting.notification_id
    where waiting.due_at <= now()
      and (notification.read_at is not null or waiting.expires_at <= now() or waiting.attempts >= 5)
    for update of waiting skip locked
  );
  -- Quiet hours may have started since, or were chosen later.
  update private.pushes as push set due_at = quiet.until, expires_at = quiet.until + interval '6 hours'
  from (
    select waiting.id, private.push_due(notification.user_id, now()) as until from private.pushes as waiting
    join public.notifications as notification on notification.id = waiting.notification_id
    where waiting.due_at <= now() for update of waiting skip locked
  ) as quiet
  where push.id = quiet.id and quiet.until > now();
  return query
  with taken as (
    update private.pushes as push
    set lease = gen_random_uuid(), attempts = push.attempts + 1, due_at = now() + interval '5 minutes'
    where push.id in (
      select waiting.id from private.pushes as waiting where waiting.due_at <= now() and waiting.attempts < 5
      order by waiting.due_at limit least(batch, 50) for update skip locked
    )
    returning push.*
  )
  select taken.id, taken.lease, device.endpoint, device.p256dh, device.auth, device.off_token, notification.id,
    notification.kind, notification.data, notification.link,
    case coalesce(profile.language, account.raw_user_meta_data ->> 'language') when 'fr' then 'fr' else 'en' end,
    private.mail_topic(notification.kind), coalesce(preference.push_details, true),
    greatest(60, extract(epoch from taken.expires_at - now())::int)
  from taken
  join public.push_devices as device on device.id = taken.device_id
  join public.notifications as notification on notification.id = taken.notification_id
  join auth.users as account on account.id = notification.user_id
  left join public.profiles as profile on profile.user_id = notification.user_id
  left join public.notification_preferences as preference on preference.user_id = notification.user_id
  order by notification.created_at;
end
$$;

create function public.mark_push_sent(push_id uuid, held_lease uuid) returns void
language sql security definer set search_path = '' as $$
  with sent as (
    delete from private.pushes where id = push_id and lease = held_lease returning device_id
  )
  update public.push_devices set last_used_at = now() where id = (select device_id from sent)
$$;

-- Retries after 1, 4, 16 and 64 minutes; then, or if it can never succeed, gives up. True if it did.
create function public.mark_push_failed(push_id uuid, held_lease uuid, is_final boolean default false) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.pushes where id = push_id and lease = held_lease and (is_final or attempts >= 5);
  if found then
    return true;
  end if;
  update private.pushes set due_at = now() + interval '1 minute' * power(4, attempts - 1)
  where id = push_id and lease = held_lease;
  return false;
end
$$;

-- The push service says that the browser no longer wants them.
create function public.forget_push_device(push_id uuid, held_lease uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_devices
  where id = (select device_id from private.pushes where pushes.id = push_id and lease = held_lease)
$$;

-- # Who may call which function

grant execute on function public.push_public_key, public.save_push_device, public.my_push_devices to authenticated;
grant execute on function public.turn_off_push to anon, authenticated;
grant execute on function
  public.push_key, public.claim_pushes, public.mark_push_sent, public.mark_push_failed, public.forget_push_device
  to service_role;

-- # Triggers

create trigger notifications_pushed after insert on public.notifications
  for each row when (new.read_at is null and new.created_at > now() - interval '1 hour')
  execute function private.push_notification();

-- # Personal data

call private.declare_data(
  'public.push_devices', 't.user_id = $1', 'removed', '{user_id,session_id,p256dh,auth,off_token}'
);
call private.declare_data(
  'private.pushes', 't.device_id in (select id from public.push_devices where user_id = $1)', 'removed',
  '{device_id,lease}'
);
call private.declare_data('private.push_keys', null, 'nobody');
call private.declare_data('private.push_services', null, 'nobody');

-- # Jobs

-- For those that waited, and for calls that were lost. The first call creates the key.
select cron.schedule('send pushes that are due', '* * * * *', $$
  select private.call_function('send-pushes') where not exists (select from private.push_keys) or exists (
    select from private.pushes where due_at <= now()
  )
$$);
