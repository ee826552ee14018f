-- A mission of a photographer.
select pg_temp.mission(
  35, '0f000000-0000-4000-8000-000000000002', 'fa000000-0000-4000-8000-000000000002', 40,
  pg_temp.both('A poster for a job nobody sees', 'Une affiche pour un métier invisible'),
  pg_temp.both('A hospital can’t find sterilization technicians, because nobody knows the job exists. Choose one picture out of six, find the words, and design a poster that works in three seconds, in a hallway, on people in a hurry.',
    'Un hôpital ne trouve pas d’agents de stérilisation, parce que personne ne connaît ce métier. Choisissez une image sur six, trouvez la phrase, et composez une affiche qui agit en trois secondes, dans un couloir, sur des gens pressés.'),
  'design', 'intermediate', 4, 7, array['graphic-design', 'storytelling', 'employer-branding', 'accessibility'],
  array[
    pg_temp.brief('context', pg_temp.both('In the basement', 'Au sous-sol'), pg_temp.both('In the made-up hospital of **Valserine**, 22 people wash, check and sterilize 1,900 surgical instruments a day, two floors below ground. Without them, no operation starts. Three jobs have been open for seven months; the ad drew **four applications**.

They want a poster for the corridors of two vocational schools: **A2, portrait**, read from four meters, by people who walk past in about three seconds.

Asked what they like about the job, the team said:

- “Nobody thanks us. That means everything went well.”
- “I check every pair of scissors as if it were for my son.”
- “No patients, no ties, no boss behind you. And warm.”
- “You need good eyes and a good memory. Not a diploma.”', 'Dans l’hôpital imaginaire de **Valserine**, 22 personnes lavent, contrôlent et stérilisent 1 900 instruments par jour, deux étages sous terre. Sans elles, aucune opération ne commence. Trois postes sont ouverts depuis sept mois ; l’annonce a reçu **quatre candidatures**.

On vous demande une affiche pour les couloirs de deux lycées professionnels : **A2, verticale**, lue à quatre mètres, par des gens qui passent en trois secondes environ.

Quand on demande à l’équipe ce qu’elle aime :

- « Personne ne nous remercie. C’est que tout s’est bien passé. »
- « Je contrôle chaque paire de ciseaux comme si c’était pour mon fils. »
- « Pas de patients, pas de cravate, pas de chef derrière soi. Et il fait chaud. »
- « Il faut de bons yeux et une bonne mémoire. Pas un diplôme. »')),
    pg_temp.brief('contact', pg_temp.both('The contact sheet', 'La planche-contact'), pg_temp.both('A day in the basement, six pictures left. I describe them; you may sketch them, shoot your own at home, or use any free picture that tells the same story.

1. **Hands** in blue gloves hold a pair of scissors up to a lamp, the way you’d look at a gem.
2. **Mireille**, 58, laughs, her mask under her chin. Behind her, steam.
3. **The corridor**: 30 meters of green light, a cart, no one.
4. **The wall**: 400 instruments, each in its outlined place, one place empty.
5. **Two at a table**, backs to us, heads together over a list.
6. **The hatch** through which a tray goes up to the operating room; a hand receives it.', 'Une journée au sous-sol, six images restent. Je les décris ; vous pouvez les dessiner, en faire de semblables chez vous, ou prendre une image libre qui dit la même chose.

1. **Des mains** en gants bleus tiennent des ciseaux devant une lampe, comme on regarde une pierre précieuse.
2. **Mireille**, 58 ans, rit, le masque sous le menton. Derrière elle, de la vapeur.
3. **Le couloir** : 30 mètres de lumière verte, un chariot, personne.
4. **Le mur** : 400 instruments, chacun à sa place dessinée, une place vide.
5. **Deux à une table**, de dos, tête contre tête, au-dessus d’une liste.
6. **Le passe-plat** par où un plateau monte au bloc ; une main le reçoit.')),
    pg_temp.message('hospital', pg_temp.both('From the hospital', 'Un mot de l’hôpital'), 'Véronique Sauvage', pg_temp.both('Head of human resources', 'Directrice des ressources humaines'), 5, pg_temp.both('Three wishes from management: our **logo, large**; the words “Join a dynamic team”; and the eleven benefits from our website.

One thing from me: Mireille does **not** want to be on a poster. The others don’t mind. And a student in a wheelchair asked last week whether the basement has an elevator. It does.', 'Trois souhaits de la direction : notre **logo, en grand** ; la phrase « Rejoignez une équipe dynamique » ; et les onze avantages de notre site.

Une chose de ma part : Mireille **ne veut pas** être sur une affiche. Les autres sont d’accord. Et une élève en fauteuil a demandé la semaine dernière si le sous-sol avait un ascenseur. Oui.')),
    pg_temp.decision('picture', pg_temp.both('Which picture carries it?', 'Quelle image porte l’affiche ?'), pg_temp.both('One picture. The sentence will have to say what it doesn’t.', 'Une seule image. La phrase devra dire ce qu’elle ne dit pas.'),
      pg_temp.choice('hands', pg_temp.both('The hands and the scissors', 'Les mains et les ciseaux'), pg_temp.both('Precise and beautiful. From four meters, is it a jeweler?', 'Précise et belle. À quatre mètres, n’est-ce pas un bijoutier ?')),
      pg_temp.choice('wall', pg_temp.both('The wall with the empty place', 'Le mur et sa place vide'), pg_temp.both('Graphic, and the empty place says everything, if you see it.', 'Graphique, et la place vide dit tout, si on la voit.')),
      pg_temp.choice('hatch', pg_temp.both('The hatch', 'Le passe-plat'), pg_temp.both('A story in one gesture. It needs light, and a sentence that lifts it.', 'Une histoire en un geste. Il faut de la lumière, et une phrase qui l’élève.')),
      pg_temp.choice('mireille', pg_temp.both('Mireille: I’ll convince her', 'Mireille : je la convaincrai'), pg_temp.both('She says no a second time, kindly. You have lost a day.', 'Elle dit non une seconde fois, gentiment. Vous avez perdu une journée.'))),
    pg_temp.quiz('eye', pg_temp.both('Three seconds', 'Trois secondes'),
      pg_temp.question('q1', pg_temp.both('How many things can a passer-by take in?', 'Combien de choses retient quelqu’un qui passe ?'), array[pg_temp.both('One picture and one sentence', 'Une image et une phrase'), pg_temp.both('A picture, a sentence and eleven benefits', 'Une image, une phrase et onze avantages')], 'a', pg_temp.both('Everything else is for the one who has stopped: small, below, worth it.', 'Le reste est pour qui s’est arrêté : petit, en bas, et utile.')),
      pg_temp.question('q2', pg_temp.both('What makes text readable from four meters?', 'Qu’est-ce qui rend un texte lisible à quatre mètres ?'), array[pg_temp.both('Letters at least 2 to 3 cm high', 'Des lettres d’au moins 2 à 3 cm'), pg_temp.both('A strong contrast with what lies behind', 'Un fort contraste avec le fond'), pg_temp.both('Capitals throughout', 'Tout en capitales')], 'ab', pg_temp.both('Size and contrast. Capitals erase the shape of words and read more slowly.', 'La taille et le contraste. Les capitales effacent la silhouette des mots et se lisent plus lentement.'))),
    pg_temp.deliverable('poster', pg_temp.both('The poster', 'L’affiche'), 'file', true, pg_temp.both('Your poster as a PDF, PNG or JPG, A2 proportions, under 10 MB. A drawn or assembled picture is fine: I judge the direction, not the camera.', 'Votre affiche en PDF, PNG ou JPG, proportions A2, moins de 10 Mo. Une image dessinée ou assemblée convient : je juge la direction, pas l’appareil.'), array['pdf', 'png', 'jpg']),
    pg_temp.deliverable('note', pg_temp.both('The note of intent', 'La note d’intention'), 'text', true, pg_temp.both('**200 words**: what a passer-by understands in three seconds, why this picture, why this sentence, what you refused and how you told management. Describe the picture for somebody who can’t see it.', '**200 mots** : ce qu’un passant comprend en trois secondes, pourquoi cette image, pourquoi cette phrase, ce que vous avez refusé et comment vous l’avez dit à la direction. Décrivez l’image pour une personne qui ne la voit pas.'))
  ],
  true,
  array[
    pg_temp.criterion('idea', pg_temp.both('One idea', 'Une idée'), 35,
      pg_temp.needs_work('A leaflet on a wall.', 'Un dépliant au mur.'),
      pg_temp.getting_there('One idea, with two others competing.', 'Une idée, et deux autres à côté.'),
      pg_temp.solid('Picture and sentence say together what neither says alone.', 'L’image et la phrase disent ensemble ce qu’aucune ne dit seule.'),
      pg_temp.outstanding('You think of it again on the stairs.', 'On y repense dans l’escalier.')),
    pg_temp.criterion('craft', pg_temp.both('Composition', 'Composition'), 30,
      pg_temp.needs_work('The eye doesn’t know where to go.', 'L’œil ne sait pas où aller.'),
      pg_temp.solid('Hierarchy, space, contrast: read from four meters.', 'Hiérarchie, espace, contraste : lisible à quatre mètres.'),
      pg_temp.outstanding('Would still work in black and white.', 'Marcherait encore en noir et blanc.')),
    pg_temp.criterion('people', pg_temp.both('True to the people', 'Fidèle aux gens'), 20,
      pg_temp.needs_work('Stock smiles, or someone who said no.', 'Des sourires de catalogue, ou quelqu’un qui a dit non.'),
      pg_temp.solid('The team would recognize itself.', 'L’équipe se reconnaîtrait.')),
    pg_temp.criterion('defense', pg_temp.both('Defending it', 'La défendre'), 15,
      pg_temp.needs_work('“I like it.”', '« J’aime bien. »'),
      pg_temp.solid('Each choice has a reason management can accept.', 'Chaque choix a une raison que la direction peut accepter.'))
  ],
  pg_temp.both('Look at the file first, for three seconds, from across the room; then read. Any technique will do. A poster with Mireille can’t be validated, however good: she said no. The benefits belong behind a link or a code, the logo at the bottom. The elevator may well be the most useful small line.',
    'Regardez d’abord le fichier, trois secondes, de l’autre bout de la pièce ; lisez ensuite. Toute technique convient. Une affiche avec Mireille n’est pas validable, même belle : elle a dit non. Les avantages vont derrière un lien ou un code, le logo en bas. L’ascenseur est peut-être la petite ligne la plus utile.'),
  array[
    pg_temp.both('I read the logo first. Is that what you wanted?', 'J’ai lu le logo en premier. Est-ce voulu ?'),
    pg_temp.both('Cover the picture: does the sentence still work? Then it says too much.', 'Cachez l’image : la phrase marche encore ? Alors elle en dit trop.'),
    pg_temp.both('The empty place on the wall is the job. I looked twice.', 'La place vide au mur, c’est le poste. J’ai regardé deux fois.')
  ]
);
