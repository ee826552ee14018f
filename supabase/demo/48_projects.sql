-- A year of the demo maker: five clients, a dozen projects, hours, invoices and ratings.
insert into public.clients (id, maker_id, name, kind, website, address, note, created_at)
select ('cc000000-0000-4000-8000-00000000000' || n)::uuid, '0f000000-0000-4000-8000-000000000001', name, kind, website,
  address, note, now() - days * interval '1 day'
from (values
  (1, 'Conserverie Le Goff', 'company', 'https://conserverie-legoff.example', E'12 quai du Rosmeur\n29100 Douarnenez',
    pg_temp.say(E'Decides fast, but **only on Tuesdays**: the rest of the week, everyone is on the production floor.\n\n- Send the invoice before the 25th.\n- Never show a mockup without the net weight on the label.',
      E'Décide vite, mais **seulement le mardi** : le reste de la semaine, tout le monde est à la production.\n\n- Facture à envoyer avant le 25.\n- Ne jamais montrer une maquette sans le poids net sur l’étiquette.'), 352),
  (2, 'Vélo Cornouaille', 'association', 'https://velo-cornouaille.example', E'3 rue du Parc\n29000 Quimper',
    pg_temp.say('The members voted on the budget, so there’s no room for extras. Very good feedback from the volunteers.',
      'Budget voté en assemblée, donc aucune rallonge en cours de route. Très bons retours des bénévoles.'), 298),
  (3, 'Médiathèques de Quimper', 'public', null, E'Hôtel de ville\n29000 Quimper',
    pg_temp.say('Payment within thirty days, always by bank transfer. The purchase order number must be on the invoice.',
      'Paiement à trente jours, toujours par mandat. Le numéro d’engagement doit figurer sur la facture.'), 240),
  (4, 'Alpenblick Optik', 'company', 'https://alpenblick-optik.example', E'Seefeldstrasse 40\n8008 Zürich',
    pg_temp.say('Pays in Swiss francs. Prefers English for anything longer than two lines.',
      'Paie en francs suisses. Préfère l’anglais au-delà de deux lignes.'), 151),
  (5, 'Soizic Prigent', 'person', null, '', pg_temp.say('Ceramist in Locronan. Small budget, plenty of ideas.',
      'Céramiste à Locronan. Peu de budget, beaucoup d’idées.'), 64)
) as said (n, name, kind, website, address, note, days);

insert into public.client_contacts (maker_id, client_id, name, role, email, phone)
select '0f000000-0000-4000-8000-000000000001', ('cc000000-0000-4000-8000-00000000000' || n)::uuid, name, role, email, phone
from (values
  (1, 'Anne Le Goff', pg_temp.say('Managing director', 'Gérante'), 'anne@conserverie-legoff.example', '+33 2 98 00 00 01'),
  (1, 'Hervé Tanguy', pg_temp.say('Sales representative', 'Commercial'), 'herve@conserverie-legoff.example', ''),
  (2, 'Mathilde Kerbrat', pg_temp.say('Chair', 'Présidente'), 'mathilde@velo-cornouaille.example', '+33 6 00 00 00 02'),
  (3, 'Yann Le Berre', pg_temp.say('Head of digital', 'Responsable numérique'), 'y.leberre@mediatheques-quimper.example', '+33 2 98 00 00 03'),
  (4, 'Regula Ammann', pg_temp.say('Head of retail', 'Responsable des boutiques'), 'regula@alpenblick-optik.example', '+41 44 000 00 04'),
  (5, 'Soizic Prigent', '', 'soizic.prigent@ceramique.example', '+33 6 00 00 00 05')
) as said (n, name, role, email, phone);

insert into public.projects (
  id, maker_id, client_id, title, description, status, position, starts_on, due_on, currency, budget_minor, rate_minor,
  moved_at, created_at, updated_at
)
select ('bb000000-0000-4000-8000-0000000000' || lpad(n::text, 2, '0'))::uuid, '0f000000-0000-4000-8000-000000000001',
  ('cc000000-0000-4000-8000-00000000000' || client)::uuid, title, description, status, 'a' || (n % 10),
  current_date + starts, current_date + due, currency, budget, rate, now() - least(greatest(-due, 0), 6) * interval '1 day' - interval '1 day',
  now() + (least(starts, 0) - 4) * interval '1 day', now() - interval '20 hours'
from (values
  (1, 1, pg_temp.say('“Retour de pêche” can range', 'Gamme de boîtes « Retour de pêche »'), pg_temp.say(E'Twelve labels, one shared grid, and room for the season.\n\n- study in the workshop\n- three directions\n- rollout and print supervision',
      E'Douze étiquettes, une grille commune, et de la place pour la saison.\n\n- relevé en atelier\n- trois pistes\n- déclinaison et suivi d’impression'), 'done', -345, -290, 'EUR', 640000, 6500),
  (2, 2, pg_temp.say('Signs for the bike workshops', 'Signalétique des ateliers vélo'), pg_temp.say('Signs you can read from thirty feet away, made by the volunteers.',
      'Panneaux lisibles à dix mètres, fabriqués par les bénévoles.'), 'done', -292, -245, 'EUR', 280000, 5500),
  (3, 3, pg_temp.say('Book return kiosk', 'Borne de retour des livres'), pg_temp.say('User journey, screens and tests with fifteen readers, five of them visually impaired.',
      'Parcours, écrans et essais avec quinze lecteurs, dont cinq malvoyants.'), 'done', -232, -160, 'EUR', 920000, 6500),
  (4, 1, pg_temp.say('Online store', 'Site de vente en ligne'), pg_temp.say('Twenty products, one cart, and photos that make you hungry.',
      'Vingt produits, un panier, et des photos qui donnent faim.'), 'done', -210, -120, 'EUR', 780000, 6500),
  (5, 4, pg_temp.say('Try-on mirror, concept', 'Miroir d’essayage, concept'), pg_temp.say('A mirror that shows four frames at once. Concept, paper prototype, two rounds with customers.',
      'Un miroir qui montre quatre montures à la fois. Concept, prototype en papier, deux séries d’essais avec des clients.'), 'done', -148, -95, 'CHF', 900000, 9500),
  (6, 2, pg_temp.say('Bike parking map', 'Carte des stationnements'), pg_temp.say('A printed map and an online version that members keep up to date.',
      'Une carte imprimée et sa version en ligne, tenue à jour par les adhérents.'), 'done', -110, -70, 'EUR', 320000, 5500),
  (7, 3, pg_temp.say('Catalog guide for beginners', 'Guide du catalogue pour débutants'), pg_temp.say('Eight illustrated pages in easy-to-read language.',
      'Huit pages illustrées, en français facile à lire.'), 'done', -84, -42, 'EUR', 360000, 6500),
  (8, 5, pg_temp.say('Brand and maker’s mark', 'Marque et poinçon'), pg_temp.say('A name, a mark to engrave, and a card that fits in a cup.',
      'Un nom, un signe à graver, et une carte qui tient dans une tasse.'), 'review', -58, 5, 'EUR', 260000, 5000),
  (9, 1, pg_temp.say('Holiday gift box', 'Coffret de fin d’année'), pg_temp.say('Three cans, a knife, a recipe booklet. The cardboard comes from Brest.',
      'Trois boîtes, un couteau, un livret de recettes. Le carton arrive de Brest.'), 'in_progress', -40, 9, 'EUR', 420000, 6500),
  (10, 4, pg_temp.say('Try-on mirror, prototype', 'Miroir d’essayage, prototype'), pg_temp.say('From paper to glass: one working mirror for the store in Zürich.',
      'Du papier au verre : un miroir qui fonctionne, pour la boutique de Zürich.'), 'in_progress', -33, 34, 'CHF', 1400000, 9500),
  (11, 3, pg_temp.say('Lobby of the new library', 'Accueil de la nouvelle médiathèque'), pg_temp.say('Furniture, screens, and the first words people read when they walk in.',
      'Mobilier, écrans et premiers mots à l’entrée.'), 'in_progress', -25, -2, 'EUR', 680000, 6500),
  (12, 2, pg_temp.say('Posters for Bike Month', 'Affiches du mois du vélo'), pg_temp.say('Four posters, one a week. Photos still to be chosen.',
      'Quatre affiches, une par semaine. Les photos restent à choisir.'), 'planning', 12, 48, 'EUR', 160000, 5500),
  (13, 5, pg_temp.say('Spring catalog', 'Catalogue de printemps'), pg_temp.say('To be decided: print or online.', 'À décider : imprimé ou en ligne.'), 'planning', 30, 90, 'EUR', null, 5000)
) as said (n, client, title, description, status, starts, due, currency, budget, rate);

-- Tasks: all done in finished projects, the first ones in active projects. Clients see every other task.
insert into public.project_tasks (maker_id, project_id, title, position, due_on, done_at, is_shared, created_at)
select project.maker_id, project.id, step.title, 'a' || step.n,
  case when project.status <> 'done' then project.starts_on + step.n * 9 end,
  case
    when project.status = 'done' then project.due_on::timestamptz
    when project.status = 'review' and step.n <= 5 then now() - (7 - step.n) * interval '2 days'
    when project.status = 'in_progress' and step.n <= 2 then now() - (5 - step.n) * interval '4 days'
  end,
  step.n in (1, 2, 4, 6), project.created_at
from public.projects as project
cross join (values
  (1, pg_temp.say('Kickoff with the client', 'Cadrage avec le client')), (2, pg_temp.say('On-site observation', 'Observation sur place')), (3, pg_temp.say('Supplier quotes', 'Devis des fournisseurs')), (4, pg_temp.say('Three directions', 'Trois pistes')),
  (5, pg_temp.say('User testing', 'Essais avec des utilisateurs')), (6, pg_temp.say('Final files', 'Fichiers définitifs'))
) as step (n, title)
where project.maker_id = '0f000000-0000-4000-8000-000000000001';

-- Hours: two or three afternoons a week while a project was active.
insert into public.time_entries (maker_id, project_id, user_id, worked_on, seconds, note, created_at)
select project.maker_id, project.id, 'fa000000-0000-4000-8000-000000000001', day::date,
  1800 * (3 + (extract(doy from day)::int * 7) % 8),
  (pg_temp.say(array['Research', 'Mockups', 'Client workshop', 'Cleanup', 'Follow-up', ''], array['Recherche', 'Maquettes', 'Atelier avec le client', 'Mise au net', 'Suivi', '']))[1 + extract(doy from day)::int % 6], day
from public.projects as project
cross join lateral generate_series(
  project.starts_on::timestamptz, least(project.due_on, current_date - 1)::timestamptz, interval '4 days'
) as day
where project.maker_id = '0f000000-0000-4000-8000-000000000001' and project.status <> 'planning';

insert into public.invoices (maker_id, project_id, number, amount_minor, currency, sent_on, due_on, paid_on, created_at)
select '0f000000-0000-4000-8000-000000000001', ('bb000000-0000-4000-8000-0000000000' || lpad(project::text, 2, '0'))::uuid,
  'TM-' || lpad(n::text, 3, '0'), amount, currency, current_date + sent, current_date + due, current_date + paid,
  now() + coalesce(sent, -1) * interval '1 day'
from (values
  (1, 1, 320000, 'EUR', -340, -310, -318), (2, 1, 320000, 'EUR', -288, -258, -262),
  (3, 2, 280000, 'EUR', -243, -213, -214), (4, 3, 460000, 'EUR', -200, -170, -172),
  (5, 3, 460000, 'EUR', -158, -128, -131), (6, 4, 390000, 'EUR', -170, -140, -146),
  (7, 4, 390000, 'EUR', -118, -88, -90), (8, 5, 880000, 'CHF', -92, -62, -55),
  (9, 6, 310000, 'EUR', -68, -38, -41), (10, 7, 180000, 'EUR', -60, -30, -33),
  (11, 7, 180000, 'EUR', -40, -10, -12), (12, 9, 210000, 'EUR', -36, -6, -7),
  (13, 11, 270000, 'EUR', -22, 8, -3), (14, 8, 75000, 'EUR', -41, -11, null),
  (15, 10, 500000, 'CHF', -14, 16, null), (16, 9, 210000, 'EUR', null, null, null)
) as said (n, project, amount, currency, sent, due, paid);

-- Four ratings are revealed, one because two weeks have passed; one client rating is waiting for the maker's.
insert into private.project_ratings (
  project_id, maker_id, token_hash, invited_at, expires_at, mailed_to, client_scores, client_words, client_name,
  client_given_at, maker_scores, maker_words, maker_given_at, answer, answered_at, is_confirmed
)
select ('bb000000-0000-4000-8000-0000000000' || lpad(project::text, 2, '0'))::uuid, '0f000000-0000-4000-8000-000000000001',
  sha256(extensions.gen_random_bytes(24)), now() - (days + 3) * interval '1 day', now() + (27 - days) * interval '1 day', mailed,
  scores::jsonb, words, name, now() - days * interval '1 day', mine::jsonb, coalesce(my_words, ''),
  case when mine is not null then now() - (days - 1) * interval '1 day' end, coalesce(answer, ''),
  case when answer is not null then now() - (days - 2) * interval '1 day' end, true
from (values
  (1, 284, 'anne@conserverie-legoff.example', '{"quality": 5, "communication": 4, "deadlines": 5, "value": 5}',
    pg_temp.say('You can spot the cans from across the store, and our workers like them better than the old ones. Julien came to the workshop at six in the morning.',
      'Les boîtes se reconnaissent de loin, et nos ouvrières les préfèrent aux anciennes. Julien est venu à l’atelier à six heures du matin.'),
    'Anne Le Goff (Conserverie Le Goff)', '{"clarity": 5, "communication": 4, "decisions": 5, "payment": 5}',
    pg_temp.say('A client who knows what she sells.', 'Une cliente qui sait ce qu’elle vend.'), null),
  (2, 238, 'mathilde@velo-cornouaille.example', '{"quality": 5, "communication": 5, "deadlines": 4, "value": 5}',
    pg_temp.say('Signs we can remake ourselves: exactly what we wanted.',
      'Des panneaux que nous savons refaire nous-mêmes : exactement ce que nous voulions.'),
    'Mathilde Kerbrat (Vélo Cornouaille)', '{"clarity": 4, "communication": 5, "decisions": 3, "payment": 5}', '', null),
  (3, 150, 'y.leberre@mediatheques-quimper.example', '{"quality": 4, "communication": 5, "deadlines": 3, "value": 4}',
    pg_temp.say('Great work with visually impaired readers. Two weeks late at the end, but he told us in time.',
      'Très bon travail avec les lecteurs malvoyants. Deux semaines de retard à la fin, annoncées à temps.'),
    'Yann Le Berre', '{"clarity": 4, "communication": 4, "decisions": 3, "payment": 4}',
    pg_temp.say('Decisions take several people, so they’re slow, but they stick.',
      'Décisions à plusieurs, donc lentes, mais tenues.'),
    pg_temp.say('Thank you. I’ve learned to plan time for testing before time for printing.',
      'Merci. J’ai appris à prévoir le temps des essais avant celui de l’impression.')),
  (5, 88, 'regula@alpenblick-optik.example', '{"quality": 5, "communication": 5, "deadlines": 5, "value": 4}',
    pg_temp.say('He asked better questions than we did. The paper mirror convinced our board.',
      'Il a posé de meilleures questions que nous. Le miroir en papier a convaincu notre direction.'), 'Regula Ammann (Alpenblick Optik)',
    null, null, null),
  (7, 3, 'y.leberre@mediatheques-quimper.example', '{"quality": 5, "communication": 5, "deadlines": 5, "value": 5}',
    pg_temp.say('Our readers take the guide home with them.', 'Le guide est dans toutes les mains.'), 'Yann Le Berre', null, null, null)
) as said (project, days, mailed, scores, words, name, mine, my_words, answer);

-- Dates the history to when things happened instead of when these rows were written.
update public.project_events as event set happened_at = project.created_at
from public.projects as project
where event.project_id = project.id and event.kind = 'created'
  and project.maker_id = '0f000000-0000-4000-8000-000000000001';
update public.project_events as event
set happened_at = (case event.kind when 'invoice_paid' then invoice.paid_on else invoice.sent_on end) + interval '10 hours'
from public.invoices as invoice
where event.project_id = invoice.project_id and event.data ->> 'number' = invoice.number
  and invoice.maker_id = '0f000000-0000-4000-8000-000000000001';
insert into public.project_events (maker_id, project_id, kind, data, happened_at)
select rating.maker_id, rating.project_id, 'rating_given', jsonb_build_object('name', rating.client_name), rating.client_given_at
from private.project_ratings as rating where rating.maker_id = '0f000000-0000-4000-8000-000000000001';
