-- Eight people who give some of their time, their free times of the next two weeks, and talks that were booked.
insert into public.talk_offers (user_id, title, about, topics, languages, meeting, place, minutes, notice_hours, time_zone, created_at)
select user_id::uuid, title, about, topics::text[], languages::text[], meeting, place, minutes, 12, zone, now() - interval '20 days'
from (values
  ('fa000000-0000-4000-8000-000000000001', 'Vivre du design produit en indépendant',
    E'J’ai quitté une agence il y a six ans pour m’installer à mon compte. Parlons de ce que l’on ne lit pas dans les annonces :\n\n- trouver ses **premiers clients**\n- fixer un prix sans rougir\n- montrer un travail que l’on n’a pas le droit de montrer\n\nJe ne sais rien du droit du travail, et je ne recrute pas.',
    '{Design,Indépendance,Portfolio}', '{fr,en}', 'video', 'https://visio.trois-marees.example/salon', 30, 'Europe/Paris'),
  ('fa000000-0000-4000-8000-000000000002', 'La photographie, du loisir au métier',
    E'Dix ans de commandes, d’expositions et de factures en retard. Venez avec **trois images** et une question.',
    '{Photographie,Indépendance,Direction artistique}', '{fr}', 'phone', 'J’appelle au numéro de votre profil.', 20, 'Europe/Paris'),
  ('fa000000-0000-4000-8000-000000000003', 'Devenir développeur sans école d’ingénieurs',
    E'Reconversion à 31 ans, après un CAP de menuisier. Je raconte volontiers la première année, celle où l’on doute.',
    '{Développement web,Reconversion,Indépendance}', '{fr,en}', 'video', 'https://visio.castan-dev.example', 30, 'Europe/Paris'),
  ('ca000000-0000-4000-8000-000000000030', 'Dessiner pour gagner sa vie',
    E'Illustration, animation, et comment refuser un projet sans perdre un client.',
    '{Illustration,Animation,Portfolio}', '{fr}', 'video', 'https://visio.maelys-anime.example', 45, 'Europe/Paris'),
  ('c0000000-0000-4000-8000-000000000005', 'A day of a grid engineer',
    E'What we do between two storms, and why the sector looks for people who never thought of it.\n\nAsk me about moving to another country for a first job, too.',
    '{Energy,Engineering,Working abroad}', '{en,fr}', 'video', 'https://meet.soleviane.example/priya', 30, 'Europe/London'),
  ('c0000000-0000-4000-8000-000000000003', 'Ce que fait vraiment une chargée de recrutement',
    E'Pas un entretien, et je ne regarde pas votre CV : je vous explique **l’autre côté** de la table.',
    '{Ressources humaines,Logistique}', '{fr}', 'video', 'https://visio.nordelia.example/clarisse', 30, 'Europe/Paris'),
  ('ed000000-0000-4000-8000-000000000002', 'Choisir entre master et premier emploi',
    E'J’enseigne la gestion de projet depuis douze ans, après quinze ans en entreprise. Les deux chemins se valent : parlons du vôtre.',
    '{Études,Gestion de projet}', '{fr}', 'on_site', 'Campus Lumière, bâtiment B, bureau 214', 30, 'Europe/Paris'),
  ('ca000000-0000-4000-8000-000000000003', 'Ma première année d’analyste de données en alternance',
    E'Je ne suis pas experte, j’ai juste un an d’avance. Ce que j’aurais aimé savoir avant de commencer.',
    '{Données,Alternance}', '{fr}', 'video', 'https://visio.example/aicha', 20, 'Europe/Paris')
) as offered (user_id, title, about, topics, languages, meeting, place, minutes, zone);

-- From the second day on, on three days of each week, some hours after five.
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
    'J’aimerais savoir comment vous avez trouvé vos premiers clients, et si un portfolio de projets d’école suffit pour commencer.'),
  ('fa000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000011', 5,
    'Je prépare mon portfolio de fin d’études. Que faut-il enlever en premier ?'),
  ('fa000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000008', 1,
    'Je viens de la vente et je commence le développement web. Comment avez-vous tenu la première année ?'),
  ('c0000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000013', 3,
    'Qu’est-ce qui vous fait lire une candidature jusqu’au bout ?'),
  ('ca000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000017', 1,
    'Je commence une alternance en janvier et je voudrais savoir comment organiser mes semaines.')
), numbered as (
  select *, row_number() over (partition by user_id order by starts_at) as nth from public.talk_slots
)
insert into public.talk_bookings (slot_id, host_id, guest_id, starts_at, ends_at, about, guest_zone, remind_at, created_at)
select slot.id, slot.user_id, wished.guest::uuid, slot.starts_at, slot.ends_at, wished.about, 'Europe/Paris',
  private.reminder_before(slot.starts_at), now() - interval '1 day'
from wished join numbered as slot on slot.user_id = wished.host::uuid and slot.nth = wished.nth;

-- One that was held, and one that was called off.
insert into public.talk_bookings (host_id, guest_id, starts_at, ends_at, about, guest_zone, cancelled_at, cancelled_by, reason, created_at)
select 'fa000000-0000-4000-8000-000000000002'::uuid, 'ca000000-0000-4000-8000-000000000001'::uuid, start, start + interval '20 minutes',
  'Comment choisir les trois images d’une première candidature ?', 'Europe/Paris', null::timestamptz, null::text, '', start - interval '5 days'
from (select (current_date - 9 + time '17:30') at time zone 'Europe/Paris' as start) as held
union all
select 'fa000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000015', start, start + interval '30 minutes',
  'I would love to hear how you set your first prices.', 'Europe/Paris', start - interval '1 day', 'guest',
  'My train is late, I am sorry. I book another time.', start - interval '4 days'
from (select (current_date - 4 + time '17:30') at time zone 'Europe/Paris' as start) as called_off;
