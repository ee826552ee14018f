-- pg_cron's tables and functions for databases without the extension: the server then runs the jobs. Where pg_cron is
-- loaded, it creates the schema and runs the jobs itself, and this file does nothing.
do $install$
declare
  is_loaded boolean;
begin
  begin
    is_loaded := current_setting('shared_preload_libraries') like '%pg_cron%';
  exception when insufficient_privilege then
    is_loaded := exists (select from pg_extension where extname = 'pg_cron');
  end;
  if is_loaded then
    return;
  end if;
  execute $schema$

create schema cron;

create sequence cron.jobid_seq;
create sequence cron.runid_seq;

create table cron.job (
  jobid bigint primary key default nextval('cron.jobid_seq'),
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport int not null default coalesce(inet_server_port(), 5432),
  database text not null default current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname text,
  constraint jobname_username_uniq unique (jobname, username)
);

create table cron.job_run_details (
  jobid bigint,
  runid bigint primary key default nextval('cron.runid_seq'),
  job_pid int,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
create index job_run_details_by_job on cron.job_run_details (jobid, start_time);

alter table cron.job enable row level security;
create policy cron_job_policy on cron.job using (username = current_user);
alter table cron.job_run_details enable row level security;
create policy cron_job_run_details_policy on cron.job_run_details using (username = current_user);

-- The newest claimed run of each job. The server that advances it runs the job; the others don't.
create table _server.cron_claims (
  jobid bigint primary key,
  due timestamptz not null
);

-- Runs with the caller's privileges, so that no one can create a job for another role.
create function cron.job_check() returns trigger language plpgsql set search_path = '' as $$
declare
  lowered text := lower(btrim(regexp_replace(new.schedule, '\s+', ' ', 'g')));
  minute text := '[0-5]?\d';
  hour text := '(?:[01]?\d|2[0-3])';
  monthday text := '(?:0?[1-9]|[12]\d|3[01])';
  month text := '(?:0?[1-9]|1[0-2]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
  weekday text := '(?:[0-7]|sun|mon|tue|wed|thu|fri|sat)';
  item text := '(?:\*(?:/[1-9]\d*)?|V(?:-V(?:/[1-9]\d*)?)?)';
  pattern text := '';
  part text;
  is_superuser boolean := (select rolsuper from pg_catalog.pg_roles where rolname = current_user);
begin
  if not is_superuser and (
    (tg_op <> 'INSERT' and old.username <> current_user) or (tg_op <> 'DELETE' and new.username <> current_user)
  ) then
    raise exception using errcode = 'insufficient_privilege', message = case tg_op
      when 'INSERT' then 'must be superuser to create a job for another role'
      when 'UPDATE' then 'must be superuser to alter username'
      else 'permission denied for table job' end;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;

  foreach part in array array[minute, hour, monthday || '|\$', month, weekday] loop
    part := replace(item, 'V', '(?:' || part || ')');
    pattern := concat_ws(' ', nullif(pattern, ''), part || '(?:,' || part || ')*');
  end loop;
  if lowered !~ ('^(?:' || pattern || ')$')
    and lowered !~ '^(?:[1-9]|[1-5]\d) seconds?$'
    and lowered !~ '^@(?:reboot|restart|yearly|annually|monthly|weekly|daily|midnight|hourly)$'
  then
    raise exception using
      errcode = 'invalid_parameter_value',
      message = format('invalid schedule: %s', new.schedule),
      hint = 'Use cron format (e.g. 5 4 * * *), or interval format ''[1-59] seconds''';
  end if;
  -- Both raise an error if there is no such role or database.
  if not pg_catalog.has_database_privilege(new.username, new.database, 'connect') then
    raise exception using
      errcode = 'insufficient_privilege',
      message = format('User %s does not have CONNECT privilege on %s', new.username, new.database);
  end if;
  return new;
end
$$;
create trigger job_check before insert or update or delete on cron.job
  for each row execute function cron.job_check();

create function cron.job_cache_invalidate() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('cron_jobs', '');
  return null;
end
$$;
create trigger cron_job_cache_invalidate after insert or update or delete or truncate on cron.job
  for each statement execute function cron.job_cache_invalidate();

create function cron.schedule(schedule text, command text) returns bigint
language sql set search_path = '' as $$
  insert into cron.job (schedule, command) values (schedule, command) returning jobid
$$;

create function cron.schedule_in_database(
  job_name text, schedule text, command text, database text, username text default null, active boolean default true
) returns bigint language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  id bigint;
begin
  if job_name is null then
    raise exception using errcode = 'null_value_not_allowed', message = 'job_name can not be NULL';
  end if;
  insert into cron.job (jobname, schedule, command, database, username, active)
  values (job_name, schedule, command, database, coalesce(username, current_user), active)
  on conflict on constraint jobname_username_uniq do update
    set schedule = excluded.schedule, command = excluded.command
  returning jobid into id;
  return id;
end
$$;

create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql set search_path = '' as $$
  select cron.schedule_in_database(job_name, schedule, command, current_database()::text)
$$;

create function cron.alter_job(
  job_id bigint,
  schedule text default null,
  command text default null,
  database text default null,
  username text default null,
  active boolean default null
) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  if num_nonnulls(schedule, command, database, username, active) = 0 then
    raise exception using
      message = 'no updates specified',
      hint = 'You must specify at least one job attribute to change when calling alter_job';
  end if;
  update cron.job as changed
  set schedule = coalesce(alter_job.schedule, changed.schedule),
    command = coalesce(alter_job.command, changed.command),
    database = coalesce(alter_job.database, changed.database),
    username = coalesce(alter_job.username, changed.username),
    active = coalesce(alter_job.active, changed.active)
  where changed.jobid = job_id
    and (changed.username = current_user or (select rolsuper from pg_catalog.pg_roles where rolname = current_user));
  if not found then
    raise exception 'Job % does not exist or you don''t own it', job_id;
  end if;
end
$$;

create function cron.unschedule(job_id bigint) returns boolean language plpgsql set search_path = '' as $$
begin
  delete from cron.job where jobid = job_id;
  if not found then
    raise exception 'could not find valid entry for job %', job_id;
  end if;
  return true;
end
$$;

create function cron.unschedule(job_name text) returns boolean language plpgsql set search_path = '' as $$
begin
  delete from cron.job where jobname = job_name and username = current_user;
  if not found then
    raise exception 'could not find valid entry for job ''%''', job_name;
  end if;
  return true;
end
$$;

revoke execute on all functions in schema cron from public;
grant usage on schema cron to postgres with grant option;
grant all on all tables in schema cron to postgres with grant option;
grant all on all sequences in schema cron to postgres with grant option;
grant execute on all functions in schema cron to postgres with grant option;

  $schema$;
end
$install$;
