-- Where candidates want to go, and by when.
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
select ('ca000000-0000-4000-8000-' || lpad(candidate::text, 12, '0'))::uuid, kind, mission::uuid, job, is_goal, title, note,
  current_date + in_days, now() + done_days * interval '1 day', remind, now() - interval '50 days'
from (values
  (1, 'mission', 'b1000000-0000-4000-8000-000000000006', null, false, 'Faire valider « Une lettre que l’on ouvre »', '', -12, null::numeric, 7),
  (1, 'own', null, null, false, 'Demander à Léa comment elle a trouvé son alternance', 'Elle travaille dans une agence à Villeurbanne.', -26, -27.4, null::int),
  (1, 'own', null, null, false, 'Mettre mon CV à jour avec les deux certificats', 'Une page, les chiffres de la lettre en premier.', -3, null, 3),
  (1, 'own', null, null, false, 'Salon de l’alternance, à la Halle Tony-Garnier', 'Prendre dix CV. Préparer trois questions par stand.', 9, null, 3),
  (1, 'skills', null, 'digital-marketing-assistant', true, 'Prouver chaque compétence essentielle : Assistant(e) marketing digital', '', 62, null, 14),
  (1, 'application', null, 'digital-marketing-assistant', true, 'Envoyer une première candidature : Assistant(e) marketing digital', '', 78, null, 7),
  (2, 'mission', 'b1000000-0000-4000-8000-000000000005', null, false, 'Faire valider « The booking page a keyboard cannot use »', '', -20, null, 7),
  (2, 'own', null, null, true, 'Signer un premier CDI, à Grenoble ou à distance', '', 120, null, 14),
  (3, 'own', null, null, false, 'Publier les graphiques du mémoire', 'Demander l’accord de la régie d’abord.', 16, null, 3),
  (3, 'skills', null, 'data-analyst', true, 'Prouver chaque compétence essentielle : Data analyst', '', 85, null, 14),
  (5, 'mission', 'b1000000-0000-4000-8000-000000000008', null, false, 'Faire valider « L’écran d’une borne de tri »', '', -20, null, 7),
  (5, 'own', null, null, false, 'Refaire le portfolio autour de trois projets', '', 25, null, 7),
  (9, 'own', null, null, false, 'Appeler la rédaction du Télégramme', '', -6, -6.2, 1),
  (15, 'mission', 'b1000000-0000-4000-8000-000000000007', null, false, 'Have “Three requests, one sprint” validated', '', -22, null, 7),
  (15, 'application', null, 'product-owner', true, 'Send a first application: Product owner', '', 40, null, 7)
) as planned (candidate, kind, mission, job, is_goal, title, note, in_days, done_days, remind);

insert into public.dismissed_missions (user_id, mission_id, created_at) values
  ('ca000000-0000-4000-8000-000000000002', 'b1000000-0000-4000-8000-000000000002', now() - interval '9 days');

insert into public.plan_notes (user_id, notes) values
  ('ca000000-0000-4000-8000-000000000001', 'Ce que je veux dire en entretien : j’ai tenu les réseaux de l’épicerie deux ans, et je sais maintenant mesurer ce que ça change.

À creuser : le référencement. Je le cite partout, je ne l’ai jamais montré.'),
  ('ca000000-0000-4000-8000-000000000015', 'I like saying no with a reason. Look for teams that write their reasons down.');

insert into public.plan_advisers (user_id, organization_id, created_at)
select 'ca000000-0000-4000-8000-000000000015', organization_id, now() - interval '12 days'
from public.organization_members where user_id = 'ed000000-0000-4000-8000-000000000001';

-- Her school says what she can do.
insert into public.skill_attestations (user_id, skill, organization_id, attested_by, note, created_at)
select 'ca000000-0000-4000-8000-000000000015', skill, organization_id, user_id, note, now() - days * interval '1 day'
from public.organization_members, (values
  ('user-stories', 'Product workshop, second year: six weeks with a real backlog.', 9),
  ('prioritization', '', 4)
) as given (skill, note, days)
where user_id = 'ed000000-0000-4000-8000-000000000001';
