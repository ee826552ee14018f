-- The boards of two job seekers: one well under way, one just started.
insert into public.application_settings (user_id, silent_days) values
  ('ca000000-0000-4000-8000-000000000001', 7), ('ca000000-0000-4000-8000-000000000003', 10);

create or replace function pg_temp.board_column(person int, place int) returns uuid language sql as $$
  select ('ac' || lpad(person::text, 6, '0') || '-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid
$$;
insert into public.application_columns (id, user_id, name, stage, position)
select pg_temp.board_column(person, place), ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, name, stage, key
from (values (1), (3)) as boards (person), (values
  (1, null, 'wishlist', 'a0'), (2, null, 'applied', 'a1'), (3, null, 'interview', 'a2'), (4, null, 'offer', 'a3'),
  (5, null, 'closed', 'a4')
) as columns_ (place, name, stage, key);

create temp table demo_application (
  person int, number int, place int, company text, job_title text, location text, contract text, low numeric, high numeric,
  period text, priority int, tags text[], contact text, next_action text, next_days numeric, heard_days numeric,
  notes text, reason text, path int[], age numeric
) on commit drop;
insert into demo_application values
  (1, 1, 1, 'Maison Tilleul', pg_temp.say('Content officer', 'Chargée de contenu'), 'Lyon 7e', 'apprenticeship', 980, 1150, 'month', 2, pg_temp.say('{apprenticeship,publishing}'::text[], '{alternance,édition}'::text[]), '', pg_temp.say('Write the cover letter', 'Écrire la lettre de motivation'), 2, 1,
    pg_temp.say(E'## Why them\n\nTheir monthly newsletter gets **read to the end**. Mention the grocery newsletter:\n\n- 420 subscribers in a year\n- 38% open rate',
      E'## Pourquoi eux\n\nLeur lettre mensuelle est **lue jusqu’au bout**. Parler de la newsletter de l’épicerie :\n\n- 420 abonnés en un an\n- 38 % d’ouverture'), '', '{1}', 3),
  (1, 2, 1, 'Rive Douce', pg_temp.say('Social media assistant', 'Assistante réseaux sociaux'), pg_temp.say('Remote', 'À distance'), 'apprenticeship', 980, 980, 'month', 1, pg_temp.say('{apprenticeship}'::text[], '{alternance}'::text[]), '', '', null, 2, '', '', '{1}', 2),
  (1, 3, 1, 'Coop Lumen', pg_temp.say('Communications officer', 'Chargée de communication'), 'Villeurbanne', 'fixed_term', 1900, 2100, 'month', 0, pg_temp.say('{co-op}'::text[], '{coopérative}'::text[]), '', '', null, 3, '', '', '{1}', 3),
  (1, 4, 2, 'Atelier Noyer', pg_temp.say('Marketing assistant', 'Assistante marketing'), 'Lyon 3e', 'apprenticeship', 1000, 1100, 'month', 2, pg_temp.say('{apprenticeship}'::text[], '{alternance}'::text[]), 'Léa Dufour', pg_temp.say('Follow up by email', 'Relancer par e-mail'), -1, 8, pg_temp.say('Met them at the apprenticeship fair, booth 14.', 'Vue au salon de l’alternance, stand 14.'), '', '{1,2}', 13),
  (1, 5, 2, 'Bélier & Fils', pg_temp.say('E-commerce assistant', 'Assistante e-commerce'), 'Saint-Priest', 'apprenticeship', 900, 1000, 'month', 1, '{e-commerce}', '', '', null, 11, '', '', '{2}', 11),
  (1, 6, 2, 'Fjord Studio', pg_temp.say('Content assistant', 'Assistante éditoriale'), pg_temp.say('Remote, Oslo', 'À distance, Oslo'), 'internship', 15000, 18000, 'month', 1, pg_temp.say('{english}'::text[], '{english}'::text[]), 'Sigrid Dahl', pg_temp.say('Send the writing sample', 'Envoyer un extrait de mes textes'), 4, 3, '', '', '{1,2}', 7),
  (1, 7, 2, 'Mutuelle du Rhône', pg_temp.say('Digital marketing officer', 'Chargée de marketing digital'), 'Lyon 2e', 'apprenticeship', 1050, 1250, 'month', 1, pg_temp.say('{apprenticeship,health}'::text[], '{alternance,santé}'::text[]), '', '', null, 2, '', '', '{2}', 2.5),
  (1, 8, 3, 'Nordelia', pg_temp.say('Marketing apprentice', 'Alternante marketing'), pg_temp.say('Lille, one day a month', 'Lille, un jour par mois'), 'apprenticeship', 1100, 1250, 'month', 2, pg_temp.say('{apprenticeship}'::text[], '{alternance}'::text[]), 'Karim Belaïd', pg_temp.say('Interview with the team', 'Entretien avec l’équipe'), 1.2, 2,
    pg_temp.say(E'Prepare:\n\n1. the content calendar from the mission\n2. three questions about the team\n3. **the number** I’m proud of',
      E'Préparer :\n\n1. le calendrier éditorial de la mission\n2. trois questions sur l’équipe\n3. **le chiffre** dont je suis fière'), '', '{1,2,3}', 16),
  (1, 9, 3, 'Studio Cascade', pg_temp.say('Production assistant', 'Assistante de production'), 'Grenoble', 'fixed_term', 1800, 1800, 'month', 1, pg_temp.say('{video}'::text[], '{vidéo}'::text[]), '', '', null, 9, '', '', '{1,2,3}', 20),
  (1, 10, 4, 'Le Fournil Solidaire', pg_temp.say('Communications apprentice', 'Alternante communication'), 'Lyon 8e', 'apprenticeship', 1020, 1020, 'month', 2, pg_temp.say('{apprenticeship,co-op}'::text[], '{alternance,coopérative}'::text[]), 'Maud Perrin', pg_temp.say('Reply to the offer', 'Répondre à la proposition'), 5, 1, pg_temp.say('They need an answer by the end of the week.', 'Réponse attendue avant la fin de la semaine.'), '', '{1,2,3,4}', 18),
  (1, 11, 5, 'Grand Angle', pg_temp.say('Assistant project manager', 'Assistante chef de projet'), 'Lyon 1er', 'apprenticeship', null, null, 'month', 1, '{}', '', '', null, 5, '', pg_temp.say('Position filled', 'Poste pourvu'), '{1,2,5}', 19),
  (1, 12, 5, 'Pixel & Pain', 'Community manager', 'Lyon 6e', 'internship', 600, 650, 'month', 1, '{}', '', '', null, 10, '', pg_temp.say('Not enough experience', 'Pas assez d’expérience'), '{2,3,5}', 22),
  (1, 13, 5, 'Voltige', pg_temp.say('Web writer', 'Rédactrice web'), pg_temp.say('Remote', 'À distance'), 'freelance', 180, 220, 'day', 0, '{}', '', '', null, 14, '', pg_temp.say('I declined', 'J’ai refusé'), '{1,5}', 21),
  (1, 14, 5, 'Brasserie des Traboules', pg_temp.say('Communications apprentice', 'Alternante communication'), 'Lyon 5e', 'apprenticeship', 950, 1050, 'month', 1, pg_temp.say('{apprenticeship}'::text[], '{alternance}'::text[]), '', '', null, 41, '', pg_temp.say('They hired someone internally', 'Recrutement en interne'), '{1,2,5}', 62),
  (1, 15, 5, 'Théâtre du Quai', pg_temp.say('Ticketing and social media', 'Billetterie et réseaux sociaux'), 'Lyon 2e', 'fixed_term', 1850, 1850, 'month', 1, '{}', 'Odile Ferrand', '', null, 36, pg_temp.say('Kind call afterward: they’re keeping my résumé for the spring.', 'Appel très aimable ensuite : ils gardent mon CV pour le printemps.'), pg_temp.say('Position filled', 'Poste pourvu'), '{1,2,3,5}', 71),
  (1, 16, 5, 'Agence Belvédère', pg_temp.say('Junior copywriter', 'Conceptrice-rédactrice junior'), pg_temp.say('Remote', 'À distance'), 'internship', 650, 700, 'month', 0, '{}', '', '', null, 52, '', pg_temp.say('No reply after two follow-ups', 'Aucune réponse après deux relances'), '{2,5}', 80),
  (1, 17, 5, 'Croix-Rousse Vélo', pg_temp.say('Marketing apprentice', 'Alternante marketing'), 'Lyon 4e', 'apprenticeship', 980, 1080, 'month', 1, pg_temp.say('{apprenticeship}'::text[], '{alternance}'::text[]), '', '', null, 28, '', pg_temp.say('Start date too early', 'Début trop tôt pour moi'), '{1,2,5}', 47),
  (3, 21, 1, 'Régie Est Mobilités', pg_temp.say('Data analyst', 'Analyste de données'), 'Montreuil', 'permanent', 34000, 38000, 'year', 2, pg_temp.say('{transit}'::text[], '{transport}'::text[]), '', pg_temp.say('Proofread my résumé', 'Relire le CV'), 3, 2, '', '', '{1}', 4),
  (3, 22, 2, 'Institut Palissy', pg_temp.say('Statistics officer', 'Chargé d’études statistiques'), 'Paris 13e', 'fixed_term', 31000, 33000, 'year', 1, pg_temp.say('{statistics}'::text[], '{statistiques}'::text[]), '', '', null, 12, '', '', '{1,2}', 18);

insert into public.applications (
  id, user_id, column_id, position, company, job_title, location, contract, salary_min, salary_max, salary_currency,
  salary_period, priority, tags, contact_name, notes, resume_label, next_action, next_at, remind_minutes,
  rejection_reason, heard_at, created_at
)
select ('aa000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, pg_temp.board_column(person, place),
  'a' || chr(64 + number), company, job_title, location, contract, low, high,
  case when company = 'Fjord Studio' then 'NOK' else 'EUR' end, period, priority, tags, contact, notes,
  case when place > 1 then pg_temp.say('Apprenticeship résumé v2', 'CV alternance v2') else '' end, next_action,
  date_trunc('day', now()) + next_days * interval '1 day' + interval '9 hours 30 minutes',
  case when next_days > 0 then 1440 end, reason, now() - heard_days * interval '1 day', now() - age * interval '1 day'
from demo_application;

-- Each card's moves, spread over its lifetime.
delete from public.application_events where application_id in (
  select ('aa000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid from demo_application
);
insert into public.application_events (
  application_id, user_id, kind, from_column, to_column, from_stage, to_stage, happened_at, created_at
)
select ('aa000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, case when step = 1 then 'added' else 'moved' end,
  case when step > 1 then pg_temp.board_column(person, path[step - 1]) end, pg_temp.board_column(person, path[step]),
  case when step > 1 then stages[path[step - 1]] end, stages[path[step]], at, at
from demo_application,
  (values (array['wishlist', 'applied', 'interview', 'offer', 'closed'])) as names (stages),
  generate_subscripts(path, 1) as step,
  lateral (
    select now() - (age - (age - heard_days) * (step - 1) / greatest(cardinality(path) - 1, 1)) * interval '1 day' as at
  ) as moment;
insert into public.application_events (application_id, user_id, kind, note, happened_at)
values
  ('aa000000-0000-4000-8000-000000000008', 'ca000000-0000-4000-8000-000000000001', 'news', pg_temp.say('Karim called: the team wants to meet me.', 'Appel de Karim : l’équipe veut me rencontrer.'), now() - interval '3 days'),
  ('aa000000-0000-4000-8000-000000000010', 'ca000000-0000-4000-8000-000000000001', 'news', pg_temp.say('Got their offer by email, starting in January.', 'Proposition reçue par e-mail, début en janvier.'), now() - interval '1 day');
