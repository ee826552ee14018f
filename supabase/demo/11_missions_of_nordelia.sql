-- Three missions of the demo company.
select pg_temp.mission(
  1, '0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 88,
  pg_temp.both('Why are Thursday’s packages late?', 'Pourquoi les colis du jeudi arrivent-ils en retard ?'),
  pg_temp.both(
    'On Thursdays, one package in seven arrives late. Dig into the data of a made-up carrier, choose which lead to follow, and write the one-page memo its leadership team will read.',
    'Le jeudi, un colis sur sept arrive en retard. Vous menez l’enquête avec les données d’un transporteur inventé, vous choisissez votre piste, et vous écrivez la note d’une page que la direction lira.'
  ),
  'data', 'intermediate', 4, 5,
  array['data-analysis', 'spreadsheets', 'critical-thinking', 'communication'],
  array[
    pg_temp.brief(
      'contexte',
      pg_temp.both('Your first week', 'Votre première semaine'),
      pg_temp.both(
        'Welcome to **Haldin Transport**, a made-up company. Its 140 people deliver to stores across northern France from four depots: Lille, Arras, Lens and Douai.

You’ve just joined the operations team as an analyst. Since spring, customers have been complaining about **Thursdays**. Everyone has a theory; no one has looked at the numbers.

## What we expect from you

1. Find out where and when the delays start.
2. Separate what the numbers show from what they merely suggest.
3. Write a one-page memo that someone with three minutes to spare can read.

Plan on about three and a half hours. A spreadsheet is all you need.',
        'Bienvenue chez **Transports Haldin**, une entreprise imaginaire de 140 personnes qui livre les commerces des Hauts-de-France depuis quatre agences : Lille, Arras, Lens et Douai.

Vous rejoignez l’équipe exploitation comme analyste. Depuis le printemps, les clients se plaignent **du jeudi**. Tout le monde a une explication ; personne n’a regardé les chiffres.

## Ce qu’on attend de vous

1. Comprendre où et quand naissent les retards.
2. Distinguer ce que les chiffres montrent de ce qu’ils laissent supposer.
3. Écrire une note d’une page, lisible par quelqu’un qui n’a que trois minutes.

Comptez trois heures et demie. Un tableur suffit.'
      )
    ),
    pg_temp.message(
      'samira',
      pg_temp.both('A note from operations', 'Un mot de l’exploitation'),
      'Samira Bouchart',
      pg_temp.both('Head of operations', 'Responsable d’exploitation'),
      4,
      pg_temp.both(
        'Hi, and welcome!

I’ll be blunt: around here, everyone blames the drivers in Lens. I’m not convinced. Before I go and talk to that team, I need facts.

I’m sending you the last four weeks of data. The leadership team meets Friday at 9 AM. **One page, no more**: they don’t turn the sheet over.',
        'Bonjour, et bienvenue !

Je vous le dis franchement : ici, on croit que c’est la faute des chauffeurs de Lens. Moi, je n’en suis pas sûre. Avant d’aller voir l’équipe, j’ai besoin de faits.

Je vous envoie l’extraction des quatre dernières semaines. Le comité se réunit vendredi à 9 h. **Une page, pas plus** : ils ne tournent pas la feuille.'
      )
    ),
    pg_temp.brief(
      'donnees', pg_temp.both('The data', 'L’extraction'),
      pg_temp.both(
        'Four weeks, 5,120 packages. A package is late when it’s delivered after the promised time slot.

**By day**

| Day | Packages | Late |
|---|---|---|
| Monday | 1,040 | 4% |
| Tuesday | 1,010 | 5% |
| Wednesday | 1,000 | 4% |
| Thursday | 1,060 | 14% |
| Friday | 1,010 | 6% |

**Thursdays, by depot**

| Depot | Packages | Late |
|---|---|---|
| Lille | 420 | 9% |
| Arras | 210 | 11% |
| Lens | 230 | 31% |
| Douai | 200 | 8% |

**Thursdays, by drop-off time** (all depots)

| Drop-off the day before | Packages | Late |
|---|---|---|
| Before 4 PM | 470 | 5% |
| 4 PM to 6 PM | 330 | 11% |
| After 6 PM | 260 | 34% |

In Lens, 58% of Thursday’s packages were dropped off after 6 PM. In the other three depots, 15% were.',
        'Quatre semaines, 5 120 colis. Un colis est en retard lorsqu’il est livré après le créneau promis.

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

À Lens, 58 % des colis du jeudi ont été déposés après 18 h ; dans les trois autres agences, 15 %.'
      )
    ),
    pg_temp.decision(
      'piste',
      pg_temp.both('Where do you start?', 'Par où commencez-vous ?'),
      pg_temp.both(
        'You have time to follow **one** lead before the meeting. You could argue for either; they won’t teach you the same thing.',
        'Vous avez le temps de creuser **une** piste avant le comité. Les deux se défendent ; elles ne vous apprendront pas la même chose.'
      ),
      pg_temp.choice(
        'agence',
        pg_temp.both(
          'See for yourself what happens at the Lens depot',
          'Aller voir ce qui se passe à l’agence de Lens'
        ),
        pg_temp.both(
          'You drive to Lens. The crew is wary: they’ve been told before that they’re slow.',
          'Vous prenez la route de Lens. L’équipe vous accueille avec méfiance : on est déjà venu leur dire qu’ils étaient lents.'
        ),
        'a-lens'
      ),
      pg_temp.choice(
        'heure',
        pg_temp.both('Match the late drop-offs with the customers', 'Croiser les dépôts tardifs avec les clients'),
        pg_temp.both(
          'You stay at your desk and ask the sales team who drops off after 6 PM.',
          'Vous restez au bureau et demandez au service commercial qui dépose après 18 h.'
        ),
        'au-bureau'
      )
    ),
    pg_temp.message(
      'a-lens',
      pg_temp.both('On the dock in Lens', 'Sur le quai de Lens'),
      'Jordan Wattel',
      pg_temp.both('Dock supervisor, Lens', 'Chef de quai, Lens'),
      6,
      pg_temp.both(
        'You want to know why we’re late on Thursdays? Come on a Wednesday night.

At 6:40 PM a customer drops **six pallets on us in one go**. We sort until 9 instead of 7:30. So Thursday’s trucks leave with whatever is ready, and the rest waits for the afternoon run.

Nobody asked us before they signed that contract. My crew drives just as fast as anyone else’s.',
        'Vous voulez savoir pourquoi on est en retard le jeudi ? Venez le mercredi soir.

À 18 h 40, un client nous dépose **six palettes d’un coup**. On trie jusqu’à 21 h au lieu de 19 h 30. Les camions du jeudi partent donc avec ce qui est prêt, et le reste attend la tournée de l’après-midi.

Personne ne nous a demandé notre avis avant de signer ce contrat. Mes gars, eux, ils roulent comme les autres.'
      ),
      'lecture'
    ),
    pg_temp.message(
      'au-bureau',
      pg_temp.both('What sales found', 'La réponse du commerce'),
      'Élise Fromentin',
      pg_temp.both('Account manager', 'Chargée de comptes'),
      6,
      pg_temp.both(
        'I checked. On Wednesdays after 6 PM, three out of four drop-offs come from a single customer: **Maison Ferdel**, signed in late March, Lens depot.

Their contract says “drop-off until 7 PM.” I negotiated it myself, and I had no idea sorting in Lens stops at 7:30.

We can reopen the conversation, but not without numbers: they’re our fourth-largest customer.',
        'J’ai regardé. Le mercredi après 18 h, trois dépôts sur quatre viennent d’un seul client : **Maison Ferdel**, signé fin mars, agence de Lens.

Leur contrat dit « dépôt jusqu’à 19 h ». Je l’ai négocié moi-même… et je ne savais pas que le tri de Lens s’arrête à 19 h 30.

On peut rouvrir la discussion, mais pas sans chiffres : c’est notre quatrième client.'
      )
    ),
    pg_temp.quiz(
      'lecture',
      pg_temp.both('Read before you write', 'Lire avant d’écrire'),
      pg_temp.question(
        'q1',
        pg_temp.both(
          'On Thursdays, 31% of packages in Lens are late. What can you conclude from that alone?',
          'Lens a 31 % de retards le jeudi. Que peut-on en conclure sans autre information ?'
        ),
        array[
          pg_temp.both('Drivers in Lens are slower', 'Les chauffeurs de Lens sont plus lents'),
          pg_temp.both(
            'Thursday’s delays are concentrated in Lens, but we don’t know why yet',
            'L’agence de Lens concentre les retards du jeudi, sans que l’on sache encore pourquoi'
          ),
          pg_temp.both('Lens should stop sorting on Thursdays', 'Il faut fermer le tri de Lens le jeudi')
        ],
        'b',
        pg_temp.both(
          'A gap between depots tells you where to look, not why. Here, drop-off time explains much of the difference.',
          'Un écart entre agences montre où regarder. Il ne dit pas la cause : ici, l’heure de dépôt explique une grande part de la différence.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.both(
          'Which findings connect “Lens” and “after 6 PM”?',
          'Quelles observations rapprochent « Lens » et « après 18 h » ?'
        ),
        array[
          pg_temp.both(
            'In Lens, 58% of Thursday’s packages are dropped off after 6 PM',
            'À Lens, 58 % des colis du jeudi sont déposés après 18 h'
          ),
          pg_temp.both(
            'One in three packages dropped off after 6 PM is late, across all depots',
            'Les colis déposés après 18 h sont en retard une fois sur trois, toutes agences confondues'
          ),
          pg_temp.both('Lille delivers more packages than Lens', 'Lille livre plus de colis que Lens')
        ],
        'ab',
        pg_temp.both(
          'The first two fit together: Lens gets more late drop-offs, and late drop-offs lead to delays everywhere.',
          'Les deux premières se complètent : Lens reçoit plus de dépôts tardifs, et les dépôts tardifs sont en retard partout.'
        )
      ),
      pg_temp.question(
        'q3',
        pg_temp.both(
          'What one piece of data would do most to confirm the cause?',
          'Quelle donnée vous manque le plus pour être sûr de la cause ?'
        ),
        array[
          pg_temp.both(
            'Lens’s late rate before the contract was signed in March',
            'Le taux de retard de Lens avant la signature du contrat, en mars'
          ),
          pg_temp.both('The age of the trucks', 'L’âge des camions'),
          pg_temp.both('How many customers Douai has', 'Le nombre de clients de Douai')
        ],
        'a',
        pg_temp.both(
          'If Lens was already running late before March, the explanation falls apart. It’s the cheapest and most useful comparison you can make.',
          'Si Lens était déjà en retard avant mars, l’explication ne tient pas. C’est la comparaison la moins chère et la plus utile.'
        )
      )
    ),
    pg_temp.deliverable(
      'note', pg_temp.both('The memo', 'La note au comité'), 'text', true,
      pg_temp.both(
        'Write the one-page memo: **300 to 450 words**.

- Start with your conclusion.
- Use two or three numbers, not ten.
- Say what is established and what is still a hypothesis.
- Make one recommendation: what it costs, and how you’ll know whether it worked.',
        'Écrivez la note d’une page : **300 à 450 mots**.

- la conclusion en premier ;
- deux ou trois chiffres, pas dix ;
- ce qui est établi, ce qui reste une hypothèse ;
- une recommandation, son coût, et comment vous saurez si elle a marché.'
      )
    ),
    pg_temp.deliverable(
      'calculs',
      pg_temp.both('Your calculations', 'Vos calculs'),
      'link', false,
      pg_temp.both(
        'Optional: a link to your spreadsheet, if you’d like us to see how you got there.',
        'Facultatif : un lien vers votre tableur, si vous voulez que l’on voie votre démarche.'
      )
    )
  ],
  true,
  array[
    pg_temp.criterion(
      'raisonnement', pg_temp.both('Reasoning', 'Raisonnement'), 35,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both(
          'Mistakes where the delay shows up for what causes it.',
          'Confond l’endroit où l’on voit le retard avec sa cause.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Getting there', 'En bonne voie'),
        pg_temp.both(
          'Links depot and drop-off time, but states it without reservation.',
          'Trouve le lien entre l’agence et l’heure de dépôt, mais l’affirme sans réserve.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both(
          'Connects depot, time and customer, and says what still needs checking.',
          'Relie agence, heure et client, et dit ce qui reste à vérifier.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both(
          'Also proposes the check that could prove it wrong.',
          'Propose en plus la vérification qui pourrait lui donner tort.'
        )
      )
    ),
    pg_temp.criterion(
      'chiffres',
      pg_temp.both('Use of numbers', 'Usage des chiffres'),
      25,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both(
          'Numbers are missing, wrong or copied wholesale.',
          'Chiffres absents, faux ou recopiés en bloc.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both(
          'A few accurate numbers, each making a point.',
          'Peu de chiffres, exacts, au service d’une idée.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both(
          'Adds a useful calculation, such as the share of avoidable delays.',
          'Ajoute un calcul utile, comme la part des retards évitables.'
        )
      )
    ),
    pg_temp.criterion(
      'recommandation',
      pg_temp.both('Recommendation', 'Recommandation'),
      25,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Vague, or impossible to carry out.', 'Vague, ou impossible à tenir.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Concrete, with an owner and a cost.', 'Concrète, avec un responsable et un coût.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both(
          'Weighed against an alternative, with a dated measure of success.',
          'Comparée à une autre, avec une mesure de réussite datée.'
        )
      )
    ),
    pg_temp.criterion(
      'ecriture', pg_temp.both('Writing', 'Écriture'), 15,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('You have to read it twice.', 'Il faut relire pour comprendre.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Clear, conclusion first.', 'Claire, la conclusion en premier.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('You could read it aloud in the meeting.', 'On pourrait la lire à voix haute en réunion.')
      )
    )
  ],
  pg_temp.both(
    'Both branches reveal the same information from two angles, so don’t penalize the choice. Ballpark: about 130 packages dropped off after 6 PM go through Lens; at the rate of other packages, there would be 35 to 40 fewer delays a month. A memo that blames the drivers can’t be validated as is.',
    'Les deux branches donnent la même information sous deux angles : ne pénalisez pas le choix. Le bon ordre de grandeur : environ 130 colis déposés après 18 h passent par Lens ; ramenés au taux des autres colis, 35 à 40 retards par mois disparaîtraient. Une note qui accuse les chauffeurs n’est pas validable en l’état.'
  ),
  array[
    pg_temp.both(
      'Your conclusion comes in the third paragraph. Move it to the first sentence.',
      'La conclusion arrive au troisième paragraphe : remontez-la en première phrase.'
    ),
    pg_temp.both(
      'Where does this number come from? Point to the row in the table or show the math.',
      'D’où vient ce chiffre ? Donnez la ligne du tableau ou le calcul.'
    ),
    pg_temp.both(
      'Good call: you say what you don’t know yet.',
      'Bonne prudence : vous dites ce que vous ne savez pas encore.'
    ),
    pg_temp.both(
      'Who does what, by when? Without a name and a date, a recommendation is just an idea.',
      'Qui fait quoi, et pour quand ? Une recommandation sans nom ni date reste une idée.'
    )
  ]
);

select pg_temp.mission(
  2, '0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 60,
  pg_temp.both('Twelve seasonal workers start Monday', 'Douze saisonniers lundi matin'),
  pg_temp.both(
    'Twelve people start on Monday in a warehouse you’ve only just discovered yourself. Plan a first day that makes them want to come back for the second: the schedule, the legal must-dos and Friday’s text message.',
    'Douze personnes arrivent lundi dans un entrepôt que vous venez de découvrir. Préparez un premier jour qui donne envie de revenir le deuxième : le programme, les obligations, et le message du vendredi.'
  ),
  'hr', 'beginner', 3, 4,
  array['onboarding', 'planning', 'labour-law', 'copywriting'],
  array[
    pg_temp.brief(
      'contexte',
      pg_temp.both('The Vermelles warehouse', 'L’entrepôt de Vermelles'),
      pg_temp.both(
        'The **Valmora** warehouse in Vermelles, in northern France, doesn’t exist, but you’ve seen others like it: 40 employees, peaks in November and December, and seasonal workers who arrive a dozen at a time.

Last year, **four out of twelve didn’t come back on Tuesday**. What they told the staffing agency:

- “I was left alone for an hour with a badge that didn’t work.”
- “I didn’t know who to ask.”
- “Nobody had thought about where we’d eat.”

You’re the HR assistant. Their first day is yours to plan.',
        'L’entrepôt **Valmora**, à Vermelles, n’existe pas, mais vous en avez déjà vu de semblables : 40 salariés, des pics en novembre et en décembre, et des saisonniers qui arrivent par douze.

L’an dernier, **quatre sur douze ne sont pas revenus le mardi**. Les raisons données à l’agence :

- « On m’a laissé seul une heure devant un badge qui ne marchait pas. »
- « Je n’ai pas compris à qui poser mes questions. »
- « Personne n’avait prévu où manger. »

Vous êtes assistant ou assistante RH. Le premier jour vous est confié.'
      )
    ),
    pg_temp.message(
      'clarisse',
      pg_temp.both('What we know', 'Ce que l’on sait'),
      'Hakima Delattre', pg_temp.both('HR manager', 'Responsable RH'), 4,
      pg_temp.both(
        'Here’s what you need to know for Monday:

- They start at 7:30 AM and finish at 3:30 PM, with a 45-minute break.
- There are twelve of them. Two have trouble reading French, and one uses a wheelchair.
- Two forklift operators, Yann and Rosalie, have volunteered as buddies.
- The break room seats eighteen. The cafeteria seats forty, but only from noon to 1 PM.

I’ll go over everything on Friday at noon. If something doesn’t work, tell me **before** then.',
        'Voici l’essentiel pour lundi :

- arrivée à 7 h 30, fin à 15 h 30, pause de 45 minutes ;
- douze personnes, dont deux qui lisent difficilement le français et une en fauteuil roulant ;
- deux caristes volontaires pour faire les tuteurs, Yann et Rosalie ;
- la salle de pause a dix-huit places, le réfectoire quarante, de 12 h à 13 h seulement.

Je relis tout vendredi à midi. Prévenez-moi **avant** si quelque chose ne passe pas.'
      )
    ),
    pg_temp.quiz(
      'droits',
      pg_temp.both('Before anyone clocks in', 'Avant la première minute'),
      pg_temp.question(
        'q1',
        pg_temp.both(
          'In France, employers file a pre-hire declaration for each new employee. When is it due?',
          'Quand la déclaration préalable à l’embauche doit-elle être faite ?'
        ),
        array[
          pg_temp.both('Before they start work', 'Avant la prise de poste'),
          pg_temp.both('Within eight days of their start', 'Dans les huit jours qui suivent'),
          pg_temp.both('At the end of the trial period', 'À la fin de la période d’essai')
        ],
        'a',
        pg_temp.both(
          'It is filed in the eight days before the start date, never once the person is at work.',
          'Elle se fait dans les huit jours qui précèdent l’embauche, et jamais après la prise de poste.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.both(
          'What must happen before someone works on the dock?',
          'Que faut-il avant de laisser quelqu’un travailler sur le quai ?'
        ),
        array[
          pg_temp.both('Safety training for the job', 'Une formation à la sécurité du poste'),
          pg_temp.both('Safety shoes in their size', 'Des chaussures de sécurité à sa taille'),
          pg_temp.both('A degree in logistics', 'Un diplôme de logistique')
        ],
        'ab',
        pg_temp.both(
          'The employer provides the training and the equipment. No degree is required for order picking.',
          'L’employeur forme à la sécurité et fournit l’équipement. Aucun diplôme n’est exigé pour la préparation de commandes.'
        )
      ),
      pg_temp.question(
        'q3',
        pg_temp.both(
          'On Monday morning, can you ask the group about their health problems?',
          'Peut-on demander lundi matin à chacun ses problèmes de santé, en groupe ?'
        ),
        array[
          pg_temp.both('Yes, for safety reasons', 'Oui, par sécurité'),
          pg_temp.both(
            'No. Health is a matter for the occupational doctor, or for a private talk if the person wants one',
            'Non : la santé relève de la médecine du travail, et se dit en tête à tête si la personne le souhaite'
          )
        ],
        'b',
        pg_temp.both(
          'Ask each person, in private, what they need to do their job well. A diagnosis is none of the employer’s business.',
          'On demande à chacun, en privé, de quoi il a besoin pour bien travailler. Le diagnostic ne regarde pas l’employeur.'
        )
      )
    ),
    pg_temp.decision(
      'accueil',
      pg_temp.both('The first half hour', 'La première demi-heure'),
      pg_temp.both(
        'The site director offers to open the day with his company presentation: 45 minutes, 60 slides. What do you do?',
        'Le directeur propose d’ouvrir la journée par sa présentation de l’entreprise : 45 minutes, 60 diapositives. Que faites-vous ?'
      ),
      pg_temp.choice(
        'accepter',
        pg_temp.both('Say yes: he’s the director', 'Vous acceptez : c’est le directeur'),
        pg_temp.both(
          'It’s 8:15, no one has their gear yet, and two people didn’t dare say they couldn’t follow.',
          'Il est 8 h 15, les équipements ne sont pas distribués, et deux personnes n’ont pas osé dire qu’elles ne suivaient pas.'
        )
      ),
      pg_temp.choice(
        'proposer',
        pg_temp.both(
          'Suggest ten minutes on the dock, standing, then coffee with the team at noon',
          'Vous proposez dix minutes debout, sur le quai, puis un café avec lui à midi'
        ),
        pg_temp.both(
          'He agrees, a little surprised. On the dock, people ask him real questions.',
          'Il accepte, un peu surpris. Sur le quai, on lui pose de vraies questions.'
        )
      ),
      pg_temp.choice(
        'refuser',
        pg_temp.both('Cut the presentation from the schedule', 'Vous supprimez la présentation du programme'),
        pg_temp.both(
          'The director finds out from the schedule on the wall. He calls you, and he’s not happy.',
          'Le directeur l’apprend par le planning affiché. Il vous appelle, froissé.'
        )
      )
    ),
    pg_temp.deliverable(
      'programme',
      pg_temp.both('Monday’s schedule', 'Le programme du lundi'),
      'text', true,
      pg_temp.both(
        'Write the schedule **hour by hour**, from 7:30 AM to 3:30 PM. For each part: who is there to welcome them, what the new hires do, and what has to be ready the day before.

Plan for the three people Hakima mentioned without singling them out.',
        'Écrivez le programme, **heure par heure**, de 7 h 30 à 15 h 30. Pour chaque moment : qui accueille, ce que les saisonniers font, ce qui doit être prêt la veille.

Tenez compte des trois personnes signalées par Hakima sans les mettre à part.'
      )
    ),
    pg_temp.message(
      'kevin',
      pg_temp.both('Friday, 4:10 PM', 'Vendredi, 16 h 10'),
      'Rosalie Caudron',
      pg_temp.both('Forklift operator, buddy', 'Cariste, tutrice'),
      8,
      pg_temp.both(
        'Bad news: the door at dock 4 is stuck until Tuesday. It’s the only one without steps.

For the wheelchair, that leaves the office entrance, but you need a visitor badge there and the front desk doesn’t open until 8.

I can come in at 7 if that helps.',
        'Mauvaise nouvelle : la porte du quai 4 est bloquée jusqu’à mardi. C’est la seule de plain-pied.

Pour le fauteuil, il reste l’entrée des bureaux, mais il faut un badge visiteur, et l’accueil n’ouvre qu’à 8 h.

Je peux venir à 7 h si ça aide.'
      )
    ),
    pg_temp.deliverable(
      'message',
      pg_temp.both('Friday’s message', 'Le message du vendredi'),
      'text', true,
      pg_temp.both(
        'Write the text message the twelve will get on Friday at 5 PM: **120 words at most**.

It tells them where to go, when, what to bring, who to ask for and what’s for lunch, and it makes them look forward to Monday. Take into account what Rosalie just told you.',
        'Écrivez le message que les douze personnes recevront vendredi à 17 h, sur leur téléphone : **120 mots au plus**.

Il dit où venir, quand, avec quoi, qui chercher, quoi manger, et il donne envie. Il tient compte de ce que Rosalie vient de vous apprendre.'
      )
    ) || jsonb_build_object('modelAnswer', pg_temp.both(
      'Hello! We look forward to meeting you on **Monday at 7:30 AM**, at the **office entrance**, 4 rue des Quais (dock 4 is being repaired).

Rosalie, in the orange vest, will be at the door from 7:00 AM. If you need anything to get in or get around, reply to this message and it will be ready.

- Bring your ID. We have shoes and gloves in your size.
- Coffee on arrival; lunch at noon is on us.
- We finish at 3:30 PM.

You won’t be on your own: Rosalie and Yann stay with you all day. Questions before Monday? Hakima, 06 00 00 00 00.',
      'Bonjour ! Nous vous attendons **lundi à 7 h 30**, à l’**entrée des bureaux**, 4 rue des Quais (la porte du quai 4 est en réparation).

Rosalie, en gilet orange, vous accueille dès 7 h. Si vous avez besoin de quoi que ce soit pour entrer ou vous déplacer, répondez à ce message et ce sera prêt.

- Venez avec une pièce d’identité. Chaussures et gants vous attendent, à votre taille.
- Café à l’arrivée ; le déjeuner de midi est offert.
- Fin à 15 h 30.

Vous ne serez pas livrés à vous-mêmes : Rosalie et Yann restent avec vous toute la journée. Une question d’ici là ? Hakima, 06 00 00 00 00.'
    ))
  ],
  true,
  array[
    pg_temp.criterion(
      'personnes',
      pg_temp.both('Care for people', 'Attention aux personnes'),
      35,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both(
          'A schedule for machines: no one is welcomed.',
          'Un programme de machines : personne n’est accueilli.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both(
          'Everyone knows where to go and who to talk to, at every moment.',
          'Chacun sait où aller et à qui parler, à tout moment.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both(
          'Individual needs are met without anyone being singled out.',
          'Les besoins particuliers sont réglés sans que personne ne soit montré du doigt.'
        )
      )
    ),
    pg_temp.criterion(
      'faisable',
      pg_temp.both('Doable on Monday', 'Faisable lundi'),
      30,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both(
          'Times that clash, or resources that don’t exist.',
          'Des horaires qui se contredisent ou des moyens qui n’existent pas.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both(
          'It all works: times, rooms, buddies, equipment.',
          'Tout tient : horaires, salles, tuteurs, équipements.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('There’s already a plan B.', 'Un imprévu est déjà prévu.')
      )
    ),
    pg_temp.criterion(
      'regles', pg_temp.both('Rules', 'Règles'), 20,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('A safety requirement is missing.', 'Une obligation de sécurité manque.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Safety comes before work.', 'La sécurité vient avant le travail.')
      )
    ),
    pg_temp.criterion(
      'message', pg_temp.both('The message', 'Le message'), 15,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Too long, or the essentials are missing.', 'Trop long, ou il manque l’essentiel.')
      ),
      pg_temp.level(pg_temp.both('Solid', 'Solide'), pg_temp.both('Short and complete.', 'Court et complet.')),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('It makes you want to show up.', 'On a envie de venir.')
      )
    )
  ],
  pg_temp.both(
    'The trap is the door at dock 4: the message should send everyone to the same entrance, or offer the office entrance to anyone who prefers it, without naming anyone. The cafeteria is only open for an hour.',
    'Le piège est la porte du quai 4 : le message doit donner à tout le monde la même entrée, ou proposer l’entrée des bureaux à qui préfère, sans nommer personne. Le réfectoire n’ouvre qu’une heure.'
  ),
  array[
    pg_temp.both(
      'Who is there at 7:30 to open up? Give a name.',
      'Qui est là à 7 h 30 pour ouvrir ? Mettez un prénom.'
    ),
    pg_temp.both(
      'Two people have trouble reading: plan a demonstration, not a poster.',
      'Deux personnes lisent difficilement : prévoyez une démonstration, pas une affiche.'
    ),
    pg_temp.both(
      'Nicely done: one rule for everyone, and no one is singled out.',
      'Très bien vu : la même règle pour tout le monde, et personne n’est mis à part.'
    )
  ]
);

select pg_temp.mission(
  3, '0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 41,
  pg_temp.both('Keep a customer who wants to leave', 'Retenir un client qui veut partir'),
  pg_temp.both(
    'A loyal customer says they’re moving to a competitor. You have one day to understand, decide and reply. Your first move changes the rest of the conversation.',
    'Un client fidèle annonce qu’il part à la concurrence. Vous avez une journée : comprendre, décider, répondre. Votre premier geste change la suite de la conversation.'
  ),
  'sales', 'intermediate', 3, 5,
  array['account-management', 'negotiation', 'customer-service', 'copywriting'],
  array[
    pg_temp.brief(
      'contexte',
      pg_temp.both('Your accounts', 'Le portefeuille'),
      pg_temp.both(
        'You manage twelve accounts at **Haldin Transport**, a made-up company. One of them is the **Wateringues Brewery**: six years under contract, €84,000 a year, 11% of your portfolio.

The last three months:

| | August | September | October |
|---|---|---|---|
| Deliveries | 62 | 58 | 61 |
| Breakages reported | 1 | 4 | 5 |
| Time to answer a claim | 2 days | 6 days | 9 days |

What you can offer: **a 5% discount** on your own authority, more if your director approves.',
        'Vous suivez douze comptes chez **Transports Haldin**, une entreprise inventée. Parmi eux, la **Brasserie des Wateringues** : six ans de contrat, 84 000 € par an, 11 % de votre portefeuille.

Ces trois derniers mois :

| | Août | Septembre | Octobre |
|---|---|---|---|
| Livraisons | 62 | 58 | 61 |
| Casse déclarée | 1 | 4 | 5 |
| Délai de réponse aux réclamations | 2 jours | 6 jours | 9 jours |

Votre marge de manœuvre : **5 % de remise** sans demander, davantage avec l’accord de votre directrice.'
      )
    ),
    pg_temp.message(
      'courriel',
      pg_temp.both('Monday, 8:52 AM', 'Lundi, 8 h 52'),
      'Benoît Decroix',
      pg_temp.both('Wateringues Brewery', 'Brasserie des Wateringues'),
      5,
      pg_temp.both(
        'Hello,

On Friday I signed a quote with another carrier. Unless something surprising happens, we’re done with you at the end of the month.

It’s not the price. It’s the third time I’ve filed a claim for broken bottles and been sent a form.

Regards,
B. Decroix',
        'Bonjour,

J’ai signé vendredi un devis avec un autre transporteur. Sauf surprise, nous arrêtons avec vous à la fin du mois.

Ce n’est pas le prix. C’est la troisième fois que je réclame pour des bouteilles cassées et que l’on me répond par un formulaire.

Cordialement,
B. Decroix'
      )
    ),
    pg_temp.decision(
      'geste',
      pg_temp.both('Your first move', 'Votre premier geste'),
      pg_temp.both('It’s 9 AM. What do you do **first**?', 'Il est 9 h. Que faites-vous **d’abord** ?'),
      pg_temp.choice(
        'appeler',
        pg_temp.both('Call him right away and listen', 'L’appeler tout de suite, pour écouter'),
        pg_temp.both(
          'He picks up on the second ring. A long silence, then he talks for eleven minutes.',
          'Il décroche à la deuxième sonnerie. Long silence, puis il parle onze minutes.'
        ),
        'appel'
      ),
      pg_temp.choice(
        'remise',
        pg_temp.both('Email him a 10% discount', 'Lui proposer 10 % de remise par e-mail'),
        pg_temp.both(
          'You send the offer at 9:07. He replies at 9:20, with your director copied.',
          'Vous envoyez l’offre à 9 h 07. La réponse arrive à 9 h 20, avec votre directrice en copie.'
        ),
        'froid'
      ),
      pg_temp.choice(
        'enqueter',
        pg_temp.both('Look into his claims before you talk to him', 'Vérifier les réclamations avant de lui parler'),
        pg_temp.both(
          'You open the files. They’re worse than his email.',
          'Vous ouvrez les dossiers. Ils sont pires que dans son e-mail.'
        ),
        'dossiers'
      )
    ),
    pg_temp.message(
      'appel',
      pg_temp.both('What he told you', 'Ce qu’il vous a dit'),
      'Benoît Decroix',
      pg_temp.both('Wateringues Brewery', 'Brasserie des Wateringues'),
      6,
      pg_temp.both(
        'Thank you for calling. You’re the first one who has.

Breakages happen. But the pallet on October 14 was for a wedding. I delivered it myself, at 10 PM, in my own car. And your people asked me for a picture of the box.

I haven’t sent the signed contract back yet. I have to by **Wednesday**. Write and tell me what you’re changing. Not what you’re sorry about.',
        'Merci d’avoir appelé. Vous êtes le premier.

La casse, ça arrive. Mais la palette du 14 octobre, c’était pour un mariage. J’ai livré moi-même, à 22 h, avec ma voiture. Et chez vous, on m’a demandé une photo du carton.

Je n’ai pas encore rendu le contrat signé. Je dois le faire **mercredi**. Écrivez-moi ce que vous changez. Pas ce que vous regrettez.'
      ),
      'faits'
    ),
    pg_temp.message(
      'froid', pg_temp.both('His reply', 'Sa réponse'), 'Benoît Decroix',
      pg_temp.both('Wateringues Brewery', 'Brasserie des Wateringues'),
      6,
      pg_temp.both(
        'I told you it was **not the price**.

If you can take 10% off in seven minutes, I wonder what I’ve been paying for these six years.

You have until Wednesday to tell me what changes in the way you handle claims. After that, I’m sending the contract back.',
        'Je vous ai écrit que ce n’était **pas le prix**.

Si vous pouvez baisser de 10 % en sept minutes, je me demande ce que je paie depuis six ans.

Vous avez jusqu’à mercredi pour me dire ce qui change dans le traitement des réclamations. Après, je rends le contrat.'
      ),
      'faits'
    ),
    pg_temp.message(
      'dossiers',
      pg_temp.both('In the files', 'Dans les dossiers'),
      'Lucie Vanhove',
      pg_temp.both('Claims department', 'Service réclamations'),
      6,
      pg_temp.both(
        'I found all ten files. Nine are waiting for the same thing: a photo of the label, which the driver already took but which is still on his phone.

The pallet on October 14 was for a wedding. He called twice and got voicemail.

He called back this morning: he has to return his contract by **Wednesday**.',
        'J’ai retrouvé les dix dossiers. Neuf attendent la même chose : une photo de l’étiquette, que le chauffeur a déjà prise mais qui reste dans son téléphone.

La palette du 14 octobre partait pour un mariage. Il avait appelé deux fois ; il est tombé sur la boîte vocale.

Il a rappelé ce matin : il doit rendre son contrat **mercredi**.'
      )
    ),
    pg_temp.brief(
      'faits',
      pg_temp.both('What you can promise', 'Ce que vous pouvez promettre'),
      pg_temp.both(
        'You check with every team. Here’s what’s possible, and what isn’t:

- **Possible tomorrow**: one contact for claims, reachable from 8 AM to 6 PM.
- **Possible on Monday**: drivers’ photos added to the file the same day.
- **Possible in a month**: dividers in the glass pallets, €190 a month.
- **Not possible**: a guarantee of zero breakages.
- Your director approves a goodwill credit for October 14, up to €600.',
        'Vous faites le tour des services. Voici ce qui est possible, et ce qui ne l’est pas :

- **Possible dès demain** : un interlocuteur unique pour les réclamations, joignable de 8 h à 18 h.
- **Possible lundi** : les photos des chauffeurs versées au dossier le jour même.
- **Possible dans un mois** : des croisillons dans les palettes de verre, 190 € par mois.
- **Impossible** : garantir zéro casse.
- Votre directrice accepte un geste pour le 14 octobre, jusqu’à 600 €.'
      )
    ),
    pg_temp.quiz(
      'lecture',
      pg_temp.both('What matters to him', 'Ce qui compte pour lui'),
      pg_temp.question(
        'q1',
        pg_temp.both('Which promise best answers his complaint?', 'Quelle promesse répond le mieux à sa plainte ?'),
        array[
          pg_temp.both('Zero breakages by Christmas', 'Zéro casse d’ici Noël'),
          pg_temp.both(
            'A same-day answer from a person he knows by name',
            'Une réponse le jour même, par une personne qu’il peut nommer'
          ),
          pg_temp.both('A 5% discount for a year', 'Une remise de 5 % pendant un an')
        ],
        'b',
        pg_temp.both(
          'He said it himself: breakages happen, the form is what he can’t stand. And never promise the impossible.',
          'Il l’a écrit : la casse arrive, le formulaire ne passe pas. Et l’on ne promet pas ce qui est impossible.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.both('What is this customer worth to you over a year?', 'Que vaut ce client pour vous, sur un an ?'),
        array[
          pg_temp.both('€84,000 and 11% of your portfolio', '84 000 € et 11 % du portefeuille'),
          pg_temp.both('A 5% discount', '5 % de remise'),
          pg_temp.both('€600', '600 €')
        ],
        'a',
        pg_temp.both(
          'This is the number every gesture has to be weighed against.',
          'C’est l’ordre de grandeur qui justifie, ou non, chaque geste.'
        )
      )
    ),
    pg_temp.deliverable(
      'reponse', pg_temp.both('Your reply', 'Votre réponse'), 'text', true,
      pg_temp.both(
        'Write the email to Benoît Decroix: **200 words at most**. Facts, commitments with dates, a name. One apology, and only one.',
        'Écrivez l’e-mail à Benoît Decroix : **200 mots au plus**. Des faits, des engagements datés, un nom. Une excuse, une seule.'
      )
    ),
    pg_temp.deliverable(
      'suivi',
      pg_temp.both('Your 90-day plan', 'Votre plan à 90 jours'),
      'text', true,
      pg_temp.both(
        'Internal, for your director: three commitments, who keeps them, what they cost, and how you’ll know in 90 days that the customer is staying.',
        'En interne, pour votre directrice : trois engagements, qui les tient, ce qu’ils coûtent, et comment vous saurez dans 90 jours que le client reste.'
      )
    )
  ],
  false,
  array[
    pg_temp.criterion(
      'ecoute', pg_temp.both('Listening', 'Écoute'), 30,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both(
          'Answers a complaint the customer didn’t make.',
          'Répond à un reproche que le client n’a pas fait.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Answers what he wrote, in his words.', 'Répond à ce qu’il a écrit, avec ses mots.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('Also says what he didn’t dare ask for.', 'Dit aussi ce qu’il n’a pas osé demander.')
      )
    ),
    pg_temp.criterion(
      'engagements', pg_temp.both('Commitments', 'Engagements'), 30,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Vague promises, or ones that can’t be kept.', 'Promesses vagues ou impossibles à tenir.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Dated, with someone responsible.', 'Datées, tenues par quelqu’un.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('The customer can check them himself.', 'Vérifiables par le client lui-même.')
      )
    ),
    pg_temp.criterion(
      'economie', pg_temp.both('Cost', 'Économie'), 20,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both(
          'The gesture costs more than it saves, or isn’t costed at all.',
          'Le geste coûte plus que ce qu’il sauve, ou n’est pas chiffré.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Every gesture has a price tag.', 'Chaque geste est chiffré.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('Weighed against what the customer is worth.', 'Comparé à la valeur du client.')
      )
    ),
    pg_temp.criterion(
      'ton', pg_temp.both('Tone', 'Ton'), 20,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Groveling or bureaucratic.', 'Servile, ou administratif.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Direct and respectful.', 'Direct et respectueux.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('You can hear a person.', 'On entend quelqu’un.')
      )
    )
  ],
  pg_temp.both(
    'The rubric is hidden on purpose: shown, it would dictate the answer. A discount isn’t a mistake if it comes after a real change. Don’t accept any promise of zero breakages.',
    'Grille cachée à dessein : montrée, elle dicte la réponse. Une remise n’est pas une faute si elle vient après un changement réel. Refusez toute promesse de zéro casse.'
  ),
  array[
    pg_temp.both(
      'He said it wasn’t the price. Why open with a discount?',
      'Il a écrit que ce n’était pas le prix : pourquoi commencer par une remise ?'
    ),
    pg_temp.both(
      'One apology is enough. The third one rings hollow.',
      'Une excuse suffit. La troisième sonne creux.'
    ),
    pg_temp.both(
      'He can check this commitment himself: exactly what he’s asking for.',
      'Engagement vérifiable : c’est exactement ce qu’il attend.'
    ),
    pg_temp.both(
      'Who keeps this promise while you’re on vacation?',
      'Qui tient cette promesse quand vous êtes en congé ?'
    )
  ]
);
