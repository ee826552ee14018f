-- Administrators' work on organizations: one was asked for more information, one badge expires soon, and one is suspended
-- while its certificates stay valid.
insert into public.request_questions (id, organization_id, question, asked_by, asked_at) values (
  '50000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000003',
  pg_temp.say('Could you point us to a website, an online store or an account where we can see your work?',
      'Pouvez-vous nous indiquer un site, une boutique en ligne ou un compte où l’on voit votre travail ?'),
  'ad000000-0000-4000-8000-000000000001', now() - interval '20 hours'
);
update public.organizations set awaits_answer = true where id = '0a000000-0000-4000-8000-000000000003';

update public.organizations
set verified_until = now() + interval '18 days', verification_reminded_at = now() - interval '12 days',
  verification_asked_at = now() - interval '2 days'
where id = '0c000000-0000-4000-8000-000000000004';

-- A company approved two months ago, suspended until complaints are resolved.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, last_sign_in_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  '00000000-0000-0000-0000-000000000000', 'c0000000-0000-4000-8000-000000000014', 'authenticated', 'authenticated',
  'rosa.carvalho@halden-field.example', admin.encrypted_password, now() - interval '62 days', admin.raw_app_meta_data,
  jsonb_build_object(
    'first_name', 'Rosa', 'last_name', 'Carvalho', 'user_type', 'company', 'organization_name', 'Halden Field',
    'website', 'https://halden-field.example', 'role', pg_temp.say('Product manager', 'Responsable produit'), 'hear_about_us', 'LinkedIn',
    'language', pg_temp.spoken(), 'email_verified', true
  ),
  now() - interval '62 days', now() - interval '62 days', now() - interval '8 days', '', '', '', ''
from auth.users as admin where admin.email = 'admin@essor.test';
insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select id, 'email', id::text, jsonb_build_object(
  'sub', id, 'email', email, 'email_verified', true, 'phone_verified', false
), created_at, created_at, created_at
from auth.users where id = 'c0000000-0000-4000-8000-000000000014';

with decided as (
  update public.organizations
  set id = '0c000000-0000-4000-8000-000000000007', status = 'suspended', created_at = now() - interval '62 days',
    decided_by = 'ad000000-0000-4000-8000-000000000001', decided_at = now() - interval '61 days',
    verified_until = now() - interval '61 days' + interval '12 months'
  where requested_by = 'c0000000-0000-4000-8000-000000000014'
)
update public.organization_members
set organization_id = '0c000000-0000-4000-8000-000000000007', created_at = now() - interval '61 days'
where user_id = 'c0000000-0000-4000-8000-000000000014';

insert into public.organization_suspensions (id, organization_id, reason, ends_at, suspended_by, created_at) values (
  '50000000-0000-4000-8000-000000000002', '0c000000-0000-4000-8000-000000000007',
  pg_temp.say('Two people received a paid offer after their mission. Please explain where it came from and what you have changed.',
      'Deux personnes ont reçu une offre payante à la suite de leur mission. Expliquez-nous d’où vient cette offre et ce que vous avez changé.'),
  now() + interval '21 days', 'ad000000-0000-4000-8000-000000000001', now() - interval '9 days'
);
insert into private.roles_on_hold (suspension_id, user_id)
values ('50000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000014');

-- Its mission, and two people who completed it before that.
insert into public.missions (id, organization_id, created_by, status, version, draft, draft_revision, created_at, updated_at)
select 'b1000000-0000-4000-8000-000000000011', '0c000000-0000-4000-8000-000000000007',
  'c0000000-0000-4000-8000-000000000014', 'published', 1,
  draft || jsonb_build_object('title', 'What goes into the next release?'), 3, now() - interval '59 days', now() - interval '58 days'
from public.missions where id = 'b1000000-0000-4000-8000-000000000007';
insert into public.mission_versions (mission_id, version, content, note, published_by, published_at)
select id, 1, draft, '', created_by, updated_at from public.missions where id = 'b1000000-0000-4000-8000-000000000011';
select private.list_mission('b1000000-0000-4000-8000-000000000011');

create temp table demo_copy on commit drop as
select holder, ('e1000000-0000-4000-8000-0000000005' || number)::uuid as enrollment,
  ('5b000000-0000-4000-8000-0000000005' || number)::uuid as submission, shift
from (values
  ('ca000000-0000-4000-8000-000000000016'::uuid, '01', interval '20 days'),
  ('ca000000-0000-4000-8000-000000000002'::uuid, '02', interval '18 days')
) as copied (holder, number, shift);

insert into public.enrollments (
  id, user_id, mission_id, version, organization_id, status, path, is_complete, progress, seconds_spent, attempts,
  started_at, submitted_at, completed_at, updated_at
)
select copied.enrollment, holder, 'b1000000-0000-4000-8000-000000000011', 1, '0c000000-0000-4000-8000-000000000007',
  status, path, is_complete, progress, seconds_spent, attempts, started_at - shift, submitted_at - shift,
  completed_at - shift, updated_at - shift
from demo_copy as copied, public.enrollments as model where model.id = 'e1000000-0000-4000-8000-000000000020';
insert into public.step_states (enrollment_id, step_id, draft, revision, completed_at, seconds_spent, updated_at)
select copied.enrollment, step_id, draft, revision, completed_at - shift, seconds_spent, updated_at - shift
from demo_copy as copied, public.step_states as model where model.enrollment_id = 'e1000000-0000-4000-8000-000000000020';
insert into public.activity_hours (user_id, enrollment_id, hour, seconds)
select holder, copied.enrollment, hour - shift, seconds
from demo_copy as copied, public.activity_hours as model where model.enrollment_id = 'e1000000-0000-4000-8000-000000000020';
insert into public.submissions (id, enrollment_id, organization_id, attempt, content, reflection, submitted_at, due_at)
select copied.submission, copied.enrollment, '0c000000-0000-4000-8000-000000000007', attempt, content, reflection,
  submitted_at - shift, due_at - shift
from demo_copy as copied, public.submissions as model where model.enrollment_id = 'e1000000-0000-4000-8000-000000000020';
insert into public.reviews (
  submission_id, organization_id, reviewer_id, scores, summary, verdict, revealed_at, delivered_at, updated_at
)
select copied.submission, '0c000000-0000-4000-8000-000000000007', 'c0000000-0000-4000-8000-000000000014', scores, summary,
  verdict, revealed_at - shift, delivered_at - shift, model.updated_at - shift
from demo_copy as copied, public.reviews as model join public.submissions as handed_in on handed_in.id = model.submission_id
where handed_in.enrollment_id = 'e1000000-0000-4000-8000-000000000020';
insert into public.certificates (code, enrollment_id, user_id, organization_id, facts, issued_at, opened_at)
select upper(substr(md5('essor' || enrollment.id), 1, 12)), enrollment.id, enrollment.user_id, enrollment.organization_id,
  private.certificate_facts(enrollment), enrollment.completed_at, enrollment.completed_at + interval '3 hours'
from public.enrollments as enrollment where enrollment.organization_id = '0c000000-0000-4000-8000-000000000007'
on conflict do nothing;

-- The audit log entries and notifications.
insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, details, reason)
select created_at, 'ad000000-0000-4000-8000-000000000001', action, 'organization', subject, details, reason
from (values
  (now() - interval '61 days', 'organization.approved', '0c000000-0000-4000-8000-000000000007',
    '{"name": "Halden Field", "kind": "company"}'::jsonb, null),
  (now() - interval '9 days', 'organization.suspended', '0c000000-0000-4000-8000-000000000007',
    '{"name": "Halden Field", "before": "approved", "after": "suspended", "work_under_way": 0}',
    pg_temp.say('Two people received a paid offer after their mission. Please explain where it came from and what you have changed.',
      'Deux personnes ont reçu une offre payante à la suite de leur mission. Expliquez-nous d’où vient cette offre et ce que vous avez changé.')),
  (now() - interval '20 hours', 'organization.asked', '0a000000-0000-4000-8000-000000000003',
    '{"name": "Sacha Delmas", "before": "pending", "after": "asked"}',
    pg_temp.say('Could you point us to a website, an online store or an account where we can see your work?',
      'Pouvez-vous nous indiquer un site, une boutique en ligne ou un compte où l’on voit votre travail ?'))
) as done (created_at, action, subject, details, reason)
order by created_at;
insert into public.notifications (user_id, kind, data, link, created_at, read_at, mailed_at)
select person::uuid, kind, data, link, created_at, read_at, created_at
from (values
  ('c0000000-0000-4000-8000-000000000014', 'organization_suspended', jsonb_build_object(
    'name', 'Halden Field', 'date', (now() + interval '21 days')::date, 'reason',
    pg_temp.say('Two people received a paid offer after their mission. Please explain where it came from and what you have changed.',
      'Deux personnes ont reçu une offre payante à la suite de leur mission. Expliquez-nous d’où vient cette offre et ce que vous avez changé.')
  ), '/', now() - interval '9 days', now() - interval '8 days'),
  ('ae000000-0000-4000-8000-000000000003', 'organization_question', jsonb_build_object(
    'name', 'Sacha Delmas', 'question',
    pg_temp.say('Could you point us to a website, an online store or an account where we can see your work?',
      'Pouvez-vous nous indiquer un site, une boutique en ligne ou un compte où l’on voit votre travail ?')
  ), '/', now() - interval '20 hours', null),
  ('c0000000-0000-4000-8000-000000000007', 'organization_verification_ends', jsonb_build_object(
    'name', 'Pixandre', 'date', (now() + interval '18 days')::date
  ), '/company-profile', now() - interval '12 days', now() - interval '11 days'),
  ('ad000000-0000-4000-8000-000000000001', 'organization_asks_verification', jsonb_build_object('name', 'Pixandre'),
    '/companies/0c000000-0000-4000-8000-000000000004', now() - interval '2 days', null)
) as told (person, kind, data, link, created_at, read_at);

-- What was checked for each badge; an organization with nothing to check has no badge.
insert into private.organization_checks (organization_id, kind, value, checked_at, checked_by)
select organization.id, passing.kind, passing.value, organization.decided_at, organization.decided_by
from public.organizations as organization cross join lateral private.passing_checks(organization) as passing
where organization.verified_until is not null;
insert into private.organization_checks (organization_id, kind, note, checked_at, checked_by)
select id, 'person', pg_temp.say('Video call with the founder, company registration less than three months old.',
      'Appel vidéo avec la fondatrice, Kbis de moins de trois mois.'), decided_at, decided_by
from public.organizations where id = '0c000000-0000-4000-8000-000000000001';
update public.organizations as organization set verified_until = null
where not exists (select from private.organization_checks as done where done.organization_id = organization.id);
