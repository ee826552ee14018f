-- Who works on which mission. Events are collected here by number; 18_work_rows.sql turns them into rows.
create temp table demo_work (
  number int, person int, mission int, version int, status public.enrollment_status, path text[],
  started_days numeric, active_days numeric, minutes int, drafts jsonb
) on commit drop;
create temp table demo_attempt (number int, attempt int, days_ago numeric, reflection text, content jsonb) on commit drop;
create temp table demo_review (
  number int, attempt int, reviewer text, days_ago numeric, verdict public.review_verdict, scores jsonb, summary text,
  reason text, next_mission int
) on commit drop;

create or replace function pg_temp.chosen(choice text) returns jsonb language sql as $$
  select jsonb_build_object('choice', choice)
$$;
-- The chosen letters of each question in order, such as 'ab'.
create or replace function pg_temp.answers(variadic answers text[]) returns jsonb language sql as $$
  select jsonb_build_object('answers', jsonb_object_agg('q' || place, to_jsonb(string_to_array(letters, null))))
  from unnest(answers) with ordinality as given (letters, place)
$$;
create or replace function pg_temp.texts(variadic pairs text[]) returns jsonb language sql as $$
  select jsonb_object_agg(pairs[place], jsonb_build_object('text', pairs[place + 1]))
  from generate_series(1, array_length(pairs, 1), 2) as place
$$;

insert into demo_work values
  -- The demo candidate: two validated, one to revise, one submitted, one in progress, one abandoned and restarted.
  (1, 1, 6, 1, 'validated', '{contexte,nora,chiffres,lecteur,numero,test}', 43, 16.5, 194, jsonb_build_object('chiffres', pg_temp.answers('b', 'b', 'a'), 'lecteur', pg_temp.chosen('proches'))),
  (2, 1, 3, 1, 'validated', '{contexte,courriel,geste,appel,faits,lecture,reponse,suivi}', 17, 8, 231, jsonb_build_object('geste', pg_temp.chosen('appeler'), 'lecture', pg_temp.answers('b', 'a'))),
  (3, 1, 8, 1, 'changes_requested', '{contexte,carnet,elu,constats,points,constats-ecrits,ecran,maquette}', 12, 4, 152, jsonb_build_object('constats', pg_temp.answers('b', 'ab'), 'points', pg_temp.chosen('apres'))),
  (4, 1, 2, 1, 'submitted', '{contexte,clarisse,droits,accueil,programme,kevin,message}', 6, 1.5, 168, jsonb_build_object('droits', pg_temp.answers('a', 'ab', 'b'), 'accueil', pg_temp.chosen('proposer'))),
  (5, 1, 1, 2, 'in_progress', '{contexte,samira,donnees,piste,au-bureau,lecture,note}', 3, 0.2, 96, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a')) || pg_temp.texts('note', pg_temp.say('Thursday’s delays mostly come from packages dropped off after 6 PM the day before, and those drop-offs are concentrated in Lens.

What the numbers show: on Thursdays, 14% of packages are late, compared with 4 to 6% on other days. Packages dropped off after 6 PM are late one time in three, at every depot.

To check: Lens’s late rate in February, before the contract',
    'Les retards du jeudi viennent surtout des colis déposés après 18 h la veille, et ces dépôts se concentrent à Lens.

Ce que montrent les chiffres : le jeudi, 14 % des colis sont en retard, contre 4 à 6 % les autres jours. Les colis déposés après 18 h sont en retard une fois sur trois, dans toutes les agences.

À vérifier : le taux de retard de Lens en février, avant le contrat'))),
  (28, 1, 1, 1, 'left', '{contexte,samira,donnees,piste}', 82, 47, 112, '{}'),
  -- Waiting for the demo company's review, one for too long.
  (6, 4, 1, 2, 'submitted', '{contexte,samira,donnees,piste,a-lens,lecture,note,calculs}', 12, 7.2, 205, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'a', 'a'))),
  (7, 3, 1, 2, 'submitted', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 8, 2, 246, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (8, 19, 3, 1, 'submitted', '{contexte,courriel,geste,froid,faits,lecture,reponse,suivi}', 5, 0.9, 173, jsonb_build_object('geste', pg_temp.chosen('remise'), 'lecture', pg_temp.answers('b', 'a'))),
  (9, 11, 2, 1, 'submitted', '{contexte,clarisse,droits,accueil,programme,kevin,message}', 7.5, 3.1, 214, jsonb_build_object('droits', pg_temp.answers('a', 'ab', 'b'), 'accueil', pg_temp.chosen('proposer'))),
  -- Reviewed by the company, or still in progress.
  (10, 24, 1, 2, 'validated', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 15, 9, 219, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (11, 7, 1, 1, 'in_progress', '{contexte,samira,donnees}', 44.9, 43.9, 34, '{}'),
  (12, 17, 2, 1, 'validated', '{contexte,clarisse,droits,accueil,programme,kevin,message}', 44, 33, 262, jsonb_build_object('droits', pg_temp.answers('b', 'ab', 'b'), 'accueil', pg_temp.chosen('accepter'))),
  (13, 25, 3, 1, 'not_validated', '{contexte,courriel,geste,dossiers,faits,lecture,reponse,suivi}', 13, 6, 118, jsonb_build_object('geste', pg_temp.chosen('enqueter'), 'lecture', pg_temp.answers('a', 'a'))),
  (14, 8, 2, 1, 'left', '{contexte,clarisse,droits,accueil}', 30, 28, 41, jsonb_build_object('droits', pg_temp.answers('a', 'a', 'b'))),
  (27, 28, 2, 1, 'in_progress', '{contexte,clarisse,droits,accueil,programme}', 3, 0.6, 72, jsonb_build_object('droits', pg_temp.answers('a', 'ab', 'b'), 'accueil', pg_temp.chosen('proposer')) || pg_temp.texts('programme', pg_temp.say('7:30 – Yann and Rosalie meet everyone outside the dock. Coffee, badges already laid out in alphabetical order.
7:50 – A word from the director, ten minutes, standing.
8:00 – Gear: ',
    '7 h 30 – Accueil devant le quai par Yann et Rosalie, café, badges déjà posés par ordre alphabétique.
7 h 50 – Mot du directeur, dix minutes, debout.
8 h 00 – Équipements : '))),
  -- At other organizations.
  (15, 16, 4, 1, 'validated', '{context,marta,checks,caller,memo,model}', 40, 30.5, 318, jsonb_build_object('checks', pg_temp.answers('a', 'ab', 'a'), 'caller', pg_temp.chosen('written'))),
  (16, 27, 4, 1, 'in_progress', '{context,marta,checks,caller,memo}', 4, 0.8, 143, jsonb_build_object('checks', pg_temp.answers('a', 'ab', 'a'), 'caller', pg_temp.chosen('written')) || pg_temp.texts('memo', pg_temp.say('Dear Mayor,

My advice is not to sign this offer as it stands, and to ask for a smaller system. The idea is good; three of its seven numbers aren’t.

1. Output. 96 kWp × 1,100 kWh = 105,600 kWh, not 125,000',
    'Madame la Maire,

Mon conseil : ne signez pas cette offre en l’état, et demandez une installation plus petite. L’idée est bonne ; trois de ses sept chiffres ne le sont pas.

1. Production. 96 kWc × 1 100 kWh = 105 600 kWh, et non 125 000'))),
  (17, 2, 5, 1, 'validated', '{context,code,lead,basics,deadline,audit,markup}', 42, 26.5, 287, jsonb_build_object('basics', pg_temp.answers('b', 'ab', 'b'), 'deadline', pg_temp.chosen('buttons'))),
  (18, 23, 5, 1, 'in_progress', '{context,code,lead,basics,deadline}', 6, 5, 48, jsonb_build_object('basics', pg_temp.answers('b', 'a', 'b'))),
  (19, 26, 5, 1, 'left', '{context,code,lead,basics}', 11, 10, 22, '{}'),
  (20, 15, 7, 1, 'validated', '{context,talk,with-support,figures,check,decision,noes}', 29, 24, 176, jsonb_build_object('talk', pg_temp.chosen('support'), 'check', pg_temp.answers('b', 'b'))),
  (21, 20, 7, 1, 'changes_requested', '{context,talk,with-customer,figures,check,decision,noes}', 14, 7.5, 139, jsonb_build_object('talk', pg_temp.chosen('customer'), 'check', pg_temp.answers('b', 'a'))),
  (22, 5, 8, 1, 'validated', '{contexte,carnet,elu,constats,points,constats-ecrits,ecran,maquette}', 33, 26, 203, jsonb_build_object('constats', pg_temp.answers('b', 'ab'), 'points', pg_temp.chosen('apres'), 'maquette', '{"link": "https://lina-benhaddou.example/borne"}'::jsonb)),
  (23, 18, 8, 1, 'submitted', '{contexte,carnet,elu,constats,points,constats-ecrits,ecran,maquette}', 5, 2.3, 161, jsonb_build_object('constats', pg_temp.answers('b', 'ab'), 'points', pg_temp.chosen('telephone'))),
  (24, 9, 6, 1, 'validated', '{contexte,nora,chiffres,lecteur,numero,test}', 38, 32, 147, jsonb_build_object('chiffres', pg_temp.answers('b', 'b', 'a'), 'lecteur', pg_temp.chosen('proches'))),
  (25, 21, 6, 1, 'submitted', '{contexte,nora,chiffres,lecteur,numero,test}', 13, 8, 188, jsonb_build_object('chiffres', pg_temp.answers('b', 'b', 'a'), 'lecteur', pg_temp.chosen('patients'))),
  (26, 29, 6, 1, 'in_progress', '{contexte,nora,chiffres}', 1, 0.7, 19, '{}');
