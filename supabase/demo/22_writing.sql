-- Inès's writing: saved postings, stories from her work, and a letter with an earlier version.
insert into public.postings (id, user_id, title, company, link, body, application_id, created_at) values
  ('d0000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000001', pg_temp.say('Marketing apprentice', 'Alternante marketing'), 'Nordelia',
    'https://nordelia.example/emplois/alternance-marketing',
    pg_temp.say(E'Marketing apprentice – Nordelia – Lille\n\n12-month apprenticeship, two days a week from home.\n\nWhat you’ll do\n- Run our social media and keep the content calendar\n- Write the monthly newsletter and track its numbers\n- Help organize events with our bookstore customers\n\nWho you are\n- A good writer with a taste for content marketing\n- Comfortable with Excel\n- Some SEO knowledge is a plus\n\nPay: €1,100 to €1,250 gross per month, depending on age and year.\nSend a few lines and your résumé to recrutement@nordelia.example.',
      E'Alternante marketing – Nordelia – Lille\n\nContrat en alternance de 12 mois, deux jours de télétravail par semaine.\n\nVos missions\n- Animer nos réseaux sociaux et tenir le calendrier éditorial\n- Rédiger la newsletter mensuelle et en suivre les chiffres\n- Aider à l’organisation d’événements avec nos libraires\n\nVotre profil\n- Une belle plume et le goût du marketing de contenu\n- À l’aise avec Excel\n- Des notions de référencement naturel seraient un plus\n\nRémunération : 1 100 à 1 250 € brut par mois selon l’âge et l’année.\nEnvoyez quelques lignes et votre CV à recrutement@nordelia.example.'),
    'aa000000-0000-4000-8000-000000000008', now() - interval '17 days'),
  ('d0000000-0000-4000-8000-000000000002', 'ca000000-0000-4000-8000-000000000001', 'Community manager', 'Flashy',
    null,
    pg_temp.say(E'Community manager at Flashy, Lyon\n\n6-month internship. We’re looking for a social media rockstar with at least 2 years of experience who thrives under pressure: here, we’re like a family.\n\nYou can do it all: paid media, graphic design, motion design, SEO, email marketing.\n\nContact: flashy.jobs@gmail.com, photo required.',
      E'Community manager chez Flashy, Lyon\n\nStage de 6 mois. Nous cherchons une rockstar des réseaux sociaux, avec 2 ans d’expérience minimum et une vraie résistance au stress : ici on est comme une famille.\n\nTu sais tout faire : publicité en ligne, graphisme, motion design, référencement, e-mailing.\n\nContact : flashy.jobs@gmail.com, photo obligatoire.'),
    null, now() - interval '4 days'),
  ('d0000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000003', 'Data analyst', 'Régie Est Mobilités',
    null,
    pg_temp.say(E'Data analyst – Régie Est Mobilités – Montreuil\n\nPermanent contract. SQL, Python and data visualization to track bus punctuality. Beginners welcome. €34,000 to €38,000 per year.',
      E'Data analyst – Régie Est Mobilités – Montreuil\n\nCDI. SQL, Python et visualisation de données pour suivre la ponctualité des bus. Débutants acceptés. 34 000 à 38 000 € par an.'),
    'aa000000-0000-4000-8000-000000000021', now() - interval '3 days');

insert into public.stories (
  id, user_id, certificate_code, language, title, situation, task, action, result, skills, created_at, updated_at
)
select 'd1000000-0000-4000-8000-000000000001', certificate.user_id, certificate.code, certificate.facts ->> 'language',
  certificate.facts ->> 'mission', certificate.facts ->> 'summary',
  pg_temp.say('I had to deliver a complete piece of work on my own, using a real team’s documents.',
      'Je devais remettre un travail complet, seule, avec les documents d’une vraie équipe.'),
  pg_temp.say(E'First I read the whole file and wrote down three questions. I compared two approaches, chose the one that was easier to keep up over time, and wrote down why. After the team’s feedback, I reworked two passages.',
      E'J’ai d’abord lu tout le dossier et noté trois questions. J’ai comparé deux façons de faire, choisi la plus simple à tenir dans le temps, et écrit pourquoi. Après le retour de l’équipe, j’ai repris deux passages.'),
  pg_temp.say('The work was validated by ', 'Le travail a été validé par ') || (certificate.facts ->> 'organization') || pg_temp.say(', and the certificate shows three criteria at the highest level.',
      ', et le certificat compte 3 critères au plus haut niveau.'),
  array(select pg_temp.say(name_en, name_fr) from public.skills where slug in (select jsonb_array_elements_text(certificate.facts -> 'skills'))),
  now() - interval '12 days', now() - interval '2 days'
from public.certificates as certificate
where certificate.user_id = 'ca000000-0000-4000-8000-000000000001' and certificate.revoked_at is null
order by certificate.issued_at limit 1;

insert into public.stories (
  id, user_id, language, title, situation, task, action, result, skills, created_at, updated_at
) values
  ('d1000000-0000-4000-8000-000000000002', 'ca000000-0000-4000-8000-000000000001', pg_temp.spoken(),
    pg_temp.say('From 300 to 1,900 followers at the Pentes co-op grocery',
      'De 300 à 1 900 abonnés à l’épicerie des Pentes'),
    pg_temp.say('Two years ago, my neighborhood co-op grocery had an account that no one looked after: 300 followers, one photo a month.',
      'Il y a deux ans, l’épicerie coopérative de mon quartier avait un compte que personne ne tenait : 300 abonnés, une photo par mois.'),
    pg_temp.say('I offered to take it on as a volunteer, two hours a week.',
      'J’ai proposé de m’en occuper, bénévolement, deux heures par semaine.'),
    pg_temp.say(E'I asked members what they wanted to see, then kept a rhythm: a producer on Tuesdays, a recipe on Fridays. I took the photos and wrote the text, and every month I brought a one-page report to the board so we could decide what came next.',
      E'J’ai demandé aux adhérents ce qu’ils voulaient voir, puis j’ai tenu un rythme : le mardi un producteur, le vendredi une recette. Je faisais la photo et le texte, et j’apportais chaque mois un tableau d’une page au conseil pour décider de la suite.'),
    pg_temp.say('In two years: 1,900 followers, and 14 new members who say that’s how they found us.',
      'En deux ans : 1 900 abonnés, et 14 adhésions dont les gens disent qu’elles viennent de là.'),
    pg_temp.say('{Social media,Copywriting}'::text[], '{Réseaux sociaux,Conception-rédaction}'::text[]), now() - interval '20 days', now() - interval '6 days');

insert into public.cover_letters (
  id, user_id, title, document, story_id, posting_id, application_id, created_at, updated_at
) values
  ('d2000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000001', pg_temp.say('Marketing apprentice, Nordelia', 'Alternante marketing, Nordelia'),
    jsonb_build_object(
      'language', pg_temp.spoken(), 'sender', E'Inès Carpentier\nLyon\ncandidate@essor.test\nhttps://ines-carpentier.example',
      'recipient', pg_temp.say(E'Nordelia\nRecruiting team\n59000 Lille', E'Nordelia\nService du recrutement\n59000 Lille'), 'place', 'Lyon',
      'date', to_char(current_date - 15, 'YYYY-MM-DD'), 'subject', pg_temp.say('Apprenticeship application: Marketing apprentice',
      'Candidature au poste d’alternante marketing'),
      'greeting', pg_temp.say('Dear hiring team,', 'Madame, Monsieur,'), 'paragraphs', jsonb_build_array(
        pg_temp.say('Your newsletter is the only one I read to the end. You’re looking for someone who writes it and then checks the numbers: that’s the work I want to learn at Nordelia.',
      'Votre newsletter est la seule que je lis jusqu’au bout. Pour la rédiger avec vous, vous cherchez quelqu’un qui écrit, puis regarde les chiffres : c’est le travail que je veux apprendre chez Nordelia.'),
        pg_temp.say('At the Pentes co-op grocery, I ran social media for two years: a producer on Tuesdays, a recipe on Fridays, and a one-page report for the board every month. We went from 300 to 1,900 followers.',
      'À l’épicerie coopérative des Pentes, j’ai tenu les réseaux sociaux pendant deux ans : un producteur le mardi, une recette le vendredi, un tableau d’une page chaque mois pour le conseil. Nous sommes passés de 300 à 1 900 abonnés.'),
        pg_temp.say('On Essor, a reviewer validated a mission close to your work, and anyone can verify the certificate online. I haven’t practiced SEO yet: I’d learn it with you.',
      'Sur Essor, j’ai fait valider un travail proche de vos missions ; le certificat se vérifie en ligne. Le référencement naturel, je ne l’ai pas encore pratiqué : je l’apprendrais avec vous.'),
        pg_temp.say('I’d be glad to tell you more in an interview, in Lille or by video.',
      'J’aimerais vous en parler lors d’un entretien, à Lille ou à distance.')
      ),
      'closing', pg_temp.say('Sincerely,', 'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.'),
      'signature', 'Inès Carpentier'
    ),
    'd1000000-0000-4000-8000-000000000002', 'd0000000-0000-4000-8000-000000000001',
    'aa000000-0000-4000-8000-000000000008', now() - interval '16 days', now() - interval '15 days');

insert into public.letter_versions (letter_id, user_id, label, document, created_at)
select id, user_id, pg_temp.say('First draft', 'Premier jet'), jsonb_set(document, '{paragraphs}', jsonb_build_array(
  pg_temp.say('For the marketing apprenticeship at Nordelia, you ask for social media, email marketing and spreadsheets. That’s the work I want to do.',
      'Pour le poste d’alternante marketing chez Nordelia, vous demandez réseaux sociaux, e-mailing et tableurs. C’est le travail que je veux faire.'),
  pg_temp.say('One example of my work: the Pentes grocery, from 300 to 1,900 followers.',
      'Un exemple de mon travail : l’épicerie des Pentes, de 300 à 1 900 abonnés.'),
  pg_temp.say('I’d be glad to tell you more in an interview.', 'J’aimerais vous en parler lors d’un entretien.')
)), now() - interval '16 days'
from public.cover_letters where id = 'd2000000-0000-4000-8000-000000000001';
