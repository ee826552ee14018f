-- Candidates' target jobs and dates.
insert into public.target_jobs (user_id, job_slug, place)
select ('ca000000-0000-4000-8000-' || lpad(candidate::text, 12, '0'))::uuid, job, place
from (values
  (1, 'digital-marketing-assistant', 0), (1, 'customer-success-manager', 1), (1, 'digital-analyst', 2),
  (2, 'front-end-developer', 0), (2, 'accessibility-specialist', 1),
  (3, 'data-analyst', 0), (3, 'business-intelligence-analyst', 1),
  (5, 'ux-designer', 0), (5, 'ux-researcher', 1),
  (7, 'management-controller', 0),
  (9, 'communication-officer', 0), (9, 'press-officer', 1),
  (15, 'product-owner', 0), (15, 'product-manager', 1),
  (16, 'energy-advisor', 0),
  (20, 'customer-success-manager', 0)
) as aim (candidate, job, place);

insert into public.milestones (
  user_id, kind, mission_id, job_slug, is_goal, title, note, due_on, done_at, remind_days, created_at
)
select ('ca000000-0000-4000-8000-' || lpad(candidate::text, 12, '0'))::uuid, kind, mission::uuid, job, is_goal,
  coalesce(title, format(pg_temp.say('Get “%s” validated', 'Faire valider « %s »'), pg_temp.title_of(right(mission, 2)::int))), note,
  current_date + in_days, now() + done_days * interval '1 day', remind, now() - interval '50 days'
from (values
  (1, 'mission', 'b1000000-0000-4000-8000-000000000006', null, false, null, '', -12, null::numeric, 7),
  (1, 'own', null, null, false, pg_temp.say('Ask Léa how she found her apprenticeship', 'Demander à Léa comment elle a trouvé son alternance'), pg_temp.say('She works at an agency in Villeurbanne.', 'Elle travaille dans une agence à Villeurbanne.'), -26, -27.4, null::int),
  (1, 'own', null, null, false, pg_temp.say('Update my résumé with both certificates', 'Mettre mon CV à jour avec les deux certificats'), pg_temp.say('One page, with the newsletter numbers first.', 'Une page, les chiffres de la lettre en premier.'), -3, null, 3),
  (1, 'own', null, null, false, pg_temp.say('Apprenticeship fair at the Halle Tony-Garnier', 'Forum de l’alternance, à la Halle Tony-Garnier'), pg_temp.say('Take ten résumés. Prepare three questions per booth.',
      'Prendre dix CV. Préparer trois questions par stand.'), 24, null, 3),
  (1, 'skills', null, 'digital-marketing-assistant', true, pg_temp.say('Prove every essential skill: Digital marketing assistant',
      'Prouver toutes les compétences essentielles : Assistant(e) marketing digital'), '', 62, null, 14),
  (1, 'application', null, 'digital-marketing-assistant', true, pg_temp.say('Send your first application: Digital marketing assistant',
      'Envoyer une première candidature : Assistant(e) marketing digital'), '', 78, null, 7),
  (2, 'mission', 'b1000000-0000-4000-8000-000000000005', null, false, null, '', -20, null, 7),
  (2, 'own', null, null, true, pg_temp.say('Sign a first permanent contract, in Grenoble or remote',
      'Signer un premier CDI, à Grenoble ou à distance'), '', 120, null, 14),
  (3, 'own', null, null, false, pg_temp.say('Publish the charts from my thesis', 'Publier les graphiques du mémoire'), pg_temp.say('Ask the transit agency for permission first.', 'Demander l’accord de la régie d’abord.'), 16, null, 3),
  (3, 'skills', null, 'data-analyst', true, pg_temp.say('Prove every essential skill: Data analyst', 'Prouver toutes les compétences essentielles : Data analyst'), '', 85, null, 14),
  (5, 'mission', 'b1000000-0000-4000-8000-000000000008', null, false, null, '', -20, null, 7),
  (5, 'own', null, null, false, pg_temp.say('Rebuild my portfolio around three projects', 'Refaire le portfolio autour de trois projets'), '', 25, null, 7),
  (9, 'own', null, null, false, pg_temp.say('Call the newsroom of Le Télégramme', 'Appeler la rédaction du Télégramme'), '', -6, -6.2, 1),
  (15, 'mission', 'b1000000-0000-4000-8000-000000000007', null, false, null, '', -22, null, 7),
  (15, 'application', null, 'product-owner', true, pg_temp.say('Send your first application: Product owner', 'Envoyer une première candidature : Product owner'), '', 40, null, 7)
) as planned (candidate, kind, mission, job, is_goal, title, note, in_days, done_days, remind);

insert into public.dismissed_missions (user_id, mission_id, created_at) values
  ('ca000000-0000-4000-8000-000000000002', 'b1000000-0000-4000-8000-000000000002', now() - interval '9 days');

insert into public.plan_notes (user_id, notes) values
  ('ca000000-0000-4000-8000-000000000001', pg_temp.say('What I want to say in interviews: I ran the grocery’s social media for two years, and now I know how to measure what it changes.

To work on: SEO. I list it everywhere and have never shown it.',
      'Ce que je veux dire en entretien : j’ai tenu les réseaux de l’épicerie deux ans, et je sais maintenant mesurer ce que ça change.

À creuser : le référencement. Je le cite partout, je ne l’ai jamais montré.')),
  ('ca000000-0000-4000-8000-000000000015', pg_temp.say('I like saying no and giving a reason. Look for teams that write their reasons down.',
      'J’aime dire non avec une raison. Chercher des équipes qui écrivent leurs raisons.'));

insert into public.plan_advisers (user_id, organization_id, created_at)
select 'ca000000-0000-4000-8000-000000000015', organization_id, now() - interval '12 days'
from public.organization_members where user_id = 'ed000000-0000-4000-8000-000000000001';

-- Skills attested by her school.
insert into public.skill_attestations (user_id, skill, organization_id, attested_by, note, created_at)
select 'ca000000-0000-4000-8000-000000000015', skill, organization_id, user_id, note, now() - days * interval '1 day'
from public.organization_members, (values
  ('user-stories', pg_temp.say('Product workshop, second year: six weeks with a real backlog.',
      'Atelier produit, deuxième année : six semaines avec un vrai backlog.'), 9),
  ('prioritization', '', 4)
) as given (skill, note, days)
where user_id = 'ed000000-0000-4000-8000-000000000001';
