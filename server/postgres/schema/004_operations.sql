-- Facts about the server that the product shows to operators: the last backup, the free disk space.
create table _server.operations (
  name text primary key,
  noted_at timestamptz not null default now(),
  details jsonb not null default '{}'
);
grant usage on schema _server to postgres;
grant select on _server.operations to postgres;
