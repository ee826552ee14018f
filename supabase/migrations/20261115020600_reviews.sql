-- Feedback on submitted work: claimed by one reviewer at a time, blind until the rubric is filled.
create type public.review_verdict as enum ('validated', 'revise', 'not_validated');

create table public.reviews (
  submission_id uuid primary key references public.submissions on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  reviewer_id uuid references auth.users on delete set null,
  -- Others may take over once this has passed.
  claimed_until timestamptz,
  -- By criterion: {"level": 2}.
  scores jsonb not null default '{}' check (jsonb_typeof(scores) = 'object' and length(scores::text) < 10000),
  summary text not null default '' check (length(summary) <= 5000),
  verdict public.review_verdict,
  -- A refusal names the criterion that decided it, and a mission that helps.
  reason_criterion text,
  next_mission_id uuid references public.missions on delete set null,
  revealed_at timestamptz,
  -- Written by an independent maker, after the organization had let its promise pass.
  is_passed_on boolean not null default false,
  delivered_at timestamptz,
  updated_at timestamptz not null default now()
);
create index reviews_by_organization on public.reviews (organization_id, delivered_at);
create index reviews_by_reviewer on public.reviews (reviewer_id, delivered_at);
create index reviews_by_next_mission on public.reviews (next_mission_id);
create trigger reviews_updated before update on public.reviews
  for each row execute function private.set_updated_at();

call private.protect('public.reviews');
grant select on public.reviews to authenticated;
create function private.my_submissions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select submission.id from public.submissions as submission
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
  where enrollment.user_id = (select auth.uid())
$$;
grant execute on function private.my_submissions to authenticated;
-- Who plays a mission of the own organization learns of the feedback when it is delivered, as everyone does.
create policy "Reviewers see the reviews of their organization" on public.reviews for select to authenticated
  using (
    organization_id = any (array(select private.my_reviewed_organizations()))
    and submission_id <> all (array(select private.my_submissions()))
  );
create policy "Candidates see feedback once it is delivered" on public.reviews for select to authenticated
  using (delivered_at is not null and submission_id = any (array(select private.my_submissions())));

-- Work that waits longer than promised is passed on to makers; what one of them reviewed stays open to him alone.
create function private.may_review(submission public.submissions) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.enrollments where id = submission.enrollment_id and user_id = (select auth.uid())
  ) and (
    submission.organization_id in (select private.my_reviewed_organizations())
    or (
      submission.due_at < now() and (select private.has_role('on_maker'))
      and not exists (
        select from public.reviews
        where submission_id = submission.id and delivered_at is not null and reviewer_id is distinct from (select auth.uid())
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

-- Who wrote it is told once every criterion has its level, and each look is logged.
create function public.reveal_candidate(submission_id uuid) returns jsonb
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
    jsonb_build_object('mission', (select content ->> 'title' from public.mission_versions where mission_id = enrollment.mission_id and version = enrollment.version)),
    '/missions/work/' || enrollment.id
  );
end
$$;

grant execute on function
  public.claim_review, public.release_review, public.reveal_candidate, public.deliver_review
to authenticated;

-- Whoever looks at a queue sees at once what colleagues take, give back and deliver. Saving makes a claim longer and is
-- not told.
create function private.announce_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send('{}', 'review', 'reviews:' || new.organization_id, true);
  if exists (select from public.submissions where id = new.submission_id and due_at < now()) then
    perform realtime.send('{}', 'review', 'reviews:makers', true);
  end if;
  return null;
end
$$;
create trigger reviews_begun after insert on public.reviews
  for each row execute function private.announce_review();
create trigger reviews_changed after update on public.reviews for each row
  when (
    new.reviewer_id is distinct from old.reviewer_id or new.delivered_at is distinct from old.delivered_at
    or new.claimed_until < old.claimed_until or old.claimed_until < now()
  )
  execute function private.announce_review();

create policy "Reviewers hear what happens to the work of their queue" on realtime.messages for select to authenticated
  using (
    extension = 'broadcast' and (
      (select realtime.topic()) in (select 'reviews:' || organization from private.my_reviewed_organizations() as organization)
      or (select realtime.topic()) = 'reviews:makers' and (select private.has_role('on_maker'))
    )
  );
