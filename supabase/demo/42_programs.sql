-- Two programs of the demo school: one in which everyone does every mission, made of missions its students work on, and
-- one with a choice, limited places and a teacher's approval.
insert into public.programs (
  id, organization_id, name, description, starts_on, ends_on, mode, choose_count, remind_days, created_by, assigned_at, created_at
)
select id::uuid, '0e000000-0000-4000-8000-000000000001', name, description, current_date - began, current_date + until, mode,
  choose_count, 3, 'ed000000-0000-4000-8000-000000000001', now() - began * interval '1 day', now() - (began + 4) * interval '1 day'
from (values
  ('50000000-0000-4000-8000-000000000001', pg_temp.say('First steps at work', 'Premiers pas en entreprise'),
    pg_temp.say('Six missions to try out jobs **before your internship**. Submit each one on time: the company’s feedback is part of the course.',
      'Six missions pour découvrir des métiers **avant le stage**. Remettez chacune à temps : le retour que vous recevez fait partie du cours.'),
    45, 30, 'all', null),
  ('50000000-0000-4000-8000-000000000002', pg_temp.say('Supervised project: data and digital', 'Projet tutoré : données et numérique'),
    pg_temp.say('Choose two missions. Some have a limited number of spots, and you vote for the ones coming this spring.',
      'Choisissez deux missions. Les places de certaines sont comptées, et vous votez pour celles du printemps.'),
    30, 45, 'choice', 2)
) as program (id, name, description, began, until, mode, choose_count);

insert into private.program_cohorts (program_id, cohort_id) values
  ('50000000-0000-4000-8000-000000000001', 'c4000000-0000-4000-8000-000000000001'),
  ('50000000-0000-4000-8000-000000000001', 'c4000000-0000-4000-8000-000000000003'),
  ('50000000-0000-4000-8000-000000000002', 'c4000000-0000-4000-8000-000000000002');
insert into private.program_teachers (program_id, teacher_id) values
  ('50000000-0000-4000-8000-000000000001', 'ed000000-0000-4000-8000-000000000001'),
  ('50000000-0000-4000-8000-000000000001', 'ed000000-0000-4000-8000-000000000002'),
  ('50000000-0000-4000-8000-000000000002', 'ed000000-0000-4000-8000-000000000001');

-- Open missions, most used by the program's students first.
insert into private.program_missions (program_id, mission_id, place, due_on, seats, seats_by, is_proposed)
select program_id, mission_id, place, least(current_date + (place * 10 - 28)::int, ends_on),
  case when program_id = '50000000-0000-4000-8000-000000000002' and place in (3, 4) then 2 end,
  case when place = 4 then 'teacher' else 'order' end,
  program_id = '50000000-0000-4000-8000-000000000002' and place > 4
from (
  select known.program_id, program.ends_on, listing.mission_id, row_number() over (
    partition by known.program_id order by count(enrollment.id) desc, listing.mission_id
  ) as place
  from private.program_cohorts as known
  join public.programs as program on program.id = known.program_id
  join public.students as student on student.cohort_id = known.cohort_id and student.user_id is not null
  cross join public.mission_listings as listing
  left join public.enrollments as enrollment
    on enrollment.user_id = student.user_id and enrollment.mission_id = listing.mission_id and enrollment.status <> 'left'
  where listing.is_open and (listing.closes_on is null or listing.closes_on > current_date + 60)
  group by known.program_id, program.ends_on, listing.mission_id
) as ranked
where place <= 6;

-- Students' choices, and who is waiting for a teacher's approval.
insert into private.program_places (program_id, mission_id, student_id, status, asked_at)
select task.program_id, task.mission_id, student.id,
  case when task.place = 4 then 'asked' else 'given' end, now() - (10 - student.nth) * interval '1 day'
from private.program_missions as task
join (
  select id, shares, row_number() over (order by last_name) as nth from public.students
  where cohort_id = 'c4000000-0000-4000-8000-000000000002' and user_id is not null
) as student on task.place % 4 = student.nth % 4 or task.place = 1 and student.nth > 2
where task.program_id = '50000000-0000-4000-8000-000000000002' and not task.is_proposed
  and (task.place <> 4 or 'progress' = any (student.shares));
insert into private.program_votes (program_id, mission_id, student_id)
select task.program_id, task.mission_id, student.id
from private.program_missions as task join public.students as student
  on student.cohort_id = 'c4000000-0000-4000-8000-000000000002' and student.user_id is not null
where task.program_id = '50000000-0000-4000-8000-000000000002' and task.is_proposed
  and (task.place = 5 or student.number like '%5' or student.number like '%1');

-- An extension for a student who was sick.
insert into private.program_extensions (program_id, mission_id, student_id, due_on, reason, given_by)
select task.program_id, task.mission_id, student.id, current_date + 5, pg_temp.say('Two weeks of sick leave', 'Arrêt maladie de deux semaines'),
  'ed000000-0000-4000-8000-000000000001'
from private.program_missions as task, (
  select work.student_id as id, work.mission_id from private.program_work('50000000-0000-4000-8000-000000000001') as work
  where work.lateness = 2 and 'progress' = any (work.shares) order by work.place, work.student_id limit 1
) as student
where task.program_id = '50000000-0000-4000-8000-000000000001' and task.mission_id = student.mission_id;

-- The demo company lets teachers read the work, and one has.
update public.missions set allows_co_review = true where id in (
  select task.mission_id from private.program_missions as task
  where task.program_id = '50000000-0000-4000-8000-000000000001' and task.place <= 4
);
insert into public.co_reviews (submission_id, enrollment_id, organization_id, author_id, body, created_at)
select submission.id, enrollment.id, '0e000000-0000-4000-8000-000000000001', 'ed000000-0000-4000-8000-000000000001',
  pg_temp.say('A well-built analysis. Use this outline for your internship report: the jury will look for the same rigor.',
      'Une analyse bien construite. Reprenez ce plan pour votre dossier de stage : le jury y cherchera la même rigueur.'),
  now() - interval '2 days'
from public.students as student
join public.enrollments as enrollment on enrollment.user_id = student.user_id and enrollment.attempts > 0
join public.submissions as submission on submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
join public.missions as mission on mission.id = enrollment.mission_id and mission.allows_co_review
where student.organization_id = '0e000000-0000-4000-8000-000000000001' and 'work' = any (student.shares)
order by student.last_name, enrollment.started_at limit 2;
