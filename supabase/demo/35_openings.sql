-- Newer than the first release.
-- Published openings of several companies and makers, in every status, each in both languages. The private ones for
-- search and match are in 32_matching.sql.
create temp table demo_opening (
  number int, organization int, author int, job text, title_en text, title_fr text, town text, remote text, contract text,
  months int, hours numeric, low numeric, high numeric, period text, places int, filled int, status text, audience text,
  days_ago int, apply_in int, about_en text, about_fr text
) on commit drop;
insert into demo_opening values
  (1, 1, 1, 'operations-coordinator', 'Delivery operations coordinator', 'Coordinateur ou coordinatrice des livraisons', 'lille', 'hybrid', 'permanent', null, null, 2150, 2500, 'month', 2, 0, 'open', 'everyone', 12, 40,
    'You follow 300 deliveries a day from Lesquin, call drivers when something goes wrong, and decide with the depot what leaves first. After three months you plan one of our five routes on your own.',
    'Depuis Lesquin, vous suivez 300 livraisons par jour, appelez les chauffeurs en cas d’imprévu et décidez avec le dépôt de ce qui part en premier. Après trois mois, vous planifiez seul ou seule une de nos cinq tournées.'),
  (2, 1, 1, 'customer-service-advisor', 'Customer service representative, part-time', 'Conseiller ou conseillère service client, temps partiel', 'lille', 'on_site', 'fixed_term', 9, 24, 1280, 1400, 'month', 1, 0, 'open', 'everyone', 8, 25,
    'You answer shops that wait for a pallet, by phone in the morning and in writing in the afternoon. You decide on refunds of up to 100 euros yourself, and tell us what keeps coming back.',
    'Vous répondez aux magasins qui attendent une palette, au téléphone le matin et par écrit l’après-midi. Vous décidez des avoirs jusqu’à 100 euros, et vous nous dites ce qui revient souvent.'),
  (3, 1, 3, 'data-analyst', 'Data analyst apprentice', 'Data analyst en alternance (F/H)', 'lille', 'hybrid', 'apprenticeship', 24, null, 980, 1350, 'month', 1, 0, 'open', 'schools', 15, 60,
    'You clean the data of our scanners, draw the weekly report and check one forecast each month against what really happened. Your tutor, Clarisse, reviews your queries with you every Tuesday.',
    'Vous nettoyez les données de nos scanners, préparez le rapport hebdomadaire et comparez chaque mois une prévision à la réalité. Clarisse, votre tutrice, relit vos requêtes avec vous chaque mardi.'),
  (4, 1, 1, 'supply-chain-assistant', 'Supply chain assistant', 'Assistant ou assistante supply chain', 'dunkerque', 'on_site', 'temporary', 4, null, 1900, 2050, 'month', 4, 2, 'paused', 'everyone', 30, 20,
    'Peak season at our Dunkirk warehouse: you book slots for trucks, check papers and keep the board up to date. Day shifts only, and no weekend work.',
    'Haute saison dans notre entrepôt de Dunkerque : vous réservez les créneaux des camions, contrôlez les documents et tenez le tableau à jour. Horaires de jour, sans week-end.'),
  (5, 1, 1, 'project-assistant', 'Project assistant, warehouse move', 'Assistant ou assistante de projet, déménagement d’entrepôt', 'lille', 'hybrid', 'fixed_term', 12, null, null, null, 'month', 1, 0, 'draft', 'everyone', 2, null,
    'We move 14,000 square meters next summer.', 'Nous déménageons 14 000 mètres carrés l’été prochain.'),
  (6, 2, 4, 'energy-advisor', 'Energy advisor for homeowners', 'Conseiller ou conseillère énergie pour particuliers', 'montpellier', 'hybrid', 'permanent', null, null, 27000, 31000, 'year', 3, 1, 'open', 'everyone', 20, 35,
    'You visit two homes a day, measure, listen, and explain in plain words what a renovation would change on the bill. You write each report the same day, with a template that families can read.',
    'Vous visitez deux logements par jour, mesurez, écoutez, et expliquez simplement ce qu’une rénovation changerait sur la facture. Vous rédigez chaque rapport le jour même, avec un modèle que les familles comprennent.'),
  (7, 2, 4, 'carbon-analyst', 'Carbon accounting intern', 'Stage en bilan carbone', 'montpellier', 'hybrid', 'internship', 6, null, 720, 850, 'month', 1, 0, 'open', 'everyone', 9, 30,
    'You rebuild our carbon footprint with the finance team, find three numbers that nobody trusts, and fix them. You present the result to the whole company at the end.',
    'Vous refaites notre bilan carbone avec l’équipe finance, trouvez trois chiffres auxquels personne ne croit, et les corrigez. Vous présentez le résultat à toute l’entreprise à la fin.'),
  (8, 2, 4, 'project-manager', 'Solar project manager', 'Chef ou cheffe de projet solaire', 'toulouse', 'hybrid', 'permanent', null, null, 36000, 43000, 'year', 1, 1, 'filled', 'everyone', 70, 10,
    'You lead two solar roofs from the first visit to the day they feed the grid: permits, installers, neighbors and budget. You report to Étienne and work with two engineers.',
    'Vous menez deux toitures solaires de la première visite au raccordement : autorisations, installateurs, voisins et budget. Vous êtes rattaché ou rattachée à Étienne et travaillez avec deux ingénieurs.'),
  (9, 3, 6, 'data-engineer', 'Junior data engineer', 'Data engineer junior (F/H)', 'brest', 'hybrid', 'permanent', null, null, 33000, 38000, 'year', 1, 0, 'open', 'everyone', 6, 45,
    'You build pipelines for ocean sensors: ingestion, tests, alerts. You pair with Gwenaëlle for your first month, and deploy on your own from the second. Breton weather included.',
    'Vous construisez des flux de données pour des capteurs marins : collecte, tests, alertes. Vous travaillez en binôme avec Gwenaëlle le premier mois, puis déployez seul ou seule. Météo bretonne comprise.'),
  (10, 3, 6, 'data-quality-officer', 'Data quality officer', 'Chargé ou chargée de la qualité des données', null, 'remote', 'permanent', null, 28, 1950, 2250, 'month', 1, 0, 'open', 'everyone', 18, 50,
    'You find what doesn’t add up before our clients do: duplicates, gaps, units. You write the rule, explain it to the team, and check a month later that it held. Four days a week, fully remote.',
    'Vous trouvez ce qui cloche avant nos clients : doublons, trous, unités. Vous écrivez la règle, l’expliquez à l’équipe, et vérifiez un mois plus tard qu’elle tient. Quatre jours par semaine, en télétravail complet.'),
  (11, 3, 6, 'business-intelligence-analyst', 'BI analyst', 'Analyste BI (F/H)', 'brest', 'hybrid', 'fixed_term', 8, null, 2300, 2600, 'month', 1, 0, 'closed', 'everyone', 55, -8,
    'Parental leave cover: you keep twelve dashboards alive, answer questions from the field, and retire the dashboards that no one opens. You hand over to Malo at the end.',
    'Remplacement d’un congé parental : vous faites vivre douze tableaux de bord, répondez aux questions du terrain, et retirez ceux que personne n’ouvre. Vous passez le relais à Malo à la fin.'),
  (12, 4, 7, 'ux-designer', 'UX designer', 'UX designer (F/H)', 'bordeaux', 'hybrid', 'permanent', null, null, 34000, 40000, 'year', 1, 0, 'open', 'everyone', 4, 28,
    'You sit with five users every second week, sketch with Alix, and ship with two developers. Our portfolio is public services and museums; you choose your first project with us.',
    'Vous rencontrez cinq utilisateurs toutes les deux semaines, dessinez avec Alix, et livrez avec deux développeurs. Nos projets : services publics et musées ; vous choisissez le premier avec nous.'),
  (13, 4, 7, 'front-end-developer', 'Front-end developer', 'Développeur ou développeuse front-end', null, 'remote', 'freelance', 5, null, 45, 55, 'hour', 1, 0, 'open', 'invited', 10, 21,
    'Five months on a museum website: accessible components, tests, and a design system that already exists. Two calls a week, the rest in writing. Mehdi reviews every pull request within a day.',
    'Cinq mois sur le site d’un musée : composants accessibles, tests, et un système de design qui existe déjà. Deux appels par semaine, le reste par écrit. Mehdi relit chaque contribution sous un jour.'),
  (14, 4, 7, 'accessibility-specialist', 'Accessibility specialist', 'Spécialiste de l’accessibilité (F/H)', 'bordeaux', 'hybrid', 'fixed_term', 12, null, 2600, 3000, 'month', 1, 0, 'archived', 'everyone', 95, -40,
    'You audit eight websites with a screen reader and a keyboard, write what must change in words that designers use, and check the fixes. You train the team once a month.',
    'Vous auditez huit sites avec un lecteur d’écran et un clavier, écrivez ce qui doit changer avec les mots des designers, et vérifiez les corrections. Vous formez l’équipe une fois par mois.'),
  (15, 5, 10, 'product-owner', 'Product owner, patient app', 'Product owner, application patient (F/H)', 'lyon', 'hybrid', 'permanent', null, null, 38000, 45000, 'year', 1, 0, 'in_review', 'everyone', 1, 30,
    'You own the appointment screen that 40,000 patients use each month: you read their messages, choose what comes next with two nurses, and say no with reasons. You start with two weeks at the front desk of a clinic.',
    'Vous êtes responsable de l’écran de rendez-vous que 40 000 patients utilisent chaque mois : vous lisez leurs messages, choisissez la suite avec deux soignantes, et dites non avec des raisons. Vous commencez par deux semaines à l’accueil d’une clinique.'),
  (16, 5, 10, 'it-support-technician', 'IT support technician', 'Technicien ou technicienne support', 'lyon', 'on_site', 'permanent', null, null, 2050, 2350, 'month', 1, 0, 'in_review', 'everyone', 2, 40,
    'You keep 120 laptops, six printers and one stubborn badge reader running. You write down each fix so that the next person finds it. On call one weekend in eight, paid extra.',
    'Vous faites tourner 120 ordinateurs, six imprimantes et un lecteur de badges têtu. Vous notez chaque dépannage pour la personne suivante. Une astreinte tous les huit week-ends, payée en plus.'),
  (17, 6, 12, 'management-controller', 'Junior consultant, cost control', 'Consultant ou consultante junior, contrôle de gestion', 'paris', 'hybrid', 'permanent', null, null, 36000, 41000, 'year', 2, 0, 'open', 'everyone', 14, 33,
    'You work at two clients a year, always in a pair. You build cost models that the client can maintain without us, and present them yourself. Juliette is your mentor and never your evaluator.',
    'Vous intervenez chez deux clients par an, toujours en binôme. Vous construisez des modèles de coûts que le client peut entretenir sans nous, et les présentez vous-même. Juliette est votre mentor, jamais votre évaluatrice.'),
  (18, 6, 12, 'hr-assistant', 'HR intern, two months', 'Stage RH, deux mois', 'paris', 'hybrid', 'internship', 2, null, 650, 650, 'month', 1, 0, 'closed', 'schools', 60, -15,
    'You rewrite our onboarding with the last six people who joined: what they missed, what they never read. You leave us a first week that works.',
    'Vous réécrivez notre parcours d’intégration avec les six dernières personnes arrivées : ce qui leur a manqué, ce qu’elles n’ont jamais lu. Vous nous laissez une première semaine qui fonctionne.'),
  (19, 21, 21, 'service-designer', 'Service designer, town halls', 'Designer de service, mairies (F/H)', 'nantes', 'hybrid', 'permanent', null, null, 32000, 37000, 'year', 1, 0, 'open', 'everyone', 11, 38,
    'You observe a counter for a morning, redraw a form in an afternoon, and test it the next day with people in the queue. You work with Maud on four towns this year.',
    'Vous observez un guichet une matinée, redessinez un formulaire l’après-midi, et le testez le lendemain avec des personnes de la file. Vous travaillez avec Maud pour quatre villes cette année.'),
  (20, 22, 23, 'customer-service-advisor', 'Guest relations host', 'Hôte ou hôtesse d’accueil', 'annecy', 'on_site', 'fixed_term', 6, null, 1950, 2150, 'month', 6, 3, 'open', 'everyone', 25, 22,
    'You welcome guests at two hotels by the lake, in French and English, and solve what can be solved before they reach their room. Housing at 180 euros a month is available. Two days off in a row, always.',
    'Vous accueillez les clients de deux hôtels au bord du lac, en français et en anglais, et réglez ce qui peut l’être avant qu’ils atteignent leur chambre. Logement possible à 180 euros par mois. Toujours deux jours de repos d’affilée.'),
  (21, 23, 25, 'customer-success-manager', 'Customer success manager', 'Chargé ou chargée de la réussite client', 'grenoble', 'hybrid', 'permanent', null, null, 29000, 34000, 'year', 1, 0, 'open', 'everyone', 7, 44,
    'You follow 80 shopkeepers through their first year with our software: a call in the first week, a visit if they want one, and an honest answer when we aren’t the right tool.',
    'Vous suivez 80 commerçants pendant leur première année avec notre logiciel : un appel la première semaine, une visite s’ils le souhaitent, et une réponse honnête quand nous ne sommes pas le bon outil.'),
  (22, 24, 27, 'buyer', 'Local produce buyer', 'Acheteur ou acheteuse de produits locaux', 'rennes', 'on_site', 'permanent', null, null, 2200, 2500, 'month', 1, 0, 'paused', 'everyone', 33, 30,
    'You buy vegetables and dairy from 60 farms, visit one each week, and agree on prices that both sides can live with. The cooperative votes on each yearly plan; you prepare it.',
    'Vous achetez légumes et produits laitiers à 60 fermes, en visitez une chaque semaine, et convenez de prix qui conviennent aux deux. La coopérative vote chaque plan annuel ; vous le préparez.'),
  (23, 25, 29, 'event-coordinator', 'Festival coordinator', 'Coordinateur ou coordinatrice de festival', 'avignon', 'on_site', 'fixed_term', 5, null, 2100, 2300, 'month', 2, 2, 'filled', 'everyone', 80, 5,
    'You coordinate artists, vans and volunteers for ten nights in July. You keep the plan on one page, and change it calmly when the wind picks up.',
    'Vous coordonnez artistes, camions et bénévoles pendant dix nuits de juillet. Vous tenez le plan sur une page, et le changez calmement quand le vent se lève.'),
  (24, 31, 31, 'ui-designer', 'UI designer for a booking tool', 'UI designer pour un outil de réservation (F/H)', null, 'remote', 'freelance', 3, null, 40, 50, 'hour', 1, 0, 'open', 'everyone', 5, 26,
    'I design the research, you design the screens: 25 of them, for a client who rents boats. Three months, two days a week, a shared file and a call on Thursdays.',
    'Je mène la recherche, vous dessinez les écrans : 25, pour un client qui loue des bateaux. Trois mois, deux jours par semaine, un fichier partagé et un appel le jeudi.'),
  (25, 31, 31, 'graphic-designer', 'Product design apprentice', 'Alternance en design produit', 'brest', 'hybrid', 'apprenticeship', 12, null, 1000, 1300, 'month', 1, 0, 'draft', 'schools', 3, 50,
    'You learn the whole trade in a studio of one: interviews, sketches, prototypes, invoices. You keep one project of your own from start to finish.',
    'Vous apprenez tout le métier dans un studio d’une personne : entretiens, croquis, prototypes, factures. Vous menez un projet à vous du début à la fin.');

insert into public.openings (
  id, organization_id, created_by, title, job_slug, skills, town_slug, remote, contracts, languages, start_on, status, created_at,
  audience, language, description, translation, working_time, hours_per_week, duration_months, places, places_filled, apply_by,
  pay_min, pay_max, pay_period, questions, criteria, revision, submitted_at, submitted_by
)
select ('de000000-0000-4000-8000-' || lpad((100 + told.number)::text, 12, '0'))::uuid, place.organization, place.author,
  pg_temp.say(told.title_en, told.title_fr), job.slug, (
    select jsonb_agg(jsonb_build_object(
      'slug', skill, 'must', skill = any (job.essential[:4]), 'weight', case when turn = 1 then 3 when skill = any (job.essential[:4]) then 2 else 1 end,
      'level', case when turn = 1 then 2 end
    ) order by turn) from unnest(job.essential[:4] || job.optional[:2]) with ordinality as listed (skill, turn)
  ), town, remote::public.remote_wish, array[contract],
  case when told.number % 3 = 0 then '[{"code": "fr", "level": "b2"}, {"code": "en", "level": "b1"}]' else '[{"code": "fr", "level": "b2"}]' end::jsonb,
  current_date + 45 + told.number, 'draft', now() - days_ago * interval '1 day' - interval '5 hours',
  audience, pg_temp.spoken(), told_in.about, jsonb_build_object('title', pg_temp.say(told.title_fr, told.title_en), 'description', told_in.other),
  case when hours is null then 'full' else 'part' end, hours, months, places, filled, current_date + apply_in, low, high,
  case when low is not null then period end,
  case when told.number % 2 = 1 then jsonb_build_array(jsonb_build_object('id', 'q1', 'isRequired', true, 'text', pg_temp.say(
    'Tell us about a piece of work you’re proud of, and what you’d do differently.',
    'Parlez-nous d’un travail dont vous êtes fier ou fière, et de ce que vous feriez autrement.'
  ))) else '[]' end,
  jsonb_build_array(
    jsonb_build_object('id', 'c1', 'name', pg_temp.say('Understands the problem', 'Comprend le problème'), 'description', ''),
    jsonb_build_object('id', 'c2', 'name', pg_temp.say('Explains clearly', 'Explique clairement'), 'description', '')
  ), 1,
  case when told.status = 'in_review' then now() - days_ago * interval '1 day' end,
  case when told.status = 'in_review' then place.author end
from demo_opening as told
join public.jobs as job on job.slug = told.job
cross join lateral (
  select case when told.organization = 31 then '0f000000-0000-4000-8000-000000000001'
      else '0c000000-0000-4000-8000-' || lpad(told.organization::text, 12, '0') end::uuid as organization,
    case when told.author = 31 then 'fa000000-0000-4000-8000-000000000001'
      else 'c0000000-0000-4000-8000-' || lpad(told.author::text, 12, '0') end::uuid as author
) as place
cross join lateral (
  select pg_temp.say(about_en || E'\n\n' || ending.en, about_fr || E'\n\n' || ending.fr) as about,
    pg_temp.say(about_fr || E'\n\n' || ending.fr, about_en || E'\n\n' || ending.en) as other
  from (values (
    'Validated missions count as much as a degree. You get an answer at every step, within the time promised below.',
    'Les missions validées comptent autant qu’un diplôme. Vous recevez une réponse à chaque étape, dans le délai promis ci-dessous.'
  )) as ending (en, fr)
) as told_in;

-- Each author leads; a colleague who recruits reads along.
insert into public.opening_team (opening_id, user_id, is_lead)
select opening.id, member.user_id, member.user_id = opening.created_by
from public.openings as opening join public.organization_members as member on member.organization_id = opening.organization_id
where opening.created_by is not null and member.member_role in ('owner', 'recruiter');

-- A mission of the same company that proves a must-have.
insert into public.opening_missions (opening_id, mission_id, skills)
select distinct on (opening.id) opening.id, mission.id, proven.skills
from public.openings as opening
join public.missions as mission on mission.organization_id = opening.organization_id and mission.status = 'published'
cross join lateral (
  select array_agg(skill ->> 'slug') as skills from jsonb_array_elements(opening.skills) as skill
  where (skill -> 'must')::boolean and mission.draft -> 'skills' ? (skill ->> 'slug')
) as proven
where opening.created_by is not null and proven.skills is not null
order by opening.id, cardinality(proven.skills) desc, mission.id;

insert into public.opening_schools (opening_id, organization_id)
select id, '0e000000-0000-4000-8000-000000000001' from public.openings where audience = 'schools';
insert into public.opening_invitations (opening_id, email, invited_by, sent_at)
select id, 'candidate@essor.test', created_by, now() from public.openings where audience = 'invited';

-- Published as their authors did, then paused, filled, closed or archived.
select private.publish_opening(opening.id, opening.created_by)
from public.openings as opening join demo_opening as told
  on opening.id = ('de000000-0000-4000-8000-' || lpad((100 + told.number)::text, 12, '0'))::uuid
where told.status not in ('draft', 'in_review') order by told.number;
update public.openings as opening set
  status = told.status,
  published_at = case when opening.version > 0 then now() - told.days_ago * interval '1 day' end,
  closed_at = case when told.status in ('filled', 'closed', 'archived') then now() - interval '6 days' end
from demo_opening as told
where opening.id = ('de000000-0000-4000-8000-' || lpad((100 + told.number)::text, 12, '0'))::uuid;
update public.opening_versions as shown set published_at = opening.published_at
from public.openings as opening where opening.id = shown.opening_id;

-- One was sent back by an administrator.
update public.openings set review_reason = pg_temp.say(
  'Say who will be the apprentice’s tutor, and how many hours they have for it.',
  'Dites qui sera le tuteur ou la tutrice, et combien d’heures sont prévues pour cela.'
) where id = 'de000000-0000-4000-8000-000000000125';
