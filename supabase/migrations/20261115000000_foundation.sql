-- What every later migration stands on: text search that forgives accents and typing errors, a place for helpers that
-- is not exposed, and nothing callable unless it is granted.
create extension if not exists citext with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- A pattern for ilike that finds what somebody typed, taken literally.
create function private.containing(search text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(btrim(search), '([\\%_])', '\\\1', 'g') || '%'
$$;
revoke execute on function private.containing from public;

alter default privileges for role postgres revoke execute on functions from public;
-- Projects that hand every new table and function in public to everyone by default must not do so here.
alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on functions from anon, authenticated, service_role;
