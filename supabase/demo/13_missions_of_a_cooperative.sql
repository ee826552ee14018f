-- Two missions of a food cooperative: what it throws out, and what it depends on.
select pg_temp.mission(
  27, '0c000000-0000-4000-8000-000000000024', 'c0000000-0000-4000-8000-000000000027', 50,
  pg_temp.both('What ends up in the bin on Monday', 'Ce que l’on jette le lundi'),
  pg_temp.both('A grocery store throws out 212 kg of food a week, most of it on Mondays. Read the scale’s logbook, pick one thing to try for four weeks, and write the page that gets the team to try it.',
    'Une épicerie jette 212 kg par semaine, surtout le lundi. Lisez le carnet de la balance, choisissez une chose à essayer pendant quatre semaines, et écrivez la page qui donne envie à l’équipe de s’y mettre.'),
  'sustainability', 'beginner', 2, 4, array['circular-economy', 'data-analysis', 'planning', 'teamwork'],
  array[
    pg_temp.brief('context', pg_temp.both('The logbook', 'Le carnet'), pg_temp.both('**The Larder** is a made-up neighborhood grocery store, open Monday to Saturday. For a month, everything that was thrown out has been weighed. An average week:

| | kg | Value |
|---|---|---|
| Fruit and vegetables | 88 | €264 |
| Bread | 74 | €296 |
| Dairy | 31 | €186 |
| Prepared dishes | 19 | €228 |
| **Total** | **212** | **€974** |

**38%** of it, some 81 kg, is thrown out on Monday morning. Of the 74 kg of bread, 52 are.', '**Le Garde-Manger** est une épicerie de quartier imaginaire, ouverte du lundi au samedi. Pendant un mois, tout ce qui part à la poubelle a été pesé. Une semaine moyenne :

| | kg | Valeur |
|---|---|---|
| Fruits et légumes | 88 | 264 € |
| Pain | 74 | 296 € |
| Produits laitiers | 31 | 186 € |
| Plats préparés | 19 | 228 € |
| **Total** | **212** | **974 €** |

**38 %**, soit environ 81 kg, sont jetés le lundi matin. Sur les 74 kg de pain, 52 le sont ce jour-là.')),
    pg_temp.message('lead', pg_temp.both('From the store lead', 'Un mot de la responsable'), 'Josie Kermadec', pg_temp.both('Store lead', 'Responsable du magasin'), 4, pg_temp.both('Hello! Some things the scale doesn’t say:

- Saturday’s bread order is the same as Friday’s, **120 kg**. We sell out on Fridays. On Saturdays we close at 1 PM.
- The food bank comes on Tuesday and Thursday, at 8 AM. Their van passes our street on Saturdays too, at 1:30, but nobody has ever asked.
- Last year we had a 50% shelf. People waited for it at 6 PM and bought nothing at full price. The team hated it.

We’re six people. Whatever you propose has to fit into **ten minutes a day**.', 'Bonjour ! Ce que la balance ne dit pas :

- la commande de pain du samedi est la même que celle du vendredi, **120 kg**. Le vendredi, tout part. Le samedi, nous fermons à 13 h ;
- la banque alimentaire passe le mardi et le jeudi à 8 h. Son camion traverse aussi la rue le samedi à 13 h 30, mais personne ne lui a jamais demandé de s’arrêter ;
- l’an dernier, nous avons eu un rayon à moitié prix. Les gens attendaient 18 h et n’achetaient plus rien au prix normal. L’équipe a détesté.

Nous sommes six. Ce que vous proposerez doit tenir en **dix minutes par jour**.')),
    pg_temp.quiz('reading', pg_temp.both('Reading the scale', 'Lire la balance'),
      pg_temp.question('q1', pg_temp.both('Which line costs the store the most money?', 'Quelle ligne coûte le plus d’argent au magasin ?'), array[pg_temp.both('Fruit and vegetables', 'Les fruits et légumes'), pg_temp.both('Bread', 'Le pain'), pg_temp.both('Prepared dishes', 'Les plats préparés')], 'b', pg_temp.both('€296 a week, although fruit and vegetables weigh more. Per kilo, prepared dishes are the most expensive: €12.', '296 € par semaine, alors que les fruits et légumes pèsent plus lourd. Au kilo, les plats préparés sont les plus chers : 12 €.')),
      pg_temp.question('q2', pg_temp.both('In what order should surplus food be dealt with?', 'Dans quel ordre traite-t-on les surplus ?'), array[pg_temp.both('Avoid it, give it to people, then compost', 'Éviter, donner à des personnes, puis composter'), pg_temp.both('Compost it, then give it away', 'Composter, puis donner'), pg_temp.both('Sell it at half price, whatever happens', 'Vendre à moitié prix, quoi qu’il arrive')], 'a', pg_temp.both('What is never baked saves flour, energy and work. What is given away still feeds someone. Compost comes last.', 'Ce qui n’est pas cuit économise farine, énergie et travail. Ce qui est donné nourrit. Le compost vient en dernier.')),
      pg_temp.question('q3', pg_temp.both('The week after a change, waste falls from 212 to 190 kg. What can you say?', 'La semaine après un changement, on passe de 212 à 190 kg. Que peut-on dire ?'), array[pg_temp.both('It worked: minus 10%', 'Cela marche : moins 10 %'), pg_temp.both('Not much yet: weeks differ from one another', 'Pas grand-chose encore : les semaines varient')], 'b', pg_temp.both('One week is one number. That’s why a trial lasts four, and why you compare Mondays with Mondays.', 'Une semaine, c’est un chiffre. Voilà pourquoi un essai en dure quatre, et pourquoi on compare les lundis aux lundis.'))),
    pg_temp.decision('trial', pg_temp.both('What do you try for four weeks?', 'Qu’essayez-vous pendant quatre semaines ?'), pg_temp.both('One thing only: if you change three, you’ll never know which one helped.', 'Une seule chose : si vous en changez trois, vous ne saurez jamais laquelle a servi.'),
      pg_temp.choice('order', pg_temp.both('Cut Saturday’s bread order by a third', 'Réduire d’un tiers la commande de pain du samedi'), pg_temp.both('The baker agrees, if he knows by Thursday noon. A regular asks why there is no rye at 12:30.', 'Le boulanger accepte, s’il le sait le jeudi midi. Un habitué demande pourquoi il n’y a plus de seigle à 12 h 30.')),
      pg_temp.choice('van', pg_temp.both('Ask the food bank to stop on Saturdays', 'Demander à la banque alimentaire de s’arrêter le samedi'), pg_temp.both('They say yes within an hour, if the crates are ready at 1:25 and the labels are right.', 'Elle dit oui dans l’heure, si les caisses sont prêtes à 13 h 25 et les étiquettes justes.')),
      pg_temp.choice('bags', pg_temp.both('Sell €5 surprise bags on Saturday at noon', 'Vendre des paniers surprises à 5 € le samedi midi'), pg_temp.both('Twelve bags go in ten minutes. You notice the people from last year’s 50% shelf.', 'Douze paniers partent en dix minutes. Vous reconnaissez ceux du rayon à moitié prix.'))),
    pg_temp.deliverable('page', pg_temp.both('The page on the staff room door', 'La page sur la porte de la salle de pause'), 'text', true, pg_temp.both('**200 to 250 words** for the team: what we throw out (two numbers, not ten), what we try and why that, who does what on which day within ten minutes, and what we’ll know after four weeks.', '**200 à 250 mots** pour l’équipe : ce que l’on jette (deux chiffres, pas dix), ce que l’on essaie et pourquoi, qui fait quoi et quel jour en dix minutes, et ce que l’on saura au bout de quatre semaines.')),
    pg_temp.deliverable('sheet', pg_temp.both('The tally sheet', 'La feuille de relevé'), 'file', true, pg_temp.both('One sheet to hang next to the scale, to be filled in with a pen in under a minute. Somebody who has never seen it should understand it.', 'Une feuille à pendre près de la balance, à remplir au stylo en moins d’une minute. Une personne qui ne l’a jamais vue doit la comprendre.'), array['pdf', 'png', 'jpg', 'xlsx', 'ods'])
  ],
  true,
  array[
    pg_temp.criterion('choice', pg_temp.both('A reasoned choice', 'Un choix raisonné'), 35,
      pg_temp.needs_work('A general wish to waste less.', 'Une envie générale de moins jeter.'),
      pg_temp.solid('One trial, drawn from the numbers and from what Josie said.', 'Un essai, tiré des chiffres et du mot de Josie.'),
      pg_temp.outstanding('Estimates the kilos it could save, with the calculation.', 'Estime les kilos évités, calcul à l’appui.')),
    pg_temp.criterion('doable', pg_temp.both('Doable on Saturday', 'Faisable samedi'), 35,
      pg_temp.needs_work('Takes longer than ten minutes, or nobody is named.', 'Dépasse dix minutes, ou personne n’est nommé.'),
      pg_temp.solid('Who, when, with what, and what if it rains.', 'Qui, quand, avec quoi, et si un jour cela rate.')),
    pg_temp.criterion('measure', pg_temp.both('Measure', 'Mesure'), 30,
      pg_temp.needs_work('Won’t show anything.', 'Ne montrera rien.'),
      pg_temp.solid('Mondays compared with Mondays, on a sheet people will fill in.', 'Des lundis comparés à des lundis, sur une feuille que l’on remplira.'),
      pg_temp.outstanding('Also watches what could get worse, such as empty shelves.', 'Surveille aussi ce qui pourrait empirer, comme les rayons vides.'))
  ],
  pg_temp.both('52 kg of bread on Monday is 43% of Saturday’s 120 kg: a cut of a third, 40 kg, is bold but plausible. Giving on Saturday saves the food, not the money. Bags are fine if the page says how they avoid last year’s trap. Prefer a modest trial that the team would run to a clever one.',
    '52 kg de pain le lundi, c’est 43 % des 120 kg du samedi : réduire d’un tiers, 40 kg, est audacieux mais plausible. Donner le samedi sauve la nourriture, pas l’argent. Les paniers conviennent si la page dit comment éviter le piège de l’an dernier. Mieux vaut un essai modeste que l’équipe fera qu’un essai brillant.'),
  array[
    pg_temp.both('Which Monday number should be lower in four weeks, and by how much?', 'Quel chiffre du lundi doit baisser en quatre semaines, et de combien ?'),
    pg_temp.both('Josie has ten minutes a day. Count yours.', 'Josie a dix minutes par jour. Comptez les vôtres.'),
    pg_temp.both('The sheet can be filled in with gloves on: you thought of the place.', 'On remplit la feuille avec des gants : vous avez pensé au lieu.')
  ]
);

select pg_temp.mission(
  28, '0c000000-0000-4000-8000-000000000024', 'c0000000-0000-4000-8000-000000000028', 24,
  pg_temp.both('All our eggs from one farm', 'Tous nos œufs chez le même'),
  pg_temp.both('Seven eggs in ten come from a single supplier, and bird flu has been found in the next county. Weigh what the risk costs against what safety costs, and bring the board a supply plan it can vote on.',
    'Sept œufs sur dix viennent d’une seule ferme, et la grippe aviaire est signalée dans le département voisin. Pesez le coût du risque et celui de la sécurité, et soumettez au conseil un plan d’approvisionnement à voter.'),
  'operations', 'advanced', 7, 10, array['supply-chain', 'risk-management', 'procurement', 'financial-analysis', 'responsible-purchasing'],
  array[
    pg_temp.brief('context', pg_temp.both('18,000 eggs a week', '18 000 œufs par semaine'), pg_temp.both('A made-up cooperative of six stores, **Haybarn**, sells 18,000 organic eggs a week at €0.46.

| Source | Per week | Price | Distance from Les Grives |
|---|---|---|---|
| Les Grives farm | 12,600 | €0.29 | – |
| Kerloc farm | 3,600 | €0.33 | 14 km |
| Wholesaler | 1,800 | €0.38 | – |

In ten years, deliveries from Les Grives have stopped **twice, for nine weeks each**, when a bird flu zone was declared. A zone has a radius of **20 km**: no eggs leave it.

The stores count 9,400 baskets a week, €38 on average, with a margin of 26%. One basket in four contains eggs.', 'Une coopérative imaginaire de six magasins, **La Grangée**, vend 18 000 œufs bio par semaine, à 0,46 €.

| Source | Par semaine | Prix | Distance des Grives |
|---|---|---|---|
| Ferme des Grives | 12 600 | 0,29 € | – |
| Ferme de Kerloc | 3 600 | 0,33 € | 14 km |
| Grossiste | 1 800 | 0,38 € | – |

En dix ans, les Grives ont cessé de livrer **deux fois, neuf semaines chaque fois**, à cause d’une zone de grippe aviaire. Une zone a un rayon de **20 km** : aucun œuf n’en sort.

Les magasins comptent 9 400 paniers par semaine, 38 € en moyenne, 26 % de marge. Un sur quatre contient des œufs.')),
    pg_temp.message('buyer', pg_temp.both('From purchasing', 'Un mot des achats'), 'Maëva Trividic', pg_temp.both('Fresh produce buyer', 'Acheteuse frais'), 4, pg_temp.both('Three things I could arrange:

- **Kerloc** can go to 6,000 a week from March, if we commit for twelve months.
- **Ti Gwenn**, a new farm 60 km away, offers 4,000 a week at €0.31. Their organic label arrives in April; until then, the eggs are “in conversion.”
- **The wholesaler** has up to 10,000 a week. But in both crises he charged 30% more, and he will again.

And please be careful with Les Grives. They built their second barn in 2019 because we asked them to.', 'Trois choses que je peux négocier :

- **Kerloc** peut passer à 6 000 par semaine en mars, si nous nous engageons douze mois ;
- **Ti Gwenn**, une ferme nouvelle à 60 km, propose 4 000 par semaine à 0,31 €. Le label bio arrive en avril ; d’ici là, les œufs sont « en conversion » ;
- **le grossiste** a jusqu’à 10 000 œufs par semaine. Mais dans les deux crises, il a pris 30 % de plus, et il recommencera.

Et allez-y doucement avec les Grives. Ils ont construit leur second bâtiment en 2019 parce que nous le leur avons demandé.')),
    pg_temp.decision('visit', pg_temp.both('Who do you visit before the board meets?', 'Qui allez-vous voir avant le conseil ?'), pg_temp.both('There is time for one visit.', 'Vous avez le temps d’une visite.'),
      pg_temp.choice('grives', pg_temp.both('Les Grives', 'Les Grives'), pg_temp.both('The dog knows the cooperative’s van.', 'Le chien connaît la camionnette de la coopérative.'), 'at-grives'),
      pg_temp.choice('kerloc', pg_temp.both('Kerloc', 'Kerloc'), pg_temp.both('You get there in sixteen minutes from Les Grives’ gate. You note it.', 'Seize minutes depuis le portail des Grives. Vous le notez.'), 'at-kerloc'),
      pg_temp.choice('tigwenn', pg_temp.both('Ti Gwenn', 'Ti Gwenn'), pg_temp.both('An hour’s drive, and new fences everywhere.', 'Une heure de route, et des clôtures neuves partout.'), 'at-tigwenn')),
    pg_temp.message('at-grives', pg_temp.both('At Les Grives', 'Aux Grives'), 'Yvon Le Mével', pg_temp.both('Farmer, Les Grives', 'Éleveur, Les Grives'), 5, pg_temp.both('I knew you would come. Take 3,000 a week away from me and I’ll manage, if I know **six months ahead**: I just won’t replace the old hens. Take it away tomorrow and I’ll sell at a loss.

In the last crisis, nobody from the cooperative called for four weeks. That I remember better than the money.', 'Je savais que vous viendriez. Retirez-moi 3 000 œufs par semaine, je m’en arrange si je le sais **six mois avant** : je ne remplace pas les vieilles poules. Retirez-les demain, je vends à perte.

À la dernière crise, personne de la coopérative n’a appelé pendant quatre semaines. Ça, je m’en souviens mieux que de l’argent.'), 'risk'),
    pg_temp.message('at-kerloc', pg_temp.both('At Kerloc', 'À Kerloc'), 'Annaïg Corre', pg_temp.both('Farmer, Kerloc', 'Éleveuse, Kerloc'), 5, pg_temp.both('More eggs, gladly. But let me be honest: when Les Grives were closed, **so were we**, both times. Same zone, same vet, same forms.

I’d be a good supplier for you. I am not your insurance.', 'Plus d’œufs, volontiers. Mais je serai franche : quand les Grives étaient fermées, **nous aussi**, les deux fois. Même zone, même vétérinaire, mêmes papiers.

Je serais une bonne fournisseuse. Je ne suis pas votre assurance.'), 'risk'),
    pg_temp.message('at-tigwenn', pg_temp.both('At Ti Gwenn', 'À Ti Gwenn'), 'Solal Abecassis', pg_temp.both('Farmer, Ti Gwenn', 'Éleveur, Ti Gwenn'), 5, pg_temp.both('4,000 from January, and I could double it within a year **if somebody signs**. My bank asks me the same question you do: who stays when it gets difficult?

Until April I can’t write “organic” on the box. Some of your customers will mind. Most will ask, and you can tell them.', '4 000 dès janvier, et le double dans un an **si quelqu’un signe**. Ma banque me pose la même question que vous : qui reste quand cela devient difficile ?

Jusqu’en avril, je ne peux pas écrire « bio » sur la boîte. Certains clients n’aimeront pas. La plupart demanderont, et vous pourrez leur répondre.')),
    pg_temp.quiz('risk', pg_temp.both('What the risk costs', 'Ce que coûte le risque'),
      pg_temp.question('q1', pg_temp.both('If Les Grives stop, what margin on eggs is lost each week, with no replacement?', 'Si les Grives s’arrêtent, quelle marge sur les œufs perd-on par semaine, sans remplacement ?'), array[pg_temp.both('About €2,100', 'Environ 2 100 €'), pg_temp.both('About €3,650', 'Environ 3 650 €'), pg_temp.both('About €5,800', 'Environ 5 800 €')], 'a', pg_temp.both('12,600 × (0.46 – 0.29) = €2,142. If Kerloc is in the same zone, add 3,600 × 0.13 = €468.', '12 600 × (0,46 – 0,29) = 2 142 €. Si Kerloc est dans la zone, ajoutez 3 600 × 0,13 = 468 €.')),
      pg_temp.question('q2', pg_temp.both('Which suppliers protect you against a zone around Les Grives?', 'Qui vous protège d’une zone autour des Grives ?'), array[pg_temp.both('Kerloc', 'Kerloc'), pg_temp.both('Ti Gwenn', 'Ti Gwenn'), pg_temp.both('The wholesaler, at a price', 'Le grossiste, à un certain prix')], 'bc', pg_temp.both('Kerloc is 14 km away: inside the 20 km. Two suppliers who fail together are one supplier.', 'Kerloc est à 14 km, donc dans les 20 km. Deux fournisseurs qui tombent ensemble n’en font qu’un.')),
      pg_temp.question('q3', pg_temp.both('In a crisis, what does the cooperative earn on a wholesaler’s egg?', 'En crise, que gagne la coopérative sur un œuf du grossiste ?'), array[pg_temp.both('€0.08', '0,08 €'), pg_temp.both('Nothing: it loses about three cents', 'Rien : elle perd environ trois centimes')], 'b', pg_temp.both('0.38 × 1.3 = €0.49, against a price of €0.46. It can still be worth it, because of the rest of the basket.', '0,38 × 1,3 = 0,49 €, pour un prix de 0,46 €. Cela peut valoir la peine, pour le reste du panier.'))),
    pg_temp.message('board', pg_temp.both('From the board', 'Un mot du conseil'), 'Paule Jégou', pg_temp.both('Chair of the board', 'Présidente du conseil'), 5, pg_temp.both('One more number for you. In the last crisis, of the customers whose basket usually has eggs, **9% did their shopping elsewhere** while the shelf was empty.

We meet on Thursday. We’re farmers, cashiers and customers. We vote on **one page and one table**.', 'Un chiffre de plus. À la dernière crise, parmi les clients dont le panier contient des œufs, **9 % ont fait leurs courses ailleurs** tant que le rayon était vide.

Le conseil se réunit jeudi. Nous sommes agriculteurs, caissières, clients. Nous votons sur **une page et un tableau**.')),
    pg_temp.deliverable('page', pg_temp.both('The page for the board', 'La page pour le conseil'), 'text', true, pg_temp.both('**500 words at most**: the risk in euros per year, your plan for normal weeks and for a crisis week, what it costs per year, what you say to Les Grives and when, and what would make you change the plan.', '**500 mots au plus** : le risque en euros par an, votre plan en semaine normale et en semaine de crise, son coût annuel, ce que vous dites aux Grives et quand, et ce qui vous ferait changer de plan.')),
    pg_temp.deliverable('table', pg_temp.both('The table', 'Le tableau'), 'file', true, pg_temp.both('Sources, volumes and margin in a normal week and in a crisis week, today and with your plan. Assumptions in cells of their own.', 'Sources, volumes et marge en semaine normale et en semaine de crise, aujourd’hui et avec votre plan. Hypothèses dans des cellules à part.'), array['xlsx', 'ods', 'csv'])
  ],
  true,
  array[
    pg_temp.criterion('risk', pg_temp.both('Understanding the risk', 'Comprendre le risque'), 35,
      pg_temp.needs_work('Counts suppliers instead of what fails together.', 'Compte les fournisseurs, pas ce qui tombe ensemble.'),
      pg_temp.getting_there('Sees the zone, leaves out the baskets.', 'Voit la zone, oublie les paniers.'),
      pg_temp.solid('Zone, duration, frequency and baskets, in euros per year.', 'Zone, durée, fréquence et paniers, en euros par an.'),
      pg_temp.outstanding('Says how much two episodes in ten years can prove.', 'Dit ce que deux épisodes en dix ans permettent d’affirmer.')),
    pg_temp.criterion('plan', pg_temp.both('The plan', 'Le plan'), 30,
      pg_temp.needs_work('More eggs than are sold, or a plan for only one of the two weeks.', 'Plus d’œufs que de ventes, ou une seule des deux semaines.'),
      pg_temp.solid('Volumes add up in both weeks, at a known cost.', 'Les volumes tombent juste dans les deux cas, coût compris.'),
      pg_temp.outstanding('Compares its cost with the risk it removes.', 'Compare son coût au risque qu’il retire.')),
    pg_temp.criterion('farms', pg_temp.both('Fair to the farms', 'Juste avec les fermes'), 20,
      pg_temp.needs_work('Treats them as prices.', 'Les traite comme des prix.'),
      pg_temp.solid('Notice, commitment and a phone call are part of it.', 'Préavis, engagement et coup de fil en font partie.')),
    pg_temp.criterion('vote', pg_temp.both('Ready for a vote', 'Prêt à voter'), 15,
      pg_temp.needs_work('Needs a presentation to be understood.', 'Demande une présentation.'),
      pg_temp.solid('One page, one table, one question.', 'Une page, un tableau, une question.'))
  ],
  pg_temp.both('Yearly cost of the risk: 2 episodes in 10 years × 9 weeks × about €2,600 of egg margin (both farms) is some €4,700, plus 9,400 × 25% × 9% × €38 × 26% = €2,090 a week for baskets, some €3,760. Taking 4,000 from Ti Gwenn instead of Les Grives costs 4,000 × €0.02 × 52 = €4,160 a year. Kerloc costs more and protects nothing. Look for notice to Les Grives (3,000 is bearable, 4,000 isn’t what Yvon said).',
    'Coût annuel du risque : 2 épisodes en 10 ans × 9 semaines × environ 2 600 € de marge sur les œufs (les deux fermes), soit 4 700 €, plus 9 400 × 25 % × 9 % × 38 € × 26 % = 2 090 € par semaine de paniers, soit 3 760 €. Prendre 4 000 œufs à Ti Gwenn plutôt qu’aux Grives coûte 4 000 × 0,02 € × 52 = 4 160 € par an. Kerloc coûte plus et ne protège de rien. Le préavis aux Grives compte (3 000 passe, 4 000 n’est pas ce qu’Yvon a dit).'),
  array[
    pg_temp.both('Kerloc and Les Grives are 14 km apart. What does that do to your plan?', 'Kerloc et les Grives sont à 14 km. Qu’en fait votre plan ?'),
    pg_temp.both('Your crisis week has 21,000 eggs. Who buys them?', 'Votre semaine de crise compte 21 000 œufs. Qui les achète ?'),
    pg_temp.both('You give Les Grives six months and a reason. The board will notice.', 'Vous donnez six mois et une raison aux Grives : le conseil le remarquera.')
  ]
);
