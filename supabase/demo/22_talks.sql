-- Eight hosts, their free times over the next two weeks, and booked talks.
insert into public.talk_offers (user_id, title, about, topics, languages, meeting, place, minutes, notice_hours, time_zone, created_at)
select user_id::uuid, title, about, topics::text[], languages::text[], meeting, place, minutes, 12, zone, now() - interval '20 days'
from (values
  ('fa000000-0000-4000-8000-000000000001', pg_temp.say('Making a living as an independent product designer', 'Vivre du design produit en indépendant'),
    pg_temp.say(E'I left an agency six years ago to work for myself. Let’s talk about what job postings leave out:\n\n- finding your **first clients**\n- naming a price without blushing\n- showing work you aren’t allowed to show\n\nI know nothing about employment law, and I’m not hiring.',
      E'J’ai quitté une agence il y a six ans pour m’installer à mon compte. Parlons de ce que l’on ne lit pas dans les annonces :\n\n- trouver ses **premiers clients**\n- fixer un prix sans rougir\n- montrer un travail que l’on n’a pas le droit de montrer\n\nJe ne sais rien du droit du travail, et je ne recrute pas.'),
    pg_temp.say('{Design,Freelancing,Portfolio}', '{Design,Indépendance,Portfolio}'), '{fr,en}', 'video', 'https://visio.trois-marees.example/salon', 30, 'Europe/Paris'),
  ('fa000000-0000-4000-8000-000000000002', pg_temp.say('Photography, from hobby to job', 'La photographie, du loisir au métier'),
    pg_temp.say(E'Ten years of commissions, exhibitions and late invoices. Bring **three pictures** and one question.',
      E'Dix ans de commandes, d’expositions et de factures en retard. Venez avec **trois images** et une question.'),
    pg_temp.say('{Photography,Freelancing,Art direction}', '{Photographie,Indépendance,Direction artistique}'), '{fr}', 'phone', pg_temp.say('I’ll call the number on your profile.', 'J’appelle au numéro de votre profil.'), 20, 'Europe/Paris'),
  ('fa000000-0000-4000-8000-000000000003', pg_temp.say('Becoming a developer without an engineering degree', 'Devenir développeur sans école d’ingénieurs'),
    pg_temp.say(E'I changed careers at 31, after training as a carpenter. Happy to talk about the first year, the one where you doubt everything.',
      E'Reconversion à 31 ans, après un CAP de menuisier. Je raconte volontiers la première année, celle où l’on doute.'),
    pg_temp.say('{Web development,Career change,Freelancing}', '{Développement web,Reconversion,Indépendance}'), '{fr,en}', 'video', 'https://visio.castan-dev.example', 30, 'Europe/Paris'),
  ('ca000000-0000-4000-8000-000000000030', pg_temp.say('Drawing for a living', 'Dessiner pour gagner sa vie'),
    pg_temp.say(E'Illustration, animation, and how to turn down a project without losing the client.',
      E'Illustration, animation, et comment refuser un projet sans perdre un client.'),
    '{Illustration,Animation,Portfolio}', '{fr}', 'video', 'https://visio.maelys-anime.example', 45, 'Europe/Paris'),
  ('c0000000-0000-4000-8000-000000000005', pg_temp.say('A day in the life of a grid engineer', 'La journée d’une ingénieure réseau électrique'),
    pg_temp.say(E'What we do between two storms, and why the industry needs people who never thought of joining it.\n\nAsk me about moving abroad for a first job, too.',
      E'Ce que l’on fait entre deux tempêtes, et pourquoi le secteur cherche des gens qui n’y ont jamais pensé.\n\nOn peut aussi parler d’un premier emploi à l’étranger.'),
    pg_temp.say('{Energy,Engineering,Working abroad}', '{Énergie,Ingénierie,Travailler à l’étranger}'), '{en,fr}', 'video', 'https://meet.soleviane.example/priya', 30, 'Europe/London'),
  ('c0000000-0000-4000-8000-000000000003', pg_temp.say('What a recruiter really does', 'Ce que fait vraiment une chargée de recrutement'),
    pg_temp.say(E'This isn’t an interview, and I won’t look at your résumé: I’ll show you **the other side** of the table.',
      E'Pas un entretien, et je ne regarde pas votre CV : je vous explique **l’autre côté** de la table.'),
    pg_temp.say('{Human resources,Logistics}', '{Ressources humaines,Logistique}'), '{fr}', 'video', 'https://visio.nordelia.example/clarisse', 30, 'Europe/Paris'),
  ('ed000000-0000-4000-8000-000000000002', pg_temp.say('Choosing between a master’s and a first job', 'Choisir entre master et premier emploi'),
    pg_temp.say(E'I’ve taught project management for twelve years, after fifteen years in industry. Both paths are good: let’s talk about yours.',
      E'J’enseigne la gestion de projet depuis douze ans, après quinze ans en entreprise. Les deux chemins se valent : parlons du vôtre.'),
    pg_temp.say('{Studies,Project management}', '{Études,Gestion de projet}'), '{fr}', 'on_site', pg_temp.say('Campus Lumière, building B, office 214', 'Campus Lumière, bâtiment B, bureau 214'), 30, 'Europe/Paris'),
  ('ca000000-0000-4000-8000-000000000003', pg_temp.say('My first year as an apprentice data analyst',
      'Ma première année d’analyste de données en alternance'),
    pg_temp.say(E'I’m no expert, just one year ahead of you. Here’s what I wish I’d known before I started.',
      E'Je ne suis pas experte, j’ai juste un an d’avance. Ce que j’aurais aimé savoir avant de commencer.'),
    pg_temp.say('{Data,Apprenticeships}', '{Données,Alternance}'), '{fr}', 'video', 'https://visio.example/aicha', 20, 'Europe/Paris')
) as offered (user_id, title, about, topics, languages, meeting, place, minutes, zone);

-- From the day after tomorrow on, three days a week, a few hours after 5 PM.
insert into public.talk_slots (user_id, starts_at, ends_at)
select offer.user_id, start, start + offer.minutes * interval '1 minute'
from (select *, row_number() over (order by user_id) as number from public.talk_offers) as offer
cross join generate_series(2, 15) as ahead
cross join generate_series(0, 2) as part
cross join lateral (
  select (current_date + ahead + time '17:00' + offer.number % 3 * interval '30 minutes'
    + part * offer.minutes * interval '1 minute') at time zone offer.time_zone as start
) as moment
where extract(isodow from current_date + ahead) <= 5 and (ahead + offer.number) % 2 = 0;

with wished (host, guest, nth, about) as (values
  ('fa000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000001', 2,
    pg_temp.say('I’d like to know how you found your first clients, and whether a portfolio of school projects is enough to start with.',
      'J’aimerais savoir comment vous avez trouvé vos premiers clients, et si un portfolio de projets d’école suffit pour commencer.')),
  ('fa000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000011', 5,
    pg_temp.say('I’m putting together my graduation portfolio. What should I take out first?',
      'Je prépare mon portfolio de fin d’études. Que faut-il enlever en premier ?')),
  ('fa000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000008', 1,
    pg_temp.say('I come from sales and I’m just starting web development. How did you get through the first year?',
      'Je viens de la vente et je commence le développement web. Comment avez-vous tenu la première année ?')),
  ('c0000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000013', 3,
    pg_temp.say('What makes you read an application to the end?',
      'Qu’est-ce qui vous fait lire une candidature jusqu’au bout ?')),
  ('ca000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000017', 1,
    pg_temp.say('I’m starting an apprenticeship in January, and I’d like to know how to organize my weeks.',
      'Je commence une alternance en janvier et je voudrais savoir comment organiser mes semaines.'))
), numbered as (
  select *, row_number() over (partition by user_id order by starts_at) as nth from public.talk_slots
)
insert into public.talk_bookings (slot_id, host_id, guest_id, starts_at, ends_at, about, guest_zone, remind_at, created_at)
select slot.id, slot.user_id, wished.guest::uuid, slot.starts_at, slot.ends_at, wished.about, 'Europe/Paris',
  private.reminder_before(slot.starts_at), now() - interval '1 day'
from wished join numbered as slot on slot.user_id = wished.host::uuid and slot.nth = wished.nth;

-- One past talk, and one that was canceled.
insert into public.talk_bookings (host_id, guest_id, starts_at, ends_at, about, guest_zone, cancelled_at, cancelled_by, reason, created_at)
select 'fa000000-0000-4000-8000-000000000002'::uuid, 'ca000000-0000-4000-8000-000000000001'::uuid, start, start + interval '20 minutes',
  pg_temp.say('How do I choose the three pictures for a first application?',
      'Comment choisir les trois images d’une première candidature ?'), 'Europe/Paris', null::timestamptz, null::text, '', start - interval '5 days'
from (select (current_date - 9 + time '17:30') at time zone 'Europe/Paris' as start) as held
union all
select 'fa000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000015', start, start + interval '30 minutes',
  pg_temp.say('I’d love to hear how you set your first prices.',
      'J’aimerais savoir comment vous avez fixé vos premiers prix.'), 'Europe/Paris', start - interval '1 day', 'guest',
  pg_temp.say('My train is late, I’m so sorry. I’ll book another time.',
      'Mon train a du retard, je suis désolée. Je reprends un créneau.'), start - interval '4 days'
from (select (current_date - 4 + time '17:30') at time zone 'Europe/Paris' as start) as called_off;
