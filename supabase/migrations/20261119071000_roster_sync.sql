-- Programs of a school send its roster. Each file becomes an import: the same plan, which is applied right away only if
-- an owner allowed it and few enough students leave, and otherwise waits for the staff.

-- # Tables

create table private.roster_sync_settings (
  organization_id uuid primary key references public.organizations on delete cascade,
  applies_itself boolean not null default false,
  -- With more students leaving, the plan waits.
  most_leavers int not null default 5 check (most_leavers between 0 and 10000),
  updated_by uuid references auth.users on delete set null,
  updated_at timestamptz not null default now()
);

create table private.roster_syncs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  -- The owner whose token it was.
  started_by uuid references auth.users on delete set null,
  -- The caller's own name for the call, and what it sent.
  key text not null check (length(key) between 8 and 200),
  digest text not null check (length(digest) <= 100),
  status text not null default 'running' check (status in ('running', 'unchanged', 'applying', 'applied', 'waiting', 'failed')),
  -- Why the file couldn't be read; null if the failure was ours.
  problem text check (length(problem) <= 500),
  import_id uuid references public.student_imports on delete set null,
  added int not null default 0,
  changed int not null default 0,
  leaving int not null default 0,
  same int not null default 0,
  skipped int not null default 0,
  problems int not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (organization_id, key)
);

create index roster_sync_settings_by_editor on private.roster_sync_settings (updated_by);
create index roster_syncs_by_school on private.roster_syncs (organization_id, started_at desc);
create index roster_syncs_by_person on private.roster_syncs (started_by);
create index roster_syncs_by_import on private.roster_syncs (import_id);

call private.declare_data('private.roster_sync_settings', 't.updated_by = $1', 'anonymised', '{updated_by}');
call private.declare_data('private.roster_syncs', 't.started_by = $1', 'anonymised', '{started_by,key,digest}');

insert into private.notification_kinds (kind, topic) values ('roster_waiting', 'other');

-- # Private helpers

create function private.running_sync(sync_id uuid, wanted text) returns private.roster_syncs
language plpgsql security definer set search_path = '' as $$
declare
  sync private.roster_syncs;
begin
  select * into sync from private.roster_syncs as known where known.id = sync_id for update;
  if sync.id is null or sync.status <> all (string_to_array(wanted, ',')) then
    perform private.raise_app_error('import_over', 'This import is in another state by now. Load the page again.');
  end if;
  return sync;
end
$$;

create function private.import_of(sync private.roster_syncs) returns public.student_imports
language sql stable security definer set search_path = '' as $$
  select * from public.student_imports as import where import.id = sync.import_id
$$;

-- As the API returns it, and as programs that repeat a call get it again.
create function private.sync_answer(sync private.roster_syncs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', sync.id, 'status', case sync.status when 'applying' then 'waiting' else sync.status end,
    'new', sync.added, 'changed', sync.changed, 'leaving', sync.leaving,
    'unchanged', sync.same, 'skipped', sync.skipped, 'problems', sync.problems,
    'path', case when sync.import_id is not null then '/students/imports/' || sync.import_id end
  )
$$;

create function private.notify_of_waiting_roster(sync private.roster_syncs) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    member.user_id, 'roster_waiting',
    jsonb_build_object('company', private.organization_name(sync.organization_id), 'count', sync.leaving),
    '/students/imports/' || sync.import_id
  )
  from public.organization_members as member
  where member.organization_id = sync.organization_id and member.member_role in ('owner', 'adviser')
$$;

-- # Functions for owners

-- How files that arrive are treated, and the latest 30.
create function public.roster_sync(organization_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_school_owner(roster_sync.organization_id);
  return jsonb_build_object(
    'appliesItself', coalesce((
      select set_up.applies_itself from private.roster_sync_settings as set_up
      where set_up.organization_id = roster_sync.organization_id
    ), false),
    'mostLeavers', coalesce((
      select set_up.most_leavers from private.roster_sync_settings as set_up
      where set_up.organization_id = roster_sync.organization_id
    ), 5),
    'syncs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', sync.id, 'startedAt', sync.started_at, 'by', private.full_name(sync.started_by), 'importId', sync.import_id,
        -- People confirm, undo or discard the import afterward.
        'status', case when sync.status <> 'waiting' then sync.status
          when import.id is null then 'discarded' when import.status in ('done', 'applying') then 'applied'
          when import.status = 'undone' then 'discarded' else 'waiting' end,
        'problem', sync.problem, 'added', sync.added, 'changed', sync.changed, 'leaving', sync.leaving,
        'skipped', sync.skipped, 'problems', sync.problems
      ) order by sync.started_at desc, sync.id), '[]')
      from (
        select * from private.roster_syncs as known
        where known.organization_id = roster_sync.organization_id order by known.started_at desc, known.id limit 30
      ) as sync
      left join public.student_imports as import on import.id = sync.import_id
    )
  );
end
$$;

create function public.save_roster_sync(organization_id uuid, applies_itself boolean, most_leavers int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_school_owner(save_roster_sync.organization_id);
  if most_leavers is null or most_leavers not between 0 and 10000 then
    perform private.raise_app_error('roster_leavers', 'Choose a number from 0 to 10,000.');
  end if;
  insert into private.roster_sync_settings as known (organization_id, applies_itself, most_leavers, updated_by)
  values (
    save_roster_sync.organization_id, coalesce(save_roster_sync.applies_itself, false), save_roster_sync.most_leavers,
    (select auth.uid())
  )
  on conflict on constraint roster_sync_settings_pkey do update set
    applies_itself = excluded.applies_itself, most_leavers = excluded.most_leavers, updated_by = excluded.updated_by,
    updated_at = now();
  perform private.audit(
    'roster.sync_changed', 'organization', save_roster_sync.organization_id::text,
    jsonb_build_object('applies_itself', applies_itself, 'most_leavers', most_leavers)
  );
end
$$;

-- # Functions for the API, in the order in which it calls them

-- {"refusal"} as `resolve_access_token` has it, or "sync_running" or "key_reused"; {"sync_id"}; or for a repeated call
-- what the first one gave, {"answer"} or {"problem"}.
create function public.begin_roster_sync(token text, key text, digest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  resolved constant jsonb := public.resolve_access_token(begin_roster_sync.token, 'roster:write');
  school constant uuid := (resolved -> 'subject' ->> 'organization_id')::uuid;
  known private.roster_syncs;
  made uuid;
begin
  if school is null then
    return resolved;
  end if;
  perform from public.organizations as held where held.id = school for no key update;
  -- What a server that stopped left behind.
  update private.roster_syncs as stale set status = 'failed', finished_at = now()
  where stale.organization_id = school and stale.status in ('running', 'applying')
    and stale.started_at < now() - interval '10 minutes';
  select * into known from private.roster_syncs as sync
  where sync.organization_id = school and sync.key = begin_roster_sync.key;
  if known.id is not null and known.digest <> begin_roster_sync.digest then
    return jsonb_build_object('refusal', 'key_reused');
  elsif known.status in ('unchanged', 'applied', 'waiting') then
    return jsonb_build_object('sync_id', known.id, 'answer', private.sync_answer(known));
  elsif known.status = 'failed' and known.problem is not null then
    return jsonb_build_object('sync_id', known.id, 'problem', known.problem);
  elsif exists (
    select from private.roster_syncs as sync
    where sync.organization_id = school and sync.status in ('running', 'applying')
  ) then
    return jsonb_build_object('refusal', 'sync_running', 'retry_after', 60);
  end if;
  -- A failure of ours is tried again.
  delete from private.roster_syncs as sync where sync.id = known.id;
  insert into private.roster_syncs (organization_id, started_by, key, digest)
  values (school, (resolved -> 'subject' ->> 'user_id')::uuid, begin_roster_sync.key, begin_roster_sync.digest)
  returning id into made;
  return jsonb_build_object('sync_id', made);
end
$$;

create function public.open_roster_sync(sync_id uuid, format text, is_complete boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sync private.roster_syncs := private.running_sync(sync_id, 'running');
begin
  update private.roster_syncs as one set import_id = private.begin_import(
    sync.organization_id, sync.started_by,
    case open_roster_sync.format when 'oneroster' then 'OneRoster' else 'CSV' end || ' ' || to_char(now(), 'YYYY-MM-DD HH24:MI'),
    open_roster_sync.format, open_roster_sync.is_complete
  )
  where one.id = sync.id;
end
$$;

create function public.add_roster_sync_lines(sync_id uuid, lines jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_lines(private.import_of(private.running_sync(sync_id, 'running')), lines);
end
$$;

create function public.add_roster_sync_problems(sync_id uuid, problems jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_problems(private.import_of(private.running_sync(sync_id, 'running')), problems);
end
$$;

-- All lines have arrived: decides whether the plan is applied, waits, or changes nothing. It replaces one that waits.
create function public.judge_roster_sync(sync_id uuid, file_lines int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sync private.roster_syncs := private.running_sync(sync_id, 'running');
  set_up private.roster_sync_settings;
begin
  perform private.finish_import(private.import_of(sync), file_lines, null);
  update private.roster_syncs as one set
    added = counted.new, changed = counted.changed, leaving = counted.leaving, same = counted.same,
    skipped = counted.skipped,
    problems = (select count(*) from private.student_import_problems as problem where problem.import_id = sync.import_id)
  from (
    select count(*) filter (where line.state = 'new') as new, count(*) filter (where line.state = 'changed') as changed,
      count(*) filter (where line.state = 'leaving') as leaving,
      count(*) filter (where line.state = 'same' and line.line > 0) as same,
      count(*) filter (where line.state in ('wrong', 'duplicate')) as skipped
    from private.student_import_rows as line where line.import_id = sync.import_id
  ) as counted
  where one.id = sync.id returning one.* into sync;
  -- The newest file counts.
  delete from public.student_imports as import using private.roster_syncs as older
  where older.organization_id = sync.organization_id and older.id <> sync.id and older.status = 'waiting'
    and import.id = older.import_id and import.status = 'checking';
  select * into set_up from private.roster_sync_settings as known where known.organization_id = sync.organization_id;
  if sync.added + sync.changed + sync.leaving = 0 then
    if sync.skipped + sync.problems = 0 then
      delete from public.student_imports as import where import.id = sync.import_id;
    end if;
    update private.roster_syncs as one set status = 'unchanged', finished_at = now() where one.id = sync.id;
  elsif coalesce(set_up.applies_itself, false) and sync.leaving <= set_up.most_leavers then
    update private.roster_syncs as one set status = 'applying' where one.id = sync.id;
  else
    update private.roster_syncs as one set status = 'waiting', finished_at = now() where one.id = sync.id;
    perform private.notify_of_waiting_roster(sync);
  end if;
end
$$;

-- The next 2,000 lines of a plan that may be applied; returns how many are left.
create function public.apply_roster_sync(sync_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  sync private.roster_syncs := private.running_sync(sync_id, 'unchanged,applying,applied,waiting');
  remaining int := 0;
begin
  if sync.status = 'applying' then
    remaining := private.apply_rows(private.import_of(sync), true);
    if remaining = 0 then
      update private.roster_syncs as one set status = 'applied', finished_at = now() where one.id = sync.id;
    end if;
  end if;
  return remaining;
end
$$;

create function public.roster_sync_answer(sync_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.sync_answer(sync) from private.roster_syncs as sync where sync.id = sync_id
$$;

-- Nothing of the file stays; a plan that was already being applied is left for the staff to finish.
create function public.fail_roster_sync(sync_id uuid, problem text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sync private.roster_syncs := private.running_sync(sync_id, 'running,applying');
begin
  delete from public.student_imports as import where import.id = sync.import_id and import.status = 'checking';
  update private.roster_syncs as one
  set status = 'failed', problem = left(fail_roster_sync.problem, 500), finished_at = now()
  where one.id = sync.id;
end
$$;

grant execute on function public.roster_sync, public.save_roster_sync to authenticated;
grant execute on function
  public.add_roster_sync_lines, public.add_roster_sync_problems, public.apply_roster_sync, public.begin_roster_sync,
  public.fail_roster_sync, public.judge_roster_sync, public.open_roster_sync, public.roster_sync_answer
to service_role;

-- # Jobs

select cron.schedule('forget roster syncs', '57 3 * * *', $$
  delete from private.roster_syncs where started_at < now() - interval '90 days';
$$);
