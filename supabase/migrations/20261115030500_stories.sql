-- Stories for interviews and letters: situation, task, action, result. A story may tell of work that was validated, and
-- is then linked to its certificate. All of it is the owner's alone.
create table public.stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  certificate_code text,
  language text not null check (language in ('en', 'fr')),
  title text not null check (btrim(title) <> '' and length(title) <= 160),
  situation text not null default '' check (length(situation) <= 4000),
  task text not null default '' check (length(task) <= 4000),
  action text not null default '' check (length(action) <= 4000),
  result text not null default '' check (length(result) <= 4000),
  -- Slugs of the catalogue, or words of the person's own.
  skills text[] not null default '{}' check (private.are_clean_words(skills, 80) and cardinality(skills) <= 20),
  -- Counts the saves, so that two open tabs notice each other.
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  -- Only an own certificate; the story outlives it.
  foreign key (user_id, certificate_code) references public.certificates (user_id, code)
    on delete set null (certificate_code)
);
create index stories_by_user on public.stories (user_id, updated_at desc);
create index stories_by_certificate on public.stories (user_id, certificate_code);

create function private.count_revision() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end
$$;
create trigger stories_count_revision before update on public.stories
  for each row execute function private.count_revision();

-- At most so many rows a person; the code of the error and its words are given with the trigger.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  there bigint;
begin
  execute format('select count(*) from %s where user_id = $1', tg_relid::regclass) into there using new.user_id;
  if there >= tg_argv[0]::int then
    perform private.fail(tg_argv[1], tg_argv[2]);
  end if;
  return new;
end
$$;
create trigger stories_limited before insert on public.stories
  for each row execute function private.limit_rows(
    '200', 'too_many_stories', 'There is room for 200 stories. Delete one first.'
  );

call private.protect('public.stories');
grant select, delete on public.stories to authenticated;
grant insert (certificate_code, language, title, situation, task, action, result, skills),
  update (language, title, situation, task, action, result, skills) on public.stories to authenticated;
create policy "People see their own stories" on public.stories for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People write their own stories" on public.stories for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own stories" on public.stories for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own stories" on public.stories for delete to authenticated
  using (user_id = (select auth.uid()));

-- What the person's validated work offers to tell: what was asked for, what was delivered, and what was said of it.
create function public.story_material() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return coalesce((
    select jsonb_agg(to_jsonb(work) order by work.issued_at desc) from (
      select certificate.code, certificate.issued_at, certificate.enrollment_id,
        certificate.facts ->> 'mission' as mission, certificate.facts ->> 'summary' as summary,
        certificate.facts ->> 'organization' as organization, certificate.facts ->> 'language' as language,
        certificate.facts -> 'skills' as skills, certificate.facts -> 'criteria' as criteria,
        (certificate.facts ->> 'attempts')::int as attempts, (certificate.facts ->> 'seconds')::int as seconds,
        coalesce((
          select step ->> 'body' from jsonb_array_elements(version.content -> 'steps') as step
          where step ->> 'kind' = 'brief' limit 1
        ), '') as brief,
        array(
          select step ->> 'title' from jsonb_array_elements(version.content -> 'steps') as step
          where step ->> 'kind' = 'deliverable' and (step ->> 'id') = any (enrollment.path)
        ) as deliverables,
        submission.reflection, review.summary as words,
        array(
          select comment.body from public.review_comments as comment
          where comment.submission_id = submission.id and not comment.asks_change order by comment.place limit 3
        ) as praise,
        exists (
          select from public.stories as story
          where story.user_id = person and story.certificate_code = certificate.code
        ) as is_told
      from public.certificates as certificate
      join public.enrollments as enrollment on enrollment.id = certificate.enrollment_id
      join public.mission_versions as version using (mission_id, version)
      join public.submissions as submission
        on submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
      join public.reviews as review on review.submission_id = submission.id
      where certificate.user_id = person and certificate.revoked_at is null
      order by certificate.issued_at desc limit 100
    ) as work
  ), '[]');
end
$$;
grant execute on function public.story_material to authenticated;
