-- A mission of an energy company.
select pg_temp.mission(
  4, '0c000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000004', 55,
  pg_temp.both(
    'Solar on a school roof: does the case hold up?',
    'Des panneaux sur le toit de l’école : l’offre tient-elle ?'
  ),
  pg_temp.both(
    'A town wants solar panels on its elementary school and has a glossy offer on the table. Check the numbers, find what the offer leaves out, and advise a mayor who has to vote on Tuesday.',
    'Une commune veut des panneaux solaires sur son école, et une belle offre est sur la table. Vérifiez les chiffres, trouvez ce que l’offre ne dit pas, et conseillez une maire qui vote mardi.'
  ),
  'sustainability', 'advanced', 5, 7,
  array['energy-efficiency', 'carbon-accounting', 'financial-analysis', 'technical-writing'],
  array[
    pg_temp.brief(
      'context',
      pg_temp.both('A town, a roof, a vote', 'Une commune, un toit, un vote'),
      pg_temp.both(
        '**Harlow-les-Prés** is a made-up French town of 3,800 people. Its elementary school has a flat roof of 620 m², an energy bill that keeps growing, and a town council that votes on **Tuesday**.

You’re a junior analyst on a small advisory team. The council has received one offer:

| | What the offer says |
|---|---|
| Installed capacity | 96 kWp |
| Annual output | 125,000 kWh |
| The school’s annual consumption | 78,000 kWh |
| Share used on site | 95% |
| Investment | €118,000 |
| Payback | 7 years |
| Carbon avoided | 60 t CO₂ a year |

You’re not here to be for or against. Your job is to tell the mayor **which of these lines she can rely on**.',
        '**Harlow-les-Prés** est une commune imaginaire de 3 800 habitants. Son école primaire a un toit plat de 620 m², une facture d’énergie qui grimpe, et un conseil municipal qui vote **mardi**.

Vous êtes analyste junior dans un petit bureau de conseil. La mairie a reçu une seule offre :

| | Ce que dit l’offre |
|---|---|
| Puissance installée | 96 kWc |
| Production annuelle | 125 000 kWh |
| Consommation annuelle de l’école | 78 000 kWh |
| Part consommée sur place | 95 % |
| Investissement | 118 000 € |
| Temps de retour | 7 ans |
| Carbone évité | 60 t de CO₂ par an |

Vous n’êtes ni pour ni contre. Votre travail est de dire à la maire **sur quelles lignes elle peut s’appuyer**.'
      )
    ),
    pg_temp.message(
      'marta',
      pg_temp.both('From your engineer', 'Un mot de votre ingénieure'),
      'Marta Ellison',
      pg_temp.both('Project engineer', 'Ingénieure de projet'),
      5,
      pg_temp.both(
        'Three things to keep in mind as you read:

- Around here, one well-placed kWp yields about **1,100 kWh a year**.
- A school is closed on weekends and for most of July and August, right when the sun is at its best.
- French grid power emits about **50 g of CO₂ per kWh**. Someone may have used a European average.

Don’t take my word for it either. Say where each number comes from.',
        'Trois choses à garder sous les yeux pendant votre lecture :

- Par ici, un kWc bien placé donne environ **1 100 kWh par an**.
- Une école est fermée le week-end et presque tout l’été, quand le soleil donne le plus.
- L’électricité du réseau français émet environ **50 g de CO₂ par kWh**. Quelqu’un a pu prendre une moyenne européenne.

Ne me croyez pas sur parole non plus. Dites d’où vient chaque chiffre.'
      )
    ),
    pg_temp.quiz(
      'checks',
      pg_temp.both('Before you write', 'Avant d’écrire'),
      pg_temp.question(
        'q1',
        pg_temp.both(
          'The offer counts on 125,000 kWh from 96 kWp. Compared with Marta’s number, that is…',
          'L’offre compte sur 125 000 kWh pour 96 kWc. Avec le chiffre de Marta, c’est…'
        ),
        array[
          pg_temp.both('about 18% too high', 'environ 18 % de trop'),
          pg_temp.both('about right', 'à peu près juste'),
          pg_temp.both('about 18% too low', 'environ 18 % de moins')
        ],
        'a',
        pg_temp.both(
          '96 × 1,100 = 105,600 kWh. The offer is roughly 18% above that.',
          '96 × 1 100 = 105 600 kWh. L’offre est environ 18 % au-dessus.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.both(
          'Which facts cast doubt on the 95% used on site?',
          'Quels faits font douter des 95 % consommés sur place ?'
        ),
        array[
          pg_temp.both(
            'The panels would produce more than the school uses in a year',
            'Les panneaux produiraient plus que l’école ne consomme en un an'
          ),
          pg_temp.both('The school is closed when output peaks', 'L’école est fermée quand la production culmine'),
          pg_temp.both('The roof is flat', 'Le toit est plat')
        ],
        'ab',
        pg_temp.both(
          'Even if every kWh it needs came from the roof, the school couldn’t use 95% of an output larger than its consumption.',
          'Même en couvrant tous ses besoins, l’école ne peut pas absorber 95 % d’une production supérieure à sa consommation.'
        )
      ),
      pg_temp.question(
        'q3',
        pg_temp.both(
          'At 50 g per kWh, how much CO₂ would 105,600 kWh avoid?',
          'À 50 g par kWh, combien de CO₂ évitent 105 600 kWh ?'
        ),
        array[
          pg_temp.both('About 5 metric tons', 'Environ 5 tonnes'),
          pg_temp.both('About 60 metric tons', 'Environ 60 tonnes'),
          pg_temp.both('About 500 metric tons', 'Environ 500 tonnes')
        ],
        'a',
        pg_temp.both(
          '105,600 × 0.05 kg = 5,280 kg. The offer is more than ten times too generous.',
          '105 600 × 0,05 kg = 5 280 kg. L’offre est plus de dix fois trop généreuse.'
        )
      )
    ),
    pg_temp.decision(
      'caller',
      pg_temp.both('A call from the installer', 'L’installateur vous appelle'),
      pg_temp.both(
        'The installer calls you directly. He offers to “walk you through the model” over lunch before you write. What do you do?',
        'L’installateur vous appelle directement. Il propose de vous « expliquer le modèle » pendant un déjeuner, avant que vous n’écriviez. Que faites-vous ?'
      ),
      pg_temp.choice(
        'lunch',
        pg_temp.both('Accept: you might learn something', 'Vous acceptez : vous apprendrez peut-être quelque chose'),
        pg_temp.both(
          'Lunch is pleasant. Your manager asks why the council wasn’t told about it.',
          'Le déjeuner est agréable. Votre responsable demande pourquoi la mairie n’en a rien su.'
        )
      ),
      pg_temp.choice(
        'written',
        pg_temp.both(
          'Thank him, and ask for the model and its sources in writing',
          'Vous le remerciez, et demandez le modèle et ses sources par écrit'
        ),
        pg_temp.both(
          'A spreadsheet arrives at 4 PM. The 95% is typed in by hand.',
          'Un tableur arrive à 16 h. Les 95 % y sont saisis à la main.'
        )
      ),
      pg_temp.choice(
        'ignore',
        pg_temp.both('Don’t call back', 'Vous ne rappelez pas'),
        pg_temp.both(
          'He tells the mayor you refuse to talk to him. She asks you about it on Monday.',
          'Il dit à la maire que vous refusez de lui parler. Elle vous pose la question lundi.'
        )
      )
    ),
    pg_temp.deliverable(
      'memo',
      pg_temp.both('The memo to the mayor', 'La note à la maire'),
      'text', true,
      pg_temp.both(
        'Write to the mayor: **350 to 500 words**, no jargon you don’t explain.

- Give your advice in the first two sentences.
- Correct the offer line by line, each with its source or calculation.
- Say what you couldn’t check.
- Tell her what to ask for before Tuesday.',
        'Écrivez à la maire : **350 à 500 mots**, sans jargon que vous n’expliquiez.

- Votre avis dans les deux premières phrases.
- Les lignes de l’offre, corrigées, chacune avec sa source ou son calcul.
- Ce que vous n’avez pas pu vérifier.
- Ce qu’elle doit demander avant mardi.'
      )
    ),
    pg_temp.deliverable(
      'model',
      pg_temp.both('Your calculations', 'Vos calculs'),
      'link', false,
      pg_temp.both(
        'Optional: a link to the spreadsheet where you did the math.',
        'Facultatif : un lien vers le tableur où vous avez fait vos calculs.'
      )
    )
  ],
  true,
  array[
    pg_temp.criterion(
      'figures', pg_temp.both('Numbers', 'Chiffres'), 40,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both(
          'Repeats the offer, or replaces it with unsourced numbers.',
          'Répète l’offre, ou la remplace par des chiffres sans source.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Getting there', 'En bonne voie'),
        pg_temp.both(
          'Corrects the output, but not on-site use or carbon.',
          'Corrige la production, mais ni l’autoconsommation ni le carbone.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Corrects all three and shows the math.', 'Corrige les trois, calculs à l’appui.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both(
          'Gives a range and says what it depends on.',
          'Donne une fourchette et dit de quoi elle dépend.'
        )
      )
    ),
    pg_temp.criterion(
      'judgment', pg_temp.both('Judgment', 'Discernement'), 30,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Sells or condemns.', 'Vend, ou condamne.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Clear advice that follows from the numbers.', 'Un avis net, qui découle des chiffres.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('Proposes a better-sized project.', 'Propose un projet mieux dimensionné.')
      )
    ),
    pg_temp.criterion(
      'honesty',
      pg_temp.both('Honesty about doubt', 'Franchise sur les doutes'),
      15,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Admits no doubt.', 'N’avoue aucun doute.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Says what was not checked.', 'Dit ce qui n’a pas été vérifié.')
      )
    ),
    pg_temp.criterion(
      'reader',
      pg_temp.both('Written for its reader', 'Écrite pour sa lectrice'),
      15,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Written for engineers.', 'Écrite pour des ingénieurs.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('A mayor can act on it.', 'Une maire peut décider avec.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('She could read it aloud to the council.', 'Elle pourrait la lire au conseil.')
      )
    )
  ],
  pg_temp.both(
    'Expect 100–106 MWh produced, 40–55% used on site, about 5 t of CO₂ and a payback of 11 to 14 years. A smaller system (50–60 kWp) is usually the better answer. Accept other assumptions when they are stated.',
    'Ordres de grandeur attendus : 100 à 106 MWh produits, 40 à 55 % consommés sur place, environ 5 t de CO₂, un retour en 11 à 14 ans. Une installation plus petite (50 à 60 kWc) est en général la meilleure réponse. Acceptez d’autres hypothèses si elles sont dites.'
  ),
  array[
    pg_temp.both(
      'Show the math: a reader should be able to redo it.',
      'Montrez le calcul : votre lectrice doit pouvoir le refaire.'
    ),
    pg_temp.both(
      'You say what you couldn’t check. Keep that habit.',
      'Vous dites ce que vous n’avez pas pu vérifier. Gardez cette habitude.'
    ),
    pg_temp.both(
      'Lead with your advice; the mayor may stop after two lines.',
      'Commencez par votre avis ; la maire s’arrêtera peut-être après deux lignes.'
    )
  ]
);
