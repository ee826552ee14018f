-- Five more companies approved over the last few months, with their teams and the rows that an approval writes.
create temp table demo_partner (
  id uuid, organization uuid, email text, first_name text, last_name text, organization_name text, website text,
  title text, siret text, heard text, signed_up timestamptz, bio text, skills text[]
) on commit drop;
insert into demo_partner
select ('c0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, ('0c000000-0000-4000-8000-' || lpad(organization::text, 12, '0'))::uuid,
  email, first_name, last_name, organization_name, website, title, siret, heard,
  date_trunc('day', now()) - days_ago * interval '1 day' + (480 + mod(days_ago * 53, 480)) * interval '1 minute', bio, skills
from (values
  (21, 21, 'maud.tessier@citelia.example', 'Maud', 'Tessier', 'Citélia', 'https://www.citelia.example',
    pg_temp.say('Head of projects', 'Directrice de projets'), '99381604000014', 'Referral', 96,
    pg_temp.say('I help town halls rewrite their letters, forms and waiting rooms. Most of the work is removing things.',
      'J’aide les mairies à réécrire leurs lettres, leurs formulaires et leurs salles d’attente. Le plus souvent, on enlève.'),
    pg_temp.say(array['Public services', 'Plain language', 'Facilitation'], array['Services publics', 'Langage clair', 'Animation'])),
  (22, 21, 'bilal.sansal@citelia.example', 'Bilal', 'Sansal', null, null,
    pg_temp.say('Service quality consultant', 'Consultant en qualité de service'), null, null, 40,
    pg_temp.say('I spend my mornings at public service counters with a notebook. I review the operations missions.',
      'Je passe mes matinées derrière des guichets, un carnet à la main. Je relis les missions d’organisation.'),
    pg_temp.say(array['Service quality', 'Queueing', 'Observation'], array['Qualité de service', 'Gestion des flux', 'Observation'])),
  (23, 22, 'corinne.pasteur@maison-aubrenne.example', 'Corinne', 'Pasteur', 'Maison Aubrenne', 'https://www.maison-aubrenne.example',
    pg_temp.say('Director of operations', 'Directrice des opérations'), '99517290500011', 'LinkedIn', 84,
    pg_temp.say('Four hotels around Lake Annecy, 120 people in July. I started at the front desk and still cover a night shift now and then.',
      'Quatre hôtels autour du lac d’Annecy, 120 personnes en juillet. J’ai commencé à la réception, et j’y fais encore une nuit de temps en temps.'),
    pg_temp.say(array['Hospitality', 'Guest relations', 'Team management'], array['Hôtellerie', 'Relation client', 'Management'])),
  (24, 22, 'teo.valentini@maison-aubrenne.example', 'Teo', 'Valentini', null, null,
    pg_temp.say('Marketing manager', 'Responsable marketing'), null, null, 38,
    pg_temp.say('I run marketing for four hotels with a budget that fits on one page, so every line has to earn its place.',
      'Je fais le marketing de quatre hôtels avec un budget qui tient sur une page : chaque ligne doit s’y justifier.'),
    pg_temp.say(array['Marketing', 'Revenue management'], array['Marketing', 'Gestion des revenus'])),
  (25, 23, 'amandine.ricard@comptine.example', 'Amandine', 'Ricard', 'Comptine', 'https://www.comptine.example',
    pg_temp.say('Head of customer care', 'Responsable de la relation client'), '99620843500015', 'LinkedIn', 78,
    pg_temp.say('We make bookkeeping software for shopkeepers in Grenoble. My team answers 400 of them a week, in full sentences.',
      'À Grenoble, nous éditons un logiciel de comptabilité pour les commerçants. Mon équipe répond à 400 d’entre eux par semaine, avec des phrases entières.'),
    pg_temp.say(array['Customer support', 'Writing', 'Incident response'], array['Support client', 'Rédaction', 'Gestion d’incident'])),
  (26, 23, 'samuel.osei@comptine.example', 'Samuel', 'Osei', null, null,
    pg_temp.say('Product accountant', 'Comptable produit'), null, null, 36,
    pg_temp.say('Twelve years in an accounting firm, three in a product team. I review the finance missions, sum by sum.',
      'Douze ans en cabinet, trois dans une équipe produit. Je relis les missions de finance, opération par opération.'),
    pg_temp.say(array['Accounting', 'Cash flow', 'Teaching'], array['Comptabilité', 'Trésorerie', 'Pédagogie'])),
  (27, 24, 'loic.hervieu@verdelin.example', 'Loïc', 'Hervieu', 'Verdelin', 'https://www.verdelin.example',
    pg_temp.say('Store coordinator', 'Coordinateur des magasins'), '99744951700017', 'France Travail', 69,
    pg_temp.say('Verdelin is a cooperative of six organic grocery stores around Rennes. Decisions take longer here, and last longer too.',
      'Verdelin est une coopérative de six épiceries bio autour de Rennes. Les décisions y prennent plus de temps, et tiennent plus longtemps.'),
    pg_temp.say(array['Retail', 'Cooperatives', 'Waste reduction'], array['Commerce', 'Coopération', 'Réduction du gaspillage'])),
  (28, 24, 'naima.bouzid@verdelin.example', 'Naïma', 'Bouzid', null, null,
    pg_temp.say('Head of purchasing', 'Responsable des achats'), null, null, 35,
    pg_temp.say('I buy from 140 farms, most of which I have visited in the rain. I review the supply missions.',
      'J’achète à 140 fermes, que j’ai presque toutes visitées sous la pluie. Je relis les missions d’approvisionnement.'),
    pg_temp.say(array['Purchasing', 'Supply', 'Agriculture'], array['Achats', 'Approvisionnement', 'Agriculture'])),
  (29, 25, 'esther.kaplan@nuits-ombelle.example', 'Esther', 'Kaplan', 'Les Nuits d’Ombelle', 'https://www.nuits-ombelle.example',
    pg_temp.say('Festival director', 'Directrice du festival'), '99860237900013', 'Friends', 64,
    pg_temp.say('Eight of us all year, two hundred for ten nights in July. I look for people who stay calm when the wind picks up.',
      'Nous sommes huit toute l’année et deux cents pendant dix nuits de juillet. Je cherche des gens qui restent calmes quand le vent se lève.'),
    pg_temp.say(array['Live events', 'Fundraising', 'Leadership'], array['Spectacle vivant', 'Mécénat', 'Direction'])),
  (30, 25, 'ruben.alves@nuits-ombelle.example', 'Ruben', 'Alvès', null, null,
    pg_temp.say('Administration manager', 'Administrateur'), null, null, 34,
    pg_temp.say('Contracts, payroll, permits and the first-aid tent. I review the missions about people and safety.',
      'Contrats, paie, autorisations et poste de secours. Je relis les missions qui parlent de personnes et de sécurité.'),
    pg_temp.say(array['Administration', 'Human resources', 'Safety'], array['Administration', 'Ressources humaines', 'Sécurité']))
) as told (
  number, organization, email, first_name, last_name, organization_name, website, title, siret, heard, days_ago, bio, skills
);

-- People without an organization name were invited by a colleague. A trigger creates the others' requests.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, last_sign_in_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  '00000000-0000-0000-0000-000000000000', partner.id, 'authenticated', 'authenticated', partner.email,
  admin.encrypted_password, signed_up + interval '11 minutes', admin.raw_app_meta_data,
  jsonb_strip_nulls(jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'user_type', 'company', 'organization_name', organization_name,
    'website', website, 'role', case when organization_name is not null then title end, 'siret', siret,
    'hear_about_us', heard, 'language', pg_temp.spoken(), 'email_verified', true
  )),
  signed_up, signed_up, now() - (hashtext(partner.email) & 7) * interval '1 day' - interval '3 hours', '', '', '', ''
from demo_partner as partner cross join auth.users as admin
where admin.email = 'admin@essor.test';
insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select id, 'email', id::text, raw_user_meta_data - 'email_verified' || jsonb_build_object(
  'sub', id, 'email', email, 'email_verified', true, 'phone_verified', false
), created_at, created_at, created_at
from auth.users where id in (select demo_partner.id from demo_partner);

with decided as (
  update public.organizations as organization
  set id = partner.organization, status = 'approved', created_at = signed_up,
    decided_by = 'ad000000-0000-4000-8000-000000000001', decided_at = signed_up + interval '27 hours',
    verified_until = signed_up + interval '27 hours' + interval '12 months'
  from demo_partner as partner where requested_by = partner.id
)
update public.organization_members as member
set organization_id = partner.organization, title = partner.title, created_at = signed_up
from demo_partner as partner where member.user_id = partner.id;
insert into public.organization_members (organization_id, user_id, member_role, title, created_at)
select organization, id, 'reviewer', title, signed_up + interval '12 minutes' from demo_partner where organization_name is null;
insert into public.user_roles (user_id, role, granted_by, created_at)
select id, 'company', 'ad000000-0000-4000-8000-000000000001',
  case when organization_name is null then signed_up + interval '12 minutes' else signed_up + interval '27 hours' end
from demo_partner;

update public.profiles as profile
set job_title = partner.title, bio = partner.bio, skills = partner.skills
from demo_partner as partner where profile.user_id = partner.id;
update public.notifications as welcome set created_at = signed_up, read_at = signed_up + interval '12 minutes'
from demo_partner as partner where welcome.user_id = partner.id and kind = 'welcome';
insert into public.notifications (user_id, kind, data, link, created_at, read_at)
select told.person, told.kind, jsonb_build_object('name', organization_name), told.link, told.moment, told.moment + interval '2 hours'
from demo_partner cross join lateral (values
  ('ad000000-0000-4000-8000-000000000001'::uuid, 'organization_requested', '/companies', signed_up + interval '11 minutes'),
  (id, 'organization_approved', '/', signed_up + interval '27 hours')
) as told (person, kind, link, moment)
where organization_name is not null
order by told.moment;
insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, details)
select signed_up + interval '27 hours', 'ad000000-0000-4000-8000-000000000001', 'organization.approved', 'organization',
  organization::text, '{"kind": "company", "before": {"status": "pending"}, "after": {"status": "approved"}}'
from demo_partner where organization_name is not null
order by signed_up;

-- Their profiles.
insert into public.organization_profiles (
  organization_id, tagline, story, sector, size, place, company_values, links, revision, updated_by, updated_at
)
select partner.organization, told.tagline, told.story, told.sector, told.size, told.place, told.company_values,
  jsonb_build_array(jsonb_build_object('label', told.link, 'url', partner.website || '/' || told.page)), 1, partner.id, now() - interval '15 days'
from (values
  (21, pg_temp.say('Public services that people understand the first time.', 'Des services publics que l’on comprend du premier coup.'),
    pg_temp.say('Citélia works with some sixty towns between Tours and Poitiers. We rewrite letters, redraw waiting rooms and sit at counters until we know why people come back a second time.

## How we work

- One morning of **watching** before the first proposal
- One page of findings, read aloud to the staff at the counter
- One change at a time, with a number before and a number after

## How you start

You spend your first two weeks alongside a colleague, and your third at a counter. No one here writes to the public before meeting them.',
    'Citélia travaille avec une soixantaine de communes entre Tours et Poitiers. Nous réécrivons des lettres, nous redessinons des salles d’attente, et nous restons au guichet jusqu’à savoir pourquoi les gens reviennent une deuxième fois.

## Comment on travaille

- une matinée à **regarder** avant la première proposition ;
- une page de constats, lue à voix haute aux agents du guichet ;
- un changement à la fois, avec un chiffre avant et un chiffre après.

## Comment on arrive

Deux semaines avec un collègue, la troisième au guichet. Ici, on n’écrit pas au public avant de l’avoir rencontré.'),
    'public', '10-49', 'Tours', jsonb_build_array(
      jsonb_build_object('title', pg_temp.say('Go and see', 'Aller voir'), 'text', pg_temp.say('An opinion about a counter counts once you have sat behind it.', 'Un avis sur un guichet compte quand on s’y est assis.')),
      jsonb_build_object('title', pg_temp.say('Fewer words', 'Moins de mots'), 'text', pg_temp.say('A letter is finished when there is nothing left to remove.', 'Une lettre est finie quand on ne peut plus rien en retirer.'))),
    pg_temp.say('Before and after', 'Avant, après'), 'avant-apres'),
  (23, pg_temp.say('Four lake hotels where someone remembers your name.', 'Quatre hôtels au bord du lac, où quelqu’un se souvient de votre nom.'),
    pg_temp.say('Aubrenne is a family of four hotels, from 18 to 64 rooms. In winter we are 70 people, in summer 120, and half of the summer team comes back the next year.

Everyone learns **two jobs**. A receptionist who has made beds promises fewer early check-ins.',
    'Aubrenne réunit quatre hôtels de 18 à 64 chambres. Nous sommes 70 l’hiver et 120 l’été, et la moitié de l’équipe d’été revient l’année suivante.

Chacun apprend **deux métiers** : qui a déjà fait les chambres promet moins d’arrivées à 11 heures.'),
    'hospitality', '50-249', 'Annecy', jsonb_build_array(
      jsonb_build_object('title', pg_temp.say('Say it first', 'Le dire avant'), 'text', pg_temp.say('Guests forgive almost anything that we tell them before they notice.', 'Un client pardonne presque tout ce qu’on lui dit avant qu’il ne le remarque.')),
      jsonb_build_object('title', pg_temp.say('Two days off in a row', 'Deux jours de repos d’affilée'), 'text', pg_temp.say('All year, for everyone, the season included.', 'Toute l’année, pour tout le monde, même en saison.'))),
    pg_temp.say('Our four houses', 'Nos quatre maisons'), 'hotels'),
  (25, pg_temp.say('Bookkeeping for people who would rather be in their shop.', 'La comptabilité de ceux qui préfèrent être dans leur boutique.'),
    pg_temp.say('Comptine makes bookkeeping software for 9,000 shopkeepers and craftspeople. There are 34 of us in Grenoble: a third build it, a third answer questions, a third do the sums.

Every new hire answers customers for **two weeks**, developers included.',
    'Comptine édite un logiciel de comptabilité pour 9 000 commerçants et artisans. Nous sommes 34, à Grenoble : un tiers le construit, un tiers répond aux questions, un tiers fait les comptes.

Chaque personne qui arrive répond aux clients pendant **deux semaines**, développeurs compris.'),
    'finance', '10-49', 'Grenoble', jsonb_build_array(
      jsonb_build_object('title', pg_temp.say('Show the sum', 'Montrer le calcul'), 'text', pg_temp.say('A number without its calculation is a rumor.', 'Un chiffre sans son calcul est une rumeur.')),
      jsonb_build_object('title', pg_temp.say('A person answers', 'Quelqu’un répond'), 'text', pg_temp.say('Within the day, with a first name.', 'Dans la journée, avec un prénom.'))),
    pg_temp.say('Our status page', 'L’état du service'), 'etat'),
  (27, pg_temp.say('Six organic grocery stores that belong to their customers and their staff.', 'Six épiceries bio qui appartiennent à leurs clients et à leurs équipes.'),
    pg_temp.say('Verdelin started in 2009 with one store and forty members. Today 6,200 people own it, 85 of whom work in it.

We buy from 140 farms, most of them less than 120 km away. What doesn’t sell is discounted, then given away, then composted, **in that order**, and we publish the weights.',
    'Verdelin est née en 2009 avec un magasin et quarante sociétaires. Ils sont 6 200 aujourd’hui, dont 85 y travaillent.

Nous achetons à 140 fermes, le plus souvent à moins de 120 km. Ce qui ne se vend pas est soldé, puis donné, puis composté, **dans cet ordre**, et nous publions les poids.'),
    'commerce', '50-249', 'Rennes', jsonb_build_array(
      jsonb_build_object('title', pg_temp.say('One member, one vote', 'Une personne, une voix'), 'text', pg_temp.say('Whether you sweep the store or chair the board.', 'Que l’on balaie le magasin ou que l’on préside le conseil.')),
      jsonb_build_object('title', pg_temp.say('Prices that feed farmers', 'Des prix qui nourrissent'), 'text', pg_temp.say('We set the price with the farm before we set the margin.', 'Le prix se fixe avec la ferme avant de fixer la marge.'))),
    pg_temp.say('Our weights, month by month', 'Nos poids, mois par mois'), 'poids'),
  (29, pg_temp.say('Ten nights of music under the stars, and a year of preparation.', 'Dix nuits de musique à ciel ouvert, et un an de préparation.'),
    pg_temp.say('Every July, the festival fills an old quarry near Arles with 3,200 people a night. The rest of the year there are eight of us in two rooms.

Small team, many hats: you’ll write a contract in the morning and carry chairs in the afternoon. We pay everyone who works, **interns included**.',
    'Chaque mois de juillet, le festival remplit une ancienne carrière près d’Arles : 3 200 personnes par nuit. Le reste de l’année, nous sommes huit dans deux pièces.

Petite équipe, plusieurs casquettes : un contrat le matin, des chaises l’après-midi. Tout travail est payé, **stages compris**.'),
    'culture', '1-9', 'Arles', jsonb_build_array(
      jsonb_build_object('title', pg_temp.say('Safety decides', 'La sécurité tranche'), 'text', pg_temp.say('Anyone on the team can stop a show.', 'Toute personne de l’équipe peut arrêter un concert.')),
      jsonb_build_object('title', pg_temp.say('Open doors', 'Portes ouvertes'), 'text', pg_temp.say('One seat in ten costs five euros, in every row.', 'Une place sur dix coûte cinq euros, à tous les rangs.'))),
    pg_temp.say('Next summer’s program', 'Le programme de l’été'), 'programme')
) as told (number, tagline, story, sector, size, place, company_values, link, page)
join demo_partner as partner on partner.id = ('c0000000-0000-4000-8000-' || lpad(told.number::text, 12, '0'))::uuid;
