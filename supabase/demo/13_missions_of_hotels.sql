-- Two missions of a hotel group: a bad Saturday night, and a quiet November.
select pg_temp.mission(
  23, '0c000000-0000-4000-8000-000000000022', 'c0000000-0000-4000-8000-000000000023', 55,
  pg_temp.both('Saturday, 9:40 PM: one room, three arrivals', 'Samedi, 21 h 40 : une chambre, trois arrivées'),
  pg_temp.both('The hotel is overbooked, you’re alone at the front desk, and three parties are on their way. Decide who sleeps where, make the call nobody wants to make, and answer the review that follows.',
    'L’hôtel est en surréservation, vous êtes à la réception, et trois réservations arrivent encore. Décidez qui dort où, passez l’appel que personne ne veut passer, et répondez à l’avis du lundi.'),
  'support', 'intermediate', 2.5, 3, array['complaint-handling', 'customer-service', 'decision-making', 'communication'],
  array[
    pg_temp.brief('context', pg_temp.both('The night shift', 'La réception de nuit'), pg_temp.both('You work the evening shift at the **Belrive**, a made-up lakeside hotel with 42 rooms. A synchronization error sold 44. One standard room is left: double bed, courtyard view.

| Still to arrive | Booked | Room | Price |
|---|---|---|---|
| Ana and Tomás Ferreira, tenth anniversary | 5 months ago, on our site | Lake view | €210 |
| Miriam Cohen, alone, no car | yesterday, on a booking site | Standard | €165 |
| The Lundgrens, two children (3 and 6), by car | 3 weeks ago, by phone | Family | €240 |

Your sister hotel, **Le Pré Haut**, is 12 km away, up in the hills. It has one suite and one family room free tonight, at no charge between the two hotels. A taxi there costs €38.

You can spend **€250 per party** without asking anyone.', 'Vous tenez la réception du soir au **Belrive**, un hôtel imaginaire de 42 chambres au bord d’un lac. Une erreur de synchronisation en a vendu 44. Il reste une chambre standard : lit double, vue sur cour.

| Encore attendus | Réservé | Chambre | Prix |
|---|---|---|---|
| Ana et Tomás Ferreira, dix ans de mariage | il y a 5 mois, sur notre site | Vue lac | 210 € |
| Miriam Cohen, seule, sans voiture | hier, sur une plateforme | Standard | 165 € |
| Les Lundgren, deux enfants (3 et 6 ans), en voiture | il y a 3 semaines, par téléphone | Familiale | 240 € |

Votre hôtel partenaire, **Le Pré Haut**, est à 12 km, dans les collines. Il lui reste une suite et une familiale, sans frais entre maisons. Le taxi coûte 38 €.

Vous pouvez engager **250 € par réservation** sans appeler personne.')),
    pg_temp.message('night', pg_temp.both('A note from the day shift', 'Un mot de l’équipe de jour'), 'Sandrine Jacquier', pg_temp.both('Front desk, day shift', 'Réception, équipe de jour'), 3, pg_temp.both('Sorry to leave you with this. What I know:

- **Ms. Cohen** asked twice whether we’re within walking distance of the hospital (600 m, I said yes). She didn’t say why.
- **The Lundgrens** called from a rest area at 8:15: the little one is asleep, they expect to be here around 11.
- **The Ferreiras** ordered flowers for the room. They’re in the back office, in water.

Nobody has been told yet. Good luck, and eat something.', 'Désolée de vous laisser ça. Ce que je sais :

- **Mme Cohen** a demandé deux fois si l’on pouvait aller à l’hôpital à pied (600 m, j’ai dit oui). Elle n’a pas dit pourquoi.
- **Les Lundgren** ont appelé d’une aire d’autoroute à 20 h 15 : la petite dort, ils pensent arriver vers 23 h.
- **Les Ferreira** ont commandé des fleurs pour la chambre. Elles sont dans le bureau, dans l’eau.

Personne n’est prévenu. Bon courage, et mangez quelque chose.')),
    pg_temp.decision('moment', pg_temp.both('Do you call before they arrive?', 'Appelez-vous avant leur arrivée ?'), pg_temp.both('You have a phone number for all three.', 'Vous avez un numéro pour chacun.'),
      pg_temp.choice('call', pg_temp.both('Call now, starting with whoever has the longest drive', 'Appeler tout de suite, en commençant par qui roule le plus'), pg_temp.both('You take a breath and dial. The Lundgrens pick up on speaker.', 'Vous respirez et vous composez. Les Lundgren décrochent, en mains libres.'), 'on-the-phone'),
      pg_temp.choice('wait', pg_temp.both('Wait: somebody may cancel, and it’s easier face to face', 'Attendre : quelqu’un annulera peut-être, et de vive voix c’est plus simple'), pg_temp.both('Nobody cancels. At 10:05 PM, the door opens.', 'Personne n’annule. À 22 h 05, la porte s’ouvre.'), 'at-the-desk')),
    pg_temp.message('on-the-phone', pg_temp.both('On speaker', 'En mains libres'), 'Erik Lundgren', pg_temp.both('Guest, on the road', 'Client, sur la route'), 5, pg_temp.both('Okay. Thank you for telling us **before** we turned off the highway. Is it farther? Will there be a bed with a rail for the little one? And is anything open, the children haven’t eaten.

If you can answer those three, I’ll just change the address in the GPS.', 'D’accord. Merci de le dire **avant** que l’on sorte de l’autoroute. C’est plus loin ? Il y aura un lit à barrière pour la petite ? Et on peut encore manger quelque chose, les enfants n’ont pas dîné.

Si vous répondez à ces trois questions, je change l’adresse dans le GPS, et c’est tout.'), 'facts'),
    pg_temp.message('at-the-desk', pg_temp.both('At the desk', 'Au comptoir'), 'Miriam Cohen', pg_temp.both('Guest', 'Cliente'), 5, pg_temp.both('Good evening. My mother is having surgery tomorrow at seven. I took the last train so that I could walk there.

You’re telling me **now** that you don’t know whether I have a room?', 'Bonsoir. Ma mère se fait opérer demain à sept heures. J’ai pris le dernier train pour pouvoir y aller à pied.

Et c’est **maintenant** que vous me dites que vous ne savez pas si j’ai une chambre ?'), 'facts'),
    pg_temp.quiz('facts', pg_temp.both('Before you assign the room', 'Avant d’attribuer la chambre'),
      pg_temp.question('q1', pg_temp.both('What should weigh most when you choose who keeps the last room?', 'Qu’est-ce qui doit peser le plus pour choisir qui garde la chambre ?'), array[pg_temp.both('Who paid the most', 'Qui a payé le plus'), pg_temp.both('For whom moving would do the most harm', 'Pour qui le déplacement serait le plus dommageable'), pg_temp.both('Who booked on our own site', 'Qui a réservé sur notre site')], 'b', pg_temp.both('Price and channel are our concerns. No car, a hospital at 7 AM and 600 meters on foot are theirs.', 'Le prix et le canal nous concernent, nous. Pas de voiture, un hôpital à sept heures et 600 m à pied : voilà ce qui les concerne, eux.')),
      pg_temp.question('q2', pg_temp.both('What does a guest who is moved need to hear first?', 'Que doit entendre d’abord un client que l’on déplace ?'), array[pg_temp.both('Where they will sleep tonight', 'Où il dort ce soir'), pg_temp.both('How the synchronization works', 'Comment marche la synchronisation'), pg_temp.both('What it will cost them: nothing', 'Ce que cela lui coûte : rien')], 'ac', pg_temp.both('The solution, then the apology. The explanation can wait until somebody asks.', 'La solution, puis les excuses. L’explication attendra qu’on la demande.'))),
    pg_temp.deliverable('calls', pg_temp.both('Three parties, three messages', 'Trois réservations, trois messages'), 'text', true, pg_temp.both('Say in one line where each party sleeps and why. Then write what you tell each of them, on the phone or at the desk: **90 words each**. Include what you offer, with its cost, within your limit.', 'Dites en une ligne où dort chacun, et pourquoi. Puis écrivez ce que vous dites à chacun, au téléphone ou au comptoir : **90 mots chacun**. Ajoutez ce que vous offrez et son coût, dans votre limite.')),
    pg_temp.message('review', pg_temp.both('Monday, 8:30 AM', 'Lundi, 8 h 30'), 'Corinne Pasteur', pg_temp.both('Director of operations', 'Directrice des opérations'), 5, pg_temp.both('This was posted last night, two stars, by the couple:

> Ten years of marriage, a lake view booked five months ahead, and we woke up facing a parking lot in the hills. The person at the desk was kind. The hotel wasn’t.

It has been read 212 times. Please draft our answer. Remember that the next guest reads it, not only the Ferreiras.', 'Publié hier soir, deux étoiles, par le couple :

> Dix ans de mariage, une vue sur le lac réservée cinq mois avant, et nous nous sommes réveillés face à un parking, dans les collines. La personne à l’accueil était gentille. L’hôtel, non.

L’avis a été lu 212 fois. Proposez-moi une réponse. Elle sera lue par les prochains clients, pas seulement par les Ferreira.')),
    pg_temp.deliverable('answer', pg_temp.both('The public answer', 'La réponse publique'), 'text', true, pg_temp.both('Answer the review in **100 words at most**, signed by a person. No discount code, nothing private, no “we’re sorry you feel that way.”', 'Répondez à l’avis en **100 mots au plus**, signés d’un prénom. Pas de code promo, rien de privé, pas de « nous regrettons votre ressenti ».'))
  ],
  true,
  array[
    pg_temp.criterion('fairness', pg_temp.both('Who sleeps where', 'Qui dort où'), 30,
      pg_temp.needs_work('Decided by price, channel or order of arrival.', 'Décidé par le prix, le canal ou l’ordre d’arrivée.'),
      pg_temp.solid('Decided by what each party would lose.', 'Décidé par ce que chacun y perdrait.'),
      pg_temp.outstanding('Turns at least one move into something better than the booking.', 'Fait d’un déplacement quelque chose de mieux que la réservation.')),
    pg_temp.criterion('messages', pg_temp.both('What you say', 'Ce que vous dites'), 35,
      pg_temp.needs_work('Starts with the system, or with five apologies.', 'Commence par l’informatique, ou par cinq excuses.'),
      pg_temp.getting_there('Clear, but leaves the guest with a question.', 'Clair, mais laisse une question ouverte.'),
      pg_temp.solid('Place, directions, cost, one apology, a name to ask for.', 'Lieu, trajet, coût, une excuse, un prénom à demander.')),
    pg_temp.criterion('gesture', pg_temp.both('The gesture', 'Le geste'), 15,
      pg_temp.needs_work('A percentage off.', 'Un pourcentage de remise.'),
      pg_temp.solid('Something that helps tonight, within the limit.', 'Quelque chose d’utile ce soir, dans la limite.')),
    pg_temp.criterion('public', pg_temp.both('The public answer', 'La réponse publique'), 20,
      pg_temp.needs_work('Defends the hotel, or could be pasted under any review.', 'Défend l’hôtel, ou convient à n’importe quel avis.'),
      pg_temp.solid('Owns the mistake and says what has changed.', 'Assume l’erreur et dit ce qui a changé.'),
      pg_temp.outstanding('Makes a stranger want to stay here.', 'Donne envie d’y dormir à qui ne nous connaît pas.'))
  ],
  pg_temp.both('The expected assignment: Ms. Cohen keeps the standard room, the Lundgrens take the family room and the Ferreiras the suite, flowers included. Another one is acceptable if argued from the guests’ point of view. Nobody may mention Ms. Cohen’s mother to others, or in public. Waiting at the desk isn’t penalized, but the messages should then sound like a desk.',
    'Répartition attendue : Mme Cohen garde la standard, les Lundgren prennent la familiale, les Ferreira la suite, avec les fleurs. Une autre est acceptable si elle est défendue du point de vue des clients. La mère de Mme Cohen n’apparaît dans aucun autre message ni en public. Attendre au comptoir n’est pas pénalisé, mais les messages doivent alors sonner comme au comptoir.'),
  array[
    pg_temp.both('They still don’t know how to get there. Who pays for the taxi?', 'Ils ne savent toujours pas comment y aller. Qui paie le taxi ?'),
    pg_temp.both('One apology is enough; the second one is about us.', 'Une excuse suffit ; la deuxième parle de nous.'),
    pg_temp.both('The flowers travel with them: lovely.', 'Les fleurs font le voyage : très bien vu.')
  ]
);

select pg_temp.mission(
  24, '0c000000-0000-4000-8000-000000000022', 'c0000000-0000-4000-8000-000000000024', 30,
  pg_temp.both('Fill November without slashing prices', 'Remplir novembre sans casser les prix'),
  pg_temp.both('Twelve thousand euros, a lake hotel that is two-thirds empty, and a table in which one channel looks much better than it is. Decide where the money goes, and how you’ll know that it worked.',
    'Douze mille euros, un hôtel aux deux tiers vide, et un tableau où un canal paraît bien meilleur qu’il n’est. Décidez où va l’argent, et comment vous saurez qu’il a servi.'),
  'marketing', 'advanced', 6, 8, array['marketing-analytics', 'paid-media', 'email-marketing', 'budgeting', 'pricing'],
  array[
    pg_temp.brief('context', pg_temp.both('Last November', 'Novembre dernier'), pg_temp.both('The **Belrive** (made-up, 42 rooms, on a lake) sold 391 of its 1,260 room nights last November: **31%**, at an average of €118. The goal is **45%**, or 567 nights, at the same price. Cleaning, breakfast and laundry cost €34 per night sold.

Your budget is **€12,000**. This is how last year’s nights were counted:

| Channel | Spent | Nights |
|---|---|---|
| Search ads on our own name | €3,200 | 118 |
| Social ads to new audiences | €2,800 | 34 |
| Email to 6,400 past guests | €300 | 62 |
| Partners: thermal baths, trail race | €1,500 | 37 |
| Booking platform, 18% commission | – | 140 |

The ad agency recommends putting half of the budget into search ads on our name: “€27 per night, unbeatable.”', 'Le **Belrive** (inventé, 42 chambres, au bord d’un lac) a vendu 391 de ses 1 260 nuitées en novembre dernier : **31 %**, à 118 € en moyenne. L’objectif est **45 %**, soit 567 nuitées, au même prix. Ménage, petit-déjeuner et linge coûtent 34 € par nuitée vendue.

Votre budget : **12 000 €**. Voici comment les nuitées ont été comptées l’an dernier :

| Canal | Dépensé | Nuitées |
|---|---|---|
| Annonces sur notre propre nom | 3 200 € | 118 |
| Publicités sur les réseaux sociaux, nouveaux publics | 2 800 € | 34 |
| E-mail à 6 400 anciens clients | 300 € | 62 |
| Partenaires : thermes, trail | 1 500 € | 37 |
| Plateforme de réservation, 18 % de commission | – | 140 |

L’agence conseille de mettre la moitié du budget dans les annonces sur notre nom : « 27 € par nuitée, imbattable. »')),
    pg_temp.message('director', pg_temp.both('What the owner expects', 'Ce qu’attend la maison'), 'Corinne Pasteur', pg_temp.both('Director of operations', 'Directrice des opérations'), 4, pg_temp.both('Three rules, and then you’re free:

1. **No public discounts.** Our summer guests read our prices all year.
2. The front desk has four people in November. No offer that takes ten minutes to explain.
3. I’d rather hear “we don’t know yet” than a number that somebody is paid to show me.

The trail race is on the 16th: 900 runners, and two out of five need a bed.', 'Trois règles, et ensuite vous êtes libre :

1. **Pas de remise publique.** Nos clients d’été lisent nos prix toute l’année.
2. La réception compte quatre personnes en novembre. Pas d’offre qui prend dix minutes à expliquer.
3. Je préfère « on ne sait pas encore » à un chiffre que quelqu’un est payé pour me montrer.

Le trail a lieu le 16 : 900 coureurs, dont deux sur cinq cherchent un lit.')),
    pg_temp.decision('evidence', pg_temp.both('What do you ask for first?', 'Que demandez-vous d’abord ?'), pg_temp.both('One request can be answered before Friday. Which one?', 'Une seule demande peut aboutir avant vendredi. Laquelle ?'),
      pg_temp.choice('pause', pg_temp.both('What happened when the name ads were off for two weeks in March', 'Ce qui s’est passé en mars, quand les annonces sur le nom étaient coupées'), pg_temp.both('You write to the agency. They would have preferred another question.', 'Vous écrivez à l’agence, qui aurait préféré une autre question.'), 'the-pause'),
      pg_temp.choice('guests', pg_temp.both('What guests answered when asked how they had found us', 'Ce que les clients ont répondu à « comment nous avez-vous connus ? »'), pg_temp.both('The front desk has a box of cards that nobody has counted.', 'La réception a une boîte de cartes que personne n’a comptées.'), 'the-cards')),
    pg_temp.message('the-pause', pg_temp.both('The agency’s answer', 'La réponse de l’agence'), 'Damien Roux', pg_temp.both('Account manager, agency', 'Chef de projet, agence'), 5, pg_temp.both('In those two weeks, the ads would usually have brought 40 bookings. Direct bookings without them fell by **5**. Most people who type your name find you anyway, just below the ad.

Of course, that was March, and two weeks is short.', 'Sur ces deux semaines, les annonces auraient dû apporter 40 réservations. Sans elles, les réservations directes ont baissé de **5**. Ceux qui tapent votre nom vous trouvent, juste sous l’annonce.

Bien sûr, c’était en mars, et deux semaines, c’est court.'), 'figures'),
    pg_temp.message('the-cards', pg_temp.both('The box of cards', 'La boîte de cartes'), 'Sandrine Jacquier', pg_temp.both('Front desk', 'Réception'), 5, pg_temp.both('I counted 160 cards from guests who had booked through an ad on our name. **140 already knew us**: they had stayed before, or a friend had told them, and they typed our name to find the phone number.

The 20 others were looking for “hotel lake” and landed on us.', 'J’ai compté 160 cartes de clients arrivés par une annonce sur notre nom. **140 nous connaissaient déjà** : venus avant, ou envoyés par un ami, ils tapaient notre nom pour trouver le téléphone.

Les 20 autres cherchaient « hôtel lac » et sont tombés sur nous.')),
    pg_temp.brief('figures', pg_temp.both('What you now know', 'Ce que vous savez maintenant'), pg_temp.both('Whichever way you asked, the answer is the same: of eight bookings credited to the name ads, **about seven would have come anyway**.

Three more facts:

- Each email to all past guests loses **0.9%** of the list. Last year, there was one.
- The thermal baths can include up to 60 of our nights in their two-day passes; they ask for €12 per night.
- Social ads reached 41,000 people; their 34 nights had never heard of us.', 'Par l’une ou l’autre voie, la réponse est la même : sur huit réservations attribuées aux annonces sur le nom, **environ sept seraient venues quand même**.

Trois faits de plus :

- Chaque e-mail à tous les anciens clients fait perdre **0,9 %** des adresses. L’an dernier, il y en a eu un.
- Les thermes peuvent glisser jusqu’à 60 de nos nuitées dans leurs forfaits de deux jours ; ils demandent 12 € par nuitée.
- Les publicités sur les réseaux sociaux ont touché 41 000 personnes ; les clients de ces 34 nuitées ne nous connaissaient pas.')),
    pg_temp.quiz('incremental', pg_temp.both('Nights that wouldn’t have come', 'Les nuitées vraiment gagnées'),
      pg_temp.question('q1', pg_temp.both('What does one additional night from the name ads really cost?', 'Que coûte vraiment une nuitée gagnée par les annonces sur le nom ?'), array[pg_temp.both('About €27', 'Environ 27 €'), pg_temp.both('About €84', 'Environ 84 €'), pg_temp.both('More than €200', 'Plus de 200 €')], 'c', pg_temp.both('€3,200 for an eighth of 118 nights, about 15: some €215 each, more than a night brings in.', '3 200 € pour un huitième de 118 nuitées, soit 15 : environ 215 € l’une, plus que ce qu’elle rapporte.')),
      pg_temp.question('q2', pg_temp.both('Up to what cost is an additional night worth buying?', 'Jusqu’à quel coût une nuitée gagnée vaut-elle la peine ?'), array[pg_temp.both('€118', '118 €'), pg_temp.both('€84', '84 €'), pg_temp.both('€34', '34 €')], 'b', pg_temp.both('€118 minus €34 of costs leaves €84. At last year’s €82, social ads just about break even, unless those guests come back.', '118 € moins 34 € de frais : 84 €. À 82 €, les publicités sur les réseaux sociaux sont à l’équilibre, sauf si ces clients reviennent.'))),
    pg_temp.deliverable('plan', pg_temp.both('The plan', 'Le plan'), 'text', true, pg_temp.both('**One page, 500 words at most**: where each euro goes and why, how many additional nights you expect per channel, what you stop, what you tell the agency. If you can’t reach 567 nights, say so and give your number.', '**Une page, 500 mots au plus** : où va chaque euro et pourquoi, combien de nuitées gagnées par canal, ce que vous arrêtez, ce que vous dites à l’agence. Si 567 est hors d’atteinte, dites-le et donnez votre chiffre.')),
    pg_temp.deliverable('budget', pg_temp.both('The budget sheet', 'La feuille de budget'), 'file', true, pg_temp.both('A spreadsheet: per channel, cost, additional nights, contribution, and the assumption behind each line.', 'Un tableur : par canal, coût, nuitées gagnées, marge, et l’hypothèse derrière chaque ligne.'), array['xlsx', 'ods', 'csv']),
    pg_temp.deliverable('test', pg_temp.both('One test', 'Un test'), 'text', true, pg_temp.both('In **150 words**, a test for November that would show you wrong about one of your lines: what changes, for whom, for how long, and which number decides.', 'En **150 mots**, un test de novembre qui pourrait vous donner tort sur une de vos lignes : ce qui change, pour qui, combien de temps, et quel chiffre tranche.'))
  ],
  true,
  array[
    pg_temp.criterion('incrementality', pg_temp.both('What was really gained', 'Le gain réel'), 35,
      pg_temp.needs_work('Compares channels by credited nights.', 'Compare les canaux par nuitées attribuées.'),
      pg_temp.getting_there('Doubts the name ads, but without a number.', 'Doute des annonces, sans chiffre.'),
      pg_temp.solid('Recalculates the cost of an additional night, channel by channel.', 'Recalcule le coût d’une nuitée gagnée, canal par canal.'),
      pg_temp.outstanding('Also says how fragile two weeks, or 160 cards, are.', 'Dit aussi ce que valent deux semaines, ou 160 cartes.')),
    pg_temp.criterion('allocation', pg_temp.both('Allocation', 'Répartition'), 30,
      pg_temp.needs_work('Spread evenly, or beyond what a channel can take.', 'Répartie à parts égales, ou au-delà de ce qu’un canal absorbe.'),
      pg_temp.solid('Follows contribution and respects each limit.', 'Suit la marge et respecte chaque limite.'),
      pg_temp.outstanding('Leaves money unspent, and defends it.', 'Ne dépense pas tout, et le défend.')),
    pg_temp.criterion('test', pg_temp.both('The test', 'Le test'), 20,
      pg_temp.needs_work('Can’t fail.', 'Ne peut pas échouer.'),
      pg_temp.solid('One change, one number, one decision either way.', 'Un changement, un chiffre, une décision dans chaque cas.')),
    pg_temp.criterion('writing', pg_temp.both('Candor', 'Franchise'), 15,
      pg_temp.needs_work('Sells.', 'Vend.'),
      pg_temp.solid('Says what is known, assumed and unknown.', 'Distingue ce que l’on sait, ce que l’on suppose et ce que l’on ignore.'))
  ],
  pg_temp.both('The goal of 176 additional nights is probably out of reach at a profit, and saying so is worth more than reaching it on paper. Expected: name ads cut to almost nothing, 60 nights through the baths (€720), an offer for runners around the 16th, one or two segmented emails. About 100 to 130 additional nights for €4,000 to €6,000 is a good answer.',
    'L’objectif de 176 nuitées ne peut sans doute pas être atteint sans perte, et le dire vaut mieux que l’atteindre sur le papier. Attendu : les annonces sur le nom presque coupées, 60 nuitées par les thermes (720 €), une offre aux coureurs autour du 16, un ou deux e-mails segmentés. 100 à 130 nuitées gagnées pour 4 000 à 6 000 € est une bonne réponse.'),
  array[
    pg_temp.both('Credited or additional? Write which one you mean.', 'Attribuées ou gagnées ? Précisez.'),
    pg_temp.both('What happens to the list if you send four emails?', 'Que devient la liste après quatre e-mails ?'),
    pg_temp.both('You left half of the budget unspent and explained why. That takes nerve.', 'Vous laissez la moitié du budget et vous dites pourquoi : il fallait oser.')
  ]
);
