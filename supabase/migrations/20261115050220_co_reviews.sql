-- A teacher reads along: where the student shares work with the school and the mission's author allows it, teachers open
-- what was handed in and write to the student beside the company's review. It is the school's word: no part of the
-- verdict, and not shown to the company.
alter table public.missions add column allows_co_review boolean not null default false;

create function public.allow_co_review(mission_id uuid, is_allowed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  update public.missions set allows_co_review = coalesce(is_allowed, false) where id = mission.id;
end
$$;

create table public.co_reviews (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.submissions on delete cascade,
  enrollment_id uuid not null references public.enrollments on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  author_id uuid references auth.users on delete set null,
  body text not null check (btrim(body) <> '' and length(body) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index co_reviews_by_submission on public.co_reviews (submission_id, created_at);
create index co_reviews_by_enrollment on public.co_reviews (enrollment_id);
create index co_reviews_by_school on public.co_reviews (organization_id);
create index co_reviews_by_author on public.co_reviews (author_id);
create trigger co_reviews_updated before update on public.co_reviews
  for each row execute function private.set_updated_at();
call private.protect('public.co_reviews');
grant select, delete on public.co_reviews to authenticated;
create policy "Students read what their school wrote to their work" on public.co_reviews for select to authenticated
  using (enrollment_id in (select private.my_enrollments()));
create policy "Those who work for a school see what they wrote themselves" on public.co_reviews for select to authenticated
  using (author_id = (select auth.uid()) and organization_id in (select private.my_schools()));
create policy "Teachers take back what they wrote" on public.co_reviews for delete to authenticated
  using (author_id = (select auth.uid()) and organization_id in (select private.my_schools()));

-- Whether the school may open this work: 'open', or what is missing. Only work of a program that the school assigned to
-- the student counts.
create function private.co_review_of(enrollment public.enrollments, school uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when enrollment.id is not null then jsonb_build_object('enrollment_id', enrollment.id, 'access', case
    when not exists (
      select from public.students as student
      join private.program_cohorts as known on known.cohort_id = student.cohort_id
      join public.programs as program on program.id = known.program_id and program.assigned_at is not null
      join private.program_missions as task on task.program_id = program.id and task.mission_id = enrollment.mission_id
        and not task.is_proposed
      join public.organizations as organization on organization.id = student.organization_id
      where student.organization_id = school and program.organization_id = school and organization.status = 'approved'
        and student.user_id = enrollment.user_id and student.status = 'enrolled' and 'work' = any (student.shares)
    ) then 'not_shared'
    when not (select mission.allows_co_review from public.missions as mission where mission.id = enrollment.mission_id)
      then 'not_allowed'
    when enrollment.attempts = 0 then 'nothing_yet'
    else 'open' end
  ) end
$$;

-- The school in whose name the caller may open the work now.
create function private.co_reviewing_school(enrollment public.enrollments) returns uuid
language sql stable security definer set search_path = '' as $$
  select school from private.my_schools() as school
  where private.co_review_of(enrollment, school) ->> 'access' = 'open' and enrollment.user_id <> (select auth.uid())
  order by school limit 1
$$;

create function public.work_for_school(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  school uuid;
begin
  perform private.require_user();
  select * into enrollment from public.enrollments where id = work_for_school.enrollment_id;
  school := private.co_reviewing_school(enrollment);
  if school is null then
    perform private.fail('co_review_closed', 'This work is not open to your school.');
  end if;
  return (
    select jsonb_build_object(
      'student', (
        select btrim(student.first_name || ' ' || student.last_name) from public.students as student
        where student.organization_id = school and student.user_id = enrollment.user_id
      ),
      'mission', version.title, 'company', organization.name, 'status', enrollment.status,
      'attempts', (
        select jsonb_agg(jsonb_build_object(
          'id', submission.id, 'attempt', submission.attempt, 'submitted_at', submission.submitted_at,
          'reflection', submission.reflection,
          'delivered', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', step ->> 'id', 'title', step ->> 'title', 'answer', submission.content -> (step ->> 'id')
            ) order by array_position(enrollment.path, step ->> 'id')), '[]')
            from jsonb_array_elements(version.content -> 'steps') as step
            where step ->> 'kind' = 'deliverable' and submission.content ? (step ->> 'id')
          ),
          'review', (
            select jsonb_build_object('verdict', review.verdict, 'summary', review.summary, 'delivered_at', review.delivered_at)
            from public.reviews as review where review.submission_id = submission.id and review.delivered_at is not null
          ),
          'comments', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', said.id, 'body', said.body, 'author', private.full_name(said.author_id), 'created_at', said.created_at,
              'is_mine', said.author_id = (select auth.uid())
            ) order by said.created_at, said.id), '[]')
            from public.co_reviews as said where said.submission_id = submission.id and said.organization_id = school
          )
        ) order by submission.attempt desc)
        from public.submissions as submission where submission.enrollment_id = enrollment.id
      )
    )
    from public.mission_versions as version, public.organizations as organization
    where version.mission_id = enrollment.mission_id and version.version = enrollment.version
      and organization.id = enrollment.organization_id
  );
end
$$;

create function public.write_co_review(submission_id uuid, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  school uuid;
  said text := btrim(coalesce(body, ''));
  written uuid;
begin
  perform private.require_user();
  select enrollments.* into enrollment from public.submissions
  join public.enrollments on enrollments.id = submissions.enrollment_id
  where submissions.id = write_co_review.submission_id;
  school := private.co_reviewing_school(enrollment);
  if school is null then
    perform private.fail('co_review_closed', 'This work is not open to your school.');
  end if;
  if length(said) not between 1 and 4000 then
    perform private.fail('co_review_invalid', 'Write something, in at most 4,000 characters.');
  end if;
  insert into public.co_reviews (submission_id, enrollment_id, organization_id, author_id, body)
  values (write_co_review.submission_id, enrollment.id, school, (select auth.uid()), said) returning id into written;
  perform private.notify(
    enrollment.user_id, 'co_review_given',
    jsonb_build_object(
      'school', (select organizations.name from public.organizations where organizations.id = school),
      'mission', private.mission_title(enrollment.mission_id)
    ),
    '/missions/work/' || enrollment.id
  );
  return written;
end
$$;

-- What schools wrote to one's own work.
create function public.my_co_reviews(enrollment_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', said.id, 'body', said.body, 'school', school.name, 'author', private.full_name(said.author_id),
    'attempt', submission.attempt, 'created_at', said.created_at
  ) order by said.created_at desc, said.id), '[]')
  from public.co_reviews as said
  join public.enrollments as enrollment on enrollment.id = said.enrollment_id
  join public.submissions as submission on submission.id = said.submission_id
  join public.organizations as school on school.id = said.organization_id
  where said.enrollment_id = my_co_reviews.enrollment_id and enrollment.user_id = private.require_user()
$$;

-- Files of submitted work, while the work is open to the school.
create function private.may_co_review_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.submissions as submission
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    where enrollment.id = private.enrollment_of_file(file)
      and enrollment.user_id::text = (storage.foldername(file))[1]
      and private.names_file(submission.content, file) and private.co_reviewing_school(enrollment) is not null
  )
$$;
grant execute on function private.may_co_review_file to authenticated;
create policy "Teachers read the files of work that is open to them" on storage.objects for select to authenticated
  using (bucket_id = 'deliverables' and private.may_co_review_file(name));

-- A school attests skills of whoever shares notes with it, and of its students who share skills.
create or replace function private.attesting_school(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select school from private.my_schools() as school
  where exists (
    select from public.plan_advisers as chosen where chosen.user_id = person and chosen.organization_id = school
  ) or exists (
    select from private.shared_students(school, 'skills') as student where student.user_id = person
  )
  order by school limit 1
$$;

-- What the school attested, the newest first, also of people who share nothing any more: it can take its word back.
create function public.school_attestations(organization uuid, search text default '', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant int := 30;
  wanted text := private.containing(private.plain_words(coalesce(search, '')));
begin
  perform private.require_my_school(organization);
  return (
    with found as (
      select given.user_id as person, given.skill, given.note, given.created_at, skill.name_en, skill.name_fr,
        coalesce(nullif(btrim(student.first_name || ' ' || student.last_name), ''), private.full_name(given.user_id)) as name,
        private.full_name(given.attested_by) as attested_by,
        coalesce('skills' = any (student.shares), false) or exists (
          select from public.plan_advisers as chosen
          where chosen.user_id = given.user_id and chosen.organization_id = given.organization_id
        ) as is_shared
      from public.skill_attestations as given
      join public.skills as skill on skill.slug = given.skill
      left join public.students as student
        on student.organization_id = given.organization_id and student.user_id = given.user_id
      where given.organization_id = organization
    ), listed as (
      select * from found
      where private.plain_words(name || ' ' || name_en || ' ' || name_fr) like wanted
      order by created_at desc, person, skill offset greatest(0, page) * size limit size + 1
    )
    select jsonb_build_object(
      'is_more', (select count(*) > size from listed),
      'attestations', (
        select coalesce(jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.person, shown.skill), '[]')
        from (select * from listed limit size) as shown
      )
    )
  );
end
$$;

grant execute on function
  public.allow_co_review, public.work_for_school, public.write_co_review, public.my_co_reviews, public.school_attestations
to authenticated;
