-- Files that candidates submit lie below <enrollment>/<step>/: whoever reviews them without knowing the person learns
-- nothing from their names. Older ones, below <person>/<enrollment>/<step>/, are moved; both are read until then.
create or replace function private.enrollment_of_file(file text) returns uuid
language sql immutable set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then folder::uuid end
  from (select (storage.foldername(file))[case cardinality(storage.foldername(file)) when 3 then 2 else 1 end]) as own (folder)
$$;

create function private.is_file_of_work(enrollment uuid, candidate uuid, file text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(private.is_safe_path(file) and (
    starts_with(file, enrollment || '/') or starts_with(file, candidate || '/' || enrollment || '/')
  ), false)
$$;

create or replace function private.is_file_of(certificate public.certificates, file text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_file_of_work(certificate.enrollment_id, certificate.user_id, file)
$$;

create function private.named_files(content jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select distinct named ->> 'path'
  from jsonb_each(content) as delivered (step_id, draft),
    jsonb_array_elements(private.array_at(delivered.draft, 'files')) as named
$$;

-- What was submitted: which object it was, and in which version. Nobody changes it afterwards.
create table private.submitted_files (
  submission_id uuid not null references public.submissions on delete cascade,
  path text not null constraint files_are_safe check (private.is_safe_path(path)),
  object_id uuid not null,
  version text,
  etag text,
  size bigint,
  primary key (submission_id, path)
);
create index submitted_files_by_path on private.submitted_files (path);
call private.declare_data(
  'private.submitted_files',
  't.submission_id in (
    select s.id from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id where e.user_id = $1
  )', 'removed', '{object_id, version, etag}'
);

create function private.keep_submitted_files(submission public.submissions) returns int
language plpgsql security definer set search_path = '' as $$
declare
  kept int;
begin
  insert into private.submitted_files (submission_id, path, object_id, version, etag, size)
  select submission.id, object.name, object.id, object.version, object.metadata ->> 'eTag', (object.metadata ->> 'size')::bigint
  from private.named_files(submission.content) as named
  join storage.objects as object on object.bucket_id = 'deliverables' and object.name = named
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
  where private.is_file_of_work(enrollment.id, enrollment.user_id, object.name)
    and not private.is_to_be_removed('deliverables', object.name);
  get diagnostics kept = row_count;
  return kept;
end
$$;
do $$ begin perform private.keep_submitted_files(submission) from public.submissions as submission; end $$;

create or replace function private.is_submitted_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.submitted_files where path = file)
$$;

-- The own work, while it is open: what was submitted stays as it was.
create function private.may_change_deliverable(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments
    where user_id = (select auth.uid()) and status in ('in_progress', 'changes_requested')
      and private.is_file_of_work(id, user_id, file) and id = private.enrollment_of_file(file)
  ) and not private.is_submitted_file(file)
$$;

-- Programs and scripts, by their ending.
create function private.is_program(file text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(substring(file from '[^.]*$')) = any ('{
    apk, app, appimage, appx, bat, bin, class, cmd, com, command, cpl, crx, deb, dll, dmg, dylib, elf, exe, gadget, hta,
    htm, html, ipa, iso, jar, js, jse, ksh, lnk, mht, mhtml, mjs, msc, msi, msix, msp, ocx, out, pif, pkg, ps1, psm1, py,
    pyc, rb, reg, rpm, scf, scr, sh, shtml, so, svg, swf, sys, url, vbe, vbs, war, wasm, wsf, xhtml, xll, xpi
  }'::text[])
$$;
grant execute on function private.is_program to authenticated;
-- What is downloaded is saved with the ending of its path, whatever it is called.
create policy "Programs and scripts are taken from nobody" on storage.objects as restrictive for insert to authenticated
  with check (not private.is_program(name));
create policy "Nothing becomes a program or a script" on storage.objects as restrictive for update to authenticated
  using (true) with check (not private.is_program(name));

-- Into the folder of a step that was reached, with an ending that says what it is.
create or replace function private.may_add_deliverable(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_change_deliverable(file) and file ~ '\.[A-Za-z0-9]{1,12}$' and exists (
    select from public.enrollments
    where cardinality(storage.foldername(file)) = 2 and id::text = (storage.foldername(file))[1]
      and (storage.foldername(file))[2] = any (path)
  )
$$;

create function private.is_own_deliverable(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments
    where id = private.enrollment_of_file(file) and user_id = (select auth.uid())
      and private.is_file_of_work(id, user_id, file)
  )
$$;

create or replace function private.may_review_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.submitted_files as handed_in
    join public.submissions as submission on submission.id = handed_in.submission_id
    where handed_in.path = file and private.may_read_work(submission)
  )
$$;

create or replace function private.may_co_review_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.submitted_files as handed_in
    join public.submissions as submission on submission.id = handed_in.submission_id
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    where handed_in.path = file and private.co_reviewing_school(enrollment) is not null
  )
$$;
drop function private.names_file(jsonb, text);
grant execute on function private.may_change_deliverable, private.is_own_deliverable to authenticated;

drop policy "Candidates read their own deliverables" on storage.objects;
create policy "Candidates read their own deliverables" on storage.objects for select to authenticated
  using (bucket_id = 'deliverables' and private.is_own_deliverable(name));
drop policy "Candidates remove what they have not submitted" on storage.objects;
create policy "Candidates remove what they have not submitted" on storage.objects for delete to authenticated
  using (bucket_id = 'deliverables' and private.may_change_deliverable(name));
-- A signed address would let a file be sent after the work was submitted: storage may not ask again by then.
create policy "Nobody signs an address for deliverables to be sent to" on storage.objects as restrictive
  for insert to authenticated
  with check (
    bucket_id <> 'deliverables'
    or regexp_replace(coalesce(storage.operation(), ''), '^storage\.', '') <> 'object.sign_upload_url'
  );

-- Where a shown file lies, for the function that hands it out. Nothing once it is chosen no more.
create or replace function public.certificate_file(wanted_code text, file_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'path', file ->> 'path', 'name', file ->> 'name', 'isPublic', certificate.is_public,
    'folder', case when starts_with(file ->> 'path', enrollment.id || '/') then enrollment.id::text
      else enrollment.user_id || '/' || enrollment.id end
  )
  from public.certificates as certificate
  join public.enrollments as enrollment on enrollment.id = certificate.enrollment_id
  join public.submissions as submission
    on submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts,
    jsonb_each(submission.content) as delivered (step_id, draft),
    jsonb_array_elements(private.array_at(delivered.draft, 'files')) as file
  where certificate.code = upper(btrim(wanted_code)) and certificate.revoked_at is null
    and private.array_at(certificate.shown, 'files') ? file_id and md5(file ->> 'path') = file_id
    and private.is_file_of(certificate, file ->> 'path')
  limit 1
$$;

-- With the work go its files.
create function private.remove_files_of_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('deliverables', id::text || '/') from gone;
  return null;
end
$$;
create trigger remove_files_of_work after delete on public.enrollments
  referencing old table as gone for each statement execute function private.remove_files_of_work();

-- The first folder of what a person keeps elsewhere than in their own: as a maker, and in their work.
create function private.folders_of(person uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select maker::text from private.makers_of(person) as maker
  union all select id::text from public.enrollments where user_id = person
$$;
update private.data_declarations set about =
  'starts_with(t.name, $1::text || ''/'') or (t.bucket_id = ''deliverables'' and (storage.foldername(t.name))[1] in (
    select e.id::text from public.enrollments as e where e.user_id = $1
  ))'
where target = 'storage.objects'::regclass;

create or replace function public.take_export() returns jsonb
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
        or (storage.foldername(name))[1] in (select private.folders_of(export.user_id))
      ) and private.is_safe_path(name) and not private.is_to_be_removed(bucket_id, name)
    )
  );
end
$$;

-- Keeps what is typed and the time it took; answers the new revision. A tab that is behind is told.
create or replace function public.save_step(enrollment_id uuid, step_id text, draft jsonb, base_revision int, seconds int default 0)
returns int
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
  -- Nobody works longer between two saves than the interface lets pass, nor longer than the clock did.
  spent int := least(
    greatest(seconds, 0), 120, floor(extract(epoch from clock_timestamp() - enrollment.time_counted_at))::int
  );
  state public.step_states;
begin
  -- "end" is the place after the last step, where one writes a word about the work.
  if not step_id = any (enrollment.path) and not (step_id = 'end' and enrollment.is_complete) then
    perform private.fail('step_locked', 'This step is not open yet.');
  end if;
  if length(draft::text) > 200000 then
    perform private.fail('draft_too_large', 'This is too long to be kept.');
  end if;
  if not private.names_safe_files(draft) or exists (
    select from private.named_files(jsonb_build_object('step', draft)) as named
    where not private.is_file_of_work(enrollment.id, enrollment.user_id, named)
  ) then
    perform private.fail('file_not_yours', 'A file does not belong to this mission. Remove it and upload it again.');
  end if;
  insert into public.step_states (enrollment_id, step_id) values (enrollment.id, save_step.step_id)
  on conflict do nothing;
  select * into state from public.step_states
  where step_states.enrollment_id = enrollment.id and step_states.step_id = save_step.step_id for update;
  update public.enrollments set seconds_spent = seconds_spent + spent, time_counted_at = clock_timestamp()
  where id = enrollment.id;
  if state.revision <> base_revision then
    perform private.fail('draft_conflict', 'This step was changed in another window.');
  end if;
  -- A decision that was taken, and a quiz that was answered, stay as they are.
  if state.completed_at is not null
    and private.find_step(private.version_steps(enrollment), step_id) ->> 'kind' in ('decision', 'quiz')
  then
    perform private.fail('step_answered', 'This step is answered and cannot be changed.');
  end if;
  update public.step_states
  set draft = save_step.draft, revision = base_revision + 1, seconds_spent = seconds_spent + spent
  where step_states.enrollment_id = enrollment.id and step_states.step_id = save_step.step_id;
  return base_revision + 1;
end
$$;

-- A link that is none is not passed over, even where none is asked for.
create or replace function private.is_answered(step jsonb, draft jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case step ->> 'kind'
    when 'decision' then coalesce(draft ->> 'choice', '') in (select choice ->> 'id' from jsonb_array_elements(step -> 'choices') as choice)
    when 'quiz' then not exists (
      select from jsonb_array_elements(step -> 'questions') as question
      where jsonb_array_length(private.array_at(coalesce(draft -> 'answers', '{}'), question ->> 'id')) = 0
    )
    when 'deliverable' then case step ->> 'accepts'
      when 'text' then step ->> 'required' <> 'true' or coalesce(private.trimmed(draft ->> 'text'), '') <> ''
      when 'link' then private.is_web_address(btrim(coalesce(draft ->> 'link', '')))
        or (step ->> 'required' <> 'true' and btrim(coalesce(draft ->> 'link', '')) = '')
      else step ->> 'required' <> 'true' or jsonb_array_length(private.array_at(coalesce(draft, '{}'), 'files')) > 0
    end
    else true
  end
$$;

create or replace function public.submit_work(enrollment_id uuid, own_work boolean, reflection text default '') returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
  steps jsonb := private.version_steps(enrollment);
  promised timestamptz := now() + make_interval(days => (
    select (content ->> 'feedbackDays')::int from public.mission_versions
    where mission_id = enrollment.mission_id and version = enrollment.version
  ));
  submission public.submissions;
begin
  if own_work is not true then
    perform private.fail('own_work_required', 'State that this is your own work.');
  end if;
  if not enrollment.is_complete or exists (
    select from unnest(enrollment.path) as visited (step_id)
    left join public.step_states as state on state.enrollment_id = enrollment.id and state.step_id = visited.step_id
    where not private.is_answered(private.find_step(steps, visited.step_id), state.draft)
  ) then
    perform private.fail('work_incomplete', 'Something required is still missing.');
  end if;
  insert into public.submissions (enrollment_id, organization_id, attempt, content, reflection, due_at)
  select enrollment.id, enrollment.organization_id, enrollment.attempts + 1,
    coalesce((
      select jsonb_object_agg(state.step_id, state.draft) from public.step_states as state
      where state.enrollment_id = enrollment.id and state.step_id = any (enrollment.path) and state.draft is not null
    ), '{}'),
    coalesce(btrim(reflection), ''), promised
  returning * into submission;
  -- Every file is there, is of this work, and stays what it is from now on.
  if private.keep_submitted_files(submission) < (select count(*) from private.named_files(submission.content)) then
    perform private.fail('file_missing', 'A file is no longer there. Remove it and upload it again.');
  end if;
  -- The word about this attempt is handed in; the next one begins empty.
  update public.step_states as state set draft = null, revision = revision + 1
  where state.enrollment_id = enrollment.id and state.step_id = 'end';
  update public.enrollments
  set status = 'submitted', attempts = attempts + 1, submitted_at = now(), due_at = promised, progress = 100
  where id = enrollment.id;
  perform private.notify(
    member.user_id, 'work_submitted',
    jsonb_build_object('mission', (select content ->> 'title' from public.mission_versions where mission_id = enrollment.mission_id and version = enrollment.version)),
    '/reviews'
  ) from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.organization_id = enrollment.organization_id and member.member_role in ('owner', 'recruiter', 'reviewer')
    and organization.status = 'approved';
  return promised;
end
$$;
