-- Two missions for public services: letters to residents, and waiting times.
select pg_temp.mission(
  21, '0c000000-0000-4000-8000-000000000021', 'c0000000-0000-4000-8000-000000000021', 70,
  pg_temp.both('One letter, nine hundred phone calls', 'Une lettre, neuf cents appels'),
  pg_temp.both('A town wrote to every household about new trash collection days, and the switchboard hasn’t stopped ringing since. Find out what people are really asking, decide who needs to hear from you, and write the letter that should have been sent.',
    'Une ville a écrit à tous les foyers pour annoncer les nouveaux jours de collecte, et le standard sonne depuis. Trouvez ce que les gens demandent vraiment, choisissez à qui écrire, et rédigez la lettre qu’il aurait fallu envoyer.'),
  'communication', 'beginner', 2, 3, array['copywriting', 'communication', 'customer-service', 'critical-thinking'],
  array[
    pg_temp.brief('context', pg_temp.both('The January 6 letter', 'La lettre du 6 janvier'), pg_temp.both('**Valbray** is a made-up town with 11,400 households. On January 6, each of them received this:

> In the context of the optimization of municipal solid waste collection and pursuant to resolution no. 2025-114, residents are hereby informed that collection frequencies and perimeters have been revised. Users are invited to refer to the attached zoning map in order to ascertain the provisions applicable to their sector. Bins that do not comply with standard EN 840 may no longer be collected.

The map is printed in black and white. The letter has no date on which anything starts. (It’s **February 3**.)

You have just joined the town’s communications team.', '**Valbray** est une ville inventée de 11 400 foyers. Le 6 janvier, chacun a reçu ceci :

> Dans le cadre de l’optimisation de la collecte des ordures ménagères et en application de la délibération n° 2025-114, il est porté à la connaissance des administrés que les fréquences et périmètres de collecte ont été révisés. Les usagers sont invités à se reporter au plan de sectorisation joint afin de prendre connaissance des dispositions applicables à leur secteur. Les contenants non conformes à la norme EN 840 sont susceptibles de ne plus être collectés.

Le plan est imprimé en noir et blanc. La lettre ne dit pas quand tout cela commence. (C’est le **3 février**.)

Vous venez d’arriver au service communication.')),
    pg_temp.message('desk', pg_temp.both('From the front desk', 'Un mot de l’accueil'), 'Ingrid Morel', pg_temp.both('Front desk supervisor', 'Responsable de l’accueil'), 4, pg_temp.both('Hi! We counted every call in the first week. **900 in all**, about four minutes each:

| Question | Calls |
|---|---|
| Which day is it on my street? | 414 |
| Can I keep my old bin? | 252 |
| Does it cost more? | 153 |
| Anything else | 81 |

The answers are simple. The day changes for **2,300 households**, the ones north of the railroad: Monday becomes Thursday. For everyone else, nothing changes. Old bins are fine as long as they have two wheels. And no, it costs nothing.

Could you please put that in a letter?', 'Bonjour ! Nous avons compté les appels de la première semaine. **900 en tout**, environ quatre minutes chacun :

| Question | Appels |
|---|---|
| C’est quel jour, dans ma rue ? | 414 |
| Je peux garder mon ancien bac ? | 252 |
| Est-ce que je vais payer plus ? | 153 |
| Autre chose | 81 |

Les réponses sont simples. Le jour change pour **2 300 foyers**, ceux du nord de la voie ferrée : le lundi devient le jeudi. Pour les autres, rien ne change. Les anciens bacs conviennent, pourvu qu’ils aient deux roues. Et non, cela ne coûte rien.

On pourrait l’écrire comme ça, non ?')),
    pg_temp.quiz('reading', pg_temp.both('What the calls tell you', 'Ce que disent les appels'),
      pg_temp.question('q1', pg_temp.both('For how many households does something actually change?', 'Pour combien de foyers quelque chose change-t-il vraiment ?'), array[pg_temp.both('All 11,400', 'Les 11 400'), pg_temp.both('2,300, about one in five', '2 300, environ un sur cinq'), pg_temp.both('900, those who called', '900, ceux qui ont appelé')], 'b', pg_temp.both('The letter worried 9,100 households for nothing. The best news you have for them is that nothing changes.', 'La lettre a inquiété 9 100 foyers pour rien. La meilleure nouvelle à leur donner, c’est que rien ne change.')),
      pg_temp.question('q2', pg_temp.both('How much staff time did the first week of calls take?', 'Combien de temps d’accueil la première semaine d’appels a-t-elle pris ?'), array[pg_temp.both('About 15 hours', 'Environ 15 heures'), pg_temp.both('About 60 hours', 'Environ 60 heures'), pg_temp.both('About 90 hours', 'Environ 90 heures')], 'b', pg_temp.both('900 calls of four minutes make 3,600 minutes, or 60 hours: almost two people for a whole week.', '900 appels de quatre minutes font 3 600 minutes, soit 60 heures : presque deux personnes pendant une semaine.')),
      pg_temp.question('q3', pg_temp.both('Which three questions must the new letter answer in its first lines?', 'À quelles questions la lettre doit-elle répondre dès les premières lignes ?'), array[pg_temp.both('Which day, and from when', 'Quel jour, et à partir de quand'), pg_temp.both('Whether the old bin is fine', 'L’ancien bac convient-il'), pg_temp.both('Whether it costs anything', 'Est-ce que cela coûte quelque chose'), pg_temp.both('Which resolution it’s based on', 'Quelle délibération la fonde')], 'abc', pg_temp.both('Those three account for 819 of the 900 calls. The resolution can be mentioned at the bottom, in small print.', 'Ces trois questions font 819 appels sur 900. La délibération peut figurer en bas, en petit.'))),
    pg_temp.decision('audience', pg_temp.both('Who gets a new letter?', 'À qui réécrivez-vous ?'), pg_temp.both('Printing and postage come to **€0.70 per letter**. The town has 6,100 mobile numbers on file, collected for exactly this purpose.', 'Impression et timbre : **0,70 € par lettre**. La ville a 6 100 numéros de portable, donnés pour ce genre de message.'),
      pg_temp.choice('everyone', pg_temp.both('All 11,400 households: everyone got the first one', 'Les 11 400 foyers : tous ont reçu la première'), pg_temp.both('€7,980. The mayor signs, and asks what this year’s second mistake will cost.', '7 980 €. La maire signe, et demande ce que coûtera la prochaine erreur.'), 'mayor'),
      pg_temp.choice('north', pg_temp.both('The 2,300 north of the railroad, by letter, and a text message to the others', 'Les 2 300 du nord par lettre, les autres par SMS'), pg_temp.both('€1,610 for the letters. Some of the others have given no number: Ingrid will hear from them.', '1 610 € de lettres. Parmi les autres, certains n’ont pas donné de numéro : Ingrid les entendra.'), 'mayor'),
      pg_temp.choice('website', pg_temp.both('Nobody: a page on the town’s website', 'À personne : une page sur le site de la ville'), pg_temp.both('Free, and read by 340 people in the first week, most of them under 40.', 'Gratuit, et lu par 340 personnes la première semaine, dont peu ont plus de 40 ans.'), 'mayor')),
    pg_temp.message('mayor', pg_temp.both('A word from the mayor', 'Un mot de la maire'), 'Claire Auvray', pg_temp.both('Mayor of Valbray', 'Maire de Valbray'), 5, pg_temp.both('I read the first letter again last night, out loud, to my mother. I got as far as “perimeters.”

Two things. **Say sorry once**, and mean it. And don’t promise that there will be no more changes: in the fall, the south side gets its own bins for food scraps.', 'Hier soir, j’ai relu la première lettre à voix haute, à ma mère. Je me suis arrêtée à « périmètres ».

Deux choses. **Excusez-vous une fois**, pour de bon. Et ne promettez pas que rien ne bougera plus : à l’automne, le sud de la ville aura des bacs pour les restes de repas.')),
    pg_temp.deliverable('letter', pg_temp.both('The new letter', 'La nouvelle lettre'), 'text', true, pg_temp.both('Write the letter to the households you chose: **150 words at most**, title included. Below it, in one line, say who it goes to, and how the others will find out.

Read it aloud before you submit it.', 'Écrivez la lettre aux foyers que vous avez choisis : **150 mots au plus**, titre compris. Dessous, en une ligne, dites à qui elle va et comment les autres l’apprendront.

Lisez-la à voix haute avant de la remettre.')),
    pg_temp.deliverable('answers', pg_temp.both('Three answers for Ingrid', 'Trois réponses pour Ingrid'), 'text', true, pg_temp.both('For her team on the phone: the three main questions, each with an answer of **two sentences at most**, in words people can say out loud.', 'Pour son équipe au téléphone : les trois questions principales, chacune avec une réponse de **deux phrases au plus**, dans des mots que l’on peut dire.'))
  ],
  true,
  array[
    pg_temp.criterion('first', pg_temp.both('What matters comes first', 'L’essentiel d’abord'), 40,
      pg_temp.needs_work('You have to read to the end to learn your collection day.', 'Il faut lire jusqu’au bout pour trouver son jour.'),
      pg_temp.solid('Day, start date, bin and cost are in the first lines.', 'Jour, date, bac et coût dans les premières lignes.'),
      pg_temp.outstanding('A reader knows from the title whether it concerns them.', 'Dès le titre, on sait si l’on est concerné.')),
    pg_temp.criterion('words', pg_temp.both('Plain words', 'Des mots simples'), 35,
      pg_temp.needs_work('Still sounds like a town hall.', 'On entend encore la mairie.'),
      pg_temp.getting_there('Short sentences, with a few words nobody says.', 'Phrases courtes, avec quelques mots que personne ne dit.'),
      pg_temp.solid('Every sentence could be said over the phone.', 'Chaque phrase pourrait se dire au téléphone.')),
    pg_temp.criterion('reach', pg_temp.both('The right readers', 'Les bons lecteurs'), 25,
      pg_temp.needs_work('Leaves out those who changed days, or worries the others again.', 'Oublie ceux qui changent de jour, ou inquiète de nouveau les autres.'),
      pg_temp.solid('Each group gets what it needs, through a channel it uses.', 'Chaque groupe apprend ce qu’il lui faut, par un moyen qu’il utilise.'),
      pg_temp.outstanding('Thinks of people who have no phone or read little.', 'Pense à ceux qui n’ont pas de téléphone ou lisent peu.'))
  ],
  pg_temp.both('All three choices can be defended; the third needs a plan for people who never open the website. The start date, February 3, is the fact most often forgotten. A letter that promises “no further changes” can’t be validated as it is: the mayor said why.',
    'Les trois choix se défendent ; le troisième demande un plan pour ceux qui n’ouvrent jamais le site. La date, le 3 février, est l’information la plus souvent oubliée. Une lettre qui promet que rien ne bougera plus n’est pas validable en l’état : la maire a dit pourquoi.'),
  array[
    pg_temp.both('Where does a reader learn that nothing changes for them?', 'Où lit-on que rien ne change pour soi ?'),
    pg_temp.both('Say this sentence over the phone: would you use these words?', 'Dites cette phrase au téléphone : emploieriez-vous ces mots ?'),
    pg_temp.both('A title that answers the question before it’s asked. Well done.', 'Un titre qui répond avant la question : bravo.')
  ]
);

select pg_temp.mission(
  22, '0c000000-0000-4000-8000-000000000021', 'c0000000-0000-4000-8000-000000000021', 48,
  pg_temp.both('Forty-seven days for a passport', 'Quarante-sept jours pour un passeport'),
  pg_temp.both('Three desks, every slot booked for weeks, and clerks waiting for people who never show up. Work out where the time goes, choose what to change first, and give the council a plan with a number in it.',
    'Trois guichets, un agenda plein pour des semaines, et des agents qui attendent des gens qui ne viennent pas. Trouvez où passe le temps, choisissez par quoi commencer, et remettez au conseil un plan chiffré.'),
  'operations', 'intermediate', 4, 6, array['process-improvement', 'planning', 'spreadsheets', 'decision-making'],
  array[
    pg_temp.brief('context', pg_temp.both('The passport desk', 'Le guichet des titres'), pg_temp.both('In the made-up town of **Brézille**, residents wait **47 days** for a passport appointment. The council wants 15.

The desk has three positions, open seven hours a day, five days a week. An appointment lasts 20 minutes, so there are **315 slots a week**, all booked. Some 2,115 people are already waiting.

The deputy mayor’s idea is to hire a fourth clerk: €38,000 a year. Before she asks for it, she wants you to look.', 'Dans la ville inventée de **Brézille**, il faut **47 jours** pour obtenir un rendez-vous de passeport. Le conseil en veut 15.

Le service a trois guichets, ouverts sept heures par jour, cinq jours par semaine. Un rendez-vous dure 20 minutes : **315 créneaux par semaine**, tous réservés. Environ 2 115 personnes attendent déjà.

L’adjointe voudrait recruter un quatrième agent : 38 000 € par an. Avant de le demander, elle veut que vous regardiez.')),
    pg_temp.brief('week', pg_temp.both('A week, counted', 'Une semaine, comptée'), pg_temp.both('You sat in the waiting room for five days.

| In an average week | |
|---|---|
| Slots booked | 315 |
| People who don’t show up | 57 (18%) |
| People served | 258 |
| … with a complete file | 178, 14 minutes each |
| … with something missing | 80, 26 minutes each |
| … of whom have to come back | 62 |

And every week, people ask for **322 appointments**: 232 for the first time, 62 because something was missing, 28 because they missed theirs.', 'Vous avez passé cinq jours dans la salle d’attente.

| Une semaine moyenne | |
|---|---|
| Créneaux réservés | 315 |
| Absents | 57 (18 %) |
| Personnes reçues | 258 |
| … dossier complet | 178, 14 minutes chacune |
| … pièce manquante | 80, 26 minutes chacune |
| … dont doivent revenir | 62 |

Et chaque semaine, on demande **322 rendez-vous** : 232 nouveaux, 62 pour une pièce manquante, 28 parce que le précédent a été manqué.')),
    pg_temp.quiz('time', pg_temp.both('Where the time goes', 'Où passe le temps'),
      pg_temp.question('q1', pg_temp.both('Of the 105 desk hours a week, how many are spent with someone?', 'Sur 105 heures de guichet par semaine, combien se passent avec quelqu’un ?'), array[pg_temp.both('About 105', 'Environ 105'), pg_temp.both('About 76', 'Environ 76'), pg_temp.both('About 58', 'Environ 58')], 'b', pg_temp.both('178 × 14 + 80 × 26 = 4,572 minutes, or 76 hours. The desk is booked solid and idle 29 hours a week.', '178 × 14 + 80 × 26 = 4 572 minutes, soit 76 heures. L’agenda est plein et le guichet vide 29 heures par semaine.')),
      pg_temp.question('q2', pg_temp.both('Why does the wait keep growing?', 'Pourquoi l’attente s’allonge-t-elle ?'), array[pg_temp.both('322 appointments are requested for 315 slots', 'On demande 322 rendez-vous pour 315 créneaux'), pg_temp.both('90 of the 322 are second attempts', '90 des 322 sont des retours'), pg_temp.both('The clerks are slow', 'Les agents sont lents')], 'ab', pg_temp.both('Without the second attempts, 232 requests would meet 315 slots. The line feeds itself.', 'Sans les retours, 232 demandes feraient face à 315 créneaux. La file se nourrit d’elle-même.'))),
    pg_temp.decision('lever', pg_temp.both('Which lever do you look into?', 'Quel levier étudiez-vous ?'), pg_temp.both('You have time to talk to **one** other town before the council meets. Each has tried something different.', 'Vous avez le temps d’appeler **une** autre ville avant le conseil. Chacune a essayé autre chose.'),
      pg_temp.choice('reminders', pg_temp.both('Laudun, which sends text reminders', 'Laudun, qui envoie des rappels par SMS'), pg_temp.both('They answer within the hour, pleased to be asked.', 'On vous rappelle dans l’heure, content d’être consulté.'), 'from-laudun'),
      pg_temp.choice('check', pg_temp.both('Mirebel, which checks files before the appointment', 'Mirebel, qui vérifie les dossiers avant le rendez-vous'), pg_temp.both('You reach the person who does the checking.', 'Vous tombez sur la personne qui vérifie.'), 'from-mirebel'),
      pg_temp.choice('overbook', pg_temp.both('Castres-le-Vieux, which books more people than it has slots', 'Castres-le-Vieux, qui prend plus de rendez-vous que de créneaux'), pg_temp.both('A tired voice picks up.', 'Une voix fatiguée décroche.'), 'from-castres')),
    pg_temp.message('from-laudun', pg_temp.both('Laudun’s answer', 'La réponse de Laudun'), 'Hugo Ansart', pg_temp.both('Head of reception, Laudun', 'Chef de l’accueil, Laudun'), 5, pg_temp.both('Two texts, seven days and one day before, with a link to cancel. **No-shows went from 18% to 9%** in a month. It costs us €90 a month.

What I didn’t expect: half of the people who cancel do it a week ahead, so the slot goes to somebody else.', 'Deux SMS, sept jours et la veille, avec un lien pour annuler. **Les absences sont passées de 18 à 9 %** en un mois, pour 90 € par mois.

Ce que je n’attendais pas : la moitié des gens annulent une semaine avant, et le créneau sert à quelqu’un d’autre.'), 'council'),
    pg_temp.message('from-mirebel', pg_temp.both('Mirebel’s answer', 'La réponse de Mirebel'), 'Farida Lambert', pg_temp.both('Clerk, Mirebel', 'Agente d’accueil, Mirebel'), 5, pg_temp.both('People upload photos of their papers when they book. I go through them in the morning, half my day. Missing papers dropped **from 31% to 12%**.

You’ll need somebody for 17 hours a week. We took the hours from the desk, because the desk had become quiet.', 'Les gens déposent une photo de leurs papiers en réservant. Je les regarde le matin, un mi-temps. Les dossiers incomplets sont passés **de 31 à 12 %**.

Comptez 17 heures par semaine. Nous les avons prises au guichet, puisqu’il s’était vidé.'), 'council'),
    pg_temp.message('from-castres', pg_temp.both('Castres-le-Vieux’s answer', 'La réponse de Castres-le-Vieux'), 'Marc Oury', pg_temp.both('Deputy head of services, Castres-le-Vieux', 'Directeur adjoint, Castres-le-Vieux'), 5, pg_temp.both('We booked 20% more. On bad days everyone showed up: ninety minutes of waiting, two clerks in tears. We stopped after **eleven weeks**.

If I did it again, I’d overbook a little, first thing in the morning only, and after the reminders. Not instead of them.', 'Nous avons pris 20 % de rendez-vous en plus. Certains jours, tout le monde est venu : une heure et demie d’attente, deux agents en larmes. Nous avons arrêté au bout de **onze semaines**.

Si je recommençais : un peu, en début de matinée seulement, et après les rappels. Pas à leur place.')),
    pg_temp.message('council', pg_temp.both('Before the council meeting', 'Avant le conseil'), 'Odile Garance', pg_temp.both('Deputy mayor, services', 'Adjointe aux services'), 6, pg_temp.both('So, do I ask for the fourth clerk or not?

For your calculations: Laudun’s reminders took no-shows to 9%, at €90 a month. Mirebel’s check took missing papers to 12%, for 17 clerk hours a week. The council will ask **when** we reach 15 days, and what happens if half of it doesn’t work.', 'Alors, ce quatrième agent, je le demande ou pas ?

Pour vos calculs : à Laudun, les rappels ont ramené les absences à 9 %, pour 90 € par mois. À Mirebel, la vérification a ramené les dossiers incomplets à 12 %, pour 17 heures d’agent par semaine. Le conseil demandera **quand** on sera à 15 jours, et ce qui se passe si la moitié ne marche pas.')),
    pg_temp.deliverable('plan', pg_temp.both('The plan for the council', 'Le plan pour le conseil'), 'text', true, pg_temp.both('**400 words at most**: what you recommend and in which order, the weekly balance of requests and slots today and afterward, when the wait reaches 15 days, what it costs, and what would make you stop.', '**400 mots au plus** : ce que vous recommandez et dans quel ordre, l’équilibre hebdomadaire des demandes et des créneaux avant et après, la date des 15 jours, le coût, et ce qui vous ferait arrêter.')),
    pg_temp.deliverable('model', pg_temp.both('Your calculation', 'Votre calcul'), 'file', true, pg_temp.both('The spreadsheet behind your plan. One sheet is enough; label the assumptions so that somebody else can change them.', 'Le tableur derrière le plan. Une feuille suffit ; nommez les hypothèses, pour qu’une autre personne puisse les changer.'), array['xlsx', 'ods', 'csv', 'pdf'])
  ],
  true,
  array[
    pg_temp.criterion('diagnosis', pg_temp.both('Diagnosis', 'Diagnostic'), 30,
      pg_temp.needs_work('Mistakes a full calendar for a busy desk.', 'Confond un agenda plein et un guichet plein.'),
      pg_temp.solid('Shows the idle hours and the second attempts.', 'Montre les heures vides et les retours.'),
      pg_temp.outstanding('Explains how the line feeds itself, in two sentences.', 'Explique en deux phrases comment la file se nourrit.')),
    pg_temp.criterion('model', pg_temp.both('Calculation', 'Calcul'), 30,
      pg_temp.needs_work('Can’t be followed, or adds up gains that overlap.', 'Impossible à suivre, ou additionne des gains qui se recoupent.'),
      pg_temp.getting_there('Right for each lever, not for both together.', 'Juste pour chaque levier, pas pour les deux ensemble.'),
      pg_temp.solid('Requests, slots and backlog, week by week, with clear assumptions.', 'Demandes, créneaux et file, semaine par semaine, hypothèses nommées.')),
    pg_temp.criterion('decision', pg_temp.both('Recommendation', 'Recommandation'), 25,
      pg_temp.needs_work('A list of ideas.', 'Une liste d’idées.'),
      pg_temp.solid('An order, a cost, a date, and an answer about the clerk.', 'Un ordre, un coût, une date, et une réponse sur l’agent.'),
      pg_temp.outstanding('Says what to measure after four weeks, and what to do in either case.', 'Dit quoi mesurer à quatre semaines, et quoi faire selon le résultat.')),
    pg_temp.criterion('people', pg_temp.both('The clerks', 'Les agents'), 15,
      pg_temp.needs_work('Are treated as capacity.', 'Sont réduits à une capacité.'),
      pg_temp.solid('Are told what changes for them, and asked about it.', 'Ce qui change pour eux est dit, et demandé.'))
  ],
  pg_temp.both('Orders of magnitude: reminders alone bring requests to about 315 a week and only stop the growth. The check alone brings them to about 284, and the backlog shrinks by 31 a week. Both together: about 273 requests, 42 a week, so roughly eight months to 15 days. Shorter slots (18 minutes) halve that. A fourth clerk hired before the check mostly serves second attempts.',
    'Ordres de grandeur : les rappels seuls ramènent les demandes à 315 par semaine environ et arrêtent seulement la hausse. La vérification seule : environ 284, la file baisse de 31 par semaine. Les deux : environ 273, soit 42 par semaine et à peu près huit mois pour atteindre 15 jours. Des créneaux de 18 minutes divisent ce délai par deux. Un quatrième agent recruté avant la vérification servirait surtout des retours.'),
  array[
    pg_temp.both('You add both gains. Fewer no-shows also means more incomplete files: recalculate.', 'Vous additionnez les deux gains. Moins d’absents, c’est aussi plus de dossiers incomplets : refaites le calcul.'),
    pg_temp.both('When exactly does the wait reach 15 days? Give a month.', 'Quand arrive-t-on à 15 jours ? Donnez un mois.'),
    pg_temp.both('Good: you ask the clerks before you move their hours.', 'Bien : vous consultez les agents avant de déplacer leurs heures.')
  ]
);
