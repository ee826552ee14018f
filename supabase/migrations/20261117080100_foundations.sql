-- What every other file uses: extensions, schemas, default privileges, and helpers that belong to no domain.

-- Search that tolerates accents and typos, a schema for helpers that isn't exposed, and nothing callable unless it is
-- granted.
create extension if not exists citext with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_cron;
create extension if not exists pg_net with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
grant usage on schema private to supabase_auth_admin;

alter default privileges for role postgres revoke execute on functions from public;

-- Projects that grant every new table and function in public to everyone by default must not do so here.
alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on functions from anon, authenticated, service_role;

-- # Tables

-- The day's salt. Once it is deleted, no hash made with it can be tested.
create table private.view_salts (
  day date primary key,
  salt bytea not null default extensions.gen_random_bytes(32)
);

-- # Private helpers

-- A pattern for ilike that finds what was typed, taken literally.
create function private.containing(search text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(btrim(search), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- What every table starts with: nothing is visible, and nothing is ever open without the second factor.
create procedure private.protect(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy "Nothing without the second factor of who has one" on %s as restrictive to authenticated
       using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()))',
    target
  );
  execute format('grant all on %s to service_role', target);
end
$$;

-- An error that the web app recognizes by its code (in the hint) and words in the person's language.
create function private.fail(code text, message text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', message using errcode = 'P0001', hint = code;
end
$$;

-- The caller's ID, for functions that have more privileges than the caller.
create function private.require_user() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.is_fully_signed_in() then
    raise exception 'Sign in first.' using errcode = '42501', hint = 'not_signed_in';
  end if;
  return (select auth.uid());
end
$$;

create function private.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create function private.are_clean_words(words text[], longest int) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(word = btrim(word) and length(word) between 1 and longest), true)
    and count(*) = count(distinct word)
  from unnest(words) as word
$$;

-- No name before the host and no backslash: both make an address look as if it led elsewhere.
create function private.is_web_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address ~* '^https?://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$' and length(address) <= 500
$$;

-- Without surrounding white space, including that of other scripts and invisible characters.
create function private.trimmed(value text) returns text language sql immutable set search_path = '' as $$
  select btrim(
    value,
    E' \t\n\u000b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    '\u200b\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

create function private.plain_words(text) returns text language sql stable set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, $1))
$$;

-- Days start at the same moment for everyone, whatever time zone a request asks for.
create function private.today() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'utc')::date
$$;

create function private.salt_of_today() returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  known bytea := (select salt from private.view_salts where day = private.today());
begin
  if known is null then
    delete from private.view_salts where day < private.today();
    delete from private.view_addresses where day < private.today();
    insert into private.view_salts (day) values (private.today()) on conflict do nothing;
    select salt into known from private.view_salts where day = private.today();
  end if;
  return known;
end
$$;

-- Counts of people are rounded to fives, so that no two numbers give away a small group: docs/adr/0023.
create function private.in_fives(n bigint) returns int language sql immutable set search_path = '' as $$
  select case when n = 0 then 0 when n >= 5 then (n / 5 * 5)::int end
$$;

-- An address can contain anything; what isn't an ID matches no one.
create function private.uuid_or_nobody(typed text) returns uuid language sql immutable set search_path = '' as $$
  select case
    when typed ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then typed::uuid
    else '00000000-0000-0000-0000-000000000000'
  end
$$;

create function private.clean_words(words text[]) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select word from (
      select distinct on (private.plain_words(word)) word, place
      from unnest(words) with ordinality as listed (said, place), private.trimmed(said) as word
      where word <> '' order by private.plain_words(word), place
    ) as kept order by place
  )
$$;

-- File names. A name that climbs ("a/../b") is harmless as a key, but an address built from it leads elsewhere. So the
-- product never stores or returns such a name, whichever server stores the files.
create function private.is_safe_path(path text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(path) <= 1024
    -- What storage allows, without the question mark, which ends a path; no backslash, percent or control character.
    and path ~ '^[A-Za-z0-9_!*''() &$@=;:+,./-]+$'
    -- No segment that is empty, or made of dots and spaces alone.
    and path !~ '(^|/)[. ]*(/|$)'
$$;

-- Documents name files as {"path": …} at any depth, and each of them must be safe.
create function private.names_safe_files(document jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not exists (
    select from jsonb_path_query(document, '$.**.path') as named
    where jsonb_typeof(named) = 'string' and not private.is_safe_path(named #>> '{}')
  )
$$;

-- # Who may call which function

grant execute on function
  private.are_clean_words, private.is_safe_path, private.is_web_address, private.names_safe_files
to authenticated, service_role;
