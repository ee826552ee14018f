-- Supabase's roles. The owner that connects here may be a superuser of any name; migrations run as `postgres`.
do $$
declare
  wanted record;
  may_bypass boolean := (
    select rolsuper or (rolbypassrls and current_setting('server_version_num')::int >= 160000)
    from pg_roles where rolname = current_user
  );
  may_create_databases boolean := (select rolsuper or rolcreatedb from pg_roles where rolname = current_user);
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'login noinherit'),
      ('supabase_storage_admin', 'login noinherit'),
      ('supabase_realtime_admin', 'nologin noinherit'),
      ('dashboard_user', 'nologin'),
      ('supabase_admin', 'nologin'),
      ('postgres', 'login createrole createdb bypassrls inherit')
    ) as roles (name, options)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      -- Without these rights, policies for the two roles take the place of bypassrls (see server/postgres/rights.ts).
      if not may_bypass then
        wanted.options := replace(wanted.options, ' bypassrls', '');
      end if;
      if not may_create_databases then
        wanted.options := replace(wanted.options, ' createdb', '');
      end if;
      execute format('create role %I %s', wanted.name, wanted.options);
    end if;
  end loop;
end
$$;

-- A superuser can give anything to any role. Another owner must be a member of the roles it gives something to.
do $$
declare
  owned name;
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  foreach owned in array array[
    'postgres', 'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin', 'supabase_admin'
  ]::name[] loop
    if owned <> current_user and (
      select case
        when current_setting('server_version_num')::int < 160000 then not rolsuper
        else pg_has_role(current_user, oid, 'member with admin option')
      end from pg_roles where rolname = owned
    ) then
      execute format('grant %I to %I', owned, current_user);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator;
-- Storage and realtime act for callers by assuming their role, like the REST interface.
grant anon, authenticated, service_role to supabase_storage_admin;

do $$
begin
  if current_user <> 'postgres' then
    grant anon, authenticated, service_role, authenticator to postgres with admin option;
    grant supabase_storage_admin, supabase_realtime_admin to postgres;
    execute format('grant create, connect, temporary on database %I to postgres', current_database());
    grant all on schema public to postgres with grant option;
  end if;
end
$$;

-- PostgREST reads its settings from the role authenticator, and a migration can set them.
do $$
declare
  setting text;
begin
  foreach setting in array array[
    'pgrst.db_aggregates_enabled', 'pgrst.db_plan_enabled', 'pgrst.db_tx_end', 'pgrst.db_max_rows',
    'pgrst.db_schemas', 'pgrst.db_pre_request', 'pgrst.db_extra_search_path'
  ] loop
    execute format('grant set on parameter %I to postgres', setting);
  end loop;
exception when others then
  raise notice 'settings of PostgREST cannot be changed by migrations: %', sqlerrm;
end
$$;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role, dashboard_user;
grant all on schema extensions to postgres;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public;

do $$
begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end
$$;
