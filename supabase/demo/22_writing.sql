-- What Inès writes on her way: postings she kept, stories out of her work, and a letter with an earlier version.
insert into public.postings (id, user_id, title, company, link, body, application_id, created_at) values
  ('d0000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000001', 'Alternante marketing', 'Nordelia',
    'https://nordelia.example/emplois/alternance-marketing',
    E'Alternante marketing – Nordelia – Lille\n\nContrat en alternance de 12 mois, deux jours de télétravail par semaine.\n\nVos missions\n- Animer nos réseaux sociaux et tenir le calendrier éditorial\n- Rédiger la newsletter mensuelle et en suivre les chiffres\n- Aider à l’organisation d’événements avec nos libraires\n\nVotre profil\n- Une belle plume et le goût du marketing de contenu\n- À l’aise avec Excel\n- Des notions de référencement naturel seraient un plus\n\nRémunération : 1 100 à 1 250 € brut par mois selon l’âge et l’année.\nEnvoyez quelques lignes et votre CV à recrutement@nordelia.example.',
    'aa000000-0000-4000-8000-000000000008', now() - interval '17 days'),
  ('d0000000-0000-4000-8000-000000000002', 'ca000000-0000-4000-8000-000000000001', 'Community manager', 'Flashy',
    null,
    E'Community manager chez Flashy, Lyon\n\nStage de 6 mois. Nous cherchons une rockstar des réseaux sociaux, avec 2 ans d’expérience minimum et une vraie résistance au stress : ici on est comme une famille.\n\nTu sais tout faire : publicité en ligne, graphisme, motion design, référencement, e-mailing.\n\nContact : flashy.jobs@gmail.com, photo obligatoire.',
    null, now() - interval '4 days'),
  ('d0000000-0000-4000-8000-000000000003', 'ca000000-0000-4000-8000-000000000003', 'Data analyst', 'Régie Est Mobilités',
    null,
    E'Data analyst – Régie Est Mobilités – Montreuil\n\nCDI. SQL, Python et visualisation de données pour suivre la ponctualité des bus. Débutants acceptés. 34 000 à 38 000 € par an.',
    'aa000000-0000-4000-8000-000000000021', now() - interval '3 days');

insert into public.stories (
  id, user_id, certificate_code, language, title, situation, task, action, result, skills, created_at, updated_at
)
select 'd1000000-0000-4000-8000-000000000001', certificate.user_id, certificate.code, certificate.facts ->> 'language',
  certificate.facts ->> 'mission', certificate.facts ->> 'summary',
  'Je devais remettre un travail complet, seule, avec les documents d’une vraie équipe.',
  E'J’ai d’abord lu tout le dossier et noté trois questions. J’ai comparé deux façons de faire, choisi la plus simple à tenir dans le temps, et écrit pourquoi. Après le retour de l’équipe, j’ai repris deux passages.',
  'Le travail a été validé par ' || (certificate.facts ->> 'organization') || ', et le certificat compte 3 critères au plus haut niveau.',
  array(select name_fr from public.skills where slug in (select jsonb_array_elements_text(certificate.facts -> 'skills'))),
  now() - interval '12 days', now() - interval '2 days'
from public.certificates as certificate
where certificate.user_id = 'ca000000-0000-4000-8000-000000000001' and certificate.revoked_at is null
order by certificate.issued_at limit 1;

insert into public.stories (
  id, user_id, language, title, situation, task, action, result, skills, created_at, updated_at
) values
  ('d1000000-0000-4000-8000-000000000002', 'ca000000-0000-4000-8000-000000000001', 'fr',
    'De 300 à 1 900 abonnés à l’épicerie des Pentes',
    'En septembre 2024, l’épicerie coopérative de mon quartier avait un compte que personne ne tenait : 300 abonnés, une photo par mois.',
    'J’ai proposé de m’en occuper, bénévolement, deux heures par semaine.',
    E'J’ai demandé aux adhérents ce qu’ils voulaient voir, puis j’ai tenu un rythme : le mardi un producteur, le vendredi une recette. Je faisais la photo et le texte, et j’apportais chaque mois un tableau d’une page au conseil pour décider de la suite.',
    'En deux ans : 1 900 abonnés, et 14 adhésions dont les gens disent qu’elles viennent de là.',
    '{Réseaux sociaux,Conception-rédaction}', now() - interval '20 days', now() - interval '6 days');

insert into public.cover_letters (
  id, user_id, title, document, story_id, posting_id, application_id, created_at, updated_at
) values
  ('d2000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000001', 'Alternante marketing, Nordelia',
    jsonb_build_object(
      'language', 'fr', 'sender', E'Inès Carpentier\nLyon\ncandidate@essor.test\nhttps://ines-carpentier.example',
      'recipient', E'Nordelia\nService du recrutement\n59000 Lille', 'place', 'Lyon',
      'date', to_char(current_date - 15, 'YYYY-MM-DD'), 'subject', 'Candidature en alternance : Alternante marketing',
      'greeting', 'Madame, Monsieur,', 'paragraphs', jsonb_build_array(
        'Votre newsletter est la seule que je lis jusqu’au bout. Pour la tenir avec vous, vous cherchez quelqu’un qui écrit, et qui regarde les chiffres ensuite : c’est le travail que je veux apprendre chez Nordelia.',
        'À l’épicerie coopérative des Pentes, j’ai tenu les réseaux sociaux pendant deux ans : un producteur le mardi, une recette le vendredi, un tableau d’une page chaque mois pour le conseil. Nous sommes passés de 300 à 1 900 abonnés.',
        'Sur Essor, j’ai fait valider un travail proche de vos missions ; le certificat se vérifie en ligne. Le référencement naturel, je ne l’ai pas encore pratiqué : je l’apprendrais avec vous.',
        'J’aimerais vous en parler lors d’un entretien, à Lille ou à distance.'
      ),
      'closing', 'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
      'signature', 'Inès Carpentier'
    ),
    'd1000000-0000-4000-8000-000000000002', 'd0000000-0000-4000-8000-000000000001',
    'aa000000-0000-4000-8000-000000000008', now() - interval '16 days', now() - interval '15 days');

insert into public.letter_versions (letter_id, user_id, label, document, created_at)
select id, user_id, 'Premier jet', jsonb_set(document, '{paragraphs}', jsonb_build_array(
  'Pour le poste d’alternante marketing chez Nordelia, vous demandez réseaux sociaux, e-mailing et tableurs. C’est le travail que je veux faire.',
  'Un exemple de mon travail : l’épicerie des Pentes, de 300 à 1 900 abonnés.',
  'J’aimerais vous en parler lors d’un entretien.'
)), now() - interval '16 days'
from public.cover_letters where id = 'd2000000-0000-4000-8000-000000000001';
