-- The words of a text, without accents and signs; PostgreSQL's own parser would take some for numbers. Unaccent is only called stable because its dictionary could be
-- exchanged; ours is named.
create function private.reason_words(reason text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, reason)), '[^[:alnum:]]+'
  ), ''))
$$;

-- Every privileged act: who, what, on whom, before and after, why. Rows are added by functions and never changed by
-- anybody, so that no name or address of a person may stand in them: names are looked up when the log is read.
create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- No reference: the entry outlives the account.
  actor_id uuid,
  action text not null,
  subject_type text,
  subject_id text,
  details jsonb not null default '{}',
  reason text,
  words tsvector generated always as (private.reason_words(reason)) stored
);
create index audit_log_by_time on public.audit_log (created_at desc, id desc);
create index audit_log_by_actor on public.audit_log (actor_id, created_at desc, id desc);
-- What an act belongs to is the beginning of its name: "organization" of "organization.approved".
create index audit_log_by_actor_and_domain on public.audit_log
  (actor_id, split_part(action, '.', 1), created_at desc, id desc);
create index audit_log_by_subject on public.audit_log (subject_type, subject_id, created_at desc, id desc);
create index audit_log_by_domain on public.audit_log (split_part(action, '.', 1), created_at desc, id desc);
create index audit_log_by_action on public.audit_log (action, created_at desc);

create index audit_log_by_words on public.audit_log using gin (words) with (fastupdate = off);

create function private.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is only added to.' using errcode = '42501';
end
$$;
create trigger audit_log_is_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger audit_log_is_never_emptied before truncate on public.audit_log
  for each statement execute function private.refuse_change();

-- From where something was done. Beside the log, since it is about a person: it goes with the account, and after a year.
create table private.audit_origins (
  -- No reference: nothing of the log ever goes.
  entry_id bigint primary key,
  actor_id uuid references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  address text,
  user_agent text
);
create index audit_origins_by_actor on private.audit_origins (actor_id);
create index audit_origins_by_age on private.audit_origins (created_at);
create trigger audit_origins_are_not_rewritten before update on private.audit_origins
  for each row execute function private.refuse_change();
create trigger audit_origins_are_never_emptied before truncate on private.audit_origins
  for each statement execute function private.refuse_change();

-- The address is the one that the proxy in front saw: hosted projects name it in cf-connecting-ip, our server in
-- x-forwarded-for.
create function private.caller_address(headers jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
$$;

-- Whoever acts as somebody else is named as himself.
create function private.audit(
  action text, subject_type text, subject_id text, details jsonb default '{}', reason text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  actor uuid := coalesce((select auth.jwt()) ->> 'acting_admin', (select auth.uid())::text)::uuid;
  entry bigint;
begin
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details, reason)
  values (actor, action, subject_type, subject_id, details, reason) returning id into entry;
  if headers is not null then
    insert into private.audit_origins (entry_id, actor_id, address, user_agent)
    values (
      entry, (select users.id from auth.users where users.id = actor), nullif(private.caller_address(headers), ''),
      left(headers ->> 'user-agent', 300)
    );
  end if;
end
$$;

call private.protect('public.audit_log');
revoke all on public.audit_log from service_role;
grant select on public.audit_log to authenticated, service_role;

create policy "Administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.has_role('admin')));

-- Enough to see a pattern, not enough to know somebody: "p…@example.org".
create function private.masked_email(email text) returns text language sql immutable set search_path = '' as $$
  select lower(left(btrim(email), 1) || '…' || coalesce(left(substring(btrim(email) from '@[^@\s]+$'), 100), ''))
$$;

-- Whoever is refused at the administrators' door leaves a line; a flood of them leaves only the first.
create function public.note_admin_attempt(attempted_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  email text := private.masked_email(attempted_email);
  since timestamptz := now() - interval '1 hour';
begin
  if (select count(*) from public.audit_log where action = 'admin_access.refused' and created_at > since) >= 200
    or (
      select count(*) from public.audit_log
      where action = 'admin_access.refused' and created_at > since and details ->> 'email' = email
    ) >= 10
  then
    return;
  end if;
  perform private.audit('admin_access.refused', 'account', null, jsonb_build_object('email', email));
end
$$;
grant execute on function public.note_admin_attempt to anon, authenticated;
