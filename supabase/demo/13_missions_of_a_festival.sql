-- Two missions of an open-air festival: a storm, and a hire.
select pg_temp.mission(
  29, '0c000000-0000-4000-8000-000000000025', 'c0000000-0000-4000-8000-000000000029', 35,
  pg_temp.both('The storm before the concert', 'L’orage avant le concert'),
  pg_temp.both('Storm warning at 6:40 PM, gates at 7:30, 3,200 tickets sold. Choose when to speak and what to say, in four messages that people will read in the rain, and in one they will read the next morning.',
    'Vigilance orange à 18 h 40, portes à 19 h 30, 3 200 billets vendus. Choisissez quand parler et quoi dire, en quatre messages que l’on lira sous la pluie, et un que l’on lira le lendemain.'),
  'communication', 'advanced', 5, 7, array['press-relations', 'event-planning', 'risk-management', 'copywriting', 'decision-making'],
  array[
    pg_temp.brief('context', pg_temp.both('Night four', 'La quatrième nuit'), pg_temp.both('**Carrière Sud** is a made-up open-air festival in a former quarry. Tonight at 9:30 PM: the singer Noor Salem, sold out, 3,200 people. You’re in charge of communications, from a container behind the stage.

At **6:40 PM**, the weather service issues an orange warning: thunderstorms between 9 and 11 PM, gusts of 90 km/h. The stage roof is certified up to 72.

- 1,150 people will be inside by 8 PM, all of them by 9.
- There is no shelter. Emptying the quarry takes **35 minutes**.
- 14 buses are booked for 11:30 PM; with 45 minutes’ notice they can come earlier. 1,900 people came by car.
- You have cell numbers for 2,700 ticket holders, a giant screen, a stage microphone and the festival’s social accounts.', '**Carrière Sud** est un festival imaginaire, à ciel ouvert, dans une ancienne carrière. Ce soir à 21 h 30 : la chanteuse Noor Salem, complet, 3 200 personnes. Vous êtes responsable de la communication, dans un conteneur derrière la scène.

À **18 h 40**, vigilance orange : orages entre 21 h et 23 h, rafales à 90 km/h. Le toit de la scène est certifié jusqu’à 72.

- 1 150 personnes seront entrées à 20 h, toutes à 21 h ;
- il n’y a aucun abri ; évacuer la carrière prend **35 minutes** ;
- 14 cars sont commandés pour 23 h 30 ; prévenus 45 minutes avant, ils peuvent venir plus tôt ; 1 900 personnes sont en voiture ;
- vous avez 2 700 numéros de portable, un écran géant, un micro de scène et les comptes du festival.')),
    pg_temp.message('safety', pg_temp.both('From the safety officer', 'Un mot de la sécurité'), 'Bruno Escoffier', pg_temp.both('Safety officer', 'Responsable sécurité'), 4, pg_temp.both('I decide about the stage, you decide about the words. Where I stand at 6:50 PM:

- If gusts reach 60, I stop everything. **No discussion.**
- There is one chance in three that the storm passes to the north. I’ll know at about 8:15.
- If people run for the single exit in the dark, we’ll have injured people. **I’d rather have them annoyed than running.**', 'Moi, je décide de la scène ; vous, des mots. Où j’en suis à 18 h 50 :

- si une rafale atteint 60, j’arrête tout. **Sans discussion** ;
- une chance sur trois que l’orage passe au nord. Je le saurai vers 20 h 15 ;
- si les gens courent vers la seule sortie dans le noir, il y aura des blessés. **Je les préfère fâchés plutôt que pressés.**')),
    pg_temp.decision('when', pg_temp.both('What do you do at 7 PM?', 'Que faites-vous à 19 h ?'), pg_temp.both('The director calls: “Your recommendation, in one sentence.”', 'La directrice vous appelle : « Votre recommandation, en une phrase. »'),
      pg_temp.choice('cancel', pg_temp.both('Cancel now, before the gates open', 'Annuler tout de suite, avant l’ouverture des portes'), pg_temp.both('She exhales. “Then say it before they see the clouds.”', 'Elle souffle. « Alors dites-le avant qu’ils ne voient les nuages. »'), 'cancelled'),
      pg_temp.choice('hold', pg_temp.both('Keep the gates closed until 8:15 and say why', 'Garder les portes fermées jusqu’à 20 h 15, et dire pourquoi'), pg_temp.both('900 people wait in the parking lot, at first in good spirits.', '900 personnes patientent sur le parking, d’abord de bonne humeur.'), 'held'),
      pg_temp.choice('open', pg_temp.both('Open as planned and watch the radar', 'Ouvrir comme prévu et surveiller le radar'), pg_temp.both('The quarry fills up. The sky is still blue over the stage.', 'La carrière se remplit. Au-dessus de la scène, le ciel est encore bleu.'), 'opened')),
    pg_temp.message('cancelled', pg_temp.both('7:20 PM', '19 h 20'), 'Lucie Arnaud', pg_temp.both('Box office', 'Billetterie'), 4, pg_temp.both('The text went out to 2,700 people. 140 have replied already. The three questions, always the same:

1. **Do I get my money back?**
2. We drove two hours, what do we do now?
3. The sky is blue, are you sure?

And somebody in the front row of the line is in tears. It was her birthday.', 'Le SMS est parti à 2 700 personnes, 140 ont déjà répondu. Trois questions, toujours les mêmes :

1. **est-ce que je suis remboursé ?**
2. on a fait deux heures de route, on fait quoi ?
3. le ciel est bleu, vous êtes sûrs ?

Et une personne, tout devant, pleure. C’était son anniversaire.'), 'after'),
    pg_temp.message('held', pg_temp.both('8:15 PM', '20 h 15'), 'Bruno Escoffier', pg_temp.both('Safety officer', 'Responsable sécurité'), 4, pg_temp.both('It’s coming straight at us. **We cancel.** They’re all in the parking lot, which is good: nobody has to climb out.

You told them we would decide at 8:15. They’re looking at their watches. What do they hear?', 'Il vient droit sur nous. **On annule.** Ils sont tous sur le parking, c’est bien : personne à faire remonter.

Vous avez annoncé une décision à 20 h 15. Ils regardent l’heure. Qu’est-ce qu’ils entendent ?'), 'after'),
    pg_temp.message('opened', pg_temp.both('8:20 PM', '20 h 20'), 'Bruno Escoffier', pg_temp.both('Safety officer', 'Responsable sécurité'), 4, pg_temp.both('Straight at us, forty minutes out. **We cancel, and they have to get out now.** 1,600 people inside, one exit, 35 minutes. It’s tight.

The microphone is yours. If they run, we lose.', 'Droit sur nous, dans quarante minutes. **On annule, et il faut les faire sortir maintenant.** 1 600 personnes, une sortie, 35 minutes. C’est juste.

Le micro est à vous. S’ils courent, on a perdu.')),
    pg_temp.brief('after', pg_temp.both('What is possible', 'Ce qui est possible'), pg_temp.both('The concert is off, whatever you chose. At 9:25 PM, a gust of **81 km/h** is measured. Nobody is hurt.

- Noor Salem agrees to play on **July 19**. The contract will be signed tomorrow at noon.
- Anyone who can’t come on the 19th gets a full refund. Refunds take **ten business days**.
- The insurance covers 70%; the festival loses about €41,000. That’s nobody’s business tonight.
- A local reporter has written: “Did you wait too long?”', 'Le concert n’a pas lieu, quel qu’ait été votre choix. À 21 h 25, on mesure une rafale de **81 km/h**. Personne n’est blessé.

- Noor Salem accepte de jouer le **19 juillet**. Le contrat sera signé demain à midi.
- Qui ne peut pas venir le 19 est remboursé en entier, sous **dix jours ouvrés**.
- L’assurance couvre 70 % ; le festival perd environ 41 000 €. Ce soir, cela ne regarde personne.
- Une journaliste locale vous écrit : « Avez-vous trop attendu ? »')),
    pg_temp.quiz('check', pg_temp.both('Before you write', 'Avant d’écrire'),
      pg_temp.question('q1', pg_temp.both('What belongs in the stage announcement?', 'Que dit l’annonce au micro ?'), array[pg_temp.both('What is happening, and that there is time', 'Ce qui se passe, et que l’on a le temps'), pg_temp.both('Where to go, row by row', 'Où aller, rang par rang'), pg_temp.both('How the insurance works', 'Comment marche l’assurance')], 'ab', pg_temp.both('A crowd needs a calm voice, a reason and a next step. The rest can be read in the car.', 'Une foule a besoin d’une voix calme, d’une raison et d’un geste. Le reste se lira dans la voiture.')),
      pg_temp.question('q2', pg_temp.both('Can you announce July 19 tonight?', 'Pouvez-vous annoncer le 19 juillet ce soir ?'), array[pg_temp.both('Yes: she agreed', 'Oui : elle a accepté'), pg_temp.both('Say that a date is being confirmed, and when you’ll write', 'Dire qu’une date se confirme, et quand vous écrirez')], 'b', pg_temp.both('A contract signed at noon is a promise at 12:05. A second cancellation would cost more than one night of waiting.', 'Un contrat signé à midi est une promesse à 12 h 05. Une seconde annulation coûterait plus qu’une nuit d’attente.'))),
    pg_temp.deliverable('night', pg_temp.both('Four messages for the night', 'Quatre messages pour la nuit'), 'text', true, pg_temp.both('Following your choice at 7 PM:

1. the text message (**160 characters**);
2. the announcement, at the gate or on stage (**60 words**, to be spoken);
3. the post on the festival’s accounts (**80 words**);
4. the answer to the reporter (**80 words**).', 'Dans la suite de votre choix de 19 h :

1. le SMS (**160 caractères**) ;
2. l’annonce, à l’entrée ou au micro (**60 mots**, à dire) ;
3. la publication sur les comptes du festival (**80 mots**) ;
4. la réponse à la journaliste (**80 mots**).')),
    pg_temp.deliverable('morning', pg_temp.both('The next morning', 'Le lendemain matin'), 'text', true, pg_temp.both('The email of 12:30 PM to all ticket holders: **200 words**. What happened, the two choices they have, until when, and how. It must work for somebody who reads only the first three lines.', 'L’e-mail de 12 h 30 à tous les spectateurs : **200 mots**. Ce qui s’est passé, leurs deux possibilités, jusqu’à quand, et comment. Il doit servir à qui ne lit que les trois premières lignes.'))
  ],
  true,
  array[
    pg_temp.criterion('safety', pg_temp.both('Safety first', 'La sécurité d’abord'), 30,
      pg_temp.needs_work('A message that could make people run, or that hides the reason.', 'Un message qui pourrait faire courir, ou qui cache la raison.'),
      pg_temp.solid('Calm, a reason, a next step for everyone.', 'Du calme, une raison, un geste pour chacun.'),
      pg_temp.outstanding('Thinks of wheelchairs, children, and people without a phone.', 'Pense aux fauteuils, aux enfants, à qui n’a pas de téléphone.')),
    pg_temp.criterion('fit', pg_temp.both('Made for its channel', 'À chaque canal'), 25,
      pg_temp.needs_work('The same text four times.', 'Quatre fois le même texte.'),
      pg_temp.solid('Each is right for its channel, and none contradicts another.', 'Chacun convient à son canal, aucun ne contredit l’autre.')),
    pg_temp.criterion('promises', pg_temp.both('Promises', 'Promesses'), 25,
      pg_temp.needs_work('Promises what isn’t signed yet, or promises nothing at all.', 'Promet ce qui n’est pas signé, ou rien du tout.'),
      pg_temp.solid('Only what will hold, with a time.', 'Seulement ce qui tiendra, avec une heure.'),
      pg_temp.outstanding('The reporter’s question gets a real answer.', 'La question de la journaliste reçoit une vraie réponse.')),
    pg_temp.criterion('warmth', pg_temp.both('Humanity', 'Humanité'), 20,
      pg_temp.needs_work('Sounds like an office, not a person.', 'Une administration parle.'),
      pg_temp.solid('You can tell that someone was there.', 'On sent que quelqu’un y était.'))
  ],
  pg_temp.both('All three choices at 7 PM are playable; opening is the hardest to justify, and the answer to the reporter must then own it. The date of July 19 must not appear in the four messages of the night; it may in the email, sent after the signature. Count the characters of the text message. The €41,000 belongs nowhere.',
    'Les trois choix de 19 h sont jouables ; ouvrir est le plus difficile à défendre, et la réponse à la journaliste doit alors l’assumer. La date du 19 juillet n’apparaît dans aucun des quatre messages de la nuit ; elle peut figurer dans l’e-mail, parti après la signature. Comptez les caractères du SMS. Les 41 000 € n’ont leur place nulle part.'),
  array[
    pg_temp.both('Read it aloud with wind in your ears: which words are left?', 'Dites-le à voix haute, du vent dans les oreilles : quels mots restent ?'),
    pg_temp.both('You announce July 19 at 9 PM. What if the contract isn’t signed?', 'Vous annoncez le 19 juillet à 21 h. Et si le contrat n’est pas signé ?'),
    pg_temp.both('“We would rather you were annoyed than hurt”: that will be quoted, and rightly.', '« Nous vous préférons fâchés plutôt que blessés » : ce sera cité, à juste titre.')
  ]
);

select pg_temp.mission(
  30, '0c000000-0000-4000-8000-000000000025', 'c0000000-0000-4000-8000-000000000029', 20,
  pg_temp.both('Hire the best, not the best known', 'Recruter sans recruter un ami'),
  pg_temp.both('Four applications for one job as stage manager, and a director who already has a favorite. Build an interview that would give all four the same chance, and write the rejection email you would want to receive.',
    'Quatre candidatures pour un poste de régie, et une direction qui a déjà sa préférence. Construisez un entretien qui donne la même chance aux quatre, et écrivez le refus que vous aimeriez recevoir.'),
  'hr', 'intermediate', 3, 5, array['interviewing', 'recruiting', 'diversity-inclusion', 'labour-law', 'feedback'],
  array[
    pg_temp.brief('context', pg_temp.both('The opening', 'Le poste'), pg_temp.both('**Carrière Sud**, a made-up festival, is hiring a stage manager: six months, 39 hours a week, €2,450 gross a month. The job in three sentences:

- Plan who is on stage when, with crews who arrive tired and leave at night
- Stop a show if it isn’t safe, even when the artist is furious
- Leave behind a file that lets someone else run the next night

Last year the festival interviewed five people for forty minutes each, **without notes**. The one who was hired left after three weeks: “Nobody told me it was mostly spreadsheets.”', '**Carrière Sud**, un festival imaginaire, recrute une personne à la régie générale : six mois, 39 heures, 2 450 € brut par mois. Le poste en trois phrases :

- planifier qui est sur scène et quand, avec des équipes qui arrivent fatiguées et repartent la nuit ;
- arrêter un concert s’il n’est pas sûr, même si l’artiste est furieux ;
- laisser un dossier avec lequel quelqu’un d’autre pourrait tenir la nuit suivante.

L’an dernier, le festival a reçu cinq personnes, quarante minutes chacune, **sans notes**. La personne retenue est partie au bout de trois semaines : « Personne ne m’a dit que c’était surtout des tableaux. »')),
    pg_temp.brief('files', pg_temp.both('Four applications', 'Quatre candidatures'), pg_temp.both('| | Experience | What stands out |
|---|---|---|
| **A. Diallo** | 6 years as a warehouse shift planner | Plans 40 people a night. Never worked in culture |
| **M. Perez** | 3 festivals as assistant | Two references, both glowing, both from friends of the team |
| **S. Whitfield** | 12 years of stage management | Back after two years away, doesn’t say why |
| **J. Novak** | Theater school, 4 months of internships | The clearest cover letter of all |

All four meet the formal requirements.', '| | Expérience | Ce qui frappe |
|---|---|---|
| **A. Diallo** | 6 ans de planification en entrepôt | 40 personnes par nuit. Jamais travaillé dans la culture |
| **M. Perez** | 3 festivals en assistanat de régie | Deux références excellentes, toutes deux d’amis de l’équipe |
| **S. Whitfield** | 12 ans de régie | Revient après deux ans d’absence, sans dire pourquoi |
| **J. Novak** | École de théâtre, 4 mois de stages | La lettre la plus claire des quatre |

Les quatre remplissent les conditions.')),
    pg_temp.message('director', pg_temp.both('From the director', 'Un mot de la direction'), 'Iris Delaunay', pg_temp.both('Festival director', 'Directrice du festival'), 5, pg_temp.both('Between us: **take Perez**. Everyone knows them, we had a beer together in Avignon, it just clicks. Talk to the others for form’s sake.

Could you also find out what Whitfield did in those two years? And whether Novak wants children, the contract runs until September.', 'Entre nous : **prenez Perez**. Tout le monde connaît, on a bu un verre à Avignon, le courant passe. Voyez les autres pour la forme.

Et pouvez-vous savoir ce que Whitfield a fait pendant ces deux ans ? Et si Novak veut des enfants : le contrat va jusqu’à septembre.')),
    pg_temp.decision('reply', pg_temp.both('How do you answer Iris?', 'Que répondez-vous à Iris ?'), pg_temp.both('She is your boss, and she is on a train.', 'C’est votre directrice, et elle est dans un train.'),
      pg_temp.choice('criteria', pg_temp.both('“Let’s agree on four criteria first, then compare all of them, Perez included.”', '« Mettons-nous d’accord sur quatre critères, puis comparons-les tous, Perez compris. »'), pg_temp.both('“Fine. But make it quick, and show me the criteria.” She adds one herself: staying calm.', '« D’accord. Mais vite, et montrez-moi les critères. » Elle en ajoute un : garder son calme.'), 'law'),
      pg_temp.choice('refuse', pg_temp.both('“I can’t do that: two of these questions are illegal.”', '« Je ne peux pas : deux de ces questions sont interdites. »'), pg_temp.both('You’re right. She doesn’t answer for two days, and the interviews are on Thursday.', 'Vous avez raison. Elle ne répond pas pendant deux jours, et les entretiens sont jeudi.'), 'law'),
      pg_temp.choice('agree', pg_temp.both('“All right,” and you run fair interviews anyway', '« Entendu », et vous menez quand même des entretiens équitables'), pg_temp.both('On Friday you recommend somebody else. “I thought we had agreed.”', 'Vendredi, vous recommandez quelqu’un d’autre. « Je croyais que nous étions d’accord. »'), 'law')),
    pg_temp.quiz('law', pg_temp.both('What may be asked', 'Ce que l’on peut demander'),
      pg_temp.question('q1', pg_temp.both('Which questions can you ask all four?', 'Quelles questions pouvez-vous poser aux quatre ?'), array[pg_temp.both('“The crew is two people short an hour before the show. What do you do?”', '« Il manque deux personnes une heure avant le concert. Que faites-vous ? »'), pg_temp.both('“Do you plan to have children?”', '« Voulez-vous des enfants ? »'), pg_temp.both('“The work is at night, until 2 AM. Can you do that?”', '« Le travail finit à 2 h du matin. Cela vous est-il possible ? »')], 'ac', pg_temp.both('Ask about the work and its conditions. Family plans have no bearing on the ability to do it, and asking is against the law.', 'On interroge sur le travail et ses conditions. Les projets de famille n’ont aucun lien avec le poste, et la loi interdit la question.')),
      pg_temp.question('q2', pg_temp.both('What about Whitfield’s two years away?', 'Et les deux ans de Whitfield ?'), array[pg_temp.both('Ask for the reason', 'Demander la raison'), pg_temp.both('Ask what has changed in the trade since, as you ask everyone', 'Demander ce qui a changé dans le métier, comme à tout le monde'), pg_temp.both('Call the previous employer without asking', 'Appeler l’ancien employeur sans demander')], 'b', pg_temp.both('Illness, care, prison or travel: the reason is private. Being up to date is a fair question, for everyone.', 'Maladie, proche aidé, voyage : la raison est privée. Être à jour est une question légitime, posée à chacun.'))),
    pg_temp.deliverable('grid', pg_temp.both('The interview and its scorecard', 'L’entretien et sa grille'), 'text', true, pg_temp.both('**One page**: four criteria with their weight; five questions in order, the same for all; for two of them, what a weak, a good and an excellent answer sounds like; a ten-minute exercise taken from the job.', '**Une page** : quatre critères avec leur poids ; cinq questions dans l’ordre, les mêmes pour tous ; pour deux d’entre elles, à quoi ressemble une réponse faible, bonne, excellente ; un exercice de dix minutes tiré du poste.')),
    pg_temp.deliverable('refusal', pg_temp.both('A rejection email', 'Un refus'), 'text', true, pg_temp.both('The email to **one** of the three who aren’t chosen, **120 words**: clear in the first line, with one thing you saw, one that was missing, and no “we’ll keep your file.”', 'L’e-mail à **une** des trois personnes non retenues, **120 mots** : clair dès la première ligne, une chose que vous avez vue, une qui a manqué, et pas de « nous conservons votre dossier ».')),
    pg_temp.deliverable('form', pg_temp.both('The form to print', 'La fiche à imprimer'), 'file', false, pg_temp.both('Optional: the scorecard as a sheet that two interviewers could fill in separately.', 'Facultatif : la grille sur une feuille, que deux personnes rempliraient séparément.'), array['pdf', 'docx', 'odt'])
  ],
  true,
  array[
    pg_temp.criterion('job', pg_temp.both('Drawn from the job', 'Tiré du poste'), 30,
      pg_temp.needs_work('Questions you could ask for any job.', 'Des questions valables pour n’importe quel poste.'),
      pg_temp.solid('Criteria and exercise come from the three sentences.', 'Critères et exercice viennent des trois phrases.'),
      pg_temp.outstanding('Includes the spreadsheets that drove last year’s hire away.', 'Montre aussi les tableaux qui ont fait fuir l’an dernier.')),
    pg_temp.criterion('fair', pg_temp.both('The same chance', 'La même chance'), 35,
      pg_temp.needs_work('Leaves room for the beer in Avignon.', 'Laisse la place au verre d’Avignon.'),
      pg_temp.solid('Same questions, separate scores, levels described in advance.', 'Mêmes questions, notes séparées, niveaux décrits d’avance.'),
      pg_temp.outstanding('Diallo could win, and so could Novak.', 'Diallo pourrait l’emporter, et Novak aussi.')),
    pg_temp.criterion('law', pg_temp.both('Lawful', 'Licite'), 15,
      pg_temp.needs_work('Includes a question you aren’t allowed to ask.', 'Une question interdite.'),
      pg_temp.solid('Only about the work.', 'Uniquement le travail.')),
    pg_temp.criterion('refusal', pg_temp.both('The rejection email', 'Le refus'), 20,
      pg_temp.needs_work('Vague, or a form letter.', 'Vague, ou une lettre type.'),
      pg_temp.solid('Clear, true and useful.', 'Clair, vrai, utile.'),
      pg_temp.outstanding('You’d apply again.', 'On postulerait de nouveau.'))
  ],
  pg_temp.both('There is no right candidate. Check that the criteria would let a warehouse planner and a student score high, and that references from friends weigh nothing. The rejection email must not compare the person with the one who was chosen, and must not mention Perez’s contacts or Whitfield’s absence.',
    'Il n’y a pas de bonne candidature. Vérifiez que les critères permettraient à une planificatrice d’entrepôt ou à une étudiante d’obtenir le maximum, et que les références d’amis ne pèsent rien. Le refus ne compare pas avec la personne retenue et ne mentionne ni le réseau de Perez ni l’absence de Whitfield.'),
  array[
    pg_temp.both('How would you tell a good answer from a pleasant person?', 'Comment distinguez-vous une bonne réponse d’une personne agréable ?'),
    pg_temp.both('“Team spirit” isn’t a criterion until you say what it looks like at 1 AM.', '« Esprit d’équipe » n’est un critère que si vous dites à quoi il ressemble à 1 h du matin.'),
    pg_temp.both('The rejection email says what was missing and how to get it. Rare, and kind.', 'Le refus dit ce qui a manqué et comment l’acquérir : rare, et généreux.')
  ]
);
