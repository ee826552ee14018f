import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const finance: Template = (say, language) => ({
  title: say('Keep a small shop solvent through March', 'Passer le mois de mars sans découvert'),
  summary: say(
    'The bike workshop Rayon Libre is profitable and about to run out of cash. Build a simple forecast, find the week it breaks, and choose what to do before it does.',
    'L’atelier vélo Rayon Libre gagne de l’argent et va pourtant en manquer. Construisez une prévision simple, trouvez la semaine où tout bascule et choisissez quoi faire avant.',
  ),
  category: 'finance',
  difficulty: 'intermediate',
  language,
  hours: 3,
  feedbackDays: 5,
  skills: ['budgeting', 'financial-analysis', 'spreadsheets', 'communication'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('What comes in, what goes out', 'Ce qui entre, ce qui sort'),
      body: say(
        `**Rayon Libre** is a fictional bike workshop with three employees. On Monday, March 2, there are **€6,000** in the bank. The bank refuses payments below zero.

| Week of March | Money in | Money out |
|---|---|---|
| 2 | Repairs €2,500 | Supplier €3,000 |
| 9 | Repairs €2,500 | Rent €1,800 |
| 16 | Repairs €2,500 | Order for spring: €7,500 |
| 23 | Repairs €3,000 | Small costs €400 |
| 30 | Repairs €3,000 · City hall pays an invoice: €5,200 | Salaries €5,400 |

The invoice to city hall is from January and was payable within 30 days.`,
        `**Rayon Libre** est un atelier vélo imaginaire de trois salariés. Lundi 2 mars, il y a **6 000 €** sur le compte. La banque refuse tout paiement en dessous de zéro.

| Semaine du | Entrées | Sorties |
|---|---|---|
| 2 mars | Réparations 2 500 € | Fournisseur 3 000 € |
| 9 mars | Réparations 2 500 € | Loyer 1 800 € |
| 16 mars | Réparations 2 500 € | Commande de printemps : 7 500 € |
| 23 mars | Réparations 3 000 € | Petits frais 400 € |
| 30 mars | Réparations 3 000 € · La mairie règle une facture : 5 200 € | Salaires 5 400 € |

La facture de la mairie date de janvier et était payable à 30 jours.`,
      ),
    },
    {
      id: 'owner',
      kind: 'message',
      title: say('The owner is relaxed', 'Le patron est serein'),
      from: 'Marceau Leduc',
      role: say('Owner', 'Patron'),
      delaySeconds: 3,
      body: say(
        'Over the month we take in more than we spend, don’t we? So what could go wrong? Tell me in plain words.',
        'Sur le mois, il rentre plus qu’il ne sort, non ? Alors, où est le problème ? Dites-le-moi simplement.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('The forecast', 'La prévision'),
      questions: [
        {
          id: 'total',
          text: say(
            'Is Marceau right about the whole month?',
            'Marceau a-t-il raison sur l’ensemble du mois ?',
          ),
          isMultiple: false,
          options: choices(
            say('Yes: €18,700 in, €18,100 out', 'Oui : 18 700 € d’entrées, 18 100 € de sorties'),
            say('No: more goes out than comes in', 'Non : il sort plus qu’il ne rentre'),
            say('There’s no way to know', 'On ne peut pas le savoir'),
          ),
          correct: ['a'],
          explanation: say(
            'The month adds up. That says nothing about each week.',
            'Le mois s’équilibre. Cela ne dit rien de chaque semaine.',
          ),
        },
        {
          id: 'week',
          text: say(
            'What is the balance at the end of the week of March 16?',
            'Quel est le solde à la fin de la semaine du 16 mars ?',
          ),
          isMultiple: false,
          options: choices(say('€1,200', '1 200 €'), say('€6,200', '6 200 €'), say('−€1,300', '−1 300 €')),
          correct: ['a'],
          explanation: say(
            '6,000 + 2,500 − 3,000 = 5,500; + 2,500 − 1,800 = 6,200; + 2,500 − 7,500 = 1,200. If the order is paid on Monday, before the week’s repairs, it is −1,300.',
            '6 000 + 2 500 − 3 000 = 5 500 ; + 2 500 − 1 800 = 6 200 ; + 2 500 − 7 500 = 1 200. Si la commande est payée lundi, avant les réparations de la semaine, il est de −1 300.',
          ),
        },
      ],
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('The supplier wants to be paid on Monday', 'Le fournisseur veut être payé lundi'),
      body: say(
        'The spring order is due on Monday, March 16, in the morning. On Friday there will be €6,200 in the bank. What do you suggest?',
        'La commande de printemps est payable lundi 16 mars au matin. Vendredi, il y aura 6 200 € sur le compte. Que proposez-vous ?',
      ),
      choices: [
        {
          id: 'city',
          label: say('Ask city hall for the overdue €5,200', 'Relancer la mairie pour les 5 200 € en retard'),
          consequence: say(
            'The accountant at city hall replies the same day.',
            'La comptable de la mairie répond le jour même.',
          ),
          next: 'city-hall',
        },
        {
          id: 'split',
          label: say('Pay the supplier in two parts', 'Payer le fournisseur en deux fois'),
          consequence: say(
            'The supplier agrees, and has a condition.',
            'Le fournisseur accepte, à une condition.',
          ),
          next: 'supplier',
        },
        {
          id: 'salaries',
          label: say('Pay salaries a week later', 'Verser les salaires une semaine plus tard'),
          consequence: say(
            'It doesn’t help: salaries are due two weeks after the order. And all three employees hear about it.',
            'Cela ne change rien : les salaires tombent deux semaines après la commande. Et les trois salariés l’apprennent.',
          ),
          next: 'supplier',
        },
      ],
    },
    {
      id: 'city-hall',
      kind: 'message',
      title: say('City hall replies', 'La mairie répond'),
      from: 'Solange Fabre',
      role: say('Accountant, city hall', 'Comptable, mairie'),
      delaySeconds: 3,
      body: say(
        'Your invoice lacked the order number, so it was never processed. Send it again today, and you’ll be paid on March 20, with interest for the delay.',
        'Il manquait le numéro de commande sur votre facture : elle n’a jamais été traitée. Renvoyez-la aujourd’hui et vous serez payés le 20 mars, intérêts de retard compris.',
      ),
    },
    {
      id: 'supplier',
      kind: 'message',
      title: say('The supplier writes', 'Le fournisseur écrit'),
      from: 'Anton Weiss',
      role: say('Supplier', 'Fournisseur'),
      delaySeconds: 3,
      body: say(
        'I hear March is tight for you. Half on Monday and half on April 13 works for me, for a fee of 1% on the second half. I’d rather know today than on Monday.',
        'J’apprends que le mois de mars est serré pour vous. La moitié lundi et l’autre le 13 avril, cela me va, moyennant 1 % sur la seconde moitié. Je préfère le savoir aujourd’hui que lundi.',
      ),
    },
    {
      id: 'plan',
      kind: 'deliverable',
      title: say('Forecast and advice', 'Prévision et conseil'),
      body: say(
        `Send Marceau:

1. the balance at the end of each week as a table, **and the day it would fall below zero**;
2. your advice, with what it costs and what happens if it fails;
3. in two sentences without jargon: why a shop that makes money can run out of it.

300 words or fewer, not counting the table.`,
        `Remettez à Marceau :

1. le solde à la fin de chaque semaine dans un tableau, **et le jour où il passerait sous zéro** ;
2. votre conseil, avec son coût et ce qui se passe s’il échoue ;
3. en deux phrases sans jargon : pourquoi un atelier qui gagne de l’argent peut en manquer.

300 mots au plus, sans compter le tableau.`,
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `| End of week | Balance |
|---|---|
| March 2 | €5,500 |
| March 9 | €6,200 |
| March 16 | €1,200 |
| March 23 | €3,800 |
| March 30 | €6,600 |

**On Monday, March 16, you are €1,300 short**: €6,200 in the bank, €7,500 to pay, and the week’s repairs not earned yet.

**My advice: split the spring order, and send the invoice to city hall again today.** Half of it, €3,750, is paid on March 16: you stay at €2,450 or more. The fee is €37.50. City hall then pays on March 20, ten days earlier than planned. If it doesn’t, the plan still holds: €3,800 + €3,750 + €3,000 − €5,400 = €5,150 at the end of the month, without that money.

**Why:** money you have earned isn’t money you have. You pay for spring in March, and your customers pay you in April.`,
        `| Fin de semaine | Solde |
|---|---|
| 2 mars | 5 500 € |
| 9 mars | 6 200 € |
| 16 mars | 1 200 € |
| 23 mars | 3 800 € |
| 30 mars | 6 600 € |

**Lundi 16 mars, il vous manque 1 300 €** : 6 200 € sur le compte, 7 500 € à payer, et les réparations de la semaine ne sont pas encore encaissées.

**Mon conseil : payer la commande de printemps en deux fois, et renvoyer aujourd’hui la facture à la mairie.** La moitié, 3 750 €, part le 16 mars : vous ne descendez pas sous 2 450 €. Cela coûte 37,50 €. La mairie paie alors le 20 mars, dix jours plus tôt que prévu. Si elle ne paie pas, le plan tient quand même : 3 800 + 3 750 + 3 000 − 5 400 = 5 150 € en fin de mois, sans cet argent.

**Pourquoi :** l’argent gagné n’est pas l’argent que l’on a. Vous payez le printemps en mars, et vos clients vous paient en avril.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'forecast',
        40,
        say('Forecast', 'Prévision'),
        say(
          'Balances are wrong, or only the month’s total is given.',
          'Soldes faux, ou seulement le total du mois.',
        ),
        say('Balances are right, week by week.', 'Soldes justes, semaine par semaine.'),
        say(
          'Finds the Monday that the weekly table hides.',
          'Trouve le lundi que le tableau hebdomadaire cache.',
        ),
      ),
      criterion(
        say,
        'advice',
        35,
        say('Advice', 'Conseil'),
        say('Doesn’t solve March 16.', 'Ne règle pas le 16 mars.'),
        say('Solves it, with its cost.', 'Le règle, avec son coût.'),
        say('Still holds if one payment is late.', 'Tient même si un paiement tarde.'),
      ),
      criterion(
        say,
        'words',
        25,
        say('Plain words', 'Mots simples'),
        say('Jargon.', 'Du jargon.'),
        say('Marceau understands it.', 'Marceau comprend.'),
        say('Marceau could explain it himself.', 'Marceau pourrait l’expliquer à son tour.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Balances: 5,500; 6,200; 1,200; 3,800; 6,600. On Monday, March 16, in the morning: −1,300. Splitting the order solves it; city hall’s payment on March 20 comes too late on its own.',
    'Soldes : 5 500 ; 6 200 ; 1 200 ; 3 800 ; 6 600. Lundi 16 mars au matin : −1 300. Payer la commande en deux fois règle le problème ; le paiement de la mairie le 20 mars, à lui seul, arrive trop tard.',
  ),
  comments: [
    say(
      'What is in the bank on Monday morning, before the repairs?',
      'Qu’y a-t-il sur le compte lundi matin, avant les réparations ?',
    ),
    say(
      'You say what happens if city hall pays late. Well done.',
      'Vous dites ce qui se passe si la mairie tarde. Très bien.',
    ),
  ],
})
