-- Two missions of a bookkeeping company: a shop short of cash, and a morning without software.
select pg_temp.mission(
  25, '0c000000-0000-4000-8000-000000000023', 'c0000000-0000-4000-8000-000000000025', 60,
  pg_temp.both('Profitable, and broke on the 19th', 'Bénéficiaire, et à sec le 19'),
  pg_temp.both('A bicycle shop makes money and still runs out of it. Build the cash forecast for March day by day, find the low point, and tell the owner what to do about it before it happens.',
    'Un atelier de vélos gagne de l’argent et en manque quand même. Construisez la trésorerie de mars jour par jour, trouvez le creux, et dites au patron quoi faire avant qu’il n’arrive.'),
  'finance', 'beginner', 1.5, 2, array['budgeting', 'bookkeeping', 'spreadsheets', 'communication'],
  array[
    pg_temp.brief('context', pg_temp.both('The shop on Tanners Street', 'L’atelier de la rue des Tanneurs'), pg_temp.both('**Chainlink** is a made-up bicycle repair shop with one employee. Over the year it earns about €14,000. On March 1 its account holds **€2,400**, and the bank doesn’t allow it below zero.

| Date | What | Amount |
|---|---|---|
| March 5 | Rent | – €1,350 |
| March 10 | Loan payment | – €610 |
| March 15 | Parts supplier | – €5,900 |
| March 19 | VAT | – €1,480 |
| March 28 | Wages | – €2,700 |
| March 6, 13, 20, 27 | Card sales of the week | + €3,100 each |
| March 31 | Town hall, fleet of 20 bikes | + €4,800 |', '**Chaînon** est un atelier imaginaire de réparation de vélos, avec un salarié. Sur l’année, il gagne environ 14 000 €. Le 1er mars, il a **2 400 €** en banque, et le découvert n’est pas autorisé.

| Date | Quoi | Montant |
|---|---|---|
| 5 mars | Loyer | – 1 350 € |
| 10 mars | Emprunt | – 610 € |
| 15 mars | Fournisseur de pièces | – 5 900 € |
| 19 mars | TVA | – 1 480 € |
| 28 mars | Salaire | – 2 700 € |
| 6, 13, 20, 27 mars | Ventes par carte de la semaine | + 3 100 € chaque fois |
| 31 mars | Mairie, parc de 20 vélos | + 4 800 € |')),
    pg_temp.message('owner', pg_temp.both('The owner’s question', 'La question du patron'), 'Malik Perrin', pg_temp.both('Owner of the shop', 'Patron de l’atelier'), 4, pg_temp.both('My accountant says I’m profitable. My bank says my card may be declined. **Who is right?**

I added up the month: €17,200 coming in, €12,040 going out. It should be fine. But last March it wasn’t.

Please, no jargon. I have grease on my hands and ten minutes.', 'Mon comptable dit que je suis bénéficiaire. Ma banque dit que ma carte risque d’être refusée. **Qui a raison ?**

J’ai fait l’addition du mois : 17 200 € qui rentrent, 12 040 € qui sortent. Ça devrait passer. Mais en mars dernier, ça n’est pas passé.

Sans jargon, s’il vous plaît. J’ai les mains dans la graisse et dix minutes.')),
    pg_temp.quiz('sums', pg_temp.both('Check your forecast', 'Vérifiez votre prévision'),
      pg_temp.question('q1', pg_temp.both('On which day is the account at its lowest?', 'Quel jour le compte est-il au plus bas ?'), array[pg_temp.both('March 5', 'Le 5 mars'), pg_temp.both('March 15', 'Le 15 mars'), pg_temp.both('March 19', 'Le 19 mars')], 'c', pg_temp.both('After VAT on the 19th, one day before the third week of card sales.', 'Après la TVA du 19, la veille des ventes de la troisième semaine.')),
      pg_temp.question('q2', pg_temp.both('How much is in it that evening?', 'Combien reste-t-il ce soir-là ?'), array[pg_temp.both('€740', '740 €'), pg_temp.both('Minus €740', 'Moins 740 €'), pg_temp.both('€2,360', '2 360 €')], 'b', pg_temp.both('2,400 – 1,350 + 3,100 – 610 + 3,100 – 5,900 – 1,480 = – 740.', '2 400 – 1 350 + 3 100 – 610 + 3 100 – 5 900 – 1 480 = – 740.')),
      pg_temp.question('q3', pg_temp.both('Why can a profitable shop run out of cash?', 'Pourquoi un atelier bénéficiaire peut-il manquer d’argent ?'), array[pg_temp.both('It pays before it’s paid', 'Il paie avant d’être payé'), pg_temp.both('Its prices are too low', 'Ses prix sont trop bas'), pg_temp.both('Accountants count differently', 'Les comptables comptent autrement')], 'a', pg_temp.both('Parts are paid on the 15th; the town hall pays for the work on the 31st. Profit says whether, cash says when.', 'Les pièces se paient le 15, la mairie paie le 31. Le bénéfice dit si, la trésorerie dit quand.'))),
    pg_temp.decision('first', pg_temp.both('Who do you call first?', 'Qui appelez-vous d’abord ?'), pg_temp.both('It is March 4. Malik gives you his phone.', 'Nous sommes le 4 mars. Malik vous tend son téléphone.'),
      pg_temp.choice('supplier', pg_temp.both('The supplier, to pay half later', 'Le fournisseur, pour payer la moitié plus tard'), pg_temp.both('“Half on the 15th, half on the 31st? Fine, you have always paid. But put it in writing.”', '« La moitié le 15, la moitié le 31 ? D’accord, vous avez toujours payé. Mais écrivez-le-moi. »')),
      pg_temp.choice('customer', pg_temp.both('The town hall, to be paid sooner', 'La mairie, pour être payé plus tôt'), pg_temp.both('“With a 2% discount, I can pay by the 16th. I need a new invoice tomorrow.” That would cost €96.', '« Avec 2 % d’escompte, je peux payer le 16. Il me faut une nouvelle facture demain. » Cela coûterait 96 €.')),
      pg_temp.choice('bank', pg_temp.both('The bank, for an overdraft', 'La banque, pour un découvert'), pg_temp.both('“€1,000, three days to set up, a €40 fee.” It would just be enough, this time.', '« 1 000 €, trois jours de délai, 40 € de frais. » Ce serait juste assez, cette fois.'))),
    pg_temp.deliverable('forecast', pg_temp.both('The forecast for March', 'La prévision de mars'), 'file', true, pg_temp.both('A sheet with one line per movement and the balance after it, **before and after** the measure you chose.', 'Une feuille, une ligne par mouvement et le solde après, **avant et après** la mesure choisie.'), array['xlsx', 'ods', 'csv', 'pdf']),
    pg_temp.deliverable('message', pg_temp.both('Your answer to Malik', 'Votre réponse à Malik'), 'text', true, pg_temp.both('**150 words at most**: who is right, what happens on which day, what you arranged and what it costs, and one habit that would keep it from happening next March.', '**150 mots au plus** : qui a raison, ce qui arrive et quel jour, ce que vous avez arrangé et ce que cela coûte, et une habitude pour que mars prochain se passe mieux.'))
  ],
  true,
  array[
    pg_temp.criterion('sums', pg_temp.both('Correct and traceable', 'Juste et vérifiable'), 45,
      pg_temp.needs_work('A wrong balance, or one that can’t be followed.', 'Un solde faux, ou que l’on ne peut pas suivre.'),
      pg_temp.solid('Every balance can be recalculated, before and after.', 'Chaque solde se recalcule, avant et après.'),
      pg_temp.outstanding('Also shows how little margin is left.', 'Montre aussi la marge qui reste.')),
    pg_temp.criterion('measure', pg_temp.both('The measure', 'La mesure'), 30,
      pg_temp.needs_work('Doesn’t cover the low point, or comes too late.', 'Ne couvre pas le creux, ou arrive trop tard.'),
      pg_temp.solid('Covers it, with its cost.', 'Le couvre, coût compris.'),
      pg_temp.outstanding('Compared with another one.', 'Comparée à une autre.')),
    pg_temp.criterion('words', pg_temp.both('For Malik', 'Pour Malik'), 25,
      pg_temp.needs_work('Jargon, or a lecture.', 'Du jargon, ou une leçon.'),
      pg_temp.solid('He knows what to do after reading it once.', 'Il sait quoi faire après une lecture.'))
  ],
  pg_temp.both('Balances: 1,050 on the 5th; 4,150; 3,540; 6,640; 740 on the 15th; – 740 on the 19th; 2,360; 5,460; 2,760; 7,560 on the 31st. All three calls work. The supplier’s is free and leaves the most room; the overdraft leaves €260 and repeats next year. Accept small rounding, never a missing line.',
    'Soldes : 1 050 le 5 ; 4 150 ; 3 540 ; 6 640 ; 740 le 15 ; – 740 le 19 ; 2 360 ; 5 460 ; 2 760 ; 7 560 le 31. Les trois appels conviennent. Celui au fournisseur est gratuit et laisse le plus de marge ; le découvert laisse 260 € et reviendra l’an prochain. Un arrondi passe, une ligne oubliée non.'),
  array[
    pg_temp.both('What is the balance the evening before? Show each step.', 'Quel est le solde la veille ? Montrez chaque étape.'),
    pg_temp.both('Malik asked for no jargon: what is a “working capital requirement” in his words?', 'Malik ne veut pas de jargon : comment dirait-il « besoin en fonds de roulement » ?'),
    pg_temp.both('You give the day and the amount in the first line. Exactly right.', 'Le jour et le montant dès la première ligne : c’est exactement cela.')
  ]
);

select pg_temp.mission(
  26, '0c000000-0000-4000-8000-000000000023', 'c0000000-0000-4000-8000-000000000025', 27,
  pg_temp.both('Filing day, and nothing works', 'Jour de déclaration, et plus rien ne marche'),
  pg_temp.both('It’s the last day to file VAT, the software is down, and 214 tickets are waiting for five people. Write the first public message, sort the queue, and later tell customers the truth about what happened.',
    'C’est le dernier jour pour déclarer la TVA, le logiciel est bloqué, et 214 demandes attendent cinq personnes. Écrivez le premier message public, triez la file, puis dites aux clients ce qui s’est vraiment passé.'),
  'support', 'advanced', 5, 7, array['customer-service', 'complaint-handling', 'prioritization', 'technical-writing', 'knowledge-base'],
  array[
    pg_temp.brief('context', pg_temp.both('9:30 AM', '9 h 30'), pg_temp.both('**Talio** is made-up bookkeeping software with 9,000 customers, mostly shopkeepers. Today is the deadline for VAT: **2,300 of them have to file before midnight**. Since 8:05 AM, the “Send return” button has been spinning forever.

You lead the support shift: five people, about nine answers an hour each.

| Waiting at 9:30 AM | |
|---|---|
| “I can’t file” | 131 |
| “Have I lost my data?” | 38 |
| Something else entirely | 27 |
| Angry, asks for a refund | 18 |

Forty more arrive every half hour.', '**Talio** est un logiciel de comptabilité imaginaire : 9 000 clients, surtout des commerçants. Aujourd’hui, la TVA : **2 300 d’entre eux doivent déclarer avant minuit**. Depuis 8 h 05, le bouton « Envoyer la déclaration » tourne sans fin.

Vous dirigez l’équipe du support : cinq personnes, environ neuf réponses par heure chacune.

| En attente à 9 h 30 | |
|---|---|
| « Je ne peux pas déclarer » | 131 |
| « Ai-je perdu mes données ? » | 38 |
| Tout autre chose | 27 |
| En colère, demande un remboursement | 18 |

Il en arrive quarante de plus par demi-heure.')),
    pg_temp.message('engineer', pg_temp.both('From engineering', 'Un mot de la technique'), 'Yuki Tanabe', pg_temp.both('Engineer on call', 'Ingénieure d’astreinte'), 4, pg_temp.both('What I know for sure: **no data is lost**. The queue that talks to the tax office is stuck; everything before it works.

What I don’t know: why, and until when. Could be twenty minutes, could be tonight. **Please don’t publish a time.**

There is a way around it: the totals are on the “Summary” page, and anyone can type them into the tax office’s site by hand. I timed it: 12 minutes.', 'Ce dont je suis sûre : **aucune donnée n’est perdue**. La file d’envoi vers les impôts est bloquée ; tout ce qui est avant fonctionne.

Ce que je ne sais pas : pourquoi, ni jusqu’à quand. Vingt minutes ou ce soir. **Ne publiez pas d’heure, s’il vous plaît.**

Il y a un détour : les totaux sont sur la page « Synthèse », et chacun peut les saisir à la main sur le site des impôts. Chronométré : 12 minutes.')),
    pg_temp.decision('first', pg_temp.both('The first ten minutes', 'Les dix premières minutes'), pg_temp.both('What do you do first?', 'Que faites-vous d’abord ?'),
      pg_temp.choice('publish', pg_temp.both('Publish what you know now, without a time, with the workaround', 'Publier ce que l’on sait, sans heure, avec le détour'), pg_temp.both('It’s online at 9:38. New tickets drop by half within twenty minutes. Some customers are furious to have to type.', 'En ligne à 9 h 38. Les nouvelles demandes baissent de moitié en vingt minutes. Certains sont furieux de devoir saisir.'), 'after-publish'),
      pg_temp.choice('answer', pg_temp.both('Answer the 131 one by one: people want a person', 'Répondre aux 131 un par un : les gens veulent quelqu’un'), pg_temp.both('By 10:30 you have answered 45. There are 249 waiting.', 'À 10 h 30, vous avez répondu à 45. Il en attend 249.'), 'after-answer'),
      pg_temp.choice('wait', pg_temp.both('Wait for engineering: a message without a time makes it worse', 'Attendre la technique : un message sans heure aggrave les choses'), pg_temp.both('At 10:05, a customer publishes a screenshot with your logo. It travels faster than you do.', 'À 10 h 05, un client publie une capture d’écran avec votre logo. Elle va plus vite que vous.'), 'after-wait')),
    pg_temp.message('after-publish', pg_temp.both('A reply', 'Une réponse'), 'Nadège Collin', pg_temp.both('Customer, bakery', 'Cliente, boulangerie'), 4, pg_temp.both('Thank you for saying it straight. I typed the totals in, fourteen minutes, done.

One question, and I think I’m not the only one: **if yours goes through tonight after all, will I have filed twice?**', 'Merci de le dire franchement. J’ai saisi les totaux, quatorze minutes, c’est fait.

Une question, et je ne dois pas être la seule : **si votre envoi part finalement ce soir, est-ce que j’aurai déclaré deux fois ?**'), 'noon'),
    pg_temp.message('after-answer', pg_temp.both('From your team', 'Un mot de l’équipe'), 'Jonas Petit', pg_temp.both('Support agent', 'Conseiller'), 4, pg_temp.both('I have written the same answer nineteen times. While I write it, forty more come in.

And three people asked something I couldn’t answer: **if they type it in by hand, and our button wakes up tonight, is it filed twice?**', 'J’ai écrit dix-neuf fois la même réponse. Pendant ce temps, il en arrive quarante.

Et trois personnes m’ont posé une question sans réponse : **si elles saisissent à la main et que notre bouton se réveille ce soir, est-ce déclaré deux fois ?**'), 'noon'),
    pg_temp.message('after-wait', pg_temp.both('From a partner', 'Un mot d’une partenaire'), 'Hélène Duquesne', pg_temp.both('Accountant, 60 shared clients', 'Experte-comptable, 60 clients communs'), 4, pg_temp.both('I learn from a screenshot that you’re down. Sixty of my clients use you. I have told them to type it in by hand.

Now they ask me: **if your button wakes up tonight, is it filed twice?** I have no idea. Do you?', 'J’apprends par une capture d’écran que vous êtes en panne. Soixante de mes clients sont chez vous. Je leur ai dit de saisir à la main.

Maintenant ils me demandent : **si votre bouton se réveille ce soir, est-ce déclaré deux fois ?** Je n’en sais rien. Et vous ?')),
    pg_temp.brief('noon', pg_temp.both('12:10 PM', '12 h 10'), pg_temp.both('Fixed at **11:47 AM**. Yuki’s summary:

- Cause: a certificate expired at 8:00 AM; the reminder went to somebody who left in June
- 1,460 returns have been sent since, all confirmed
- **340 customers had already filed by hand and were sent a second time.** The tax office keeps the later one, and both carry the same totals: nobody pays twice. It will look alarming in their tax account until Thursday

The service had been down for 3 hours 42 minutes.', 'Réparé à **11 h 47**. Le résumé de Yuki :

- cause : un certificat expiré à 8 h ; le rappel partait vers une personne qui a quitté l’entreprise en juin ;
- 1 460 déclarations parties depuis, toutes confirmées ;
- **340 clients avaient déjà saisi à la main, et leur déclaration est partie une seconde fois.** Les impôts gardent la dernière, les totaux sont les mêmes : personne ne paiera deux fois. Leur espace fiscal affichera les deux jusqu’à jeudi, ce qui peut inquiéter.

Le service a été bloqué 3 heures et 42 minutes.')),
    pg_temp.quiz('judgment', pg_temp.both('Before you write', 'Avant d’écrire'),
      pg_temp.question('q1', pg_temp.both('At 9:30 AM, how long would your team need for the 131 alone, one by one?', 'À 9 h 30, combien de temps faudrait-il pour les 131 seuls, un par un ?'), array[pg_temp.both('About one hour', 'Environ une heure'), pg_temp.both('About three hours', 'Environ trois heures'), pg_temp.both('About six hours', 'Environ six heures')], 'b', pg_temp.both('45 answers an hour. Meanwhile, 80 new requests arrive every hour: the queue only grows until something is published.', '45 réponses par heure. Pendant ce temps, il en arrive 80 par heure : tant que rien n’est publié, la file s’allonge.')),
      pg_temp.question('q2', pg_temp.both('Who should hear about the double filing?', 'Qui doit être prévenu du double envoi ?'), array[pg_temp.both('The 340, individually, before they notice', 'Les 340, un par un, avant qu’ils ne le voient'), pg_temp.both('Nobody: it corrects itself on Thursday', 'Personne : tout rentre dans l’ordre jeudi'), pg_temp.both('The other 1,960, with equal prominence', 'Les 1 960 autres, avec la même insistance')], 'a', pg_temp.both('Whoever is affected hears it from you, first. The others can read one line in the report.', 'Les personnes concernées l’apprennent par vous, d’abord. Les autres peuvent lire une ligne dans le bilan.'))),
    pg_temp.deliverable('morning', pg_temp.both('9:30 AM: message and queue', '9 h 30 : le message et la file'), 'text', true, pg_temp.both('Two things, with what was known at 9:30:

1. the public message, **90 words at most**;
2. how you split the 214 requests among five people: who gets what, in which order, with which ready-made answer.', 'Deux choses, avec ce que l’on savait à 9 h 30 :

1. le message public, **90 mots au plus** ;
2. la répartition des 214 demandes entre cinq personnes : qui prend quoi, dans quel ordre, avec quelle réponse type.')),
    pg_temp.deliverable('report', pg_temp.both('The report to customers', 'Le bilan aux clients'), 'text', true, pg_temp.both('**250 words**, to be published tomorrow: what happened, who was affected, what we’re changing and by when. And the separate message to the 340: **100 words**.', '**250 mots**, à publier demain : ce qui s’est passé, pour qui, ce que nous changeons et quand. Et le message à part aux 340 : **100 mots**.')),
    pg_temp.deliverable('checklist', pg_temp.both('A page for next time', 'Une page pour la prochaine fois'), 'link', false, pg_temp.both('Optional: a link to a one-page checklist that a colleague could follow at 8:05 AM without you.', 'Facultatif : un lien vers une page qu’un collègue pourrait suivre à 8 h 05, sans vous.'))
  ],
  true,
  array[
    pg_temp.criterion('first', pg_temp.both('The first message', 'Le premier message'), 30,
      pg_temp.needs_work('Promises a time, or says nothing you can use.', 'Promet une heure, ou ne dit rien d’utile.'),
      pg_temp.getting_there('Honest, but the workaround is hard to find.', 'Honnête, mais le détour est difficile à trouver.'),
      pg_temp.solid('Data safe, what to do before midnight, when you will write again.', 'Données en sécurité, quoi faire avant minuit, quand vous réécrirez.'),
      pg_temp.outstanding('Answers the question about filing twice, or says that it’s still open.', 'Répond au risque de double envoi, ou dit qu’il est ouvert.')),
    pg_temp.criterion('queue', pg_temp.both('The queue', 'La file'), 25,
      pg_temp.needs_work('First come, first served.', 'Dans l’ordre d’arrivée.'),
      pg_temp.solid('By consequence, with people and answers assigned.', 'Par gravité, avec des personnes et des réponses.'),
      pg_temp.outstanding('Keeps one person out of the queue, and says why.', 'Garde une personne hors de la file, et dit pourquoi.')),
    pg_temp.criterion('truth', pg_temp.both('The truth afterward', 'La vérité ensuite'), 30,
      pg_temp.needs_work('Hides the cause or the 340.', 'Cache la cause ou les 340.'),
      pg_temp.solid('Cause, duration, numbers, dated changes.', 'Cause, durée, chiffres, changements datés.'),
      pg_temp.outstanding('Blames a process, never a person.', 'Met en cause un processus, jamais une personne.')),
    pg_temp.criterion('tone', pg_temp.both('Tone', 'Ton'), 15,
      pg_temp.needs_work('Corporate.', 'Institutionnel.'),
      pg_temp.solid('As one shopkeeper would talk to another.', 'Comme on parle entre commerçants.'))
  ],
  pg_temp.both('Check the arithmetic: 45 answers an hour against 80 new requests. The 38 worried about data can be answered with one sentence and should go first or be covered by the public message. A report naming the former employee can’t be validated. “Due to a technical issue” costs a level in truth.',
    'Vérifiez l’arithmétique : 45 réponses par heure contre 80 demandes. Les 38 qui craignent pour leurs données se règlent en une phrase, d’abord ou par le message public. Un bilan qui nomme l’ancien salarié n’est pas validable. « En raison d’un incident technique » coûte un niveau sur la vérité.'),
  array[
    pg_temp.both('You promise “within the hour.” Yuki asked you not to. What can you promise instead?', 'Vous promettez « dans l’heure ». Yuki vous a demandé de ne pas le faire. Que pouvez-vous promettre ?'),
    pg_temp.both('The 340 will see two returns tonight. Have they heard from you by then?', 'Les 340 verront deux déclarations ce soir. Vous auront-ils lus avant ?'),
    pg_temp.both('“The reminder went to an empty mailbox”: the cause in seven words, and nobody blamed.', '« Le rappel partait vers une boîte vide » : toute la cause, et personne n’est accusé.')
  ]
);
