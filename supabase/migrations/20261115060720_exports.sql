-- Everything about a person as a file to take along. Asked for here, built by supabase/functions/build-export.
create table public.data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'building', 'ready', 'failed', 'expired')),
  percent int not null default 0 check (percent between 0 and 100),
  -- What is being done: data, files.
  step text not null default 'data' check (step in ('data', 'files')),
  path text check (starts_with(path, user_id::text || '/')),
  size bigint,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create index data_exports_by_user on public.data_exports (user_id, requested_at desc);
create unique index data_exports_under_way on public.data_exports (user_id) where status in ('waiting', 'building');
create index data_exports_to_expire on public.data_exports (expires_at) where status = 'ready';
call private.protect('public.data_exports');
grant select on public.data_exports to authenticated;
create policy "People see their own exports" on public.data_exports for select to authenticated
  using (user_id = (select auth.uid()));
call private.declare_data('public.data_exports', 't.user_id = $1', 'removed', '{user_id, path}');

-- Who is building it; no business of the person.
create table private.export_leases (
  export_id uuid primary key references public.data_exports on delete cascade,
  lease uuid,
  attempts int not null default 0,
  due_at timestamptz not null default now()
);
create index export_leases_due on private.export_leases (due_at);
call private.declare_data('private.export_leases', null, 'nobody');

insert into storage.buckets (id, name, public, allowed_mime_types)
values ('exports', 'exports', false, array['application/zip']);
create policy "People fetch their own exports while they last" on storage.objects for select to authenticated
  using (
    bucket_id = 'exports' and (storage.foldername(name))[1] = (select auth.uid())::text and exists (
      select from public.data_exports as built
      where built.path = objects.name and built.status = 'ready' and built.expires_at > now()
    )
  );

create function public.request_export() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_recent_sign_in();
  export uuid;
begin
  perform from public.profiles where user_id = person for update;
  if exists (select from public.data_exports where user_id = person and status in ('waiting', 'building')) then
    perform private.fail('export_under_way', 'Your export is being built already.');
  end if;
  if (
    select count(*) from public.data_exports
    where user_id = person and status <> 'failed' and requested_at > now() - interval '1 day'
  ) >= 3 then
    perform private.fail('too_many_exports', 'Three exports a day are enough. Try again tomorrow.');
  end if;
  insert into public.data_exports (user_id) values (person) returning id into export;
  insert into private.export_leases (export_id) values (export);
  perform private.audit('account.export_requested', 'account', person::text);
  perform private.call_function('build-export');
  return export;
end
$$;
grant execute on function public.request_export to authenticated;

-- What a table is called in an export.
create function private.part_name(target regclass) returns text
language sql stable set search_path = '' as $$
  select regexp_replace(target::text, '^public\.', '')
$$;

-- Which part of the product a table belongs to, as people know it; what is not named here is of the account.
create function private.data_area(part text) returns text
language sql immutable set search_path = '' as $$
  select case
    when part ~ '^(candidate_profiles|profiles|profile_|resumes|private\.handles|skill_attestations)' then 'profile'
    when part ~ '^(enrollments|step_states|submissions|review|comment_|co_reviews|certificates|saved_m|dismissed_m|activity)'
      then 'work'
    when part ~ '^(target_jobs|milestones|plan_|habits)' then 'plan'
    when part ~ '^application' then 'applications'
    when part ~ '^(stories|postings|cover_letters|letter_|practice_)' then 'booster'
    when part ~ '^(network_|private\.network|connections|private\.declined|private\.request|blocks|dismissed_p|reports|endors)'
      then 'network'
    when part ~ '^(conversation|message)' then 'messages'
    when part ~ '^(talk_|event)' then 'events'
    when part ~ '^(discovery|private\.(discovery|candidate|pool)|match_|contact_|saved_searches)' then 'discovery'
    when part ~ '^(student|programs|private\.(student|program)|partnership)' then 'school'
    when part ~ '^(maker_|portfolio|client|project|private\.project|invoices|time_entries|mentor)' then 'maker'
    when part ~ '^(organization|mission|team_)' then 'organization'
    when part ~ '^(notification|private\.(mails|digests|unsubscribe))' then 'mails'
    when part = 'storage.objects' then 'files'
    else 'account' end
$$;

-- The rows of one table that are about the person, as the export tells them.
create function private.export_rows(person uuid, target regclass) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  declared private.data_declarations;
  rows jsonb;
begin
  select * into declared from private.data_declarations where data_declarations.target = export_rows.target;
  execute format(
    'select coalesce(jsonb_agg(told), ''[]'') from (select %s as told from %s as t where %s) as every where told is not null',
    coalesce(declared.told, 'to_jsonb(t) - $2'), declared.target, declared.about
  ) into rows using person, declared.left_out;
  return rows;
end
$$;

create function private.held_export(export uuid, held_lease uuid) returns public.data_exports
language plpgsql stable security definer set search_path = '' as $$
declare
  held public.data_exports;
begin
  select data_exports.* into held from public.data_exports
  join private.export_leases as leased on leased.export_id = data_exports.id
  where data_exports.id = export and leased.lease = held_lease and data_exports.status = 'building';
  if held.id is null then
    perform private.fail('export_not_held', 'Somebody else builds this export.');
  end if;
  return held;
end
$$;

-- Takes one that is due. Nobody else gets it until the lease has run out.
create function public.take_export() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken private.export_leases;
  export public.data_exports;
begin
  select leased.* into taken from private.export_leases as leased
  join public.data_exports as waiting on waiting.id = leased.export_id
  where waiting.status in ('waiting', 'building') and leased.due_at <= now()
  order by leased.due_at limit 1 for update of leased skip locked;
  if taken.export_id is null then
    return null;
  end if;
  update private.export_leases
  set lease = gen_random_uuid(), attempts = attempts + 1, due_at = now() + interval '10 minutes'
  where export_id = taken.export_id returning * into taken;
  update public.data_exports set status = 'building', percent = 0, step = 'data'
  where id = taken.export_id returning * into export;
  return jsonb_build_object(
    'id', export.id, 'lease', taken.lease, 'person', export.user_id,
    'language', (
      select coalesce(profile.language, users.raw_user_meta_data ->> 'language', 'en')
      from auth.users left join public.profiles as profile on profile.user_id = users.id where users.id = export.user_id
    ),
    'tables', (
      select jsonb_agg(jsonb_build_object('name', part, 'area', private.data_area(part)) order by part)
      from private.data_declarations, private.part_name(target) as part where on_deletion <> 'nobody'
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', bucket_id, 'name', name, 'size', coalesce((metadata ->> 'size')::bigint, 0)
      ) order by bucket_id, name), '[]')
      from storage.objects where bucket_id <> 'exports' and (
        starts_with(name, export.user_id::text || '/')
        or exists (select from private.makers_of(export.user_id) as maker where starts_with(name, maker::text || '/'))
      )
    )
  );
end
$$;

create function public.export_rows(export uuid, held_lease uuid, targets text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held public.data_exports := private.held_export(export, held_lease);
begin
  return (
    select jsonb_object_agg(part, private.export_rows(held.user_id, target))
    from private.data_declarations, private.part_name(target) as part
    where part = any (targets) and on_deletion <> 'nobody'
  );
end
$$;

-- Also keeps the lease, for as long as it goes on.
create function public.note_export_progress(export uuid, held_lease uuid, percent int, step text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.data_exports := private.held_export(export, held_lease);
begin
  update public.data_exports set percent = note_export_progress.percent, step = note_export_progress.step
  where id = held.id;
  update private.export_leases set due_at = now() + interval '10 minutes' where export_id = held.id;
end
$$;

create function private.retention_days(thing text, default_days int) returns int
language sql stable security definer set search_path = '' as $$
  select greatest(coalesce((private.setting('retention_' || thing || '_days') #>> '{}')::int, default_days), 1)
$$;

create function public.finish_export(export uuid, held_lease uuid, path text, size bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.data_exports := private.held_export(export, held_lease);
  ends timestamptz := now() + make_interval(days => private.retention_days('export_files', 7));
begin
  update public.data_exports
  set status = 'ready', percent = 100, path = finish_export.path, size = finish_export.size, ready_at = now(), expires_at = ends
  where id = held.id;
  delete from private.export_leases where export_id = held.id;
  perform private.notify(
    held.user_id, 'account_export_ready', jsonb_build_object('date', ends::date), '/account#data'
  );
end
$$;

-- Tried three times, then given up: the person is told and may ask again.
create function public.fail_export(export uuid, held_lease uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.data_exports := private.held_export(export, held_lease);
begin
  if (select attempts from private.export_leases where export_id = held.id) < 3 then
    update private.export_leases
    set lease = null, due_at = now() + interval '1 minute' * attempts where export_id = held.id;
    update public.data_exports set status = 'waiting' where id = held.id;
    return;
  end if;
  update public.data_exports set status = 'failed' where id = held.id;
  delete from private.export_leases where export_id = held.id;
  perform private.notify(held.user_id, 'account_export_failed', '{}', '/account#data');
end
$$;
grant execute on function
  public.take_export, public.export_rows, public.note_export_progress, public.finish_export, public.fail_export
to service_role;

-- Whose builder never answered is given up too, once it was taken three times.
create function private.build_exports() returns void
language plpgsql security definer set search_path = '' as $$
declare
  lost uuid;
begin
  for lost in select export_id from private.export_leases where attempts >= 3 and due_at <= now() loop
    update public.data_exports set status = 'failed' where id = lost;
    delete from private.export_leases where export_id = lost;
    perform private.notify(user_id, 'account_export_failed', '{}', '/account#data')
    from public.data_exports where id = lost;
  end loop;
  if exists (select from private.export_leases where due_at <= now()) then
    perform private.call_function('build-export');
  end if;
end
$$;
select cron.schedule('build exports that are due', '* * * * *', 'select private.build_exports()');

create function private.expire_exports() returns int
language plpgsql security definer set search_path = '' as $$
declare
  ended public.data_exports;
  expired int := 0;
begin
  for ended in select * from public.data_exports where status = 'ready' and expires_at <= now() for update skip locked loop
    perform private.remove_files('exports', ended.path);
    update public.data_exports set status = 'expired', path = null where id = ended.id;
    expired := expired + 1;
  end loop;
  return expired;
end
$$;
