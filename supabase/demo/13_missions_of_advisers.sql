-- Two missions of a consultancy, and one of a company that sells solar roofs.
select pg_temp.mission(
  31, '0c000000-0000-4000-8000-000000000006', 'c0000000-0000-4000-8000-000000000012', 22,
  pg_temp.both('Should the laundry buy the machine?', 'La blanchisserie doit-elle acheter la machine ?'),
  pg_temp.both('Half a million euros, a payback of four years on the supplier’s sheet, and one customer who could leave in year three. Rebuild the business case, stress-test it, and tell the owner what you would do with your own money.',
    'Un demi-million d’euros, un retour en quatre ans selon le fournisseur, et un client qui peut partir la troisième année. Refaites le dossier, mettez-le à l’épreuve, et dites à la dirigeante ce que vous feriez de votre propre argent.'),
  'finance', 'advanced', 8, 10, array['financial-analysis', 'management-control', 'spreadsheets', 'risk-management', 'decision-making'],
  array[
    pg_temp.brief('context', pg_temp.both('The supplier’s sheet', 'La feuille du fournisseur'), pg_temp.both('**Blanc d’Aval** is a made-up laundry with 46 employees. It washes hospital and hotel linen. A supplier offers a tunnel washer for **€480,000**, to be used for eight years and resold for €40,000.

| Per year, according to the supplier | |
|---|---|
| Wages saved (1.5 jobs, by not replacing retirees) | €54,000 |
| Water and energy saved | €38,000 |
| Peak loads no longer outsourced | €46,000 |
| Maintenance of the machine | – €18,000 |
| **Net savings** | **€120,000** |

“Payback in four years,” says the cover. The company asks for a return of **7%** on its investments.', '**Blanc d’Aval** est une blanchisserie imaginaire de 46 salariés, qui lave le linge d’hôpitaux et d’hôtels. Un fournisseur propose un tunnel de lavage à **480 000 €**, utilisable huit ans et revendu 40 000 €.

| Par an, selon le fournisseur | |
|---|---|
| Salaires économisés (1,5 poste, départs en retraite non remplacés) | 54 000 € |
| Eau et énergie économisées | 38 000 € |
| Pointes que l’on ne sous-traite plus | 46 000 € |
| Entretien de la machine | – 18 000 € |
| **Économie nette** | **120 000 €** |

« Retour en quatre ans », dit la couverture. L’entreprise demande **7 %** à ses investissements.')),
    pg_temp.message('owner', pg_temp.both('From the owner', 'Un mot de la dirigeante'), 'Catherine Vasquez', pg_temp.both('Owner, Blanc d’Aval', 'Dirigeante, Blanc d’Aval'), 4, pg_temp.both('I have run this place for 22 years and never signed anything this big. My banker says yes, my brother says no.

You should know that **the hospital is 62% of our volume**, and its contract ends in three years. They have always renewed. They have also never had a purchasing department before.

Don’t tell me what I want to hear. Tell me what would have to be true.', 'Je dirige cette maison depuis 22 ans et je n’ai jamais rien signé d’aussi gros. Mon banquier dit oui, mon frère dit non.

Sachez-le : **l’hôpital pèse 62 % de nos volumes**, et son contrat finit dans trois ans. Il a toujours renouvelé. Mais il n’avait jamais eu de service achats.

Ne me dites pas ce que je veux entendre. Dites-moi ce qui devrait être vrai.')),
    pg_temp.decision('check', pg_temp.both('Which line do you check?', 'Quelle ligne vérifiez-vous ?'), pg_temp.both('You have half a day to check one line of the supplier’s sheet.', 'Vous avez une demi-journée pour une ligne de la feuille.'),
      pg_temp.choice('peaks', pg_temp.both('The outsourced peak loads', 'Les pointes sous-traitées'), pg_temp.both('You ask for three years of subcontractors’ invoices.', 'Vous demandez trois ans de factures de sous-traitance.'), 'the-peaks'),
      pg_temp.choice('wages', pg_temp.both('The wages', 'Les salaires'), pg_temp.both('You ask who retires, and when.', 'Vous demandez qui part en retraite, et quand.'), 'the-wages')),
    pg_temp.message('the-peaks', pg_temp.both('Three years of invoices', 'Trois ans de factures'), 'Didier Mounier', pg_temp.both('Accountant, Blanc d’Aval', 'Comptable, Blanc d’Aval'), 5, pg_temp.both('Outsourced peak loads: €21,000 two years ago, €23,000 the year before that, and **€46,000 last year**. Last year our old boiler was down for five weeks.

The supplier asked me for “the latest figure.” I gave it to him.', 'Pointes sous-traitées : 21 000 € il y a deux ans, 23 000 € l’année d’avant, et **46 000 € l’an dernier**. L’an dernier, la vieille chaudière est restée cinq semaines en panne.

Le fournisseur m’a demandé « le dernier chiffre ». Je le lui ai donné.'), 'facts'),
    pg_temp.message('the-wages', pg_temp.both('Who retires', 'Qui part'), 'Sonia Belaïd', pg_temp.both('Production manager, Blanc d’Aval', 'Responsable de production'), 5, pg_temp.both('Two people leave next spring, both part-time: 1.5 jobs together. That line is right, and nobody is pushed out.

But look at the line below. We sent out **€46,000** of linen last year because the boiler was down for five weeks. In normal years it’s about half.', 'Deux personnes partent au printemps, à temps partiel : 1,5 poste. Cette ligne est juste, et personne n’est poussé dehors.

Mais regardez celle du dessous. L’an dernier, nous avons sous-traité **46 000 €** parce que la chaudière est restée cinq semaines en panne. En temps normal, c’est la moitié.')),
    pg_temp.brief('facts', pg_temp.both('The case you can work with', 'Le dossier de travail'), pg_temp.both('Use these in your model:

- Peak loads in a normal year: **€22,000**
- Savings follow volume: without the hospital, **38%** of them remain from year 4 on, but the money for the machine is already spent
- The supplier also **rents** the machine: €8,600 a month, maintenance included, notice possible after 36 months
- Discount rate: 7%; leave out taxes and inflation', 'Retenez pour votre modèle :

- pointes d’une année normale : **22 000 €** ;
- les économies suivent les volumes : sans l’hôpital, il en reste **38 %** à partir de l’année 4, alors que la machine est payée ;
- le fournisseur **loue** aussi la machine : 8 600 € par mois, entretien compris, résiliable après 36 mois ;
- taux 7 % ; impôts et inflation laissés de côté.')),
    pg_temp.quiz('sums', pg_temp.both('Orders of magnitude', 'Ordres de grandeur'),
      pg_temp.question('q1', pg_temp.both('With normal peak loads, what are the net savings per year?', 'Avec des pointes normales, quelle est l’économie nette par an ?'), array[pg_temp.both('€120,000', '120 000 €'), pg_temp.both('€96,000', '96 000 €'), pg_temp.both('€74,000', '74 000 €')], 'b', pg_temp.both('54 + 38 + 22 – 18 = 96. Payback moves from four to five years.', '54 + 38 + 22 – 18 = 96. Le retour passe de quatre à cinq ans.')),
      pg_temp.question('q2', pg_temp.both('What does a payback of five years leave out?', 'Qu’oublie un retour en cinq ans ?'), array[pg_temp.both('What happens afterward', 'Ce qui se passe après'), pg_temp.both('That money has a price', 'Que l’argent a un prix'), pg_temp.both('The purchase price', 'Le prix d’achat')], 'ab', pg_temp.both('Payback is a measure of patience. Net present value counts all eight years, and the 7%.', 'Le délai de retour mesure la patience. La valeur actuelle nette compte les huit ans, et les 7 %.'))),
    pg_temp.deliverable('model', pg_temp.both('The model', 'Le modèle'), 'file', true, pg_temp.both('A spreadsheet with three sheets: assumptions; buying, renting and doing nothing over eight years; a table of what happens with and without the hospital. No number typed into a formula.', 'Un tableur à trois feuilles : hypothèses ; acheter, louer, ne rien faire sur huit ans ; un tableau avec et sans l’hôpital. Aucun nombre tapé dans une formule.'), array['xlsx', 'ods']),
    pg_temp.deliverable('memo', pg_temp.both('The memo to Catherine', 'La note à Catherine'), 'text', true, pg_temp.both('**One page, 450 words at most**: your advice in the first sentence, the three numbers behind it, what would have to be true for it to be wrong, and what she can negotiate before she signs anything.', '**Une page, 450 mots au plus** : votre avis en première phrase, les trois chiffres qui le portent, ce qui devrait être vrai pour qu’il soit faux, et ce qu’elle peut négocier avant de signer.'))
  ],
  true,
  array[
    pg_temp.criterion('model', pg_temp.both('The model', 'Le modèle'), 35,
      pg_temp.needs_work('Wrong results, or formulas nobody can follow.', 'Résultats faux, ou formules illisibles.'),
      pg_temp.getting_there('Right for buying; renting or doing nothing is missing.', 'Juste pour l’achat ; la location ou le statu quo manquent.'),
      pg_temp.solid('All three, with and without the hospital, from named assumptions.', 'Les trois, avec et sans l’hôpital, à partir d’hypothèses nommées.'),
      pg_temp.outstanding('Finds the probability at which the advice flips.', 'Trouve la probabilité à laquelle l’avis bascule.')),
    pg_temp.criterion('judgment', pg_temp.both('Judgment', 'Jugement'), 30,
      pg_temp.needs_work('Lets the spreadsheet decide, or hides behind “it depends.”', 'Laisse décider le tableur, ou se cache derrière « cela dépend ».'),
      pg_temp.solid('Clear advice that follows from the risk she can bear.', 'Un avis clair, tiré du risque qu’elle peut porter.'),
      pg_temp.outstanding('Uses the machine to negotiate with the hospital now.', 'Se sert de la machine pour négocier dès maintenant avec l’hôpital.')),
    pg_temp.criterion('skepticism', pg_temp.both('Reading the sheet', 'Lecture de la feuille'), 20,
      pg_temp.needs_work('Takes the supplier’s numbers at face value.', 'Reprend les lignes du fournisseur.'),
      pg_temp.solid('Corrects the peaks and says why, without accusing.', 'Corrige les pointes et dit pourquoi, sans accuser.')),
    pg_temp.criterion('memo', pg_temp.both('For an owner', 'Pour une dirigeante'), 15,
      pg_temp.needs_work('Written for a banker.', 'Écrit pour un banquier.'),
      pg_temp.solid('She could read it to her brother.', 'Elle pourrait la lire à son frère.'))
  ],
  pg_temp.both('Net present values at 7%: as the supplier has it, about + €260,000. With normal peaks, + €117,000; without the hospital from year 4, – €83,000: buying flips at a probability of loss of about 58%. Renting: 114 – 103.2 = €10,800 a year, + €64,000 over eight years, + €28,000 if returned after three. Buying, renting and asking the hospital first are all defensible; an unexplained “yes” isn’t.',
    'Valeurs actuelles nettes à 7 % : version du fournisseur, environ + 260 000 €. Avec des pointes normales, + 117 000 € ; sans l’hôpital dès l’année 4, – 83 000 € : l’achat bascule vers 58 % de risque de perte. Location : 114 – 103,2 = 10 800 € par an, + 64 000 € sur huit ans, + 28 000 € si elle s’arrête à trois. Acheter, louer ou négocier d’abord se défendent ; un « oui » sans raison, non.'),
  array[
    pg_temp.both('At what probability of losing the hospital would you change your mind?', 'À partir de quelle probabilité de perdre l’hôpital changeriez-vous d’avis ?'),
    pg_temp.both('A number typed into a formula: where would Catherine change it?', 'Un nombre tapé dans une formule : où Catherine le changerait-elle ?'),
    pg_temp.both('You ask the hospital for five years before signing anything. That’s the whole case.', 'Vous demandez cinq ans à l’hôpital avant de signer : tout le dossier est là.')
  ]
);

select pg_temp.mission(
  32, '0c000000-0000-4000-8000-000000000006', 'c0000000-0000-4000-8000-000000000012', 12,
  pg_temp.both('A meeting that decides something', 'Une réunion qui décide'),
  pg_temp.both('Nine people, every Monday, for an hour, and no decision in a month. In one hour of your own, find out what the meeting is for, write the invitation for the next one, and the minutes it should produce.',
    'Neuf personnes, chaque lundi, pendant une heure, et aucune décision depuis un mois. En une heure à vous, trouvez à quoi sert cette réunion, écrivez la convocation de la prochaine et le compte rendu qu’elle devrait donner.'),
  'operations', 'beginner', 1, 2, array['facilitation', 'time-management', 'communication', 'decision-making'],
  array[
    pg_temp.brief('context', pg_temp.both('Monday, 10 AM', 'Lundi, 10 heures'), pg_temp.both('**Marnelle** is a made-up company that prints packaging. Its Monday coordination meeting brings together nine people for an hour. At an average of €42 an hour, that is **€378 a week**.

What was said last Monday, as timed by a patient intern:

| Minutes | |
|---|---|
| 7 | waiting for two people |
| 31 | each department reports what it did last week |
| 14 | the late ink delivery: who should call the supplier? |
| 5 | “we should talk about that again” |
| 3 | the coffee machine |

Decisions: none. Same in the three weeks before.', '**Marnelle** est une entreprise imaginaire qui imprime des emballages. Sa réunion de coordination du lundi rassemble neuf personnes pendant une heure. À 42 € de l’heure en moyenne, cela fait **378 € par semaine**.

Ce qui s’est dit lundi dernier, chronométré par un stagiaire patient :

| Minutes | |
|---|---|
| 7 | attente de deux personnes |
| 31 | chaque service raconte sa semaine passée |
| 14 | l’encre en retard : qui appelle le fournisseur ? |
| 5 | « il faudra en reparler » |
| 3 | la machine à café |

Décisions : aucune. Pareil les trois semaines d’avant.')),
    pg_temp.message('lead', pg_temp.both('From the plant manager', 'Un mot du directeur d’usine'), 'Gilles Hamon', pg_temp.both('Plant manager', 'Directeur de l’usine'), 3, pg_temp.both('I can’t cancel the meeting: it’s the only time everyone is in one room. But I fall asleep in it, and **I chair it**.

This Monday we really have to settle three things:

1. the ink: change suppliers, or wait ten more days?
2. who replaces Lucia, who is away for three weeks from the 20th?
3. the open house: yes or no, and on which Saturday?

Help me.', 'Je ne peux pas supprimer la réunion : c’est le seul moment où tout le monde est là. Mais je m’y endors, et **c’est moi qui l’anime**.

Lundi, il faut vraiment trancher trois choses :

1. l’encre : changer de fournisseur, ou attendre encore dix jours ?
2. qui remplace Lucia, absente trois semaines à partir du 20 ?
3. les portes ouvertes : oui ou non, et quel samedi ?

Aidez-moi.')),
    pg_temp.quiz('purpose', pg_temp.both('What the clock says', 'Ce que dit le chronomètre'),
      pg_temp.question('q1', pg_temp.both('What part of the hour was spent on something the nine had to settle together?', 'Quelle part de l’heure a servi à trancher quelque chose à neuf ?'), array[pg_temp.both('About half', 'Environ la moitié'), pg_temp.both('About a quarter', 'Environ un quart'), pg_temp.both('Almost all of it', 'Presque toute')], 'b', pg_temp.both('14 minutes of 60, and without a result. The 31 minutes of reports could have been read.', '14 minutes sur 60, et sans résultat. Les 31 minutes de récits pouvaient se lire.')),
      pg_temp.question('q2', pg_temp.both('Which sentence is a decision?', 'Quelle phrase est une décision ?'), array[pg_temp.both('“We should talk to the supplier.”', '« Il faudrait parler au fournisseur. »'), pg_temp.both('“Nina calls the supplier today before 4 PM and tells us the answer by email.”', '« Nina appelle le fournisseur aujourd’hui avant 16 h et nous écrit la réponse. »'), pg_temp.both('“The ink is a real problem.”', '« L’encre est un vrai problème. »')], 'b', pg_temp.both('A person, an action, a time. Everything else is a conversation.', 'Une personne, un geste, une heure. Le reste est une conversation.'))),
    pg_temp.decision('format', pg_temp.both('What do you do about the reports?', 'Que faites-vous des récits ?'), pg_temp.both('They take half the meeting, and some people like them.', 'Ils prennent la moitié de la réunion, et certains y tiennent.'),
      pg_temp.choice('written', pg_temp.both('Three lines per department, written by Friday noon', 'Trois lignes par service, écrites le vendredi midi'), pg_temp.both('Seven out of nine write. The other two read theirs out, quickly.', 'Sept sur neuf écrivent. Les deux autres lisent les leurs, vite.')),
      pg_temp.choice('standing', pg_temp.both('One minute each, standing, with a timer', 'Une minute chacun, debout, avec un minuteur'), pg_temp.both('Nine minutes. Somebody brings a duck that quacks.', 'Neuf minutes. Quelqu’un apporte un canard qui couine.')),
      pg_temp.choice('none', pg_temp.both('No reports at all', 'Plus de récits du tout'), pg_temp.both('The hour becomes forty minutes. In the third week, the warehouse does something that sales had already done.', 'L’heure devient quarante minutes. La troisième semaine, l’entrepôt refait ce que le commerce avait déjà fait.'))),
    pg_temp.deliverable('invitation', pg_temp.both('The invitation', 'La convocation'), 'text', true, pg_temp.both('The email for Monday, **120 words at most**: the three questions as questions, minutes for each, who prepares what, who isn’t needed for which part.', 'L’e-mail pour lundi, **120 mots au plus** : les trois sujets sous forme de questions, les minutes de chacun, qui prépare quoi, qui n’est pas utile à quel moment.')),
    pg_temp.deliverable('minutes', pg_temp.both('The minutes', 'Le compte rendu'), 'text', true, pg_temp.both('The minutes as you would like to read them at 11 AM, with decisions you make up: **six lines**. Who, what, by when. And one line for what was left open.', 'Le compte rendu que vous aimeriez lire à 11 h, avec des décisions que vous inventez : **six lignes**. Qui, quoi, pour quand. Et une ligne pour ce qui reste ouvert.'))
  ],
  true,
  array[
    pg_temp.criterion('questions', pg_temp.both('Questions that can be settled', 'Des questions que l’on peut trancher'), 40,
      pg_temp.needs_work('Topics: “ink,” “open house.”', 'Des thèmes : « encre », « portes ouvertes ».'),
      pg_temp.solid('Questions with options, a time limit and someone to prepare each one.', 'Des questions avec des options, des minutes, quelqu’un qui prépare.'),
      pg_temp.outstanding('Says who decides if the nine can’t agree.', 'Dit qui tranche si les neuf ne sont pas d’accord.')),
    pg_temp.criterion('time', pg_temp.both('Respect for time', 'Respect du temps'), 30,
      pg_temp.needs_work('Everyone sits through everything.', 'Tout le monde assiste à tout.'),
      pg_temp.solid('Shorter, and people can leave once they aren’t needed.', 'Plus court, et certains peuvent partir.')),
    pg_temp.criterion('minutes', pg_temp.both('Minutes', 'Compte rendu'), 30,
      pg_temp.needs_work('Retell what was said.', 'Raconte ce qui s’est dit.'),
      pg_temp.solid('Say who does what by when, in six lines.', 'Dit qui fait quoi et pour quand, en six lignes.'))
  ],
  pg_temp.both('One hour of work: don’t expect more than two clean texts. The invitation must turn the three topics into questions with a deadline (Lucia: the 20th). Any choice about the reports is fine; it should show in the invitation. Minutes that retell the discussion need another round.',
    'Une heure de travail : n’attendez pas plus que deux textes propres. La convocation transforme les trois sujets en questions, avec leur échéance (Lucia : le 20). Le choix sur les récits est libre, mais il doit se voir. Un compte rendu qui raconte la discussion est à reprendre.'),
  array[
    pg_temp.both('“Discuss the ink”: what will be different at 10:20?', '« Parler de l’encre » : qu’est-ce qui aura changé à 10 h 20 ?'),
    pg_temp.both('Who could skip which part? Nine people is a lot of packaging.', 'Qui peut sauter quoi ? À neuf, on imprimerait beaucoup d’emballages.'),
    pg_temp.both('I’d come to this meeting.', 'Cette réunion, j’y viendrais.')
  ]
);

select pg_temp.mission(
  37, '0c000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000004', 45,
  pg_temp.both('Three roofs, one visit', 'Trois toits, une visite'),
  pg_temp.both('Three people want solar panels, and this week you can visit one of them. Read between the lines of their calls, pick the one you drive to, and write to the other two so you don’t lose them.',
    'Trois personnes veulent des panneaux solaires, et vous ne pouvez en visiter qu’une cette semaine. Lisez entre les lignes de leurs appels, choisissez où vous allez, et écrivez aux deux autres pour qu’elles restent.'),
  'sales', 'intermediate', 3, 4, array['prospecting', 'sales-pitch', 'crm', 'communication'],
  array[
    pg_temp.brief('context', pg_temp.both('The call sheet', 'La fiche d’appels'), pg_temp.both('You sell solar roofs for **Heliane**, a made-up installer in the Rhône valley. A site visit takes a day; the next free one is Thursday, the one after that in **three weeks**. One visit in three becomes a contract, if it was the right one.

| | Roof | Power bill | Who called | Wants |
|---|---|---|---|---|
| Garnier dairy farm | 1,200 m², barn built in 1988 | €31,000 | the owner | “before the summer” |
| Linden Hotel | 180 m², flat | €14,000 | the manager | “something visible” |
| Town of Lussan, sports hall | 900 m², new in 2021 | €22,000 | head of facilities | “a first idea” |

As a rule of thumb, 5 m² hold 1 kWp, which yields 1,150 kWh a year; each kWh used on site saves €0.14.', 'Vous vendez des toitures solaires pour **Héliane**, un installateur imaginaire de la vallée du Rhône. Une visite prend une journée ; la prochaine est libre jeudi, la suivante dans **trois semaines**. Une visite sur trois devient un contrat, si c’était la bonne.

| | Toit | Facture | Qui a appelé | Souhaite |
|---|---|---|---|---|
| Ferme laitière Garnier | 1 200 m², hangar de 1988 | 31 000 € | le propriétaire | « avant l’été » |
| Hôtel des Tilleuls | 180 m², plat | 14 000 € | la gérante | « quelque chose de visible » |
| Ville de Lussan, gymnase | 900 m², refait en 2021 | 22 000 € | le chef des bâtiments | « une première idée » |

À la louche : 5 m² portent 1 kWc, qui donne 1 150 kWh par an ; chaque kWh consommé sur place économise 0,14 €.')),
    pg_temp.message('calls', pg_temp.both('What the notes leave out', 'Ce que les fiches ne disent pas'), 'Renaud Vial', pg_temp.both('Sales administration', 'Administration des ventes'), 4, pg_temp.both('I took all three calls. From memory:

- **Garnier** milks at 5 AM and 5 PM: that is when he needs power. He laughed when I asked about asbestos. “In a barn from ’88? Take a guess.”
- **The manager of the hotel** is lovely, has read everything, and said “I’ll have to run it by the owner” three times. The owner lives in Lyon.
- **Lussan** didn’t mention money. Above €90,000 they need a public tender, so for us nothing before next year. But the head of facilities looks after eleven other roofs.', 'C’est moi qui ai pris les trois appels. De mémoire :

- **Garnier** trait à 5 h et à 17 h : c’est là qu’il consomme. Il a ri quand j’ai parlé d’amiante. « Un hangar de 88 ? Devinez. »
- **La gérante de l’hôtel** est charmante, a tout lu, et a dit trois fois « il faut que j’en parle au propriétaire ». Il vit à Lyon.
- **Lussan** n’a pas parlé d’argent. Au-dessus de 90 000 €, il leur faut un marché public : rien avant l’an prochain. Mais ce monsieur s’occupe de onze autres toits.')),
    pg_temp.quiz('reading', pg_temp.both('Before you choose', 'Avant de choisir'),
      pg_temp.question('q1', pg_temp.both('How much could the Linden Hotel’s roof save per year at most, if all of it were used on site?', 'Combien le toit de l’hôtel peut-il économiser par an au mieux, si tout est consommé sur place ?'), array[pg_temp.both('About €2,300', 'Environ 2 300 €'), pg_temp.both('About €5,800', 'Environ 5 800 €'), pg_temp.both('About €14,000', 'Environ 14 000 €')], 'b', pg_temp.both('180 / 5 = 36 kWp; × 1,150 = 41,400 kWh; × 0.14 = €5,796.', '180 / 5 = 36 kWc ; × 1 150 = 41 400 kWh ; × 0,14 = 5 796 €.')),
      pg_temp.question('q2', pg_temp.both('Which question decides whether a visit to the farm makes sense?', 'Quelle question décide de l’intérêt d’une visite à la ferme ?'), array[pg_temp.both('Whether the roof contains asbestos, and who would pay for its removal', 'Le toit contient-il de l’amiante, et qui paierait le retrait'), pg_temp.both('How many cows there are', 'Le nombre de vaches'), pg_temp.both('Which color he prefers', 'La couleur qu’il préfère')], 'a', pg_temp.both('No panel goes onto an asbestos roof. A lab test costs €60 and takes four days: ask before you drive.', 'On ne pose rien sur un toit amianté. Une analyse coûte 60 € et prend quatre jours : demandez avant de rouler.')),
      pg_temp.question('q3', pg_temp.both('What did “I’ll have to run it by the owner” tell you?', 'Que dit « il faut que j’en parle au propriétaire » ?'), array[pg_temp.both('She isn’t interested', 'Elle n’est pas intéressée'), pg_temp.both('She can’t sign: the next conversation needs the owner', 'Elle ne peut pas signer : il faut le propriétaire à la prochaine conversation')], 'b', pg_temp.both('An ally without a signature. Help her convince him: that is a page to write, not a day to drive.', 'Une alliée sans signature. Aidez-la à convaincre : c’est une page à écrire, pas une journée de route.'))),
    pg_temp.decision('visit', pg_temp.both('Where do you go on Thursday?', 'Où allez-vous jeudi ?'), pg_temp.both('All three can be defended. Your choice changes what the two others need to hear.', 'Les trois se défendent. Votre choix change ce que les deux autres doivent entendre.'),
      pg_temp.choice('farm', pg_temp.both('To the farm', 'À la ferme'), pg_temp.both('You call first. Garnier sends a piece of roof to the lab the same day.', 'Vous appelez d’abord. Garnier envoie un éclat de toit au laboratoire le jour même.'), 'at-farm'),
      pg_temp.choice('hotel', pg_temp.both('To the hotel, if the owner comes', 'À l’hôtel, si le propriétaire vient'), pg_temp.both('The manager gets him to come. He has an hour.', 'La gérante obtient qu’il vienne. Il a une heure.'), 'at-hotel'),
      pg_temp.choice('town', pg_temp.both('To the sports hall', 'Au gymnase'), pg_temp.both('The head of facilities has brought the plans of all twelve roofs.', 'Le chef des bâtiments a apporté les plans des douze toits.'), 'at-town')),
    pg_temp.message('at-farm', pg_temp.both('In the milking parlor', 'En salle de traite'), 'Joël Garnier', pg_temp.both('Dairy farmer', 'Éleveur laitier'), 4, pg_temp.both('The lab says asbestos, on one side only. The south side was redone in 2004.

So: **half the roof, no removal.** Does it still make sense? I’d rather hear no today than maybe in the spring.', 'Le laboratoire dit : amiante, d’un seul côté. Le pan sud a été refait en 2004.

Donc : **la moitié du toit, rien à retirer.** Est-ce que ça tient encore ? Je préfère un non aujourd’hui à un peut-être au printemps.'), 'letters'),
    pg_temp.message('at-hotel', pg_temp.both('In the lobby', 'Dans le hall'), 'Philippe Arnoux', pg_temp.both('Owner of the building', 'Propriétaire des murs'), 4, pg_temp.both('My tenant pays the power bill, I’d pay for the roof. **What is in it for me?**

If you have an answer to that, I have two more buildings.', 'Ma locataire paie l’électricité, moi je paierais le toit. **Qu’est-ce que j’y gagne ?**

Si vous avez une réponse, j’ai deux autres immeubles.'), 'letters'),
    pg_temp.message('at-town', pg_temp.both('On the bleachers', 'Dans les gradins'), 'Denis Aubert', pg_temp.both('Head of facilities, Lussan', 'Chef des bâtiments, Lussan'), 4, pg_temp.both('I’ll be honest, you can’t sell me anything this year. But I’m writing the specifications for next year, and I have never done that for solar.

**What do people usually forget?** I’ll ask your competitors too.', 'Je serai franc, vous ne pouvez rien me vendre cette année. Mais j’écris le cahier des charges de l’an prochain, et je n’en ai jamais fait pour du solaire.

**Qu’est-ce qu’on oublie d’habitude ?** Je poserai la question à vos concurrents aussi.')),
    pg_temp.deliverable('letters', pg_temp.both('Three follow-ups', 'Trois suites'), 'text', true, pg_temp.both('To the one you visited: your answer to their question, in **150 words**. To each of the two others: **90 words** that say when, why not now, and give them something useful in the meantime.', 'À la personne visitée : votre réponse à sa question, en **150 mots**. À chacune des deux autres : **90 mots** qui disent quand, pourquoi pas maintenant, et donnent quelque chose d’utile d’ici là.')),
    pg_temp.deliverable('notes', pg_temp.both('Notes for your colleagues', 'Notes pour vos collègues'), 'text', true, pg_temp.both('For each lead, **three lines** in the customer file: who decides, what would stop it, next step with a date. Somebody else must be able to take over tomorrow.', 'Pour chaque contact, **trois lignes** dans le fichier clients : qui décide, ce qui bloquerait, prochaine étape datée. Une autre personne doit pouvoir reprendre demain.'))
  ],
  false,
  array[
    pg_temp.criterion('qualify', pg_temp.both('Qualifying', 'Qualification'), 35,
      pg_temp.needs_work('Goes by the size of the roof.', 'Se fie à la taille du toit.'),
      pg_temp.solid('Weighs who decides, what stands in the way, and when.', 'Pèse qui décide, ce qui bloque et quand.'),
      pg_temp.outstanding('Settles by phone what didn’t need a visit.', 'Règle par téléphone ce qui ne demandait pas de visite.')),
    pg_temp.criterion('letters', pg_temp.both('Follow-ups', 'Suites'), 40,
      pg_temp.needs_work('Reads like a brochure, or the same letter three times.', 'Des phrases de brochure, ou trois fois la même lettre.'),
      pg_temp.getting_there('Clear, but nothing useful for those who wait.', 'Clair, mais rien d’utile pour ceux qui attendent.'),
      pg_temp.solid('Each answers that person’s own question.', 'Chacune répond à la question de cette personne.')),
    pg_temp.criterion('notes', pg_temp.both('Notes', 'Notes'), 25,
      pg_temp.needs_work('Only you understand them.', 'Vous seul les comprenez.'),
      pg_temp.solid('Someone could take over tomorrow.', 'On peut reprendre demain.'))
  ],
  pg_temp.both('Any of the three visits is fine; the reasoning has to hold. Farm: half of 1,200 m² still holds 120 kWp, well beyond what he uses at 5 AM, so look for honesty about self-consumption. Hotel: the answer lies in the lease, or in a higher value of the building. Town: helping with specifications must stay fair, and the letter shouldn’t ask for a favor.',
    'La visite est libre, le raisonnement non. Ferme : la moitié de 1 200 m² porte encore 120 kWc, bien plus que ce qu’il consomme à 5 h ; attendez de la franchise sur l’autoconsommation. Hôtel : la réponse est dans le bail, ou dans la valeur des murs. Ville : aider au cahier des charges doit rester loyal, et la lettre ne demande aucune faveur.'),
  array[
    pg_temp.both('Who signs? If you don’t know, that is your next question.', 'Qui signe ? Si vous ne savez pas, voilà votre prochaine question.'),
    pg_temp.both('“Do not hesitate to contact us”: what happens if they do hesitate?', '« N’hésitez pas à nous contacter » : et s’ils hésitent ?'),
    pg_temp.both('An honest no with a reason. They will call you back.', 'Un non franc, avec une raison : ils vous rappelleront.')
  ]
);
