-- A school with as many students as bench.students says, in cohorts of 500, most of whom share; a program of 20 missions
-- for each cohort, and work of every kind. A second school of the same size is beside it.
select setseed(0.29);
create function pg_temp.id(kind text, nth bigint) returns uuid language sql immutable as $$
  select md5(kind || ' ' || nth)::uuid
$$;
create function pg_temp.students() returns int language sql as $$ select current_setting('bench.students')::int $$;

insert into auth.users (id, aud, role, email, email_confirmed_at)
select pg_temp.id('teacher', 0), 'authenticated', 'authenticated', 'teacher@bench.test', now()
union all
select pg_temp.id('person', nth), 'authenticated', 'authenticated', 'p' || nth || '@bench.test', now()
from generate_series(1, 2 * pg_temp.students()) as nth;

insert into public.organizations (id, kind, name, slug, status)
select pg_temp.id('school', nth), 'academia'::public.organization_kind, 'School ' || nth, 'school-' || nth, 'approved'::public.organization_status from generate_series(1, 2) as nth
union all
select pg_temp.id('company', 0), 'company', 'Company', 'the-company', 'approved';
insert into public.organization_members (organization_id, user_id, member_role)
values (pg_temp.id('school', 1), pg_temp.id('teacher', 0), 'owner');

insert into public.missions (id, organization_id, status, version)
select pg_temp.id('mission', nth), pg_temp.id('company', 0), 'published', 1 from generate_series(1, 60) as nth;
insert into public.mission_versions (mission_id, version, content)
select pg_temp.id('mission', nth), 1, jsonb_build_object('title', 'Mission ' || nth, 'skills', '["sql"]'::jsonb)
from generate_series(1, 60) as nth;

insert into public.cohorts (id, organization_id, name)
select pg_temp.id('cohort', nth), pg_temp.id('school', 1 + nth % 2), 'Cohort ' || nth
from generate_series(0, greatest(1, 2 * pg_temp.students() / 500 - 1)) as nth;

insert into public.students (id, organization_id, email, first_name, last_name, cohort_id, user_id, linked_at, shares)
select pg_temp.id('student', nth), pg_temp.id('school', 1 + nth % 2), 'p' || nth || '@bench.test', 'First' || nth % 97,
  'Last' || nth, pg_temp.id('cohort', nth % 2 + 2 * (nth / 2 % greatest(1, pg_temp.students() / 500))), pg_temp.id('person', nth),
  now(), case when nth % 17 = 0 then '{}'::text[] when nth % 11 = 0 then array['progress', 'skills']
    else array['progress', 'work', 'skills', 'career'] end
from generate_series(1, 2 * pg_temp.students()) as nth;

insert into public.programs (id, organization_id, name, assigned_at)
select pg_temp.id('program', nth), pg_temp.id('school', 1 + nth % 2), 'Program ' || nth, now() - nth * interval '1 day'
from generate_series(0, greatest(1, 2 * pg_temp.students() / 500 - 1)) as nth;
insert into private.program_cohorts (program_id, cohort_id)
select pg_temp.id('program', nth), pg_temp.id('cohort', nth)
from generate_series(0, greatest(1, 2 * pg_temp.students() / 500 - 1)) as nth;
insert into private.program_missions (program_id, mission_id, place, due_on)
select pg_temp.id('program', nth), pg_temp.id('mission', place), place, private.today() + (place - 10) * 7
from generate_series(0, greatest(1, 2 * pg_temp.students() / 500 - 1)) as nth, generate_series(1, 20) as place;

insert into public.enrollments (id, user_id, mission_id, version, organization_id, status, path, attempts, started_at, submitted_at, completed_at)
select pg_temp.id('work', person * 100 + mission), pg_temp.id('person', person), pg_temp.id('mission', mission), 1,
  pg_temp.id('company', 0), status::public.enrollment_status, '{start}', case when status = 'in_progress' then 0 else 1 end,
  begun, case when status <> 'in_progress' then begun + interval '3 days' end,
  case when status = 'validated' then begun + interval '5 days' end
from (
  select person, mission, now() - random() * 400 * interval '1 day' as begun,
    (array['in_progress', 'submitted', 'validated', 'validated', 'changes_requested'])[1 + floor(random() * 5)::int] as status
  from generate_series(1, 2 * pg_temp.students()) as person, generate_series(1, 60) as mission
  where random() < current_setting('bench.tries')::float / 60
) as drawn;
insert into public.submissions (enrollment_id, organization_id, attempt, content, submitted_at, due_at)
select id, organization_id, 1, '{}', submitted_at, submitted_at + interval '3 days' from public.enrollments
where submitted_at is not null;
insert into public.activity_hours (user_id, enrollment_id, hour, seconds)
select user_id, id, date_trunc('hour', started_at, 'UTC') + nth * interval '1 day', 900
from public.enrollments, generate_series(0, 2) as nth;
insert into public.certificates (code, enrollment_id, user_id, organization_id, facts, issued_at)
select upper(substr(md5(id::text), 1, 12)), id, user_id, organization_id, '{"skills": ["sql", "negotiation"]}', completed_at
from public.enrollments where status = 'validated';
insert into public.application_events (application_id, user_id, kind, to_stage, happened_at)
select gen_random_uuid(), user_id, 'moved', (array['applied', 'interview', 'offer'])[1 + floor(random() * 3)::int],
  now() - random() * 400 * interval '1 day'
from public.students where random() < 0.5;
