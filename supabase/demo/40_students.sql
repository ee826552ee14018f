-- Two schools with their cohorts, students with and without accounts, and what they share.
insert into public.departments (id, organization_id, name)
select id::uuid, '0e000000-0000-4000-8000-000000000001', name from (values
  ('de000000-0000-4000-8000-000000000001', pg_temp.say('Business and management', 'Gestion et commerce')),
  ('de000000-0000-4000-8000-000000000002', pg_temp.say('Digital and data', 'Numérique et données'))
) as department (id, name);

insert into public.cohorts (id, organization_id, department_id, name, starts_on, ends_on, archived_at)
select id::uuid, organization_id::uuid, department_id::uuid, name,
  (date_trunc('year', now()) + starts * interval '1 month')::date, (date_trunc('year', now()) + ends * interval '1 month')::date,
  case when ends < 0 then now() - interval '5 months' end
from (values
  ('c4000000-0000-4000-8000-000000000001', '0e000000-0000-4000-8000-000000000001', 'de000000-0000-4000-8000-000000000001', pg_temp.say('BTS Small Business Management, year 2', 'BTS Gestion de la PME 2'), 8, 17),
  ('c4000000-0000-4000-8000-000000000002', '0e000000-0000-4000-8000-000000000001', 'de000000-0000-4000-8000-000000000002', pg_temp.say('Bachelor’s in Data and Digital', 'Bachelor Data et numérique'), 8, 29),
  ('c4000000-0000-4000-8000-000000000003', '0e000000-0000-4000-8000-000000000001', 'de000000-0000-4000-8000-000000000001', pg_temp.say('Bachelor’s in Logistics', 'Licence pro Logistique'), 8, 18),
  ('c4000000-0000-4000-8000-000000000004', '0e000000-0000-4000-8000-000000000001', null, pg_temp.say('BTS Small Business Management, previous cohort', 'BTS Gestion de la PME, promotion précédente'), -16, -6),
  ('c4000000-0000-4000-8000-000000000005', '0e000000-0000-4000-8000-000000000002', null, pg_temp.say('Master’s in Communications, year 1', 'Master Communication 1'), 8, 18)
) as cohort (id, organization_id, department_id, name, starts, ends);

-- Students with an account: linked by the student, who chose what the school sees; the last two share nothing.
insert into public.students (
  organization_id, email, first_name, last_name, number, cohort_id, labels, adviser_id, user_id, linked_at, shares, created_at
)
select organization_id::uuid, users.email, profile.first_name, profile.last_name, format('%s-%s', prefix, 1000 + candidate * 7),
  ('c4000000-0000-4000-8000-00000000000' || cohort)::uuid, labels::text[], adviser::uuid, users.id,
  now() - (60 - candidate) * interval '1 day', shares::text[], now() - interval '70 days'
from (values
  ('0e000000-0000-4000-8000-000000000001', 'CL', 1, 1, pg_temp.say('{apprentice}', '{alternance}'), 'ed000000-0000-4000-8000-000000000001', '{progress,skills}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 2, 1, pg_temp.say('{apprentice}', '{alternance}'), 'ed000000-0000-4000-8000-000000000001', '{progress,work,skills,career}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 3, 1, pg_temp.say('{class representative}', '{déléguée}'), 'ed000000-0000-4000-8000-000000000001', '{progress,work,skills}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 5, 2, '{}', 'ed000000-0000-4000-8000-000000000001', '{progress,work,skills,career}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 7, 3, pg_temp.say('{apprentice}', '{alternance}'), null, '{progress,skills}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 8, 3, '{}', null, '{progress,work}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 11, 3, pg_temp.say('{exchange}', '{mobilité}'), null, '{progress,skills,career}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 13, 2, pg_temp.say('{apprentice}', '{alternance}'), 'ed000000-0000-4000-8000-000000000001', '{progress}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 15, 2, pg_temp.say('{exchange}', '{mobilité}'), null, '{progress,work,skills}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 17, 1, '{}', null, '{progress,skills}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 20, 2, pg_temp.say('{exchange}', '{mobilité}'), null, '{progress}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 23, 3, '{}', null, '{}'),
  ('0e000000-0000-4000-8000-000000000001', 'CL', 29, 1, '{}', null, '{}'),
  ('0e000000-0000-4000-8000-000000000002', 'IV', 6, 5, '{}', 'ed000000-0000-4000-8000-000000000004', '{progress,skills}'),
  ('0e000000-0000-4000-8000-000000000002', 'IV', 10, 5, '{}', 'ed000000-0000-4000-8000-000000000004', '{progress}'),
  ('0e000000-0000-4000-8000-000000000002', 'IV', 14, 5, '{}', null, '{}')
) as linked (organization_id, prefix, candidate, cohort, labels, adviser, shares)
join auth.users on users.id = ('ca000000-0000-4000-8000-' || lpad(candidate::text, 12, '0'))::uuid
join public.profiles as profile on profile.user_id = users.id;

-- Students without an account: on the roster before they join Essor.
insert into public.students (
  organization_id, email, first_name, last_name, number, cohort_id, labels, adviser_id, status, ended_on, created_at
)
select '0e000000-0000-4000-8000-000000000001',
  regexp_replace(private.plain_words(first_name || '.' || last_name), '[^a-z.]', '', 'g') || '@etu-lumiere.example',
  first_name, last_name, 'CL-' || (2000 + place * 3), cohort.id::uuid,
  case when place % 5 = 0 then pg_temp.say('{apprentice}', '{alternance}') when place % 11 = 0 then pg_temp.say('{exchange,"follow up"}', '{mobilité,"à suivre"}') else '{}' end::text[],
  case when place % 3 = 0 then 'ed000000-0000-4000-8000-000000000001' end::uuid,
  case when place > 47 then 'graduated' when place > 45 then 'left' else 'enrolled' end,
  case when place > 45 then current_date - 120 end, now() - interval '70 days'
from unnest(array[
  'Camille Aubry', 'Yanis Belkacem', 'Louane Besson', 'Théo Blanchet', 'Inaya Boukari', 'Maxime Carlier', 'Léonie Chauvet',
  'Ismaël Coulibaly', 'Ambre Delmas', 'Quentin Dufresne', 'Assia El Fassi', 'Valentin Estève', 'Romane Faivre',
  'Adrien Fourcade', 'Zoé Gaillard', 'Sacha Garnier', 'Mélissa Gomes', 'Axel Hébrard', 'Kenza Idrissi', 'Bastien Jacquemin',
  'Alicia Jourdan', 'Moussa Keïta', 'Pauline Lacombe', 'Loïc Lambert', 'Océane Leclerc', 'Killian Le Roux', 'Ninon Maillard',
  'Samy Mansouri', 'Justine Marchal', 'Evan Mercier', 'Clara Monnier', 'Abdoulaye N’Dour', 'Charlotte Navarro', 'Rémi Ollivier',
  'Eva Pereira', 'Nathan Picard', 'Sarah Pruvost', 'Dorian Raynaud', 'Lucie Renaudin', 'Amine Saadi', 'Coralie Schmitt',
  'Titouan Tanguy', 'Marie Texier', 'Hamza Toumi', 'Élise Vallier', 'Jordan Vidal', 'Maëva Wagner', 'Corentin Weiss',
  'Anaïs Yvon', 'Florian Zeller'
]) with ordinality as listed (name, place)
cross join lateral (select split_part(name, ' ', 1) as first_name, substr(name, strpos(name, ' ') + 1) as last_name) as part
cross join lateral (select case
  when place > 47 then 'c4000000-0000-4000-8000-000000000004' when place = 17 then null
  else 'c4000000-0000-4000-8000-00000000000' || (1 + place % 3) end as id) as cohort;

insert into public.students (organization_id, email, first_name, last_name, cohort_id, created_at)
select '0e000000-0000-4000-8000-000000000002', email, first_name, last_name, 'c4000000-0000-4000-8000-000000000005', now() - interval '40 days'
from (values
  ('jade.poulain@etu-vauclair.example', 'Jade', 'Poulain'), ('margaux.quere@etu-vauclair.example', 'Margaux', 'Quéré'),
  ('solenne.arnoux@etu-vauclair.example', 'Solenne', 'Arnoux'), ('malo.kerbrat@etu-vauclair.example', 'Malo', 'Kerbrat')
) as student (email, first_name, last_name);

-- Invitations: recent, expired or declined.
insert into private.student_invitations (student_id, invited_by, sent_at, expires_at, declined_at)
select student.id, 'ed000000-0000-4000-8000-000000000001', sent_at, sent_at + interval '30 days',
  case when place % 12 = 7 then sent_at + interval '2 days' end
from (
  select student.id, row_number() over (order by student.last_name) as place from public.students as student
  where student.organization_id = '0e000000-0000-4000-8000-000000000001' and student.user_id is null
    and student.status = 'enrolled'
) as student
cross join lateral (select now() - (case when place % 4 = 1 then 41 else 6 end) * interval '1 day' as sent_at) as sent
where place % 4 in (1, 3);
