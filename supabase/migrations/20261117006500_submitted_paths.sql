-- Policies keep a submitted file from being replaced, moved or deleted, so its path alone says which file it is.
alter table private.submitted_files
  drop column object_id,
  drop column version,
  drop column etag,
  drop column size;
update private.data_declarations set left_out = '{}' where target = 'private.submitted_files'::regclass;

create or replace function private.keep_submitted_files(submission public.submissions) returns int
language plpgsql security definer set search_path = '' as $$
declare
  kept int;
begin
  insert into private.submitted_files (submission_id, path)
  select submission.id, object.name
  from private.named_files(submission.content) as named
  join storage.objects as object on object.bucket_id = 'deliverables' and object.name = named
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
  where private.is_file_of_work(enrollment.id, enrollment.user_id, object.name)
    and not private.is_to_be_removed('deliverables', object.name);
  get diagnostics kept = row_count;
  return kept;
end
$$;

create or replace function private.rename_deliverable(enrollment uuid, name text, new_name text) returns void
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
