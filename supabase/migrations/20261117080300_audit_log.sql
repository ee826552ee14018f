-- The audit log: what administrators and other privileged people did, without names.

-- # Tables

-- The words of a text, without accents and punctuation; PostgreSQL's own parser would take some for numbers. The
-- function unaccent() is only marked stable because its dictionary could be replaced; ours is named.
create function private.reason_words(reason text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, reason)), '[^[:alnum:]]+'
  ), ''))
$$;

-- Every privileged action: who, what, to whom, before and after, why. Functions add rows and no one changes them, so
-- they contain no names or addresses of people: names are looked up when the log is read.
create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- No foreign key: the entry outlives the account.
  actor_id uuid,
  action text not null,
  subject_type text,
  subject_id text,
  details jsonb not null default '{}',
  reason text,
  words tsvector generated always as (private.reason_words(reason)) stored
);

-- Where an action came from. Separate from the log because it is personal: it is deleted with the account, and after a
-- year.
create table private.audit_origins (
  -- No foreign key: log entries are never deleted.
  entry_id bigint primary key,
  actor_id uuid references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  address text,
  user_agent text
);

-- Refused attempts to open administration. Each person, and each address of visitors, can add ten lines an hour, so
-- that no one can flood the log; what is left out is counted and logged.
create table private.admin_attempts (
  hour timestamptz not null,
  -- A hash of the account or address that changes every day.
  caller bytea not null,
  noted int not null default 0,
  left_out int not null default 0,
  primary key (hour, caller)
);

-- # Indexes

create index audit_log_by_time on public.audit_log (created_at desc, id desc);
create index audit_log_by_actor on public.audit_log (actor_id, created_at desc, id desc);
-- The first part of an action's name is its domain: "organization" in "organization.approved".
create index audit_log_by_actor_and_domain on public.audit_log
  (actor_id, split_part(action, '.', 1), created_at desc, id desc);
create index audit_log_by_subject on public.audit_log (subject_type, subject_id, created_at desc, id desc);
create index audit_log_by_domain on public.audit_log (split_part(action, '.', 1), created_at desc, id desc);
create index audit_log_by_action on public.audit_log (action, created_at desc);
create index audit_log_by_words on public.audit_log using gin (words) with (fastupdate = off);
create index audit_origins_by_actor on private.audit_origins (actor_id);
create index audit_origins_by_age on private.audit_origins (created_at);

-- # Private helpers

create function private.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is only added to.' using errcode = '42501';
end
$$;

-- The address that the proxy saw: hosted projects send it in cf-connecting-ip, our server in x-forwarded-for.
create function private.caller_address(headers jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
$$;

-- An administrator who acts as someone else is logged as themselves.
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

-- Enough to see a pattern, not enough to identify a person: "p…@example.org".
create function private.masked_email(email text) returns text language sql immutable set search_path = '' as $$
  select lower(left(btrim(email), 1) || '…' || coalesce(left(substring(btrim(email) from '@[^@\s]+$'), 100), ''))
$$;

-- What an entry in the audit log is about, by its current name; null if it no longer exists.
create function private.subject_name(subject_type text, subject_id text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if subject_type = 'certificate' then
    return (select facts ->> 'mission' from public.certificates where code = subject_id);
  elsif subject_id is null or subject_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  elsif subject_type in ('account', 'person', 'user') then
    return private.account_name(subject_id::uuid);
  elsif subject_type = 'organization' then
    return (select name from public.organizations where id = subject_id::uuid);
  elsif subject_type = 'mission' then
    return (select draft ->> 'title' from public.missions where id = subject_id::uuid);
  elsif subject_type = 'partnership' then
    return (
      select private.organization_name(partnership.school_id) || ' – ' || private.organization_name(partnership.partner_id)
      from public.partnerships as partnership where partnership.id = subject_id::uuid
    );
  elsif subject_type = 'program' then
    return (select name from public.programs where id = subject_id::uuid);
  elsif subject_type = 'submission' then
    return (
      select mission.draft ->> 'title' from public.submissions as submission
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      join public.missions as mission on mission.id = enrollment.mission_id
      where submission.id = subject_id::uuid
    );
  elsif subject_type = 'inbox_message' then
    return (select message.name from public.inbox_messages as message where message.id = subject_id::uuid);
  elsif subject_type = 'moderation_case' then
    return (
      select coalesce(private.organization_name(reported.organization_id), private.account_name(reported.person_id))
      from private.moderation_cases as reported where reported.id = subject_id::uuid
    );
  end if;
  return null;
end
$$;

-- What was typed, as words that all have to match, the last one as a prefix, because it may be unfinished; prefixes of
-- common words are expensive. Null if there is nothing to search for.
create function private.words_wanted(words text) returns tsquery language sql stable set search_path = '' as $$
  select nullif(string_agg(word, ' & ' order by place) || ':*', ':*')::tsquery
  from regexp_split_to_table(private.plain_words(words), '[^[:alnum:]]+') with ordinality as typed (word, place)
  where word <> ''
$$;

-- Where an action came from is useful only as long as it can be investigated.
create function private.forget_old_origins() returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from private.audit_origins where created_at < now() - interval '1 year';
  get diagnostics gone = row_count;
  return gone;
end
$$;

create function private.tell_of_attempts_left_out() returns void
language plpgsql security definer set search_path = '' as $$
declare
  more record;
begin
  for more in
    select hour, sum(left_out)::int as attempts, count(*)::int as callers from private.admin_attempts
    where hour < date_trunc('hour', now()) and left_out > 0 group by hour order by hour
  loop
    perform private.audit('admin_access.refused', 'account', null, jsonb_build_object(
      'email', '…', 'more', more.attempts, 'callers', more.callers, 'hour', more.hour
    ));
  end loop;
  delete from private.admin_attempts where hour < date_trunc('hour', now());
end
$$;

-- Adds the names of the people and things an action concerned beside its subject; their IDs stay.
create function private.named_details(details jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person text := details ->> 'person';
begin
  if person is null or person !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return details;
  end if;
  return details || jsonb_strip_nulls(jsonb_build_object(
    'person', private.account_name(person::uuid), 'person_id', person
  ));
end
$$;

-- # Policies and grants

call private.protect('public.audit_log');
revoke all on public.audit_log from service_role;
grant select on public.audit_log to service_role;
grant select on public.audit_log to authenticated;

create policy "Administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.has_role('admin')));

-- # Public functions

-- A refused attempt to open administration adds a line; a flood of them adds only the first.
create function public.note_admin_attempt(attempted_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  attempt private.admin_attempts;
begin
  insert into private.admin_attempts as known (hour, caller, noted) values (
    date_trunc('hour', now()), sha256(private.salt_of_today() || convert_to(coalesce(
      (select auth.uid())::text, private.caller_address(nullif(current_setting('request.headers', true), '')::jsonb), ''
    ), 'utf8')), 1
  )
  on conflict (hour, caller) do update set
    noted = least(known.noted + 1, 11), left_out = known.left_out + case when known.noted >= 10 then 1 else 0 end
  returning * into attempt;
  if attempt.noted <= 10 then
    perform private.audit('admin_access.refused', 'account', null, jsonb_build_object(
      'email', private.masked_email(attempted_email)
    ));
  end if;
end
$$;

-- One page, newest first. Each condition is added only if it is used, so that the plan fits. Common words are found
-- quickly among the newest entries, rare ones by their index: left alone, the planner confuses the two.
create function public.audit_entries(
  wanted_domain text default null, actor uuid default null, about_type text default null, about_id text default null,
  words text default '', since timestamptz default null, until timestamptz default null,
  before timestamptz default null, before_id bigint default null, page_size int default 50
) returns table (
  id bigint, created_at timestamptz, actor_id uuid, actor_name text, action text, subject_type text, subject_id text,
  subject_name text, details jsonb, reason text, address text, user_agent text
)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
declare
  admin uuid := private.require_admin();
  most int := least(greatest(page_size, 1), 1000);
  wanted tsquery := private.words_wanted(left(words, 200));
  in_order constant text := 'order by log.created_at desc, log.id desc limit ';
  asked text := 'from public.audit_log as log where ' || concat_ws(' and ', 'true',
    case when wanted_domain is not null then 'split_part(log.action, ''.'', 1) = $1' end,
    case when actor is not null then 'log.actor_id = $2' end,
    case when about_type is not null then 'log.subject_type = $3' end,
    case when about_id is not null then 'log.subject_id = $4' end,
    case when since is not null then 'log.created_at >= $6' end,
    case when until is not null then 'log.created_at < $7' end,
    case when before is not null then '(log.created_at, log.id) < ($8, $9)' end
  );
  way text := format('select log.id %s %s %s', asked, in_order, most);
  entries bigint[];
begin
  if wanted is not null then
    way := format(
      'select log.id from (select log.id, log.words %s %s %s) as log where log.words @@ $5 limit %s',
      asked, in_order, greatest(5000, most * 20), most
    );
  end if;
  execute format('select array(%s)', way) into entries
  using wanted_domain, actor, about_type, about_id, wanted, since, until, before, before_id;
  if wanted is not null and cardinality(entries) < most then
    way := format(
      'with found as materialized (select log.id, log.created_at %s and log.words @@ $5)
       select log.id from found as log %s %s', asked, in_order, most
    );
    execute format('select array(%s)', way) into entries
    using wanted_domain, actor, about_type, about_id, wanted, since, until, before, before_id;
  end if;
  return query
  select log.id, log.created_at, log.actor_id, private.account_name(log.actor_id), log.action,
    log.subject_type, log.subject_id, private.subject_name(log.subject_type, log.subject_id), private.named_details(log.details),
    log.reason, origin.address, origin.user_agent
  from public.audit_log as log left join private.audit_origins as origin on origin.entry_id = log.id
  where log.id = any (entries)
  order by log.created_at desc, log.id desc;
end
$$;

-- The domains of all entries, from one to the next by index, because a million entries have a few dozen.
create function public.audit_domains() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return (
    with recursive named as (
      (select split_part(action, '.', 1) as domain from public.audit_log order by 1 limit 1)
      union all
      select (
        select split_part(log.action, '.', 1) from public.audit_log as log
        where split_part(log.action, '.', 1) > named.domain order by 1 limit 1
      ) from named where named.domain is not null
    )
    select coalesce(array_agg(domain), '{}') from named where domain is not null
  );
end
$$;

-- People and organizations whose name or address contains the words, to search for what they did or what was done to
-- them.
create function public.audit_names(words text) returns table (subject_type text, subject_id uuid, name text, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  pattern text := private.containing(words);
begin
  if length(btrim(words)) < 2 then
    return;
  end if;
  return query (
    select 'account', profile.user_id, private.account_name(profile.user_id), users.email::text
    from public.profiles as profile join auth.users on users.id = profile.user_id
    where users.email ilike pattern or (profile.first_name || ' ' || profile.last_name) ilike pattern
    order by 3, 2 limit 8
  ) union all (
    select 'organization', organization.id, organization.name, organization.kind::text
    from public.organizations as organization where organization.name ilike pattern
    order by 3, 2 limit 5
  );
end
$$;

-- Exporting the log is a privileged action itself.
create function public.note_audit_export(filter jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.audit('audit.exported', 'audit', null, jsonb_build_object('filter', (
    select coalesce(jsonb_object_agg(asked.key, asked.value), '{}') from jsonb_each(filter) as asked
    where asked.key in ('domain', 'actor', 'about', 'since', 'until')
  )));
end
$$;

-- # Who may call which function

grant execute on function
  public.audit_domains, public.audit_entries, public.audit_names, public.note_audit_export
to authenticated;

grant execute on function public.note_admin_attempt to anon, authenticated;

-- # Triggers

create trigger audit_log_is_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();

create trigger audit_log_is_never_emptied before truncate on public.audit_log
  for each statement execute function private.refuse_change();

create trigger audit_origins_are_not_rewritten before update on private.audit_origins
  for each row execute function private.refuse_change();

create trigger audit_origins_are_never_emptied before truncate on private.audit_origins
  for each statement execute function private.refuse_change();

-- # Jobs

select cron.schedule('forget old origins', '41 3 * * *', 'select private.forget_old_origins()');
