-- Several versions of a résumé, one of them current. The profile names the current one by its path; a version keeps
-- id and path for good, so that an application can say which one was sent.
create table public.resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.candidate_profiles on delete cascade,
  path text not null unique check (starts_with(path, user_id::text || '/')),
  name text not null check (length(name) between 1 and 200),
  label text not null default '' check (length(label) <= 80),
  size int not null check (size > 0),
  created_at timestamptz not null default now()
);
create index resumes_by_user on public.resumes (user_id, created_at desc);

call private.protect('public.resumes');
grant select, update (label) on public.resumes to authenticated;
create policy "People see their own résumés" on public.resumes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People label their own résumés" on public.resumes for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- A file that lies in the own folder becomes a version, and the current one.
create function public.add_resume(file_path text, file_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  added uuid;
begin
  insert into public.candidate_profiles (user_id) values (person) on conflict do nothing;
  perform from public.profiles where user_id = person for update;
  if (select count(*) from public.resumes where user_id = person) >= 20 then
    perform private.fail('too_many_resumes', 'Remove a résumé before you add another one.');
  end if;
  insert into public.resumes (user_id, path, name, size)
  select person, file.name, left(btrim(file_name), 200), (file.metadata ->> 'size')::int
  from storage.objects as file
  where file.bucket_id = 'resumes' and file.name = file_path and starts_with(file.name, person::text || '/')
  returning id into added;
  if added is null then
    perform private.fail('resume_not_found', 'This résumé does not exist.');
  end if;
  perform public.choose_resume(added);
  return added;
end
$$;

create function public.choose_resume(resume_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  update public.profiles as profile set resume_path = resume.path, resume_name = resume.name
  from public.resumes as resume
  where resume.id = resume_id and resume.user_id = person and profile.user_id = person;
  if not found then
    perform private.fail('resume_not_found', 'This résumé does not exist.');
  end if;
end
$$;

-- Answers the path of the file, which is then removed through the storage interface. The newest of the others takes
-- the place of a current one.
create function public.delete_resume(resume_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  deleted text;
begin
  perform from public.profiles where user_id = person for update;
  delete from public.resumes where id = resume_id and user_id = person returning path into deleted;
  if deleted is null then
    perform private.fail('resume_not_found', 'This résumé does not exist.');
  end if;
  update public.profiles as profile set (resume_path, resume_name) = (
    select path, name from public.resumes where user_id = person order by created_at desc, id limit 1
  ) where profile.user_id = person and profile.resume_path = deleted;
  return deleted;
end
$$;
grant execute on function public.add_resume, public.choose_resume, public.delete_resume to authenticated;
