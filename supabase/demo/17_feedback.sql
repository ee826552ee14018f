-- What reviewers answered.
create or replace function pg_temp.score(level int, comment text) returns jsonb language sql as $$
  select jsonb_build_object('level', level, 'comment', comment)
$$;

insert into demo_review values
  (1, 1, 'c0000000-0000-4000-8000-000000000011', 16.5, 'validated', jsonb_build_object(
    'lecteur', pg_temp.score(2, 'Dès la première phrase, je vois la personne qui court entre deux rendez-vous.'),
    'texte', pg_temp.score(1, 'Un seul bouton, trois étapes : c’est net. « Cela arrive souvent après un déménagement » rassure sans insister.'),
    'test', pg_temp.score(2, 'Vous avez choisi les clics plutôt que les ouvertures, et vous dites pourquoi. Peu de professionnels y pensent.'),
    'choix', pg_temp.score(1, 'Le tri est expliqué en trois lignes ; Nora peut le défendre.')),
    'Inès, c’est un numéro que je pourrais envoyer demain. Vous avez tenu votre lecteur du début à la fin, et votre test répond à une vraie question. Pour la suite : lisez votre texte à voix haute, la phrase « On y pense rarement pour soi » mérite d’être plus haut. Continuez à jeter vos débuts.', null, null),
  (2, 1, 'c0000000-0000-4000-8000-000000000001', 12.5, 'revise', jsonb_build_object(
    'ecoute', pg_temp.score(1, 'Vous avez appelé, vous avez entendu le mariage : c’est l’essentiel. Le courriel le dit moins bien que vous ne l’avez compris.'),
    'engagements', pg_temp.score(0, '« Faire le nécessaire », « traitées en priorité » : il ne peut rien vérifier. Reprenez vos trois lignes de plan et mettez-les dans le courriel, avec un nom et une date.'),
    'economie', pg_temp.score(1, 'Le geste est juste. Ajoutez ce que tout cela coûte face à 84 000 €.'),
    'ton', pg_temp.score(0, 'Trois excuses en quatre lignes. Il a demandé ce que vous changez, pas ce que vous regrettez.')),
    'Votre plan est meilleur que votre courriel : tout ce que M. Decroix attend y est, mais il ne le lira jamais. À faire pour la prochaine fois : 1) une seule excuse, à la fin ; 2) trois promesses datées, chacune avec un prénom ; 3) dans le plan, une mesure que le client voit lui-même. Vous n’êtes pas loin.', null, null),
  (2, 2, 'c0000000-0000-4000-8000-000000000002', 8, 'validated', jsonb_build_object(
    'ecoute', pg_temp.score(2, '« C’était à nous de le faire » : voilà la phrase qu’il attendait.'),
    'engagements', pg_temp.score(2, 'Datés, nommés, et il peut les contrôler chaque vendredi.'),
    'economie', pg_temp.score(2, '1,4 % : le chiffre qu’il fallait à la directrice.'),
    'ton', pg_temp.score(1, 'Direct et respectueux. Vous avez eu raison de garder le mariage.')),
    'La différence entre les deux versions est remarquable : on passe d’une lettre à une personne. J’aurais proposé la visite plus tôt dans le texte, mais c’est un détail. Validé avec plaisir.', null, null),
  (3, 1, 'fa000000-0000-4000-8000-000000000001', 4, 'revise', jsonb_build_object(
    'constats', pg_temp.score(0, '« Ne font pas attention » est un jugement. Qu’avez-vous vu ? Ils ont demandé ce qu’est un flux, puis essayé trois trappes.'),
    'mots', pg_temp.score(1, '« Que déposez-vous ? » et les trois noms : c’est exactement la langue des gens.'),
    'lieu', pg_temp.score(0, 'Le père n’a qu’une main, l’homme en fauteuil n’atteint pas le haut, le soleil tape. Où est-ce dans votre écran ? Donnez des tailles et des places.'),
    'points', pg_temp.score(1, 'Après le dépôt, oui. Dites en une phrase pourquoi, l’adjointe en aura besoin.')),
    'Vous avez l’oreille : les mots sont justes du premier coup, et ce n’est pas courant. Il vous manque le corps. Deux choses à reprendre : réécrivez le constat 2 avec seulement ce que le carnet dit, puis placez vos boutons en pensant à une main, une poussette et un fauteuil. Une demi-heure suffit. Et pour un premier exercice de design, c’est très encourageant.', null, null),
  (9, 1, 'c0000000-0000-4000-8000-000000000001', 4.6, 'revise', jsonb_build_object(
    'personnes', pg_temp.score(1, 'Deux personnes lisent difficilement : qui les accompagne, et comment, sans que les dix autres le remarquent ?'),
    'faisable', pg_temp.score(0, 'Rien ne dit ce qui se passe si un badge ne marche pas ou si une taille manque. Vendredi, on peut encore l’éviter.'),
    'regles', pg_temp.score(1, 'La sécurité vient avant le poste : c’est la bonne place.'),
    'message', pg_temp.score(0, 'Il manque la tenue, le repas et un prénom à demander en arrivant.')),
    'Chloé, l’ordre de la journée est juste et la matinée respire, ce n’est pas si courant. Reprenez deux choses : la porte du quai 4, qui change le message, et la sécurité, que l’on apprend avec les mains. J’ai laissé mes remarques dans votre texte ; une petite heure devrait suffire.', null, null),
  (10, 1, 'c0000000-0000-4000-8000-000000000002', 9, 'validated', jsonb_build_object(
    'raisonnement', pg_temp.score(3, 'Vous dites quelle extraction vous donnerait tort, et vous la demandez. C’est du vrai travail d’analyste.'),
    'chiffres', pg_temp.score(2, 'Le taux attendu de Lens est un beau calcul ; je l’ai refait, il tient.'),
    'recommandation', pg_temp.score(2, 'Deux voies comparées, un nom, une date.'),
    'ecriture', pg_temp.score(1, 'Claire. La conclusion pourrait donner le chiffre tout de suite.')),
    'Note lue en deux minutes, comprise du premier coup. Vous admettez qu’il reste deux ou trois points inexpliqués, et cela rend tout le reste plus crédible. Sur le quai, je signe votre proposition de décaler un trieur : parlez-en à l’équipe avant de l’écrire, ils auront une meilleure heure que nous.', null, null),
  (12, 1, 'c0000000-0000-4000-8000-000000000001', 37.5, 'revise', jsonb_build_object(
    'personnes', pg_temp.score(0, '« La personne en fauteuil passera par les bureaux » : lu par douze personnes, cela désigne quelqu’un. Cherchez une règle qui vaut pour tous.'),
    'faisable', pg_temp.score(0, 'Le quai 4 est fermé lundi : relisez le dernier message de Rosalie.'),
    'regles', pg_temp.score(0, 'La sécurité arrive à 14 h 30, après cinq heures au poste. C’est l’inverse.'),
    'message', pg_temp.score(0, 'Il manque le repas, la tenue et un prénom à demander.')),
    'Le squelette est là, mais ce programme oublie ce que nous avons appris l’an dernier. Avant de le reprendre, imaginez que vous êtes l’un des douze : vous arrivez à 7 h 25, il fait nuit. Qui voyez-vous ? Ensuite : sécurité avant le poste, une seule entrée pour tous, un prénom par moment. Je relirai vite, je vous le promets.', null, null),
  (12, 2, 'c0000000-0000-4000-8000-000000000001', 33, 'validated', jsonb_build_object(
    'personnes', pg_temp.score(2, 'Le tête-à-tête pour chacun, et non pour trois : très bien trouvé.'),
    'faisable', pg_temp.score(2, 'Deux badges de secours dans la poche : on voit que vous avez imaginé la scène.'),
    'regles', pg_temp.score(1, 'On montre, chacun refait. Parfait.'),
    'message', pg_temp.score(1, 'Court, complet, chaleureux.')),
    'Nour, quel chemin entre les deux versions. Vous avez repris depuis l’arrivée, comme quelqu’un qui y était. J’ai lu votre programme à Rosalie : elle le veut pour de vrai.', null, null),
  (13, 1, 'c0000000-0000-4000-8000-000000000001', 6, 'not_validated', jsonb_build_object(
    'ecoute', pg_temp.score(0, 'Il écrit que ce n’est pas le prix ; la seule offre concrète est une remise.'),
    'engagements', pg_temp.score(0, '« Aucune casse ne se produira » : vous saviez que c’était impossible, le brief le dit.'),
    'economie', pg_temp.score(0, '5 % pendant un an, c’est 4 200 € : trois fois ce que coûtent les vrais remèdes.'),
    'ton', pg_temp.score(0, 'Ces formules viennent d’un modèle. Vous, au guichet, vous ne parliez pas ainsi.')),
    'Je ne valide pas ce travail, et je veux vous dire pourquoi utilement. Ce sont les engagements qui ont décidé : une promesse impossible est pire que pas de promesse, parce que le client s’en souviendra. Vous avez ouvert les dossiers, c’était un bon réflexe, mais rien de ce que vous y avez trouvé n’est dans la lettre. Je vous propose la mission des saisonniers : elle demande de promettre seulement ce que l’on peut tenir, heure par heure. Votre patience est un vrai atout dans ce métier ; revenez quand vous voulez.', 'engagements', 2),
  (15, 1, 'c0000000-0000-4000-8000-000000000004', 30.5, 'validated', jsonb_build_object(
    'figures', pg_temp.score(3, 'All three corrected, with the sums. The range for self-consumption is honest.'),
    'judgement', pg_temp.score(2, 'You did not stop at no: you sized a better project.'),
    'honesty', pg_temp.score(1, 'The canteen ovens: a very good question that nobody had asked.'),
    'reader', pg_temp.score(1, 'Clear. The payback paragraph is the only one she may have to read twice.')),
    'Gabriel, this is the memo I would want on my desk. Advice first, sums that can be redone, and a last line that made me smile. One thing to practise: round more. A mayor remembers “half” and “ten times”, not 105,600.', null, null),
  (17, 1, 'c0000000-0000-4000-8000-000000000007', 33, 'revise', jsonb_build_object(
    'ranking', pg_temp.score(1, 'The order is good. Finding 5 belongs higher: whoever meets it cannot book either.'),
    'correctness', pg_temp.score(0, 'role=button on a div brings the name of a button, not its behaviour: press Space. And aria-label=Choose replaces the number 14.'),
    'economy', pg_temp.score(0, 'tabindex, role and onkeydown to get what the button element gives for nothing.'),
    'explaining', pg_temp.score(0, 'Criterion numbers alone will not move a designer. Who is stopped?')),
    'You see the right problems, in nearly the right order; the repair adds new ones. Before you write again: turn on a screen reader, close your eyes and book the 16th with your own markup. Then use the most boring element that does the job, and begin each finding with a person. I look forward to the second version.', null, null),
  (17, 2, 'c0000000-0000-4000-8000-000000000009', 26.5, 'validated', jsonb_build_object(
    'ranking', pg_temp.score(2, 'Stops, fails often, makes harder: I am stealing that.'),
    'correctness', pg_temp.score(3, 'Radios are the right call, and the error reaches everybody. I tried it with two screen readers.'),
    'economy', pg_temp.score(1, 'Six lines. Nothing to remove.'),
    'explaining', pg_temp.score(1, 'Each finding starts with somebody. A designer would get it.')),
    'Merged, as we say here. You took the feedback, tried it for yourself, and came back with less code that does more. Next step: write the test that would have caught this. Mrs Tolland would be pleased.', null, null),
  (20, 1, 'c0000000-0000-4000-8000-000000000006', 24, 'validated', jsonb_build_object(
    'problem', pg_temp.score(2, 'Trust in one word: you found it, and set the password tickets apart.'),
    'scope', pg_temp.score(2, 'Room for the unexpected, said out loud.'),
    'measure', pg_temp.score(1, 'Today’s value and a target, twice. Good.'),
    'noes', pg_temp.score(2, 'Asking Ferran whether they still photograph the labels is a lovely way to keep the door open honestly.')),
    'Sofia, I would take this page into my own planning. You resisted the biggest customer for the right reason, and both noes leave the other person with something to do. To go further: say who decides if the retry takes nine days instead of seven.', null, null),
  (21, 1, 'c0000000-0000-4000-8000-000000000006', 7.5, 'revise', jsonb_build_object(
    'problem', pg_temp.score(0, 'Ferran told you himself: he would not need the photo if the lab trusted the list. What is the problem behind the photo?'),
    'scope', pg_temp.score(1, 'It fits, barely: nine days of ten leaves no room. And “if there is time” is not a plan.'),
    'measure', pg_temp.score(0, 'Photos attached tells you that people attach photos. What should become better for them?'),
    'noes', pg_temp.score(0, '“Surely in the next sprint” is a promise you cannot keep.')),
    'You asked to learn to argue with numbers, so let us start there: 310 users is a number about who asks, and 6 % of late uploads is a number about what hurts. Read Ferran’s message again with that in mind. Keep your story format, it is clean. For the next attempt: one problem, one figure with today’s value, and two noes without “unfortunately”. Choosing photos can still be right, if you argue it from the problem.', null, null),
  (22, 1, 'fa000000-0000-4000-8000-000000000001', 26, 'validated', jsonb_build_object(
    'constats', pg_temp.score(2, '« Vu une fois, mais le plus grave » : vous comptez et vous pesez. Bravo.'),
    'mots', pg_temp.score(2, 'Bouteilles, bocaux. On comprend même sans lire.'),
    'lieu', pg_temp.score(2, '4 cm, deux tiers bas, 15 contre 1, et un samedi à 16 h pour vérifier.'),
    'points', pg_temp.score(1, 'À leur place, et l’écran revient seul.')),
    'Lina, j’ai imprimé votre croquis et je l’ai collé sur la vitre de l’atelier. Vous partez des gens, vous restez avec eux, et vous dites ce que vous ne savez pas. La seule question que je garde : que se passe-t-il quand la trappe est pleine ?', null, null),
  (24, 1, 'c0000000-0000-4000-8000-000000000010', 32, 'validated', jsonb_build_object(
    'lecteur', pg_temp.score(2, 'Odile, à trente kilomètres : on la connaît en deux lignes.'),
    'texte', pg_temp.score(2, 'Vous racontez, puis vous servez. Je l’ai transmis à ma sœur.'),
    'test', pg_temp.score(1, 'Un changement, une mesure. « On ne conclut pas » est une excellente réponse.'),
    'choix', pg_temp.score(1, 'Givors en pied de page, bien vu.')),
    'Manon, votre métier de journaliste s’entend, et c’est une force ici. Attention à une chose : « trop tard » peut inquiéter quelqu’un qui lit en janvier ; dites plutôt jusqu’à quand le vaccin reste utile. Pour le reste, rien à retirer.', null, null);
