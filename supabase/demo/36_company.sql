-- Growing teams: one pending invitation, one expired.
insert into public.team_invitations (organization_id, email, member_role, invited_by, invited_at, sent_at, expires_at)
select '0c000000-0000-4000-8000-000000000001', email, member_role::public.member_role,
  'c0000000-0000-4000-8000-000000000001', sent_at, sent_at, sent_at + interval '7 days'
from (values
  ('samir.belkacem@nordelia.example', 'reviewer', now() - interval '2 days'),
  ('lucie.hennebelle@nordelia.example', 'recruiter', now() - interval '11 days')
) as invited (email, member_role, sent_at);

-- Company profiles.
insert into public.organization_profiles (
  organization_id, tagline, story, sector, size, place, company_values, links, revision, updated_by, updated_at
)
select organization.id, told.tagline, told.story, told.sector, told.size, told.place, told.company_values::jsonb,
  told.links::jsonb, 1, organization.requested_by, now() - interval '20 days'
from (values
  ('0c000000-0000-4000-8000-000000000001', pg_temp.say('Three warehouses, two hundred people, and deliveries that keep their word.',
      'Trois entrepôts, deux cents personnes, et une livraison qui tient parole.'),
pg_temp.say('Nordelia started in 1998 with a single shed in Seclin. Today we pick, pack and deliver for some sixty retailers in northern France and Belgium.

## How we work

A team is **eight to twelve people**. The morning starts with ten minutes on our feet: what’s coming in, what’s going out, what’s stuck. Schedules are made by the people who work them.

## How you start

- A first week with a buddy, and no targets
- A forklift license, paid for by us, from the second month
- A check-in after thirty days, where we also talk about what *we* could do better

Half of our team leads started out as order pickers.',
      'Nordelia est née en 1998 d’un seul hangar à Seclin. Aujourd’hui, nous préparons et livrons pour une soixantaine de commerçants du Nord et de Belgique.

## Comment on travaille

Une équipe compte **huit à douze personnes**. Le matin commence par dix minutes debout : ce qui arrive, ce qui part, ce qui coince. Les plannings sont faits par celles et ceux qui les suivent.

## Comment on arrive

- une première semaine avec un parrain ou une marraine, sans objectif de cadence ;
- un CACES payé par nous dès le deuxième mois ;
- un point à trente jours, où l’on parle aussi de ce que *nous* pourrions mieux faire.

La moitié de nos chefs d’équipe ont commencé comme préparateurs de commandes.'),
    'logistics', '50-249', pg_temp.say('Seclin, Lesquin and Roncq', 'Seclin, Lesquin et Roncq'), pg_temp.say('[
      {"title": "We keep our word", "text": "Feedback promised for Tuesday arrives on Tuesday. That goes for customers and candidates alike."},
      {"title": "Safety first", "text": "Anyone can stop a line. No one asks why until everyone is safe."},
      {"title": "Growing from within", "text": "Every lead position is offered internally first, with the training it takes."}
    ]',
      '[
      {"title": "La parole tenue", "text": "Un retour promis pour mardi arrive mardi. Cela vaut pour nos clients comme pour les candidats."},
      {"title": "Le geste sûr", "text": "Chacun peut arrêter une ligne. Personne ne demande pourquoi avant que tout le monde soit en sécurité."},
      {"title": "Grandir sur place", "text": "Chaque poste d’encadrement est d’abord proposé en interne, avec la formation qui va avec."}
    ]'), '[{"label": "LinkedIn", "url": "https://www.linkedin.com/company/nordelia.example"}]'),
  ('0c000000-0000-4000-8000-000000000002', pg_temp.say('Solar farms, tended like a garden.', 'Des parcs solaires que l’on entretient comme un jardin.'),
pg_temp.say('Soléviane installs and maintains solar farms in the Rhône valley. Forty people, half of them in the field, and four hires a year.

We work in pairs: no one climbs a roof alone, and no one signs a quote alone.',
      'Soléviane installe et entretient des parcs solaires dans la vallée du Rhône. Quarante personnes, dont la moitié sur le terrain, et quatre embauches par an.

Nous travaillons en binômes : personne ne monte seul sur une toiture, personne ne signe seul un devis.'),
    'energy', '10-49', 'Valence', pg_temp.say('[
      {"title": "Measure first", "text": "Every number we publish was measured, not estimated."},
      {"title": "The long run", "text": "Our maintenance contracts last twenty years. We hope our teams do, too."}
    ]',
      '[
      {"title": "Mesurer avant de dire", "text": "Un chiffre que nous publions a été relevé, pas estimé."},
      {"title": "Le temps long", "text": "Nos contrats d’entretien durent vingt ans. Nos équipes aussi, nous l’espérons."}
    ]'), '[]'),
  ('0c000000-0000-4000-8000-000000000003', pg_temp.say('Nine people in Brest who read the sea in numbers.',
      'Neuf personnes à Brest qui lisent la mer en chiffres.'),
pg_temp.say(E'We turn buoy readings into forecasts that harbor masters use every morning. Everyone here writes code, and everyone has been out on the boat at least once.\n\nOur week has two fixed points: a forecast review on Monday, and a walk on Thursday.',
      E'Nous transformons les relevés des bouées en prévisions que les capitaineries consultent chaque matin. Ici, tout le monde écrit du code, et tout le monde est monté au moins une fois sur le bateau.\n\nNotre semaine a deux points fixes : une revue des prévisions le lundi, une marche le jeudi.'),
    'digital', '1-9', 'Brest', pg_temp.say(E'[\n      {"title": "Show the error bar", "text": "A forecast without its margin of error is a guess. We publish both."},\n      {"title": "Small boats first", "text": "If it doesn’t help a skipper at five in the morning, it can wait."}\n    ]',
      E'[\n      {"title": "Montrer la marge d’erreur", "text": "Une prévision sans son doute est un pari. Nous publions les deux."},\n      {"title": "Les petits bateaux d’abord", "text": "Si cela n’aide pas un patron pêcheur à cinq heures du matin, cela attend."}\n    ]'), '[{"label": "Code", "url": "https://git.kerlune-data.example"}]'),
  ('0c000000-0000-4000-8000-000000000005', pg_temp.say('Tools for caregivers, designed with them.', 'Des outils pour les soignants, pensés avec eux.'),
pg_temp.say('Orvéa Santé publishes a diary that people with chronic conditions share with their care team. Every feature starts with a day spent in a doctor’s office.',
      'Orvéa Santé édite un carnet de suivi que les malades chroniques partagent avec leurs soignants. Chaque fonction commence par une journée passée dans un cabinet.'),
    'health', '10-49', 'Montpellier', '[]', '[]')
) as told (id, tagline, story, sector, size, place, company_values, links)
join public.organizations as organization on organization.id = told.id::uuid;
