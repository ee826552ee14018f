-- Notifications of the demo accounts over the last few weeks. The newest are unread.
insert into public.notifications (user_id, kind, data, link, created_at, read_at, mailed_at)
select person, kind, data, link, at, case when at < now() - interval '2 days' then at + interval '3 hours' end, at
from (
  select 'fa000000-0000-4000-8000-000000000001'::uuid as person, 'mentoring_asked' as kind, jsonb_build_object(
      'name', private.full_name(candidate_id), 'message', left(body, 300), 'mentorship', id
    ) as data, '/mentoring' as link, created_at as at
  from public.mentorships where maker_id = '0f000000-0000-4000-8000-000000000001'
  union all
  select 'fa000000-0000-4000-8000-000000000001', 'rating_given',
    jsonb_build_object('name', rating.client_name, 'title', project.title), '/projects/' || project.id, rating.client_given_at
  from private.project_ratings as rating join public.projects as project on project.id = rating.project_id
  where rating.maker_id = '0f000000-0000-4000-8000-000000000001' and rating.client_given_at > now() - interval '90 days'
  union all
  select host_id, 'talk_booked', jsonb_build_object(
      'name', private.full_name(guest_id), 'at', starts_at, 'zone', 'Europe/Paris', 'message', about
    ), '/talks', created_at
  from public.talk_bookings where host_id = 'fa000000-0000-4000-8000-000000000001' and cancelled_at is null
  union all
  select mentorship.candidate_id, 'mentoring_accepted', jsonb_build_object('name', maker.name),
    '/networking/mentoring/' || mentorship.id, mentorship.decided_at
  from public.mentorships as mentorship join public.organizations as maker on maker.id = mentorship.maker_id
  where mentorship.status = 'accepted'
  union all
  select student.user_id, 'program_assigned', jsonb_build_object('program', program.name, 'school', school.name), '/programs',
    program.assigned_at
  from public.programs as program
  join public.organizations as school on school.id = program.organization_id
  join private.program_cohorts as known on known.program_id = program.id
  join public.students as student on student.cohort_id = known.cohort_id and student.user_id is not null
  union all
  select asked.user_id, 'match_answer', jsonb_build_object('company', company.name), '/profile/match', asked.answered_at
  from public.match_questions as asked join public.organizations as company on company.id = asked.organization_id
  where asked.answered_at is not null
  union all
  select member.user_id, 'match_question', jsonb_build_object('need', need.title), '/candidates/needs/' || need.id, asked.asked_at
  from public.match_questions as asked
  join public.match_scores as shown on shown.id = asked.match_id
  join public.job_needs as need on need.id = shown.need_id
  join public.organization_members as member
    on member.organization_id = asked.organization_id and member.member_role in ('owner', 'recruiter')
  union all
  select request.sent_by, 'contact_' || request.status,
    jsonb_strip_nulls(jsonb_build_object('request', request.id, 'reason', request.decline_reason)), '/candidates/contacts',
    request.decided_at
  from public.contact_requests as request where request.status <> 'pending'
  union all
  select teacher.teacher_id, 'program_place_asked',
    jsonb_build_object('program', program.name, 'mission', private.mission_title(place.mission_id)), '/programs/' || program.id,
    place.asked_at
  from private.program_places as place
  join public.programs as program on program.id = place.program_id
  join private.program_teachers as teacher on teacher.program_id = program.id
  where place.status = 'asked'
  union all
  select 'ca000000-0000-4000-8000-000000000001', 'milestone_due', jsonb_build_object('title', title, 'date', due_on),
    '/career-plan', now() - interval '1 day'
  from public.milestones
  where user_id = 'ca000000-0000-4000-8000-000000000001' and done_at is null and due_on between current_date - 5 and current_date
  union all
  select 'ad000000-0000-4000-8000-000000000001', 'inbox_received',
    jsonb_build_object('name', name, 'message', left(message, 200)), '/inbox', created_at
  from public.inbox_messages where language = pg_temp.spoken()
) as told
where at < now();

-- The people they name, so that they are deleted with those accounts.
insert into private.notifications_about (notification_id, user_id)
select notification.id, person.user_id
from public.notifications as notification
join public.profiles as person on private.full_name(person.user_id) = notification.data ->> 'name'
on conflict do nothing;
