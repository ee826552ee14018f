-- Reviews: the queue, claims, comments, verdicts, and work that makers take over.

-- Functions here call others that later files create.
set check_function_bodies = off;

-- # Types

-- Feedback on submitted work: claimed by one reviewer at a time, blind until the rubric is filled.
create type public.review_verdict as enum ('validated', 'revise', 'not_validated');

-- # Tables

create table public.reviews (
  submission_id uuid primary key references public.submissions on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  reviewer_id uuid references auth.users on delete set null,
  -- After this, others can take over.
  claimed_until timestamptz,
  -- By criterion: {"level": 2}.
  scores jsonb not null default '{}' check (jsonb_typeof(scores) = 'object' and length(scores::text) < 10000),
  summary text not null default '' check (length(summary) <= 5000),
  verdict public.review_verdict,
  -- A refusal names the criterion that decided it, and a mission that helps.
  reason_criterion text,
  next_mission_id uuid references public.missions on delete set null,
  revealed_at timestamptz,
  -- Written by an independent maker after the organization missed its promise.
  is_passed_on boolean not null default false,
  delivered_at timestamptz,
  updated_at timestamptz not null default now()
);

-- A reviewer's comment on an attempt: on a criterion, on a passage of a submitted text, or on both. It stays open
-- across later attempts until a reviewer resolves it.
create table public.review_comments (
  id uuid primary key,
  submission_id uuid not null references public.reviews on delete cascade,
  -- Its position among the comments of its review.
  place int not null,
  criterion text,
  -- A passage: character offsets in the text as submitted, from 0; the end is exclusive.
  step_id text,
  starts_at int,
  ends_at int,
  quote text,
  body text not null check (btrim(body) <> '' and length(body) <= 3000),
  -- Requests a change; praise and remarks don't, and are never open.
  asks_change boolean not null default true,
  created_at timestamptz not null default now(),
  check (criterion is not null or step_id is not null),
  check (num_nonnulls(step_id, starts_at, ends_at, quote) in (0, 4)),
  check (starts_at >= 0 and ends_at > starts_at and length(quote) = ends_at - starts_at)
);

-- Replies to a comment in each attempt: by the reviewer, then by the candidate.
create table public.comment_replies (
  comment_id uuid not null references public.review_comments on delete cascade,
  submission_id uuid not null references public.reviews on delete cascade,
  is_by_reviewer boolean not null,
  body text not null default '' check (length(body) <= 1000),
  -- A reviewer marks it as resolved, a candidate as done.
  settles boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (comment_id, submission_id, is_by_reviewer)
);

-- Whether a company may ask whose work this is must not depend on invitations that the company itself sends: inviting
-- one card after another would show whose name disappears. So it is decided once, when the work starts. Candidates
-- invited by card start only after agreeing to be known; unnamed is work that was started without being asked.
-- docs/anonymity.md
create table private.unnamed_work (
  enrollment_id uuid primary key references public.enrollments on delete cascade
);

-- # Indexes

create index reviews_by_organization on public.reviews (organization_id, delivered_at);
create index reviews_by_reviewer on public.reviews (reviewer_id, delivered_at);
create index reviews_by_next_mission on public.reviews (next_mission_id);
create index reviews_by_delivery on public.reviews (delivered_at) where delivered_at is not null;
create index review_comments_by_submission on public.review_comments (submission_id, place);
create unique index review_comments_one_for_each_criterion on public.review_comments (submission_id, criterion)
  where step_id is null;

create index comment_replies_by_submission on public.comment_replies (submission_id);

-- # Private helpers

create function private.my_submissions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select submission.id from public.submissions as submission
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
  where enrollment.user_id = (select auth.uid())
$$;

create function private.my_key_skills() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct slug), '{}')
  from public.maker_profiles as profile, unnest(profile.skill_slugs) as slug
  where profile.organization_id in (select private.my_makers())
$$;

-- People the caller knows too well to review: connections, mentees, teammates, and anyone either has blocked.
create function private.people_too_close() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select case when requester_id = (select auth.uid()) then addressee_id else requester_id end
  from public.connections
  where (requester_id = (select auth.uid()) or addressee_id = (select auth.uid())) and status = 'connected'
  union
  select candidate_id from public.mentorships
  where maker_id in (select private.my_makers()) and status in ('pending', 'accepted', 'ended')
  union
  select colleague.user_id from public.organization_members as colleague
  where colleague.organization_id in (select private.my_organizations())
  union
  select blocked_id from public.blocks where user_id = (select auth.uid())
  union
  select user_id from public.blocks where blocked_id = (select auth.uid())
$$;

-- Whether a maker may take the work of an enrollment.
create function private.is_passed_on_to(skills text[], shares boolean, due_at timestamptz, key_skills text[])
returns boolean
language sql stable set search_path = '' as $$
  select (shares or due_at < now()) and skills && key_skills or due_at < now() - interval '7 days'
$$;

-- What the caller may claim or continue: work of their own organization, and, for makers, what is passed on.
create function private.may_review(submission public.submissions) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.enrollments where id = submission.enrollment_id and user_id = (select auth.uid())
  ) and (
    submission.organization_id in (select private.my_reviewed_organizations())
    or (select private.has_role('on_maker')) and (
      exists (
        select from public.reviews as held
        where held.submission_id = submission.id and held.reviewer_id = (select auth.uid())
          and (held.delivered_at is not null or held.claimed_until > now())
      )
      or not exists (
        select from public.reviews as given
        where given.submission_id = submission.id and given.delivered_at is not null
      ) and exists (
        select from public.enrollments as enrollment
        join public.missions as mission on mission.id = enrollment.mission_id
        join public.mission_versions as version
          on version.mission_id = enrollment.mission_id and version.version = enrollment.version
        where enrollment.id = submission.enrollment_id
          and enrollment.user_id not in (select private.people_too_close())
          and private.is_passed_on_to(
            version.skills, mission.shares_reviews, submission.due_at, private.my_key_skills()
          )
      )
    )
  )
$$;

create function private.require_submission(submission_id uuid) returns public.submissions
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions;
begin
  perform private.require_user();
  select * into submission from public.submissions where id = submission_id for update;
  if submission.id is null or not private.may_review(submission) then
    perform private.fail('submission_not_found', 'This work does not exist, or is not yours to review.');
  end if;
  return submission;
end
$$;

create function private.require_claim(submission_id uuid) returns public.reviews
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  review public.reviews;
begin
  select * into review from public.reviews where reviews.submission_id = submission.id for update;
  if review.delivered_at is not null then
    perform private.fail('review_delivered', 'This review is already delivered.');
  end if;
  if review.reviewer_id is distinct from (select auth.uid()) or review.claimed_until < now() then
    perform private.fail('review_not_claimed', 'Claim this work first.');
  end if;
  return review;
end
$$;

create function private.rubric_of(submission public.submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select version.content -> 'rubric' -> 'criteria'
  from public.enrollments join public.mission_versions as version
    on version.mission_id = enrollments.mission_id and version.version = enrollments.version
  where enrollments.id = submission.enrollment_id
$$;

create function private.rubric_is_filled(criteria jsonb, scores jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (
    select from jsonb_array_elements(criteria) as criterion
    where not coalesce(
      (scores -> (criterion ->> 'id') ->> 'level') ~ '^[0-5]$'
      and jsonb_typeof(scores -> (criterion ->> 'id') -> 'level') = 'number'
      and jsonb_array_length(criterion -> 'levels') > left(scores -> (criterion ->> 'id') ->> 'level', 1)::int,
      false
    )
  )
$$;

-- The candidate's name is shown once every criterion has a level, and each view is logged.
create function private.tell_candidate(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  review public.reviews;
begin
  select * into review from public.reviews where reviews.submission_id = submission.id;
  if review.submission_id is null or not private.rubric_is_filled(private.rubric_of(submission), review.scores) then
    perform private.fail('rubric_not_filled', 'Give every criterion its level first.');
  end if;
  update public.reviews set revealed_at = coalesce(revealed_at, now()) where reviews.submission_id = submission.id;
  perform private.audit('review.candidate_revealed', 'submission', submission.id::text);
  return (
    select jsonb_build_object('first_name', profile.first_name, 'last_name', profile.last_name, 'avatar_url', profile.avatar_url)
    from public.enrollments join public.profiles as profile on profile.user_id = enrollments.user_id
    where enrollments.id = submission.enrollment_id
  );
end
$$;

-- People who look at a queue see right away what colleagues claim, release and deliver. Saving extends a claim and
-- isn't announced.
create function private.announce_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send('{}', 'review', 'reviews:' || new.organization_id, true);
  if exists (
    select from public.submissions as submission
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    join public.missions as mission on mission.id = enrollment.mission_id
    where submission.id = new.submission_id and (submission.due_at < now() or mission.shares_reviews)
  ) then
    perform realtime.send('{}', 'review', 'reviews:makers', true);
  end if;
  return null;
end
$$;

-- A comment must fit the work, whoever writes it: the quoted passage exists, and the criterion is in the rubric.
create function private.check_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions;
begin
  select * into submission from public.submissions where id = new.submission_id;
  if new.criterion is not null and not exists (
    select from jsonb_array_elements(private.rubric_of(submission)) as criterion where criterion ->> 'id' = new.criterion
  ) then
    perform private.fail('criterion_unknown', 'This criterion is not in the rubric.');
  end if;
  if new.step_id is not null and new.quote is distinct from
    substr(submission.content -> new.step_id ->> 'text', new.starts_at + 1, greatest(new.ends_at - new.starts_at, 0))
  then
    perform private.fail('passage_not_found', 'These words do not stand there in the delivered text.');
  end if;
  return new;
end
$$;

-- Changes requested in delivered reviews of earlier attempts that no later review resolved.
create function private.open_comments(submission public.submissions) returns setof public.review_comments
language sql stable security definer set search_path = '' as $$
  select comment.* from public.review_comments as comment
  join public.submissions as earlier on earlier.id = comment.submission_id
  join public.reviews as review on review.submission_id = earlier.id
  where earlier.enrollment_id = submission.enrollment_id and earlier.attempt < submission.attempt
    and review.delivered_at is not null and comment.asks_change and not exists (
      select from public.comment_replies as reply join public.reviews as later on later.submission_id = reply.submission_id
      where reply.comment_id = comment.id and reply.is_by_reviewer and reply.settles
        and later.delivered_at is not null and later.submission_id <> submission.id
    )
$$;

-- The comments of an attempt with their replies, except those in reviews not delivered yet.
create function private.threads_of(submission_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', comment.id, 'attempt', submission.attempt, 'criterion', comment.criterion, 'step_id', comment.step_id,
    'starts_at', comment.starts_at, 'ends_at', comment.ends_at, 'quote', comment.quote, 'body', comment.body,
    'asks_change', comment.asks_change,
    'is_resolved', coalesce(said.is_resolved, false), 'replies', coalesce(said.replies, '[]')
  ) order by comment.place), '[]')
  from public.review_comments as comment
  join public.submissions as submission on submission.id = comment.submission_id
  cross join lateral (
    select bool_or(reply.is_by_reviewer and reply.settles) as is_resolved, jsonb_agg(jsonb_build_object(
      'attempt', said_at.attempt, 'is_by_reviewer', reply.is_by_reviewer, 'body', reply.body, 'settles', reply.settles
    ) order by said_at.attempt, reply.is_by_reviewer desc) as replies
    from public.comment_replies as reply
    join public.submissions as said_at on said_at.id = reply.submission_id
    join public.reviews as review on review.submission_id = reply.submission_id and review.delivered_at is not null
    where reply.comment_id = comment.id
  ) as said
  where comment.submission_id = threads_of.submission_id
$$;

-- Everything a reviewer needs beside the work, and nothing about who wrote it.
create function private.whole_work(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
begin
  return (
    select jsonb_build_object(
      'submission', to_jsonb(submission) - 'organization_id',
      'mission', jsonb_build_object('id', enrollment.mission_id, 'version', enrollment.version, 'title', version.content ->> 'title', 'category', version.content ->> 'category', 'language', version.content ->> 'language'),
      'isPassedOn', submission.organization_id not in (select private.my_reviewed_organizations()),
      'steps', (
        select jsonb_agg(step order by array_position(enrollment.path, step ->> 'id'))
        from jsonb_array_elements(version.content -> 'steps') as step
        where step ->> 'id' = any (enrollment.path)
      ),
      'rubric', version.content -> 'rubric' -> 'criteria',
      'evaluatorNotes', version.content ->> 'evaluatorNotes',
      'library', (
        select private.array_at(own.content, 'comments')
        from private.version_in(enrollment.mission_id, enrollment.version, submission.language) as own
      ),
      'secondsSpent', enrollment.seconds_spent,
      'review', (
        select to_jsonb(review) - 'organization_id' || jsonb_build_object(
          'is_mine', review.reviewer_id = (select auth.uid()), 'is_claimed', coalesce(review.claimed_until > now(), false),
          'reviewer', (select btrim(first_name || ' ' || last_name) from public.profiles where user_id = review.reviewer_id),
          'next_mission', (select private.title_in(title, translations) from public.mission_listings where mission_id = review.next_mission_id),
          'comments', private.threads_of(review.submission_id),
          'replies', (
            select coalesce(jsonb_object_agg(reply.comment_id, jsonb_build_object('body', reply.body, 'is_resolved', reply.settles)), '{}')
            from public.comment_replies as reply where reply.submission_id = review.submission_id and reply.is_by_reviewer
          )
        )
        from public.reviews as review where review.submission_id = submission.id
      ),
      'earlier', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'attempt', other.attempt, 'content', other.content, 'reflection', other.reflection, 'scores', past.scores,
          'summary', past.summary, 'verdict', past.verdict, 'delivered_at', past.delivered_at,
          'comments', private.threads_of(past.submission_id)
        ) order by other.attempt), '[]')
        from public.submissions as other
        left join public.reviews as past on past.submission_id = other.id and past.delivered_at is not null
        where other.enrollment_id = enrollment.id and other.attempt < submission.attempt
      )
    )
    from public.enrollments as enrollment
    cross join lateral private.version_in(enrollment.mission_id, enrollment.version, private.reading_language()) as version
    where enrollment.id = submission.enrollment_id
  );
end
$$;

-- The reviewers' list of work. It stays fast however much was ever submitted.
create function private.is_revised(review public.reviews) returns boolean
language sql stable security definer set search_path = '' as $$
  select attempt > 1 from public.submissions where id = review.submission_id
$$;

-- Work of others that a maker may take.
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

-- What is waiting for the caller by promised date, or was delivered, newest first: at most "most" rows.
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

-- Who can read submitted work: reviewers of the organization, and makers while they hold the claim, or what they
-- reviewed.
create function private.may_read_work(submission public.submissions) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_review(submission) and (
    submission.organization_id in (select private.my_reviewed_organizations()) or exists (
      select from public.reviews as held
      where held.submission_id = submission.id and held.reviewer_id = (select auth.uid())
        and (held.delivered_at is not null or held.claimed_until > now())
    )
  )
$$;

create function private.may_review_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.submitted_files as handed_in
    join public.submissions as submission on submission.id = handed_in.submission_id
    where handed_in.path = file and private.may_read_work(submission)
  )
$$;

create function private.count_replies(organization uuid default null) returns void
language sql security definer set search_path = '' as $$
  with decided as (
    select submission.organization_id, submission.submitted_at,
      case when not review.is_passed_on then review.delivered_at end as answered_at,
      coalesce(review.delivered_at <= submission.due_at and not review.is_passed_on, false) as is_kept
    from public.submissions as submission
    left join public.reviews as review on review.submission_id = submission.id
    where submission.submitted_at > now() - interval '180 days'
      and (organization is null or submission.organization_id = organization)
      and (review.delivered_at is not null or submission.due_at < now())
  ), counted as (
    insert into private.reply_figures (organization_id, reply_rate, feedback_hours)
    select organization_id,
      case when count(*) >= 5 then round(100.0 * count(*) filter (where is_kept) / count(*)) end,
      case when count(answered_at) >= 5 then round(
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - submitted_at) / 3600)
          filter (where answered_at is not null)
      ) end
    from decided group by organization_id
    on conflict (organization_id) do update
      set reply_rate = excluded.reply_rate, feedback_hours = excluded.feedback_hours
    returning organization_id
  )
  delete from private.reply_figures
  where (organization is null or organization_id = organization)
    and organization_id not in (select organization_id from counted)
$$;

-- Validating resolves what earlier attempts left open, and turns this review's own requests into advice for next time.
create function private.settle_comments(validated public.submissions) returns void
language sql security definer set search_path = '' as $$
  insert into public.comment_replies as known (comment_id, submission_id, is_by_reviewer, settles)
  select comment.id, validated.id, true, true from private.open_comments(validated) as comment
  on conflict on constraint comment_replies_pkey do update set settles = true;
  update public.review_comments set asks_change = false where submission_id = validated.id and asks_change;
$$;

create function private.settle_validated() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_comments(submission) from public.submissions as submission where submission.id = new.submission_id;
  return null;
end
$$;

-- "Work is waiting for your feedback" is true only while it is. Once feedback is delivered, the notification says so
-- and counts as read; work withdrawn for another reason needs no one's feedback.
create function private.settle_work_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Both were written by the statement that submitted the work, at the same moment.
  with told as (
    select notification.id, review.delivered_at, submission.id as submission
    from public.submissions as submission
    left join public.reviews as review on review.submission_id = submission.id
    join public.organization_members as member on member.organization_id = submission.organization_id
    join public.notifications as notification on notification.user_id = member.user_id
      and notification.kind = 'work_submitted' and notification.created_at = submission.submitted_at
    where submission.enrollment_id = new.id
  ), gone as (
    delete from public.notifications as notification using told
    where notification.id = told.id and told.delivered_at is null
  )
  update public.notifications as notification
  set kind = 'work_reviewed', link = '/reviews/' || told.submission, read_at = coalesce(read_at, now())
  from told where notification.id = told.id and told.delivered_at is not null;
  return null;
end
$$;

-- Before makers claim work, they see what the mission requires: its brief, what to submit, how it is rated and how long
-- it takes. Nothing about the candidate is in it, nor about the path they took.
create function private.brief_of(submission public.submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'summary', version.content ->> 'summary', 'hours', version.content -> 'hours',
    'brief', (
      select string_agg(step ->> 'body', E'\n\n' order by place)
      from jsonb_array_elements(version.content -> 'steps') with ordinality as steps (step, place)
      where step ->> 'kind' = 'brief'
    ),
    'deliverables', (
      select coalesce(jsonb_agg(step ->> 'title' order by place), '[]')
      from jsonb_array_elements(version.content -> 'steps') with ordinality as steps (step, place)
      where step ->> 'kind' = 'deliverable'
    ),
    'criteria', (
      select coalesce(jsonb_agg(jsonb_build_object('title', criterion ->> 'title', 'weight', criterion -> 'weight') order by place), '[]')
      from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as criteria (criterion, place)
    )
  )
  from public.enrollments as enrollment
  cross join lateral private.version_in(enrollment.mission_id, enrollment.version, private.reading_language()) as version
  where enrollment.id = submission.enrollment_id
$$;

create function private.stays_unnamed(enrollment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.unnamed_work where enrollment_id = enrollment)
$$;

-- The language of the newest attempt; the candidate may read in another one since. The queue shows it if the mission is
-- offered in several, and filters by it, so that reviewers take what they read well.
create function private.work_language(enrollment public.enrollments) returns text
language sql stable security definer set search_path = '' as $$
  select language from public.submissions where enrollment_id = enrollment.id and attempt = enrollment.attempts
$$;

create function private.review_language(review public.reviews) returns text
language sql stable security definer set search_path = '' as $$
  select language from public.submissions where id = review.submission_id
$$;

-- # Policies and grants

call private.protect('public.reviews');

-- Candidates don't learn who reviewed their work: functions return that to reviewers only.
grant select (
  submission_id, organization_id, claimed_until, scores, summary, verdict, reason_criterion, next_mission_id,
  revealed_at, is_passed_on, delivered_at, updated_at
) on public.reviews to authenticated;

-- Candidates of their own organization's mission get feedback when it is delivered, like everyone.
create policy "Reviewers see the reviews of their organization" on public.reviews for select to authenticated
  using (
    organization_id = any (array(select private.my_reviewed_organizations()))
    and submission_id <> all (array(select private.my_submissions()))
  );

create policy "Candidates see feedback once it is delivered" on public.reviews for select to authenticated
  using (delivered_at is not null and submission_id = any (array(select private.my_submissions())));

-- The policies of the review decide for every row below it: before it is delivered, the candidate sees none.
call private.protect('public.review_comments');
grant select on public.review_comments to authenticated;

create policy "Comments are seen with the review they belong to" on public.review_comments for select to authenticated
  using (exists (select from public.reviews where reviews.submission_id = review_comments.submission_id));

call private.protect('public.comment_replies');
grant select on public.comment_replies to authenticated;

create policy "Replies are seen with the review they were written at" on public.comment_replies
  for select to authenticated
  using (exists (select from public.reviews where reviews.submission_id = comment_replies.submission_id));

create policy "Reviewers hear what happens to the work of their queue" on realtime.messages for select to authenticated
  using (
    extension = 'broadcast' and (
      (select realtime.topic()) in (select 'reviews:' || organization from private.my_reviewed_organizations() as organization)
      or (select realtime.topic()) = 'reviews:makers' and (select private.has_role('on_maker'))
    )
  );

create policy "Reviewers read the files of submitted work" on storage.objects for select to authenticated
  using (bucket_id = 'deliverables' and private.may_review_file(name));

-- # Public functions

-- Thirty minutes for one person; saving extends them.
create function public.claim_review(submission_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  until timestamptz := now() + interval '30 minutes';
  review public.reviews;
begin
  select * into review from public.reviews where reviews.submission_id = submission.id for update;
  if review.delivered_at is not null then
    perform private.fail('review_delivered', 'This review is already delivered.');
  end if;
  if review.reviewer_id <> (select auth.uid()) and review.claimed_until > now() then
    perform private.fail('review_claimed', 'Somebody else is reviewing this at the moment.');
  end if;
  insert into public.reviews (submission_id, organization_id, reviewer_id, claimed_until)
  values (submission.id, submission.organization_id, (select auth.uid()), until)
  on conflict on constraint reviews_pkey do update set reviewer_id = excluded.reviewer_id, claimed_until = excluded.claimed_until;
  return until;
end
$$;

create function public.release_review(submission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  review public.reviews := private.require_claim(submission_id);
begin
  update public.reviews set claimed_until = now() where reviews.submission_id = review.submission_id;
end
$$;

create function public.deliver_review(
  submission_id uuid, verdict public.review_verdict, reason_criterion text default null, next_mission_id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  review public.reviews := private.require_claim(submission_id);
  submission public.submissions := private.require_submission(submission_id);
  enrollment public.enrollments;
  criteria jsonb := private.rubric_of(submission);
begin
  if verdict is null then
    perform private.fail('verdict_required', 'Choose a verdict.');
  end if;
  select * into enrollment from public.enrollments where id = submission.enrollment_id for update;
  if enrollment.status <> 'submitted' or enrollment.attempts <> submission.attempt then
    perform private.fail('submission_outdated', 'A newer attempt has taken the place of this one.');
  end if;
  if not private.rubric_is_filled(criteria, review.scores) then
    perform private.fail('rubric_not_filled', 'Give every criterion its level first.');
  end if;
  if length(btrim(review.summary)) < 20 then
    perform private.fail('summary_required', 'Write a few words to the candidate.');
  end if;
  if verdict = 'not_validated' and not exists (
    select from jsonb_array_elements(criteria) as criterion where criterion ->> 'id' = reason_criterion
  ) then
    perform private.fail('criterion_required', 'Name the criterion that decided it.');
  end if;
  if verdict = 'not_validated' and next_mission_id is not null and not exists (
    select from public.mission_listings as listing
    where listing.mission_id = deliver_review.next_mission_id and listing.is_open
      and (listing.closes_on is null or listing.closes_on >= current_date)
  ) then
    perform private.fail('next_mission_closed', 'The proposed mission takes nobody at the moment.');
  end if;
  if verdict = 'not_validated' and next_mission_id is null and exists (
    select from public.mission_listings as listing
    where listing.mission_id <> enrollment.mission_id and listing.is_open
      and (listing.closes_on is null or listing.closes_on >= current_date)
  ) then
    perform private.fail('next_mission_required', 'Propose a mission that helps the candidate on.');
  end if;
  update public.reviews as changed
  set verdict = deliver_review.verdict,
      reason_criterion = case when deliver_review.verdict = 'not_validated' then deliver_review.reason_criterion end,
      next_mission_id = case when deliver_review.verdict = 'not_validated' then deliver_review.next_mission_id end,
      is_passed_on = changed.organization_id not in (select private.my_reviewed_organizations()),
      delivered_at = now(), claimed_until = null
  where changed.submission_id = submission.id;
  update public.enrollments
  set status = (case verdict when 'validated' then 'validated' when 'revise' then 'changes_requested' else 'not_validated' end)::public.enrollment_status,
      due_at = null, completed_at = case when verdict = 'revise' then null else now() end
  where id = enrollment.id;
  perform private.notify(
    enrollment.user_id, 'review_' || verdict,
    jsonb_build_object('mission', private.mission_title(enrollment.mission_id, enrollment.user_id, enrollment.version)),
    '/missions/work/' || enrollment.id
  );
end
$$;

-- Saves everything a reviewer has written so far. Comments: [{"id", "criterion", "step_id", "starts_at", "ends_at",
-- "quote", "body", "asks_change"}]. Replies to open ones, by ID: {"body", "is_resolved"}.
create function public.save_review(
  submission_id uuid, scores jsonb, summary text, comments jsonb default '[]', replies jsonb default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  review public.reviews := private.require_claim(submission_id);
  submission public.submissions := private.require_submission(submission_id);
  kept int;
begin
  if jsonb_array_length(comments) > 100 then
    perform private.fail('too_many_comments', 'A review may have 100 comments.');
  end if;
  update public.reviews as changed
  set scores = (
        select coalesce(jsonb_object_agg(criterion, jsonb_build_object('level', score -> 'level')), '{}')
        from jsonb_each(save_review.scores) as given (criterion, score) where score ? 'level'
      ),
      summary = coalesce(save_review.summary, ''), claimed_until = now() + interval '30 minutes'
  where changed.submission_id = review.submission_id;

  delete from public.review_comments as known where known.submission_id = review.submission_id;
  insert into public.review_comments (id, submission_id, place, criterion, step_id, starts_at, ends_at, quote, body, asks_change)
  select (comment ->> 'id')::uuid, review.submission_id, place, comment ->> 'criterion', comment ->> 'step_id',
    (comment ->> 'starts_at')::int, (comment ->> 'ends_at')::int, comment ->> 'quote', comment ->> 'body',
    coalesce((comment ->> 'asks_change')::boolean, true)
  from jsonb_array_elements(comments) with ordinality as listed (comment, place);

  delete from public.comment_replies as known where known.submission_id = review.submission_id and known.is_by_reviewer;
  insert into public.comment_replies (comment_id, submission_id, is_by_reviewer, body, settles)
  select comment.id, review.submission_id, true, btrim(coalesce(reply ->> 'body', '')),
    coalesce((reply ->> 'is_resolved')::boolean, false)
  from jsonb_each(replies) as given (comment_id, reply)
  join private.open_comments(submission) as comment on comment.id = given.comment_id::uuid;
  get diagnostics kept = row_count;
  if kept <> (select count(*) from jsonb_object_keys(replies)) then
    perform private.fail('comment_not_found', 'This comment does not exist, or is not yours to answer.');
  end if;
end
$$;

-- Delivered feedback for the candidate, newest first, with what was submitted. Of a hidden rubric, it names only what
-- was rated.
create function public.my_feedback(enrollment_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'submission_id', submission.id, 'attempt', submission.attempt, 'submitted_at', submission.submitted_at,
    'delivered_at', review.delivered_at, 'verdict', review.verdict, 'summary', review.summary,
    'can_answer', enrollment.status = 'changes_requested' and enrollment.attempts = submission.attempt,
    'is_passed_on', review.is_passed_on, 'organization', organizations.name,
    'criteria', (
      select jsonb_agg(jsonb_build_object(
        'id', criterion ->> 'id', 'title', criterion ->> 'title', 'level', level.reached, 'levels', jsonb_array_length(criterion -> 'levels'),
        'level_title', criterion -> 'levels' -> level.reached ->> 'title',
        'level_description', case when version.content -> 'rubric' ->> 'isShown' = 'true' then criterion -> 'levels' -> level.reached ->> 'description' end
      ) order by place)
      from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place),
        lateral (select (review.scores -> (criterion ->> 'id') ->> 'level')::int as reached) as level
    ),
    'comments', private.threads_of(submission.id),
    'delivered', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', step ->> 'id', 'title', step ->> 'title', 'answer', submission.content -> (step ->> 'id')
      ) order by array_position(enrollment.path, step ->> 'id')), '[]')
      from jsonb_array_elements(version.content -> 'steps') as step
      where step ->> 'kind' = 'deliverable' and submission.content ? (step ->> 'id')
    ),
    'reason', (
      select criterion ->> 'title' from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') as criterion
      where criterion ->> 'id' = review.reason_criterion
    ),
    'next_mission', (
      select jsonb_build_object('id', listing.mission_id, 'title', private.title_in(listing.title, listing.translations))
      from public.mission_listings as listing where listing.mission_id = review.next_mission_id and listing.is_open
    )
  ) order by submission.attempt desc), '[]')
  from public.enrollments as enrollment
  cross join lateral private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as version
  join public.organizations on organizations.id = enrollment.organization_id
  join public.submissions as submission on submission.enrollment_id = enrollment.id
  join public.reviews as review on review.submission_id = submission.id
  where enrollment.id = my_feedback.enrollment_id and enrollment.user_id = private.require_user()
    and review.delivered_at is not null
$$;

-- While the work is being revised, the candidate says what became of each open comment, for the next reviewer.
create function public.answer_comment(comment_id uuid, answer text, is_done boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  enrollment public.enrollments;
  latest uuid;
begin
  select enrollments.* into enrollment from public.review_comments as comment
  join public.reviews on reviews.submission_id = comment.submission_id and reviews.delivered_at is not null
  join public.submissions on submissions.id = comment.submission_id
  join public.enrollments on enrollments.id = submissions.enrollment_id
  where comment.id = answer_comment.comment_id and enrollments.user_id = person
  for update of enrollments;
  if enrollment.id is null then
    perform private.fail('comment_not_found', 'This comment does not exist, or is not yours to answer.');
  end if;
  if enrollment.status <> 'changes_requested' then
    perform private.fail('comment_closed', 'Comments are answered while the work is being revised.');
  end if;
  if exists (
    select from public.comment_replies as reply join public.reviews on reviews.submission_id = reply.submission_id
    where reply.comment_id = answer_comment.comment_id and reply.is_by_reviewer and reply.settles
      and reviews.delivered_at is not null
  ) then
    perform private.fail('comment_resolved', 'This comment is resolved.');
  end if;
  if length(answer) > 1000 then
    perform private.fail('answer_too_long', 'An answer may have 1,000 characters.');
  end if;
  select id into latest from public.submissions
  where submissions.enrollment_id = enrollment.id and attempt = enrollment.attempts;
  insert into public.comment_replies (comment_id, submission_id, is_by_reviewer, body, settles)
  values (answer_comment.comment_id, latest, false, btrim(coalesce(answer, '')), coalesce(is_done, false))
  on conflict on constraint comment_replies_pkey do update set body = excluded.body, settles = excluded.settles;
end
$$;

-- The queue, without names: age and promised date decide the order. Pages of 25; it counts only a little further than
-- the page.
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

-- The missions of queued work, and the languages it is written in.
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

create function public.share_reviews(mission_id uuid, shares boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  update public.missions set shares_reviews = coalesce(shares, false) where id = mission.id;
  perform private.audit(
    'mission.reviews_shared', 'mission', mission.id::text, jsonb_build_object('shares', coalesce(shares, false))
  );
end
$$;

create function public.review_work(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  whole jsonb := private.whole_work(submission_id);
begin
  whole := whole || jsonb_build_object('isHidden', not private.may_read_work(submission), 'maker', (
    select jsonb_build_object('name', maker.name, 'handle', shown.handle)
    from public.reviews as given
    join public.organization_members as member on member.user_id = given.reviewer_id and member.member_role = 'owner'
    join public.organizations as maker
      on maker.id = member.organization_id and maker.kind = 'on_maker' and maker.status = 'approved'
    left join private.shown_makers as shown on shown.id = maker.id
    where given.submission_id = submission.id and given.organization_id <> maker.id
    limit 1
  ));
  if private.may_read_work(submission) then
    return whole;
  end if;
  return whole || jsonb_build_object(
    'submission', whole -> 'submission' || jsonb_build_object('content', '{}'::jsonb, 'reflection', ''),
    'steps', '[]'::jsonb, 'rubric', '[]'::jsonb, 'earlier', '[]'::jsonb, 'evaluatorNotes', null, 'library', '[]'::jsonb,
    'about', private.brief_of(submission),
    'review', case when jsonb_typeof(whole -> 'review') = 'object' then whole -> 'review' || jsonb_build_object(
      'scores', '{}'::jsonb, 'summary', '', 'comments', '[]'::jsonb, 'replies', '{}'::jsonb, 'reviewer', null,
      'reviewer_id', null
    ) else 'null'::jsonb end
  );
end
$$;

-- Work that was started before the candidate was asked stays unnamed, and so does work of candidates who hide from the
-- company.
create function public.reveal_candidate(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  work public.enrollments;
begin
  if submission.organization_id not in (select private.my_reviewed_organizations()) then
    perform private.fail('makers_stay_blind', 'Makers review without knowing whose work it is.');
  end if;
  select * into work from public.enrollments where id = submission.enrollment_id;
  if private.stays_unnamed(work.id) or private.hides_from(work.user_id, submission.organization_id) then
    perform private.fail('candidate_stays_unnamed', 'This candidate has not agreed to be known by your company.');
  end if;
  return private.tell_candidate(submission_id);
end
$$;

-- How long feedback on this mission took recently, for candidates waiting for it: the median of half a year in hours,
-- for the mission, or else for its organization. Null below five.
create function public.expected_feedback(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  mine public.enrollments;
begin
  select * into mine from public.enrollments where id = enrollment_id and user_id = me and status = 'submitted';
  if mine.id is null then
    return null;
  end if;
  return (
    with waits as (
      select enrollment.mission_id, review.is_passed_on,
        extract(epoch from review.delivered_at - submission.submitted_at) as seconds
      from public.reviews as review
      join public.submissions as submission on submission.id = review.submission_id
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where review.organization_id = mine.organization_id and review.delivered_at > now() - interval '180 days'
    ), counted as (
      select 'mission' as of, count(*) as answers, percentile_cont(0.5) within group (order by seconds) as median
      from waits where mission_id = mine.mission_id
      union all
      select 'organization', count(*), percentile_cont(0.5) within group (order by seconds) from waits
    )
    select jsonb_build_object(
      'isShared', (select shares_reviews from public.missions where id = mine.mission_id),
      'hours', (select greatest(1, round(median / 3600)) from counted where answers >= 5 order by of limit 1),
      'answers', (select answers from counted where answers >= 5 order by of limit 1),
      'of', (select of from counted where answers >= 5 order by of limit 1)
    )
  );
end
$$;

-- What a candidate should know before submitting again: deliverables unchanged since the last attempt, and comments
-- that are neither resolved nor marked as done.
create function public.check_revision(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  last public.submissions;
begin
  select * into enrollment from public.enrollments
  where id = check_revision.enrollment_id and user_id = private.require_user();
  if enrollment.id is null then
    perform private.fail('enrollment_not_found', 'This work does not exist, or is not yours.');
  end if;
  select * into last from public.submissions
  where submissions.enrollment_id = enrollment.id order by attempt desc limit 1;
  return (
    select jsonb_build_object(
      'unchanged', coalesce(jsonb_agg(jsonb_build_object('id', step ->> 'id', 'title', step ->> 'title') order by place)
        filter (where last.id is not null and state.draft = last.content -> (step ->> 'id')), '[]'),
      'changed', count(*) filter (where last.id is null or state.draft is distinct from last.content -> (step ->> 'id')),
      'open_comments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', comment.id, 'step_id', comment.step_id, 'quote', comment.quote, 'body', comment.body, 'about', (
            select asked ->> 'title' from jsonb_array_elements((select read.content -> 'rubric' -> 'criteria' from private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as read)) as rubric (asked)
            where asked ->> 'id' = comment.criterion
          )
        ) order by earlier.attempt, comment.place), '[]')
        from public.review_comments as comment
        join public.submissions as earlier on earlier.id = comment.submission_id
        join public.reviews as review on review.submission_id = earlier.id and review.delivered_at is not null
        where earlier.enrollment_id = enrollment.id and comment.asks_change and not exists (
          select from public.comment_replies as reply
          join public.reviews as said_at on said_at.submission_id = reply.submission_id and said_at.delivered_at is not null
          where reply.comment_id = comment.id and reply.settles
            and (reply.is_by_reviewer or reply.submission_id = last.id)
        )
      )
    )
    from jsonb_array_elements((select read.content -> 'steps' from private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as read)) with ordinality as listed (step, place)
    left join public.step_states as state on state.enrollment_id = enrollment.id and state.step_id = step ->> 'id'
    where step ->> 'kind' = 'deliverable' and step ->> 'id' = any (enrollment.path)
  );
end
$$;

-- # Who may call which function

grant execute on function private.may_review_file, private.my_submissions to authenticated;

grant execute on function
  public.answer_comment, public.check_revision, public.claim_review, public.deliver_review, public.expected_feedback,
  public.my_feedback, public.queued_missions, public.release_review, public.reveal_candidate, public.review_queue,
  public.review_work, public.save_review, public.share_reviews
to authenticated;

-- # Triggers

create trigger enrollments_settle_notifications after update of status on public.enrollments for each row
  when (old.status = 'submitted' and new.status <> 'submitted')
  execute function private.settle_work_notifications();

create trigger reviews_updated before update on public.reviews
  for each row execute function private.set_updated_at();

create trigger reviews_begun after insert on public.reviews
  for each row execute function private.announce_review();

create trigger reviews_changed after update on public.reviews for each row
  when (
    new.reviewer_id is distinct from old.reviewer_id or new.delivered_at is distinct from old.delivered_at
    or new.claimed_until < old.claimed_until or old.claimed_until < now()
  )
  execute function private.announce_review();

create trigger count_replies after update of delivered_at on public.reviews
  for each row when (old.delivered_at is distinct from new.delivered_at) execute function private.count_replies_again();

create trigger reviews_settle_comments after update of delivered_at on public.reviews for each row
  when (old.delivered_at is null and new.delivered_at is not null and new.verdict = 'validated')
  execute function private.settle_validated();

create trigger review_comments_fit before insert or update on public.review_comments
  for each row execute function private.check_comment();
