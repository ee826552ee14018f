-- Three missions of the demo's company.
select pg_temp.mission(
  1, '0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 88,
  'Pourquoi les colis du jeudi arrivent-ils en retard ?',
  'Le jeudi, un colis sur sept arrive en retard. Vous menez l’enquête avec les données d’un transporteur inventé, vous choisissez votre piste, et vous écrivez la note d’une page que la direction lira.',
  'data', 'intermediate', 'fr', 4, 5, array['data-analysis', 'spreadsheets', 'critical-thinking', 'communication'],
  array[
    pg_temp.brief('contexte', 'Votre première semaine', 'Bienvenue chez **Transports Haldin**, une entreprise imaginaire de 140 personnes qui livre les commerces des Hauts-de-France depuis quatre agences : Lille, Arras, Lens et Douai.

Vous rejoignez l’équipe exploitation comme analyste. Depuis le printemps, les clients se plaignent **du jeudi**. Tout le monde a une explication ; personne n’a regardé les chiffres.

## Ce qu’on attend de vous

1. Comprendre où et quand naissent les retards.
2. Distinguer ce que les chiffres montrent de ce qu’ils laissent supposer.
3. Écrire une note d’une page, lisible par quelqu’un qui n’a que trois minutes.

Comptez quatre heures. Un tableur suffit.'),
    pg_temp.message('samira', 'Un mot de l’exploitation', 'Samira Bouchart', 'Responsable d’exploitation', 4, 'Bonjour, et bienvenue !

Je vous le dis franchement : ici, on croit que c’est la faute des chauffeurs de Lens. Moi, je n’en suis pas sûre. Avant d’aller voir l’équipe, j’ai besoin de faits.

Je vous envoie l’extraction des quatre dernières semaines. Le comité se réunit vendredi à 9 h. **Une page, pas plus** : ils ne tournent pas la feuille.'),
    pg_temp.brief('donnees', 'L’extraction', 'Quatre semaines, 5 120 colis. Un colis est en retard lorsqu’il est livré après le créneau promis.

**Par jour**

| Jour | Colis | En retard |
|---|---|---|
| Lundi | 1 040 | 4 % |
| Mardi | 1 010 | 5 % |
| Mercredi | 1 000 | 4 % |
| Jeudi | 1 060 | 14 % |
| Vendredi | 1 010 | 6 % |

**Le jeudi, par agence**

| Agence | Colis | En retard |
|---|---|---|
| Lille | 420 | 9 % |
| Arras | 210 | 11 % |
| Lens | 230 | 31 % |
| Douai | 200 | 8 % |

**Le jeudi, par heure de dépôt** (toutes agences)

| Heure de dépôt la veille | Colis | En retard |
|---|---|---|
| Avant 16 h | 470 | 5 % |
| De 16 h à 18 h | 330 | 11 % |
| Après 18 h | 260 | 34 % |

À Lens, 58 % des colis du jeudi ont été déposés après 18 h ; dans les trois autres agences, 15 %.'),
    pg_temp.decision('piste', 'Par où commencez-vous ?', 'Vous avez le temps de creuser **une** piste avant le comité. Les deux se défendent ; elles ne vous apprendront pas la même chose.',
      pg_temp.choice('agence', 'Aller voir ce qui se passe à l’agence de Lens', 'Vous prenez la route de Lens. L’équipe vous accueille avec méfiance : on est déjà venu leur dire qu’ils étaient lents.', 'a-lens'),
      pg_temp.choice('heure', 'Croiser les dépôts tardifs avec les clients', 'Vous restez au bureau et demandez au service commercial qui dépose après 18 h.', 'au-bureau')),
    pg_temp.message('a-lens', 'Sur le quai de Lens', 'Jordan Wattel', 'Chef de quai, Lens', 6, 'Vous voulez savoir pourquoi on est en retard le jeudi ? Venez le mercredi soir.

À 18 h 40, un client nous dépose **six palettes d’un coup**. On trie jusqu’à 21 h au lieu de 19 h 30. Les camions du jeudi partent donc avec ce qui est prêt, et le reste attend la tournée de l’après-midi.

Personne ne nous a demandé notre avis avant de signer ce contrat. Mes gars, eux, ils roulent comme les autres.', 'lecture'),
    pg_temp.message('au-bureau', 'La réponse du commerce', 'Élise Fromentin', 'Chargée de comptes', 6, 'J’ai regardé. Le mercredi après 18 h, trois dépôts sur quatre viennent d’un seul client : **Maison Ferdel**, signé fin mars, agence de Lens.

Leur contrat dit « dépôt jusqu’à 19 h ». Je l’ai négocié moi-même… et je ne savais pas que le tri de Lens s’arrête à 19 h 30.

On peut rouvrir la discussion, mais pas sans chiffres : c’est notre quatrième client.'),
    pg_temp.quiz('lecture', 'Lire avant d’écrire',
      pg_temp.question('q1', 'Lens a 31 % de retards le jeudi. Que peut-on en conclure sans autre information ?', array['Les chauffeurs de Lens sont plus lents', 'L’agence de Lens concentre les retards du jeudi, sans que l’on sache encore pourquoi', 'Il faut fermer le tri de Lens le jeudi'], 'b', 'Un écart entre agences montre où regarder. Il ne dit pas la cause : ici, l’heure de dépôt explique une grande part de la différence.'),
      pg_temp.question('q2', 'Quelles observations rapprochent « Lens » et « après 18 h » ?', array['À Lens, 58 % des colis du jeudi sont déposés après 18 h', 'Les colis déposés après 18 h sont en retard une fois sur trois, toutes agences confondues', 'Lille livre plus de colis que Lens'], 'ab', 'Les deux premières se complètent : Lens reçoit plus de dépôts tardifs, et les dépôts tardifs sont en retard partout.'),
      pg_temp.question('q3', 'Quelle donnée vous manque le plus pour être sûr de la cause ?', array['Le taux de retard de Lens avant la signature du contrat, en mars', 'L’âge des camions', 'Le nombre de clients de Douai'], 'a', 'Si Lens était déjà en retard avant mars, l’explication ne tient pas. C’est la comparaison la moins chère et la plus utile.')),
    pg_temp.deliverable('note', 'La note au comité', 'text', true, 'Écrivez la note d’une page : **300 à 450 mots**.

- la conclusion en premier ;
- deux ou trois chiffres, pas dix ;
- ce qui est établi, ce qui reste une hypothèse ;
- une recommandation, son coût, et comment vous saurez si elle a marché.'),
    pg_temp.deliverable('calculs', 'Vos calculs', 'link', false, 'Facultatif : un lien vers votre tableur, si vous voulez que l’on voie votre démarche.')
  ],
  true,
  array[
    pg_temp.criterion('raisonnement', 'Raisonnement', 35,
      'À reprendre|Confond l’endroit où l’on voit le retard avec sa cause.',
      'En bonne voie|Trouve le lien entre l’agence et l’heure de dépôt, mais l’affirme sans réserve.',
      'Solide|Relie agence, heure et client, et dit ce qui reste à vérifier.',
      'Remarquable|Propose en plus la vérification qui pourrait lui donner tort.'),
    pg_temp.criterion('chiffres', 'Usage des chiffres', 25,
      'À reprendre|Chiffres absents, faux ou recopiés en bloc.',
      'Solide|Peu de chiffres, exacts, au service d’une idée.',
      'Remarquable|Ajoute un calcul utile, comme la part des retards évitables.'),
    pg_temp.criterion('recommandation', 'Recommandation', 25,
      'À reprendre|Vague, ou impossible à tenir.',
      'Solide|Concrète, avec un responsable et un coût.',
      'Remarquable|Comparée à une autre, avec une mesure de réussite datée.'),
    pg_temp.criterion('ecriture', 'Écriture', 15,
      'À reprendre|Il faut relire pour comprendre.',
      'Solide|Claire, la conclusion en premier.',
      'Remarquable|On pourrait la lire à voix haute en réunion.')
  ],
  'Les deux branches donnent la même information sous deux angles : ne pénalisez pas le choix. Le bon ordre de grandeur : environ 130 colis déposés après 18 h passent par Lens ; ramenés au taux des autres colis, 35 à 40 retards par mois disparaîtraient. Une note qui accuse les chauffeurs n’est pas validable en l’état.',
  array[
    'La conclusion arrive au troisième paragraphe : remontez-la en première phrase.',
    'D’où vient ce chiffre ? Donnez la ligne du tableau ou le calcul.',
    'Bonne prudence : vous dites ce que vous ne savez pas encore.',
    'Qui fait quoi, et pour quand ? Une recommandation sans nom ni date reste une idée.'
  ]
);

select pg_temp.mission(
  2, '0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 60,
  'Douze saisonniers lundi matin',
  'Douze personnes arrivent lundi dans un entrepôt que vous venez de découvrir. Préparez un premier jour qui donne envie de revenir le deuxième : le programme, les obligations, et le message du vendredi.',
  'hr', 'beginner', 'fr', 3, 4, array['onboarding', 'planning', 'labour-law', 'copywriting'],
  array[
    pg_temp.brief('contexte', 'L’entrepôt de Vermelles', 'L’entrepôt **Valmora**, à Vermelles, n’existe pas, mais vous en avez déjà vu de semblables : 40 salariés, des pics en novembre et en décembre, et des saisonniers qui arrivent par douze.

L’an dernier, **quatre sur douze ne sont pas revenus le mardi**. Les raisons données à l’agence :

- « On m’a laissé seul une heure devant un badge qui ne marchait pas. »
- « Je n’ai pas compris à qui poser mes questions. »
- « Personne n’avait prévu où manger. »

Vous êtes assistant ou assistante RH. Le premier jour vous est confié.'),
    pg_temp.message('clarisse', 'Ce que l’on sait', 'Hakima Delattre', 'Responsable RH', 4, 'Voici l’essentiel pour lundi :

- arrivée à 7 h 30, fin à 15 h 30, pause de 45 minutes ;
- douze personnes, dont deux qui lisent difficilement le français et une en fauteuil roulant ;
- deux caristes volontaires pour faire les tuteurs, Yann et Rosalie ;
- la salle de pause a dix-huit places, le réfectoire quarante, de 12 h à 13 h seulement.

Je relis tout vendredi à midi. Prévenez-moi **avant** si quelque chose ne passe pas.'),
    pg_temp.quiz('droits', 'Avant la première minute',
      pg_temp.question('q1', 'Quand la déclaration préalable à l’embauche doit-elle être faite ?', array['Avant la prise de poste', 'Dans les huit jours qui suivent', 'À la fin de la période d’essai'], 'a', 'Elle se fait dans les huit jours qui précèdent l’embauche, et jamais après la prise de poste.'),
      pg_temp.question('q2', 'Que faut-il avant de laisser quelqu’un travailler sur le quai ?', array['Une formation à la sécurité du poste', 'Des chaussures de sécurité à sa taille', 'Un diplôme de logistique'], 'ab', 'L’employeur forme à la sécurité et fournit l’équipement. Aucun diplôme n’est exigé pour la préparation de commandes.'),
      pg_temp.question('q3', 'Peut-on demander lundi matin à chacun ses problèmes de santé, en groupe ?', array['Oui, par sécurité', 'Non : la santé relève de la médecine du travail, et se dit en tête à tête si la personne le souhaite'], 'b', 'On demande à chacun, en privé, de quoi il a besoin pour bien travailler. Le diagnostic ne regarde pas l’employeur.')),
    pg_temp.decision('accueil', 'La première demi-heure', 'Le directeur propose d’ouvrir la journée par sa présentation de l’entreprise : 45 minutes, 60 diapositives. Que faites-vous ?',
      pg_temp.choice('accepter', 'Vous acceptez : c’est le directeur', 'Il est 8 h 15, les équipements ne sont pas distribués, et deux personnes n’ont pas osé dire qu’elles ne suivaient pas.'),
      pg_temp.choice('proposer', 'Vous proposez dix minutes debout, sur le quai, puis un café avec lui à midi', 'Il accepte, un peu surpris. Sur le quai, on lui pose de vraies questions.'),
      pg_temp.choice('refuser', 'Vous supprimez la présentation du programme', 'Le directeur l’apprend par le planning affiché. Il vous appelle, froissé.')),
    pg_temp.deliverable('programme', 'Le programme du lundi', 'text', true, 'Écrivez le programme, **heure par heure**, de 7 h 30 à 15 h 30. Pour chaque moment : qui accueille, ce que les saisonniers font, ce qui doit être prêt la veille.

Tenez compte des trois personnes signalées par Hakima sans les mettre à part.'),
    pg_temp.message('kevin', 'Vendredi, 16 h 10', 'Rosalie Caudron', 'Cariste, tutrice', 8, 'Mauvaise nouvelle : la porte du quai 4 est bloquée jusqu’à mardi. C’est la seule de plain-pied.

Pour le fauteuil, il reste l’entrée des bureaux, mais il faut un badge visiteur, et l’accueil n’ouvre qu’à 8 h.

Je peux venir à 7 h si ça aide.'),
    pg_temp.deliverable('message', 'Le message du vendredi', 'text', true, 'Écrivez le message que les douze personnes recevront vendredi à 17 h, sur leur téléphone : **120 mots au plus**.

Il dit où venir, quand, avec quoi, qui chercher, quoi manger, et il donne envie. Il tient compte de ce que Rosalie vient de vous apprendre.')
  ],
  true,
  array[
    pg_temp.criterion('personnes', 'Attention aux personnes', 35,
      'À reprendre|Un programme de machines : personne n’est accueilli.',
      'Solide|Chacun sait où aller et à qui parler, à tout moment.',
      'Remarquable|Les besoins particuliers sont réglés sans que personne ne soit montré du doigt.'),
    pg_temp.criterion('faisable', 'Faisable lundi', 30,
      'À reprendre|Des horaires qui se contredisent ou des moyens qui n’existent pas.',
      'Solide|Tout tient : horaires, salles, tuteurs, équipements.',
      'Remarquable|Un imprévu est déjà prévu.'),
    pg_temp.criterion('regles', 'Règles', 20,
      'À reprendre|Une obligation de sécurité manque.',
      'Solide|La sécurité vient avant le travail.'),
    pg_temp.criterion('message', 'Le message', 15,
      'À reprendre|Trop long, ou il manque l’essentiel.',
      'Solide|Court et complet.',
      'Remarquable|On a envie de venir.')
  ],
  'Le piège est la porte du quai 4 : le message doit donner à tout le monde la même entrée, ou proposer l’entrée des bureaux à qui préfère, sans nommer personne. Le réfectoire n’ouvre qu’une heure.',
  array[
    'Qui est là à 7 h 30 pour ouvrir ? Mettez un prénom.',
    'Deux personnes lisent difficilement : prévoyez une démonstration, pas une affiche.',
    'Très bien vu : la même règle pour tout le monde, et personne n’est mis à part.'
  ]
);

select pg_temp.mission(
  3, '0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 41,
  'Retenir un client qui veut partir',
  'Un client fidèle annonce qu’il part à la concurrence. Vous avez une journée : comprendre, décider, répondre. Votre premier geste change la suite de la conversation.',
  'sales', 'intermediate', 'fr', 3, 5, array['account-management', 'negotiation', 'customer-service', 'copywriting'],
  array[
    pg_temp.brief('contexte', 'Le portefeuille', 'Vous suivez douze comptes chez **Transports Haldin**, une entreprise inventée. Parmi eux, la **Brasserie des Wateringues** : six ans de contrat, 84 000 € par an, 11 % de votre portefeuille.

Ces trois derniers mois :

| | Août | Septembre | Octobre |
|---|---|---|---|
| Livraisons | 62 | 58 | 61 |
| Casse déclarée | 1 | 4 | 5 |
| Délai de réponse aux réclamations | 2 jours | 6 jours | 9 jours |

Votre marge de manœuvre : **5 % de remise** sans demander, davantage avec l’accord de votre directrice.'),
    pg_temp.message('courriel', 'Lundi, 8 h 52', 'Benoît Decroix', 'Brasserie des Wateringues', 5, 'Bonjour,

J’ai signé vendredi un devis avec un autre transporteur. Sauf surprise, nous arrêtons avec vous à la fin du mois.

Ce n’est pas le prix. C’est la troisième fois que je réclame pour des bouteilles cassées et que l’on me répond par un formulaire.

Cordialement,
B. Decroix'),
    pg_temp.decision('geste', 'Votre premier geste', 'Il est 9 h. Que faites-vous **d’abord** ?',
      pg_temp.choice('appeler', 'L’appeler tout de suite, pour écouter', 'Il décroche à la deuxième sonnerie. Long silence, puis il parle onze minutes.', 'appel'),
      pg_temp.choice('remise', 'Lui proposer 10 % de remise par courriel', 'Vous envoyez l’offre à 9 h 07. La réponse arrive à 9 h 20, avec votre directrice en copie.', 'froid'),
      pg_temp.choice('enqueter', 'Vérifier les réclamations avant de lui parler', 'Vous ouvrez les dossiers. Ils sont pires que dans son courriel.', 'dossiers')),
    pg_temp.message('appel', 'Ce qu’il vous a dit', 'Benoît Decroix', 'Brasserie des Wateringues', 6, 'Merci d’avoir appelé. Vous êtes le premier.

La casse, ça arrive. Mais la palette du 14 octobre, c’était pour un mariage. J’ai livré moi-même, à 22 h, avec ma voiture. Et chez vous, on m’a demandé une photo du carton.

Je n’ai pas encore rendu le contrat signé. Je dois le faire **mercredi**. Écrivez-moi ce que vous changez. Pas ce que vous regrettez.', 'faits'),
    pg_temp.message('froid', 'Sa réponse', 'Benoît Decroix', 'Brasserie des Wateringues', 6, 'Je vous ai écrit que ce n’était **pas le prix**.

Si vous pouvez baisser de 10 % en sept minutes, je me demande ce que je paie depuis six ans.

Vous avez jusqu’à mercredi pour me dire ce qui change dans le traitement des réclamations. Après, je rends le contrat.', 'faits'),
    pg_temp.message('dossiers', 'Dans les dossiers', 'Lucie Vanhove', 'Service réclamations', 6, 'J’ai retrouvé les dix dossiers. Neuf attendent la même chose : une photo de l’étiquette, que le chauffeur a déjà prise mais qui reste dans son téléphone.

La palette du 14 octobre partait pour un mariage. Il avait appelé deux fois ; il est tombé sur la boîte vocale.

Il a rappelé ce matin : il doit rendre son contrat **mercredi**.'),
    pg_temp.brief('faits', 'Ce que vous pouvez promettre', 'Vous faites le tour des services. Voici ce qui est possible, et ce qui ne l’est pas :

- **Possible dès demain** : un interlocuteur unique pour les réclamations, joignable de 8 h à 18 h.
- **Possible lundi** : les photos des chauffeurs versées au dossier le jour même.
- **Possible dans un mois** : des croisillons dans les palettes de verre, 190 € par mois.
- **Impossible** : garantir zéro casse.
- Votre directrice accepte un geste pour le 14 octobre, jusqu’à 600 €.'),
    pg_temp.quiz('lecture', 'Ce qui compte pour lui',
      pg_temp.question('q1', 'Quelle promesse répond le mieux à sa plainte ?', array['Zéro casse d’ici Noël', 'Une réponse le jour même, par une personne qu’il peut nommer', 'Une remise de 5 % pendant un an'], 'b', 'Il l’a écrit : la casse arrive, le formulaire ne passe pas. Et l’on ne promet pas ce qui est impossible.'),
      pg_temp.question('q2', 'Que vaut ce client pour vous, sur un an ?', array['84 000 € et 11 % du portefeuille', '5 % de remise', '600 €'], 'a', 'C’est l’ordre de grandeur qui justifie, ou non, chaque geste.')),
    pg_temp.deliverable('reponse', 'Votre réponse', 'text', true, 'Écrivez le courriel à Benoît Decroix : **200 mots au plus**. Des faits, des engagements datés, un nom. Une excuse, une seule.'),
    pg_temp.deliverable('suivi', 'Votre plan à 90 jours', 'text', true, 'En interne, pour votre directrice : trois engagements, qui les tient, ce qu’ils coûtent, et comment vous saurez dans 90 jours que le client reste.')
  ],
  false,
  array[
    pg_temp.criterion('ecoute', 'Écoute', 30,
      'À reprendre|Répond à un reproche que le client n’a pas fait.',
      'Solide|Répond à ce qu’il a écrit, avec ses mots.',
      'Remarquable|Dit aussi ce qu’il n’a pas osé demander.'),
    pg_temp.criterion('engagements', 'Engagements', 30,
      'À reprendre|Promesses vagues ou impossibles à tenir.',
      'Solide|Datées, tenues par quelqu’un.',
      'Remarquable|Vérifiables par le client lui-même.'),
    pg_temp.criterion('economie', 'Économie', 20,
      'À reprendre|Le geste coûte plus que ce qu’il sauve, ou n’est pas chiffré.',
      'Solide|Chaque geste est chiffré.',
      'Remarquable|Comparé à la valeur du client.'),
    pg_temp.criterion('ton', 'Ton', 20,
      'À reprendre|Servile, ou administratif.',
      'Solide|Direct et respectueux.',
      'Remarquable|On entend quelqu’un.')
  ],
  'Grille cachée à dessein : montrée, elle dicte la réponse. Une remise n’est pas une faute si elle vient après un changement réel. Refusez toute promesse de zéro casse.',
  array[
    'Il a écrit que ce n’était pas le prix : pourquoi commencer par une remise ?',
    'Une excuse suffit. La troisième sonne creux.',
    'Engagement vérifiable : c’est exactement ce qu’il attend.',
    'Qui tient cette promesse quand vous êtes en congé ?'
  ]
);
