-- Three missions for people who measure: the sea, a web page, a reminder.
select pg_temp.mission(
  33, '0c000000-0000-4000-8000-000000000003', 'c0000000-0000-4000-8000-000000000006', 26,
  pg_temp.both('The buoy that runs warm', 'La bouée qui a trop chaud'),
  pg_temp.both('A sensor drifts, slowly, and oyster farmers act on its readings. Find out when it started and how far off it is, decide what to do with five months of data, and tell eleven farms that some of our alerts were wrong.',
    'Un capteur dérive, lentement, et des ostréiculteurs se fient à ses mesures. Trouvez depuis quand et de combien, décidez du sort de cinq mois de données, et dites à onze fermes que certaines alertes étaient fausses.'),
  'data', 'advanced', 6, 9, array['data-quality', 'statistics', 'python', 'data-visualization', 'technical-writing'],
  array[
    pg_temp.brief('context', pg_temp.both('Buoy K7', 'La bouée K7'), pg_temp.both('**Sillage** is a made-up company that sells sea forecasts. Its buoy K7 measures water temperature every ten minutes. When three days in a row reach **19.0 °C**, eleven oyster farms receive an alert and lower their racks: about **€1,800 a day** for all of them together. A missed heat wave costs a farm a batch, about **€40,000**.

On each visit, the boat’s crew measures with a calibrated thermometer (± 0.1 °C):

| Visit | K7 | Thermometer |
|---|---|---|
| April 4 | 11.2 | 11.2 |
| May 6 | 13.1 | 13.0 |
| June 3 | 15.4 | 15.2 |
| July 8 | 18.0 | 17.6 |
| August 5 | 19.9 | 19.3 |
| September 9 | 19.4 | 18.6 |

Nobody has ever compared the two columns.', '**Sillage** est une entreprise imaginaire de prévisions marines. Sa bouée K7 mesure la température de l’eau toutes les dix minutes. Quand trois jours de suite atteignent **19,0 °C**, onze fermes ostréicoles reçoivent une alerte et descendent leurs casiers : environ **1 800 € par jour** pour toutes ensemble. Une canicule manquée coûte un lot à une ferme, quelque **40 000 €**.

À chaque visite, l’équipage mesure avec un thermomètre étalonné (± 0,1 °C) :

| Visite | K7 | Thermomètre |
|---|---|---|
| 4 avril | 11,2 | 11,2 |
| 6 mai | 13,1 | 13,0 |
| 3 juin | 15,4 | 15,2 |
| 8 juillet | 18,0 | 17,6 |
| 5 août | 19,9 | 19,3 |
| 9 septembre | 19,4 | 18,6 |

Personne n’avait jamais comparé les deux colonnes.')),
    pg_temp.message('farmer', pg_temp.both('From a farm', 'Un mot d’une ferme'), 'Maïwenn Guével', pg_temp.both('Oyster farmer', 'Ostréicultrice'), 4, pg_temp.both('Hello. In August we lowered the racks on **14 days** because of your alerts. My hand in the water told me otherwise, at least half of the time, but a hand isn’t a buoy.

I’m not complaining. I’d just like to know which of you to believe next summer.', 'Bonjour. En août, nous avons descendu les casiers **14 jours** sur vos alertes. Ma main dans l’eau me disait autre chose, une fois sur deux au moins, mais une main n’est pas une bouée.

Je ne me plains pas. J’aimerais seulement savoir qui croire l’été prochain.')),
    pg_temp.decision('probe', pg_temp.both('What do you ask for?', 'Que demandez-vous ?'), pg_temp.both('One check is possible this week.', 'Une seule vérification est possible cette semaine.'),
      pg_temp.choice('divers', pg_temp.both('Send divers to look at the sensor', 'Envoyer des plongeurs voir le capteur'), pg_temp.both('€700, and a window of calm on Wednesday.', '700 €, et une accalmie mercredi.'), 'from-divers'),
      pg_temp.choice('neighbor', pg_temp.both('Compare with the neighboring buoy, K5', 'Comparer avec la bouée voisine, K5'), pg_temp.both('Free, and done in an hour.', 'Gratuit, et fait en une heure.'), 'from-k5'),
      pg_temp.choice('lab', pg_temp.both('Bring the sensor to the calibration lab', 'Rapporter le capteur au laboratoire'), pg_temp.both('Ten days without K7, which is fine in October.', 'Dix jours sans K7, ce qui ne gêne pas en octobre.'), 'from-lab')),
    pg_temp.message('from-divers', pg_temp.both('Under water', 'Sous l’eau'), 'Loeiza Tanguy', pg_temp.both('Diver', 'Plongeuse'), 4, pg_temp.both('The sensor is wearing a fur coat: **mussels and weed, three centimeters**. Almost nothing on the parts we replaced in April.

It grows with the warmth. I’d say little until June, then fast.', 'Le capteur porte un manteau : **moules et algues, trois centimètres**. Presque rien sur les pièces changées en avril.

Cela pousse avec la chaleur. Peu jusqu’en juin, je dirais, puis vite.'), 'counts'),
    pg_temp.message('from-k5', pg_temp.both('The neighbor', 'La voisine'), 'Erwan Prigent', pg_temp.both('Data engineer', 'Ingénieur données'), 4, pg_temp.both('K5 is 28 km west, in deeper water. In normal summers K7 is **0.5 °C warmer** than K5. In April it was 0.0 this year, as always in spring; in September it was 1.3.

So the gap has grown by 0.8 more than usual. But K5 isn’t K7’s thermometer: currents differ.', 'K5 est à 28 km à l’ouest, en eau plus profonde. Un été normal, K7 a **0,5 °C de plus** que K5. En avril, l’écart était nul, comme toujours au printemps ; en septembre, il était de 1,3.

L’écart a donc grandi de 0,8 de plus que d’habitude. Mais K5 n’est pas le thermomètre de K7 : les courants diffèrent.'), 'counts'),
    pg_temp.message('from-lab', pg_temp.both('From the lab', 'Du laboratoire'), 'Agathe Morvan', pg_temp.both('Metrologist', 'Métrologue'), 4, pg_temp.both('As it arrived: **+ 0.8 °C** at 19 °C. After we had cleaned off the mussels: + 0.1 °C.

So the electronics are fine. It’s the growth on the housing that keeps it warm. I can’t tell you how fast it grew.', 'À l’arrivée : **+ 0,8 °C** à 19 °C. Une fois les moules retirées : + 0,1 °C.

L’électronique va donc bien. C’est ce qui pousse sur le boîtier qui le tient au chaud. À quelle vitesse, je ne peux pas vous le dire.')),
    pg_temp.brief('counts', pg_temp.both('August, day by day', 'Août, jour par jour'), pg_temp.both('Daily means of K7 in August, as recorded:

| | Days |
|---|---|
| below 19.0 °C | 17 |
| 19.0 to 19.5 °C | 8 |
| 19.6 °C and above | 6 |

The six days from 19.6 °C up were August 9 to 14, in a row. Alerts were sent on all fourteen.', 'Moyennes journalières de K7 en août, telles qu’enregistrées :

| | Jours |
|---|---|
| moins de 19,0 °C | 17 |
| de 19,0 à 19,5 °C | 8 |
| 19,6 °C et plus | 6 |

Les six jours à 19,6 °C ou plus se suivent, du 9 au 14 août. Les quatorze ont donné lieu à une alerte.')),
    pg_temp.quiz('reading', pg_temp.both('What the visits show', 'Ce que montrent les visites'),
      pg_temp.question('q1', pg_temp.both('Is a straight line from April to September a good description of the drift?', 'Une droite d’avril à septembre décrit-elle bien la dérive ?'), array[pg_temp.both('Yes: 0.8 °C in 158 days', 'Oui : 0,8 °C en 158 jours'), pg_temp.both('Roughly, but it grows faster from June on', 'À peu près, mais elle accélère à partir de juin')], 'b', pg_temp.both('0.2 °C in the first 60 days, 0.6 °C in the next 98. At ± 0.1 °C per visit the difference is just about visible.', '0,2 °C les 60 premiers jours, 0,6 °C les 98 suivants. À ± 0,1 °C par visite, la différence se voit tout juste.')),
      pg_temp.question('q2', pg_temp.both('With about 0.6 °C of drift in August, how many of the 14 alert days remain?', 'Avec environ 0,6 °C de dérive en août, combien des 14 jours d’alerte restent ?'), array[pg_temp.both('14', '14'), pg_temp.both('8', '8'), pg_temp.both('6', '6')], 'c', pg_temp.both('Only readings of 19.6 °C and above were really at 19.0 or more. Eight alert days, some €14,400, were for nothing.', 'Seules les mesures d’au moins 19,6 °C étaient vraiment à 19,0 ou plus. Huit jours d’alerte, environ 14 400 €, pour rien.')),
      pg_temp.question('q3', pg_temp.both('What does a good correction keep?', 'Que garde une bonne correction ?'), array[pg_temp.both('The raw readings, untouched', 'Les mesures brutes, intactes'), pg_temp.both('A mark on every corrected value, with its uncertainty', 'Une marque sur chaque valeur corrigée, avec son incertitude'), pg_temp.both('Only the corrected values', 'Seulement les valeurs corrigées')], 'ab', pg_temp.both('Whoever comes after you may know better. Give them the chance to redo it.', 'La personne suivante en saura peut-être plus. Laissez-lui de quoi recommencer.'))),
    pg_temp.deliverable('notebook', pg_temp.both('The analysis', 'L’analyse'), 'link', true, pg_temp.both('A link to a notebook, a repository or a public spreadsheet: the drift over time, your correction with its uncertainty, and **one chart** that a farmer would understand.', 'Un lien vers un notebook, un dépôt ou un tableur public : la dérive dans le temps, votre correction avec son incertitude, et **un graphique** qu’un ostréiculteur comprendrait.')),
    pg_temp.deliverable('method', pg_temp.both('The method note', 'La note de méthode'), 'text', true, pg_temp.both('**300 words** for colleagues: what you correct, from when, with which formula, what you flag or discard, how sure you are on an August day, and what changes in the alert rule.', '**300 mots** pour les collègues : ce que vous corrigez, depuis quand, avec quelle formule, ce que vous signalez ou écartez, votre certitude un jour d’août, et ce qui change dans la règle d’alerte.')),
    pg_temp.deliverable('letter', pg_temp.both('The letter to the farms', 'La lettre aux fermes'), 'text', true, pg_temp.both('**150 words** to the eleven farms: what was wrong, on how many days, what you have changed, and what they can rely on from now on.', '**150 mots** aux onze fermes : ce qui était faux, combien de jours, ce que vous avez changé, et à quoi elles peuvent se fier désormais.'))
  ],
  true,
  array[
    pg_temp.criterion('drift', pg_temp.both('The drift', 'La dérive'), 30,
      pg_temp.needs_work('Mistakes warming for drift, or the other way around.', 'Confond réchauffement et dérive.'),
      pg_temp.solid('Estimated from the visits, with the ± 0.1 °C in mind.', 'Estimée d’après les visites, sans oublier ± 0,1 °C.'),
      pg_temp.outstanding('Explains the shape by its cause.', 'Explique la forme par la cause.')),
    pg_temp.criterion('correction', pg_temp.both('The correction', 'La correction'), 30,
      pg_temp.needs_work('Overwrites the data, or throws five months away.', 'Écrase les données, ou jette cinq mois.'),
      pg_temp.getting_there('Reasonable, but the uncertainty is missing.', 'Raisonnable, mais sans incertitude.'),
      pg_temp.solid('Reversible, flagged, with its uncertainty.', 'Réversible, signalée, avec son incertitude.'),
      pg_temp.outstanding('Weighs a false alert against a missed one.', 'Met en balance fausse alerte et alerte manquée.')),
    pg_temp.criterion('chart', pg_temp.both('The chart', 'Le graphique'), 15,
      pg_temp.needs_work('Needs an explanation.', 'Demande une explication.'),
      pg_temp.solid('Shows the drift at a glance, with units.', 'Montre la dérive d’un coup d’œil, avec les unités.')),
    pg_temp.criterion('letter', pg_temp.both('Candor', 'Franchise'), 25,
      pg_temp.needs_work('Hides behind the technology.', 'Se cache derrière la technique.'),
      pg_temp.solid('Eight days, a cause, a change.', 'Huit jours, une cause, un changement.'),
      pg_temp.outstanding('Maïwenn knows whom to believe.', 'Maïwenn sait qui croire.'))
  ],
  pg_temp.both('Offsets: 0.0, 0.1, 0.2, 0.4, 0.6, 0.8 at days 0, 32, 60, 95, 123, 158. Interpolating between visits is enough; a quadratic fit is fine. On August 12 the offset is about 0.64 ± 0.1, so readings of 19.5 to 19.7 are undecided: the best answers say so, and treat the rule asymmetrically (€1,800 against €40,000). A letter without the number of days needs another round.',
    'Écarts : 0,0, 0,1, 0,2, 0,4, 0,6, 0,8 aux jours 0, 32, 60, 95, 123, 158. Interpoler entre les visites suffit ; un ajustement quadratique convient. Le 12 août, l’écart est d’environ 0,64 ± 0,1 : les mesures de 19,5 à 19,7 restent indécises. Les meilleures réponses le disent et traitent la règle de façon asymétrique (1 800 € contre 40 000 €). Une lettre sans le nombre de jours est à reprendre.'),
  array[
    pg_temp.both('How sure are you on a day at 19.6 °C? Write the interval.', 'Quelle certitude un jour à 19,6 °C ? Écrivez l’intervalle.'),
    pg_temp.both('Where are the raw readings now?', 'Où sont maintenant les mesures brutes ?'),
    pg_temp.both('“Your hand was right on eight days out of fourteen.” Perfect.', '« Votre main avait raison huit jours sur quatorze » : parfait.')
  ]
);

select pg_temp.mission(
  34, '0f000000-0000-4000-8000-000000000003', 'fa000000-0000-4000-8000-000000000003', 25,
  pg_temp.both('Nine seconds at the bus stop', 'Neuf secondes à l’arrêt de bus'),
  pg_temp.both('The timetable page of a bus company takes nine seconds on the phones of the people who wait for the bus. Measure before you touch anything, choose what to cut, and defend a performance budget against a video.',
    'La page d’horaires d’une compagnie de bus met neuf secondes à s’afficher sur le téléphone de ceux qui attendent le bus. Mesurez avant de toucher, choisissez quoi retirer, et défendez un budget de performance contre une vidéo.'),
  'web', 'advanced', 5, 6, array['web-performance', 'html-css', 'javascript', 'debugging', 'technical-writing'],
  array[
    pg_temp.brief('context', pg_temp.both('The page', 'La page'), pg_temp.both('**Ligne Claire** is a made-up bus company with 61,000 visitors a month. Seven out of ten open the timetable page at a stop, on a phone that is three years old. Its main content appears after **9.1 seconds** for the slowest quarter of them.

What the page loads:

| | kB | |
|---|---|---|
| HTML | 42 | the server takes 1.9 s |
| Styles | 210 | one file, blocks rendering |
| Scripts | 1,450 | of which the map 910 |
| Fonts | 620 | four files |
| Header photo | 2,900 | 4,000 pixels wide |
| Consent banner, chat, statistics | 380 | from other servers |
| **Total** | **5,602** | |

At a stop, a phone gets about **200 kB per second**.', '**Ligne Claire** est une compagnie de bus imaginaire : 61 000 visites par mois. Sept sur dix ouvrent la page d’horaires à l’arrêt, sur un téléphone de trois ans. Son contenu principal apparaît après **9,1 secondes** pour le quart le plus lent.

Ce que la page charge :

| | ko | |
|---|---|---|
| HTML | 42 | le serveur met 1,9 s |
| Styles | 210 | un fichier, bloque l’affichage |
| Scripts | 1 450 | dont la carte, 910 |
| Polices | 620 | quatre fichiers |
| Photo d’en-tête | 2 900 | 4 000 pixels de large |
| Consentement, chat, statistiques | 380 | d’autres serveurs |
| **Total** | **5 602** | |

À l’arrêt, un téléphone reçoit environ **200 ko par seconde**.')),
    pg_temp.message('client', pg_temp.both('From the client', 'Un mot de la cliente'), 'Fanny Marchal', pg_temp.both('Head of communications', 'Responsable de la communication'), 4, pg_temp.both('I know it’s slow. On my laptop it’s fine, by the way.

Two things you should know. The map **must stay**, the board is proud of it. And for the launch of the night line, I have ordered a **12-second video** for the header. It’s gorgeous. 8 MB.

What do you need from me?', 'Je sais que c’est lent. Sur mon ordinateur, ça va, d’ailleurs.

Deux choses. La carte **doit rester**, la direction en est fière. Et pour le lancement de la ligne de nuit, j’ai commandé une **vidéo de 12 secondes** pour l’en-tête. Elle est superbe. 8 Mo.

De quoi avez-vous besoin ?')),
    pg_temp.decision('measure', pg_temp.both('What do you look at first?', 'Que regardez-vous d’abord ?'), pg_temp.both('You have a morning before the first call.', 'Vous avez une matinée avant le premier appel.'),
      pg_temp.choice('field', pg_temp.both('Real visits: what people do on the page', 'Les vraies visites : ce que les gens font sur la page'), pg_temp.both('The statistics are there; nobody has opened them since 2023.', 'Les statistiques existent ; personne ne les a ouvertes depuis 2023.'), 'from-field'),
      pg_temp.choice('trace', pg_temp.both('A trace on a slow phone, in the office', 'Une trace sur un téléphone lent, au bureau'), pg_temp.both('You borrow the intern’s phone.', 'Vous empruntez le téléphone du stagiaire.'), 'from-trace'),
      pg_temp.choice('server', pg_temp.both('The server’s logs: where the 1.9 seconds go', 'Les journaux du serveur : où passent les 1,9 s'), pg_temp.both('You find a query that runs 140 times per page.', 'Vous trouvez une requête lancée 140 fois par page.'), 'from-server')),
    pg_temp.message('from-field', pg_temp.both('What people do', 'Ce que font les gens'), 'Ismaël Roussel', pg_temp.both('Web analyst', 'Analyste web'), 4, pg_temp.both('On phones: 83% look for **the next departure** and leave. 4% touch the map. One in five is gone before anything appears.

On laptops, the map is used by 31%.', 'Sur téléphone : 83 % cherchent **le prochain départ** et repartent. 4 % touchent à la carte. Un sur cinq part avant que quoi que ce soit s’affiche.

Sur ordinateur, 31 % utilisent la carte.'), 'order'),
    pg_temp.message('from-trace', pg_temp.both('On the intern’s phone', 'Sur le téléphone du stagiaire'), 'Théo Lambert', pg_temp.both('Intern', 'Stagiaire'), 4, pg_temp.both('I filmed it: 1.9 seconds of white, then white until the styles are there, then the photo crawls in from the top. **The departure times were in the HTML from the start**; they just can’t be seen until the fonts have loaded.

While the map’s script runs, tapping does nothing for 2.4 seconds.', 'J’ai filmé : 1,9 seconde de blanc, puis du blanc jusqu’aux styles, puis la photo descend ligne à ligne. **Les horaires étaient dans le HTML dès le début** ; on ne les voit pas tant que les polices ne sont pas là.

Pendant que le script de la carte tourne, toucher l’écran ne fait rien pendant 2,4 secondes.'), 'order'),
    pg_temp.message('from-server', pg_temp.both('In the logs', 'Dans les journaux'), 'Célia Bonnet', pg_temp.both('Hosting', 'Hébergement'), 4, pg_temp.both('The stop’s name is fetched once per departure: 140 queries. Joined into one, the page is ready in **0.3 seconds**; I tried it on the test server.

Timetables change twice a year. Honestly, this page could be **a file**.', 'Le nom de l’arrêt est lu une fois par départ : 140 requêtes. Réunies en une, la page sort en **0,3 seconde** ; je l’ai essayé sur le serveur de test.

Les horaires changent deux fois par an. Franchement, cette page pourrait être **un fichier**.')),
    pg_temp.quiz('order', pg_temp.both('What counts first', 'Ce qui compte d’abord'),
      pg_temp.question('q1', pg_temp.both('How long does the header photo alone take at a stop?', 'Combien de temps prend la photo seule, à l’arrêt ?'), array[pg_temp.both('About 3 seconds', 'Environ 3 secondes'), pg_temp.both('About 14 seconds', 'Environ 14 secondes'), pg_temp.both('About 29 seconds', 'Environ 29 secondes')], 'b', pg_temp.both('2,900 / 200 = 14.5 seconds. At 800 pixels in a modern format it would be some 60 kB.', '2 900 / 200 = 14,5 secondes. En 800 pixels et dans un format récent, elle ferait environ 60 ko.')),
      pg_temp.question('q2', pg_temp.both('Which changes let the departure times appear sooner?', 'Qu’est-ce qui fait apparaître les horaires plus tôt ?'), array[pg_temp.both('A server that answers in 0.3 s', 'Un serveur qui répond en 0,3 s'), pg_temp.both('Showing text in a system font until the others arrive', 'Afficher le texte dans une police du système en attendant'), pg_temp.both('Styles for the first screen inside the page', 'Les styles du premier écran dans la page'), pg_temp.both('A faster map', 'Une carte plus rapide')], 'abc', pg_temp.both('The map delays tapping, not reading. Load it when somebody asks for it.', 'La carte retarde le toucher, pas la lecture. Chargez-la quand on la demande.')),
      pg_temp.question('q3', pg_temp.both('What is a performance budget for?', 'À quoi sert un budget de performance ?'), array[pg_temp.both('To be able to say no next month, with a number', 'À pouvoir dire non le mois prochain, chiffre à l’appui'), pg_temp.both('To win a benchmark', 'À gagner un comparatif')], 'a', pg_temp.both('Pages get slow one good idea at a time. A budget makes each idea pay.', 'Une page ralentit une bonne idée à la fois. Un budget fait payer chacune.'))),
    pg_temp.deliverable('plan', pg_temp.both('The plan', 'Le plan'), 'text', true, pg_temp.both('**500 words at most**, for Fanny and for the developer after you: what people come for, five changes in order with the seconds or kB each should save and how you estimated it, the budget (first view, total, scripts), and how it will be checked automatically.', '**500 mots au plus**, pour Fanny et pour le développeur suivant : ce que les gens viennent chercher, cinq changements dans l’ordre avec les secondes ou les ko gagnés et votre estimation, le budget (premier écran, total, scripts), et comment il sera vérifié automatiquement.')),
    pg_temp.deliverable('page', pg_temp.both('The first screen, rebuilt', 'Le premier écran, refait'), 'link', true, pg_temp.both('A link to a small page that shows the next departures of one stop, readable without scripts, in **under 60 kB**. A repository or an online editor will do; invent the timetable.', 'Un lien vers une petite page qui montre les prochains départs d’un arrêt, lisible sans script, en **moins de 60 ko**. Un dépôt ou un éditeur en ligne convient ; inventez les horaires.')),
    pg_temp.deliverable('video', pg_temp.both('About the video', 'À propos de la vidéo'), 'text', true, pg_temp.both('Your answer to Fanny, **100 words**: neither yes nor a flat no. What would let her have it?', 'Votre réponse à Fanny, **100 mots** : ni oui ni non tout court. À quelle condition pourrait-elle l’avoir ?'))
  ],
  true,
  array[
    pg_temp.criterion('order', pg_temp.both('The right order', 'Le bon ordre'), 30,
      pg_temp.needs_work('A checklist that would fit any site.', 'Une liste valable pour n’importe quel site.'),
      pg_temp.solid('Starts with what hides the departure times.', 'Commence par ce qui cache les horaires.'),
      pg_temp.outstanding('Separates what delays reading from what delays tapping.', 'Sépare ce qui retarde la lecture et ce qui retarde le toucher.')),
    pg_temp.criterion('estimates', pg_temp.both('Estimates', 'Estimations'), 25,
      pg_temp.needs_work('“Much faster.”', '« Beaucoup plus rapide. »'),
      pg_temp.getting_there('Numbers without their calculation.', 'Des chiffres sans calcul.'),
      pg_temp.solid('Each saving can be recalculated, and checked later.', 'Chaque gain se recalcule, et se vérifiera.')),
    pg_temp.criterion('build', pg_temp.both('The page', 'La page'), 30,
      pg_temp.needs_work('Needs scripts, or exceeds 60 kB.', 'A besoin de scripts, ou dépasse 60 ko.'),
      pg_temp.solid('Readable right away, semantic, usable with a keyboard.', 'Lisible tout de suite, sémantique, utilisable au clavier.'),
      pg_temp.outstanding('Works offline after the first visit, or says how it would.', 'Marche hors ligne après la première visite, ou dit comment.')),
    pg_temp.criterion('client', pg_temp.both('The conversation', 'La conversation'), 15,
      pg_temp.needs_work('Lectures, or gives in.', 'Fait la leçon, ou cède.'),
      pg_temp.solid('Gives Fanny a way to have her night line.', 'Donne à Fanny un chemin vers sa ligne de nuit.'))
  ],
  pg_temp.both('I open the link on an old phone before I read anything. Expected order: server 1.9 to 0.3 s, inline styles, system font first, photo 2,900 to about 60 kB, map on demand on phones. A budget of 150 to 300 kB for the first view is sensible. Video: on laptops only, after the content, on request, or as a poster with a play button. Frameworks are welcome if the page stays under 60 kB.',
    'J’ouvre le lien sur un vieux téléphone avant de lire quoi que ce soit. Ordre attendu : serveur de 1,9 à 0,3 s, styles dans la page, police du système d’abord, photo de 2 900 à 60 ko environ, carte à la demande sur téléphone. Un budget de 150 à 300 ko pour le premier écran est sensé. Vidéo : sur ordinateur, après le contenu, à la demande, ou une image avec un bouton. Un framework convient si les 60 ko tiennent.'),
  array[
    pg_temp.both('How did you get these 2 seconds? Show the division.', 'D’où viennent ces 2 secondes ? Montrez la division.'),
    pg_temp.both('Turn scripts off and reload. What can I still read?', 'Désactivez les scripts et rechargez. Que peut-on encore lire ?'),
    pg_temp.both('You offered her a poster frame and a play button: everyone wins, and it weighs 40 kB.', 'Vous lui offrez une image et un bouton lecture : tout le monde y gagne, pour 40 ko.')
  ]
);

select pg_temp.mission(
  36, '0c000000-0000-4000-8000-000000000005', 'c0000000-0000-4000-8000-000000000010', 33,
  pg_temp.both('The reminder people turn off', 'Le rappel que l’on coupe'),
  pg_temp.both('An app reminds patients to take their medication, and four in ten mute it within two weeks. An experiment has a clear winner, except for the people who need it most. Decide what ships, for whom, and what you would never optimize for.',
    'Une application rappelle aux patients leur traitement, et quatre sur dix la font taire en deux semaines. Un test a un gagnant évident, sauf pour ceux qui en ont le plus besoin. Décidez ce que l’on livre, à qui, et ce que l’on n’optimisera jamais.'),
  'product', 'advanced', 5, 8, array['product-discovery', 'ab-testing', 'statistics', 'prioritization', 'ux-research'],
  array[
    pg_temp.brief('context', pg_temp.both('Three buzzes a day', 'Trois vibrations par jour'), pg_temp.both('**Pilea** is a made-up app for people with a chronic illness: 8,000 patients, 61% of doses confirmed. It buzzes three times a day, at 8 AM, 1 PM and 8 PM. Within 14 days, **38%** have muted it.

Your team tried something else for eight weeks: **one** reminder, at a time the patient chooses. 2,000 patients in each group, picked at random.

| | A: three fixed | B: one chosen |
|---|---|---|
| Muted within 14 days | 760 (38%) | 420 (21%) |
| Patients who confirmed most doses | 1,220 (61%) | 1,280 (64%) |

The head of growth wants to ship B to everyone on Monday.', '**Pilea** est une application imaginaire pour des personnes atteintes d’une maladie chronique : 8 000 patients, 61 % de prises confirmées. Elle vibre trois fois par jour, à 8 h, 13 h et 20 h. En 14 jours, **38 %** l’ont fait taire.

L’équipe a essayé autre chose pendant huit semaines : **un** rappel, à l’heure choisie par le patient. 2 000 patients de chaque côté, tirés au sort.

| | A : trois fixes | B : un choisi |
|---|---|---|
| Coupé en 14 jours | 760 (38 %) | 420 (21 %) |
| Patients confirmant la plupart des prises | 1 220 (61 %) | 1 280 (64 %) |

La responsable de la croissance veut livrer B à tous lundi.')),
    pg_temp.message('nurse', pg_temp.both('From the care team', 'Un mot de l’équipe de soins'), 'Aurélie Fontanel', pg_temp.both('Nurse, patient support', 'Infirmière, accompagnement'), 4, pg_temp.both('I call about thirty patients a week. Something bothers me about B, and I can’t put a number on it: my **older patients** tell me “the phone doesn’t remind me in the morning anymore.” Some take three different things a day.

Could you look before Monday?', 'J’appelle une trentaine de patients par semaine. Quelque chose me gêne avec B, sans que je puisse le chiffrer : mes **patients âgés** me disent « le téléphone ne me rappelle plus le matin ». Certains prennent trois choses différentes par jour.

Pouvez-vous regarder avant lundi ?')),
    pg_temp.decision('look', pg_temp.both('What do you look at?', 'Que regardez-vous ?'), pg_temp.both('The analyst has time for one cut of the data.', 'L’analyste a le temps d’une seule coupe des données.'),
      pg_temp.choice('age', pg_temp.both('Results by age: under 70, and 70 or over', 'Les résultats par âge : moins de 70 ans, 70 ans et plus'), pg_temp.both('You ask because of Aurélie, before seeing any result. That matters.', 'Vous le demandez à cause d’Aurélie, avant d’avoir vu un résultat. C’est important.'), 'by-age'),
      pg_temp.choice('everything', pg_temp.both('Results by everything: age, region, phone, illness, sign-up month', 'Les résultats par tout : âge, région, téléphone, maladie, mois d’inscription'), pg_temp.both('Forty tables arrive. Two look alarming, one of them about Android 13.', 'Quarante tableaux arrivent. Deux inquiètent, dont un sur Android 13.'), 'by-everything')),
    pg_temp.message('by-age', pg_temp.both('One table', 'Un tableau'), 'Tomasz Nowak', pg_temp.both('Data analyst', 'Analyste de données'), 4, pg_temp.both('Confirmed most doses:

| | A | B |
|---|---|---|
| Under 70 | 956 of 1,600 (60%) | 1,048 of 1,600 (66%) |
| 70 or over | 264 of 400 (66%) | 232 of 400 (**58%**) |

With 400 on each side, a gap of 8 points is unlikely to be luck (about 2 in 100). One planned question, one answer: I’d take it seriously.', 'Confirment la plupart des prises :

| | A | B |
|---|---|---|
| Moins de 70 ans | 956 sur 1 600 (60 %) | 1 048 sur 1 600 (66 %) |
| 70 ans et plus | 264 sur 400 (66 %) | 232 sur 400 (**58 %**) |

Avec 400 de chaque côté, 8 points d’écart sont rarement le hasard (environ 2 chances sur 100). Une question posée d’avance, une réponse : je la prendrais au sérieux.'), 'constraints'),
    pg_temp.message('by-everything', pg_temp.both('Forty tables', 'Quarante tableaux'), 'Tomasz Nowak', pg_temp.both('Data analyst', 'Analyste de données'), 4, pg_temp.both('You asked for forty comparisons, so expect **two to look significant by chance**. Android 13 is probably one of those.

This one is different, because Aurélie had told us where to look: at 70 or over, 264 of 400 (66%) with A, **232 of 400 (58%)** with B. Under 70: 60% with A, 66% with B.', 'Vous avez demandé quarante comparaisons : **deux paraîtront significatives par hasard**. Android 13 en est sans doute une.

Celle-ci est différente, parce qu’Aurélie nous avait dit où regarder : à 70 ans et plus, 264 sur 400 (66 %) avec A, **232 sur 400 (58 %)** avec B. Moins de 70 ans : 60 % avec A, 66 % avec B.')),
    pg_temp.brief('constraints', pg_temp.both('What else you know', 'Ce que vous savez encore'), pg_temp.both('- Of patients aged 70 or over, **71% take medication more than once a day**; of the others, 22%.
- In interviews, people muted A “because it buzzes in meetings” and “because it treats me like a child.”
- A third version, C, is possible in three weeks: the patient says how often and when, and a person they trust can be asked to check in. No experiment yet.
- A confirmed dose is a tap. Nobody knows whether it was swallowed.', '- Parmi les patients de 70 ans et plus, **71 % prennent un traitement plusieurs fois par jour** ; parmi les autres, 22 %.
- En entretien, on coupe A « parce que ça vibre en réunion » et « parce que ça me traite comme un enfant ».
- Une troisième version, C, est possible en trois semaines : le patient dit combien de fois et quand, et un proche de confiance peut prendre des nouvelles. Pas encore testée.
- Une prise confirmée est un geste du doigt. Personne ne sait si elle a été avalée.')),
    pg_temp.quiz('judgment', pg_temp.both('Reading an experiment', 'Lire un test'),
      pg_temp.question('q1', pg_temp.both('B wins overall. Why is that not enough?', 'B gagne au total. Pourquoi cela ne suffit-il pas ?'), array[pg_temp.both('Because 4,000 patients are too few', 'Parce que 4 000 patients, c’est trop peu'), pg_temp.both('Because an average can hide a group that is harmed', 'Parce qu’une moyenne peut cacher un groupe à qui l’on nuit'), pg_temp.both('Because A has been there longer', 'Parce que A est là depuis plus longtemps')], 'b', pg_temp.both('One patient in five is 70 or over. Their loss is drowned by the gain of the others.', 'Un patient sur cinq a 70 ans ou plus. Leur perte est noyée dans le gain des autres.')),
      pg_temp.question('q2', pg_temp.both('Is age the cause?', 'L’âge est-il la cause ?'), array[pg_temp.both('Yes, the numbers say so', 'Oui, les chiffres le disent'), pg_temp.both('More likely the number of daily doses, which goes with age', 'Plutôt le nombre de prises, qui va avec l’âge')], 'b', pg_temp.both('One reminder for three doses leaves two without. Segmenting by doses may be fairer than by birthday.', 'Un rappel pour trois prises en laisse deux sans rappel. Segmenter par prises serait plus juste que par date de naissance.')),
      pg_temp.question('q3', pg_temp.both('Which goals should never be the target on their own?', 'Quels objectifs ne devraient jamais être visés seuls ?'), array[pg_temp.both('Fewer muted reminders', 'Moins de rappels coupés'), pg_temp.both('More taps on “taken”', 'Plus de gestes « pris »'), pg_temp.both('Patients who do well', 'Des patients qui vont bien')], 'ab', pg_temp.both('Both can rise while patients do worse. They’re instruments, not destinations.', 'Les deux peuvent monter pendant que les patients vont moins bien. Ce sont des instruments, pas des destinations.'))),
    pg_temp.deliverable('decision', pg_temp.both('The decision', 'La décision'), 'text', true, pg_temp.both('**One page, 450 words**: what ships on Monday, for whom and why; what doesn’t; what you tell the head of growth; what you’ll never optimize for, in one sentence.', '**Une page, 450 mots** : ce que l’on livre lundi, à qui et pourquoi ; ce que l’on ne livre pas ; ce que vous dites à la responsable de la croissance ; ce que l’on n’optimisera jamais, en une phrase.')),
    pg_temp.deliverable('experiment', pg_temp.both('The next experiment', 'Le prochain test'), 'text', true, pg_temp.both('**200 words**: the question, who takes part and who must not, the measure that decides, the one that stops it early, for how long, and which groups you’ll look at, **written down beforehand**.', '**200 mots** : la question, qui participe et qui ne doit pas, la mesure qui tranche, celle qui arrête tout, la durée, et les groupes que vous regarderez, **écrits à l’avance**.'))
  ],
  true,
  array[
    pg_temp.criterion('evidence', pg_temp.both('Reading the evidence', 'Lecture des faits'), 30,
      pg_temp.needs_work('Goes by the total, or by whichever table helps.', 'Suit le total, ou le tableau qui arrange.'),
      pg_temp.solid('Names who gains, who loses, and how sure that is.', 'Dit qui gagne, qui perd, et avec quelle certitude.'),
      pg_temp.outstanding('Looks behind age for the number of doses.', 'Cherche derrière l’âge le nombre de prises.')),
    pg_temp.criterion('decision', pg_temp.both('The decision', 'La décision'), 30,
      pg_temp.needs_work('All or nothing, or another meeting.', 'Tout ou rien, ou une réunion de plus.'),
      pg_temp.solid('Ships what is safe, holds back what isn’t, with dates.', 'Livre ce qui est sûr, retient le reste, avec des dates.'),
      pg_temp.outstanding('Leaves the choice to patients where it can.', 'Laisse le choix aux patients quand c’est possible.')),
    pg_temp.criterion('ethics', pg_temp.both('Care', 'Soin'), 20,
      pg_temp.needs_work('Patients are users.', 'Les patients sont des utilisateurs.'),
      pg_temp.solid('Harm is named and given a limit.', 'Le tort possible est nommé et borné.')),
    pg_temp.criterion('experiment', pg_temp.both('The next experiment', 'Le prochain test'), 20,
      pg_temp.needs_work('Can’t fail, or can’t be stopped.', 'Ne peut ni échouer ni s’arrêter.'),
      pg_temp.solid('One measure decides, another stops it, and the groups are set beforehand.', 'Une mesure tranche, une autre arrête, groupes écrits d’avance.'))
  ],
  pg_temp.both('Good answers: B for patients with one daily dose, A kept for the others until C is tested; or B as an offer that patients choose. Shipping B to everyone can’t be validated. Neither branch is penalized, but whoever asked for everything should say what forty comparisons do. A stopping rule such as “confirmed doses of patients with several daily doses fall by 4 points” is what we look for.',
    'Bonnes réponses : B pour les patients à une prise par jour, A gardée pour les autres jusqu’au test de C ; ou B proposée au choix. Livrer B à tous n’est pas validable. Aucune branche n’est pénalisée, mais qui a tout demandé doit dire ce que font quarante comparaisons. Une règle d’arrêt comme « les prises confirmées des patients à plusieurs prises baissent de 4 points » est ce que nous cherchons.'),
  array[
    pg_temp.both('Who is worse off with this decision? Write their sentence.', 'Qui y perd avec cette décision ? Écrivez leur phrase.'),
    pg_temp.both('A tap isn’t a dose. What does your measure really count?', 'Un geste n’est pas une prise. Que compte vraiment votre mesure ?'),
    pg_temp.both('You wrote the groups down before the test. Thank you, from the statistician.', 'Vous avez écrit les groupes avant le test : merci, au nom de la statistique.')
  ]
);
