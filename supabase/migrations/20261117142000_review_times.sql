-- How long a review takes: active time on the desk, from claiming the work to sending the feedback. Reviewers read
-- their own median, and that of their team; no one reads the time of a single review or of another person.

create table private.review_times (
  submission_id uuid not null references public.reviews on delete cascade,
  reviewer_id uuid not null references auth.users on delete cascade,
  seconds int not null default 0 check (seconds >= 0),
  -- When the time was last counted.
  counted_at timestamptz not null default clock_timestamp(),
  primary key (submission_id, reviewer_id)
);

create index review_times_by_reviewer on private.review_times (reviewer_id);

call private.declare_data('private.review_times', 't.reviewer_id = $1', 'removed');

-- Time counts from the claim on; a claim that is renewed doesn't count what passed in between.
create function private.begin_review_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.review_times (submission_id, reviewer_id) values (new.submission_id, new.reviewer_id)
  on conflict (submission_id, reviewer_id) do update set counted_at = excluded.counted_at;
  return null;
end
$$;

create trigger reviews_begin_time after insert on public.reviews for each row
  when (new.reviewer_id is not null and new.claimed_until is not null)
  execute function private.begin_review_time();

-- Saving extends a claim; only one that was released, has ended or changes hands begins again.
create trigger reviews_begin_time_again after update of reviewer_id, claimed_until on public.reviews for each row
  when (
    new.reviewer_id is not null and new.claimed_until > now() and new.delivered_at is null
    and (new.reviewer_id is distinct from old.reviewer_id or old.claimed_until is null or old.claimed_until <= now())
  )
  execute function private.begin_review_time();

-- As for candidates' work: at most what the page sends between two saves, and never more than the clock shows.
create function public.count_review_time(submission_id uuid, seconds int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  review public.reviews := private.require_claim(submission_id);
begin
  update private.review_times as known
  set seconds = known.seconds + least(
        greatest(coalesce(count_review_time.seconds, 0), 0), 120,
        floor(extract(epoch from clock_timestamp() - known.counted_at))::int
      ),
      counted_at = clock_timestamp()
  where known.submission_id = review.submission_id and known.reviewer_id = me;
end
$$;

create function private.median_minutes(seconds bigint[]) returns int
language sql immutable set search_path = '' as $$
  select greatest(1, round(percentile_cont(0.5) within group (order by spent) / 60))::int from unnest(seconds) as spent
$$;

-- The median minutes of reviews sent in the last half year: the caller's, from five reviews on, and their team's, from
-- five reviews by three people on, so that it is never about one colleague. Null below that.
create function public.review_pace() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    with timed as (
      select known.reviewer_id, review.submission_id, sum(known.seconds) over (partition by review.submission_id) as whole,
        known.seconds::bigint as own, review.reviewer_id as sender_id,
        not review.is_passed_on and review.organization_id in (select private.my_reviewed_organizations()) as is_ours
      from private.review_times as known
      join public.reviews as review on review.submission_id = known.submission_id
      where review.delivered_at > now() - interval '180 days' and known.seconds > 0
        and (review.reviewer_id = me or review.organization_id in (select private.my_reviewed_organizations()))
    )
    select jsonb_build_object(
      'mine', (
        select jsonb_build_object('minutes', private.median_minutes(array_agg(own)), 'reviews', count(*))
        from timed where reviewer_id = me and sender_id = me and not private.is_acting()
        having count(*) >= 5
      ),
      'team', (
        select jsonb_build_object('minutes', private.median_minutes(array_agg(whole)), 'reviews', count(*))
        from timed where is_ours and reviewer_id = sender_id
        having count(*) >= 5 and count(distinct sender_id) >= 3
      )
    )
  );
end
$$;

grant execute on function public.count_review_time, public.review_pace to authenticated;
