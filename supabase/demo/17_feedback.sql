-- What reviewers wrote.
-- If the work must be revised, a comment on the lowest level asks for a change; other comments only where they say so.
create or replace function pg_temp.score(level int, comment text, asks_change boolean default null) returns jsonb
language sql as $$
  select jsonb_build_object('level', level, 'comment', comment, 'asksChange', coalesce(asks_change, level = 0))
$$;

insert into demo_review values
  (
    1, 1, 'c0000000-0000-4000-8000-000000000011', 16.5, 'validated',
    jsonb_build_object(
      'lecteur', pg_temp.score(
        2,
        pg_temp.say(
          'From the first sentence, I can see the person running between two appointments.',
          'Dès la première phrase, je vois la personne qui court entre deux rendez-vous.'
        )
      ),
      'texte', pg_temp.score(
        1,
        pg_temp.say(
          'One button, three steps: it’s crisp. “That often happens after a move” reassures without making a fuss.',
          'Un seul bouton, trois étapes : c’est net. « Cela arrive souvent après un déménagement » rassure sans insister.'
        )
      ),
      'test', pg_temp.score(
        2,
        pg_temp.say(
          'You chose clicks over opens, and you say why. Few professionals think of that.',
          'Vous avez choisi les clics plutôt que les ouvertures, et vous dites pourquoi. Peu de professionnels y pensent.'
        )
      ),
      'choix', pg_temp.score(
        1,
        pg_temp.say(
          'You explain your cuts in three lines; Nora can defend them.',
          'Le tri est expliqué en trois lignes ; Nora peut le défendre.'
        )
      )
    ),
    pg_temp.say(
      'Inès, I could send this issue out tomorrow. You stayed with your reader from start to finish, and your test answers a real question. Next time, read your copy out loud: “We rarely think of ourselves” deserves to come earlier. And keep throwing away your openings.',
      'Inès, c’est un numéro que je pourrais envoyer demain. Vous avez tenu votre lecteur du début à la fin, et votre test répond à une vraie question. Pour la suite : lisez votre texte à voix haute, la phrase « On y pense rarement pour soi » mérite d’être plus haut. Continuez à jeter vos débuts.'
    ),
    null, null
  ),
  (
    2, 1, 'c0000000-0000-4000-8000-000000000001', 12.5, 'revise',
    jsonb_build_object(
      'ecoute', pg_temp.score(
        1,
        pg_temp.say(
          'You called, and you heard about the wedding: that’s what matters most. The email doesn’t say it as well as you understood it.',
          'Vous avez appelé, vous avez entendu le mariage : c’est l’essentiel. L’e-mail le dit moins bien que vous ne l’avez compris.'
        )
      ),
      'engagements', pg_temp.score(
        0,
        pg_temp.say(
          '“Do whatever it takes,” “given priority”: he can’t check any of it. Take the three lines of your plan and put them in the email, with a name and a date.',
          '« Faire le nécessaire », « traitées en priorité » : il ne peut rien vérifier. Reprenez vos trois lignes de plan et mettez-les dans l’e-mail, avec un nom et une date.'
        )
      ),
      'economie', pg_temp.score(
        1,
        pg_temp.say(
          'The gesture is right. Add what it all costs compared with €84,000.',
          'Le geste est juste. Ajoutez ce que tout cela coûte face à 84 000 €.'
        ),
        true
      ),
      'ton', pg_temp.score(
        0,
        pg_temp.say(
          'Three apologies in four lines. He asked what you’re changing, not what you’re sorry about.',
          'Trois excuses en quatre lignes. Il a demandé ce que vous changez, pas ce que vous regrettez.'
        )
      )
    ),
    pg_temp.say(
      'Your plan is better than your email: everything Mr. Decroix is waiting for is in it, but he’ll never read it. For the next version: 1) one apology, at the end; 2) three dated promises, each with a name; 3) in the plan, a number the customer can see for himself. You’re close.',
      'Votre plan est meilleur que votre e-mail : tout ce que M. Decroix attend y est, mais il ne le lira jamais. À faire pour la prochaine fois : 1) une seule excuse, à la fin ; 2) trois promesses datées, chacune avec un prénom ; 3) dans le plan, une mesure que le client voit lui-même. Vous n’êtes pas loin.'
    ),
    null, null
  ),
  (
    2, 2, 'c0000000-0000-4000-8000-000000000002', 8, 'validated',
    jsonb_build_object(
      'ecoute', pg_temp.score(
        2,
        pg_temp.say(
          '“That was our job”: there’s the sentence he was waiting for.',
          '« C’était à nous de le faire » : voilà la phrase qu’il attendait.'
        )
      ),
      'engagements', pg_temp.score(
        2,
        pg_temp.say(
          'Dated, with names, and he can check them every Friday.',
          'Datés, nommés, et il peut les contrôler chaque vendredi.'
        )
      ),
      'economie', pg_temp.score(
        2,
        pg_temp.say(
          '1.4%: exactly the number your director needed.',
          '1,4 % : le chiffre qu’il fallait à la directrice.'
        )
      ),
      'ton', pg_temp.score(
        1,
        pg_temp.say(
          'Direct and respectful. You were right to keep the wedding.',
          'Direct et respectueux. Vous avez eu raison de garder le mariage.'
        )
      )
    ),
    pg_temp.say(
      'The difference between the two versions is striking: we go from a form letter to a person. I’d have suggested the visit earlier in the email, but that’s a detail. Happy to validate this.',
      'La différence entre les deux versions est remarquable : on passe d’une lettre à une personne. J’aurais proposé la visite plus tôt dans le texte, mais c’est un détail. Validé avec plaisir.'
    ),
    null, null
  ),
  (
    3, 1, 'fa000000-0000-4000-8000-000000000001', 4, 'revise',
    jsonb_build_object(
      'constats', pg_temp.score(
        0,
        pg_temp.say(
          '“Don’t pay attention” is a judgment. What did you see? They asked what a stream is, then tried three hatches.',
          '« Ne font pas attention » est un jugement. Qu’avez-vous vu ? Ils ont demandé ce qu’est un flux, puis essayé trois trappes.'
        )
      ),
      'mots', pg_temp.score(
        1,
        pg_temp.say(
          '“What are you dropping off?” and the three names: exactly how people talk.',
          '« Que déposez-vous ? » et les trois noms : c’est exactement la langue des gens.'
        )
      ),
      'lieu', pg_temp.score(
        0,
        pg_temp.say(
          'The father has only one hand, the man in the wheelchair can’t reach the top, the sun is glaring. Where is that on your screen? Give sizes and positions.',
          'Le père n’a qu’une main, l’homme en fauteuil n’atteint pas le haut, le soleil tape. Où est-ce dans votre écran ? Donnez des tailles et des places.'
        )
      ),
      'points', pg_temp.score(
        1,
        pg_temp.say(
          'After the drop-off, yes. Say why in one sentence; the deputy mayor will need it.',
          'Après le dépôt, oui. Dites en une phrase pourquoi, l’adjointe en aura besoin.'
        ),
        true
      )
    ),
    pg_temp.say(
      'You have an ear for this: you got the words right on the first try, and that’s rare. What’s missing is the body. Two things to rework: rewrite observation 2 with only what the notes say, then place your buttons with one hand, a stroller and a wheelchair in mind. Half an hour will do. And for a first design exercise, this is very promising.',
      'Vous avez l’oreille : les mots sont justes du premier coup, et ce n’est pas courant. Il vous manque le corps. Deux choses à reprendre : réécrivez le constat 2 avec seulement ce que le carnet dit, puis placez vos boutons en pensant à une main, une poussette et un fauteuil. Une demi-heure suffit. Et pour un premier exercice de design, c’est très encourageant.'
    ),
    null, null
  ),
  (
    9, 1, 'c0000000-0000-4000-8000-000000000001', 4.6, 'revise',
    jsonb_build_object(
      'personnes', pg_temp.score(
        1,
        pg_temp.say(
          'Two people have trouble reading: who goes with them, and how, without the other ten noticing?',
          'Deux personnes lisent difficilement : qui les accompagne, et comment, sans que les dix autres le remarquent ?'
        ),
        true
      ),
      'faisable', pg_temp.score(
        0,
        pg_temp.say(
          'Nothing says what happens if a badge doesn’t work or a size is missing. On Friday, it can still be fixed.',
          'Rien ne dit ce qui se passe si un badge ne marche pas ou si une taille manque. Vendredi, on peut encore l’éviter.'
        )
      ),
      'regles', pg_temp.score(
        1,
        pg_temp.say(
          'Safety comes before the job: right where it belongs.',
          'La sécurité vient avant le poste : c’est la bonne place.'
        )
      ),
      'message', pg_temp.score(
        0,
        pg_temp.say(
          'It’s missing what to wear, lunch and a name to ask for at the door.',
          'Il manque la tenue, le repas et un prénom à demander en arrivant.'
        )
      )
    ),
    pg_temp.say(
      'Chloé, the day is in the right order and the morning has room to breathe, which is rarer than you’d think. Rework two things: the door at dock 4, which changes the message, and safety, which people learn with their hands. I left comments in your text; an hour should be plenty.',
      'Chloé, l’ordre de la journée est juste et la matinée respire, ce n’est pas si courant. Reprenez deux choses : la porte du quai 4, qui change le message, et la sécurité, que l’on apprend avec les mains. J’ai laissé mes remarques dans votre texte ; une petite heure devrait suffire.'
    ),
    null, null
  ),
  (
    10, 1, 'c0000000-0000-4000-8000-000000000002', 9, 'validated',
    jsonb_build_object(
      'raisonnement', pg_temp.score(
        3,
        pg_temp.say(
          'You say which data could prove you wrong, and you ask for it. That’s real analyst work.',
          'Vous dites quelle extraction vous donnerait tort, et vous la demandez. C’est du vrai travail d’analyste.'
        )
      ),
      'chiffres', pg_temp.score(
        2,
        pg_temp.say(
          'The expected rate for Lens is a lovely calculation; I redid it, and it holds up.',
          'Le taux attendu de Lens est un beau calcul ; je l’ai refait, il tient.'
        )
      ),
      'recommandation', pg_temp.score(
        2, pg_temp.say('Two options compared, a name, a date.', 'Deux voies comparées, un nom, une date.')
      ),
      'ecriture', pg_temp.score(
        1,
        pg_temp.say(
          'Clear. The conclusion could give the number right away.',
          'Claire. La conclusion pourrait donner le chiffre tout de suite.'
        )
      )
    ),
    pg_temp.say(
      'I read this memo in two minutes and got it the first time. You admit that two or three points remain unexplained, and that makes everything else more credible. From the dock’s side, I’m signing off on your idea of moving a sorter’s shift: talk to the crew before you write it down, they’ll have a better time than ours.',
      'Note lue en deux minutes, comprise du premier coup. Vous admettez qu’il reste deux ou trois points inexpliqués, et cela rend tout le reste plus crédible. Sur le quai, je signe votre proposition de décaler un trieur : parlez-en à l’équipe avant de l’écrire, ils auront une meilleure heure que nous.'
    ),
    null, null
  ),
  (
    12, 1, 'c0000000-0000-4000-8000-000000000001', 37.5, 'revise',
    jsonb_build_object(
      'personnes', pg_temp.score(
        0,
        pg_temp.say(
          '“The person in the wheelchair will come in through the office”: twelve people read this, and it points at someone. Look for a rule that works for everyone.',
          '« La personne en fauteuil passera par les bureaux » : lu par douze personnes, cela désigne quelqu’un. Cherchez une règle qui vaut pour tous.'
        )
      ),
      'faisable', pg_temp.score(
        0,
        pg_temp.say(
          'Dock 4 is closed on Monday: reread Rosalie’s last message.',
          'Le quai 4 est fermé lundi : relisez le dernier message de Rosalie.'
        )
      ),
      'regles', pg_temp.score(
        0,
        pg_temp.say(
          'Safety comes at 2:30, after five hours on the job. It should be the other way around.',
          'La sécurité arrive à 14 h 30, après cinq heures au poste. C’est l’inverse.'
        )
      ),
      'message', pg_temp.score(
        0,
        pg_temp.say(
          'It’s missing lunch, what to wear and a name to ask for.',
          'Il manque le repas, la tenue et un prénom à demander.'
        )
      )
    ),
    pg_temp.say(
      'The skeleton is there, but this schedule forgets what we learned last year. Before you rework it, imagine you’re one of the twelve: you arrive at 7:25 and it’s dark. Who do you see? Then: safety before work, one entrance for everyone, a name for every moment. I’ll review it quickly, I promise.',
      'Le squelette est là, mais ce programme oublie ce que nous avons appris l’an dernier. Avant de le reprendre, imaginez que vous êtes l’un des douze : vous arrivez à 7 h 25, il fait nuit. Qui voyez-vous ? Ensuite : sécurité avant le poste, une seule entrée pour tous, un prénom par moment. Je relirai vite, je vous le promets.'
    ),
    null, null
  ),
  (
    12, 2, 'c0000000-0000-4000-8000-000000000001', 33, 'validated',
    jsonb_build_object(
      'personnes', pg_temp.score(
        2,
        pg_temp.say(
          'One-on-ones for everyone, not just for three people: great idea.',
          'Le tête-à-tête pour chacun, et non pour trois : très bien trouvé.'
        )
      ),
      'faisable', pg_temp.score(
        2,
        pg_temp.say(
          'Two spare badges in her pocket: you clearly pictured the scene.',
          'Deux badges de secours dans la poche : on voit que vous avez imaginé la scène.'
        )
      ),
      'regles', pg_temp.score(
        1, pg_temp.say('We show, everyone tries it. Perfect.', 'On montre, chacun refait. Parfait.')
      ),
      'message', pg_temp.score(1, pg_temp.say('Short, complete, warm.', 'Court, complet, chaleureux.'))
    ),
    pg_temp.say(
      'Nour, what a leap between the two versions. You started over from the moment they arrive, like someone who was there. I read your schedule to Rosalie: she wants it for real.',
      'Nour, quel chemin entre les deux versions. Vous avez repris depuis l’arrivée, comme quelqu’un qui y était. J’ai lu votre programme à Rosalie : elle le veut pour de vrai.'
    ),
    null, null
  ),
  (
    13, 1, 'c0000000-0000-4000-8000-000000000001', 6, 'not_validated',
    jsonb_build_object(
      'ecoute', pg_temp.score(
        0,
        pg_temp.say(
          'He says it isn’t the price, and the only concrete offer is a discount.',
          'Il écrit que ce n’est pas le prix ; la seule offre concrète est une remise.'
        )
      ),
      'engagements', pg_temp.score(
        0,
        pg_temp.say(
          '“No further breakages will occur”: you knew that was impossible, the brief says so.',
          '« Aucune casse ne se produira » : vous saviez que c’était impossible, la consigne le dit.'
        )
      ),
      'economie', pg_temp.score(
        0,
        pg_temp.say(
          '5% for a year is €4,200: more than three times what the real fixes cost.',
          '5 % pendant un an, c’est 4 200 € : trois fois ce que coûtent les vrais remèdes.'
        )
      ),
      'ton', pg_temp.score(
        0,
        pg_temp.say(
          'These phrases come from a template. You didn’t talk to people that way at the counter.',
          'Ces formules viennent d’un modèle. Vous, au guichet, vous ne parliez pas ainsi.'
        )
      )
    ),
    pg_temp.say(
      'I’m not validating this work, and I want to tell you why in a way that helps. It came down to the commitments: an impossible promise is worse than none, because the customer will remember it. You opened the files, which was a good instinct, but nothing you found there made it into the letter. I suggest the seasonal workers mission: it asks you to promise only what you can deliver, hour by hour. Your patience is a real asset in this job; come back whenever you like.',
      'Je ne valide pas ce travail, et je veux vous dire pourquoi utilement. Ce sont les engagements qui ont décidé : une promesse impossible est pire que pas de promesse, parce que le client s’en souviendra. Vous avez ouvert les dossiers, c’était un bon réflexe, mais rien de ce que vous y avez trouvé n’est dans la lettre. Je vous propose la mission des saisonniers : elle demande de promettre seulement ce que l’on peut tenir, heure par heure. Votre patience est un vrai atout dans ce métier ; revenez quand vous voulez.'
    ),
    'engagements', 2
  ),
  (
    15, 1, 'c0000000-0000-4000-8000-000000000004', 30.5, 'validated',
    jsonb_build_object(
      'figures', pg_temp.score(
        3,
        pg_temp.say(
          'All three corrected, with the math shown. The range for on-site use is honest.',
          'Les trois sont corrigés, calculs à l’appui. La fourchette d’autoconsommation est honnête.'
        )
      ),
      'judgment', pg_temp.score(
        2,
        pg_temp.say(
          'You didn’t stop at no: you sized a better project.',
          'Vous ne vous arrêtez pas à non : vous dimensionnez un meilleur projet.'
        )
      ),
      'honesty', pg_temp.score(
        1,
        pg_temp.say(
          'The cafeteria ovens: a very good question that no one had asked.',
          'Les fours de la cantine : une très bonne question, que personne n’avait posée.'
        )
      ),
      'reader', pg_temp.score(
        1,
        pg_temp.say(
          'Clear. The payback paragraph is the only one she may have to read twice.',
          'Clair. Seul le paragraphe sur le temps de retour demandera peut-être une relecture.'
        )
      )
    ),
    pg_temp.say(
      'Gabriel, this is the memo I’d want on my desk. Advice first, math anyone can redo, and a last line that made me smile. One thing to practice: round more. A mayor remembers “half” and “ten times,” not 105,600.',
      'Gabriel, c’est la note que je voudrais trouver sur mon bureau. L’avis d’abord, des calculs que l’on peut refaire, et une dernière phrase qui m’a fait sourire. Un point à travailler : arrondissez davantage. Une maire retient « la moitié » et « dix fois », pas 105 600.'
    ),
    null, null
  ),
  (
    17, 1, 'c0000000-0000-4000-8000-000000000007', 33, 'revise',
    jsonb_build_object(
      'ranking', pg_temp.score(
        1, 'The order is good. Finding 5 belongs higher: anyone who runs into it can’t book either.', true
      ),
      'correctness', pg_temp.score(
        0,
        'role=button gives a div the name of a button, not its behavior: press Space. And aria-label=Choose replaces the number 14.'
      ),
      'economy', pg_temp.score(0, 'tabindex, role and onkeydown, just to get what a button gives you for free.'),
      'explaining', pg_temp.score(0, 'Criterion numbers alone won’t convince a designer. Who is blocked?')
    ),
    'You see the right problems, in nearly the right order, but the fix adds new ones. Before you write again: turn on a screen reader, close your eyes and book the 16th with your own markup. Then use the most boring element that does the job, and start each finding with a person. I’m looking forward to the second version.',
    null, null
  ),
  (
    17, 2, 'c0000000-0000-4000-8000-000000000009', 26.5, 'validated',
    jsonb_build_object(
      'ranking', pg_temp.score(2, 'Stops it, often makes it fail, makes it harder: I’m stealing that.'),
      'correctness', pg_temp.score(
        3,
        'Radios are the right call, and everyone gets the error message. I tried it with two screen readers.'
      ),
      'economy', pg_temp.score(1, 'Six lines. Nothing to remove.'),
      'explaining', pg_temp.score(1, 'Every finding starts with a person. A designer would get it.')
    ),
    'Merged, as we say here. You took the feedback, tried it for yourself, and came back with less code that does more. Next step: write the test that would have caught this. Mrs. Tolland would be pleased.',
    null, null
  ),
  (
    20, 1, 'c0000000-0000-4000-8000-000000000006', 24, 'validated',
    jsonb_build_object(
      'problem', pg_temp.score(2, 'Trust in one word: you found it, and you set the password tickets aside.'),
      'scope', pg_temp.score(2, 'Room for surprises, and you say so out loud.'),
      'measure', pg_temp.score(1, 'Today’s value and a target, twice. Good.'),
      'noes', pg_temp.score(
        2,
        'Asking Ferran whether they still photograph the labels is a lovely, honest way to keep the door open.'
      )
    ),
    'Sofia, I’d take this page into my own planning meeting. You resisted the biggest customer for the right reason, and both nos leave the other person with something to do. To go further: say who decides if the retry takes nine days instead of seven.',
    null, null
  ),
  (
    21, 1, 'c0000000-0000-4000-8000-000000000006', 7.5, 'revise',
    jsonb_build_object(
      'problem', pg_temp.score(
        0,
        'Ferran told you himself: he wouldn’t need the photo if the lab trusted the list. What’s the problem behind the photo?'
      ),
      'scope', pg_temp.score(
        1, 'It fits, barely: nine days out of ten leaves no room. And “if there’s time” isn’t a plan.'
      ),
      'measure', pg_temp.score(
        0, 'Photos attached tells you that people attach photos. What should get better for them?'
      ),
      'noes', pg_temp.score(0, '“Definitely next sprint” is a promise you can’t keep.')
    ),
    'You asked to learn how to argue with numbers, so let’s start there: 310 users tells you who is asking, and 6% late uploads tells you what hurts. Reread Ferran’s message with that in mind. Keep your story format, it’s clean. For the next attempt: one problem, one number with today’s value, and two nos without “unfortunately.” Choosing photos can still be right, if you argue it from the problem.',
    null, null
  ),
  (
    22, 1, 'fa000000-0000-4000-8000-000000000001', 26, 'validated',
    jsonb_build_object(
      'constats', pg_temp.score(
        2,
        pg_temp.say(
          '“Seen once, but the most serious”: you count and you weigh. Well done.',
          '« Vu une fois, mais le plus grave » : vous comptez et vous pesez. Bravo.'
        )
      ),
      'mots', pg_temp.score(
        2,
        pg_temp.say(
          'Bottles, jars. You get it even without reading.',
          'Bouteilles, bocaux. On comprend même sans lire.'
        )
      ),
      'lieu', pg_temp.score(
        2,
        pg_temp.say(
          '4 cm, bottom two-thirds, 15:1, and a Saturday at 4 PM to check it.',
          '4 cm, deux tiers bas, 15 contre 1, et un samedi à 16 h pour vérifier.'
        )
      ),
      'points', pg_temp.score(
        1,
        pg_temp.say('In the right place, and the screen resets by itself.', 'À leur place, et l’écran revient seul.')
      )
    ),
    pg_temp.say(
      'Lina, I printed your sketch and taped it to the studio window. You start with people, you stay with them, and you say what you don’t know. The one question I’m left with: what happens when the hatch is full?',
      'Lina, j’ai imprimé votre croquis et je l’ai collé sur la vitre de l’atelier. Vous partez des gens, vous restez avec eux, et vous dites ce que vous ne savez pas. La seule question que je garde : que se passe-t-il quand la trappe est pleine ?'
    ),
    null, null
  ),
  (
    24, 1, 'c0000000-0000-4000-8000-000000000010', 32, 'validated',
    jsonb_build_object(
      'lecteur', pg_temp.score(
        2,
        pg_temp.say(
          'Odile, twenty miles away: you know her in two lines.',
          'Odile, à trente kilomètres : on la connaît en deux lignes.'
        )
      ),
      'texte', pg_temp.score(
        2,
        pg_temp.say(
          'You tell a story, then you’re useful. I forwarded it to my sister.',
          'Vous racontez, puis vous servez. Je l’ai transmis à ma sœur.'
        )
      ),
      'test', pg_temp.score(
        1,
        pg_temp.say(
          'One change, one metric. “We draw no conclusion” is an excellent answer.',
          'Un changement, une mesure. « On ne conclut pas » est une excellente réponse.'
        )
      ),
      'choix', pg_temp.score(1, pg_temp.say('Givors in the footer, nice touch.', 'Givors en pied de page, bien vu.'))
    ),
    pg_temp.say(
      'Manon, I can hear the journalist in you, and here that’s a strength. One thing to watch: “too late” might worry someone who reads this in January; say until when the shot still helps. Other than that, I wouldn’t cut a thing.',
      'Manon, votre métier de journaliste s’entend, et c’est une force ici. Attention à une chose : « trop tard » peut inquiéter quelqu’un qui lit en janvier ; dites plutôt jusqu’à quand le vaccin reste utile. Pour le reste, rien à retirer.'
    ),
    null, null
  );
