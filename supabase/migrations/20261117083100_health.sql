-- What administrators see about the health of the server, the database and the jobs.

-- # Private helpers

-- The health of the platform, for its operators. Each part is queried on its own: if one fails, it says so, and the
-- others are still shown.
create function private.health_database() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'bytes', pg_catalog.pg_database_size(pg_catalog.current_database()),
    'connections', (select count(*) from pg_catalog.pg_stat_activity where datname = pg_catalog.current_database()),
    'allowed', current_setting('max_connections')::int,
    'oldestTransaction', (
      select extract(epoch from now() - min(xact_start))::int from pg_catalog.pg_stat_activity
      where datname = pg_catalog.current_database() and pid <> pg_catalog.pg_backend_pid() and state <> 'idle'
    ),
    'startedAt', pg_catalog.pg_postmaster_start_time(),
    'replicas', (select count(*) from pg_catalog.pg_stat_replication)
  )
$$;

-- A file is orphaned when the account or organization it was uploaded for is deleted, or when the platform has another
-- logo.
create function private.health_storage() returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'bucket', bucket.id, 'files', coalesce(files.count, 0), 'bytes', coalesce(files.bytes, 0),
    'orphans', coalesce(files.orphans, 0)
  ) order by bucket.id), '[]')
  from storage.buckets as bucket left join (
    select object.bucket_id, count(*), sum((object.metadata ->> 'size')::bigint) as bytes, count(*) filter (where
      case object.bucket_id
        when 'branding' then to_jsonb(object.name) <> private.setting('logo_path')
        else object.owner_id is not null and person.id is null
      end
    ) as orphans
    from storage.objects as object left join auth.users as person on person.id::text = object.owner_id
    group by object.bucket_id
  ) as files on files.bucket_id = bucket.id
$$;

create function private.health_mail() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where sent_at is null and given_up_at is null),
    'oldestDue', min(due_at) filter (where sent_at is null and given_up_at is null and due_at <= now()),
    'sentToday', count(*) filter (where sent_at > now() - interval '1 day'),
    'givenUp', count(*) filter (where given_up_at > now() - interval '7 days'),
    'lastError', (
      select jsonb_build_object(
        'kind', kind, 'at', coalesce(given_up_at, created_at),
        -- Servers repeat the address; who looks here need not read it.
        'text', regexp_replace(last_error, '[^\s<>]+@[^\s<>]+', '…', 'g')
      )
      from private.mails where last_error is not null order by coalesce(given_up_at, created_at) desc limit 1
    )
  )
  from private.mails
$$;

-- How often a schedule runs, roughly: enough to notice that a job has stopped.
create function private.schedule_period(schedule text) returns interval
language sql immutable set search_path = '' as $$
  select case
    when schedule ~ '^\d+ seconds?$' then schedule::interval
    when schedule ~ '^\*/\d+ \* ' then make_interval(mins => substring(schedule from '^\*/(\d+)')::int)
    when schedule ~ '^\* \* ' then interval '1 minute'
    when schedule ~ '^\S+ \* \* \* \*$' then interval '1 hour'
    when schedule ~ '^\S+ \*/\d+ \* ' then make_interval(hours => substring(schedule from '^\S+ \*/(\d+)')::int)
    when schedule ~ '^\S+ \S+ \* \* \*$' then interval '1 day'
    when schedule ~ '^\S+ \S+ \* \* \S+$' then interval '7 days'
    else interval '31 days' end
$$;

create function private.health_jobs() returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', coalesce(job.jobname, 'job ' || job.jobid), 'schedule', job.schedule, 'active', job.active,
    'lastAt', last.start_time, 'status', last.status, 'message', left(last.return_message, 300),
    'milliseconds', round(extract(epoch from last.end_time - last.start_time) * 1000),
    'overdue', job.active and now() - greatest(last.start_time, pg_catalog.pg_postmaster_start_time())
      > private.schedule_period(job.schedule) * 2 + interval '2 minutes'
  ) order by job.jobname), '[]')
  from cron.job left join lateral (
    select * from cron.job_run_details as run where run.jobid = job.jobid and run.start_time is not null
    order by run.start_time desc limit 1
  ) as last on true
$$;

create function private.health_versions() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'postgres', current_setting('server_version'),
    'migrations', count(*), 'lastMigration', max(version)
  )
  from supabase_migrations.schema_migrations
$$;

-- The ten statements that took the most time in total. The extension replaces values by placeholders.
create function private.health_statements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  place text := (
    select space.nspname from pg_catalog.pg_extension as extension
    join pg_catalog.pg_namespace as space on space.oid = extension.extnamespace
    where extension.extname = 'pg_stat_statements'
  );
  answer jsonb;
begin
  if place is null then
    return '{"isMissing": true}';
  end if;
  execute format($query$
    select jsonb_build_object('slowest', coalesce(jsonb_agg(to_jsonb(slow)), '[]')) from (
      select left(regexp_replace(query, '\s+', ' ', 'g'), 400) as text, calls,
        round(mean_exec_time::numeric, 2) as mean, round(max_exec_time::numeric, 1) as longest,
        round(total_exec_time::numeric) as total
      from %I.pg_stat_statements
      where dbid = (select oid from pg_catalog.pg_database where datname = pg_catalog.current_database())
        and query ~* '^\s*(select|insert|update|delete|with|merge)\y'
      order by total_exec_time desc limit 10
    ) as slow
  $query$, place) into answer;
  return answer;
exception when object_not_in_prerequisite_state then
  return '{"isMissing": true}';
end
$$;

create function private.health_piece(piece text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format('select private.%I()', 'health_' || piece) into answer;
  return answer;
exception when query_canceled or others then
  return jsonb_build_object('failure', sqlerrm);
end
$$;

-- If the server records its last backup and free disk space, the health page shows them. Elsewhere, such as on
-- Supabase, the host knows.
create function private.health_server() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  noted jsonb;
begin
  if to_regclass('_server.operations') is null then
    return '{"isMissing": true}';
  end if;
  execute $query$
    select coalesce(jsonb_object_agg(name, details || jsonb_build_object('at', noted_at)), '{}') from _server.operations
  $query$ into noted;
  return noted;
end
$$;

-- # Public functions

create function public.admin_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(piece, private.health_piece(piece)) || jsonb_build_object('at', now())
    from unnest('{database, storage, mail, jobs, versions, statements, server}'::text[]) as piece
  );
end
$$;

-- # Who may call which function

grant execute on function public.admin_health to authenticated;
