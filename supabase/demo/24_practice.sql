-- Two people who practice for interviews, and their weekly goals. The demo has no recordings.
insert into public.practice_answers (user_id, question_slug, answer, revision, updated_at) values
  ('ca000000-0000-4000-8000-000000000001', 'own-mistake', jsonb_build_object(
    'situation', pg_temp.say('At the grocery, I sent the monthly newsletter to 420 subscribers.',
      'À l’épicerie, j’envoyais la lettre du mois à 420 abonnés.'),
    'task', pg_temp.say('Announce the new opening time before the Easter weekend.',
      'Annoncer la nouvelle heure d’ouverture, avant le week-end de Pâques.'),
    'action', pg_temp.say('I wrote 9 AM instead of 10. I noticed ten minutes later, called my manager, then sent a second email with a clear subject line and an apology.',
      'J’ai écrit 9 h au lieu de 10 h. Je l’ai vu dix minutes après, j’ai appelé ma responsable, puis envoyé une seconde lettre avec un titre clair et un mot d’excuse.'),
    'result', pg_temp.say('Three people came too early and left with a free coffee. Since then, someone reads every date out loud before we send: not one mistake in eight months.',
      'Trois personnes sont venues trop tôt, et sont reparties avec un café. Depuis, quelqu’un relit chaque date à voix haute avant l’envoi : plus une erreur en huit mois.')
  ), 4, now() - interval '12 days'),
  ('ca000000-0000-4000-8000-000000000001', 'introduce-yourself', jsonb_build_object('text',
    pg_temp.say('Now: a communications degree, and the grocery’s social media for two years.
Before: a technical diploma, because I liked counting as much as writing.
Next: a marketing apprenticeship with you, to learn to measure.',
      'Aujourd’hui : licence de communication, et les réseaux de l’épicerie depuis deux ans.
Avant : un bac techno, parce que j’aimais compter autant qu’écrire.
Ensuite : une alternance en marketing, chez vous, pour apprendre à mesurer.')), 2, now() - interval '20 days'),
  ('ca000000-0000-4000-8000-000000000001', 'small-budget', jsonb_build_object('text',
    pg_temp.say('First: who walks past on a Saturday? Then €200 on flyers in neighboring shops, €200 on ads within a mile or so, and €100 kept back to repeat what works.',
      'D’abord : qui passe devant le samedi ? Puis 200 € d’affichettes chez les voisins, 200 € d’annonces dans un rayon de 2 km, 100 € gardés pour répéter ce qui marche.')), 1, now() - interval '3 days'),
  ('ca000000-0000-4000-8000-000000000015', 'said-no', jsonb_build_object(
    'situation', pg_temp.say('Student project, four teams, one sprint left.',
      'Projet étudiant, quatre équipes, il restait un sprint.'),
    'task', pg_temp.say('Our sponsor wanted a second language in the app. I owned the backlog.',
      'Notre commanditaire voulait une deuxième langue dans l’application. Je tenais le backlog.'),
    'action', pg_temp.say('I showed him the three open bugs that testers had run into, and what each feature would push back.',
      'Je lui ai montré les trois anomalies rencontrées par les testeurs, et ce que chaque demande repousserait.'),
    'result', pg_temp.say('He chose the bugs. The language came a month later, and he still sends me job postings.',
      'Il a choisi les anomalies. La langue est venue un mois plus tard, et il m’envoie encore des annonces.')
  ), 3, now() - interval '9 days');

insert into public.practice_sessions (id, user_id, questions, seconds, place, spent, started_at, finished_at) values
  ('9a000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000001',
    array['introduce-yourself', 'why-us', 'own-mistake', 'campaign-measure', 'questions-for-us'], 120, 5,
    array[96, 74, 120, 88, 41], now() - interval '5 days 2 hours', now() - interval '5 days 1 hour 50 minutes'),
  ('9a000000-0000-4000-8000-000000000002', 'ca000000-0000-4000-8000-000000000001',
    array['strength', 'hard-deadline', 'angry-customer'], 90, 3, array[90, 90, 52],
    now() - interval '26 days', now() - interval '26 days' + interval '5 minutes');

insert into public.practice_ratings (
  user_id, question_slug, session_id, relevance, structure, evidence, concision, presence, notes, created_at
)
select 'ca000000-0000-4000-8000-000000000001', question, session::uuid, relevance, structure, evidence, concision, presence,
  notes, now() - days * interval '1 day'
from (values
  ('introduce-yourself', null, 3, 2, 2, 1, 2, pg_temp.say('Too long. I’m reciting my résumé.', 'Trop long. Je récite mon CV.'), 47.2),
  ('strength', null, 3, 2, 1, 3, 2, pg_temp.say('Not a single example!', 'Aucun exemple !'), 46.9),
  ('own-mistake', null, 3, 2, 3, 2, 2, '', 40.1),
  ('why-us', null, 2, 3, 2, 3, 3, pg_temp.say('Read up on their latest campaign.', 'Aller lire leur dernière campagne.'), 38.6),
  ('introduce-yourself', null, 4, 3, 2, 2, 3, pg_temp.say('Better: present, past, future.', 'Mieux : présent, passé, avenir.'), 33.3),
  ('strength', '9a000000-0000-4000-8000-000000000002', 4, 3, 3, 2, 3, '', 26),
  ('hard-deadline', '9a000000-0000-4000-8000-000000000002', 3, 3, 3, 2, 3, pg_temp.say('No result.', 'Le résultat manque.'), 26),
  ('angry-customer', '9a000000-0000-4000-8000-000000000002', 4, 4, 2, 4, 3, '', 26),
  ('own-mistake', null, 4, 4, 3, 3, 3, pg_temp.say('Ending on the number works.', 'La fin avec le chiffre fonctionne.'), 19.4),
  ('small-budget', null, 4, 3, 4, 4, 3, '', 12.2),
  ('introduce-yourself', '9a000000-0000-4000-8000-000000000001', 5, 4, 3, 4, 4, '', 5),
  ('own-mistake', '9a000000-0000-4000-8000-000000000001', 4, 5, 4, 3, 4, pg_temp.say('Breathe before the ending.', 'Respirer avant la fin.'), 5),
  ('campaign-measure', '9a000000-0000-4000-8000-000000000001', 4, 4, 4, 4, 4, '', 5)
) as rated (question, session, relevance, structure, evidence, concision, presence, notes, days);

-- Triggers record the practice as of now; this moves it into the past.
delete from public.practice_marks;
insert into public.practice_marks (user_id, question_slug, hour)
select user_id, question_slug, date_trunc('hour', created_at, 'UTC') from public.practice_ratings
union
select user_id, question_slug, date_trunc('hour', updated_at, 'UTC') from public.practice_answers
union
select user_id, unnest(questions), date_trunc('hour', started_at, 'UTC') from public.practice_sessions
union
values ('ca000000-0000-4000-8000-000000000001'::uuid, 'values', date_trunc('hour', now() - interval '1 hour', 'UTC'));

insert into public.habits (user_id, hours, submissions, applications, practice) values
  ('ca000000-0000-4000-8000-000000000001', 6, null, 2, 10),
  ('ca000000-0000-4000-8000-000000000015', 3, 1, null, 2);
