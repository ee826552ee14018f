-- A school with one partner, one pending proposal and one ended partnership; its page, its invitations, and the
-- attendance of its last event.
insert into public.departments (organization_id, name) values
  ('0e000000-0000-4000-8000-000000000001', pg_temp.say('Design and communication', 'Design et communication')),
  ('0e000000-0000-4000-8000-000000000002', pg_temp.say('Care and social work', 'Soin et accompagnement'))
on conflict do nothing;

insert into public.organization_profiles (
  organization_id, tagline, story, size, place, company_values, links, revision, updated_by, updated_at
) values (
  '0e000000-0000-4000-8000-000000000001', pg_temp.say('Learning by doing, between two rivers.', 'On apprend en faisant, entre Rhône et Saône.'),
pg_temp.say('The campus opened in 2004 in a former spinning mill in the Guillotière district. We teach two-year diplomas and bachelor’s degrees, nearly all of them as apprenticeships.

## What matters here

Every cohort works on **company missions** from the first month. Each adviser supports about twenty students, and knows them by first name.

## For partners

- Two visits a year, on your site or ours
- A single contact who replies within two days
- Honest feedback on what your missions really teach',
      'Le campus est né en 2004 dans une ancienne filature de la Guillotière. On y prépare des BTS, des bachelors et des licences professionnelles, presque toujours en alternance.

## Ce qui compte ici

Chaque promotion travaille sur des **missions d’entreprises** dès le premier mois. Un conseiller suit une vingtaine d’étudiants, et les connaît par leur prénom.

## Pour les partenaires

- deux visites par an, dans un sens comme dans l’autre ;
- un contact unique, qui répond sous deux jours ;
- des retours honnêtes sur ce que vos missions apprennent vraiment.'),
  '250-999', 'Lyon 7e', pg_temp.say('[
    {"title": "Try first", "text": "A course starts with a task; theory comes when you need it."},
    {"title": "Open door", "text": "On Wednesday afternoons, advisers see students without an appointment."}
  ]'::jsonb,
      '[
    {"title": "Essayer d’abord", "text": "Un cours commence par une tâche, la théorie vient quand elle manque."},
    {"title": "La porte ouverte", "text": "Le mercredi après-midi, les conseillers reçoivent sans rendez-vous."}
  ]'::jsonb), pg_temp.say('[{"label": "Campus journal", "url": "https://journal.campus-lumiere.example"}]'::jsonb,
      '[{"label": "Journal du campus", "url": "https://journal.campus-lumiere.example"}]'::jsonb), 1,
  'ed000000-0000-4000-8000-000000000001', now() - interval '25 days'
);

insert into public.team_invitations (organization_id, email, member_role, invited_by, invited_at, sent_at, expires_at)
select '0e000000-0000-4000-8000-000000000001', email, member_role::public.member_role,
  'ed000000-0000-4000-8000-000000000001', sent_at, sent_at, sent_at + interval '7 days'
from (values
  ('claire.dumoulin@campus-lumiere.example', 'adviser', now() - interval '6 days'),
  ('samuel.roy@campus-lumiere.example', 'teacher', now() - interval '1 day')
) as invited (email, member_role, sent_at);

insert into public.partnerships (
  id, school_id, partner_id, ended_at, ended_by, end_reason, school_contact, partner_contact, created_at, updated_at
)
select ('5a000000-0000-4000-8000-00000000000' || place)::uuid, '0e000000-0000-4000-8000-000000000001', partner_id::uuid,
  now() - ended * interval '1 day', case when ended is not null then 'partner' end, reason,
  'ed000000-0000-4000-8000-000000000001', contact::uuid, now() - began * interval '1 day', now() - changed * interval '1 day'
from (values
  (1, '0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000003', 96, 80, null::int, ''),
  (2, '0c000000-0000-4000-8000-000000000003', 'c0000000-0000-4000-8000-000000000006', 3, 3, null, ''),
  (3, '0f000000-0000-4000-8000-000000000002', 'fa000000-0000-4000-8000-000000000002', 300, 40, 40,
    pg_temp.say('I’ll be at sea for six months. I’d love to pick this up again in the spring.',
      'Je pars six mois en mer. J’aimerais reprendre au printemps.'))
) as partner (place, partner_id, contact, began, changed, ended, reason);

insert into public.partnership_terms (
  partnership_id, version, proposed_by, visibility, starts_on, ends_on, is_named, body, author_id, proposed_at
)
select ('5a000000-0000-4000-8000-00000000000' || place)::uuid, version, side, visibility, current_date + starts,
  current_date + ends, is_named, body, author::uuid, now() - days * interval '1 day'
from (values
  (1, 1, 'school', 'aggregate', -90, 275, true, pg_temp.say(E'One warehouse tour per semester.', E'Une visite de plateforme par semestre.'), 'ed000000-0000-4000-8000-000000000001', 96),
  (1, 2, 'partner', 'full', -90, 275, true,
    pg_temp.say(E'- One **warehouse tour** per semester, transportation included\n- Two missions reserved for your logistics cohorts\n- Feedback within three days on every submission',
      E'- une **visite de plateforme** par semestre, transport compris ;\n- deux missions réservées à vos promotions de logistique ;\n- un retour sous trois jours sur chaque travail remis.'),
    'c0000000-0000-4000-8000-000000000003', 88),
  (1, 3, 'school', 'full', -80, 285, true,
    pg_temp.say(E'- One **warehouse tour** per semester, transportation included\n- One mission reserved for your logistics cohorts\n- Feedback within three days on every submission',
      E'- une **visite de plateforme** par semestre, transport compris ;\n- une mission réservée à vos promotions de logistique ;\n- un retour sous trois jours sur chaque travail remis.'),
    'ed000000-0000-4000-8000-000000000001', 82),
  (2, 1, 'partner', 'named', 7, 372, false,
    pg_temp.say(E'We read our buoys every morning and would love to do it with your data students: one workshop per semester, plus our open missions for everyone.',
      E'Nous relevons nos bouées chaque matin et aimerions le faire avec vos étudiants en données : un atelier par semestre, et nos missions ouvertes à tous.'),
    'c0000000-0000-4000-8000-000000000006', 3),
  (3, 1, 'school', 'none', -290, 75, true, pg_temp.say(E'One mockup workshop per quarter.', E'Un atelier de maquette par trimestre.'), 'ed000000-0000-4000-8000-000000000001', 300)
) as terms (place, version, side, visibility, starts, ends, is_named, body, author, days);

insert into public.partnership_missions (partnership_id, version, mission_id)
select ('5a000000-0000-4000-8000-00000000000' || place)::uuid, shared.version, mission.id
from (values (1, 2, 9), (1, 2, 2), (1, 3, 9), (1, 3, 2)) as shared (place, version, number)
join public.missions as mission on mission.id = ('b1000000-0000-4000-8000-00000000000' || number)::uuid;

update public.partnerships set agreed_version = 3 where id = '5a000000-0000-4000-8000-000000000001';
update public.partnerships set open_version = 1 where id = '5a000000-0000-4000-8000-000000000002';
update public.partnerships set agreed_version = 1 where id = '5a000000-0000-4000-8000-000000000003';

-- Two students agreed to be visible to the partner.
insert into private.partner_consents (student_id, partnership_id, visibility, agreed_at)
select student.id, '5a000000-0000-4000-8000-000000000001', 'full', now() - interval '20 days'
from public.students as student
where student.organization_id = '0e000000-0000-4000-8000-000000000001' and 'progress' = any (student.shares) and exists (
  select from public.enrollments as enrollment
  join public.partnership_missions as shared on shared.mission_id = enrollment.mission_id
    and shared.partnership_id = '5a000000-0000-4000-8000-000000000001' and shared.version = 3
  where enrollment.user_id = student.user_id and enrollment.status <> 'left'
)
order by student.last_name limit 2;

insert into public.partnership_history (partnership_id, at, side, actor_id, act, version, note)
select ('5a000000-0000-4000-8000-00000000000' || place)::uuid, now() - days * interval '1 day', side, actor::uuid, act, version, note
from (values
  (1, 96, 'school', 'ed000000-0000-4000-8000-000000000001', 'proposed', 1, pg_temp.say('Our logistics students talk about you a lot.',
      'Nos étudiants en logistique parlent souvent de vous.')),
  (1, 88, 'partner', 'c0000000-0000-4000-8000-000000000003', 'changed', 2, pg_temp.say('Gladly, and let’s make it a little broader.', 'Volontiers, et un peu plus large.')),
  (1, 82, 'school', 'ed000000-0000-4000-8000-000000000001', 'changed', 3, pg_temp.say('One reserved mission is enough to start with.', 'Une mission réservée suffit pour commencer.')),
  (1, 80, 'partner', 'c0000000-0000-4000-8000-000000000001', 'accepted', 3, ''),
  (2, 3, 'partner', 'c0000000-0000-4000-8000-000000000006', 'proposed', 1, pg_temp.say('We met at your open house in Lyon.',
      'Nous nous sommes rencontrés à la soirée portes ouvertes, à Lyon.')),
  (3, 300, 'school', 'ed000000-0000-4000-8000-000000000001', 'proposed', 1, ''),
  (3, 290, 'partner', 'fa000000-0000-4000-8000-000000000002', 'accepted', 1, ''),
  (3, 40, 'partner', 'fa000000-0000-4000-8000-000000000002', 'ended', 1, pg_temp.say('I’ll be at sea for six months. I’d love to pick this up again in the spring.',
      'Je pars six mois en mer. J’aimerais reprendre au printemps.'))
) as line (place, days, side, actor, act, version, note);

insert into public.notifications (user_id, kind, data, link, mailed_at, created_at)
values (
  'ed000000-0000-4000-8000-000000000001', 'partnership_proposed',
  jsonb_build_object(
    'name', 'Kerlune Data', 'by', 'Kerlune Data', 'reason',
    pg_temp.say('We met at your open house in Lyon.', 'Nous nous sommes rencontrés à la soirée portes ouvertes, à Lyon.')
  ),
  '/partnerships/5a000000-0000-4000-8000-000000000002', now() - interval '3 days', now() - interval '3 days'
);

-- Six people attended the event twelve days ago, and five of them rated it.
insert into public.event_registrations (event_id, user_id, status, joined_at) values (
  'e7000000-0000-4000-8000-000000000004', 'ca000000-0000-4000-8000-000000000011', 'registered', now() - interval '14 days'
);
update public.events set evaluation_asked_at = ends_at + interval '2 hours' where ends_at < now();
update public.event_registrations as registration
set attended_at = event.starts_at - interval '4 minutes' + listed.turn * interval '1 minute'
from public.events as event, (
  select id, row_number() over (order by joined_at) as turn from public.event_registrations
  where event_id = 'e7000000-0000-4000-8000-000000000004'
) as listed
where event.id = registration.event_id and listed.id = registration.id;
insert into public.event_evaluations (event_id, user_id, rating, words, created_at)
select 'e7000000-0000-4000-8000-000000000004', ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, rating, words,
  now() - interval '11 days'
from (values
  (1, 5, pg_temp.say('Finally, it all makes sense.', 'Enfin clair.')), (2, 4, ''), (3, 4, pg_temp.say('A bit fast on the stipend.', 'Un peu rapide sur la gratification.')), (5, 5, pg_temp.say('I liked the real examples.', 'Les exemples vrais.')), (7, 3, '')
) as given (person, rating, words);
