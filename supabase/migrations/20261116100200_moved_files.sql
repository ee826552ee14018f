-- Files that get another name: only the storage service moves the bytes with the row, so a function asks it to.
create table private.files_to_move (
  bucket_id text not null,
  name text not null,
  new_name text not null constraint files_are_safe check (private.is_safe_path(new_name)),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  primary key (bucket_id, name)
);
create index files_to_move_due on private.files_to_move (due_at);
call private.declare_data(
  'private.files_to_move', 'starts_with(t.name, $1::text || ''/'')', 'kept', '{}',
  'Until the file itself has its new name, which takes a minute.'
);

-- What names the file names it by the new name. A certificate knows files by the hash of their path.
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
  update private.submitted_files as handed_in set path = new_name, version = object.version
  from storage.objects as object
  where handed_in.path = rename_deliverable.name and object.bucket_id = 'deliverables' and object.name = new_name;
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

-- Only what storage really has under its new name counts as moved.
create function public.note_moved_file(bucket text, old_name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  moved private.files_to_move;
begin
  delete from private.files_to_move as file
  where file.bucket_id = bucket and file.name = old_name
    and not exists (select from storage.objects as left_over where left_over.bucket_id = bucket and left_over.name = old_name)
  returning * into moved;
  if moved.name is not null then
    perform private.rename_deliverable(private.enrollment_of_file(moved.name), moved.name, moved.new_name);
  end if;
  return moved.name is not null;
end
$$;
grant execute on function public.take_moving_files, public.note_moved_file to service_role;

insert into private.files_to_move (bucket_id, name, new_name)
select object.bucket_id, object.name, substr(object.name, 38)
from storage.objects as object
join public.enrollments as enrollment on starts_with(object.name, enrollment.user_id || '/' || enrollment.id || '/')
where object.bucket_id = 'deliverables' and private.is_safe_path(object.name);

-- A file that is named but was never there, or is no longer, keeps no name of a person either.
do $$
declare
  lost record;
begin
  for lost in
    select distinct enrollment.id as enrollment, named as path
    from public.enrollments as enrollment
    cross join lateral (
      select submission.content from public.submissions as submission where submission.enrollment_id = enrollment.id
      union all
      select jsonb_build_object('step', state.draft) from public.step_states as state
      where state.enrollment_id = enrollment.id and state.draft is not null
    ) as written
    cross join lateral private.named_files(written.content) as named
    where starts_with(named, enrollment.user_id || '/') and not exists (
      select from storage.objects as object where object.bucket_id = 'deliverables' and object.name = named
    )
  loop
    perform private.rename_deliverable(lost.enrollment, lost.path, substr(lost.path, 38));
  end loop;
end
$$;

select cron.schedule('move files that are due', '* * * * *', $$
  select private.call_function('move-files') where exists (select from private.files_to_move where due_at <= now())
$$);
select private.call_function('move-files') where exists (select from private.files_to_move);
