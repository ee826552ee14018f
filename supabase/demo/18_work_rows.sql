-- Turns the collected events into rows.
create or replace function pg_temp.enrollment(number int) returns uuid language sql as $$
  select ('e1000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.submission(number int, attempt int) returns uuid language sql as $$
  select ('5b000000-0000-4000-8000-' || lpad((number * 10 + attempt)::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.days_ago(days numeric) returns timestamptz language sql as $$
  select now() - days::float * interval '1 day'
$$;

-- Writing takes longest, questions less; a mission's time is the sum of its steps.
create temp table demo_step on commit drop as
with weighed as materialized (
  select mission_id, version, step ->> 'id' as step_id,
    case step ->> 'kind' when 'deliverable' then case when step ->> 'accepts' = 'text' then 9 else 1 end when 'message' then 1 else 3 end as weight
  from public.mission_versions, jsonb_array_elements(content -> 'steps') as step
)
select number, step_id, place, round(60 * minutes * weight / sum(weight) over (partition by number))::int as seconds
from demo_work as work
cross join unnest(path) with ordinality as visited (step_id, place)
join weighed using (version, step_id)
where weighed.mission_id = ('b1000000-0000-4000-8000-' || lpad(mission::text, 12, '0'))::uuid;

insert into public.enrollments (
  id, user_id, mission_id, version, organization_id, status, path, is_complete, seconds_spent, attempts,
  started_at, submitted_at, due_at, completed_at, updated_at
)
select
  pg_temp.enrollment(work.number), ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, version.mission_id,
  work.version, mission.organization_id, work.status, path, work.status not in ('in_progress', 'left'),
  (select sum(seconds) from demo_step where demo_step.number = work.number), coalesce(attempts, 0),
  pg_temp.days_ago(started_days), pg_temp.days_ago(last_days),
  case when work.status = 'submitted' then pg_temp.days_ago(last_days) + (content ->> 'feedbackDays')::int * interval '1 day' end,
  case when work.status in ('validated', 'not_validated') then pg_temp.days_ago(active_days) end,
  pg_temp.days_ago(active_days)
from demo_work as work
join public.mission_versions as version
  on version.mission_id = ('b1000000-0000-4000-8000-' || lpad(mission::text, 12, '0'))::uuid and version.version = work.version
join public.missions as mission on mission.id = version.mission_id
left join lateral (
  select count(*)::int as attempts, min(days_ago) as last_days from demo_attempt where demo_attempt.number = work.number
) as handed_in on true;

insert into public.step_states (enrollment_id, step_id, draft, revision, completed_at, seconds_spent, updated_at)
select
  enrollment.id, step_id, draft, case when draft is null then 0 else 1 + seconds / 45 end,
  case when enrollment.is_complete or place < cardinality(enrollment.path) then passed end, seconds, passed
from demo_step as step
join demo_work as work using (number)
join public.enrollments as enrollment on enrollment.id = pg_temp.enrollment(number)
left join lateral (
  select content from demo_attempt where demo_attempt.number = step.number order by attempt desc limit 1
) as latest on true
cross join lateral (
  select (work.drafts || coalesce(latest.content, '{}')) -> step_id as draft,
    enrollment.started_at + (coalesce(enrollment.submitted_at, enrollment.updated_at) - enrollment.started_at)
      * place / cardinality(enrollment.path) as passed
) as typed;

insert into public.submissions (id, enrollment_id, organization_id, attempt, content, reflection, submitted_at, due_at)
select
  pg_temp.submission(number, attempt), enrollment.id, enrollment.organization_id, attempt, work.drafts || handed_in.content,
  reflection, pg_temp.days_ago(days_ago),
  pg_temp.days_ago(days_ago) + (version.content ->> 'feedbackDays')::int * interval '1 day'
from demo_attempt as handed_in
join demo_work as work using (number)
join public.enrollments as enrollment on enrollment.id = pg_temp.enrollment(number)
join public.mission_versions as version
  on version.mission_id = enrollment.mission_id and version.version = enrollment.version;

insert into public.reviews (
  submission_id, organization_id, reviewer_id, scores, summary, verdict, reason_criterion, next_mission_id, revealed_at,
  delivered_at, updated_at
)
select
  submission.id, submission.organization_id, reviewer::uuid,
  (select jsonb_object_agg(criterion, score - '{comment,asksChange}'::text[]) from jsonb_each(scores) as given (criterion, score)),
  summary, verdict, reason,
  ('b1000000-0000-4000-8000-' || lpad(next_mission::text, 12, '0'))::uuid,
  pg_temp.days_ago(days_ago) - interval '4 minutes', pg_temp.days_ago(days_ago), pg_temp.days_ago(days_ago)
from demo_review as review
join public.submissions as submission on submission.id = pg_temp.submission(review.number, review.attempt);

-- Comments are identified by criterion or by name. Only a revision request asks for changes.
create or replace function pg_temp.comment(submission uuid, about text) returns uuid language sql as $$
  select md5(submission || about)::uuid
$$;
insert into public.review_comments (id, submission_id, place, criterion, body, asks_change, created_at)
select pg_temp.comment(submission_id, criterion), submission_id, place, criterion, score ->> 'comment',
  reviews.verdict = 'revise' and (score -> 'asksChange')::boolean, delivered_at
from demo_review as told
join public.reviews on submission_id = pg_temp.submission(told.number, told.attempt)
join public.submissions on submissions.id = submission_id
cross join jsonb_array_elements(private.rubric_of(submissions)) with ordinality as judged (one, place)
cross join lateral (select one ->> 'id' as criterion, told.scores -> (one ->> 'id') as score) as given
where score ->> 'comment' <> '';

insert into public.review_comments (id, submission_id, place, criterion, step_id, starts_at, ends_at, quote, body, asks_change, created_at)
select pg_temp.comment(submission_id, coalesce(name, quote)), submission_id, 100 + starts, criterion, step, starts, starts + length(quote), quote, body, asks_change, delivered_at
from demo_passage as told
join public.reviews on submission_id = pg_temp.submission(told.number, told.attempt)
join public.submissions on submissions.id = submission_id
cross join lateral (select strpos(content -> step ->> 'text', quote) - 1 as starts) as found;

insert into public.comment_replies (comment_id, submission_id, is_by_reviewer, body, settles, created_at)
select comment.id, review.submission_id, is_by_reviewer, reply.body, settles, review.delivered_at + case when is_by_reviewer then interval '0' else interval '5 hours' end
from demo_reply as reply
join public.review_comments as comment
  on comment.id = pg_temp.comment(pg_temp.submission(reply.number, reply.attempt), about)
join public.reviews as review on review.submission_id = pg_temp.submission(reply.number, said_at);
-- A validated second attempt has no open change requests.
insert into public.comment_replies (comment_id, submission_id, is_by_reviewer, settles, created_at)
select comment.id, second.submission_id, true, true, second.delivered_at
from public.review_comments as comment
join public.submissions as earlier on earlier.id = comment.submission_id
join public.submissions as later on later.enrollment_id = earlier.enrollment_id and later.attempt = earlier.attempt + 1
join public.reviews as second on second.submission_id = later.id and second.verdict = 'validated'
where comment.asks_change
on conflict do nothing;

insert into public.saved_missions (user_id, mission_id, created_at)
select ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, ('b1000000-0000-4000-8000-' || lpad(mission::text, 12, '0'))::uuid,
  pg_temp.days_ago(days)
from (values (1, 7, 5), (1, 5, 2), (3, 7, 20), (10, 5, 12), (20, 4, 6), (27, 7, 1)) as saved (person, mission, days);

-- Notifications. Those of the last five days are unread.
insert into public.notifications (user_id, kind, data, link, created_at, read_at)
select person, kind, jsonb_build_object('mission', version.title), link, moment,
  case when moment < now() - interval '5 days' or kind = 'work_reviewed' then moment + interval '3 hours' end
from (
  select member.user_id as person,
    case when review.delivered_at is null then 'work_submitted' else 'work_reviewed' end as kind,
    submission.enrollment_id,
    case when review.delivered_at is null then '/reviews' else '/reviews/' || submission.id end as link,
    submission.submitted_at as moment
  from public.submissions as submission
  left join public.reviews as review on review.submission_id = submission.id
  join public.organization_members as member on member.organization_id = submission.organization_id
  where member.member_role in ('owner', 'recruiter', 'reviewer') and member.created_at < submission.submitted_at
  union all
  select enrollment.user_id, 'review_' || review.verdict, enrollment.id, '/missions/work/' || enrollment.id, review.delivered_at
  from public.reviews as review
  join public.submissions as submission on submission.id = review.submission_id
  join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
) as news
join public.enrollments as enrollment on enrollment.id = news.enrollment_id
join public.mission_versions as version on version.mission_id = enrollment.mission_id and version.version = enrollment.version
order by moment;

insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id)
select revealed_at, reviewer_id, 'review.candidate_revealed', 'submission', submission_id::text
from public.reviews order by revealed_at;

-- Validated work has a certificate; its code is derived from the work, so shared links keep working after a reset.
insert into public.certificates (code, enrollment_id, user_id, organization_id, facts, issued_at, opened_at)
select upper(substr(md5('essor' || enrollment.id), 1, 12)), enrollment.id, enrollment.user_id, enrollment.organization_id,
  private.certificate_facts(enrollment), enrollment.completed_at, enrollment.completed_at + interval '2 hours'
from public.enrollments as enrollment where enrollment.status = 'validated';

-- On the newest certificates, holders show parts of the work and the reviewer's comment.
update public.certificates as certificate set shown = jsonb_build_object(
  'note', case facts ->> 'language'
    when 'fr' then 'Ce qui m’a le plus appris : **relire avec les yeux du client** avant d’envoyer.'
    else 'My biggest takeaway: **reread it through the customer’s eyes** before you send it.' end,
  'steps', (select coalesce(jsonb_agg(step -> 'id'), '[]') from jsonb_array_elements(material -> 'steps') as step),
  'files', '[]'::jsonb, 'summary', true,
  'comments', (select coalesce(jsonb_agg(comment -> 'id'), '[]') from jsonb_array_elements(material -> 'comments') with ordinality as listed (comment, place) where place = 1)
)
from (
  select code as chosen, private.certificate_material(listed) as material
  from (select *, row_number() over (partition by user_id order by issued_at desc) as place from public.certificates) as numbered
  join public.certificates as listed using (code)
  where place = 1
) as choices
where certificate.code = chosen;
