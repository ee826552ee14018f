-- Messages between clients. Policies on realtime.messages decide who can read and write private channels.
create schema if not exists realtime;
grant usage on schema realtime to postgres with grant option;
grant usage on schema realtime to anon, authenticated, service_role, dashboard_user, supabase_realtime_admin;
grant create on schema realtime to supabase_realtime_admin;

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  -- Times without a zone are UTC, whatever zone the database is set to.
  updated_at timestamp not null default timezone('utc', clock_timestamp()),
  inserted_at timestamp not null default timezone('utc', clock_timestamp()),
  binary_payload bytea,
  primary key (id, inserted_at)
);
create index if not exists messages_by_time on realtime.messages (inserted_at);
create index if not exists messages_to_replay on realtime.messages (topic, inserted_at desc)
  where extension = 'broadcast' and private;

alter table realtime.messages owner to supabase_realtime_admin;
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to postgres with grant option;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to dashboard_user;

-- The channel a policy is evaluated for.
create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Runs with its caller's privileges: without an insert policy on the topic, it can't send. As in Supabase, a message
-- that can't be sent is a warning and never rolls back the caller's transaction.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql set search_path = '' as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case
      when jsonb_typeof(send.payload) = 'object' and not send.payload ? 'id'
        then send.payload || jsonb_build_object('id', message_id)
      else send.payload
    end,
    send.event, send.topic, send.private, 'broadcast'
  );
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create or replace function realtime.send_binary(
  payload bytea, event text, topic text, private boolean default true
) returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('realtime.topic', send_binary.topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (send_binary.payload, send_binary.event, send_binary.topic, send_binary.private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

-- For triggers: broadcasts a row change to a private channel.
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'operation', operation, 'schema', table_schema, 'table', table_name, 'record', new, 'old_record', old
    ),
    event_name,
    topic_name
  );
exception when others then
  raise exception 'Failed to process the row: %', sqlerrm;
end
$$;

-- Announces a message when its transaction commits: a line that describes it, then the payload. NOTIFY carries at most
-- 8000 bytes, so a larger payload is left out and fetched by its ID.
create or replace function realtime.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  head text := jsonb_build_object(
    'id', new.id, 'topic', new.topic, 'private', coalesce(new.private, false), 'event', new.event
  );
  whole text;
begin
  if new.binary_payload is null and pg_column_size(new.payload) < 8000 then
    whole := head || chr(10) || new.payload::text;
  end if;
  perform pg_notify('realtime_messages', case when octet_length(whole) < 7900 then whole else head end);
  return null;
end
$$;

drop trigger if exists announce_message on realtime.messages;
create trigger announce_message after insert on realtime.messages for each row
  when (new.event is not null and (new.payload is not null or new.binary_payload is not null))
  execute function realtime.announce_message();

-- Two rows to look for, one for each extension. Without an event, they are not announced, and the server rolls them
-- back.
create or replace function realtime.probe_messages(channel text) returns uuid[]
language sql volatile security definer set search_path = '' as $$
  with probes as (
    insert into realtime.messages (topic, extension, private)
    values (channel, 'broadcast', true), (channel, 'presence', true)
    returning id
  )
  select array_agg(id) from probes
$$;

-- What the caller can read, checked in a transaction that is rolled back, as the caller's own role.
create or replace function realtime.authorize_read(channel text, out broadcast boolean, out presence boolean)
language plpgsql volatile set search_path = '' as $$
declare
  probes uuid[] := realtime.probe_messages(channel);
begin
  select coalesce(bool_or(m.extension = 'broadcast'), false), coalesce(bool_or(m.extension = 'presence'), false)
  into broadcast, presence
  from realtime.messages m
  where m.id = any (probes);
end
$$;

create or replace function realtime.authorize_write(channel text, extension text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into realtime.messages (topic, extension, private)
  values (channel, authorize_write.extension, true);
  return true;
exception when insufficient_privilege then
  return false;
end
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'topic()', 'send(jsonb, text, text, boolean)', 'send_binary(bytea, text, text, boolean)',
    'broadcast_changes(text, text, text, text, text, record, record, text)', 'announce_message()',
    'probe_messages(text)', 'authorize_read(text)', 'authorize_write(text, text)'
  ] loop
    execute format('alter function realtime.%s owner to supabase_realtime_admin', signature);
  end loop;
end
$$;

-- Messages between servers that are too large for NOTIFY. They are not worth recovering after a crash.
create unlogged table if not exists _server.realtime_payloads (
  id uuid primary key,
  body text not null,
  created_at timestamptz not null default now()
);

-- Migrations written for Supabase add tables to this publication. Here, triggers announce changes instead of
-- replication.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
    alter publication supabase_realtime owner to postgres;
  end if;
end
$$;
