-- Activity on the newer missions: started, submitted, reviewed. Comes before 18_work_rows.sql, which writes the rows.
insert into demo_work values
  (101, 5, 21, 1, 'validated', '{context,desk,reading,audience,mayor,letter,answers}', 52, 46.2, 112, jsonb_build_object('reading', pg_temp.answers('b', 'b', 'abc'), 'audience', pg_temp.chosen('north'))),
  (102, 13, 21, 1, 'validated', '{context,desk,reading,audience,mayor,letter,answers}', 38, 34.1, 97, jsonb_build_object('reading', pg_temp.answers('b', 'a', 'abc'), 'audience', pg_temp.chosen('everyone'))),
  (103, 18, 21, 1, 'submitted', '{context,desk,reading,audience,mayor,letter,answers}', 4, 1.2, 131, jsonb_build_object('reading', pg_temp.answers('b', 'b', 'abc'), 'audience', pg_temp.chosen('north'))),
  (104, 22, 21, 1, 'in_progress', '{context,desk,reading,audience}', 6, 5.3, 24, jsonb_build_object('reading', pg_temp.answers('b', 'b', 'ab'))),
  (105, 12, 23, 1, 'validated', '{context,night,moment,on-the-phone,facts,calls,review,answer}', 41, 36.5, 164, jsonb_build_object('moment', pg_temp.chosen('call'), 'facts', pg_temp.answers('b', 'ac'))),
  (106, 19, 23, 1, 'changes_requested', '{context,night,moment,at-the-desk,facts,calls,review,answer}', 9, 4.4, 128, jsonb_build_object('moment', pg_temp.chosen('wait'), 'facts', pg_temp.answers('b', 'a'))),
  (107, 26, 32, 1, 'validated', '{context,lead,purpose,format,invitation,minutes}', 9, 7.1, 58, jsonb_build_object('purpose', pg_temp.answers('b', 'b'), 'format', pg_temp.chosen('written'))),
  (108, 28, 32, 1, 'submitted', '{context,lead,purpose,format,invitation,minutes}', 2.4, 0.9, 71, jsonb_build_object('purpose', pg_temp.answers('b', 'b'), 'format', pg_temp.chosen('standing'))),
  (109, 10, 37, 1, 'validated', '{context,calls,reading,visit,at-farm,letters,notes}', 32, 25.3, 187, jsonb_build_object('reading', pg_temp.answers('b', 'a', 'b'), 'visit', pg_temp.chosen('farm'))),
  (110, 14, 25, 1, 'left', '{context,owner,sums}', 33, 32.2, 17, '{}'),
  (111, 23, 25, 1, 'in_progress', '{context,owner,sums,first,forecast}', 5, 1.4, 52, jsonb_build_object('sums', pg_temp.answers('c', 'b', 'a'), 'first', pg_temp.chosen('supplier'))),
  (112, 6, 27, 1, 'in_progress', '{context,lead,reading,trial,page}', 12, 8.7, 44, jsonb_build_object('reading', pg_temp.answers('b', 'a', 'b'), 'trial', pg_temp.chosen('order'))),
  (113, 16, 34, 1, 'in_progress', '{context,client,measure,from-trace,order,plan}', 11, 2.2, 103, jsonb_build_object('measure', pg_temp.chosen('trace'), 'order', pg_temp.answers('b', 'abc', 'a'))),
  (114, 20, 33, 1, 'in_progress', '{context,farmer,probe,from-k5,counts,reading,notebook}', 10, 3.6, 149, jsonb_build_object('probe', pg_temp.chosen('neighbor'), 'reading', pg_temp.answers('b', 'c', 'ab'))),
  (115, 9, 29, 1, 'in_progress', '{context,safety,when,held,after,check,night}', 14, 1.9, 126, jsonb_build_object('when', pg_temp.chosen('hold'), 'check', pg_temp.answers('ab', 'b'))
    || pg_temp.texts('night', pg_temp.say('1. Storm coming, gusts too strong for the stage. Gates stay closed until 8:15 PM, then we decide. Wait in your car or by the buses. We’ll text you.', '1. Orage en approche, rafales trop fortes pour la scène. Portes fermées jusqu’à 20 h 15, puis décision. Attendez en voiture ou près des cars. SMS à suivre.'))),
  (116, 24, 30, 1, 'submitted', '{context,files,director,reply,law,grid,refusal,form}', 7, 2.8, 176, jsonb_build_object('reply', pg_temp.chosen('criteria'), 'law', pg_temp.answers('ac', 'b'))),
  (117, 15, 36, 1, 'left', '{context,nurse,look,by-age,constraints,judgment}', 24, 22.5, 39, jsonb_build_object('look', pg_temp.chosen('age')));

insert into demo_attempt values
  (101, 1, 48.5, pg_temp.say('I read it to my grandmother. She asked for a copy for her neighbor.', 'Je l’ai lue à ma grand-mère. Elle en a demandé une copie pour sa voisine.'), pg_temp.texts(
    'letter', pg_temp.say('**North of the railroad: your trash is collected on Thursdays from February 3**

Hello,

From Monday, February 3, your trash will be collected on **Thursday** instead of Monday. Please put your bin out on Wednesday evening.

- **Your bin:** keep it, as long as it has two wheels.
- **The cost:** nothing changes.

Our first letter didn’t say this clearly. We apologize, and we have changed the way we write to you.

A question? Call 02 00 00 00 00, Monday to Friday, 9 AM to 5 PM. A person answers.

Claire Auvray, mayor

*Goes to the 2,300 households north of the railroad. Everyone else: a text message (“Nothing changes for you”), a sign at the bakery and at the library, and a line on the water bill.*',
    '**Au nord de la voie ferrée : vos bacs sont collectés le jeudi à partir du 3 février**

Bonjour,

À partir du lundi 3 février, vos déchets seront collectés le **jeudi**, et non plus le lundi. Sortez votre bac le mercredi soir.

- **Votre bac :** gardez-le, s’il a deux roues.
- **Le prix :** rien ne change.

Notre première lettre ne le disait pas clairement. Nous vous présentons nos excuses, et nous avons changé notre façon de vous écrire.

Une question ? 02 00 00 00 00, du lundi au vendredi, de 9 h à 17 h. Quelqu’un répond.

Claire Auvray, maire

*Pour les 2 300 foyers du nord. Les autres : un SMS (« Rien ne change pour vous »), une affichette à la boulangerie et à la médiathèque, une ligne sur la facture d’eau.*'),
    'answers', pg_temp.say('**Which day?** Which side of the railroad do you live on? North: Thursday from February 3; south: nothing changes.

**My old bin?** If it has two wheels, keep it. If not, we’ll bring you one.

**Does it cost more?** No. The price stays the same.',
    '**Quel jour ?** Vous habitez de quel côté de la voie ferrée ? Au nord, le jeudi à partir du 3 février ; au sud, rien ne change.

**Mon ancien bac ?** S’il a deux roues, gardez-le. Sinon, nous vous en apportons un.

**C’est plus cher ?** Non. Le prix reste le même.'))),
  (102, 1, 36.4, '', pg_temp.texts(
    'letter', pg_temp.say('**Trash collection: does anything change for me?**

If you live **south** of the railroad: no. Same day, same bin, same price.

If you live **north** of it: your day is **Thursday** from February 3. Put the bin out the evening before. Your bin is fine if it has two wheels, and it costs nothing more.

Our January letter should have said so. We’re sorry.

Claire Auvray, mayor

*To all 11,400 households: those who worried for nothing deserve to hear it from us.*',
    '**Collecte des déchets : est-ce que quelque chose change pour moi ?**

Vous habitez au **sud** de la voie ferrée : non. Même jour, même bac, même prix.

Vous habitez au **nord** : votre jour est le **jeudi** à partir du 3 février. Sortez le bac la veille au soir. Il convient s’il a deux roues, et vous ne payez rien de plus.

Notre lettre de janvier aurait dû le dire. Nous en sommes désolés.

Claire Auvray, maire

*Aux 11 400 foyers : ceux qui se sont inquiétés pour rien méritent de l’apprendre par nous.*'),
    'answers', pg_temp.say('Day: north of the railroad Thursday, south as before. Bin: two wheels, keep it. Price: the same.', 'Jour : au nord le jeudi, au sud comme avant. Bac : deux roues, on le garde. Prix : le même.'))),
  (103, 1, 1.2, pg_temp.say('I’m not sure about the apology: too short?', 'J’hésite sur les excuses : trop courtes ?'), pg_temp.texts(
    'letter', pg_temp.say('**Your trash day changes to Thursday**

Hello! From February 3, we come on Thursday, not on Monday. Your bin can stay if it has two wheels, and you pay nothing more. Sorry that our first letter was so hard to read.

See the map on our website for your street, or call us.

*To the 2,300 in the north. The others get a text message.*', '**Votre collecte passe au jeudi**

Bonjour ! À partir du 3 février, nous passons le jeudi et non le lundi. Votre bac convient s’il a deux roues, et vous ne payez rien de plus. Pardon pour notre première lettre, si difficile à lire.

Le plan de votre rue est sur notre site, ou appelez-nous.

*Aux 2 300 foyers du nord. Les autres reçoivent un SMS.*'),
    'answers', pg_temp.say('1. North: Thursday. South: no change. 2. Two wheels are enough. 3. It’s free.', '1. Au nord, le jeudi. Au sud, rien ne change. 2. Deux roues suffisent. 3. C’est gratuit.'))),
  (105, 1, 38.3, pg_temp.say('I worked two seasons at a reception desk. The family was the easy one.', 'J’ai fait deux saisons à la réception. La famille, c’était le plus simple.'), pg_temp.texts(
    'calls', pg_temp.say('Ms. Cohen keeps the standard room: no car, and a reason to be near the hospital that is none of my business. The Lundgrens take the family room at Le Pré Haut, the Ferreiras its suite.

**To the Lundgrens:** “Mr. Lundgren, this is the Belrive. We have sold one room too many and I’m sorry. A family room is ready for you at Le Pré Haut, eleven minutes from your exit, bed rail included. Ask for Jeanne. There will be pasta for the children and it’s on us. Shall I text you the address?” (€46)

**To the Ferreiras:** “I have something to tell you before you park. Your lake room is gone, and that is our mistake. For tonight there is the suite at our sister hotel, in the hills. A taxi takes you there and back, your flowers travel with you, and tonight costs you nothing. Tomorrow at noon, the lake room is yours if you would like to stay.” (€210 + €38)

**To Ms. Cohen:** “Good evening, your room is ready. It’s quiet, on the courtyard. Breakfast starts at seven; for an earlier one, I’ll leave a tray at your door.” (€0)',
    'Mme Cohen garde la standard : pas de voiture, et une raison d’être près de l’hôpital qui ne me regarde pas. Les Lundgren prennent la familiale du Pré Haut, les Ferreira la suite.

**Aux Lundgren :** « Monsieur Lundgren, ici le Belrive. Nous avons vendu une chambre de trop et je vous présente nos excuses. Une familiale vous attend au Pré Haut, à onze minutes de votre sortie, avec une barrière de lit. Demandez Jeanne. Il y aura des pâtes pour les enfants, c’est pour nous. Je vous envoie l’adresse ? » (46 €)

**Aux Ferreira :** « Je dois vous dire quelque chose avant que vous ne vous gariez. Votre chambre sur le lac n’est plus libre, et c’est notre erreur. Pour ce soir, il y a la suite de notre maison dans les collines. Un taxi vous emmène et vous ramène, vos fleurs vous suivent, et la nuit est offerte. Demain midi, la vue lac est à vous, si vous voulez rester. » (210 € + 38 €)

**À Mme Cohen :** « Bonsoir, votre chambre est prête, au calme, sur la cour. Le petit-déjeuner est à sept heures ; si c’est trop tard, je dépose un plateau devant votre porte. » (0 €)'),
    'answer', pg_temp.say('Ana, Tomás, you booked five months ahead and we gave your room away. There is no good way to say that, and a kind person at the desk doesn’t make up for it. Since Monday, our two calendars update every minute, and we keep one lake room free on Saturdays until 6 PM. For the first anniversary after this one, write to me directly. Corinne', 'Ana, Tomás, vous aviez réservé cinq mois avant et nous avons donné votre chambre. Il n’y a pas de belle façon de le dire, et un accueil gentil ne le répare pas. Depuis lundi, nos deux plannings se mettent à jour chaque minute, et nous gardons une vue lac libre le samedi jusqu’à 18 h. Pour votre prochain anniversaire, écrivez-moi directement. Corinne'))),
  (106, 1, 6.3, '', pg_temp.texts(
    'calls', pg_temp.say('The Ferreiras keep the room because they booked first and paid more. The two others go to Le Pré Haut.

To Ms. Cohen: “We are very sorry, due to a synchronization problem between our booking engine and the platform, we are unfortunately unable to honor your reservation. We sincerely apologize. A taxi can be ordered.”

To the Lundgrens: “We are very sorry, we are overbooked. Please drive to Le Pré Haut.”

To the Ferreiras: “We only have a courtyard room left. We apologize and offer you 20% off.”',
    'Les Ferreira gardent la chambre : ils ont réservé en premier et payé plus. Les deux autres vont au Pré Haut.

À Mme Cohen : « Nous sommes vraiment désolés, en raison d’un problème de synchronisation entre notre moteur et la plateforme, nous ne pouvons malheureusement pas honorer votre réservation. Toutes nos excuses. Un taxi peut être commandé. »

Aux Lundgren : « Nous sommes désolés, l’hôtel est complet. Merci de vous rendre au Pré Haut. »

Aux Ferreira : « Il ne reste qu’une chambre sur cour. Avec nos excuses, nous vous offrons 20 % de remise. »'),
    'answer', pg_temp.say('Dear guests, thank you for your feedback. We are sorry you did not enjoy your stay. We take every comment seriously and hope to welcome you again soon. The team', 'Chers clients, merci de votre retour. Nous regrettons que votre séjour ne vous ait pas plu. Nous prenons chaque avis au sérieux et espérons vous revoir bientôt. L’équipe'))),
  (107, 1, 8.2, pg_temp.say('55 minutes, I timed it.', '55 minutes, chronométrées.'), pg_temp.texts(
    'invitation', pg_temp.say('Subject: Monday, 10:00 to 10:35: three decisions

Hello everyone,

On Monday we settle three things, in this order:

1. **Do we change ink suppliers, or wait ten days?** (15 min) Nina brings both prices and dates. Sales and human resources may join at 10:15.
2. **Who covers for Lucia from the 20th?** (8 min) Each of you tells me by Friday which of her tasks you could take.
3. **Open house: yes or no, and which Saturday?** (7 min) Karim proposes two dates.

Your week in three lines, in the shared document, by Friday noon. We start at 10:00 with whoever is there. If we don’t agree, I decide.

Gilles', 'Objet : lundi, de 10 h à 10 h 35 : trois décisions

Bonjour à tous,

Lundi, nous tranchons trois choses, dans cet ordre :

1. **Changeons-nous de fournisseur d’encre, ou attendons-nous dix jours ?** (15 min) Nina apporte les deux prix et les deux dates. Le commerce et les RH peuvent arriver à 10 h 15.
2. **Qui remplace Lucia à partir du 20 ?** (8 min) D’ici vendredi, chacun me dit quelle tâche il pourrait prendre.
3. **Portes ouvertes : oui ou non, et quel samedi ?** (7 min) Karim propose deux dates.

Votre semaine en trois lignes, dans le document partagé, vendredi midi au plus tard. On commence à 10 h avec les présents. Si nous ne sommes pas d’accord, je tranche.

Gilles'),
    'minutes', pg_temp.say('1. Ink: we change. Nina orders today, first delivery Thursday.
2. Old supplier: Gilles calls him before noon.
3. Lucia, 20th to the 10th: Omar takes the plates, Salma the schedule.
4. Salma shows Omar the plates on the 18th.
5. Open house: yes, Saturday the 14th. Karim sends the invitations by Friday.
6. Next Monday: did the ink arrive?

Open: who welcomes the visitors at the gate.', '1. Encre : on change. Nina commande aujourd’hui, première livraison jeudi.
2. Ancien fournisseur : Gilles l’appelle avant midi.
3. Lucia, du 20 au 10 : Omar prend les plaques, Salma le planning.
4. Salma montre les plaques à Omar le 18.
5. Portes ouvertes : oui, samedi 14. Karim envoie les invitations vendredi.
6. Lundi prochain : l’encre est-elle arrivée ?

Ouvert : qui accueille les visiteurs au portail.'))),
  (108, 1, 0.9, '', pg_temp.texts(
    'invitation', pg_temp.say('Monday at 10:00, standing, 40 minutes. One minute each for the week (Gilles holds the timer), then: 1. Ink: change or wait? Nina presents. 2. Who replaces Lucia from the 20th? 3. Open house, yes or no? Anyone not involved in point 1 can leave and come back at 10:25.', 'Lundi à 10 h, debout, 40 minutes. Une minute chacun pour la semaine (Gilles tient le minuteur), puis : 1. Encre : changer ou attendre ? Nina présente. 2. Qui remplace Lucia à partir du 20 ? 3. Portes ouvertes, oui ou non ? Qui n’est pas concerné par le point 1 peut sortir et revenir à 10 h 25.'),
    'minutes', pg_temp.say('Ink: wait until Friday, then change. Nina. Lucia: Salma, from the 20th. Open house: yes, the 14th, Karim. Open: the budget for the open house.', 'Encre : attendre vendredi, puis changer. Nina. Lucia : Salma, à partir du 20. Portes ouvertes : oui, le 14, Karim. Ouvert : le budget des portes ouvertes.'))),
  (109, 1, 28.5, pg_temp.say('My uncle farms. I know that laugh about asbestos.', 'Mon oncle est agriculteur. Ce rire sur l’amiante, je le connais.'), pg_temp.texts(
    'letters', pg_temp.say('**To Mr. Garnier.** Yes, half a roof still makes sense, but not the whole half. 600 m² would hold 120 kWp, and most of it would produce while your cows are out. You use power at 5 AM and 5 PM. I propose 36 kWp on the south side and a tank that cools the milk at noon: some 41,000 kWh a year, of which you would use about two thirds. At €0.14 that is close to €3,900 a year, and the rest is sold. If those two thirds look wrong to you, tell me: everything hangs on them. I’ll come back on the 12th with your meter readings, and I’d rather tell you no that day than in the spring.

**To the Linden Hotel.** You have read more than most of my customers. The person who has to be convinced is the owner, so here is one page for him: what the roof would bring, what it does to the lease, three questions for his accountant. Send it to him, and I’ll call you both on the 20th.

**To Mr. Aubert, Lussan.** This year I can only give you something: the list of seven points that towns forget in their specifications, starting with who cleans the panels. Use it with anyone. I’ll call in September, when you begin to write.',
    '**À M. Garnier.** Oui, un demi-toit tient encore, mais pas tout le demi-toit. 600 m² porteraient 120 kWc, qui produiraient surtout quand vos vaches sont dehors. Vous consommez à 5 h et à 17 h. Je vous propose 36 kWc au sud et une cuve qui refroidit le lait à midi : environ 41 000 kWh par an, dont vous consommeriez les deux tiers. À 0,14 €, cela fait près de 3 900 € par an, et le reste se vend. Si ces deux tiers vous semblent faux, dites-le-moi : tout en dépend. Je reviens le 12 avec vos relevés de compteur, et je préfère vous dire non ce jour-là qu’au printemps.

**À l’hôtel des Tilleuls.** Vous avez lu plus que la plupart de mes clients. C’est le propriétaire qu’il faut convaincre : voici donc une page pour lui, ce que rapporterait le toit, ce qui change dans le bail, trois questions pour son comptable. Envoyez-la-lui, et je vous appelle tous les deux le 20.

**À M. Aubert, Lussan.** Cette année, je ne peux que vous donner quelque chose : la liste des sept points que les villes oublient dans leur cahier des charges, à commencer par le nettoyage. Servez-vous-en avec qui vous voulez. J’appelle en septembre, quand vous commencerez à écrire.'),
    'notes', pg_temp.say('**Garnier.** Decides alone. Stops if self-consumption is under half. Visit on the 12th, ask for meter readings by hour.
**Linden.** Owner in Lyon decides (P. Arnoux). Stops without a change to the lease. Call both on the 20th.
**Lussan.** Tender next year, D. Aubert writes it. Stops if we seem to write it for him. Call in September, 11 more roofs.', '**Garnier.** Décide seul. Bloque si l’autoconsommation est sous la moitié. Visite le 12, demander les relevés horaires.
**Tilleuls.** Décide : le propriétaire à Lyon (P. Arnoux). Bloque sans avenant au bail. Appeler les deux le 20.
**Lussan.** Marché l’an prochain, D. Aubert rédige. Bloque si nous semblons l’écrire pour lui. Appeler en septembre, 11 autres toits.'))),
  (116, 1, 2.8, pg_temp.say('I taught for six years. Grading without a scale, I know how that ends.', 'J’ai enseigné six ans. Noter sans barème, je sais comment cela finit.'), pg_temp.texts(
    'grid', pg_temp.say('**Criteria:** planning under pressure 35, saying stop 30, leaving a clear file 20, staying calm 15.

**Questions, same order for all:** 1. Two people are missing an hour before the show. What do you do first? 2. The wind reaches the limit, the artist refuses to stop. What do you say? 3. Show us a plan you’re proud of. 4. What has changed in safety rules in the last two years, and how do you keep up? 5. Nights until 2 AM, four in a row: how do you organize that for a crew?

**Question 2.** Weak: looks for a compromise. Good: stops, explains afterward. Excellent: has said before the show what would make them stop.

**Question 3.** Weak: talks about the result. Good: explains the plan. Excellent: shows what went wrong and what they changed.

**Exercise, ten minutes:** a spreadsheet with 14 people and a train that is two hours late. Redo the evening.', '**Critères :** planifier sous pression 35, dire stop 30, laisser un dossier clair 20, garder son calme 15.

**Questions, même ordre pour tous :** 1. Il manque deux personnes une heure avant. Que faites-vous d’abord ? 2. Le vent atteint la limite, l’artiste refuse d’arrêter. Que dites-vous ? 3. Montrez-nous un planning dont vous êtes fier ou fière. 4. Qu’est-ce qui a changé dans les règles de sécurité depuis deux ans, et comment vous tenez-vous à jour ? 5. Quatre nuits de suite jusqu’à 2 h : comment l’organisez-vous pour une équipe ?

**Question 2.** Faible : cherche un compromis. Bonne : arrête, explique ensuite. Excellente : a dit avant le concert ce qui ferait arrêter.

**Question 3.** Faible : parle du résultat. Bonne : explique le plan. Excellente : montre ce qui a raté et ce qui a changé.

**Exercice, dix minutes :** un tableau de 14 personnes et un train en retard de deux heures. Refaites la soirée.'),
    'refusal', pg_temp.say('Dear J. Novak, we have chosen someone else for stage manager, and I’d like to tell you why rather than leave you guessing. Your letter was the clearest of all, and your answer about the wind was the best we heard. What was missing is practice in planning for others: in the exercise, three people had no break. One summer as an assistant would give you that. I have written to two festivals that are hiring assistants and can introduce you, if you wish. Whatever you decide, thank you for the hour. R. Alvès', 'Bonjour, nous avons retenu une autre personne pour la régie, et je préfère vous dire pourquoi. Votre lettre était la plus claire de toutes, et votre réponse sur le vent la meilleure que nous ayons entendue. Ce qui a manqué, c’est la pratique de la planification pour d’autres : dans l’exercice, trois personnes n’avaient pas de pause. Un été d’assistanat vous l’apporterait. Deux festivals en cherchent ; je peux vous présenter, si vous le souhaitez. Quoi que vous décidiez, merci pour cette heure. R. Alvès')));

insert into demo_review values
  (101, 1, 'c0000000-0000-4000-8000-000000000021', 46.2, 'validated', jsonb_build_object(
    'first', pg_temp.score(2, pg_temp.say('The title alone would have saved 414 calls.', 'Le titre seul aurait évité 414 appels.')),
    'words', pg_temp.score(2, pg_temp.say('“A person answers”: three words, and I believe you.', '« Quelqu’un répond » : deux mots, et on vous croit.')),
    'reach', pg_temp.score(2, pg_temp.say('The bakery and the library: you thought of those who get no texts.', 'La boulangerie et la médiathèque : vous avez pensé à ceux qui n’ont pas de SMS.'))),
    pg_temp.say('Lina, this is a letter I’d sign as it is. You promise nothing for the fall, you apologize once, and the reader is done after the title. For next time: the phone number could come even earlier, for people who stop reading at line three.', 'Lina, je signerais cette lettre telle quelle. Vous ne promettez rien pour l’automne, vous vous excusez une fois, et le lecteur a tout compris dès le titre. Pour la suite : le numéro pourrait venir encore plus haut, pour ceux qui s’arrêtent à la troisième ligne.'), null, null),
  (102, 1, 'c0000000-0000-4000-8000-000000000022', 34.1, 'validated', jsonb_build_object(
    'first', pg_temp.score(2, pg_temp.say('The question people ask, as the title. Very good.', 'La question des gens en guise de titre : très bien.')),
    'words', pg_temp.score(2, ''),
    'reach', pg_temp.score(1, pg_temp.say('€7,980 is a lot; you defend it in one sentence, and it holds.', '7 980 €, c’est beaucoup ; vous le défendez en une phrase, et cela tient.'))),
    pg_temp.say('Two cases, two paragraphs, nothing left over. The answers for the phone are notes rather than sentences: write them the way Ingrid would say them. Validated without hesitation.', 'Deux cas, deux paragraphes, rien de trop. Les réponses pour le téléphone sont des notes plus que des phrases : écrivez-les comme Ingrid les dirait. Validé sans hésiter.'), null, null),
  (105, 1, 'c0000000-0000-4000-8000-000000000023', 36.5, 'validated', jsonb_build_object(
    'fairness', pg_temp.score(2, pg_temp.say('“None of my business”: exactly the right distance.', '« Qui ne me regarde pas » : la bonne distance, exactement.')),
    'messages', pg_temp.score(2, pg_temp.say('Place, minutes, a name, pasta. I can hear the father relax.', 'Le lieu, les minutes, un prénom, des pâtes : j’entends le père se détendre.')),
    'gesture', pg_temp.score(1, ''),
    'public', pg_temp.score(2, pg_temp.say('You say what changed since Monday. Few hotels dare.', 'Vous dites ce qui a changé depuis lundi. Peu d’hôtels osent.'))),
    pg_temp.say('Antoine, you can start on Saturday. Offering the lake room for the next night wasn’t in any of our notes, and it’s the best idea of the file. One remark: €248 for the Ferreiras is two euros under your limit, so say it to yourself before you say it to them.', 'Antoine, vous commencez samedi. Proposer la vue lac pour le lendemain n’était dans aucune de nos notes, et c’est la meilleure idée du dossier. Une remarque : 248 € pour les Ferreira, c’est à deux euros de votre limite. Comptez avant de promettre.'), null, null),
  (106, 1, 'c0000000-0000-4000-8000-000000000023', 4.4, 'revise', jsonb_build_object(
    'fairness', pg_temp.score(0, pg_temp.say('You decide by price. Who is harmed most by a move? Read the day shift’s note again.', 'Vous décidez par le prix. À qui le déplacement nuit-il le plus ? Relisez le mot de l’équipe de jour.')),
    'messages', pg_temp.score(0, pg_temp.say('Three apologies and no address. Start with where they will sleep.', 'Trois excuses et pas d’adresse. Commencez par l’endroit où ils dorment.')),
    'gesture', pg_temp.score(0, pg_temp.say('20% helps us tomorrow. What helps them tonight?', '20 % nous aident demain. Qu’est-ce qui les aide ce soir ?')),
    'public', pg_temp.score(0, pg_temp.say('This could be posted under any review of any hotel.', 'Cette réponse irait sous n’importe quel avis, de n’importe quel hôtel.'))),
    pg_temp.say('Rayan, you’re polite all the way through, and that is half of the job. The other half is picturing their evening. Two things to rework: choose by what each guest would lose, then rewrite each message in this order: place, directions, cost, apology. I’ll read it within a day.', 'Rayan, vous restez poli d’un bout à l’autre, et c’est la moitié du métier. L’autre moitié, c’est d’imaginer leur soirée. Deux choses à reprendre : choisissez selon ce que chacun y perdrait, puis réécrivez chaque message dans cet ordre : lieu, trajet, coût, excuse. Je relirai dans la journée.'), null, null),
  (107, 1, 'c0000000-0000-4000-8000-000000000013', 7.1, 'validated', jsonb_build_object(
    'questions', pg_temp.score(2, pg_temp.say('“If we don’t agree, I decide”: now everyone can speak freely.', '« Si nous ne sommes pas d’accord, je tranche » : maintenant, chacun peut parler.')),
    'time', pg_temp.score(1, pg_temp.say('35 minutes instead of 60, and two people come later.', '35 minutes au lieu de 60, et deux services arrivent plus tard.')),
    'minutes', pg_temp.score(1, '')),
    pg_temp.say('Karim, I’d come to this meeting, and I’d leave it knowing what to do. The one thing I’d change: point 2 asks people to volunteer in front of their boss. You solved it by asking by Friday, which is better than my own idea.', 'Karim, cette réunion, j’y viendrais, et j’en sortirais en sachant quoi faire. Ma seule question : le point 2 demande des volontaires devant le chef. Vous l’avez réglé en demandant avant vendredi, ce qui vaut mieux que mon idée.'), null, null),
  (109, 1, 'c0000000-0000-4000-8000-000000000004', 25.3, 'validated', jsonb_build_object(
    'qualify', pg_temp.score(2, pg_temp.say('36 kWp instead of 120: you sell less today and keep a customer.', '36 kWc au lieu de 120 : vous vendez moins aujourd’hui et vous gardez un client.')),
    'letters', pg_temp.score(2, pg_temp.say('Three people, three letters. The page for the owner is a fine idea.', 'Trois personnes, trois lettres. La page pour le propriétaire est une belle idée.')),
    'notes', pg_temp.score(1, '')),
    pg_temp.say('Noah, “everything hangs on them” is the sentence I’d have wanted from my first salespeople. Check one thing: two thirds of 41,000 at €0.14 is €3,830, so “close to €3,900” is slightly generous. In this trade, round down.', 'Noah, « tout en dépend » est la phrase que j’aurais voulu entendre de mes premiers commerciaux. Vérifiez un point : les deux tiers de 41 000 à 0,14 € font 3 830 €, donc « près de 3 900 » est un peu généreux. Dans ce métier, on arrondit vers le bas.'), null, null);

insert into demo_passage (number, attempt, step, quote, criterion, body) values
  (106, 1, 'calls', pg_temp.say('due to a synchronization problem', 'en raison d’un problème de synchronisation'), 'messages',
    pg_temp.say('It’s 10 PM and she has an early morning. Does she need this sentence?', 'Il est 22 h et elle se lève tôt. A-t-elle besoin de cette phrase ?'));

-- A few people saved missions for later.
insert into public.saved_missions (user_id, mission_id, created_at)
select ('ca000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid, ('b1000000-0000-4000-8000-' || lpad(mission::text, 12, '0'))::uuid,
  now() - days * interval '1 day'
from (values (5, 35, 12), (8, 31, 6), (11, 35, 9), (17, 30, 4), (20, 34, 7), (21, 24, 3), (26, 26, 5), (27, 28, 1)) as saved (person, mission, days);
