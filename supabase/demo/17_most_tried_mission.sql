-- The mission that most people have tried, so that its statistics are meaningful: who stopped where, and who finished.
-- Version 1 was started by whole classes; version 2 by everyone who joined since.
insert into demo_work values
  (53, 2, 1, 1, 'validated', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 60.2, 53.5, 262, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (29, 5, 1, 1, 'validated', '{contexte,samira,donnees,piste,a-lens,lecture,note,calculs}', 59.8, 52.4, 231, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (30, 9, 1, 1, 'validated', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 59.4, 47.6, 288, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (31, 11, 1, 1, 'validated', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 45.6, 38.4, 219, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (32, 13, 1, 1, 'validated', '{contexte,samira,donnees,piste,a-lens,lecture,note,calculs}', 45.2, 38.8, 305, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (42, 19, 1, 2, 'validated', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 17.6, 11.2, 188, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (43, 20, 1, 2, 'validated', '{contexte,samira,donnees,piste,a-lens,lecture,note,calculs}', 17.3, 7.4, 205, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (44, 21, 1, 2, 'validated', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 16.9, 11.6, 241, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (45, 30, 1, 2, 'validated', '{contexte,samira,donnees,piste,a-lens,lecture,note,calculs}', 16.6, 10.8, 176, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (46, 25, 1, 2, 'not_validated', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 12.4, 7.1, 97, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (47, 26, 1, 2, 'changes_requested', '{contexte,samira,donnees,piste,a-lens,lecture,note,calculs}', 11.3, 3.2, 164, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (48, 27, 1, 2, 'changes_requested', '{contexte,samira,donnees,piste,au-bureau,lecture,note,calculs}', 8.2, 2.6, 158, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'ab', 'a'))),
  (33, 6, 1, 1, 'left', '{contexte,samira,donnees,piste,au-bureau,lecture,note}', 60, 57, 81, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'a', 'a'))),
  (34, 8, 1, 1, 'in_progress', '{contexte,samira,donnees,piste,a-lens,lecture,note}', 59.6, 55, 94, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'a', 'a'))),
  (35, 10, 1, 1, 'left', '{contexte,samira,donnees,piste,au-bureau,lecture,note}', 59.2, 56.5, 73, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'a', 'a'))),
  (36, 12, 1, 1, 'in_progress', '{contexte,samira,donnees,piste,a-lens,lecture,note}', 45.4, 42, 102, jsonb_build_object('piste', pg_temp.chosen('agence'), 'lecture', pg_temp.answers('b', 'a', 'a'))),
  (37, 14, 1, 1, 'left', '{contexte,samira,donnees,piste,au-bureau,lecture,note}', 45.1, 43.3, 66, jsonb_build_object('piste', pg_temp.chosen('heure'), 'lecture', pg_temp.answers('b', 'a', 'a'))),
  (38, 15, 1, 1, 'left', '{contexte,samira,donnees}', 45, 44.5, 16, '{}'),
  (39, 16, 1, 1, 'in_progress', '{contexte,samira,donnees}', 44.8, 44.1, 22, '{}'),
  (40, 17, 1, 1, 'left', '{contexte,samira,donnees}', 44.6, 44.2, 13, '{}'),
  (41, 18, 1, 1, 'in_progress', '{contexte,samira,donnees}', 43.2, 42.6, 25, '{}'),
  (49, 22, 1, 2, 'in_progress', '{contexte,samira,donnees,piste}', 5.4, 2.1, 38, '{}'),
  (50, 23, 1, 2, 'in_progress', '{contexte,samira,donnees}', 4.6, 1.7, 27, '{}'),
  (51, 28, 1, 2, 'in_progress', '{contexte,samira,donnees,piste}', 3.5, 0.9, 41, '{}'),
  (52, 29, 1, 2, 'in_progress', '{contexte,samira}', 1.2, 0.8, 9, '{}');

insert into demo_attempt values
  (
    53, 1, 56,
    pg_temp.say('I started with the conclusion, as requested.', 'J’ai commencé par la conclusion, comme demandé.'),
    pg_temp.texts(
      'note', pg_temp.say(
        '**Thursday’s delays come from Wednesday drop-offs after 6 PM, most of them in Lens.** One third of those packages are late, compared with one in twenty before 4 PM.

Established: drop-off time matters at every depot. Hypothesis: a contract signed in March shifted the volumes.

Proposal: move this customer’s cutoff up to 5:30 PM for a month. Cost: one negotiation. Success: fewer than 8% late on Thursdays by the end of the month.',
        '**Les retards du jeudi viennent des dépôts du mercredi après 18 h, surtout à Lens.** Un tiers de ces colis est en retard, contre un sur vingt avant 16 h.

Établi : l’heure de dépôt compte dans toutes les agences. Hypothèse : un contrat signé en mars a déplacé les volumes.

Proposition : avancer la limite de ce client à 17 h 30 pendant un mois. Coût : une négociation. Réussite : moins de 8 % de retards le jeudi à la fin du mois.'
      )
    )
  ),
  (
    29, 1, 55.5,
    pg_temp.say(
      'I went to Lens: I understand things better when I see them.',
      'Je suis allée à Lens : j’aime mieux comprendre sur place.'
    ),
    pg_temp.texts(
      'note', pg_temp.say(
        'Lens isn’t slow, it’s loaded too late. Six pallets arrive at 6:40 PM; sorting ends at 9; the trucks leave half empty.

Of 230 Thursday packages, 133 were dropped off after 6 PM. With the same share of late drop-offs as the other depots, about 30 would be late instead of 71.

I suggest shifting one sorter by two hours on Wednesdays, €240 a month, and a check-in on the 30th with Jordan Wattel.',
        'Lens n’est pas lente, elle est chargée trop tard. Six palettes arrivent à 18 h 40 ; le tri finit à 21 h ; les camions partent incomplets.

Sur 230 colis du jeudi, 133 ont été déposés après 18 h. Avec la même part de dépôts tardifs que les autres agences, il resterait environ 30 retards au lieu de 71.

Je propose un trieur décalé de deux heures le mercredi, 240 € par mois, et un point le 30 avec Jordan Wattel.'
      )
    )
  ),
  (
    30, 1, 55, '',
    pg_temp.texts(
      'note', pg_temp.say(
        'Conclusion: let’s not change the drivers, let’s change the hour. 34% of packages dropped off after 6 PM are late; Lens’s share of those drop-offs explains most of its bad Thursdays.

What would prove me wrong: a high rate in Lens back in February. I’m asking for that data before Friday.

In the meantime, Élise Fromentin offers the customer 2% off for any drop-off before 5 PM. We’ll judge after four Thursdays.',
        'Conclusion : ne changeons pas les chauffeurs, changeons l’heure. 34 % des colis déposés après 18 h sont en retard ; la part de Lens dans ces dépôts explique l’essentiel de son mauvais jeudi.

Ce qui me donnerait tort : un taux de Lens déjà élevé en février. Je demande cette extraction avant vendredi.

En attendant, Élise Fromentin propose au client une remise de 2 % pour tout dépôt avant 17 h. Nous jugeons au bout de quatre jeudis.'
      )
    )
  ),
  (
    31, 1, 42,
    pg_temp.say(
      'I took out half my numbers at the last minute.',
      'J’ai retiré la moitié de mes chiffres au dernier moment.'
    ),
    pg_temp.texts(
      'note', pg_temp.say(
        'One customer, one evening, one depot: that’s Thursday. Three out of four late drop-offs come from the same company, and its contract allows it.

We signed for 7 PM when sorting closes at 7:30. No one is at fault; the timetable is.

I recommend aligning the contract (5:30 PM) or the sorting (9 PM). The first is free and takes two weeks; the second costs €240 a month and works from this Wednesday.',
        'Un seul client, un seul soir, une seule agence : voilà le jeudi. Trois dépôts tardifs sur quatre viennent de la même maison, et son contrat l’y autorise.

Nous avons signé 19 h alors que le tri ferme à 19 h 30. Personne n’est en faute, le calendrier l’est.

Je recommande d’aligner le contrat (17 h 30) ou le tri (21 h). La première voie est gratuite et prend deux semaines ; la seconde coûte 240 € par mois et marche dès mercredi.'
      )
    )
  ),
  (
    32, 1, 41.5,
    pg_temp.say(
      'My goal: a memo Samira could read standing up.',
      'Mon objectif : une note que Samira puisse lire debout.'
    ),
    pg_temp.texts(
      'note', pg_temp.say(
        'Samira, you were right: it’s not the drivers.

On Wednesday evenings, Lens gets 58% of its packages after 6 PM; elsewhere it’s 15%. And one late drop-off in three is delayed, whatever the depot.

To decide on Friday: a second sorter from 6 to 9 PM, as a six-week trial. If Lens drops below 12%, we keep them; if not, we reopen the contract.',
        'Samira, vous aviez raison : ce ne sont pas les chauffeurs.

Le mercredi soir, Lens reçoit 58 % de ses colis après 18 h ; ailleurs, c’est 15 %. Or un colis tardif sur trois est en retard, quelle que soit l’agence.

À décider vendredi : un second trieur de 18 h à 21 h, à l’essai six semaines. Si le taux de Lens passe sous 12 %, on le garde ; sinon, on rouvre le contrat.'
      )
    )
  ),
  (
    42, 1, 14, '',
    pg_temp.texts(
      'note', pg_temp.say(
        '**What I suggest: move two hours of sorting in Lens on Wednesdays.** Drop-offs after 6 PM are four times more frequent there than elsewhere, and one in three arrives late.

That would avoid 35 to 40 delays a month for €240. Jordan Wattel is in charge, first review on the 12th.

I don’t know yet whether Lens was doing better before March; the comparison would take ten minutes for anyone with access to the archives.',
        '**Ce que je propose : déplacer deux heures de tri à Lens, le mercredi.** Les dépôts d’après 18 h y sont quatre fois plus fréquents qu’ailleurs, et un sur trois arrive en retard.

Cela éviterait 35 à 40 retards par mois pour 240 €. Jordan Wattel pilote, premier bilan le 12.

Je ne sais pas encore si Lens allait mieux avant mars ; la comparaison prendrait dix minutes à qui a accès aux archives.'
      )
    )
  ),
  (
    43, 1, 13.5,
    pg_temp.say(
      'I’m new to logistics: tell me if the language is plain enough.',
      'Je viens de l’étranger : dites-moi si le français est assez simple.'
    ),
    pg_temp.texts(
      'note', pg_temp.say(
        'The problem is the hour, not the depot. Before 4 PM: 5% late. After 6 PM: 34%.

In Lens, more than half of the packages arrive after 6 PM. It’s in a contract that we signed.

I suggest two things: talk to the customer this week, and start sorting later on Wednesdays. We count the delays every Thursday for a month.',
        'Le problème est l’heure, pas l’agence. Avant 16 h : 5 % de retard. Après 18 h : 34 %.

À Lens, plus de la moitié des colis arrivent après 18 h. C’est écrit dans un contrat que nous avons signé.

Je propose deux choses : parler au client cette semaine, et commencer le tri plus tard le mercredi. Nous comptons les retards chaque jeudi, pendant un mois.'
      )
    )
  ),
  (
    44, 1, 14.2,
    pg_temp.say('I kept a single recommendation.', 'J’ai gardé une seule recommandation.'),
    pg_temp.texts(
      'note', pg_temp.say(
        'Over four Thursdays, 148 packages arrived late. Six in ten had been dropped off after 6 PM the day before, and half of those late drop-offs go through Lens.

A new customer drops off at 6:40 PM. I recommend offering them a 4:30 PM pickup: a twelve-minute detour for the Béthune route, so almost nothing.

If Lens isn’t below 15% in four weeks, the cause is elsewhere and I’ll start over.',
        'En quatre jeudis, 148 colis sont arrivés trop tard. Six sur dix avaient été déposés la veille après 18 h, et la moitié de ces dépôts tardifs passe par Lens.

Un nouveau client dépose à 18 h 40. Je recommande de lui offrir un ramassage à 16 h 30 : un détour de douze minutes pour la tournée de Béthune, donc presque rien.

Si, dans quatre semaines, Lens n’est pas sous 15 %, la cause est ailleurs et je reprends l’enquête.'
      )
    )
  ),
  (
    45, 1, 13.8, '',
    pg_temp.texts(
      'note', pg_temp.say(
        'My answer fits in one sentence: Lens sorts too early.

Sorting stops at 7:30 PM, and the pallets arrive at 6:40. Shifting the crew by an hour and a half is enough for the trucks to leave full.

Cost: €240 a month, and the crew has to agree. Expected proof: the 31% rate falls below 15% before the end of next month.',
        'Ma réponse tient en une phrase : on trie trop tôt à Lens.

Le tri s’arrête à 19 h 30, les palettes arrivent à 18 h 40. Décaler l’équipe d’une heure et demie suffit pour que les camions partent pleins.

Coût : 240 € par mois, accord de l’équipe nécessaire. Preuve attendue : le taux de 31 % tombe sous 15 % avant la fin du mois prochain.'
      )
    )
  ),
  (
    46, 1, 9.5,
    pg_temp.say('I ran out of time.', 'J’ai manqué de temps.'),
    pg_temp.texts(
      'note', pg_temp.say(
        'Lens has the most delays, 31%. The depot needs to get better organized and everyone needs to make an effort on Thursdays. A meeting would raise awareness among the teams and quickly improve the situation.',
        'Lens a le plus de retards, 31 %. Il faut que l’agence s’organise mieux et que tout le monde fasse un effort le jeudi. Une réunion permettrait de sensibiliser les équipes et d’améliorer la situation rapidement.'
      )
    )
  ),
  (
    47, 1, 8.6, '',
    pg_temp.texts(
      'note', pg_temp.say(
        'The delays come from drop-offs after 6 PM. In Lens there are a lot of them because of one customer. We could change the contract or the sorting, both are possible and would have an effect.

We should also look at the other days and the other depots to be thorough.',
        'Les retards viennent des dépôts après 18 h. À Lens il y en a beaucoup à cause d’un client. On pourrait changer le contrat ou bien le tri, les deux sont possibles et auraient un effet.

Il faudrait aussi regarder les autres jours et les autres agences pour être complet.'
      )
    )
  ),
  (
    48, 1, 5.1,
    pg_temp.say('I’m not sure I worked out the right cost.', 'Je ne suis pas certaine d’avoir chiffré le bon coût.'),
    pg_temp.texts(
      'note', pg_temp.say(
        'The answer is the hour, not the people: after 6 PM, one package in three is late.

Lens gets 58% of its Thursday packages at that time. I suggest opening the sorting later, or adding one person. The cost is still to be worked out.',
        'La réponse est l’heure, pas les personnes : après 18 h, un colis sur trois est en retard.

Lens reçoit 58 % de ses colis du jeudi à cette heure. Je propose d’ouvrir le tri plus tard, ou d’ajouter une personne. Le coût reste à calculer.'
      )
    )
  );

insert into demo_review values
  (
    53, 1, 'c0000000-0000-4000-8000-000000000001', 53.5, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(
        2,
        pg_temp.say('The 5:30 PM cutoff is a real proposal.', 'La limite à 17 h 30 est une vraie proposition.')
      ),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(1, ''),
      'ecriture', pg_temp.score(1, '')
    ),
    pg_temp.say(
      'A clear memo, conclusion first, a dated metric: just what we hoped for. To go further, say what would change your mind.',
      'Note claire, conclusion en tête, une mesure datée : c’est ce que nous attendions. Pour aller plus loin, dites ce qui vous ferait changer d’avis.'
    ),
    null, null
  ),
  (
    29, 1, 'c0000000-0000-4000-8000-000000000001', 52.4, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(3, ''),
      'chiffres', pg_temp.score(2, ''),
      'recommandation', pg_temp.score(
        2,
        pg_temp.say(
          'Your visit to the dock shows in every sentence.',
          'Le passage par le quai se sent dans chaque phrase.'
        )
      ),
      'ecriture', pg_temp.score(2, '')
    ),
    pg_temp.say(
      'You counted, you went to see for yourself, and you give a name and a date. “Loaded too late” stuck with the leadership team.',
      'Vous avez compté, vous êtes allée voir, et vous donnez un nom et une date. La phrase « chargée trop tard » est restée au comité.'
    ),
    null, null
  ),
  (
    30, 1, 'c0000000-0000-4000-8000-000000000001', 47.6, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(3, ''),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(
        2,
        pg_temp.say('Asking for February’s data: very good.', 'Demander l’extraction de février : très bien.')
      ),
      'ecriture', pg_temp.score(2, '')
    ),
    pg_temp.say(
      'Sorry we took so long to reply. Your 2% discount is smarter than our extra shift, and you say how we’ll know.',
      'Pardon pour notre retard de réponse. Votre remise de 2 % est plus maligne que notre renfort, et vous dites comment on saura.'
    ),
    null, null
  ),
  (
    31, 1, 'c0000000-0000-4000-8000-000000000001', 38.4, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(2, ''),
      'chiffres', pg_temp.score(2, ''),
      'recommandation', pg_temp.score(
        2,
        pg_temp.say(
          '“No one is at fault; the timetable is”: keep that sentence.',
          '« Personne n’est en faute, le calendrier l’est » : gardez cette phrase.'
        )
      ),
      'ecriture', pg_temp.score(1, '')
    ),
    pg_temp.say(
      'Two options compared, with price and lead time. All that’s missing is who calls the customer.',
      'Deux voies comparées, avec leur prix et leur délai. Il manque seulement qui appelle le client.'
    ),
    null, null
  ),
  (
    32, 1, 'c0000000-0000-4000-8000-000000000001', 38.8, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(
        2,
        pg_temp.say('I can hear the reader you’re writing for.', 'On entend la lectrice à qui vous écrivez.')
      ),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(1, ''),
      'ecriture', pg_temp.score(2, '')
    ),
    pg_temp.say(
      'You really can read it standing up. A six-week trial with a threshold makes the decision easy.',
      'Une note que l’on peut lire debout, en effet. L’essai de six semaines avec un seuil rend la décision facile.'
    ),
    null, null
  ),
  (
    42, 1, 'c0000000-0000-4000-8000-000000000002', 11.2, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(3, ''),
      'chiffres', pg_temp.score(2, ''),
      'recommandation', pg_temp.score(
        2,
        pg_temp.say(
          'You say what you don’t know, and how long it would take to find out.',
          'Vous dites ce que vous ne savez pas, et combien de temps il faudrait pour le savoir.'
        )
      ),
      'ecriture', pg_temp.score(2, '')
    ),
    pg_temp.say(
      'Very good work: the order of magnitude is right and someone is in charge. The first sentence could give the gain right away.',
      'Très bon travail : l’ordre de grandeur est juste, le responsable est nommé. La première phrase pourrait donner le gain tout de suite.'
    ),
    null, null
  ),
  (
    43, 1, 'c0000000-0000-4000-8000-000000000002', 7.4, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(
        2,
        pg_temp.say('The language is plain, and that’s a strength.', 'Le français est simple, et c’est une qualité.')
      ),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(1, ''),
      'ecriture', pg_temp.score(1, '')
    ),
    pg_temp.say(
      'We’re replying too late, and I apologize. Your reasoning is solid; next time, pick just one of the two proposals.',
      'Nous répondons trop tard, et je m’en excuse. Votre raisonnement est solide ; choisissez la prochaine fois une seule des deux propositions.'
    ),
    null, null
  ),
  (
    44, 1, 'c0000000-0000-4000-8000-000000000002', 11.6, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(3, ''),
      'chiffres', pg_temp.score(2, ''),
      'recommandation', pg_temp.score(
        2,
        pg_temp.say(
          'The 4:30 PM pickup: no one here had thought of that.',
          'Le ramassage à 16 h 30 : personne n’y avait pensé ici.'
        )
      ),
      'ecriture', pg_temp.score(2, '')
    ),
    pg_temp.say(
      'A single recommendation, nearly free, and a threshold that could prove you wrong. Outstanding.',
      'Une seule recommandation, presque gratuite, et un seuil qui pourrait vous donner tort. C’est remarquable.'
    ),
    null, null
  ),
  (
    45, 1, 'c0000000-0000-4000-8000-000000000002', 10.8, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(2, pg_temp.say('Short and right.', 'Court et juste.')),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(1, ''),
      'ecriture', pg_temp.score(1, '')
    ),
    pg_temp.say(
      'You found the crux in one sentence. Add where the 15% threshold comes from, and the memo is perfect.',
      'Vous avez trouvé le nœud en une phrase. Ajoutez d’où vient le seuil de 15 %, et la note est parfaite.'
    ),
    null, null
  ),
  (
    46, 1, 'c0000000-0000-4000-8000-000000000002', 7.1, 'not_validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(2, ''),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(
        0,
        pg_temp.say(
          '“Raise awareness among the teams” isn’t a decision.',
          '« Sensibiliser les équipes » n’est pas une décision.'
        )
      ),
      'ecriture', pg_temp.score(1, '')
    ),
    pg_temp.say(
      'You saw where to look, but the memo stops short of the cause, and nothing it proposes can be checked. A shorter mission will help you practice writing specific commitments; then come back to this one.',
      'Vous avez vu où regarder, mais la note s’arrête avant la cause, et rien de ce qu’elle propose ne peut être vérifié. Une mission plus courte vous aidera à écrire des engagements précis ; puis revenez à celle-ci.'
    ),
    'recommandation', 3
  ),
  (
    47, 1, 'c0000000-0000-4000-8000-000000000002', 3.2, 'revise',
    jsonb_build_object(
      'raisonnement', pg_temp.score(2, ''),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(
        0, pg_temp.say('Choose: the contract or the sorting?', 'Choisissez : le contrat ou le tri ?')
      ),
      'ecriture', pg_temp.score(1, '')
    ),
    pg_temp.say(
      'The reasoning is there. Pick one of the two options, give its cost, a name and a date; drop the last paragraph. Half an hour will do.',
      'Le raisonnement est là. Prenez une des deux voies, donnez son coût, un nom et une date ; retirez le dernier paragraphe. Une demi-heure suffit.'
    ),
    null, null
  ),
  (
    48, 1, 'c0000000-0000-4000-8000-000000000002', 2.6, 'revise',
    jsonb_build_object(
      'raisonnement', pg_temp.score(2, ''),
      'chiffres', pg_temp.score(1, ''),
      'recommandation', pg_temp.score(
        0,
        pg_temp.say(
          '“Still to be worked out”: everything you need is in the data.',
          '« Reste à calculer » : vous avez tout ce qu’il faut dans l’extraction.'
        )
      ),
      'ecriture', pg_temp.score(1, '')
    ),
    pg_temp.say(
      'The conclusion is excellent. Finish the math, three hours of sorting at €20 an hour, four Wednesdays, and say who decides. I’ll review it the same day.',
      'La conclusion est excellente. Terminez le calcul, trois heures de tri à 20 € de l’heure, quatre mercredis, et dites qui décide. Je relirai le jour même.'
    ),
    null, null
  );
