-- Events of schools and companies: some upcoming, one full, one past, one canceled, and two drafts.
insert into public.events (
  id, organization_id, title, kind, description, language, is_online, place, join_url, starts_at, ends_at, time_zone,
  capacity, status, published_at, cancel_reason, created_at
)
select ('e7000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, organization::uuid, title, kind, description,
  language, join_url is not null, coalesce(place, ''), join_url,
  (current_date + days + from_time) at time zone zone, (current_date + days + from_time + length) at time zone zone, zone,
  capacity, status, case when status <> 'draft' then now() - interval '12 days' end, reason, now() - interval '14 days'
from (values
  (1, '0e000000-0000-4000-8000-000000000001', pg_temp.say('Three graduates on their first year at work', 'Trois anciens racontent leur première année'), 'talk',
    pg_temp.say(E'An hour of stories, half an hour of questions.\n\n- **Léna**, communications officer at a co-op\n- **Yanis**, developer at a transit agency\n- **Ombeline**, who changed her mind after three months\n\nBring a question, or just listen.',
      E'Une heure de récit, une demi-heure de questions.\n\n- **Léna**, chargée de communication dans une coopérative\n- **Yanis**, développeur dans une régie de transport\n- **Ombeline**, qui a changé d’avis au bout de trois mois\n\nVenez avec une question, ou juste pour écouter.'),
    pg_temp.spoken(), null, 'https://visio.campus-lumiere.example/anciens', 6, time '18:00', interval '90 minutes', 'Europe/Paris', 60, 'published', ''),
  (2, '0e000000-0000-4000-8000-000000000001', pg_temp.say('Portfolio workshop in a small group', 'Atelier portfolio, en petit groupe'), 'workshop',
    pg_temp.say(E'We’ll go over three portfolios together, maybe yours. Bring a laptop and **one page** you aren’t sure about.',
      E'On relit trois portfolios ensemble, dont peut-être le vôtre. Apportez un ordinateur et **une page** dont vous doutez.'),
    pg_temp.spoken(), pg_temp.say('Campus Lumière-sur-Saône, room 12, Lyon 7e', 'Campus Lumière-sur-Saône, salle 12, Lyon 7e'), null, 9, time '14:00', interval '2 hours', 'Europe/Paris', 4, 'published', ''),
  (3, '0e000000-0000-4000-8000-000000000001', pg_temp.say('Apprenticeship fair', 'Forum de l’alternance'), 'fair',
    pg_temp.say(E'Twenty-eight companies, panel discussions, and a quiet corner where an adviser reads your résumé with you.\n\nFree entry. Please register.',
      E'Vingt-huit entreprises, des tables rondes, et un coin calme pour relire votre CV avec un conseiller.\n\nEntrée libre, inscription souhaitée.'),
    pg_temp.spoken(), 'Halle Tony-Garnier, Lyon 7e', null, 24, time '10:00', interval '7 hours', 'Europe/Paris', null, 'published', ''),
  (4, '0e000000-0000-4000-8000-000000000001', pg_temp.say('Understanding your internship agreement', 'Comprendre sa convention de stage'), 'talk', pg_temp.say('One hour, and no more surprises.', 'Une heure, et plus aucune surprise.'),
    pg_temp.spoken(), null, 'https://visio.campus-lumiere.example/stage', -12, time '12:30', interval '1 hour', 'Europe/Paris', 100, 'published', ''),
  (5, '0e000000-0000-4000-8000-000000000001', pg_temp.say('Tour of the prototyping workshop', 'Visite de l’atelier de prototypage'), 'workshop', '', pg_temp.spoken(),
    pg_temp.say('Campus Lumière-sur-Saône, building C', 'Campus Lumière-sur-Saône, bâtiment C'), null, 40, time '09:30', interval '3 hours', 'Europe/Paris', 15, 'draft', ''),
  (6, '0c000000-0000-4000-8000-000000000001', pg_temp.say('A night in an automated warehouse', 'Une nuit dans un entrepôt automatisé'), 'workshop',
    pg_temp.say(E'A tour from 8 to 11 PM, safety shoes provided. We show what works, and what breaks down.',
      E'Visite de 20 h à 23 h, chaussures fournies. On montre ce qui marche, et ce qui tombe en panne.'),
    pg_temp.spoken(), pg_temp.say('Nordelia, Lesquin warehouse', 'Nordelia, plateforme de Lesquin'), null, 13, time '20:00', interval '3 hours', 'Europe/Paris', 12, 'published', ''),
  (7, '0c000000-0000-4000-8000-000000000001', pg_temp.say('Logistics and climate: where are the jobs?', 'Logistique et climat : où sont les métiers ?'), 'talk', '', pg_temp.spoken(), null,
    'https://visio.nordelia.example/climat', 30, time '18:30', interval '1 hour', 'Europe/Paris', 80, 'draft', ''),
  (8, '0c000000-0000-4000-8000-000000000002', pg_temp.say('Open house: working on the grid', 'Soirée portes ouvertes : travailler sur le réseau électrique'), 'talk',
    pg_temp.say(E'Engineers, planners and a lineworker answer your questions. In English; questions in French are fine.',
      E'Ingénieures, planificateurs et un technicien de ligne répondent à vos questions. En anglais, mais les questions en français sont les bienvenues.'),
    'en', null, 'https://meet.soleviane.example/open-evening', 5, time '17:30', interval '75 minutes', 'Europe/London', 150, 'published', ''),
  (9, '0c000000-0000-4000-8000-000000000003', pg_temp.say('One data set, two hours', 'Un jeu de données, deux heures'), 'workshop',
    pg_temp.say(E'We start with a messy file and end with a chart people understand. All you need is a spreadsheet.',
      E'On part d’un fichier sale et l’on finit avec un graphique que l’on comprend. Un tableur suffit.'),
    pg_temp.spoken(), null, 'https://visio.kerlune-data.example/atelier', 17, time '17:00', interval '2 hours', 'Europe/Paris', 20, 'published', ''),
  (10, '0e000000-0000-4000-8000-000000000002', pg_temp.say('Careers in care: two views', 'Entretiens croisés sur les métiers du soin'), 'talk', pg_temp.say('Canceled for now. It will be back in the spring.', 'Annulé cette fois, il reviendra au printemps.'),
    pg_temp.spoken(), pg_temp.say('Institut Vauclair, auditorium', 'Institut Vauclair, amphithéâtre'), null, 8, time '18:00', interval '90 minutes', 'Europe/Paris', 90, 'cancelled',
    pg_temp.say('The auditorium is closed for repairs.', 'L’amphithéâtre est fermé pour travaux.')),
  (11, '0c000000-0000-4000-8000-000000000004', pg_temp.say('What a product team looks for in a prototype', 'Ce que regarde une équipe produit dans un prototype'), 'talk',
    pg_temp.say(E'Alix and Mehdi comment on three prototypes by junior designers, with their permission.',
      E'Alix et Mehdi commentent trois prototypes de juniors, avec leur accord.'),
    pg_temp.spoken(), null, 'https://visio.pixandre.example', 3, time '12:30', interval '45 minutes', 'Europe/Paris', 40, 'published', '')
) as planned (
  number, organization, title, kind, description, language, place, join_url, days, from_time, length, zone, capacity, status, reason
);
update public.events set remind_at = private.reminder_before(starts_at) where status = 'published';

-- Registrations in order; in the small workshop, the last two are on the waiting list.
insert into public.event_registrations (event_id, user_id, status, joined_at)
select event.id, ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid,
  case when turn <= coalesce(event.capacity, 1000) then 'registered' else 'waiting' end,
  now() - interval '9 days' + turn * interval '5 hours'
from (values
  (1, array[1, 2, 5, 7, 11, 13, 17, 18]), (2, array[7, 11, 13, 15, 1, 18]), (3, array[2, 3, 5, 6, 8, 10, 14, 16, 18, 19]),
  (4, array[1, 2, 3, 5, 7]), (6, array[8, 10, 19]), (8, array[15, 20, 6]), (9, array[3, 5, 14]), (10, array[1, 10]),
  (11, array[11, 15])
) as registered (number, people)
join public.events as event on event.id = ('e7000000-0000-4000-8000-' || lpad(registered.number::text, 12, '0'))::uuid
cross join unnest(people) with ordinality as listed (person, turn)
order by turn;
