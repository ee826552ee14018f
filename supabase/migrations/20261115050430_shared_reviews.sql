-- Work that makers take over: what a company shares of a mission at once, and what it has let wait longer than promised.
-- It goes to those whose key skills fit; what is a week late goes to every maker. Names stay hidden from them for good.
alter table public.missions add shares_reviews boolean not null default false;
create index missions_sharing_reviews on public.missions (id) where shares_reviews;

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
grant execute on function public.share_reviews to authenticated;

create function private.my_key_skills() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct slug), '{}')
  from public.maker_profiles as profile, unnest(profile.skill_slugs) as slug
  where profile.organization_id in (select private.my_makers())
$$;

-- Whom the caller knows too well to judge: connections, mentees, people of the own team, and who blocked whom.
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

-- Whether the work of an enrollment is one that a maker may take.
create function private.is_passed_on_to(skills text[], shares boolean, due_at timestamptz, key_skills text[])
returns boolean
language sql stable set search_path = '' as $$
  select (shares or due_at < now()) and skills && key_skills or due_at < now() - interval '7 days'
$$;

-- What the caller may take, or go on with: work of the own organization, and as a maker what is passed on.
create or replace function private.may_review(submission public.submissions) returns boolean
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

-- Reading what was handed in: a maker while he holds the claim, and what he has reviewed himself.
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

create or replace function private.may_review_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.submissions as submission
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    where enrollment.id = private.enrollment_of_file(file)
      -- Whoever names a file of somebody else in a draft opens it to nobody.
      and enrollment.user_id::text = (storage.foldername(file))[1]
      and private.names_file(submission.content, file) and private.may_read_work(submission)
  )
$$;

create or replace function private.may_read_attached(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments as enrollment
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    join private.attached_files(version.content) as attached
      on attached.path = file and attached.step_id = any (enrollment.path)
    where enrollment.user_id = (select auth.uid())
      and enrollment.organization_id::text = (storage.foldername(file))[1]
  ) or exists (
    select from public.reviews as held
    join public.submissions as submission on submission.id = held.submission_id
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    join private.attached_files(version.content) as attached
      on attached.path = file and attached.step_id = any (enrollment.path)
    where held.reviewer_id = (select auth.uid()) and submission.organization_id::text = (storage.foldername(file))[1]
      and private.may_read_work(submission)
  )
$$;

-- Of work that is not his yet, a maker sees what it is about, and nothing of what was written.
alter function public.review_work(uuid) rename to whole_work;
alter function public.whole_work(uuid) set schema private;
revoke execute on function private.whole_work from authenticated;
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
    'review', case when jsonb_typeof(whole -> 'review') = 'object' then whole -> 'review' || jsonb_build_object(
      'scores', '{}'::jsonb, 'summary', '', 'comments', '[]'::jsonb, 'replies', '{}'::jsonb, 'reviewer', null,
      'reviewer_id', null
    ) else 'null'::jsonb end
  );
end
$$;

alter function public.reveal_candidate(uuid) rename to tell_candidate;
alter function public.tell_candidate(uuid) set schema private;
revoke execute on function private.tell_candidate from authenticated;
create function public.reveal_candidate(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
begin
  if submission.organization_id not in (select private.my_reviewed_organizations()) then
    perform private.fail('makers_stay_blind', 'Makers review without knowing whose work it is.');
  end if;
  return private.tell_candidate(submission_id);
end
$$;
grant execute on function public.review_work, public.reveal_candidate to authenticated;

create or replace function private.announce_review() returns trigger
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

create or replace function private.passed_on_work(mission uuid, only_overdue boolean, revised boolean, most int)
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
    order by enrollment.due_at, enrollment.id limit most
  );
end
$$;

-- How long feedback on this mission took lately, for who waits for it: the median of half a year in hours, of the
-- mission, else of everything its organization and makers answered for it. Null below five.
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
grant execute on function public.expected_feedback to authenticated;
