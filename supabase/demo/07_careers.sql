-- Candidates' backgrounds and what they are looking for.
create or replace function pg_temp.candidate(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.month_ago(months int) returns date language sql as $$
  select (date_trunc('month', now()) - months * interval '1 month')::date
$$;

insert into public.candidate_profiles (
  user_id, location, availability, available_from, contract_kinds, places, remote, looking_for, revision
)
select pg_temp.candidate(number), location, availability::public.availability,
  case when availability = 'from_date' then (current_date + 40) end, contracts::text[], places::text[],
  remote::public.remote_wish, looking_for, 1
from (values
  (1, 'Lyon', 'from_date', '{apprenticeship,internship}', '{Lyon,Villeurbanne,Saint-Étienne}', 'hybrid',
    pg_temp.say('A marketing team that measures what it publishes, three weeks at work and one week at school.',
      'Une équipe marketing qui mesure ce qu’elle publie, au rythme de trois semaines en entreprise et une à l’école.')),
  (2, 'Grenoble', 'now', '{permanent,fixed_term}', '{Grenoble,Lyon}', 'hybrid', pg_temp.say('A first job with code reviews.', 'Un premier poste avec des revues de code.')),
  (3, 'Montreuil', 'now', '{permanent}', '{Paris,Montreuil}', 'any', ''),
  (4, 'Dunkerque', 'listening', '{apprenticeship}', '{Dunkerque,Lille}', 'on_site', ''),
  (5, 'Marseille', 'now', '{freelance,fixed_term}', '{Marseille}', 'remote', pg_temp.say('Useful products, ideally for the public good.', 'Des produits utiles, de préférence publics.')),
  (6, 'Amiens', 'from_date', '{permanent,temporary}', '{Amiens,Lille}', 'on_site', ''),
  (7, 'Lille', 'now', '{permanent}', '{Lille,Bruxelles}', 'hybrid', ''),
  (8, 'Toulouse', 'now', '{permanent,fixed_term,civic_service}', '{Toulouse}', 'remote', ''),
  (9, 'Quimper', 'listening', '{fixed_term,freelance}', '{Quimper,Brest,Rennes}', 'hybrid', ''),
  (10, 'Bordeaux', 'now', '{permanent,freelance}', '{Bordeaux}', 'remote', ''),
  (15, 'Lyon', 'from_date', '{internship}', '{Lyon,Paris,Torino}', 'any', pg_temp.say('A six-month internship from spring.', 'Un stage de six mois à partir du printemps.')),
  (20, 'Lyon', 'now', '{internship,permanent}', '{Lyon,Paris}', 'hybrid', '')
) as told (number, location, availability, contracts, places, remote, looking_for);

-- Phone numbers reserved for fiction.
update public.candidate_profiles as career set
  phone = told.phone, driving_licenses = told.licenses::text[], interests = told.interests::text[]
from (values
  (1, '+33 6 39 98 12 34', '{B}', pg_temp.say('{Running,Film photography,Movie club}', '{Course à pied,Photographie argentique,Ciné-club}')),
  (2, '+33 6 39 98 56 78', '{B,A2}', pg_temp.say('{Climbing,Board games}', '{Escalade,Jeux de société}')), (15, '', '{}', pg_temp.say('{Choir,Hiking}', '{Chorale,Randonnée}'))
) as told (number, phone, licenses, interests)
where career.user_id = pg_temp.candidate(told.number);

insert into public.profile_experience (user_id, position, title, organization, location, started_on, ended_on, description)
select pg_temp.candidate(number), place, title, organization, location, pg_temp.month_ago(began), pg_temp.month_ago(ended), description
from (values
  (1, 1, pg_temp.say('Social media manager (volunteer)', 'Responsable des réseaux sociaux (bénévole)'), 'Épicerie coopérative des Pentes', 'Lyon', 26, 2,
    pg_temp.say(E'Two posts a week: photos and text.\nFrom 300 to 1,900 followers in two years; a one-page report for the board every month.',
      E'Deux publications par semaine, de la photo au texte.\nDe 300 à 1 900 abonnés en deux ans ; un tableau mensuel pour le conseil.')),
  (1, 2, pg_temp.say('Sales assistant, Saturdays', 'Vendeuse, le samedi'), 'Librairie du Tramway', 'Lyon', 40, 28, pg_temp.say('Register, advice, and the March window display.', 'Caisse, conseil, et la vitrine du mois de mars.')),
  (2, 1, pg_temp.say('Web development intern', 'Stage de développement web'), 'Club d’escalade Vertical', 'Grenoble', 9, 5,
    pg_temp.say('Rebuilt the booking of climbing slots: 240 members, 60 tests, not one double booking since.',
      'Refonte de la réservation des créneaux : 240 adhérents, 60 tests, aucune double réservation depuis.')),
  (3, 1, pg_temp.say('Data analysis intern', 'Stage d’analyse'), 'Régie des bus de l’Est', 'Montreuil', 14, 10, pg_temp.say('Three years of open data on delays of bus line 122.',
      'Retards de la ligne 122 sur trois ans de données ouvertes.')),
  (5, 1, pg_temp.say('Graphic designer', 'Graphiste'), 'Imprimerie du Port', 'Marseille', 70, 18, pg_temp.say('Posters, catalogs, and the shop’s move to digital.',
      'Affiches, catalogues, et le passage au numérique de la maison.')),
  (12, 1, pg_temp.say('Restaurant manager', 'Directeur de restaurant'), 'La Table ligérienne', 'Tours', 100, 12, pg_temp.say('A team of twelve, two services a day, and a balanced budget.',
      'Douze personnes, deux services, un bilan à l’équilibre.'))
) as told (number, place, title, organization, location, began, ended, description)
where exists (select from public.candidate_profiles where user_id = pg_temp.candidate(number));

insert into public.profile_education (user_id, position, school, degree, started_on, ended_on, description)
select pg_temp.candidate(number), place, school, degree, pg_temp.month_ago(began), pg_temp.month_ago(ended), description
from (values
  (1, 1, 'Université Lumière des Alpes', pg_temp.say('Bachelor’s in digital marketing', 'Bachelor marketing digital'), 14, null, pg_temp.say('Thesis in progress on measuring small campaigns.',
      'Mémoire en cours sur la mesure des petites campagnes.')),
  (1, 2, 'Lycée Édouard-Herriot (Lyon)', pg_temp.say('High school diploma, with honors', 'Baccalauréat général, mention bien'), 50, 16, ''),
  (2, 1, 'IUT de Grenoble', pg_temp.say('Bachelor’s in computer science', 'BUT informatique'), 38, 4, ''),
  (3, 1, 'Université de Montreuil', pg_temp.say('Bachelor’s in economics, applied statistics', 'Licence d’économie, statistiques appliquées'), 52, 6, ''),
  (15, 1, 'Università di Torino', pg_temp.say('Bachelor’s in management', 'Licence de management'), 50, 15, ''),
  (20, 1, 'University of Ibadan', pg_temp.say('BSc Statistics', 'Licence de statistiques'), 70, 24, pg_temp.say('Second class upper.', 'Mention assez bien.'))
) as told (number, place, school, degree, began, ended, description);

insert into public.profile_languages (user_id, position, code, level)
select pg_temp.candidate(number), place, code, level::public.language_level
from (values
  (1, 1, 'fr', 'native'), (1, 2, 'en', 'b2'), (1, 3, 'es', 'a2'), (2, 1, 'fr', 'native'), (2, 2, 'en', 'c1'),
  (3, 1, 'fr', 'native'), (3, 2, 'bm', 'c1'), (3, 3, 'en', 'b2'), (15, 1, 'it', 'native'), (15, 2, 'en', 'c1'),
  (15, 3, 'fr', 'b2'), (20, 1, 'yo', 'native'), (20, 2, 'en', 'c2'), (20, 3, 'fr', 'b1')
) as told (number, place, code, level);

select private.note_career_parts(user_id) from public.candidate_profiles;

-- Some profiles are public, some visible to partners, the others private.
update public.candidate_profiles as career set handle = told.handle, visibility = told.visibility::public.profile_visibility,
  shown = array(select unnest(career.shown) except select unnest(told.hidden::text[]))
from (values
  (1, 'ines-carpentier', 'public', '{links}'), (2, 'mathis-rouviere', 'public', '{}'),
  (3, 'aicha-diarra', 'partners', '{last_name}'), (5, 'lina-benhaddou', 'public', '{wanted}'),
  (8, 'hugo-ferreira', 'partners', '{}'), (15, 'sofia-marinelli', 'public', '{}')
) as told (number, handle, visibility, hidden)
where career.user_id = pg_temp.candidate(told.number);
insert into private.handles (handle, user_id) select handle, user_id from public.candidate_profiles where handle is not null;
