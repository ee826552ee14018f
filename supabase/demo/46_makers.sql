-- What the makers say about themselves, the work they show, and whom they accompany.
insert into public.maker_profiles (
  organization_id, headline, bio, skills, rates, availability, available_from, mentee_places, is_public, revision, updated_at
)
select told.id::uuid, told.headline, told.bio, told.skills::jsonb, told.rates::jsonb, told.availability,
  case when told.availability = 'from' then current_date + 24 end, told.places, true, 1, now() - interval '12 days'
from (values
  ('0f000000-0000-4000-8000-000000000001', 'Design produit pour de petites équipes qui livrent',
'J’ai quitté une agence il y a six ans pour travailler avec des équipes de trois à dix personnes. Je reste du premier entretien jusqu’au jour où le produit est entre les mains de ceux qui l’utilisent.

## Comment je travaille

- une semaine pour **écouter** : cinq entretiens, un après-midi avec le support ;
- deux semaines de maquettes que l’on peut toucher, testées le vendredi ;
- ensuite, je reste disponible un jour par semaine tant que l’équipe construit.

## Pour les juniors

Je relis des travaux presque chaque semaine et j’accompagne deux personnes à la fois. On apprend le métier en montrant ce qui n’est pas fini : venez avec un brouillon.',
    '[{"slug": "ux-design", "weight": 5}, {"slug": "prototyping", "weight": 5}, {"slug": "product-discovery", "weight": 4}, {"slug": "ux-research", "weight": 4}, {"slug": "accessibility", "weight": 3}, {"slug": "ab-testing", "weight": 3}, {"slug": "communication", "weight": 3}, {"slug": "customer-service", "weight": 2}]',
    '[{"amount": 52000, "currency": "EUR", "per": "day"}, {"amount": 450000, "currency": "EUR", "per": "project"}]',
    'from', 3),
  ('0f000000-0000-4000-8000-000000000002', 'Photographie et direction artistique, sur le terrain',
'Dix ans de commandes pour des musées, des maisons d’édition et quelques marques patientes. Je photographie des gens qui travaillent.

Chaque commande commence par une journée sans appareil. On regarde, on demande, on note la lumière. Les images viennent après, et il en faut moins.',
    '[{"slug": "storytelling", "weight": 5}, {"slug": "graphic-design", "weight": 4}, {"slug": "brand-strategy", "weight": 3}, {"slug": "social-media", "weight": 2}]',
    '[]', 'now', 2),
  ('0f000000-0000-4000-8000-000000000003', 'Web developer: small, fast, accessible sites',
'I came to code at 31, after years as a carpenter. I still work the same way: measure twice, cut once, leave the place clean.

**What you get:** a site that opens within a second on an old phone, that a keyboard can use, and that your next developer understands.

**What juniors get:** honest reviews, and the story of my first year, which was hard.',
    '[{"slug": "javascript", "weight": 5}, {"slug": "typescript", "weight": 4}, {"slug": "react", "weight": 4}, {"slug": "web-performance", "weight": 5}, {"slug": "accessibility", "weight": 4}, {"slug": "html-css", "weight": 5}]',
    '[{"amount": 6500, "currency": "EUR", "per": "hour"}, {"amount": 48000, "currency": "EUR", "per": "day"}]',
    'now', 1),
  ('0f000000-0000-4000-8000-000000000004', 'Illustration et animation pour expliquer sans ennuyer',
'Je dessine ce qui est difficile à dire : un service public, une molécule, une étape administrative. Deux minutes d’animation valent mieux que douze pages, si le texte a été coupé avant.',
    '[{"slug": "illustration", "weight": 5}, {"slug": "motion-design", "weight": 5}, {"slug": "storytelling", "weight": 3}]',
    '[{"amount": 38000, "currency": "EUR", "per": "day"}]', 'not_now', 0)
) as told (id, headline, bio, skills, rates, availability, places);

insert into public.portfolio_cases (
  id, organization_id, slug, title, role, body, client_name, client_quote, links, skills, place, is_published, revision,
  created_at, updated_at
)
select told.id::uuid, told.maker::uuid, told.slug, told.title, told.role, told.body, told.client_name, told.client_quote,
  told.links::jsonb, told.skills::text[], told.place, told.slug is not null, 1, now() - interval '40 days', now() - interval '9 days'
from (values
  ('0a000000-0000-4000-8000-000000000001', '0f000000-0000-4000-8000-000000000001', 'un-planning-que-l-on-comprend-debout',
    'Un planning que l’on comprend debout', 'Recherche, maquettes, tests',
'## La demande

Un loueur de matériel de chantier perdait une heure par jour : le planning existait, mais personne ne le regardait. Les équipes appelaient le bureau.

## Ce que j’ai fait

Deux matinées au comptoir, à six heures. Le planning se lisait assis, sur un grand écran ; les gens, eux, étaient **debout, avec des gants**. J’ai dessiné une seule vue : ce qui part dans les deux heures, en gros, avec la couleur de la remorque.

Trois prototypes en papier, un en code, testés avec sept personnes.

## Ce qui en est sorti

Les appels au bureau ont baissé de moitié en un mois. La vue tient dans une page, et personne n’a eu besoin de formation.',
    'Hélène Cassard, loueuse de matériel', 'Il est venu à six heures du matin. Après, tout allait plus vite, parce qu’il avait vu.',
    '[{"label": "La vue, en ligne", "url": "https://planning.trois-marees.example"}]', '{ux-research,prototyping,ux-design}', 'a0'),
  ('0a000000-0000-4000-8000-000000000002', '0f000000-0000-4000-8000-000000000001', 'la-borne-de-tri-du-port',
    'La borne de tri du port', 'Design d’interface, accessibilité',
'Une borne en plein soleil, des doigts mouillés, des enfants devant et des plaisanciers pressés derrière. **Contraste mesuré dehors**, cibles de deux centimètres, trois langues sans une ligne de texte de trop.

Le taux d’erreurs de tri est passé de 31 % à 12 % en une saison, relevé par le port lui-même.',
    '', '', '[]', '{ui-design,accessibility}', 'a1'),
  ('0a000000-0000-4000-8000-000000000003', '0f000000-0000-4000-8000-000000000001', null,
    'Un carnet de bord pour voiliers-écoles', 'Design de service', 'Notes en vrac, à écrire quand la saison sera finie.', '', '', '[]',
    '{product-discovery}', 'a2'),
  ('0a000000-0000-4000-8000-000000000004', '0f000000-0000-4000-8000-000000000002', 'les-mains-de-la-criee',
    'Les mains de la criée', 'Photographie',
'Quatre nuits à la criée de Loctudy. La commande parlait de poissons, les images parlent de mains : celles qui trient, qui soulèvent, qui notent.

Vingt-deux images retenues sur neuf cents. L’exposition a tourné dans six ports.',
    'Port de pêche, service culturel', 'Pour la première fois, les équipes se sont reconnues.', '[]', '{storytelling}', 'a0'),
  ('0a000000-0000-4000-8000-000000000005', '0f000000-0000-4000-8000-000000000003', 'a-shop-that-opens-within-a-second',
    'A shop that opens within a second', 'Design and code',
'A ceramics workshop sold at markets and wanted to sell from home. Their old shop took **nine seconds** on their own phones.

I measured first: 4.2 MB of pictures, eleven trackers, a slider nobody touched. The new shop is static, 140 kB, and works with the keyboard alone. Orders arrive as mails, because that is what they read.

Sales doubled in the first winter. They say it is the clay.',
    'Atelier Grès du Sud', 'I update it myself, on Sundays, and I have never broken anything.',
    '[{"label": "The shop", "url": "https://gres-du-sud.example"}]', '{web-performance,accessibility,html-css}', 'a0'),
  ('0a000000-0000-4000-8000-000000000006', '0f000000-0000-4000-8000-000000000004', 'votre-dossier-en-deux-minutes',
    'Votre dossier, en deux minutes', 'Écriture, dessin, animation',
'Une caisse d’allocations recevait dix mille appels par mois sur la même lettre. J’ai d’abord réécrit la lettre, puis animé ce qui restait à expliquer.

Deux minutes, sous-titrées, sans voix : on les regarde dans une salle d’attente.', '', '', '[]', '{motion-design,illustration}', 'a0')
) as told (id, maker, slug, title, role, body, client_name, client_quote, links, skills, place);

-- Visitors of the last 60 days, and some people of the demo.
insert into public.page_views (day, organization_id, case_id, visitor)
select day, page.maker, page.case_id, substr(sha256(convert_to(concat_ws(' ', day, page.maker, page.case_id, nth), 'utf8')), 1, 16)
from (
  select organization_id as maker, null::uuid as case_id from public.maker_profiles
  union all select organization_id, id from public.portfolio_cases where is_published
) as page
cross join generate_series(private.today() - 59, private.today(), interval '1 day') as dated (moment)
cross join lateral (select moment::date as day) as dated_day
cross join lateral generate_series(
  1, abs(hashtext(concat(page.maker, page.case_id, day))) % 4 + (60 - (private.today() - day)) / 30
) as nth;

-- Requests for mentoring, and what became of them.
create temp table demo_mentoring (
  nth int, maker int, candidate int, purpose text, status text, days_ago numeric, hours int, body text, said text
) on commit drop;
insert into demo_mentoring values
  (1, 1, 1, 'portfolio', 'accepted', 33, 9, 'Bonjour Julien, je refais mon portfolio pour des postes de chargée de communication. J’ai trois travaux validés ici et je ne sais pas lequel montrer en premier.', ''),
  (2, 1, 11, 'career', 'pending', 1.2, null, 'Bonjour, je termine mes études en design et j’hésite entre une agence et une équipe produit. J’aimerais en parler avec quelqu’un qui connaît les deux, une fois par mois.', ''),
  (3, 1, 5, 'skills', 'pending', 0.3, null, 'Hello Julien, I read your case study on the planning. I would like to learn how you test with so few people, and to try it on my own project.', ''),
  (4, 1, 2, 'skills', 'ended', 96, 20, 'Je suis développeur et mes écrans marchent, mais on me dit qu’ils ne se comprennent pas. Je voudrais apprendre à les tester.', ''),
  (5, 1, 8, 'job_search', 'declined', 61, 30, 'Bonjour, pourriez-vous relire mes candidatures chaque semaine jusqu’à ce que je trouve un poste ?', 'Chaque semaine, je ne pourrais pas le faire bien. Pour des candidatures, prenez plutôt un échange avec Clarisse.'),
  (6, 1, 13, 'career', 'declined', 47, 14, 'Je change de métier à 28 ans et je voudrais comprendre le design produit de l’intérieur avant de choisir une formation.', 'Mes deux places sont prises jusqu’au printemps. Redemandez-moi en mars.'),
  (7, 1, 17, 'independence', 'expired', 120, 168, 'Je voudrais m’installer à mon compte après mon alternance et je cherche quelqu’un qui l’a fait.', ''),
  (8, 2, 1, 'independence', 'pending', 2, null, 'Bonjour Awa, je fais des photos pour deux associations et on me demande maintenant des devis. Je ne sais pas par où commencer.', ''),
  (9, 3, 20, 'skills', 'accepted', 18, 5, 'Hi Pierre-Yves, I am learning React on my own. I would like somebody to look at my code every other week and tell me what a team would not accept.', '');

insert into public.mentorships (
  id, maker_id, candidate_id, mentor_id, purpose, body, status, reason, created_at, expires_at, decided_at, ended_at, ended_by,
  maker_word, candidate_word
)
select ('0b000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid, maker.id,
  ('ca000000-0000-4000-8000-' || lpad(candidate::text, 12, '0'))::uuid,
  case when demo_mentoring.status in ('accepted', 'ended') then maker.requested_by end, purpose, body, demo_mentoring.status, said,
  asked, asked + interval '7 days', asked + hours * interval '1 hour',
  case when demo_mentoring.status = 'ended' then now() - interval '20 days' end,
  case when demo_mentoring.status = 'ended' then 'candidate' end,
  case when demo_mentoring.status = 'ended' then 'Tu n’as plus besoin de moi pour ça. Envoie-moi ton prochain écran quand même.' else '' end,
  case when demo_mentoring.status = 'ended' then 'Merci pour ces deux mois. Je teste maintenant avant de coder, et mon équipe l’a remarqué.' else '' end
from demo_mentoring
join public.organizations as maker on maker.id = ('0f000000-0000-4000-8000-' || lpad(maker::text, 12, '0'))::uuid
cross join lateral (select now() - days_ago * interval '1 day' as asked) as moment;

with opened as (
  insert into public.conversations (kind, key, first_by, first_at, last_number, last_at)
  select 'mentoring', 'mentoring:' || maker_id || ':' || candidate_id, candidate_id, created_at, 2, decided_at + interval '1 hour'
  from public.mentorships where status in ('accepted', 'ended')
  returning id, key
), linked as (
  update public.mentorships as kept set conversation_id = opened.id from opened
  where opened.key = 'mentoring:' || kept.maker_id || ':' || kept.candidate_id
  returning kept.*
), joined as (
  insert into public.conversation_members (conversation_id, user_id, read_number, joined_at)
  select conversation_id, member, 2, decided_at from linked, unnest(array[candidate_id, mentor_id]) as member
)
insert into public.messages (conversation_id, number, id, author_id, body, created_at)
select conversation_id, 1, gen_random_uuid(), candidate_id, body, created_at from linked
union all
select conversation_id, 2, gen_random_uuid(), mentor_id,
  'Avec plaisir. Commençons par ce qui n’est pas fini : envoyez-moi un brouillon, et trois créneaux la semaine prochaine.',
  decided_at + interval '1 hour'
from linked;

insert into public.mentoring_goals (mentorship_id, title, done_at, created_at)
select ('0b000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid, title, now() - done * interval '1 day', now() - made * interval '1 day'
from (values
  (1, 'Choisir trois travaux et dire pourquoi', 12, 30), (1, 'Une page par travail : demande, geste, résultat', null, 30),
  (1, 'Faire relire le tout par deux personnes du métier', null, 29), (4, 'Tester un écran avec cinq personnes', 60, 92),
  (4, 'Écrire ce que l’on observe, pas ce que l’on pense', 41, 92), (9, 'Small components that say what they do', null, 17)
) as wished (nth, title, done, made);

with held as (
  insert into public.mentoring_sessions (mentorship_id, starts_at, minutes, notes, created_at)
  select ('0b000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid,
    date_trunc('hour', now()) + ahead * interval '1 day', minutes, notes, now() - interval '10 days'
  from (values
    (1, -26, 45, E'Nous avons étalé les sept travaux. **Trois restent** : la lettre, le plan de crise, la borne.\n\nPour la prochaine fois : une phrase par travail.'),
    (1, -12, 30, 'La phrase de la lettre est bonne. Celle du plan de crise parle encore de vous plus que du résultat.'),
    (1, 4, 45, ''),
    (4, -70, 60, 'Premier test à la cafétéria, avec des gâteaux. Cinq personnes, une tâche.'),
    (9, -9, 45, 'Read the list component together. Next time: tests for the empty state.')
  ) as planned (nth, ahead, minutes, notes)
  returning id, mentorship_id, starts_at
)
insert into public.mentoring_notes (session_id, user_id, body)
select held.id, kept.mentor_id, 'Très structurée, doute trop. Lui montrer un portfolio raté, le mien de 2014.'
from held join public.mentorships as kept on kept.id = held.mentorship_id
where kept.id = '0b000000-0000-4000-8000-000000000001' and held.starts_at < now() - interval '20 days';

-- Missions that share their reviews from the start, as far as a maker has the skills for them.
update public.missions as mission set shares_reviews = true
from public.mission_versions as version, public.maker_profiles as profile
where version.mission_id = mission.id and version.version = mission.version
  and version.skills && profile.skill_slugs and mission.organization_id <> profile.organization_id
  and mission.organization_id = '0c000000-0000-4000-8000-000000000001';
