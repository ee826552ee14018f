-- What candidates handed in.
insert into demo_attempt values
  (1, 1, 19, 'Mon objectif : apprendre à écrire pour une seule personne. J’ai jeté trois débuts.', pg_temp.texts(
    'numero', '**Objet :** Grippe : protéger un parent âgé sans quitter la maison
**Aperçu :** Le vaccin peut se faire chez lui, par l’infirmière qui vient déjà.

Bonjour,

Quand on aide un parent, on court. Prendre un rendez-vous de plus, trouver qui conduit, attendre à la pharmacie : on remet à la semaine suivante, et l’hiver arrive.

Cette année, le vaccin contre la grippe peut se faire **à domicile**, pendant une visite déjà prévue. Trois choses suffisent :

1. le bon de prise en charge reçu par courrier ;
2. le vaccin, que la pharmacie peut livrer ;
3. un mot à l’infirmière, pour qu’elle prévoie dix minutes.

Vous n’avez pas reçu de bon ? Cela arrive souvent après un déménagement. Nous vous aidons à le demander.

Et vous ? Ceux qui vivent avec une personne fragile peuvent aussi se faire vacciner. On y pense rarement pour soi.

[ Prévenir mon infirmière ]

À bientôt,
l’équipe de Viaduc Santé

*À Nora : je n’ai gardé ni le logo ni le rapport d’activité, qui ne servent pas au lecteur. Givors peut partir seulement aux abonnés du secteur. Le portrait irait bien dans le numéro 25.*',
    'test', 'Je teste l’objet, et rien d’autre. A : « Grippe : protéger un parent âgé sans quitter la maison ». B : « Votre lettre de novembre ». Même texte, même heure, même expéditeur.

1 500 proches tirés au sort reçoivent A, 1 500 reçoivent B. Je regarde les clics sur le bouton après 48 heures plutôt que les ouvertures, qui sont comptées de travers par certaines messageries.

Si A fait au moins deux points de mieux, les 2 100 restants reçoivent A et on abandonne « Votre lettre de… ». Sinon, je garde l’ancien objet et je teste autre chose. Le test ne dira pas si l’objet marcherait auprès des soignants.')),
  (2, 1, 15, 'Je voulais surtout ne pas être trop formelle.', pg_temp.texts(
    'reponse', 'Bonjour Monsieur Decroix,

Merci pour votre franchise au téléphone ce matin. Je suis vraiment désolée pour la palette du 14 octobre, et encore désolée pour le formulaire. Nous regrettons sincèrement cette situation.

Nous allons faire le nécessaire pour que cela ne se reproduise plus. Vos réclamations seront désormais traitées en priorité, et nous réfléchissons à mieux protéger vos bouteilles. Pour le 14 octobre, je vous propose un avoir de 600 €.

J’espère que vous nous donnerez une seconde chance.

Bien cordialement',
    'suivi', '1. Un interlocuteur unique pour les réclamations, dès demain.
2. Les photos des chauffeurs dans le dossier le jour même.
3. Des croisillons dans un mois (190 € par mois).

Je ferai un point avec le client dans 90 jours pour vérifier qu’il est satisfait.')),
  (2, 2, 11, 'J’ai gardé une seule excuse et mis une date et un nom sur chaque promesse. J’étais d’accord avec vos remarques, sauf sur la longueur : j’ai raccourci, mais j’ai gardé la phrase sur le mariage.', pg_temp.texts(
    'reponse', 'Bonjour Monsieur Decroix,

Vous m’avez demandé ce que nous changeons. Le voici.

**Dès demain**, vos réclamations ont un nom : Lucie Vanhove, joignable de 8 h à 18 h. Si elle est absente, c’est moi. Vous avez une réponse le jour même ; si vous ne l’avez pas, appelez-moi sur mon portable.

**Dès lundi**, la photo prise par le chauffeur arrive dans votre dossier le jour de la livraison. Nous ne vous en demanderons plus.

**Au 1er du mois prochain**, vos palettes de verre sont calées par des croisillons, à nos frais. Il y aura encore de la casse, moins souvent.

Le 14 octobre, vous avez livré un mariage avec votre voiture, à 22 h. C’était à nous de le faire. Je vous présente nos excuses, et un avoir de 600 € est sur votre prochaine facture, que vous restiez ou non.

Puis-je passer mardi à 14 h ?',
    'suivi', '| Engagement | Qui | Coût | Preuve |
|---|---|---|---|
| Réponse le jour même | Lucie, moi en relais | 2 h par semaine | délai moyen, envoyé au client chaque vendredi |
| Photos au dossier | Exploitation | aucun | 10 livraisons sur 10 au contrôle du 15 |
| Croisillons | Quai de Lille | 570 € sur 90 jours | casse déclarée : 5 en octobre, 2 au plus en janvier |

Avec l’avoir : 1 170 €, soit 1,4 % de ce que ce client rapporte en un an. À 90 jours, il reste si le délai est tenu douze semaines de suite ; sinon, je vous en parle avant lui.')),
  (3, 1, 9, 'C’est mon premier exercice de design. Je viens du marketing, dites-moi franchement.', pg_temp.texts(
    'constats-ecrits', '1. Les gens ne comprennent pas les mots. Besoin : des mots plus simples.
2. Les adolescents ne font pas attention et appuient au hasard. Besoin : un écran plus clair pour les jeunes.
3. L’identification fait peur. Besoin : la mettre à la fin.',
    'ecran', 'Titre : « Que déposez-vous ? »

Trois grands boutons avec un dessin : Bouteilles et bocaux · Vêtements · Petits appareils.

En bas, un drapeau pour changer de langue.

Après le dépôt : « Merci ! Vous voulez vos points ? » avec Oui et Non.

Fond blanc, texte bleu de la ville.')),
  (4, 1, 1.5, 'J’ai tenu à ce que tout le monde passe par la même entrée. J’aimerais un avis sur la longueur du message.', pg_temp.texts(
    'programme', '**La veille :** douze badges testés un par un, douze sacs (chaussures et gilet à la taille donnée par l’agence, bouteille d’eau, plan avec des dessins), réfectoire prévenu.

**7 h 15** – Yann et Rosalie à l’entrée des bureaux, café prêt. Badge visiteur inutile : Hakima ouvre.
**7 h 30** – Accueil par les prénoms. Chacun reçoit son sac et son tuteur : six avec Yann, six avec Rosalie.
**7 h 50** – Le directeur, dix minutes, debout sur le quai. Il déjeune avec nous.
**8 h 00** – Tour de l’entrepôt par le chemin de plain-pied, pour tout le monde.
**8 h 45** – Sécurité : démonstration sur le quai, chacun refait le geste. Pas de diaporama.
**9 h 45** – Pause.
**10 h 00** – Premières commandes, en binôme avec un ancien.
**12 h 00** – Réfectoire, repas offert le premier jour. Fin à 12 h 45.
**12 h 45** – Deux heures de préparation, les tuteurs circulent. Tête-à-tête de cinq minutes avec moi pour qui le souhaite : « De quoi avez-vous besoin pour être bien ici ? »
**15 h 00** – Retour en groupe : ce qui a marché, ce qui a coincé.
**15 h 30** – Fin. On rappelle l’heure de demain.',
    'message', 'Bonjour ! Lundi, on vous attend à **7 h 30, entrée des bureaux** (porte verte, rue du Puits), de plain-pied. Le quai est en travaux : tout le monde passe par là. Yann et Rosalie vous accueillent par votre prénom, café prêt.

Venez avec votre pièce d’identité et des vêtements confortables. Chaussures et gilet vous attendent. Le repas de midi est offert.

Fin à 15 h 30. Une question, un besoin particulier ? Répondez à ce message ou appelez Inès.

À lundi, nous sommes contents de vous voir.')),
  (6, 1, 7.2, 'J’ai choisi d’aller à Lens parce que je travaille moi-même sur un quai.', pg_temp.texts(
    'note', 'Objet : retards du jeudi.

Le jeudi, 14 % des colis sont en retard, contre 5 % les autres jours. Le problème n’est pas à Lens en général : il est à Lens **le mercredi soir**. Un client y dépose six palettes à 18 h 40, alors que le tri finit à 19 h 30. Les camions du jeudi partent sans tout.

Chiffres : 58 % des colis de Lens du jeudi sont déposés après 18 h, contre 15 % ailleurs ; ces colis-là sont en retard à 34 %, partout.

Ce que je sais : l’heure de dépôt compte plus que l’agence. Ce que je suppose : que tout vient de ce client. Il faudrait le taux de Lens avant mars.

Je propose d’avancer le dépôt de ce client à 17 h le mercredi, ou de prolonger le tri d’une heure et demie (deux personnes, environ 90 € par semaine). Je préfère la première solution, et la seconde en attendant. On saura en quatre semaines : si Lens repasse sous 12 % le jeudi, c’était ça.

Les chauffeurs n’y sont pour rien et il faudrait le leur dire.')),
  (7, 1, 2, 'J’ai essayé de chiffrer les retards évitables. Est-ce que la marge d’erreur a sa place dans une note d’une page ?', pg_temp.texts(
    'note', '**Un client et une heure expliquent la plus grande partie des retards du jeudi ; nous pouvons en éviter environ 35 par mois sans toucher aux équipes.**

Le jeudi, 14 % des colis arrivent en retard, trois fois plus que les autres jours. On accuse Lens (31 %). Mais les colis déposés après 18 h sont en retard à 34 % dans **toutes** les agences, et Lens en reçoit quatre fois plus que les autres : 58 % contre 15 %.

D’où vient l’écart ? Trois dépôts tardifs sur quatre viennent d’un seul client, signé fin mars avec une limite à 19 h, alors que le tri de Lens s’arrête à 19 h 30.

**Établi** : le lien entre dépôt tardif et retard. **Probable** : le rôle du nouveau contrat. **À vérifier cette semaine** : le taux de Lens en février. S’il dépassait déjà 25 %, cette note a tort.

**Ce que je propose.** Avancer à 17 h 30 la limite de ce client, contre un enlèvement gratuit le mercredi à 16 h (coût : 60 € par semaine). Si l’on ramène ses colis au taux des autres, 133 colis tardifs à 34 % deviennent 133 à 8 % : environ 35 retards de moins par mois.

**Mesure.** Taux de retard du jeudi à Lens, publié chaque lundi ; objectif 12 % dans six semaines. Responsable : É. Fromentin pour le contrat, S. Bouchart pour la mesure.')),
  (8, 1, 0.9, 'J’ai commencé par une remise et ça s’est mal passé. J’ai essayé de rattraper.', pg_temp.texts(
    'reponse', 'Monsieur Decroix,

Vous aviez raison : je vous ai répondu sur le prix, et ce n’était pas la question. Oubliez la remise.

Voici ce qui change. Demain, Lucie Vanhove prend vos réclamations, ligne directe de 8 h à 18 h, réponse dans la journée. Lundi, les photos de nos chauffeurs sont dans votre dossier le soir même, vous n’avez plus rien à prouver. Dans un mois, vos palettes de verre ont des croisillons.

Pour le 14 octobre, nous vous devons un mariage : 600 €, sur la prochaine facture.

Jugez-nous sur octobre et novembre : je vous envoie chaque vendredi le nombre de réclamations et notre délai. Si ce n’est pas tenu deux semaines de suite, vous partez sans préavis.',
    'suivi', 'Engagements : délai d’un jour (Lucie), photos (exploitation), croisillons (190 € par mois). Total sur 90 jours : 1 170 € avec le geste. Le client pèse 84 000 €, donc je pense que ça vaut le coup. Indicateur : délai moyen sous un jour, moins de trois casses par mois. Risque : la clause sans préavis, à valider avec vous avant l’envoi.')),
  (9, 1, 6.4, 'Ma première mission en ressources humaines.', pg_temp.texts(
    'programme', '7 h 30 : accueil par Hakima, remise des badges.
8 h 00 : mot du directeur (trente minutes).
8 h 30 : visite de l’entrepôt en deux groupes.
9 h 30 : formation à la sécurité, diaporama de quarante pages.
10 h 30 : pause en salle de repos.
10 h 45 : découverte du poste en binôme.
12 h 00 : déjeuner au réfectoire.
12 h 45 : travail accompagné.
15 h 00 : bilan.
15 h 30 : fin.

À préparer : badges, équipements, salle.',
    'message', 'Bonjour, votre premier jour c’est lundi à 7 h 30 chez Valmora (Vermelles). Rendez-vous au quai 4. Prenez votre carte d’identité. La journée se termine à 15 h 30. À lundi ! Chloé, ressources humaines')),
  (9, 2, 3.1, 'J’ai tout relu depuis l’entrée du bâtiment. Il me reste un doute sur les deux personnes qui lisent mal.', pg_temp.texts(
    'programme', '7 h 30 : accueil par Hakima et les deux tuteurs, remise des badges et des équipements.
8 h 00 : mot du directeur (dix minutes).
8 h 15 : visite de l’entrepôt en deux groupes.
9 h 00 : formation à la sécurité, avec démonstration et une fiche en images.
10 h 15 : pause en salle de repos (12 + 2, cela tient).
10 h 30 : découverte du poste en binôme.
12 h 00 : déjeuner au réfectoire.
12 h 45 : travail accompagné.
15 h 00 : bilan en cercle, questions, planning de la semaine.
15 h 30 : fin.

À préparer : badges essayés vendredi, tailles demandées à l’agence, une personne de relais par groupe, affiches remplacées par des pictogrammes, rampe vérifiée.',
    'message', 'Bonjour, votre premier jour c’est lundi à 7 h 30 chez Valmora (Vermelles). Rendez-vous à l’entrée des bureaux, car le quai est fermé. Rosalie et Yann vous attendent avec un café. Prenez votre carte d’identité ; nous fournissons les chaussures et le repas de midi. La journée se termine à 15 h 30. Si vous avez besoin de quelque chose de particulier, écrivez-moi simplement ici. À lundi ! Chloé, ressources humaines')),
  (10, 1, 12, 'Ancien professeur : j’ai dû me retenir d’expliquer tout le chemin.', pg_temp.texts(
    'note', '**Conclusion.** Les retards du jeudi suivent l’heure de dépôt, non l’agence. En avançant d’une heure et demie les dépôts d’un seul client, on devrait ramener le jeudi près des autres jours.

**Trois chiffres.** 14 % de retards le jeudi, contre 4 à 6 %. 34 % pour les colis déposés après 18 h, 5 % avant 16 h. À Lens, 58 % des dépôts sont tardifs, contre 15 % ailleurs.

**Ce que j’en tire.** Si Lens avait la même part de dépôts tardifs que les autres agences, son taux attendu tomberait de 31 % à 12 % environ : l’essentiel de l’écart disparaît. Il reste deux ou trois points que je n’explique pas.

**Ce que je ne sais pas.** Ce que faisait Lens avant mars. Je demande cette extraction aujourd’hui ; elle coûte une heure, et peut me contredire.

**Ce que je propose.** Renégocier la limite de dépôt à 17 h 30 pour Maison Ferdel (É. Fromentin, avant le 15). En attendant, décaler un trieur de 13 h à 14 h 30 le mercredi : aucun coût, à confirmer avec l’équipe. Autre voie, écartée : une prime de tri de nuit, plus chère et qui ne règle pas le départ des camions.

**Mesure.** Taux du jeudi à Lens, quatre jeudis de suite : sous 15 % à la fin du mois, sous 10 % à la fin du suivant.')),
  (12, 1, 40, '', pg_temp.texts(
    'programme', '7 h 30 arrivée, 7 h 45 présentation de l’entreprise par le directeur, 8 h 30 visite, 9 h 30 mise au poste, 12 h repas, 13 h reprise au poste, 14 h 30 formation à la sécurité, 15 h 30 fin. Une personne RH aide les deux personnes qui lisent mal et la personne en fauteuil.',
    'message', 'Bonjour, vous êtes attendu lundi à 7 h 30 au quai 4. Merci d’apporter vos papiers. La personne en fauteuil passera par les bureaux. Cordialement.')),
  (12, 2, 35, 'J’ai compris que la sécurité devait venir avant le poste, et que je montrais du doigt sans le vouloir. J’ai tout repris depuis l’heure d’arrivée.', pg_temp.texts(
    'programme', '**Vendredi :** badges essayés, chaussures à la bonne taille, réfectoire réservé pour quinze.

7 h 15 – Rosalie ouvre l’entrée des bureaux, pour tout le monde.
7 h 30 – Café, prénoms, tuteurs : Yann ou Rosalie. Chacun garde le même toute la journée.
7 h 50 – Équipements essayés, échangés si besoin.
8 h 10 – Sécurité sur le quai : on montre, chacun refait. Le directeur dit bonjour à la fin, dix minutes.
9 h 30 – Pause, puis visite de plain-pied.
10 h 15 – Premier poste, à deux.
12 h – Repas ensemble. 12 h 45 – Poste.
14 h 45 – Un mot seul à seul avec moi, pour chacun : ce qui aiderait demain.
15 h 15 – Retour à tous. 15 h 30 – Fin.

Si un badge ne marche pas : Hakima en a deux de secours dans la poche.',
    'message', 'Bonjour ! Rendez-vous lundi à 7 h 30, entrée des bureaux, porte verte. Le quai est en travaux, tout le monde entre par là. Demandez Rosalie. Apportez votre pièce d’identité ; chaussures, gilet et repas sont prévus. On finit à 15 h 30, et le premier jour est fait pour apprendre. Si quelque chose peut vous faciliter la journée, répondez-moi ici. À lundi, Nour')),
  (13, 1, 10, 'J’ai travaillé dix ans en agence bancaire, j’ai repris nos modèles de courrier.', pg_temp.texts(
    'reponse', 'Monsieur,

Nous accusons réception de votre courriel et comprenons votre mécontentement. Soyez assuré que la satisfaction de nos clients est notre priorité.

Nous vous garantissons qu’aucune casse ne se produira désormais et vous accordons à titre commercial exceptionnel une remise de 5 % pendant un an.

Nous restons à votre disposition et vous prions d’agréer, Monsieur, nos salutations distinguées.',
    'suivi', 'Remise de 5 % pendant un an. Rappel du client à trois mois. Sensibilisation des équipes à la qualité.')),
  (15, 1, 36, 'First time I write for a non-engineer. I redid every sum twice.', pg_temp.texts(
    'memo', 'Dear Madam Mayor,

**Do not sign this offer on Tuesday. Ask for a plant of about 55 kWp instead: it would cost roughly half, and the town would use most of what it makes.**

Three lines of the offer do not hold.

**Production.** The offer says 125,000 kWh. A well-placed roof here gives about 1,100 kWh per kWp: 96 × 1,100 = 105,600 kWh. (Source: regional average given by our engineer; I found 1,050 to 1,150 for two neighbouring schools.)

**Consumed on site.** The offer says 95 %. The school uses 78,000 kWh a year, so even in a perfect world it could use 74 % of that production. As it is closed on weekends and in summer, I estimate 40 to 50 %. The rest is sold, at a lower price.

**Carbon.** The offer says 60 tonnes. With French power at about 50 g per kWh: 105,600 × 0.05 = 5.3 tonnes. It is a good deed, ten times smaller than announced.

**Payback.** With 45 % used at €0.20 and 55 % sold at €0.10, the plant earns about €15,300 a year, less €2,000 of upkeep: close to nine years without any interest, and eleven to twelve with a loan. Not seven.

**What I could not check:** the state of the roof, the price of power in ten years, and whether the canteen could move its ovens to midday.

**Before Tuesday, ask for:** the hourly model; the same offer at 55 kWp; a written guarantee on yearly production; an opinion on the roof.

I am not advising against the sun. I am advising against this size.')),
  (17, 1, 38, 'I ran axe first and then unplugged my mouse.', pg_temp.texts(
    'audit', '1. Days are divs: no keyboard, no role. (WCAG 2.1.1, 4.1.2)
2. No visible focus. (2.4.7)
3. Full days by colour only. (1.4.1)
4. Price contrast 2.6:1. (1.4.3)
5. Continue gives no error. (3.3.1)',
    'markup', '```
<fieldset class=picker>
  <legend>Choose a day</legend>
  <div role=button tabindex=0 aria-label=Choose>14</div>
  <div role=button tabindex=0 aria-label=Full>15</div>
</fieldset>
<button>Continue</button>
```

I kept divs so that the styles do not change, and added role and tabindex. Enter works with an onkeydown.')),
  (17, 2, 31, 'I agree: I was rebuilding a button. Space did nothing, and my label erased the number. Thank you for making me try it with a screen reader.', pg_temp.texts(
    'audit', '1. **Mrs Tolland cannot choose a day.** Days are divs: not focusable, announced as “clickable”. Fix: real inputs. (2.1.1, 4.1.2)
2. **Whoever presses Continue without a day hears and sees nothing.** They think the site is broken. Fix: a message next to the days, focus moved there. (3.3.1)
3. **Keyboard users lose their place.** The outline was removed. Fix: delete that line, add a 3px outline. (2.4.7)
4. **Colour-blind travellers choose full days.** Red is the only sign. Fix: the word “full”, and the day disabled. (1.4.1)
5. **People in sunlight or with low vision miss the price.** 2.6:1. Fix: #5f6368. (1.4.3)

1 and 2 stop the booking. 3 and 4 make it fail often. 5 makes it harder.',
    'markup', '```
<fieldset id=days aria-describedby=day-error>
  <legend>Choose a day</legend>
  <label><input type=radio name=day value=14 required> 14</label>
  <label><input type=radio name=day value=15 disabled> 15, full</label>
  <label><input type=radio name=day value=16> 16</label>
</fieldset>
<p id=day-error role=alert></p>
<button type=submit>Continue</button>
```

Radios, because one chooses exactly one day: Tab enters the group, arrows move, Space selects, and the browser does it all. The labels are styled as the old squares; `:focus-within` draws the outline.

On submit without a day: the message “Choose a day first” is written into the alert and focus goes to the first free day. Six lines of script, no library.')),
  (20, 1, 27, 'I wanted to choose B at first, because 310 users sounded big.', pg_temp.texts(
    'decision', '**Problem.** People in the field cannot trust the word “Sent”. 29 of 41 tickets say so; nine teams took samples again, which costs them a day of driving each.

**These two weeks:** an honest status and a retry. Estimate 5–7 days, so there is room for the unexpected.

*As a field worker, I see “Waiting” until the lab really has my sample, so that I do not drive back for nothing.* Accepted when: the status changes only on the lab’s confirmation; it survives the phone going to sleep; after 24 hours I am told.

*As a field worker, I do not have to press anything for the upload to be tried again.*

**Not now:** photos, PowerPoint, and a rewrite of sync.

**Measure:** uploads that arrive more than an hour after they were shown as sent. 6 % today, below 1 % four weeks after release. And “Sent but not there” tickets: 29 a month today, below 8.

**Whose problem it is not:** the eight password tickets. They go to a separate list.',
    'noes', '**To Bianca.** We are not building the PowerPoint export in this sprint. What you saw in the demo, a result shown as sent that was not there, is what we are fixing, and you can show it to your prospect in three weeks. Their decision is in March: let us meet on the 10th and look at whether a CSV into their template is enough. If it is not, I would like to hear it from them.

**To Ferran.** No photos this time. You told us why you take them: the lab does not trust the list. In two weeks the list will say what the lab really has. I would like to call you a fortnight later and ask one question: do your people still photograph the labels? If they do, photos come back to the table with you as the first tester.')),
  (21, 1, 11, 'I want to learn to argue with numbers.', pg_temp.texts(
    'decision', 'We will build photos (B), because the customer has 310 users, which is 15 % of all users and the largest group. It takes 9 days, so it fits in two weeks of 10 days.

User story: as a field worker I can attach a photo to a sample. Acceptance: I can take a photo, it is saved offline, it is uploaded later.

We will also look at sync if there is time.

Measure: number of photos attached.',
    'noes', 'To Bianca: unfortunately we cannot do the PowerPoint export now, but we will surely do it in the next sprint.

To Ola: unfortunately sync is too big for two weeks. We know it is important and we will plan it soon.')),
  (22, 1, 30, 'J’ai relu le carnet quatre fois avant d’écrire une ligne.', pg_temp.texts(
    'constats-ecrits', '1. **Vu trois fois sur cinq** : les gens lisent, puis s’arrêtent sur un mot (« flux », « identification », aucune langue connue). Ils ont besoin de reconnaître leur objet, pas de choisir une catégorie.
2. **Vu deux fois** : une main prise, ou un corps plus bas que prévu. Ils ont besoin de cibles grandes et basses, que l’on touche sans poser son sac.
3. **Vu une fois, mais le plus grave** : devant une demande de numéro, la dame renonce. Elle a besoin de déposer d’abord.

Le soleil, je ne l’ai vu gêner qu’une personne ; il gêne sans doute tout le monde l’après-midi. C’est une hypothèse.',
    'ecran', '```
+--------------------------------------+
|  Que déposez-vous ?        FR EN BR  |
|                                      |
|  [ bouteille ] Bouteilles, bocaux    |
|  [  t-shirt  ] Vêtements, chaussures |
|  [ grille-pain ] Petits appareils    |
+--------------------------------------+
```

Trois boutons sur toute la largeur, 4 cm de haut, dans les deux tiers bas de l’écran (fauteuil, poussette). Dessin de l’objet, deux mots. Noir sur crème : 15 contre 1, pour le soleil. Les langues en toutes lettres, pas de drapeaux.

On touche : la trappe s’ouvre et s’éclaire, l’écran la montre d’une flèche. Dépôt fait : « Merci. Vous voulez vos points ? » avec une seule case, et l’écran revient seul après dix secondes.

À vérifier sur place un samedi à 16 h : combien touchent le bon bouton en moins de cinq secondes.')),
  (23, 1, 2.3, 'Je viens de l’affiche : j’ai pensé l’écran comme une affiche que l’on touche.', pg_temp.texts(
    'constats-ecrits', '1. Deux adolescents demandent « c’est quoi, un flux ? » et essaient au hasard. Besoin : que l’objet dans leurs mains ressemble à ce qu’ils voient.
2. Un père n’a qu’une main et fait de l’ombre avec sa tête. Besoin : lire d’un coup d’œil, toucher sans viser.
3. La dame aux bocaux part quand on lui demande un numéro. Besoin : que rien ne soit exigé avant le geste.',
    'ecran', 'Trois aplats de couleur sur toute la hauteur, chacun avec une silhouette de l’objet et un mot : VERRE, HABITS, APPAREILS. Les mots sont en bas, à portée de main ; la silhouette en haut sert d’enseigne, visible à cinq mètres.

Les couleurs ne sont pas seules : la forme dit la même chose.

Aucun menu. La langue suit le dernier choix, un bouton « EN » en bas à droite, 2 cm.

Après le dépôt : un code à flasher apparaît vingt secondes : « Vos points sont ici. » Pour qui n’a pas de téléphone, la carte de la médiathèque marche aussi, posée contre l’écran.')),
  (24, 1, 35, '', pg_temp.texts(
    'numero', '**Objet :** Vous aidez un parent ? Dix minutes pour passer l’hiver
**Aperçu :** Le vaccin à domicile, et ce qu’il faut préparer.

Bonjour,

Marcel a 84 ans et déteste les salles d’attente. Sa fille Odile habite à trente kilomètres. L’an dernier, ils ont repoussé le vaccin jusqu’en janvier ; trop tard.

Cette année, c’est l’infirmier du mardi qui s’en est chargé, entre deux pansements. Odile a seulement téléphoné à la pharmacie.

Si vous aidez quelqu’un, voici les trois gestes :

- retrouvez le bon de prise en charge (ou demandez-le-nous) ;
- faites livrer le vaccin, il se garde au frais ;
- prévenez l’infirmière avant sa visite.

C’est tout. Dix minutes, et un souci de moins.

[ Je préviens l’infirmière ]

Bon mois de novembre,
Viaduc Santé

*Nora : ni logo ni rapport, ils parlent de nous. Givors en une ligne de pied de page, pour le secteur seulement.*',
    'test', 'Un seul changement : l’objet, avec ou sans « Vous aidez un parent ? ». 1 500 proches par groupe, tirés au sort, mardi à 10 h. Mesure : clics sur le bouton à 48 heures. Écart d’au moins deux points : on garde le meilleur pour le reste et pour le numéro 25. Sinon, on ne conclut pas, et on teste l’heure d’envoi le mois suivant.')),
  (25, 1, 8, 'J’ai choisi les patients parce que personne ne leur écrit directement.', pg_temp.texts(
    'numero', '**Objet :** Votre vaccin contre la grippe, chez vous
**Aperçu :** Demandez-le à votre infirmière à sa prochaine visite.

Madame, Monsieur,

Votre infirmière vient déjà chez vous. À sa prochaine visite, elle peut vous vacciner contre la grippe.

Ce qu’il vous faut : le bon reçu par la poste, et le vaccin. La pharmacie peut l’apporter.

Vous n’avez pas le bon ? Appelez-nous au numéro inscrit sur votre carnet de soins. Une personne vous répond, sans serveur vocal.

Vous pouvez aussi dire non. Votre infirmière vous expliquera ce que le vaccin fait, et ce qu’il ne fait pas.

[ Appeler Viaduc Santé ]

*Pour Nora : j’ai écrit en gros caractères et en phrases courtes, car beaucoup se font lire la lettre. Le portrait d’infirmier pourrait être celui que les patients connaissent, secteur par secteur.*',
    'test', 'Je compare le bouton « Appeler » avec une phrase « Parlez-en à votre infirmière », sans bouton. 1 300 patients de chaque côté. Mesure : le nombre de vaccinations demandées aux infirmières en deux semaines, par groupe, et non les clics. Si l’écart est sous 3 %, on garde la phrase : elle est plus simple.'));
