-- How long things are kept, and the night's work that holds to it. Each part notes how it went.
create table public.retention_runs (
  id bigint generated always as identity primary key,
  thing text not null,
  -- Null where it is not a matter of days.
  days int,
  removed int not null default 0,
  milliseconds int not null default 0,
  error text,
  ran_at timestamptz not null default now()
);
create index retention_runs_by_time on public.retention_runs (ran_at desc);
call private.protect('public.retention_runs');
revoke all on public.retention_runs from service_role;
grant select on public.retention_runs to authenticated, service_role;
create policy "Administrators see what was cleared away" on public.retention_runs for select to authenticated
  using ((select private.has_role('admin')));
call private.declare_data('public.retention_runs', null, 'nobody');

-- Runs a statement with the number of days as $1 that answers with how many it removed. One that fails stops no other.
create function private.run_retention(thing text, days int, statement text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  began timestamptz := clock_timestamp();
  gone int;
  problem text;
begin
  begin
    execute statement into gone using days;
  exception when others then
    problem := sqlstate || ' ' || sqlerrm;
  end;
  insert into public.retention_runs (thing, days, removed, milliseconds, error)
  values (
    thing, days, coalesce(gone, 0), (extract(epoch from clock_timestamp() - began) * 1000)::int, left(problem, 500)
  );
end
$$;

create function private.forget_addresses(days int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  limit_at timestamptz := now() - make_interval(days => days);
  forgotten int;
  more int;
begin
  update public.consent_events set ip = null, browser = null
  where created_at < limit_at and (ip is not null or browser is not null);
  get diagnostics forgotten = row_count;
  delete from private.audit_origins as origin using public.audit_log as entry
  where entry.id = origin.entry_id and entry.created_at < limit_at;
  get diagnostics more = row_count;
  return forgotten + more;
end
$$;

-- What was reported, and what stood there then, is forgotten some time after the last decision about it; never before
-- the time for objecting, and for deciding about that, is over.
create function private.forget_cases(days int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  forgotten int;
begin
  delete from private.moderation_cases where status = 'decided' and decided_at < now() - make_interval(days => greatest(days, 60));
  get diagnostics forgotten = row_count;
  if forgotten > 0 then
    perform private.audit(
      'moderation.forgotten', 'moderation_case', null, jsonb_build_object('count', forgotten, 'days', greatest(days, 60))
    );
  end if;
  delete from private.message_pauses where until < now();
  return forgotten;
end
$$;

create function private.apply_retention() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.run_retention('audit_ip', private.retention_days('audit_ip', 365), 'select private.forget_addresses($1)');
  perform private.run_retention('notifications', private.retention_days('notifications', 180), $sql$
    with gone as (
      delete from public.notifications where created_at < now() - make_interval(days => $1) returning 1
    ) select count(*)::int from gone
  $sql$);
  perform private.run_retention('mails', private.retention_days('mails', 90), $sql$
    with gone as (delete from private.mails where created_at < now() - make_interval(days => $1) returning 1)
    select count(*)::int from gone
  $sql$);
  perform private.run_retention('page_views', private.retention_days('page_views', 395), $sql$
    with gone as (
      delete from private.page_view_days where day < private.today() - $1 returning 1
    ), single as (
      delete from public.page_views where day < private.today() - $1 returning 1
    ) select ((select count(*) from gone) + (select count(*) from single))::int
  $sql$);
  perform private.run_retention('sessions_inactive', private.retention_days('sessions_inactive', 180), $sql$
    with gone as (
      delete from auth.sessions
      where coalesce(refreshed_at at time zone 'utc', updated_at, created_at) < now() - make_interval(days => $1)
      returning 1
    ) select count(*)::int from gone
  $sql$);
  perform private.run_retention('export_files', private.retention_days('export_files', 7), 'select private.expire_exports()');
  perform private.run_retention('moderation', private.retention_days('moderation', 730), 'select private.forget_cases($1)');
  delete from public.retention_runs where ran_at < now() - interval '1 year';
end
$$;
select cron.schedule('apply retention', '7 4 * * *', 'select private.apply_retention()');
-- A link that says when it ends ends then, not in the night after.
select cron.schedule('expire exports', '*/5 * * * *', $$
  select private.expire_exports() where exists (
    select from public.data_exports where status = 'ready' and expires_at <= now()
  )
$$);
