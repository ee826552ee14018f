-- The reviewers' list of work. It stays as fast as it is however much was ever submitted.
create function private.is_revised(review public.reviews) returns boolean
language sql stable security definer set search_path = '' as $$
  select attempt > 1 from public.submissions where id = review.submission_id
$$;

-- Work of others that a maker may take; which it is, is decided where reviews are shared.
create function private.passed_on_work(mission uuid, only_overdue boolean, revised boolean, most int)
returns table (id uuid, due_at timestamptz)
language sql stable set search_path = '' as $$
  select null::uuid, null::timestamptz where false
$$;

-- What waits for the caller by the promise, or was delivered with the newest first: no more than "most" of it.
create function private.queued_work(
  show text, mission uuid, only_overdue boolean, revised boolean, passed_on boolean, most int
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
        order by review.delivered_at desc limit most
      ) as delivered
      union all (
        select review.submission_id, review.delivered_at from public.reviews as review
        where mission is null and is_maker and passed_on is not false and review.reviewer_id = me
          and review.delivered_at is not null and review.organization_id <> all (mine)
          and review.submission_id not in (select id from own)
          and (revised is null or private.is_revised(review) = revised)
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
      order by enrollment.due_at, enrollment.id limit most
    ) as waiting
    union all
    select * from private.passed_on_work(mission, only_overdue, revised, most)
    where is_maker and passed_on is not false
  )
  select found.id, null::uuid, row_number() over (order by found.due_at, found.id), count(*) over ()
  from found order by 3 limit most;
end
$$;

-- The queue, without names: age and promise tell what comes first. Pages of 25; it counts only a little further than
-- one reads.
create function public.review_queue(
  show text default 'waiting', mission uuid default null, only_overdue boolean default false, page int default 0,
  revised boolean default null, passed_on boolean default null
) returns table (
  submission_id uuid, mission_id uuid, mission_title text, attempt int, submitted_at timestamptz, due_at timestamptz,
  is_passed_on boolean, claimed_by_me boolean, is_claimed boolean, delivered_at timestamptz,
  verdict public.review_verdict, total int, is_more boolean
)
language sql stable security definer set search_path = '' as $$
  select submission.id, enrollment.mission_id, version.title, submission.attempt, submission.submitted_at,
    submission.due_at, not submission.organization_id in (select private.my_reviewed_organizations()),
    coalesce(review.reviewer_id = (select auth.uid()) and review.claimed_until > now(), false),
    coalesce(review.claimed_until > now(), false), review.delivered_at, review.verdict,
    least(queued.total, bounds.most)::int, queued.total > bounds.most
  from (select 25 * greatest(page, 0) as first, greatest(100, 25 * (page + 3)) as most) as bounds
  cross join lateral (
    select * from private.queued_work(show, mission, only_overdue, revised, passed_on, bounds.most + 1)
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

-- The missions that the first hundred of the queue belong to, to choose one of them.
create function public.queued_missions(show text default 'waiting') returns table (mission_id uuid, mission_title text)
language sql stable security definer set search_path = '' as $$
  select version.mission_id, max(version.title)
  from private.queued_work(show, null, false, null, null, 100) as queued
  left join public.submissions as submission on submission.id = queued.submission_id
  join public.enrollments as enrollment on enrollment.id = coalesce(queued.enrollment_id, submission.enrollment_id)
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  where (select private.require_user()) is not null
  group by version.mission_id
  order by 2
  limit 200
$$;

grant execute on function public.review_queue, public.queued_missions to authenticated;
