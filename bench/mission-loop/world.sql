-- A platform in use, of the size that the settings bench.* name. Triggers and foreign keys are off while it is written.
select setseed(0.42);

create function pg_temp.size(name text) returns int language sql as $$ select current_setting('bench.' || name)::int $$;
create function pg_temp.id(kind text, number bigint) returns uuid language sql immutable as $$
  select md5(kind || number)::uuid
$$;
-- The first of many has by far the most: a share that falls as the position grows.
create function pg_temp.skewed(size int, skew float) returns int language sql volatile as $$
  select floor(size * power(random(), skew))::int
$$;

-- As in any language, a few words are everywhere and most are rare.
create temp table word as
select row_number() over () as place, word from unnest(string_to_array(
  'the a of to and in is for on with you your it this that as are be at by from or an we our have will can not what '
  'team client plan message work report email note list figure result table slide question answer goal task day week '
  'product market service budget price offer order customer reader partner colleague meeting deadline draft brief copy '
  'campaign newsletter survey audience brand keyword persona journey funnel segment metric chart dashboard forecast '
  'margin revenue invoice contract supplier stock delivery refund incident ticket release sprint roadmap backlog feature '
  'prototype mockup layout interview onboarding policy risk audit carbon waste energy patient nurse school lesson', ' '
)) as word;
insert into word
select 150 + place, (array['ba','co','di','fu','ge','lo','mi','na','pe','ro','su','ta','ve'])[1 + place % 13]
  || (array['ran','len','tis','mor','pul','sec','vid'])[1 + place / 13 % 7] || (array['ta','ne','lio','dum'])[1 + place / 91 % 4]
  || (array['s','r','l','m'])[1 + place / 364 % 4]
from generate_series(0, 1400) as place;
update word set word = 'apprenticeship' where place = 750;
update word set place = ranked.place from (select ctid as at, row_number() over (order by place) as place from word) as ranked
where word.ctid = ranked.at;

create temp table paragraph as
select picked.place, string_agg(word, ' ' order by random()) as body
from (
  select place, floor(exp(random() * ln(1500)))::int as pick
  from generate_series(0, 1999) as place cross join generate_series(1, 80)
) as picked
join word on word.place = pick
group by picked.place;
alter table paragraph add primary key (place);

create temp table skill as select row_number() over (order by slug) - 1 as place, * from public.skills;
alter table skill add primary key (place);

insert into auth.users (id, aud, role, email, created_at, updated_at)
select pg_temp.id('person', place), 'authenticated', 'authenticated', 'person-' || place || '@example.test', now(), now()
from generate_series(0, pg_temp.size('people') - 1) as place
union all
select pg_temp.id('reviewer', place), 'authenticated', 'authenticated', 'reviewer-' || place || '@example.test', now(), now()
from generate_series(0, pg_temp.size('organizations') - 1) as place;
insert into public.profiles (user_id, first_name, last_name)
select id, 'Person', email from auth.users;
insert into public.user_roles (user_id, role)
select pg_temp.id('person', place), 'candidate' from generate_series(0, pg_temp.size('people') - 1) as place
union all
select pg_temp.id('reviewer', place), case when place % 4 = 3 then 'on_maker' else 'company' end::public.app_role
from generate_series(0, pg_temp.size('organizations') - 1) as place;

insert into public.organizations (id, kind, name, slug, status)
select pg_temp.id('organization', place), case when place % 4 = 3 then 'on_maker' else 'company' end::public.organization_kind,
  'Organization ' || place, 'organization-' || place, 'approved'
from generate_series(0, pg_temp.size('organizations') - 1) as place;
insert into public.organization_members (organization_id, user_id, member_role)
select pg_temp.id('organization', place), pg_temp.id('reviewer', place), 'owner'
from generate_series(0, pg_temp.size('organizations') - 1) as place;

create temp table mission as
select place, pg_temp.id('mission', place) as id,
  pg_temp.id('organization', case when place < pg_temp.size('organizations') then place
    else floor(exp(random() * ln(pg_temp.size('organizations') + 1)))::int - 1 end) as organization_id,
  floor(random() * 2000)::int as first_paragraph, floor(random() * 100)::int as first_skill,
  now() - random() * interval '700 days' as published_at, random() as chance
from generate_series(0, pg_temp.size('missions') - 1) as place;

insert into public.missions (id, organization_id, status, version, draft, closes_on, created_at, updated_at)
select id, organization_id, case when chance < 0.85 then 'published' else 'archived' end::public.mission_status, 1, '{}',
  case when chance < 0.2 then current_date + 30 when chance < 0.25 then current_date - 30 end, published_at, published_at
from mission;

insert into public.mission_versions (mission_id, version, content, published_at)
select mission.id, 1, jsonb_build_object(
  'title', initcap(split_part(p0.body, ' ', 1) || ' ' || split_part(p1.body, ' ', 2)) || ' ' || split_part(p2.body, ' ', 3) || ' ' || mission.place,
  'summary', left(p3.body, 240), 'language', case when chance < 0.5 then 'en' else 'fr' end,
  'category', (enum_range(null::public.mission_category))[1 + first_paragraph % 12],
  'difficulty', (enum_range(null::public.mission_difficulty))[1 + first_skill % 3],
  'hours', 0.5 * (1 + first_paragraph % 16), 'feedbackDays', 1 + first_skill % 10, 'isFictional', true,
  'skills', (select jsonb_agg(slug) from skill where skill.place in (first_skill, (first_skill * 7 + 3) % 100, (first_skill + first_paragraph) % 100)),
  'steps', jsonb_build_array(
    jsonb_build_object('id', 'brief', 'kind', 'brief', 'title', 'Brief', 'body', p0.body || p1.body),
    jsonb_build_object('id', 'talk', 'kind', 'message', 'title', 'A message', 'from', 'Lou', 'role', 'Colleague', 'body', p2.body),
    jsonb_build_object('id', 'work', 'kind', 'deliverable', 'title', 'The work', 'body', p3.body || p4.body, 'accepts', 'text', 'required', true)
  ),
  'rubric', jsonb_build_object('isShown', true, 'criteria', jsonb_build_array(
    jsonb_build_object('id', 'tone', 'title', 'Tone', 'weight', 60, 'levels', jsonb_build_array(jsonb_build_object('title', 'Weak', 'description', left(p1.body, 100)), jsonb_build_object('title', 'Strong', 'description', left(p2.body, 100)))),
    jsonb_build_object('id', 'facts', 'title', 'Facts', 'weight', 40, 'levels', jsonb_build_array(jsonb_build_object('title', 'Weak', 'description', left(p3.body, 100)), jsonb_build_object('title', 'Strong', 'description', left(p4.body, 100))))
  )),
  'evaluatorNotes', p4.body
), mission.published_at
from mission
join paragraph as p0 on p0.place = first_paragraph
join paragraph as p1 on p1.place = (first_paragraph + mission.place) % 2000
join paragraph as p2 on p2.place = (first_paragraph * 3 + mission.place) % 2000
join paragraph as p3 on p3.place = (first_paragraph * 7 + mission.place * 5) % 2000
join paragraph as p4 on p4.place = (first_paragraph * 11 + mission.place * 3) % 2000;

select private.list_mission(id) from mission;

-- Few missions have many people and few people many missions; no one is in the same mission twice.
create temp table work as
select row_number() over () - 1 as place, person, mission, random() as chance, random() as moment
from (
  select * from (select distinct pg_temp.skewed(pg_temp.size('people'), 1.5) as person, pg_temp.skewed(pg_temp.size('missions'), 2) as mission
  from generate_series(1, pg_temp.size('enrollments') * 5 / 4)) as pairs
  order by random()
  limit pg_temp.size('enrollments')
) as pairs;

insert into public.enrollments (
  id, user_id, mission_id, version, organization_id, status, path, is_complete, progress, seconds_spent, attempts,
  started_at, submitted_at, due_at, completed_at, updated_at
)
select pg_temp.id('work', known.place), pg_temp.id('person', person), listed.id, 1, organization_id, status,
  '{brief,talk,work}', attempts > 0, case when attempts > 0 then 100 else 40 end, 600 + (moment * 9000)::int, attempts,
  now() - moment * interval '600 days', submitted_at,
  case when status = 'submitted' then submitted_at + interval '5 days' end,
  case when status in ('validated', 'not_validated') then submitted_at + interval '3 days' end,
  now() - moment * interval '600 days' + interval '4 days'
from (
  select *, case when chance < 0.11 then 'in_progress' when chance < 0.14 then 'left' when chance < 0.22 then 'submitted'
      when chance < 0.32 then 'changes_requested' when chance < 0.86 then 'validated' else 'not_validated'
    end::public.enrollment_status as status,
    case when chance < 0.14 then 0 else 1 + (place % 6)::int end as attempts,
    -- Pending work was submitted in the last ten days, so about half of it is overdue.
    case when chance >= 0.14 then now() - case when chance < 0.22 then moment * interval '10 days' else moment * interval '600 days' end end as submitted_at
  from work
) as known
join mission as listed on listed.place = known.mission;

insert into public.submissions (id, enrollment_id, organization_id, attempt, content, reflection, submitted_at, due_at)
select md5('submission' || enrollment.id || attempt)::uuid, enrollment.id, organization_id, attempt,
  jsonb_build_object('work', jsonb_build_object('text', paragraph.body)), left(paragraph.body, 60),
  submitted_at - (attempts - attempt) * interval '4 days', submitted_at - (attempts - attempt) * interval '4 days' + interval '5 days'
from public.enrollments as enrollment
cross join generate_series(1, attempts) as attempt
join paragraph on paragraph.place = (enrollment.seconds_spent + attempt) % 2000;

insert into public.reviews (submission_id, organization_id, reviewer_id, scores, summary, verdict, delivered_at, is_passed_on)
select submission.id, submission.organization_id, case when random() < 0.05 then pg_temp.id('reviewer', 3) else member.user_id end,
  jsonb_build_object('tone', jsonb_build_object('level', 1, 'comment', left(reflection, 60)), 'facts', jsonb_build_object('level', 0, 'comment', reflection)),
  reflection, case when enrollment.attempts > attempt then 'revise' when enrollment.status = 'validated' then 'validated' when enrollment.status = 'changes_requested' then 'revise' else 'not_validated' end::public.review_verdict,
  submission.submitted_at + interval '3 days', false
from public.submissions as submission
join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
join public.organization_members as member on member.organization_id = submission.organization_id
where not (enrollment.status = 'submitted' and enrollment.attempts = attempt);

insert into public.certificates (code, enrollment_id, user_id, organization_id, facts, issued_at)
select upper(substr(md5(enrollment.id::text), 1, 12)), enrollment.id, user_id, organization_id,
  jsonb_build_object('name', 'Person', 'mission', 'A mission', 'criteria', '[]'::jsonb), completed_at
from public.enrollments as enrollment where status = 'validated';

insert into public.saved_missions (user_id, mission_id)
select distinct pg_temp.id('person', pg_temp.skewed(pg_temp.size('people'), 1.5)), pg_temp.id('mission', pg_temp.skewed(pg_temp.size('missions'), 2))
from generate_series(1, pg_temp.size('enrollments') / 2);

insert into public.mission_invitations (mission_id, organization_id, email, invited_by)
select distinct on (mission.id, guest) mission.id, organization_id, 'person-' || guest || '@example.test', null::uuid
from (
  select pg_temp.skewed(pg_temp.size('missions'), 2) as place, pg_temp.skewed(pg_temp.size('people'), 1) as guest
  from generate_series(1, pg_temp.size('enrollments') / 5)
) as invited
join mission using (place);

insert into public.activity_hours (user_id, enrollment_id, hour, seconds)
select user_id, id, date_trunc('hour', started_at, 'UTC') + hours * interval '1 hour', 600
from public.enrollments cross join generate_series(0, 2) as hours;

insert into public.review_comments (id, submission_id, place, criterion, body)
select md5('comment' || submission_id || place)::uuid, submission_id, place, (array['tone', 'facts'])[place], left(summary || ' again', 200)
from public.reviews cross join generate_series(1, 2) as place
where verdict = 'revise';

-- Half of a page's views are by people with an account.
insert into public.page_views (day, organization_id, mission_id, version, user_id, visitor)
select current_date - day, organization_id, case when person % 3 > 0 then mission.id end, 1,
  case when person % 2 = 0 then pg_temp.id('person', person) end,
  case when person % 2 = 1 then decode(md5('visitor' || person || day), 'hex') end
from (
  select pg_temp.skewed(pg_temp.size('missions'), 2) as place, pg_temp.skewed(pg_temp.size('people'), 1) as person,
    floor(random() * 90)::int as day
  from generate_series(1, pg_temp.size('enrollments') * 2)
) as viewed
join mission using (place)
on conflict do nothing;
