-- What a reviewer remarks on an attempt: on a criterion, on words of a delivered text, or on both. A remark stays open
-- over later attempts until a reviewer resolves it.
create table public.review_comments (
  id uuid primary key,
  submission_id uuid not null references public.reviews on delete cascade,
  -- Its place among the comments of its review.
  place int not null,
  criterion text,
  -- A passage: characters of the text as it was handed in, from 0; the end is the first one that is no longer meant.
  step_id text,
  starts_at int,
  ends_at int,
  quote text,
  body text not null check (btrim(body) <> '' and length(body) <= 3000),
  -- Something is to be done about it; praise and remarks are told once, and are never open.
  asks_change boolean not null default true,
  created_at timestamptz not null default now(),
  check (criterion is not null or step_id is not null),
  check (num_nonnulls(step_id, starts_at, ends_at, quote) in (0, 4)),
  check (starts_at >= 0 and ends_at > starts_at and length(quote) = ends_at - starts_at)
);
create index review_comments_by_submission on public.review_comments (submission_id, place);
create unique index review_comments_one_for_each_criterion on public.review_comments (submission_id, criterion)
  where step_id is null;

-- What was said to a comment at each attempt: by whoever reviewed it, then by its author.
create table public.comment_replies (
  comment_id uuid not null references public.review_comments on delete cascade,
  submission_id uuid not null references public.reviews on delete cascade,
  is_by_reviewer boolean not null,
  body text not null default '' check (length(body) <= 1000),
  -- A reviewer says "resolved" with it, a candidate "dealt with".
  settles boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (comment_id, submission_id, is_by_reviewer)
);
create index comment_replies_by_submission on public.comment_replies (submission_id);

-- The policies of the review decide, for every row below it: before it is delivered, its candidate sees none.
call private.protect('public.review_comments');
grant select on public.review_comments to authenticated;
create policy "Comments are seen with the review they belong to" on public.review_comments for select to authenticated
  using (exists (select from public.reviews where reviews.submission_id = review_comments.submission_id));

call private.protect('public.comment_replies');
grant select on public.comment_replies to authenticated;
create policy "Replies are seen with the review they were written at" on public.comment_replies
  for select to authenticated
  using (exists (select from public.reviews where reviews.submission_id = comment_replies.submission_id));

-- A comment fits the work, whoever writes it: the quoted words stand there, and the criterion is one of the rubric.
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
create trigger review_comments_fit before insert or update on public.review_comments
  for each row execute function private.check_comment();

-- Asked for in delivered reviews of earlier attempts, and not resolved by any of them.
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

-- Keeps everything a reviewer has written so far. Comments: [{"id", "criterion", "step_id", "starts_at", "ends_at",
-- "quote", "body", "asks_change"}]. Replies to open ones, by their ids: {"body", "is_resolved"}.
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

-- The comments of an attempt, each with what was said to it. What is in no delivered review yet is left out.
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
create function public.review_work(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
begin
  return (
    select jsonb_build_object(
      'submission', to_jsonb(submission) - 'organization_id',
      'mission', jsonb_build_object('id', enrollment.mission_id, 'version', enrollment.version, 'title', version.content ->> 'title', 'category', version.content ->> 'category'),
      'isPassedOn', submission.organization_id not in (select private.my_reviewed_organizations()),
      'steps', (
        select jsonb_agg(step order by array_position(enrollment.path, step ->> 'id'))
        from jsonb_array_elements(version.content -> 'steps') as step
        where step ->> 'id' = any (enrollment.path)
      ),
      'rubric', version.content -> 'rubric' -> 'criteria',
      'evaluatorNotes', version.content ->> 'evaluatorNotes',
      'library', private.array_at(version.content, 'comments'),
      'secondsSpent', enrollment.seconds_spent,
      'review', (
        select to_jsonb(review) - 'organization_id' || jsonb_build_object(
          'is_mine', review.reviewer_id = (select auth.uid()), 'is_claimed', coalesce(review.claimed_until > now(), false),
          'reviewer', (select btrim(first_name || ' ' || last_name) from public.profiles where user_id = review.reviewer_id),
          'next_mission', (select title from public.mission_listings where mission_id = review.next_mission_id),
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
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    where enrollment.id = submission.enrollment_id
  );
end
$$;

-- Delivered feedback for the person who did the work, newest first, with what was handed in. Of a hidden rubric it
-- names only what was judged.
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
      select jsonb_build_object('id', listing.mission_id, 'title', listing.title)
      from public.mission_listings as listing where listing.mission_id = review.next_mission_id and listing.is_open
    )
  ) order by submission.attempt desc), '[]')
  from public.enrollments as enrollment
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  join public.organizations on organizations.id = enrollment.organization_id
  join public.submissions as submission on submission.enrollment_id = enrollment.id
  join public.reviews as review on review.submission_id = submission.id
  where enrollment.id = my_feedback.enrollment_id and enrollment.user_id = private.require_user()
    and review.delivered_at is not null
$$;

-- While the work is being revised, its author says what became of each comment that is open; the next reviewer reads it.
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

grant execute on function public.save_review, public.review_work, public.my_feedback, public.answer_comment
to authenticated;
