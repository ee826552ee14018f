-- The review queue says which language each title is in, so that screen readers pronounce it.
drop function public.review_queue;
create function public.review_queue(
  show text default 'waiting', mission uuid default null, only_overdue boolean default false, page int default 0,
  revised boolean default null, passed_on boolean default null, written_in text default null
)
returns table (
  submission_id uuid, mission_id uuid, mission_title text, attempt int, submitted_at timestamptz, due_at timestamptz,
  is_passed_on boolean, claimed_by_me boolean, is_claimed boolean, delivered_at timestamptz,
  verdict public.review_verdict, total int, is_more boolean, language text,
  title_language text
)
language sql stable security definer set search_path = '' as $$
  select submission.id, enrollment.mission_id, private.title_in(version.title, version.translations), submission.attempt, submission.submitted_at,
    submission.due_at, not submission.organization_id in (select private.my_reviewed_organizations()),
    coalesce(review.reviewer_id = (select auth.uid()) and review.claimed_until > now(), false),
    coalesce(review.claimed_until > now(), false), review.delivered_at, review.verdict,
    least(queued.total, bounds.most)::int, queued.total > bounds.most,
    case when cardinality(version.languages) > 1 then submission.language end,
    case when version.translations -> private.reading_language() ->> 'title' is null then version.languages[1]
      else private.reading_language() end
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

grant execute on function public.review_queue to authenticated;
