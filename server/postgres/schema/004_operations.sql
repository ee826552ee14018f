-- What the server knows of itself, for the product to show to whoever runs it: the last backup, the room on its disk.
create table _server.operations (
  name text primary key,
  noted_at timestamptz not null default now(),
  details jsonb not null default '{}'
);
grant usage on schema _server to postgres;
grant select on _server.operations to postgres;
