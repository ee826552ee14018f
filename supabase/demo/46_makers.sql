-- Makers' profiles, portfolios and mentorships.
insert into public.maker_profiles (
  organization_id, headline, bio, skills, rates, availability, available_from, mentee_places, is_public, revision, updated_at
)
select told.id::uuid, told.headline, told.bio, told.skills::jsonb, told.rates::jsonb, told.availability,
  case when told.availability = 'from' then current_date + 24 end, told.places, true, 1, now() - interval '12 days'
from (values
  ('0f000000-0000-4000-8000-000000000001', pg_temp.say('Product design for small teams that ship', 'Design produit pour de petites équipes qui livrent'),
pg_temp.say('I left an agency six years ago to work with teams of three to ten people. I stay from the first interview to the day the product is in the hands of the people who use it.

## How I work

- One week of **listening**: five interviews and an afternoon with the support team
- Two weeks of mockups you can touch, tested every Friday
- Then one day a week, for as long as the team is building

## For people starting out

I review work almost every week and mentor up to three people at a time. You learn this job by showing what isn’t finished: bring a draft.',
      'J’ai quitté une agence il y a six ans pour travailler avec des équipes de trois à dix personnes. Je reste du premier entretien jusqu’au jour où le produit est entre les mains de ceux qui l’utilisent.

## Comment je travaille

- une semaine pour **écouter** : cinq entretiens, un après-midi avec le support ;
- deux semaines de maquettes que l’on peut toucher, testées le vendredi ;
- ensuite, je reste disponible un jour par semaine tant que l’équipe construit.

## Pour les juniors

Je relis des travaux presque chaque semaine et j’accompagne jusqu’à trois personnes à la fois. On apprend le métier en montrant ce qui n’est pas fini : venez avec un brouillon.'),
    '[{"slug": "ux-design", "weight": 5}, {"slug": "prototyping", "weight": 5}, {"slug": "product-discovery", "weight": 4}, {"slug": "ux-research", "weight": 4}, {"slug": "accessibility", "weight": 3}, {"slug": "ab-testing", "weight": 3}, {"slug": "communication", "weight": 3}, {"slug": "customer-service", "weight": 2}]',
    '[{"amount": 52000, "currency": "EUR", "per": "day"}, {"amount": 450000, "currency": "EUR", "per": "project"}]',
    'from', 3),
  ('0f000000-0000-4000-8000-000000000002', pg_temp.say('Photography and art direction in the field', 'Photographie et direction artistique, sur le terrain'),
pg_temp.say('Ten years of commissions for museums, publishers and a few patient brands. I photograph people at work.

Every commission starts with a day without a camera. We look, we ask, we note the light. The pictures come later, and it takes fewer of them.',
      'Dix ans de commandes pour des musées, des maisons d’édition et quelques marques patientes. Je photographie des gens qui travaillent.

Chaque commande commence par une journée sans appareil. On regarde, on demande, on note la lumière. Les images viennent après, et il en faut moins.'),
    '[{"slug": "storytelling", "weight": 5}, {"slug": "graphic-design", "weight": 4}, {"slug": "brand-strategy", "weight": 3}, {"slug": "social-media", "weight": 2}]',
    '[]', 'now', 2),
  ('0f000000-0000-4000-8000-000000000003', pg_temp.say('Web developer: small, fast, accessible sites',
      'Développeur web : des sites légers, rapides, accessibles'),
pg_temp.say(E'I came to code at 31, after years as a carpenter. I still work the same way: measure twice, cut once, leave the place clean.\n\n**What you get:** a site that opens within a second on an old phone, that works with a keyboard, and that your next developer will understand.\n\n**What beginners get:** honest reviews, and the story of my first year, which was hard.',
      E'Je suis venu au code à 31 ans, après des années de menuiserie. Je travaille toujours pareil : mesurer deux fois, couper une fois, laisser l’endroit propre.\n\n**Ce que vous obtenez :** un site qui s’ouvre en une seconde sur un vieux téléphone, qui s’utilise au clavier, et que le prochain développeur comprendra.\n\n**Pour les juniors :** des relectures honnêtes, et le récit de ma première année, qui fut dure.'),
    '[{"slug": "javascript", "weight": 5}, {"slug": "typescript", "weight": 4}, {"slug": "react", "weight": 4}, {"slug": "web-performance", "weight": 5}, {"slug": "accessibility", "weight": 4}, {"slug": "html-css", "weight": 5}]',
    '[{"amount": 6500, "currency": "EUR", "per": "hour"}, {"amount": 48000, "currency": "EUR", "per": "day"}]',
    'now', 1),
  ('0f000000-0000-4000-8000-000000000004', pg_temp.say('Illustration and animation that explain without boring',
      'Illustration et animation pour expliquer sans ennuyer'),
pg_temp.say('I draw what’s hard to say: a public service, a molecule, a form to fill in. Two minutes of animation beat twelve pages, if someone has cut the text first.',
      'Je dessine ce qui est difficile à dire : un service public, une molécule, une étape administrative. Deux minutes d’animation valent mieux que douze pages, si le texte a été coupé avant.'),
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
  ('0a000000-0000-4000-8000-000000000001', '0f000000-0000-4000-8000-000000000001', pg_temp.say('a-schedule-you-can-read-standing-up', 'un-planning-que-l-on-comprend-debout'),
    pg_temp.say('A schedule you can read standing up', 'Un planning que l’on comprend debout'), pg_temp.say('Research, mockups, testing', 'Recherche, maquettes, tests'),
pg_temp.say('## The request

A construction equipment rental company was losing an hour a day: the schedule existed, but no one looked at it. Crews called the office instead.

## What I did

Two mornings at the counter, at six o’clock. The schedule was made to be read sitting down, on a big screen; the crews were **standing up, wearing gloves**. I designed a single view: what leaves in the next two hours, in large type, with the color of the trailer.

Three paper prototypes, one in code, tested with seven people.

## The result

Calls to the office dropped by half in a month. The view fits on one page, and no one needed training.',
      '## La demande

Un loueur de matériel de chantier perdait une heure par jour : le planning existait, mais personne ne le regardait. Les équipes appelaient le bureau.

## Ce que j’ai fait

Deux matinées au comptoir, à six heures. Le planning se lisait assis, sur un grand écran ; les gens, eux, étaient **debout, avec des gants**. J’ai dessiné une seule vue : ce qui part dans les deux heures, en gros, avec la couleur de la remorque.

Trois prototypes en papier, un en code, testés avec sept personnes.

## Ce qui en est sorti

Les appels au bureau ont baissé de moitié en un mois. La vue tient dans une page, et personne n’a eu besoin de formation.'),
    pg_temp.say('Hélène Cassard, equipment rental', 'Hélène Cassard, loueuse de matériel'), pg_temp.say('He showed up at six in the morning. After that, everything went faster, because he’d seen it for himself.',
      'Il est venu à six heures du matin. Après, tout allait plus vite, parce qu’il avait vu.'),
    pg_temp.say('[{"label": "See the schedule online", "url": "https://planning.trois-marees.example"}]',
      '[{"label": "La vue, en ligne", "url": "https://planning.trois-marees.example"}]'), '{ux-research,prototyping,ux-design}', 'a0'),
  ('0a000000-0000-4000-8000-000000000002', '0f000000-0000-4000-8000-000000000001', pg_temp.say('the-harbor-sorting-kiosk', 'la-borne-de-tri-du-port'),
    pg_temp.say('The harbor sorting kiosk', 'La borne de tri du port'), pg_temp.say('Interface design, accessibility', 'Design d’interface, accessibilité'),
pg_temp.say('A kiosk in full sun, wet fingers, children in front and sailors in a hurry behind. **Contrast measured outdoors**, touch targets almost an inch wide, three languages and not one line of text too many.

Sorting errors went from 31% to 12% in one season, by the harbor’s own count.',
      'Une borne en plein soleil, des doigts mouillés, des enfants devant et des plaisanciers pressés derrière. **Contraste mesuré dehors**, cibles de deux centimètres, trois langues sans une ligne de texte de trop.

Le taux d’erreurs de tri est passé de 31 % à 12 % en une saison, relevé par le port lui-même.'),
    '', '', '[]', '{ui-design,accessibility}', 'a1'),
  ('0a000000-0000-4000-8000-000000000003', '0f000000-0000-4000-8000-000000000001', null,
    pg_temp.say('A logbook for sailing schools', 'Un carnet de bord pour voiliers-écoles'), pg_temp.say('Service design', 'Design de service'), pg_temp.say('Loose notes, to write up once the season is over.',
      'Notes en vrac, à écrire quand la saison sera finie.'), '', '', '[]',
    '{product-discovery}', 'a2'),
  ('0a000000-0000-4000-8000-000000000004', '0f000000-0000-4000-8000-000000000002', pg_temp.say('the-hands-of-the-fish-auction', 'les-mains-de-la-criee'),
    pg_temp.say('The hands of the fish auction', 'Les mains de la criée'), pg_temp.say('Photography', 'Photographie'),
pg_temp.say('Four nights at the fish auction in Loctudy. The commission was about fish; the pictures are about hands: hands that sort, lift and take notes.

Twenty-two pictures out of nine hundred. The exhibition toured six harbors.',
      'Quatre nuits à la criée de Loctudy. La commande parlait de poissons, les images parlent de mains : celles qui trient, qui soulèvent, qui notent.

Vingt-deux images retenues sur neuf cents. L’exposition a tourné dans six ports.'),
    pg_temp.say('Fishing harbor, cultural office', 'Port de pêche, service culturel'), pg_temp.say('For the first time, the crews recognized themselves.',
      'Pour la première fois, les équipes se sont reconnues.'), '[]', '{storytelling}', 'a0'),
  ('0a000000-0000-4000-8000-000000000005', '0f000000-0000-4000-8000-000000000003', pg_temp.say('a-shop-that-opens-within-a-second', 'une-boutique-qui-s-ouvre-en-une-seconde'),
    pg_temp.say('A shop that opens within a second', 'Une boutique qui s’ouvre en une seconde'), pg_temp.say('Design and code', 'Design et code'),
pg_temp.say(E'A ceramics workshop sold at markets and wanted to sell from home. Their old shop took **nine seconds** to open on their own phones.\n\nI measured first: 4.2 MB of pictures, eleven trackers, a slider no one touched. The new shop is static, 140 kB, and works with the keyboard alone. Orders arrive by email, because that’s what they read.\n\nSales doubled in the first winter. They say it’s the clay.',
      E'Un atelier de céramique vendait sur les marchés et voulait vendre de chez lui. L’ancienne boutique mettait **neuf secondes** à s’ouvrir sur les téléphones de l’équipe elle-même.\n\nJ’ai d’abord mesuré : 4,2 Mo d’images, onze traceurs, un carrousel que personne ne touchait. La nouvelle boutique est statique, 140 ko, et s’utilise au clavier seul. Les commandes arrivent par e-mail, parce que c’est là que l’équipe les lit.\n\nLes ventes ont doublé le premier hiver. L’équipe dit que c’est l’argile.'),
    'Atelier Grès du Sud', pg_temp.say('I update it myself on Sundays, and I’ve never broken anything.',
      'Je la mets à jour moi-même, le dimanche, et je n’ai jamais rien cassé.'),
    pg_temp.say('[{"label": "The shop", "url": "https://gres-du-sud.example"}]',
      '[{"label": "La boutique", "url": "https://gres-du-sud.example"}]'), '{web-performance,accessibility,html-css}', 'a0'),
  ('0a000000-0000-4000-8000-000000000006', '0f000000-0000-4000-8000-000000000004', pg_temp.say('your-file-in-two-minutes', 'votre-dossier-en-deux-minutes'),
    pg_temp.say('Your file, in two minutes', 'Votre dossier, en deux minutes'), pg_temp.say('Writing, drawing, animation', 'Écriture, dessin, animation'),
pg_temp.say('A benefits office was getting ten thousand calls a month about the same letter. First I rewrote the letter, then I animated what still needed explaining.

Two minutes, captioned, no voice-over: people watch it in a waiting room.',
      'Une caisse d’allocations recevait dix mille appels par mois sur la même lettre. J’ai d’abord réécrit la lettre, puis animé ce qui restait à expliquer.

Deux minutes, sous-titrées, sans voix : on les regarde dans une salle d’attente.'), '', '', '[]', '{motion-design,illustration}', 'a0')
) as told (id, maker, slug, title, role, body, client_name, client_quote, links, skills, place);

-- Page views of the last three months, some by demo accounts.
insert into public.page_views (day, organization_id, case_id, visitor)
select day, page.maker, page.case_id, substr(sha256(convert_to(concat_ws(' ', day, page.maker, page.case_id, nth), 'utf8')), 1, 16)
from (
  select organization_id as maker, null::uuid as case_id from public.maker_profiles
  union all select organization_id, id from public.portfolio_cases where is_published
) as page
cross join generate_series(private.today() - 90, private.today(), interval '1 day') with ordinality as dated (moment, nth_day)
cross join lateral (select moment::date as day) as dated_day
cross join lateral generate_series(
  1, abs(hashtext(concat(page.maker, page.case_id, day))) % 4 + nth_day / 45
) as nth;

-- Mentoring requests and their outcomes.
create temp table demo_mentoring (
  nth int, maker int, candidate int, purpose text, status text, days_ago numeric, hours int, body text, said text
) on commit drop;
insert into demo_mentoring values
  (1, 1, 1, 'portfolio', 'accepted', 33, 9, pg_temp.say('Hi Julien, I’m redoing my portfolio for communications jobs. I have three projects I’m proud of and don’t know which one to show first.',
      'Bonjour Julien, je refais mon portfolio pour des postes de chargée de communication. J’ai trois projets dont je suis fière et je ne sais pas lequel montrer en premier.'), ''),
  (2, 1, 11, 'career', 'pending', 1.2, null, pg_temp.say('Hello, I’m finishing my design degree and can’t decide between an agency and a product team. I’d like to talk once a month with someone who knows both.',
      'Bonjour, je termine mes études en design et j’hésite entre une agence et une équipe produit. J’aimerais en parler avec quelqu’un qui connaît les deux, une fois par mois.'), ''),
  (3, 1, 5, 'skills', 'pending', 0.3, null, pg_temp.say('Hello Julien, I read your case study on the schedule. I’d like to learn how you test with so few people, and try it on my own project.',
      'Bonjour Julien, j’ai lu votre étude de cas sur le planning. J’aimerais apprendre à tester avec si peu de monde, et l’essayer sur mon propre projet.'), ''),
  (4, 1, 2, 'skills', 'ended', 96, 20, pg_temp.say('I’m a developer. My screens work, but people tell me they’re hard to understand. I’d like to learn how to test them.',
      'Je suis développeur et mes écrans marchent, mais on me dit qu’ils ne se comprennent pas. Je voudrais apprendre à les tester.'), ''),
  (5, 1, 8, 'job_search', 'declined', 61, 30, pg_temp.say('Hello, could you go over my applications every week until I find a job?',
      'Bonjour, pourriez-vous relire mes candidatures chaque semaine jusqu’à ce que je trouve un poste ?'), pg_temp.say('I couldn’t do that well every week. For applications, book a career talk with Clarisse instead.',
      'Chaque semaine, je ne pourrais pas le faire bien. Pour des candidatures, prenez plutôt un échange avec Clarisse.')),
  (6, 1, 13, 'career', 'declined', 47, 14, pg_temp.say('I’m changing careers at 28, and I’d like to understand product design from the inside before I choose a course.',
      'Je change de métier à 28 ans et je voudrais comprendre le design produit de l’intérieur avant de choisir une formation.'), pg_temp.say('All my spots are taken until spring. Ask me again in March.',
      'Toutes mes places sont prises jusqu’au printemps. Redemandez-moi en mars.')),
  (7, 1, 17, 'independence', 'expired', 120, 168, pg_temp.say('I want to go freelance after my apprenticeship, and I’m looking for someone who has done it.',
      'Je voudrais m’installer à mon compte après mon alternance et je cherche quelqu’un qui l’a fait.'), ''),
  (8, 2, 1, 'independence', 'pending', 2, null, pg_temp.say('Hello Awa, I take pictures for two nonprofits, and now people are asking me for quotes. I don’t know where to start.',
      'Bonjour Awa, je fais des photos pour deux associations et on me demande maintenant des devis. Je ne sais pas par où commencer.'), ''),
  (9, 3, 20, 'skills', 'accepted', 18, 5, pg_temp.say('Hi Pierre-Yves, I’m teaching myself React. I’d like someone to look at my code every other week and tell me what a team wouldn’t accept.',
      'Bonjour Pierre-Yves, j’apprends React en autodidacte. J’aimerais que quelqu’un regarde mon code toutes les deux semaines et me dise ce qu’une équipe n’accepterait pas.'), '');

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
  case when demo_mentoring.status = 'ended' then pg_temp.say('You don’t need me for this anymore. Send me your next screen anyway.',
      'Tu n’as plus besoin de moi pour ça. Envoie-moi ton prochain écran quand même.') else '' end,
  case when demo_mentoring.status = 'ended' then pg_temp.say('Thank you for these two months. I test before I code now, and my team has noticed.',
      'Merci pour ces deux mois. Je teste maintenant avant de coder, et mon équipe l’a remarqué.') else '' end
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
  pg_temp.say('Gladly. Let’s start with what isn’t finished: send me a draft, and three times that work for you next week.',
      'Avec plaisir. Commençons par ce qui n’est pas fini : envoyez-moi un brouillon, et trois créneaux la semaine prochaine.'),
  decided_at + interval '1 hour'
from linked;

insert into public.mentoring_goals (mentorship_id, title, done_at, created_at)
select ('0b000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid, title, now() - done * interval '1 day', now() - made * interval '1 day'
from (values
  (1, pg_temp.say('Choose three projects and say why', 'Choisir trois travaux et dire pourquoi'), 12, 30), (1, pg_temp.say('One page per project: request, work, result', 'Une page par travail : demande, geste, résultat'), null, 30),
  (1, pg_temp.say('Have two people in the field review everything', 'Faire relire le tout par deux personnes du métier'), null, 29), (4, pg_temp.say('Test a screen with five people', 'Tester un écran avec cinq personnes'), 60, 92),
  (4, pg_temp.say('Write down what you see, not what you think', 'Écrire ce que l’on observe, pas ce que l’on pense'), 41, 92), (9, pg_temp.say('Small components that say what they do', 'De petits composants qui disent ce qu’ils font'), null, 17)
) as wished (nth, title, done, made);

with held as (
  insert into public.mentoring_sessions (mentorship_id, starts_at, minutes, notes, created_at)
  select ('0b000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid,
    -- Late in the afternoon in Paris, and on a weekday: from Saturday and Sunday a past one moves back, one to come forward.
    (day + case when ahead < 0 then 5 - least(greatest(extract(isodow from day)::int, 5), 7)
      when extract(isodow from day) > 5 then 8 - extract(isodow from day)::int else 0 end + clock) at time zone 'Europe/Paris',
    minutes, notes, now() - interval '10 days'
  from (values
    (1, -26, time '17:30', 45, pg_temp.say(E'We laid out all seven pieces. **Three stay**: the newsletter, the crisis plan, the kiosk.\n\nFor next time: one sentence per piece.',
      E'Nous avons étalé les sept travaux. **Trois restent** : la lettre, le plan de crise, la borne.\n\nPour la prochaine fois : une phrase par travail.')),
    (1, -12, time '18:00', 30, pg_temp.say('The sentence for the newsletter is good. The one for the crisis plan still says more about you than about the result.',
      'La phrase de la lettre est bonne. Celle du plan de crise parle encore de vous plus que du résultat.')),
    (1, 4, time '17:30', 45, ''),
    (4, -70, time '12:30', 60, pg_temp.say('First test in the cafeteria, with cake. Five people, one task.',
      'Premier test à la cafétéria, avec des gâteaux. Cinq personnes, une tâche.')),
    (9, -9, time '16:00', 45, pg_temp.say('Went through the list component together. Next time: tests for the empty state.',
      'Relu ensemble le composant de liste. La prochaine fois : les tests de l’état vide.'))
  ) as planned (nth, ahead, clock, minutes, notes)
  cross join lateral (select (now() at time zone 'Europe/Paris')::date + ahead as day) as planned_on
  returning id, mentorship_id, starts_at
)
insert into public.mentoring_notes (session_id, user_id, body)
select held.id, kept.mentor_id, pg_temp.say('Very organized, doubts herself too much. Show her a failed portfolio: mine from 2014.',
      'Très structurée, doute trop. Lui montrer un portfolio raté, le mien de 2014.')
from held join public.mentorships as kept on kept.id = held.mentorship_id
where kept.id = '0b000000-0000-4000-8000-000000000001' and held.starts_at < now() - interval '20 days';

-- Missions open to maker reviews from the start, where a maker has the skills.
update public.missions as mission set shares_reviews = true
from public.mission_versions as version, public.maker_profiles as profile
where version.mission_id = mission.id and version.version = mission.version
  and version.skills && profile.skill_slugs and mission.organization_id <> profile.organization_id
  and mission.organization_id = '0c000000-0000-4000-8000-000000000001';
