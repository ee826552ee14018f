-- The review queue says in which language work was written, where its mission is offered in several, and can be filtered
-- by it: reviewers take what they read well.

-- The language of the newest attempt; the one a candidate reads in may have changed since.
create function private.work_language(enrollment public.enrollments) returns text
language sql stable security definer set search_path = '' as $$
  select language from public.submissions where enrollment_id = enrollment.id and attempt = enrollment.attempts
$$;
create function private.review_language(review public.reviews) returns text
language sql stable security definer set search_path = '' as $$
  select language from public.submissions where id = review.submission_id
$$;

drop function public.review_queue(text, uuid, boolean, int, boolean, boolean);
drop function public.queued_missions(text);
drop function private.queued_work(text, uuid, boolean, boolean, boolean, int);
drop function private.passed_on_work(uuid, boolean, boolean, int);

create function private.passed_on_work(mission uuid, only_overdue boolean, revised boolean, written_in text, most int)
returns table (id uuid, due_at timestamptz)
language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  mine uuid[] := array(select private.my_reviewed_organizations());
  key_skills text[] := private.my_key_skills();
  too_close uuid[] := array(select private.people_too_close()) || (select auth.uid());
begin
  return query
  (
    -- A week late: for every maker.
    select enrollment.id, enrollment.due_at from public.enrollments as enrollment
    where enrollment.status = 'submitted' and enrollment.due_at < now() - interval '7 days'
      and enrollment.organization_id <> all (mine) and enrollment.user_id <> all (too_close)
      and (mission is null or enrollment.mission_id = mission)
      and (revised is null or (enrollment.attempts > 1) = revised)
      and (written_in is null or private.work_language(enrollment) = written_in)
    order by enrollment.due_at, enrollment.id limit most
  )
  union all (
    -- Late, for those whose skills fit.
    select enrollment.id, enrollment.due_at from public.enrollments as enrollment
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    where enrollment.status = 'submitted' and enrollment.due_at < now()
      and enrollment.due_at >= now() - interval '7 days' and version.skills && key_skills
      and enrollment.organization_id <> all (mine) and enrollment.user_id <> all (too_close)
      and (mission is null or enrollment.mission_id = mission)
      and (revised is null or (enrollment.attempts > 1) = revised)
      and (written_in is null or private.work_language(enrollment) = written_in)
    order by enrollment.due_at, enrollment.id limit most
  )
  union all (
    -- Shared before it is late, likewise.
    select enrollment.id, enrollment.due_at from public.missions as shared
    join public.enrollments as enrollment on enrollment.mission_id = shared.id
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    where shared.shares_reviews and not only_overdue and enrollment.status = 'submitted'
      and enrollment.due_at >= now() and version.skills && key_skills
      and enrollment.organization_id <> all (mine) and enrollment.user_id <> all (too_close)
      and (mission is null or enrollment.mission_id = mission)
      and (revised is null or (enrollment.attempts > 1) = revised)
      and (written_in is null or private.work_language(enrollment) = written_in)
    order by enrollment.due_at, enrollment.id limit most
  );
end
$$;

create function private.queued_work(
  show text, mission uuid, only_overdue boolean, revised boolean, passed_on boolean, written_in text, most int
)
returns table (enrollment_id uuid, submission_id uuid, place bigint, total bigint)
language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  me uuid := private.require_user();
  mine uuid[] := array(select private.my_reviewed_organizations());
  is_maker boolean := private.has_role('on_maker');
begin
  if show = 'delivered' then
    return query
    with own as (
      select submissions.id from public.enrollments join public.submissions on submissions.enrollment_id = enrollments.id
      where user_id = me
    ), found as (
      select delivered.* from unnest(mine) as organization (id), lateral (
        select review.submission_id, review.delivered_at from public.reviews as review
        where mission is null and passed_on is not true and review.organization_id = organization.id
          and review.delivered_at is not null and review.submission_id not in (select id from own)
          and (revised is null or private.is_revised(review) = revised)
          and (written_in is null or private.review_language(review) = written_in)
        order by review.delivered_at desc limit most
      ) as delivered
      union all (
        select review.submission_id, review.delivered_at from public.reviews as review
        where mission is null and is_maker and passed_on is not false and review.reviewer_id = me
          and review.delivered_at is not null and review.organization_id <> all (mine)
          and review.submission_id not in (select id from own)
          and (revised is null or private.is_revised(review) = revised)
          and (written_in is null or private.review_language(review) = written_in)
        order by review.delivered_at desc limit most
      )
      union all (
        select review.submission_id, review.delivered_at
        from public.enrollments as enrollment
        join public.submissions as submission on submission.enrollment_id = enrollment.id
        join public.reviews as review on review.submission_id = submission.id
        where enrollment.mission_id = mission and enrollment.user_id <> me and review.delivered_at is not null
          and (review.organization_id = any (mine) or (is_maker and review.reviewer_id = me))
          and (passed_on is null or (review.organization_id <> all (mine)) = passed_on)
          and (revised is null or (submission.attempt > 1) = revised)
          and (written_in is null or submission.language = written_in)
        order by review.delivered_at desc limit most
      )
    )
    select null::uuid, found.submission_id, row_number() over (order by found.delivered_at desc, found.submission_id),
      count(*) over ()
    from found order by 3 limit most;
    return;
  end if;
  return query
  with found as (
    select waiting.* from unnest(mine) as organization (id), lateral (
      select enrollment.id, enrollment.due_at from public.enrollments as enrollment
      where enrollment.organization_id = organization.id and enrollment.status = 'submitted' and enrollment.user_id <> me
        and (mission is null or enrollment.mission_id = mission) and (not only_overdue or enrollment.due_at < now())
        and passed_on is not true and (revised is null or (enrollment.attempts > 1) = revised)
        and (written_in is null or private.work_language(enrollment) = written_in)
      order by enrollment.due_at, enrollment.id limit most
    ) as waiting
    union all
    select * from private.passed_on_work(mission, only_overdue, revised, written_in, most)
    where is_maker and passed_on is not false
  )
  select found.id, null::uuid, row_number() over (order by found.due_at, found.id), count(*) over ()
  from found order by 3 limit most;
end
$$;

create function public.review_queue(
  show text default 'waiting', mission uuid default null, only_overdue boolean default false, page int default 0,
  revised boolean default null, passed_on boolean default null, written_in text default null
)
returns table (
  submission_id uuid, mission_id uuid, mission_title text, attempt int, submitted_at timestamptz, due_at timestamptz,
  is_passed_on boolean, claimed_by_me boolean, is_claimed boolean, delivered_at timestamptz,
  verdict public.review_verdict, total int, is_more boolean, language text
)
language sql stable security definer set search_path = '' as $$
  select submission.id, enrollment.mission_id, private.title_in(version.title, version.translations), submission.attempt, submission.submitted_at,
    submission.due_at, not submission.organization_id in (select private.my_reviewed_organizations()),
    coalesce(review.reviewer_id = (select auth.uid()) and review.claimed_until > now(), false),
    coalesce(review.claimed_until > now(), false), review.delivered_at, review.verdict,
    least(queued.total, bounds.most)::int, queued.total > bounds.most,
    case when cardinality(version.languages) > 1 then submission.language end
  from (select 25 * greatest(page, 0) as first, greatest(100, 25 * (page + 3)) as most) as bounds
  cross join lateral (
    select * from private.queued_work(show, mission, only_overdue, revised, passed_on, written_in, bounds.most + 1)
    order by place limit 25 offset bounds.first
  ) as queued
  join public.submissions as submission
    on submission.id = coalesce(queued.submission_id, (
      select newest.id from public.submissions as newest join public.enrollments as waiting on waiting.id = newest.enrollment_id
      where waiting.id = queued.enrollment_id and newest.attempt = waiting.attempts
    ))
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  left join public.reviews as review on review.submission_id = submission.id
  where (select private.require_user()) is not null
  order by queued.place
$$;

-- The missions of what is queued, and the languages it is written in.
create function public.queued_missions(show text default 'waiting')
returns table (mission_id uuid, mission_title text, languages text[])
language sql stable security definer set search_path = '' as $$
  select version.mission_id, max(private.title_in(version.title, version.translations)),
    array_agg(distinct coalesce(submission.language, private.work_language(enrollment)))
  from private.queued_work(show, null, false, null, null, null, 100) as queued
  left join public.submissions as submission on submission.id = queued.submission_id
  join public.enrollments as enrollment on enrollment.id = coalesce(queued.enrollment_id, submission.enrollment_id)
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  where (select private.require_user()) is not null
  group by version.mission_id
  order by 2
  limit 200
$$;
revoke execute on function public.review_queue, public.queued_missions from public, anon;
grant execute on function public.review_queue, public.queued_missions to authenticated;
