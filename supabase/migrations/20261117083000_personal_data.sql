-- Personal data: the register of what each table holds about whom, exports, retention, corrections, and files to
-- remove or rename.

-- # Types

-- What each table stores about people, for data exports and the deletion of accounts. A test requires that every table
-- is declared.
create type private.on_deletion as enum (
  -- The rows are deleted with the account.
  'removed',
  -- The rows stay without saying whose they are.
  'anonymised',
  -- The law or someone else's right requires them; `why` says which.
  'kept',
  -- Nothing in it is about a person.
  'nobody'
);

-- # Tables

create table private.data_declarations (
  target regclass primary key,
  -- Which rows are about a person, as a condition with $1 for the person's ID. Null: none.
  about text,
  on_deletion private.on_deletion not null,
  -- Columns that the export leaves out: secrets, and what is about others.
  left_out text[] not null default '{}',
  why text not null default '',
  -- How the export shows a row if leaving out columns isn't enough: an expression over the row t and the person $1.
  told text,
  check ((about is null) = (on_deletion = 'nobody')),
  check (on_deletion <> 'kept' or why <> '')
);

-- Files to delete: only the storage service removes the bytes together with the row, so a function asks it to.
create table private.files_to_remove (
  bucket_id text not null,
  name text not null,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  queued_at timestamptz not null default now(),
  primary key (bucket_id, name)
);

-- A copy of everything about a person. Requested here, created by supabase/functions/build-export.
create table public.data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'building', 'ready', 'failed', 'expired')),
  percent int not null default 0 check (percent between 0 and 100),
  -- What is in progress: data, files.
  step text not null default 'data' check (step in ('data', 'files')),
  path text check (starts_with(path, user_id::text || '/')),
  size bigint,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  constraint files_are_safe check (private.is_safe_path(path))
);

-- Which run is creating it; not shown to the person.
create table private.export_leases (
  export_id uuid primary key references public.data_exports on delete cascade,
  lease uuid,
  attempts int not null default 0,
  due_at timestamptz not null default now()
);

-- How long things are kept, and the nightly cleanup. Each part records how it went.
create table public.retention_runs (
  id bigint generated always as identity primary key,
  thing text not null,
  -- Null if it doesn't depend on days.
  days int,
  removed int not null default 0,
  milliseconds int not null default 0,
  error text,
  ran_at timestamptz not null default now()
);

-- People ask administrators to correct what they can't correct themselves.
create table public.rectification_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  about text not null check (about in ('certificates', 'school', 'organization', 'other')),
  body text not null check (length(body) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'done', 'refused')),
  answer text not null default '' check (length(answer) <= 1000),
  answered_by uuid references auth.users on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null default now()
);

-- Files to rename: only the storage service moves the bytes together with the row, so a function asks it to.
create table private.files_to_move (
  bucket_id text not null,
  name text not null,
  new_name text not null constraint files_are_safe check (private.is_safe_path(new_name)),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  primary key (bucket_id, name)
);

-- # Indexes

create index files_to_remove_due on private.files_to_remove (due_at);
create index data_exports_by_user on public.data_exports (user_id, requested_at desc);
create unique index data_exports_under_way on public.data_exports (user_id) where status in ('waiting', 'building');
create index data_exports_to_expire on public.data_exports (expires_at) where status = 'ready';
create index export_leases_due on private.export_leases (due_at);
create index retention_runs_by_time on public.retention_runs (ran_at desc);
create index rectification_requests_by_user on public.rectification_requests (user_id, created_at desc);
create index rectification_requests_open on public.rectification_requests (created_at) where status = 'open';
create index rectification_requests_by_answerer on public.rectification_requests (answered_by);
create index files_to_move_due on private.files_to_move (due_at);

-- # Private helpers

create procedure private.declare_data(
  target regclass, about text, on_deletion private.on_deletion, left_out text[] default '{}', why text default ''
) language plpgsql set search_path = '' as $$
begin
  if about is not null then
    -- A condition that cannot be asked fails here, not when somebody exports.
    execute format('select 1 from %s as t where %s limit 0', target, replace(about, '$1', 'null::uuid'));
  end if;
  insert into private.data_declarations (target, about, on_deletion, left_out, why)
  values (target, about, on_deletion, left_out, why);
end
$$;

create procedure private.tell_data(target regclass, told text) language plpgsql set search_path = '' as $$
begin
  execute format('select %s from %s as t limit 0', replace(told, '$1', 'null::uuid'), target);
  update private.data_declarations set told = tell_data.told where data_declarations.target = tell_data.target;
end
$$;

-- An address counts once it is confirmed.
create function private.confirmed_email_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users where id = person and email_confirmed_at is not null
$$;

-- A maker's organization is the person behind it.
create function private.makers_of(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization.id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = person and member.member_role = 'owner' and organization.kind = 'on_maker'
$$;

-- Hidden from everyone right away, whenever the bytes are removed.
create function private.is_to_be_removed(bucket text, file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.files_to_remove as waiting where waiting.bucket_id = bucket and waiting.name = file)
$$;

-- A file in the bucket, or everything below a folder, which ends with a slash. Null: in any bucket.
create function private.remove_files(bucket text, path text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  queued int;
begin
  insert into private.files_to_remove (bucket_id, name)
  select bucket_id, objects.name from storage.objects
  where (bucket is null or bucket_id = bucket)
    and (objects.name = path or (path like '%/' and starts_with(objects.name, path)))
  on conflict do nothing;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform private.call_function('remove-files');
  end if;
  return queued;
end
$$;

-- What a table is called in an export.
create function private.part_name(target regclass) returns text
language sql stable set search_path = '' as $$
  select regexp_replace(target::text, '^public\.', '')
$$;

-- Which part of the product a table belongs to, as people know it; others belong to the account.
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

-- A table's rows about the person, as the export shows them.
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

create function private.retention_days(thing text, default_days int) returns int
language sql stable security definer set search_path = '' as $$
  select greatest(coalesce((private.setting('retention_' || thing || '_days') #>> '{}')::int, default_days), 1)
$$;

-- Exports whose builder never finished are given up after three tries.
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

-- Runs a statement with the number of days as $1 that returns how many rows it deleted. A failure doesn't stop the
-- others.
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

-- Reports and their evidence are deleted some time after the last decision; never before the time to appeal, and to
-- decide the appeal, is over.
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

-- The end of an account: what the declarations promise is done here, and checked before it is final. These are the
-- tables that still contain the person although they declared otherwise. Files waiting to be removed count as gone.
create function private.tables_that_know(person uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  declared private.data_declarations;
  is_known boolean;
  known text[] := '{}';
begin
  for declared in select * from private.data_declarations where on_deletion in ('removed', 'anonymised') loop
    execute format(
      'select exists (select from %s as t where (%s)%s)', declared.target, declared.about,
      case when declared.target = 'storage.objects'::regclass
        then ' and not private.is_to_be_removed(t.bucket_id, t.name)' else '' end
    ) into is_known using person;
    if is_known then
      known := known || declared.target::text;
    end if;
  end loop;
  return known;
end
$$;

-- A maker is the person: what the maker created is deleted with the last one. Work of others on its missions stays
-- theirs; if there is any, the organization stays without a name.
create function private.end_maker(maker uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('projects', maker::text || '/');
  perform private.remove_files('company-media', maker::text || '/');
  if not exists (select from public.enrollments where organization_id = maker) then
    perform private.remove_files('mission-files', maker::text || '/');
    delete from public.organizations where id = maker;
    return;
  end if;
  delete from public.maker_profiles where organization_id = maker;
  delete from public.portfolio_cases where organization_id = maker;
  delete from public.organization_profiles where organization_id = maker;
  update public.organizations
  set name = 'Deleted maker', slug = 'deleted-' || left(maker::text, 8), website = null, siret = null, status = 'suspended'
  where id = maker;
end
$$;

create function private.end_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := (select lower(email) from auth.users where id = person);
  maker uuid;
  known text[];
begin
  perform private.remove_files(null, person::text || '/');
  for maker in select private.makers_of(person) loop
    if not exists (
      select from public.organization_members where organization_id = maker and user_id <> person
    ) then
      perform private.end_maker(maker);
    end if;
  end loop;
  delete from public.organizations as organization
  where organization.requested_by = person and organization.status in ('pending', 'rejected');
  -- What others were told about the person. It leads nowhere any more.
  delete from public.notifications as told using private.notifications_about as about
  where about.notification_id = told.id and about.user_id = person;
  delete from private.mails as mail where lower(mail.recipient) = address or mail.about_id = person;
  delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = person::text;
  delete from auth.users where id = person;
  known := private.tables_that_know(person);
  if known <> '{}' then
    raise exception 'Something is left in %', array_to_string(known, ', ');
  end if;
  perform private.audit('account.deleted', 'account', person::text);
end
$$;

-- The grace period is over. A failure doesn't stop the others, and is recorded in the night's log.
create function private.delete_expired_accounts() returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  deleted int := 0;
  problem text;
  began timestamptz := clock_timestamp();
begin
  for person in select user_id from public.profiles where deletion_requested_at < now() - interval '14 days' loop
    begin
      perform private.end_account(person);
      deleted := deleted + 1;
    exception when others then
      problem := concat_ws('; ', problem, person::text || ': ' || sqlerrm);
    end;
  end loop;
  insert into public.retention_runs (thing, days, removed, milliseconds, error)
  values (
    'accounts', 14, deleted, (extract(epoch from clock_timestamp() - began) * 1000)::int, left(problem, 500)
  );
  return deleted;
end
$$;

create function private.correct_certificate_names(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('essor.corrects_names', 'on', true);
  update public.certificates set facts = facts || jsonb_build_object('name', private.full_name(person))
  where user_id = person and facts ->> 'name' is distinct from private.full_name(person);
  perform set_config('essor.corrects_names', '', true);
end
$$;

-- Choices that are consents too, recorded as they change.
create function private.note_discovery_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.is_findable or tg_op = 'UPDATE' and new.is_findable is distinct from old.is_findable then
    perform private.record_consent(new.user_id, 'discovery', '', new.is_findable);
  end if;
  return null;
end
$$;

create function private.note_page_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.visibility is distinct from (case tg_op when 'UPDATE' then old.visibility else 'private' end) then
    perform private.record_consent(new.user_id, 'public_page', new.visibility::text, new.visibility <> 'private');
  end if;
  return null;
end
$$;

-- One for each kind of email whose choice changed.
create function private.note_mail_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
begin
  perform private.record_consent(new.user_id, 'mails', chosen.key || ': ' || chosen.value, chosen.value <> 'never')
  from jsonb_each_text(to_jsonb(new)) as chosen
  where chosen.key in ('feedback', 'reviews', 'invitations', 'requests', 'appointments', 'other')
    and chosen.value is distinct from before ->> chosen.key
    and (tg_op = 'UPDATE' or chosen.value is distinct from private.mail_choice(null, chosen.key)::text);
  return null;
end
$$;

-- The folders of a person's files other than their own: as a maker, and in their work.
create function private.folders_of(person uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select maker::text from private.makers_of(person) as maker
  union all select id::text from public.enrollments where user_id = person
$$;

-- Everything that names the file gets the new name. A certificate identifies files by the hash of their path.
create function private.rename_deliverable(enrollment uuid, name text, new_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.step_states as state
  set draft = replace(draft::text, to_jsonb(name)::text, to_jsonb(new_name)::text)::jsonb, revision = revision + 1
  where state.enrollment_id = enrollment and position(to_jsonb(name)::text in draft::text) > 0;
  update public.submissions as submission
  set content = replace(content::text, to_jsonb(name)::text, to_jsonb(new_name)::text)::jsonb
  where submission.enrollment_id = enrollment and position(to_jsonb(name)::text in content::text) > 0;
  update public.certificates as certificate set shown = replace(shown::text, md5(name), md5(new_name))::jsonb
  where certificate.enrollment_id = enrollment and position(md5(name) in shown::text) > 0;
  update private.submitted_files as submitted set path = new_name where submitted.path = rename_deliverable.name;
end
$$;

-- How much each person, organization or maker can store in a bucket. One policy checks all buckets, whatever else
-- allows a file; a bucket not named here has no limit of its own.
create function private.storage_limits(bucket text) returns table (files int, bytes bigint)
language sql immutable set search_path = '' as $$
  select limits.files, limits.megabytes * 1024 * 1024
  from (values
    ('avatars', 20, 20::bigint),
    ('resumes', 50, 200),
    ('recordings', 60, 300),
    ('applications', 500, 100),
    ('conversations', 1000, 500),
    ('deliverables', 1000, 2048),
    ('mission-files', 1000, 5120),
    ('company-media', 300, 600),
    ('projects', 2000, 500),
    ('branding', 50, 25)
  ) as limits (bucket, files, megabytes)
  where limits.bucket = storage_limits.bucket
$$;

-- The folders that are counted together: all of a person's work, everything they sent, and otherwise the folder that
-- the file goes into, named by its person, organization or maker. Files without a folder count as one group.
create function private.storage_folders(bucket text, file text) returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when bucket = 'deliverables' then array[(select auth.uid()) || '/'] || array(
      select id || '/' from public.enrollments where user_id = (select auth.uid())
    )
    when bucket = 'conversations' then array[(select auth.uid()) || '/'] || array(select private.voiced_folders((select auth.uid())))
    when file like '%/%' then array[split_part(file, '/', 1) || '/']
    else array['']
  end
$$;

-- Whether the file fits. Concurrent uploads wait for each other until the file is counted, so that they can't exceed
-- the limit together. A replaced or moved file isn't counted twice.
create function private.has_storage_room(bucket text, file text, file_id uuid, described jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  allowed record;
  kept record;
  folders text[];
  size bigint := coalesce((described ->> 'size')::bigint, (described ->> 'contentLength')::bigint, 0);
begin
  select * into allowed from private.storage_limits(bucket);
  if not found then
    return true;
  end if;
  folders := private.storage_folders(bucket, file);
  perform pg_advisory_xact_lock(hashtextextended('storage ' || bucket || ' ' || folders[1], 0));
  select count(*) as files, coalesce(sum((stored.metadata ->> 'size')::bigint), 0) as bytes into kept
  from unnest(folders) as folder
  join storage.objects as stored
    on stored.bucket_id = bucket
    and stored.name collate "C" >= folder and stored.name collate "C" < folder || chr(1114111)
  where stored.name <> file and stored.id <> file_id;
  return kept.files < allowed.files and kept.bytes + size <= allowed.bytes;
end
$$;

-- # Policies and grants

call private.protect('public.data_exports');
grant select on public.data_exports to authenticated;

create policy "People see their own exports" on public.data_exports for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.retention_runs');
revoke all on public.retention_runs from service_role;
grant select on public.retention_runs to service_role;
grant select on public.retention_runs to authenticated;

create policy "Administrators see what was cleared away" on public.retention_runs for select to authenticated
  using ((select private.has_role('admin')));

call private.protect('public.rectification_requests');
grant select on public.rectification_requests to authenticated;

create policy "People see what they asked, administrators all" on public.rectification_requests
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "What is to be removed is gone" on storage.objects as restrictive for select to authenticated
  using (not private.is_to_be_removed(bucket_id, name));

create policy "People fetch their own exports while they last" on storage.objects for select to authenticated
  using (
    bucket_id = 'exports' and (storage.foldername(name))[1] = (select auth.uid())::text and exists (
      select from public.data_exports as built
      where built.path = objects.name and built.status = 'ready' and built.expires_at > now()
    )
  );

-- The storage service only checks policies; if it isn't ours, this is what rejects such a name.
create policy "Nobody adds a name that leads elsewhere" on storage.objects as restrictive for insert to authenticated
  with check (private.is_safe_path(name));

create policy "Nobody gives a file a name that leads elsewhere" on storage.objects as restrictive for update to authenticated
  using (private.is_safe_path(name)) with check (private.is_safe_path(name));

create policy "Nobody opens a name that leads elsewhere" on storage.objects as restrictive for select to authenticated
  using (private.is_safe_path(name));

create policy "Nobody deletes a name that leads elsewhere" on storage.objects as restrictive for delete to authenticated
  using (private.is_safe_path(name));

create policy "Nobody keeps more files than there is room for" on storage.objects as restrictive for insert to authenticated
  with check (private.has_storage_room(bucket_id, name, id, metadata));

create policy "Nobody makes files larger than there is room for" on storage.objects as restrictive for update to authenticated
  using (true) with check (private.has_storage_room(bucket_id, name, id, metadata));

-- # Public functions

-- For the function that deletes: what is due, and not again for a while. One bucket at a time, as storage requires.
create function public.take_removed_files() returns table (bucket_id text, names text[])
language sql security definer set search_path = '' as $$
  with taken as (
    update private.files_to_remove as file
    set attempts = file.attempts + 1, due_at = now() + interval '1 minute' * power(2, least(file.attempts, 10))
    where (file.bucket_id, file.name) in (
      select waiting.bucket_id, waiting.name from private.files_to_remove as waiting
      where waiting.due_at <= now() order by waiting.due_at limit 500 for update skip locked
    )
    returning file.bucket_id, file.name
  )
  select taken.bucket_id, array_agg(taken.name) from taken group by taken.bucket_id
$$;

-- Only files that storage no longer has are taken off the list.
create function public.strike_removed_files(bucket text, names text[]) returns void
language sql security definer set search_path = '' as $$
  delete from private.files_to_remove as file
  where file.bucket_id = bucket and file.name = any (names) and not exists (
    select from storage.objects as kept where kept.bucket_id = bucket and kept.name = file.name
  )
$$;

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
  ) >= private.allowed('exports_a_day') then
    perform private.fail('too_many_exports', 'You have asked for as many exports as a day allows. Try again tomorrow.');
  end if;
  insert into public.data_exports (user_id) values (person) returning id into export;
  insert into private.export_leases (export_id) values (export);
  perform private.audit('account.export_requested', 'account', person::text);
  perform private.call_function('build-export');
  return export;
end
$$;

-- Takes one that is due. No other run gets it until the lease expires.
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
        'bucket', bucket_id, 'folder', (storage.foldername(name))[1], 'name', name,
        'size', coalesce((metadata ->> 'size')::bigint, 0)
      ) order by bucket_id, name), '[]')
      from storage.objects where bucket_id <> 'exports' and (
        starts_with(name, export.user_id::text || '/')
        or exists (select from private.voiced_folders(export.user_id) as folder where starts_with(name, folder))
        or (storage.foldername(name))[1] in (select private.folders_of(export.user_id))
      ) and private.is_safe_path(name) and not private.is_to_be_removed(bucket_id, name)
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

-- Also extends the lease as long as it continues.
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

-- After three tries it is given up: the person is notified and can request another.
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

create function public.request_rectification(about text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  request uuid;
begin
  if coalesce(about, '') not in ('certificates', 'school', 'organization', 'other') then
    perform private.fail('rectification_subject', 'Say what it is about.');
  end if;
  if coalesce(private.trimmed(body), '') = '' then
    perform private.fail('rectification_empty', 'Say what is wrong and what would be right.');
  end if;
  if length(private.trimmed(body)) > 2000 then
    perform private.fail('rectification_too_long', 'Use 2000 characters at most.');
  end if;
  perform from public.profiles where user_id = person for update;
  if (select count(*) from public.rectification_requests where user_id = person and status = 'open') >= 5 then
    perform private.fail('too_many_rectifications', 'Five requests are open already. Wait for an answer first.');
  end if;
  insert into public.rectification_requests (user_id, about, body)
  values (person, request_rectification.about, private.trimmed(body)) returning id into request;
  perform private.notify(role.user_id, 'rectification_asked', '{}', '/data')
  from public.user_roles as role where role.role = 'admin';
  return request;
end
$$;

-- Certificates take the name in the profile; administrators correct everything else directly.
create function public.answer_rectification(request_id uuid, is_done boolean, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  said text := private.required_reason(answer);
  request public.rectification_requests;
begin
  update public.rectification_requests as asked
  set status = case when is_done then 'done' else 'refused' end, answer = said, answered_by = admin, answered_at = now()
  where asked.id = request_id and asked.status = 'open'
  returning * into request;
  if request.id is null then
    perform private.fail('rectification_gone', 'Somebody has answered this request already.');
  end if;
  if is_done and request.about = 'certificates' then
    perform private.correct_certificate_names(request.user_id);
  end if;
  perform private.audit(
    'rectification.' || request.status, 'account', request.user_id::text,
    jsonb_build_object('request', request.id, 'about', request.about)
  );
  perform private.notify(
    request.user_id, 'account_rectification_answered', jsonb_build_object('status', request.status), '/account/data'
  );
end
$$;

-- What is stored about the caller: how many rows in which part of the product.
create function public.my_data() returns table (area text, entries int)
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return query
  select held.area, sum(held.entries)::int from (
    select private.data_area(private.part_name(target)) as area,
      jsonb_array_length(private.export_rows(person, target)) as entries
    from private.data_declarations where on_deletion <> 'nobody'
  ) as held group by held.area having sum(held.entries) > 0 order by held.area;
end
$$;

-- The administrators' page: what nightly cleanups deleted, who is waiting for an answer, and which accounts are about
-- to be deleted.
create function public.data_protection() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return jsonb_build_object(
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'userId', asked.user_id, 'name', private.full_name(asked.user_id), 'email', users.email,
        'about', asked.about, 'body', asked.body, 'createdAt', asked.created_at,
        'certificateNames', case asked.about when 'certificates' then (
          select coalesce(jsonb_agg(distinct held.facts ->> 'name'), '[]')
          from public.certificates as held where held.user_id = asked.user_id
        ) end
      ) order by asked.created_at), '[]')
      from public.rectification_requests as asked join auth.users on users.id = asked.user_id
      where asked.status = 'open'
    ),
    'deletions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'userId', profile.user_id, 'name', private.full_name(profile.user_id), 'email', users.email,
        'requestedAt', profile.deletion_requested_at
      ) order by profile.deletion_requested_at), '[]')
      from public.profiles as profile join auth.users on users.id = profile.user_id
      where profile.deletion_requested_at is not null
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', run.id, 'thing', run.thing, 'days', run.days, 'removed', run.removed, 'milliseconds', run.milliseconds,
        'error', run.error, 'ranAt', run.ran_at
      ) order by run.ran_at desc, run.id), '[]')
      from (select * from public.retention_runs order by ran_at desc limit 40) as run
    )
  );
end
$$;

-- For the function that moves: what is due, and not again for a while.
create function public.take_moving_files() returns table (bucket_id text, name text, new_name text)
language sql security definer set search_path = '' as $$
  update private.files_to_move as file
  set attempts = file.attempts + 1, due_at = now() + interval '1 minute' * power(2, least(file.attempts, 10))
  where (file.bucket_id, file.name) in (
    select waiting.bucket_id, waiting.name from private.files_to_move as waiting
    where waiting.due_at <= now() order by waiting.due_at limit 100 for update skip locked
  )
  returning file.bucket_id, file.name, file.new_name
$$;

-- Only files that storage has under the new name count as moved.
create function public.note_moved_file(bucket text, old_name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  moved private.files_to_move;
begin
  delete from private.files_to_move as file
  where file.bucket_id = bucket and file.name = old_name
    and not exists (select from storage.objects as left_over where left_over.bucket_id = bucket and left_over.name = old_name)
  returning * into moved;
  if moved.bucket_id = 'deliverables' then
    perform private.rename_deliverable(private.enrollment_of_file(moved.name), moved.name, moved.new_name);
  elsif moved.bucket_id = 'conversations' and not private.is_sent_file(moved.new_name) then
    -- The message was deleted, or the account, before the file had its new name.
    perform private.remove_files(moved.bucket_id, moved.new_name);
  end if;
  return moved.name is not null;
end
$$;

-- # Who may call which function

grant execute on function private.has_storage_room, private.is_to_be_removed to authenticated;

grant execute on function
  public.export_rows, public.fail_export, public.finish_export, public.note_export_progress, public.note_moved_file,
  public.strike_removed_files, public.take_export, public.take_moving_files, public.take_removed_files
to service_role;

grant execute on function
  public.answer_rectification, public.data_protection, public.my_data, public.request_export,
  public.request_rectification
to authenticated;

-- # Triggers

create trigger note_mail_consent after insert or update on public.notification_preferences
  for each row execute function private.note_mail_consent();

create trigger note_page_consent after insert or update of visibility on public.candidate_profiles
  for each row execute function private.note_page_consent();

create trigger note_discovery_consent after insert or update on public.discovery_settings
  for each row execute function private.note_discovery_consent();

-- # First rows

call private.declare_data('public.suspensions', 't.user_id = $1', 'removed', '{suspended_by, lifted_by}');
call private.declare_data('private.data_declarations', null, 'nobody');
call private.declare_data('public.consent_events', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('private.listed_accounts', 't.user_id = $1', 'removed', '{words, marks, name}');
call private.declare_data('private.bulk_steps', 't.user_id = $1', 'removed', '{done_by}');
call private.declare_data('private.audit_origins', 't.actor_id = $1', 'removed', '{entry_id}');
call private.declare_data('public.acting_sessions', 't.user_id = $1', 'removed', '{number}');
call private.declare_data('private.acting_admins', 't.admin_id = $1', 'removed');

call private.declare_data(
  'public.request_questions', 't.answered_by = $1', 'anonymised', '{asked_by}',
  'What was asked and answered belongs to the decision about the organization.'
);

call private.declare_data(
  'public.organization_suspensions', 't.replied_by = $1', 'anonymised', '{suspended_by, lifted_by}',
  'The history of an organization is part of every later decision about it.'
);

call private.declare_data('private.roles_on_hold', 't.user_id = $1', 'removed');

call private.declare_data(
  'private.moderation_cases', 't.id in (select private.told_cases($1))', 'removed',
  '{claimed_by,conversation_id,opened_at,reported_at}'
);

call private.declare_data(
  'private.case_evidence', 't.case_id in (select private.told_cases($1))', 'removed', '{taken_at}'
);

call private.declare_data('private.hidden_content', 't.person_id = $1', 'removed');

call private.declare_data(
  'private.moderation_decisions', 't.case_id in (select private.told_cases($1))', 'removed',
  '{note,undo,token_hash,decided_by}'
);

call private.declare_data(
  'private.appeals',
  't.decision_id in (select id from private.moderation_decisions where case_id in (select private.told_cases($1)))',
  'removed', '{decided_by}'
);

call private.declare_data('private.message_pauses', 't.user_id = $1', 'removed');
call private.declare_data('private.moderation_templates', null, 'nobody');
call private.declare_data('private.setting_kinds', null, 'nobody');

call private.declare_data(
  'public.announcements', 't.created_by = $1', 'anonymised', '{}', 'What was announced stays; who wrote it is forgotten.'
);

call private.declare_data('public.announcement_dismissals', 't.user_id = $1', 'removed');

call private.declare_data(
  'public.mail_texts', 't.updated_by = $1', 'anonymised', '{}', 'The text stays; who wrote it is forgotten.'
);

call private.declare_data('private.active_weeks', 't.user_id = $1', 'removed');
call private.declare_data('private.skill_names', null, 'nobody');
call private.declare_data('private.platform_weeks', null, 'nobody');
call private.declare_data('private.platform_feedback', null, 'nobody');
call private.declare_data('private.platform_cohorts', null, 'nobody');
call private.declare_data('private.platform_counted', null, 'nobody');
call private.declare_data('private.people_to_relist', 't.user_id = $1', 'removed');
call private.declare_data('public.mission_templates', 't.marked_by = $1', 'anonymised', '{marked_by}');

-- The account
call private.declare_data('auth.users', 't.id = $1', 'removed');

call private.tell_data('auth.users', $$jsonb_build_object(
  'id', t.id, 'email', t.email, 'created_at', t.created_at, 'email_confirmed_at', t.email_confirmed_at,
  'last_sign_in_at', t.last_sign_in_at, 'sign_up_data', t.raw_user_meta_data
)$$);

call private.declare_data('auth.identities', 't.user_id = $1', 'removed');

call private.tell_data('auth.identities', $$jsonb_build_object(
  'provider', t.provider, 'email', t.email, 'created_at', t.created_at, 'last_sign_in_at', t.last_sign_in_at
)$$);

call private.declare_data('auth.sessions', 't.user_id = $1', 'removed');

call private.tell_data('auth.sessions', $$jsonb_build_object(
  'created_at', t.created_at, 'last_used_at', coalesce(t.refreshed_at at time zone 'utc', t.updated_at),
  'user_agent', t.user_agent, 'ip', host(t.ip)
)$$);

call private.declare_data('auth.mfa_factors', 't.user_id = $1', 'removed');

call private.tell_data('auth.mfa_factors', $$jsonb_build_object(
  'name', t.friendly_name, 'kind', t.factor_type, 'status', t.status, 'created_at', t.created_at
)$$);

call private.declare_data(
  'storage.objects',
  'starts_with(t.name, $1::text || ''/'') or (t.bucket_id = ''deliverables'' and (storage.foldername(t.name))[1] in (
    select e.id::text from public.enrollments as e where e.user_id = $1
  )) or (t.bucket_id = ''conversations'' and (
    t.owner_id = $1::text or (storage.foldername(t.name))[1] || ''/'' in (select private.voiced_folders($1))
  ))',
  'removed'
);

-- An export doesn't list exports.
call private.tell_data('storage.objects', $$case when t.bucket_id <> 'exports' then jsonb_build_object(
  'file', 'files/' || t.bucket_id || '/' || t.name, 'size', t.metadata -> 'size', 'created_at', t.created_at
) end$$);

-- Identity
call private.declare_data('public.profiles', 't.user_id = $1', 'removed');
call private.declare_data('public.user_roles', 't.user_id = $1', 'removed', '{granted_by}');
call private.declare_data('public.organization_members', 't.user_id = $1', 'removed');

call private.tell_data('public.organization_members', $$to_jsonb(t) || jsonb_build_object(
  'organization', (
    select jsonb_build_object(
      'name', o.name, 'kind', o.kind, 'status', o.status, 'website', o.website, 'siret', o.siret, 'heard_from', o.heard_from
    ) from public.organizations as o where o.id = t.organization_id
  )
)$$);

call private.declare_data('public.organizations', 't.requested_by = $1 or t.decided_by = $1', 'anonymised');

call private.tell_data('public.organizations', $$jsonb_build_object(
  'id', t.id, 'name', t.name, 'as', case t.requested_by when $1 then 'requested' else 'decided' end, 'status', t.status
)$$);

call private.declare_data(
  'public.audit_log',
  't.actor_id = $1 or (t.subject_type in (''account'', ''user'', ''person'') and t.subject_id = $1::text)', 'kept', '{}',
  'What was done with which right must stay provable. The log names nobody: ids only, which say nothing once the account is gone.'
);

-- Of what others did to the person, what and when; who it was is private.
call private.tell_data('public.audit_log', $$case t.actor_id when $1 then
  jsonb_build_object('at', t.created_at, 'action', t.action, 'by_me', true, 'actor_id', t.actor_id)
  else jsonb_build_object('at', t.created_at, 'action', t.action, 'by_me', false, 'reason', t.reason) end$$);

call private.declare_data('public.platform_settings', 't.updated_by = $1', 'anonymised', '{updated_by}');
call private.declare_data('public.notifications', 't.user_id = $1', 'removed');
call private.declare_data('public.notification_preferences', 't.user_id = $1', 'removed');

call private.declare_data(
  'private.mails', 't.user_id = $1 or lower(t.recipient) = private.confirmed_email_of($1)', 'removed',
  '{lease, attempts, due_at, last_error, given_up_at}'
);

call private.declare_data('private.unsubscribe_tokens', 't.user_id = $1', 'removed', '{token}');
call private.declare_data('private.digests', 't.user_id = $1', 'removed');
call private.declare_data('private.handles', 't.user_id = $1', 'removed');

-- The catalog, and what the product calculates with
call private.declare_data('public.skills', null, 'nobody');
call private.declare_data('public.jobs', null, 'nobody');
call private.declare_data('public.towns', null, 'nobody');
call private.declare_data('public.interview_questions', null, 'nobody');
call private.declare_data('private.search_words', null, 'nobody');
call private.declare_data('private.card_edges', null, 'nobody');
call private.declare_data('private.card_secret', null, 'nobody');
call private.declare_data('private.credential_keys', null, 'nobody');
call private.declare_data('private.view_salts', null, 'nobody');
call private.declare_data('private.view_addresses', null, 'nobody', '{}', 'Addresses are salted and hashed, for a day.');
call private.declare_data('private.link_misses', null, 'nobody', '{}', 'Addresses are hashed, for an hour.');
call private.declare_data('private.invitations_sent', null, 'nobody');
call private.declare_data('private.reply_figures', null, 'nobody');
call private.declare_data('private.page_view_days', null, 'nobody');

-- Missions and who created them
call private.declare_data('public.missions', 't.created_by = $1', 'anonymised', '{draft, created_by}');

call private.tell_data('public.missions', $$jsonb_build_object(
  'id', t.id, 'title', t.draft ->> 'title', 'status', t.status, 'created_at', t.created_at
)$$);

call private.declare_data('public.mission_versions', 't.published_by = $1', 'anonymised');

call private.tell_data('public.mission_versions', $$jsonb_build_object(
  'mission_id', t.mission_id, 'version', t.version, 'title', t.title, 'note', t.note, 'published_at', t.published_at
)$$);

call private.declare_data('public.mission_listings', null, 'nobody');

call private.declare_data(
  'public.mission_invitations',
  't.user_id = $1 or t.email = private.confirmed_email_of($1) or t.invited_by = $1', 'removed'
);

-- Whom the person invited isn't included.
call private.tell_data('public.mission_invitations', $$jsonb_build_object(
  'mission_id', t.mission_id, 'mission', private.mission_title(t.mission_id), 'invited_at', t.invited_at,
  'declined_at', t.declined_at
) || case when t.user_id = $1 or t.email = private.confirmed_email_of($1)
  then jsonb_build_object('email', t.email) else '{"by_me": true}' end$$);

-- Work
call private.declare_data('public.enrollments', 't.user_id = $1', 'removed');

call private.tell_data('public.enrollments', $$to_jsonb(t) || jsonb_build_object('title', (
  select version.title from public.mission_versions as version
  where version.mission_id = t.mission_id and version.version = t.version
))$$);

call private.declare_data(
  'public.step_states', 't.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);

call private.declare_data(
  'public.submissions', 't.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);

-- Reviews that aren't delivered yet are private to the reviewer.
call private.declare_data(
  'public.reviews',
  't.reviewer_id = $1 or (t.delivered_at is not null and t.submission_id in (
     select s.id from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id where e.user_id = $1
   ))', 'anonymised'
);

call private.tell_data('public.reviews', $$jsonb_build_object(
  'submission_id', t.submission_id, 'by_me', coalesce(t.reviewer_id = $1, false), 'verdict', t.verdict, 'scores', t.scores,
  'summary', t.summary, 'delivered_at', t.delivered_at
)$$);

call private.declare_data(
  'public.review_comments',
  't.submission_id in (
     select r.submission_id from public.reviews as r join public.submissions as s on s.id = r.submission_id
     join public.enrollments as e on e.id = s.enrollment_id
     where r.reviewer_id = $1 or (r.delivered_at is not null and e.user_id = $1)
   )', 'anonymised'
);

-- The quoted passage is the candidate's.
call private.tell_data('public.review_comments', $$to_jsonb(t) - case when exists (
  select from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id
  where s.id = t.submission_id and e.user_id = $1
) then '{}'::text[] else array['quote'] end$$);

-- A reply belongs to the attempt it was given in; the candidate reads it once that review is delivered.
call private.declare_data(
  'public.comment_replies',
  'exists (
     select from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id
     left join public.reviews as r on r.submission_id = s.id
     where s.id = t.submission_id and case when t.is_by_reviewer
       then r.reviewer_id = $1 or (r.delivered_at is not null and e.user_id = $1) else e.user_id = $1 end
   )', 'anonymised'
);

call private.declare_data(
  'public.co_reviews',
  't.author_id = $1 or t.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);

call private.tell_data('public.co_reviews', $$jsonb_build_object(
  'by_me', coalesce(t.author_id = $1, false), 'school', private.organization_name(t.organization_id), 'comment', t.body,
  'created_at', t.created_at
)$$);

call private.declare_data(
  'public.certificates', 't.user_id = $1', 'removed', '{}',
  'A certificate says who earned it: without the holder it would prove nothing.'
);

call private.declare_data('public.saved_missions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.dismissed_missions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.activity_hours', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.page_views', 't.user_id = $1', 'removed', '{id, user_id, visitor}');

-- The candidate's profile, plan and practice
call private.declare_data('public.candidate_profiles', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.profile_education', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.profile_experience', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.profile_languages', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.resumes', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.target_jobs', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.milestones', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.plan_notes', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.plan_advisers', 't.user_id = $1', 'removed');

call private.tell_data('public.plan_advisers', $$jsonb_build_object(
  'school', private.organization_name(t.organization_id), 'since', t.created_at
)$$);

call private.declare_data('public.application_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.application_columns', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.applications', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.application_events', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.application_files', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.stories', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.postings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.cover_letters', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.letter_versions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_answers', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_marks', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_ratings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_recordings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_sessions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.habits', 't.user_id = $1', 'removed', '{user_id}');

call private.declare_data(
  'public.skill_attestations', 't.user_id = $1 or t.attested_by = $1', 'removed', '{}'
);

call private.tell_data('public.skill_attestations', $$jsonb_build_object(
  'by_me', t.user_id <> $1, 'skill', t.skill, 'school', private.organization_name(t.organization_id), 'note', t.note,
  'created_at', t.created_at
)$$);

-- The network
call private.declare_data('public.network_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('private.network_people', 't.user_id = $1', 'removed', '{words, grounds}');
call private.declare_data('public.connections', 't.requester_id = $1 or t.addressee_id = $1', 'removed');

call private.tell_data('public.connections', $$jsonb_build_object(
  'with', private.name_of(case t.requester_id when $1 then t.addressee_id else t.requester_id end),
  'asked_by_me', t.requester_id = $1, 'status', t.status, 'note', t.note, 'asked_at', t.asked_at,
  'connected_at', t.connected_at
)$$);

-- Shown like any other request: the sender doesn't learn that it was declined.
call private.declare_data(
  'private.declined_requests',
  't.connection_id in (select c.id from public.connections as c where c.addressee_id = $1)', 'removed'
);

call private.declare_data('private.request_days', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('private.request_pauses', 't.user_id = $1 or t.asked_id = $1', 'removed');
call private.tell_data('private.request_pauses', $$case t.user_id when $1 then jsonb_build_object('until', t.until) end$$);

call private.declare_data('public.blocks', 't.user_id = $1 or t.blocked_id = $1', 'removed');

-- Who blocked the person stays unknown.
call private.tell_data('public.blocks', $$case t.user_id when $1 then jsonb_build_object(
  'name', private.known_name($1, t.blocked_id), 'created_at', t.created_at
) end$$);

call private.declare_data('public.dismissed_people', 't.user_id = $1 or t.dismissed_id = $1', 'removed');

call private.tell_data('public.dismissed_people', $$case t.user_id when $1 then jsonb_build_object(
  'name', private.known_name($1, t.dismissed_id), 'created_at', t.created_at
) end$$);

call private.declare_data('public.reports', 't.user_id = $1 or t.reported_id = $1', 'removed');

call private.tell_data('public.reports', $$case t.user_id when $1 then jsonb_build_object(
  'about', private.known_name($1, t.reported_id), 'reason', t.reason, 'details', t.details, 'created_at', t.created_at
) end$$);

call private.declare_data('public.endorsements', 't.user_id = $1 or t.endorser_id = $1', 'removed');

call private.tell_data('public.endorsements', $$jsonb_build_object(
  'skill', t.skill, 'of', private.name_of(t.user_id), 'by', private.name_of(t.endorser_id), 'created_at', t.created_at
)$$);

call private.declare_data('public.message_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.conversation_members', 't.user_id = $1', 'removed');

call private.tell_data('public.conversation_members', $$jsonb_build_object(
  'conversation_id', t.conversation_id, 'joined_at', t.joined_at, 'read_number', t.read_number, 'with', (
    select jsonb_agg(other ->> 'name') from jsonb_array_elements(private.others_in(t.conversation_id, $1)) as other
  )
)$$);

call private.declare_data('public.conversations', 't.first_by = $1', 'anonymised');

call private.tell_data('public.conversations', $$jsonb_build_object(
  'id', t.id, 'kind', t.kind, 'begun_by_me', true, 'first_at', t.first_at
)$$);

-- The person's own messages; what others wrote is theirs.
call private.declare_data('public.messages', 't.author_id = $1', 'anonymised', '{words, author_id}');

call private.declare_data(
  'public.message_files',
  'exists (
     select from public.messages as m
     where m.conversation_id = t.conversation_id and m.number = t.number and m.author_id = $1
   )', 'removed'
);

call private.declare_data('public.talk_offers', 't.user_id = $1', 'removed', '{user_id, words}');
call private.declare_data('public.talk_slots', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.talk_bookings', 't.host_id = $1 or t.guest_id = $1', 'removed');

-- Of talks that others booked, the times: what they wrote is theirs.
call private.tell_data('public.talk_bookings', $$to_jsonb(t) - array['host_id', 'guest_id', 'slot_id', 'remind_at']
  - case t.host_id when $1 then array['about', 'guest_zone'] else '{}' end
  || jsonb_build_object('as', case t.host_id when $1 then 'host' else 'guest' end)$$);

call private.declare_data('public.events', null, 'nobody');
call private.declare_data('public.event_registrations', 't.user_id = $1', 'removed');

call private.tell_data('public.event_registrations', $$to_jsonb(t) - 'user_id' || jsonb_build_object(
  'event', (select e.title from public.events as e where e.id = t.event_id)
)$$);

call private.declare_data('public.event_evaluations', 't.user_id = $1', 'removed');

call private.tell_data('public.event_evaluations', $$to_jsonb(t) - 'user_id' || jsonb_build_object(
  'event', (select e.title from public.events as e where e.id = t.event_id)
)$$);

-- Discovery and companies
call private.declare_data('public.discovery_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('private.candidate_cards', 't.user_id = $1', 'removed');
call private.tell_data('private.candidate_cards', 't.facts');
call private.declare_data('public.discovery_exclusions', 't.user_id = $1', 'removed');

call private.tell_data('public.discovery_exclusions', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'since', t.created_at
)$$);

call private.declare_data('public.discovery_events', 't.user_id = $1', 'removed');

call private.tell_data('public.discovery_events', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'kind', t.kind, 'at', t.at, 'details', t.details
)$$);

call private.declare_data('private.discovery_actors', 't.actor_id = $1', 'removed');

call private.tell_data('private.discovery_actors', $$(
  select jsonb_build_object('kind', e.kind, 'at', e.at) from public.discovery_events as e where e.id = t.event_id
)$$);

call private.declare_data('public.saved_searches', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.job_needs', null, 'nobody');
call private.declare_data('public.match_scores', 't.user_id = $1', 'removed');

call private.tell_data('public.match_scores', $$to_jsonb(t) - array['user_id', 'organization_id', 'need_id', 'digest']
  || jsonb_build_object('company', private.organization_name(t.organization_id))$$);

call private.declare_data('public.match_questions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.contact_requests', 't.user_id = $1 or t.sent_by = $1', 'removed');

-- What the person wrote to candidates, without the recipients.
call private.tell_data('public.contact_requests', $$case t.user_id when $1 then
  to_jsonb(t) - array['user_id', 'sent_by', 'organization_id']
    || jsonb_build_object('company', private.organization_name(t.organization_id))
  else jsonb_build_object('sent_by_me', true, 'purpose', t.purpose, 'body', t.body, 'created_at', t.created_at) end$$);

call private.declare_data('public.contact_shares', 't.user_id = $1', 'removed');

call private.tell_data('public.contact_shares', $$to_jsonb(t) - array['user_id', 'organization_id']
  || jsonb_build_object('company', private.organization_name(t.organization_id))$$);

call private.declare_data('private.pools', 't.owner_id = $1', 'anonymised', '{owner_id}');
call private.declare_data('private.pool_entries', 't.user_id = $1 or t.owner_id = $1', 'removed');

-- Nothing about the people an entry is about: they are others.
call private.tell_data('private.pool_entries', $$case t.user_id when $1 then jsonb_build_object(
  'company', private.organization_name(t.organization_id), 'stage', t.stage, 'added_at', t.created_at,
  'kept_until', t.keep_until
) end$$);

call private.declare_data('private.pool_events', 't.actor_id = $1', 'anonymised');

call private.tell_data('private.pool_events', $$jsonb_build_object(
  'kind', t.kind, 'from_stage', t.from_stage, 'to_stage', t.to_stage, 'at', t.at
)$$);

call private.declare_data('public.organization_profiles', 't.updated_by = $1', 'anonymised');

call private.tell_data('public.organization_profiles', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'changed_by_me_at', t.updated_at
)$$);

call private.declare_data(
  'public.team_invitations', 't.email = private.confirmed_email_of($1) or t.invited_by = $1', 'removed'
);

call private.tell_data('public.team_invitations', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'member_role', t.member_role, 'invited_at', t.invited_at
) || case t.email when private.confirmed_email_of($1) then jsonb_build_object('email', t.email) else '{"by_me": true}' end$$);

-- Schools
call private.declare_data('public.departments', null, 'nobody');
call private.declare_data('public.cohorts', null, 'nobody');

call private.declare_data(
  'public.students',
  't.user_id = $1 or t.adviser_id = $1 or t.email = private.confirmed_email_of($1)', 'kept', '{}',
  'The register is the school''s own: it was there before the account, and the school answers for it. It loses the link to the account and everything that was shared through it.'
);

-- Whom the person advises is known only to the school.
call private.tell_data('public.students', $$case when t.user_id = $1 or t.email = private.confirmed_email_of($1) then
  jsonb_build_object(
    'school', private.organization_name(t.organization_id), 'first_name', t.first_name, 'last_name', t.last_name,
    'email', t.email, 'number', t.number, 'cohort', (select c.name from public.cohorts as c where c.id = t.cohort_id),
    'labels', t.labels, 'status', t.status, 'linked_at', t.linked_at, 'shares', t.shares
  ) end$$);

call private.declare_data('public.student_imports', 't.imported_by = $1', 'anonymised', '{imported_by}');

call private.declare_data(
  'private.student_import_rows',
  't.student_id in (select s.id from public.students as s where s.user_id = $1) or lower(t.email) = private.confirmed_email_of($1)',
  'kept', '{}', 'The school''s own list, as it was brought in.'
);

call private.tell_data('private.student_import_rows', $$jsonb_build_object(
  'email', t.email, 'first_name', t.first_name, 'last_name', t.last_name, 'number', t.number, 'cohort', t.cohort,
  'labels', t.labels
)$$);

call private.declare_data(
  'private.student_invitations',
  't.invited_by = $1 or t.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised',
  '{token, invited_by, student_id}'
);

call private.declare_data('public.programs', 't.created_by = $1', 'anonymised', '{created_by}');
call private.declare_data('private.program_cohorts', null, 'nobody');
call private.declare_data('private.program_missions', null, 'nobody');
call private.declare_data('private.program_teachers', 't.teacher_id = $1', 'removed', '{teacher_id}');

call private.declare_data(
  'private.program_extensions',
  't.given_by = $1 or t.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised'
);

call private.tell_data('private.program_extensions', $$jsonb_build_object(
  'mission', private.mission_title(t.mission_id), 'due_on', t.due_on, 'created_at', t.created_at
) || case when t.student_id in (select s.id from public.students as s where s.user_id = $1)
  then jsonb_build_object('reason', t.reason) else '{"by_me": true}' end$$);

call private.declare_data(
  'private.program_places',
  't.decided_by = $1 or t.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised'
);

call private.tell_data('private.program_places', $$jsonb_build_object(
  'mission', private.mission_title(t.mission_id), 'status', t.status, 'asked_at', t.asked_at
)$$);

call private.declare_data(
  'private.program_reminders', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised',
  '{student_id}'
);

call private.declare_data(
  'private.program_votes', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised'
);

call private.tell_data('private.program_votes', $$jsonb_build_object(
  'mission', private.mission_title(t.mission_id), 'at', t.created_at
)$$);

call private.declare_data(
  'public.partnerships', 't.school_contact = $1 or t.partner_contact = $1', 'anonymised'
);

call private.tell_data('public.partnerships', $$jsonb_build_object(
  'school', private.organization_name(t.school_id), 'partner', private.organization_name(t.partner_id),
  'as', 'contact', 'created_at', t.created_at
)$$);

call private.declare_data('public.partnership_terms', 't.author_id = $1', 'anonymised', '{author_id}');
call private.declare_data('public.partnership_history', 't.actor_id = $1', 'anonymised', '{actor_id}');
call private.declare_data('public.partnership_missions', null, 'nobody');

-- Makers
call private.declare_data('public.maker_profiles', 't.organization_id in (select private.makers_of($1))', 'removed', '{words}');
call private.declare_data('public.portfolio_cases', 't.organization_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.clients', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.client_contacts', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.projects', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.project_tasks', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.project_files', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.project_events', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.invoices', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.time_entries', 't.user_id = $1', 'removed', '{user_id}');

call private.declare_data(
  'private.project_links', 't.project_id in (select p.id from public.projects as p where p.maker_id in (select private.makers_of($1)))',
  'removed', '{token_hash}'
);

-- The client's rating is included once both have rated, as everywhere else.
call private.declare_data('private.project_ratings', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.tell_data('private.project_ratings', 'private.rating_for_maker(t.project_id)');

call private.declare_data(
  'public.mentorships',
  't.candidate_id = $1 or t.mentor_id = $1 or t.maker_id in (select private.makers_of($1))', 'removed'
);

call private.tell_data('public.mentorships', $$to_jsonb(t) - array['candidate_id', 'mentor_id', 'conversation_id']
  || jsonb_build_object('as', case t.candidate_id when $1 then 'candidate' else 'mentor' end,
       'maker', private.organization_name(t.maker_id))$$);

call private.declare_data(
  'public.mentoring_goals',
  't.mentorship_id in (
     select m.id from public.mentorships as m
     where m.candidate_id = $1 or m.mentor_id = $1 or m.maker_id in (select private.makers_of($1))
   )', 'removed'
);

call private.declare_data(
  'public.mentoring_sessions',
  't.mentorship_id in (
     select m.id from public.mentorships as m
     where m.candidate_id = $1 or m.mentor_id = $1 or m.maker_id in (select private.makers_of($1))
   )', 'removed'
);

call private.declare_data('public.mentoring_notes', 't.user_id = $1', 'removed', '{user_id}');

call private.declare_data(
  'private.files_to_remove', 'starts_with(t.name, $1::text || ''/'')', 'kept', '{}',
  'Until the file itself is gone, which takes a minute.'
);

call private.declare_data('public.data_exports', 't.user_id = $1', 'removed', '{user_id, path}');
call private.declare_data('private.export_leases', null, 'nobody');

insert into storage.buckets (id, name, public, allowed_mime_types)
values ('exports', 'exports', false, array['application/zip']);

call private.declare_data('public.retention_runs', null, 'nobody');

call private.declare_data(
  'public.rectification_requests', 't.user_id = $1 or t.answered_by = $1', 'removed', '{user_id, answered_by}'
);

-- What others asked is theirs, even for the person who answered.
call private.tell_data(
  'public.rectification_requests',
  $$case t.user_id when $1 then to_jsonb(t) - array['user_id', 'answered_by'] end$$
);

call private.declare_data('private.recovery_codes', 't.user_id = $1', 'removed', '{code_hash}');
call private.declare_data('private.recovery_attempts', 't.user_id = $1', 'removed');
call private.declare_data('private.known_devices', 't.user_id = $1', 'removed', '{fingerprint}');
call private.declare_data('public.inbox_messages', 't.user_id = $1', 'removed', '{assigned_to}');

call private.declare_data(
  'public.inbox_answers',
  'exists (select from public.inbox_messages as mine where mine.id = t.message_id and mine.user_id = $1)',
  'removed', '{answered_by}'
);

call private.declare_data('private.inbox_tries', null, 'nobody');

call private.declare_data(
  'public.legal_texts', 't.edited_by = $1 or t.published_by = $1', 'anonymised',
  '{edited_by, published_by, body_en, body_fr}'
);

call private.declare_data(
  'private.submitted_files',
  't.submission_id in (
    select s.id from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id where e.user_id = $1
  )', 'removed'
);

call private.declare_data(
  'private.files_to_move', 'starts_with(t.name, $1::text || ''/'')', 'kept', '{}',
  'Until the file itself has its new name, which takes a minute.'
);

call private.declare_data('private.cards_for_issuers', 't.user_id = $1', 'removed');

call private.tell_data('private.cards_for_issuers', $$jsonb_build_object(
  'company', (select name from public.organizations where id = t.organization_id), 'facts', t.facts
)$$);

call private.declare_data('private.job_names', null, 'nobody');
call private.declare_data('private.notifications_about', 't.user_id = $1', 'removed', '{notification_id}');
call private.declare_data('private.admin_attempts', null, 'nobody');
call private.declare_data('private.student_invitations_sent', null, 'nobody');

call private.declare_data(
  'private.partner_consents', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'removed'
);

call private.tell_data('private.partner_consents', $$jsonb_build_object(
  'partner', (
    select private.organization_name(p.partner_id) from public.partnerships as p where p.id = t.partnership_id
  ), 'visibility', t.visibility, 'agreed_at', t.agreed_at
)$$);

call private.declare_data('private.organization_checks', 't.checked_by = $1', 'anonymised', '{checked_by}');

call private.declare_data(
  'private.event_invitations', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'removed'
);

call private.tell_data('private.event_invitations', $$jsonb_build_object(
  'event', (select e.title from public.events as e where e.id = t.event_id), 'invited_at', t.invited_at
)$$);

call private.declare_data(
  'private.unnamed_work', 't.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);

call private.declare_data('private.partner_news', null, 'nobody');

call private.declare_data(
  'private.admin_invitations', 't.email = private.confirmed_email_of($1) or t.invited_by = $1', 'removed', '{token_hash}'
);

-- Whom the person invited isn't included.
call private.tell_data('private.admin_invitations', $$jsonb_build_object('sent_at', t.sent_at, 'expires_at', t.expires_at)
  || case t.email when private.confirmed_email_of($1) then jsonb_build_object('email', t.email, 'message', t.message)
    else '{"by_me": true}' end$$);

call private.declare_data('private.town_names', null, 'nobody');

-- # Jobs

select cron.schedule('remove files that are due', '* * * * *', $$
  select private.call_function('remove-files') where exists (select from private.files_to_remove where due_at <= now())
$$);

select cron.schedule('build exports that are due', '* * * * *', 'select private.build_exports()');
select cron.schedule('apply retention', '7 4 * * *', 'select private.apply_retention()');

-- A link with an end date ends then, not the night after.
select cron.schedule('expire exports', '*/5 * * * *', $$
  select private.expire_exports() where exists (
    select from public.data_exports where status = 'ready' and expires_at <= now()
  )
$$);

select cron.schedule('delete expired accounts', '17 3 * * *', 'select private.delete_expired_accounts()');

select cron.schedule('move files that are due', '* * * * *', $$
  select private.call_function('move-files') where exists (select from private.files_to_move where due_at <= now())
$$);
