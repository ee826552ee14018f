-- Teams that grow: one invitation is under way, one was forgotten.
insert into public.team_invitations (organization_id, email, member_role, invited_by, invited_at, sent_at, expires_at)
select '0c000000-0000-4000-8000-000000000001', email, member_role::public.member_role,
  'c0000000-0000-4000-8000-000000000001', sent_at, sent_at, sent_at + interval '7 days'
from (values
  ('samir.belkacem@nordelia.example', 'reviewer', now() - interval '2 days'),
  ('lucie.hennebelle@nordelia.example', 'recruiter', now() - interval '11 days')
) as invited (email, member_role, sent_at);

-- What companies say about themselves.
insert into public.organization_profiles (
  organization_id, tagline, story, sector, size, place, company_values, links, revision, updated_by, updated_at
)
select organization.id, told.tagline, told.story, told.sector, told.size, told.place, told.company_values::jsonb,
  told.links::jsonb, 1, organization.requested_by, now() - interval '20 days'
from (values
  ('0c000000-0000-4000-8000-000000000001', 'Trois entrepôts, deux cents personnes, et une livraison qui tient parole.',
'Nordelia est née en 1998 d’un seul hangar à Seclin. Aujourd’hui, nous préparons et livrons pour une soixantaine de commerçants du Nord et de Belgique.

## Comment on travaille

Une équipe compte **huit à douze personnes**. Le matin commence par dix minutes debout : ce qui arrive, ce qui part, ce qui coince. Les plannings sont faits par celles et ceux qui les suivent.

## Comment on arrive

- une première semaine avec un parrain ou une marraine, sans objectif de cadence ;
- un CACES payé par nous dès le deuxième mois ;
- un point à trente jours, où l’on parle aussi de ce que *nous* pourrions mieux faire.

La moitié de nos chefs d’équipe ont commencé comme préparateurs de commandes.',
    'logistics', '50-249', 'Seclin, Lesquin et Roncq', '[
      {"title": "La parole tenue", "text": "Un retour promis pour mardi arrive mardi. Cela vaut pour nos clients comme pour les candidats."},
      {"title": "Le geste sûr", "text": "Chacun peut arrêter une ligne. Personne ne demande pourquoi avant que tout le monde soit en sécurité."},
      {"title": "Grandir sur place", "text": "Chaque poste d’encadrement est d’abord proposé en interne, avec la formation qui va avec."}
    ]', '[{"label": "LinkedIn", "url": "https://www.linkedin.com/company/nordelia.example"}]'),
  ('0c000000-0000-4000-8000-000000000002', 'Des parcs solaires que l’on entretient comme un jardin.',
'Soléviane installe et entretient des parcs solaires dans la vallée du Rhône. Quarante personnes, dont la moitié sur le terrain, et quatre embauches par an.

Nous travaillons en binômes : personne ne monte seul sur une toiture, personne ne signe seul un devis.',
    'energy', '10-49', 'Valence', '[
      {"title": "Mesurer avant de dire", "text": "Un chiffre que nous publions a été relevé, pas estimé."},
      {"title": "Le temps long", "text": "Nos contrats d’entretien durent vingt ans. Nos équipes aussi, nous l’espérons."}
    ]', '[]'),
  ('0c000000-0000-4000-8000-000000000003', 'Nine people in Brest who read the sea in numbers.',
'We turn buoy readings into forecasts that harbour masters use every morning. Everybody here writes code, and everybody has been on the boat at least once.

Our week has two fixed points: a forecast review on Monday, and a walk on Thursday.',
    'digital', '1-9', 'Brest', '[
      {"title": "Show the error bar", "text": "A forecast without its doubt is a guess. We print both."},
      {"title": "Small boats first", "text": "If it does not help a skipper at five in the morning, it waits."}
    ]', '[{"label": "Code", "url": "https://git.kerlune-data.example"}]'),
  ('0c000000-0000-4000-8000-000000000005', 'Des outils pour les soignants, pensés avec eux.',
'Orvéa Santé édite un dossier de suivi pour les maisons de santé. Chaque fonction commence par une journée passée dans un cabinet.',
    'health', '10-49', 'Nantes', '[]', '[]')
) as told (id, tagline, story, sector, size, place, company_values, links)
join public.organizations as organization on organization.id = told.id::uuid;
