-- A mission of a health company, and one of the demo maker.
select pg_temp.mission(
  6, '0c000000-0000-4000-8000-000000000005', 'c0000000-0000-4000-8000-000000000010', 44,
  pg_temp.both('A newsletter people open', 'Une lettre que l’on ouvre'),
  pg_temp.both(
    'A home-care network’s newsletter has stopped being read. Look at the numbers, choose who you’re talking to, write the next issue and say how you’ll know if it’s better.',
    'La lettre d’information d’un réseau de soins à domicile n’est plus lue. Regardez les chiffres, choisissez à qui vous parlez, écrivez le prochain numéro et dites comment vous saurez s’il est meilleur.'
  ),
  'marketing', 'beginner', 3, 5,
  array['email-marketing', 'copywriting', 'marketing-analytics', 'ab-testing'],
  array[
    pg_temp.brief(
      'contexte', pg_temp.both('Issue 23', 'Numéro 23'),
      pg_temp.both(
        '**Viaduc Care** is a made-up network of home-care nurses in France. Its monthly newsletter goes to 9,200 people: patients, their families and caregivers. **Everyone gets the same one.**

| Issue | Subject line | Opens | Clicks | Unsubscribes |
|---|---|---|---|---|
| 20 | Your July newsletter | 19% | 1.1% | 0.4% |
| 21 | Your August newsletter | 17% | 0.9% | 0.5% |
| 22 | Heat wave: five ways to keep an older relative safe | 41% | 7.8% | 0.2% |
| 23 | Your October newsletter | 16% | 0.8% | 0.7% |

The newsletter is now yours. Issue 24 goes out in ten days.',
        '**Viaduc Santé** est un réseau imaginaire d’infirmières et d’infirmiers à domicile. Sa lettre mensuelle part à 9 200 personnes : des patients, leurs proches, et des soignants. **La même pour tous.**

| Numéro | Objet | Ouvertures | Clics | Désinscriptions |
|---|---|---|---|---|
| 20 | Votre lettre de juillet | 19 % | 1,1 % | 0,4 % |
| 21 | Votre lettre d’août | 17 % | 0,9 % | 0,5 % |
| 22 | Canicule : cinq gestes pour un proche âgé | 41 % | 7,8 % | 0,2 % |
| 23 | Votre lettre d’octobre | 16 % | 0,8 % | 0,7 % |

Vous reprenez la lettre. Le numéro 24 part dans dix jours.'
      )
    ),
    pg_temp.message(
      'nora',
      pg_temp.both('What leadership wants', 'Ce que veut la direction'),
      'Nora Teissier',
      pg_temp.both('Head of communications', 'Directrice de la communication'),
      4,
      pg_temp.both(
        'Hi! I’ve been asked to fit all of this into issue 24:

- the new logo,
- the opening of our Givors office,
- the flu vaccination campaign,
- a profile of one of our nurses,
- the annual report.

I know, it’s too much. Tell me what you’re keeping, and **make the case for it**: I’ll defend your choice in the meeting.',
        'Bonjour ! On me demande de parler, dans le numéro 24 :

- du nouveau logo,
- de l’ouverture de l’antenne de Givors,
- de la campagne de vaccination contre la grippe,
- du portrait d’un infirmier,
- du rapport d’activité.

Je sais, c’est trop. Dites-moi ce que vous gardez, et **défendez-le** : je porterai votre choix en réunion.'
      )
    ),
    pg_temp.quiz(
      'chiffres',
      pg_temp.both('Reading the table', 'Lire le tableau'),
      pg_temp.question(
        'q1',
        pg_temp.both('What sets issue 22 apart?', 'Qu’est-ce qui distingue le numéro 22 ?'),
        array[
          pg_temp.both('It went out in August', 'Il est parti en août'),
          pg_temp.both(
            'Its subject line says who it’s for and what it’s good for',
            'Son objet dit à qui il sert et à quoi'
          ),
          pg_temp.both('It’s longer', 'Il est plus long')
        ],
        'b',
        pg_temp.both(
          'A useful subject line, a specific reader, the right moment. The season helped, but it didn’t write the subject line.',
          'Un objet utile, un lecteur précis, un moment. La saison a aidé ; ce n’est pas elle qui a écrit l’objet.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.both(
          'Can you say that the subject line alone explains the 41%?',
          'Peut-on affirmer que l’objet seul explique les 41 % ?'
        ),
        array[
          pg_temp.both('Yes', 'Oui'),
          pg_temp.both(
            'No: the topic and the heat wave changed at the same time',
            'Non : le sujet et la canicule ont changé en même temps'
          )
        ],
        'b',
        pg_temp.both(
          'Two things moved at once. That’s why you test one change at a time.',
          'Deux choses ont bougé à la fois. C’est pour cela qu’on teste un seul changement à la fois.'
        )
      ),
      pg_temp.question(
        'q3',
        pg_temp.both(
          'What do you need to write to families without writing to caregivers?',
          'Que faut-il pour écrire aux proches sans écrire aux soignants ?'
        ),
        array[
          pg_temp.both(
            'To know who is who, and a legal basis for using that',
            'Savoir qui est qui, avec une base légale pour s’en servir'
          ),
          pg_temp.both('A second sender address', 'Une seconde adresse d’expéditeur'),
          pg_temp.both('Nothing: you can guess from the email address', 'Rien : on peut le deviner à l’adresse')
        ],
        'a',
        pg_temp.both(
          'You segment with what people gave you for that purpose. Guessing someone’s health isn’t an option.',
          'On segmente avec ce que les gens ont donné pour cela. Deviner l’état de santé de quelqu’un n’est pas une option.'
        )
      )
    ),
    pg_temp.decision(
      'lecteur',
      pg_temp.both('Who is issue 24 for?', 'À qui parle le numéro 24 ?'),
      pg_temp.both(
        'A newsletter for everyone speaks to no one. Choose your main reader.',
        'Une lettre qui parle à tout le monde ne parle à personne. Choisissez votre lecteur principal.'
      ),
      pg_temp.choice(
        'proches',
        pg_temp.both('Family members who care for a parent', 'Aux proches qui aident un parent'),
        pg_temp.both(
          '5,100 of the 9,200 subscribers. They’re also the ones who write back.',
          '5 100 abonnés sur 9 200. Ce sont aussi ceux qui répondent.'
        )
      ),
      pg_temp.choice(
        'patients', pg_temp.both('Patients', 'Aux patients'),
        pg_temp.both(
          '2,600 subscribers. Many have someone read it to them.',
          '2 600 abonnés. Beaucoup se font lire la lettre par quelqu’un.'
        )
      ),
      pg_temp.choice(
        'soignants',
        pg_temp.both('Caregivers in the network', 'Aux soignants du réseau'),
        pg_temp.both(
          '1,500 subscribers. They already get an internal update every week.',
          '1 500 abonnés. Ils reçoivent déjà une note interne chaque semaine.'
        )
      )
    ),
    pg_temp.deliverable(
      'numero', pg_temp.both('Issue 24', 'Le numéro 24'), 'text', true,
      pg_temp.both(
        'Write all of it: **subject line, preview text and 250 to 350 words**. One main topic, one button. Close with two lines to Nora: what you left out, and why.',
        'Écrivez-le en entier : **objet, texte d’aperçu, et 250 à 350 mots**. Un sujet principal, un seul bouton. En fin de texte, deux lignes à Nora : ce que vous n’avez pas gardé, et pourquoi.'
      )
    ),
    pg_temp.deliverable(
      'test', pg_temp.both('Your test', 'Votre test'), 'text', true,
      pg_temp.both(
        'Propose **one** A/B test for this issue: what changes, what doesn’t, how many people get it, what you measure, and what you’ll do in each case. 150 words is plenty.',
        'Proposez **un** test A/B sur ce numéro : ce qui change, ce qui ne change pas, sur combien de personnes, la mesure, et ce que vous ferez dans chaque cas. 150 mots suffisent.'
      )
    )
  ],
  true,
  array[
    pg_temp.criterion(
      'lecteur', pg_temp.both('The reader', 'Le lecteur'), 30,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('You can’t tell who it’s for.', 'On ne sait pas à qui l’on parle.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('One reader, one purpose.', 'Un lecteur, une utilité.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('You can picture them reading it.', 'On le voit lire.')
      )
    ),
    pg_temp.criterion(
      'texte', pg_temp.both('The copy', 'Le texte'), 30,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Corporate or muddled.', 'Institutionnel ou confus.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Clear, short, one call to action.', 'Clair, court, un seul appel à l’action.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('You want to forward it.', 'On a envie de le transmettre.')
      )
    ),
    pg_temp.criterion(
      'test', pg_temp.both('The test', 'Le test'), 25,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Several changes at once.', 'Plusieurs changements à la fois.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('One change, one metric, one decision.', 'Un seul changement, une mesure, une décision.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('Also says what the test won’t tell you.', 'Dit aussi ce que le test ne dira pas.')
      )
    ),
    pg_temp.criterion(
      'choix', pg_temp.both('The choices', 'Les choix'), 15,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Everything is kept.', 'Tout est gardé.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Explains what was left out.', 'Le tri est expliqué.')
      )
    )
  ],
  pg_temp.both(
    'Any reader is fine, but it has to show in every sentence. On the flu, check that no health claim is made up. With 9,200 addresses, two groups of 1,500 are enough to detect a five-point gap.',
    'Le choix du lecteur est libre, mais il doit se voir dans chaque phrase. Pour la grippe, vérifiez qu’aucune promesse de santé n’est inventée. Avec 9 200 adresses, deux groupes de 1 500 suffisent pour un écart de cinq points.'
  ),
  array[
    pg_temp.both(
      'Replace “we” with “you” and read it again. What’s left?',
      'Remplacez « nous » par « vous » et relisez : qu’est-ce qui reste ?'
    ),
    pg_temp.both(
      'Two things change between A and B. Which one will have won?',
      'Deux choses changent entre A et B : laquelle aura gagné ?'
    ),
    pg_temp.both('I’d open this one.', 'Cet objet, je l’ouvre.')
  ]
);

select pg_temp.mission(
  8, '0f000000-0000-4000-8000-000000000001', 'fa000000-0000-4000-8000-000000000001', 38,
  pg_temp.both('The sorting kiosk screen', 'L’écran d’une borne de tri'),
  pg_temp.both(
    'A neighborhood sorting kiosk has a screen no one understands. Observe five users, find what stops them, and redesign the first screen in their words.',
    'Une borne de tri de quartier a un écran que personne ne comprend. Observez cinq usagers, trouvez ce qui les arrête, et redessinez le premier écran avec ses mots.'
  ),
  'design', 'beginner', 3, 6,
  array['ux-research', 'ux-design', 'accessibility', 'prototyping'],
  array[
    pg_temp.brief(
      'contexte',
      pg_temp.both('The kiosk on Gambier Square', 'La borne de la place Gambier'),
      pg_temp.both(
        'The made-up town of **Port-Lanvec**, in Brittany, has put up twelve sorting kiosks. They take glass, clothes and small appliances; the screen opens the right hatch.

Successful drop-offs: **54%**. The rest ends up on the ground next to the kiosk.

The home screen today:

> **WELCOME — MULTI-STREAM COLLECTION SYSTEM**
> [ STREAM A ]   [ STREAM B ]   [ STREAM C ]   [ IDENTIFICATION ]
> Please select a stream or identify yourself to earn points.

The screen is 10 inches wide, 1.20 m (4 ft) off the ground, in full sun all afternoon.',
        'La ville imaginaire de **Port-Lanvec** a posé douze bornes de tri. On y dépose verre, textile et petits appareils ; l’écran ouvre la bonne trappe.

Dépôts réussis : **54 %**. Le reste finit au pied de la borne.

L’écran d’accueil, aujourd’hui :

> **BIENVENUE — SYSTÈME DE COLLECTE MULTIFLUX**
> [ FLUX A ]   [ FLUX B ]   [ FLUX C ]   [ IDENTIFICATION ]
> Veuillez sélectionner un flux ou vous identifier pour cumuler des points.

L’écran fait 10 pouces, à 1,20 m du sol, en plein soleil l’après-midi.'
      )
    ),
    pg_temp.brief(
      'carnet',
      pg_temp.both('My field notes', 'Mon carnet d’observation'),
      pg_temp.both(
        'Saturday, one hour on site. I said nothing and took notes.

1. **A woman with a bag of jars.** Reads, reads again, presses “Identification.” It asks for a number. She puts the bag down on the ground and leaves.
2. **Two teenagers, a toaster.** “What’s a stream?” They try A, then B. C opens. They laugh.
3. **A father with a stroller.** One free hand. He leans in to shade the screen with his head.
4. **A man in a wheelchair.** The screen is at his height. The top buttons aren’t.
5. **A tourist.** Looks for a language. She gets out her phone to translate the screen.',
        'Samedi, une heure sur place. Je n’ai rien dit, j’ai noté.

1. **Une dame avec un cabas de bocaux.** Lit, relit, appuie sur « Identification ». On lui demande un numéro. Elle pose le cabas par terre et s’en va.
2. **Deux adolescents, un grille-pain.** « C’est quoi, un flux ? » Ils essaient A, puis B. C s’ouvre. Ils rient.
3. **Un père, une poussette.** Une seule main libre. Il se penche pour faire de l’ombre avec sa tête.
4. **Un homme en fauteuil.** L’écran est à sa hauteur. Les boutons du haut, non.
5. **Une touriste.** Cherche une langue. Elle sort son téléphone pour traduire l’écran.'
      )
    ),
    pg_temp.message(
      'elu',
      pg_temp.both('The town writes to you', 'La mairie vous écrit'),
      'Soizic Le Dantec',
      pg_temp.both('Deputy mayor, sanitation', 'Adjointe à la propreté'),
      5,
      pg_temp.both(
        'Hello,

The **points program** matters to us: the council voted for it. Identification has to stay.

That said, nothing says it has to be the first screen. Give me an argument and I’ll defend it.',
        'Bonjour,

Nous tenons au **programme de points** : il a été voté. L’identification doit rester.

En revanche, rien ne dit qu’elle doit être le premier écran. Si vous avez un argument, je le défendrai.'
      )
    ),
    pg_temp.quiz(
      'constats',
      pg_temp.both('What the notes say', 'Ce que dit le carnet'),
      pg_temp.question(
        'q1',
        pg_temp.both('What do the teenagers show?', 'Que montre le cas des adolescents ?'),
        array[
          pg_temp.both('They aren’t taking it seriously', 'Ils ne sont pas sérieux'),
          pg_temp.both('“Stream” isn’t a word they use', 'Le mot « flux » n’appartient pas à leur langue'),
          pg_temp.both('The kiosk is slow', 'La borne est lente')
        ],
        'b',
        pg_temp.both(
          'They got there by trial and error: the word didn’t help them. That’s an observation; the rest is opinion.',
          'Ils ont réussi par essais successifs : le mot ne les a pas aidés. C’est un constat ; le reste est une opinion.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.both(
          'Which observations come from the place rather than the words?',
          'Quels constats viennent du lieu plutôt que des mots ?'
        ),
        array[
          pg_temp.both('The sun on the screen', 'Le soleil sur l’écran'),
          pg_temp.both('Only one free hand', 'Une seule main libre'),
          pg_temp.both('“Identification” asks for a number', '« Identification » demande un numéro')
        ],
        'ab',
        pg_temp.both(
          'Contrast, target size and placement matter as much as the text.',
          'Le contraste, la taille des cibles et leur place comptent autant que le texte.'
        )
      )
    ),
    pg_temp.decision(
      'points',
      pg_temp.both('Identification', 'L’identification'),
      pg_temp.both('Where do you put identification?', 'Où placez-vous l’identification ?'),
      pg_temp.choice(
        'avant',
        pg_temp.both('Before the drop-off, but smaller', 'Avant le dépôt, mais plus petite'),
        pg_temp.both(
          'The woman with the jars still hesitates: she thinks she needs an account.',
          'La dame aux bocaux hésite encore : elle croit qu’il faut un compte.'
        )
      ),
      pg_temp.choice(
        'apres',
        pg_temp.both('After the drop-off: “Want your points?”', 'Après le dépôt : « Vous voulez vos points ? »'),
        pg_temp.both(
          'The drop-off is done. One user in three takes ten seconds to collect their points.',
          'Le dépôt est fait. Un usager sur trois prend dix secondes pour ses points.'
        )
      ),
      pg_temp.choice(
        'telephone',
        pg_temp.both('On the phone, with a QR code', 'Sur le téléphone, avec un code à flasher'),
        pg_temp.both(
          'Younger people collect more points. Everyone else forgets about them.',
          'Les points montent chez les plus jeunes. Les autres n’y pensent plus.'
        )
      )
    ),
    pg_temp.deliverable(
      'constats-ecrits',
      pg_temp.both('Three observations, three needs', 'Trois constats, trois besoins'),
      'text', true,
      pg_temp.both(
        'Draw **three observations** from the notes (what was seen) and, for each, the need it reveals. No solutions yet.',
        'Tirez du carnet **trois constats** (ce que l’on a vu), et pour chacun le besoin qu’il révèle. Pas encore de solution.'
      )
    ),
    pg_temp.deliverable(
      'ecran',
      pg_temp.both('The new home screen', 'Le nouvel écran d’accueil'),
      'text', true,
      pg_temp.both(
        'Describe your screen word for word: title, buttons, order, sizes, language, what happens next. For each choice, say which observation it serves. A text sketch is welcome.',
        'Décrivez votre écran, mot pour mot : titre, boutons, ordre, tailles, langue, ce qui se passe après. Dites pour chaque choix quel constat il sert. Un croquis en lignes de texte est bienvenu.'
      )
    ),
    pg_temp.deliverable(
      'maquette', pg_temp.both('A mockup', 'Une maquette'), 'link', false,
      pg_temp.both(
        'Optional: a link to a mockup or a photo of a sketch.',
        'Facultatif : un lien vers une maquette ou une photo de croquis.'
      )
    )
  ],
  true,
  array[
    pg_temp.criterion(
      'constats',
      pg_temp.both('Observations, not opinions', 'Des constats, pas des avis'),
      30,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Judges people or jumps to a solution.', 'Juge les gens ou saute à la solution.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('What was seen, then what it reveals.', 'Ce qui a été vu, puis ce que cela révèle.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('Separates patterns from one-offs.', 'Distingue ce qui revient de ce qui n’arrive qu’une fois.')
      )
    ),
    pg_temp.criterion(
      'mots', pg_temp.both('The words', 'Les mots'), 25,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Official language.', 'Ceux de l’administration.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both(
          'People’s own words: bottles, clothes, appliances.',
          'Ceux des gens : bouteilles, vêtements, appareils.'
        )
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('You get it without reading.', 'Compris sans lire.')
      )
    ),
    pg_temp.criterion(
      'lieu',
      pg_temp.both('The place and the people', 'Le lieu et les corps'),
      25,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('A desktop screen.', 'Un écran de bureau.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('Sun, one hand, wheelchair: all accounted for.', 'Soleil, une main, fauteuil : pris en compte.')
      ),
      pg_temp.level(
        pg_temp.both('Outstanding', 'Remarquable'),
        pg_temp.both('Says how to check it on site.', 'Dit comment le vérifier sur place.')
      )
    ),
    pg_temp.criterion(
      'points', pg_temp.both('The points', 'Les points'), 20,
      pg_temp.level(
        pg_temp.both('Needs work', 'À reprendre'),
        pg_temp.both('Removed, or still in the way.', 'Supprimés, ou toujours devant.')
      ),
      pg_temp.level(
        pg_temp.both('Solid', 'Solide'),
        pg_temp.both('In the right place, with an argument.', 'À leur place, avec un argument.')
      )
    )
  ],
  pg_temp.both(
    'I’m looking for listening first. An ugly screen that’s right beats a pretty one that isn’t. You can argue for any of the three answers on identification; the first takes the most arguing.',
    'Je cherche d’abord l’écoute. Un écran laid mais juste vaut mieux que l’inverse. Les trois réponses sur l’identification sont défendables ; la première demande le plus d’arguments.'
  ),
  array[
    pg_temp.both('That’s an opinion. What did you see?', 'C’est un avis. Qu’avez-vous vu ?'),
    pg_temp.both(
      'How big, in inches? With a stroller, it’s hard to aim.',
      'Quelle taille, en centimètres ? Avec une poussette, on vise mal.'
    ),
    pg_temp.both(
      'You kept people’s own words. That’s the whole job.',
      'Vous avez gardé les mots des gens : c’est tout le métier.'
    )
  ]
);
