-- Where candidates come from and what they look for.
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
    'Une équipe marketing qui mesure ce qu’elle publie, au rythme de trois semaines en entreprise et une à l’école.'),
  (2, 'Grenoble', 'now', '{permanent,fixed_term}', '{Grenoble,Lyon}', 'hybrid', 'Un premier poste avec des revues de code.'),
  (3, 'Montreuil', 'now', '{permanent}', '{Paris,Montreuil}', 'any', ''),
  (4, 'Dunkerque', 'listening', '{apprenticeship}', '{Dunkerque,Lille}', 'on_site', ''),
  (5, 'Marseille', 'now', '{freelance,fixed_term}', '{Marseille}', 'remote', 'Des produits utiles, de préférence publics.'),
  (6, 'Amiens', 'from_date', '{permanent,temporary}', '{Amiens,Lille}', 'on_site', ''),
  (7, 'Lille', 'now', '{permanent}', '{Lille,Bruxelles}', 'hybrid', ''),
  (8, 'Toulouse', 'now', '{permanent,fixed_term,civic_service}', '{Toulouse}', 'remote', ''),
  (9, 'Quimper', 'listening', '{fixed_term,freelance}', '{Quimper,Brest,Rennes}', 'hybrid', ''),
  (10, 'Bordeaux', 'now', '{permanent,freelance}', '{Bordeaux}', 'remote', ''),
  (15, 'Lyon', 'from_date', '{internship}', '{Lyon,Paris,Torino}', 'any', 'A six-month internship from spring.'),
  (20, 'Lyon', 'now', '{internship,permanent}', '{Lyon,Paris}', 'hybrid', '')
) as told (number, location, availability, contracts, places, remote, looking_for);

-- Numbers that belong to nobody.
update public.candidate_profiles as career set
  phone = told.phone, driving_licenses = told.licenses::text[], interests = told.interests::text[]
from (values
  (1, '+33 6 39 98 12 34', '{B}', '{Course à pied,Photographie argentique,Ciné-club}'),
  (2, '+33 6 39 98 56 78', '{B,A2}', '{Escalade,Jeux de société}'), (15, '', '{}', '{Choir,Hiking}')
) as told (number, phone, licenses, interests)
where career.user_id = pg_temp.candidate(told.number);

insert into public.profile_experience (user_id, position, title, organization, location, started_on, ended_on, description)
select pg_temp.candidate(number), place, title, organization, location, pg_temp.month_ago(began), pg_temp.month_ago(ended), description
from (values
  (1, 1, 'Responsable des réseaux sociaux (bénévole)', 'Épicerie coopérative des Pentes', 'Lyon', 26, 2,
    E'Deux publications par semaine, de la photo au texte.\nDe 300 à 1 900 abonnés en deux ans ; un tableau mensuel pour le conseil.'),
  (1, 2, 'Vendeuse, le samedi', 'Librairie du Tramway', 'Lyon', 40, 28, 'Caisse, conseil, et la vitrine du mois de mars.'),
  (2, 1, 'Stage de développement web', 'Club d’escalade Vertical', 'Grenoble', 9, 5,
    'Refonte de la réservation des créneaux : 240 adhérents, 60 tests, aucune double réservation depuis.'),
  (3, 1, 'Stage d’analyse', 'Régie des bus de l’Est', 'Montreuil', 14, 10, 'Retards de la ligne 122 sur trois ans de données ouvertes.'),
  (5, 1, 'Graphiste', 'Imprimerie du Port', 'Marseille', 70, 18, 'Affiches, catalogues, et le passage au numérique de la maison.'),
  (12, 1, 'Directeur de restaurant', 'La Table ligérienne', 'Tours', 100, 12, 'Douze personnes, deux services, un bilan à l’équilibre.')
) as told (number, place, title, organization, location, began, ended, description)
where exists (select from public.candidate_profiles where user_id = pg_temp.candidate(number));

insert into public.profile_education (user_id, position, school, degree, started_on, ended_on, description)
select pg_temp.candidate(number), place, school, degree, pg_temp.month_ago(began), pg_temp.month_ago(ended), description
from (values
  (1, 1, 'Université Lumière des Alpes', 'Bachelor marketing digital', 14, null, 'Mémoire en cours sur la mesure des petites campagnes.'),
  (1, 2, 'Lycée Édouard-Herriot, Lyon', 'Baccalauréat général, mention bien', 50, 16, ''),
  (2, 1, 'IUT de Grenoble', 'BUT informatique', 38, 4, ''),
  (3, 1, 'Université de Montreuil', 'Licence d’économie, statistiques appliquées', 52, 6, ''),
  (15, 1, 'Università di Torino', 'Bachelor in management', 50, 15, ''),
  (20, 1, 'University of Ibadan', 'BSc Statistics', 70, 24, 'Second class upper.')
) as told (number, place, school, degree, began, ended, description);

insert into public.profile_languages (user_id, position, code, level)
select pg_temp.candidate(number), place, code, level::public.language_level
from (values
  (1, 1, 'fr', 'native'), (1, 2, 'en', 'b2'), (1, 3, 'es', 'a2'), (2, 1, 'fr', 'native'), (2, 2, 'en', 'c1'),
  (3, 1, 'fr', 'native'), (3, 2, 'bm', 'c1'), (3, 3, 'en', 'b2'), (15, 1, 'it', 'native'), (15, 2, 'en', 'c1'),
  (15, 3, 'fr', 'b2'), (20, 1, 'yo', 'native'), (20, 2, 'en', 'c2'), (20, 3, 'fr', 'b1')
) as told (number, place, code, level);

select private.note_career_parts(user_id) from public.candidate_profiles;

-- Some show themselves to everyone, some to partners, the others to nobody.
update public.candidate_profiles as career set handle = told.handle, visibility = told.visibility::public.profile_visibility,
  shown = array(select unnest(career.shown) except select unnest(told.hidden::text[]))
from (values
  (1, 'ines-carpentier', 'public', '{links}'), (2, 'mathis-rouviere', 'public', '{}'),
  (3, 'aicha-diarra', 'partners', '{last_name}'), (5, 'lina-benhaddou', 'public', '{wanted}'),
  (8, 'hugo-ferreira', 'partners', '{}'), (15, 'sofia-marinelli', 'public', '{}')
) as told (number, handle, visibility, hidden)
where career.user_id = pg_temp.candidate(told.number);
insert into private.handles (handle, user_id) select handle, user_id from public.candidate_profiles where handle is not null;
