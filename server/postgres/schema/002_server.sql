-- State the server keeps and shares with other servers on the same database. No one else can read it.
create table if not exists _server.signing_keys (
  kid text primary key,
  alg text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  status text not null check (status in ('current', 'previous')),
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index if not exists one_current_signing_key on _server.signing_keys (status) where status = 'current';

-- Access tokens are verified without a query, so sessions that end before their tokens are announced here.
create table if not exists _server.revocations (
  id bigint generated always as identity primary key,
  session_id uuid,
  user_id uuid,
  revoked_at timestamptz not null default now()
);
create index if not exists revocations_by_time on _server.revocations (revoked_at);

create table if not exists _server.mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);

-- Every server reloads its schema cache when something changes.
create or replace function _server.announce_ddl() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('pgrst', 'reload schema');
end
$$;

do $$
begin
  if not exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch') then
    create event trigger pgrst_ddl_watch on ddl_command_end execute function _server.announce_ddl();
    create event trigger pgrst_drop_watch on sql_drop execute function _server.announce_ddl();
  end if;
exception when insufficient_privilege then
  raise notice 'changes of the schema are not announced: %', sqlerrm;
end
$$;
