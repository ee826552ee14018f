import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const product: Template = (say, language) => ({
  title: say('Choose what the team builds next', 'Choisir ce que l’équipe réalise ensuite'),
  summary: say(
    'The ride-sharing app Covoi has four requests and one free developer for three weeks. Look at what each would change, choose one, and tell the people behind the others why not now.',
    'L’application de covoiturage Covoi a quatre demandes et une développeuse disponible pendant trois semaines. Regardez ce que chacune changerait, choisissez-en une et expliquez aux autres pourquoi pas maintenant.',
  ),
  category: 'product',
  difficulty: 'intermediate',
  language,
  hours: 3,
  feedbackDays: 5,
  skills: ['prioritization', 'product-discovery', 'user-stories', 'decision-making'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('Four requests', 'Quatre demandes'),
      body: say(
        `**Covoi** is a fictional ride-sharing app for commuters: 6,000 people offered or took a ride last month. The goal for this quarter is written on the wall: **more people who take a second ride**. Today 35% do.

| | Request | From | Effort | What is known |
|---|---|---|---|---|
| A | Dark mode | 41 comments in the app store | 5 days | No one left because of it |
| B | Cancel in one tap | Support, 120 messages a month | 6 days | Of riders whose ride was canceled late, 12% take a second one |
| C | Company accounts | Sales, one prospect with 300 staff | 20 days | They’d sign “probably in June” |
| D | Badges for drivers | The founder | 8 days | A competitor has them |

One developer is free for **15 working days**.`,
        `**Covoi** est une application imaginaire de covoiturage pour les trajets quotidiens : 6 000 personnes ont proposé ou pris un trajet le mois dernier. L’objectif du trimestre est affiché au mur : **davantage de personnes qui font un deuxième trajet**. Aujourd’hui, 35 % le font.

| | Demande | De | Effort | Ce que l’on sait |
|---|---|---|---|---|
| A | Mode sombre | 41 commentaires | 5 jours | Personne n’est parti à cause de cela |
| B | Annuler d’un geste | L’assistance, 120 messages par mois | 6 jours | Passagers prévenus trop tard d’une annulation : 12 % font un deuxième trajet |
| C | Comptes entreprise | Le commercial, un prospect de 300 salariés | 20 jours | Il signerait « sans doute en juin » |
| D | Badges pour les conducteurs | Le fondateur | 8 jours | Un concurrent en a |

Une développeuse est disponible pendant **15 jours ouvrés**.`,
      ),
    },
    {
      id: 'founder',
      kind: 'message',
      title: say('The founder writes', 'Le fondateur écrit'),
      from: 'Basile Arnaud',
      role: say('Founder', 'Fondateur'),
      delaySeconds: 3,
      body: say(
        'Badges would make a great announcement. And with C we’d have our first company. Can’t we do a little of everything?',
        'Les badges feraient une belle annonce. Et avec C, nous aurions notre première entreprise. Ne peut-on pas faire un peu de tout ?',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('One call before you decide', 'Un appel avant de décider'),
      body: say(
        'You have time for one conversation. With whom?',
        'Vous avez le temps d’un seul échange. Avec qui ?',
      ),
      choices: [
        {
          id: 'support',
          label: say(
            'Support: what is behind the 120 messages?',
            'L’assistance : que cachent les 120 messages ?',
          ),
          consequence: say(
            'You learn why drivers cancel late.',
            'Vous apprenez pourquoi les conducteurs annulent tard.',
          ),
          next: 'reason',
        },
        {
          id: 'sales',
          label: say('Sales: how sure is June?', 'Le commercial : juin est-il sûr ?'),
          consequence: say(
            'The prospect has no budget before September. On your way back, support stops you.',
            'Le prospect n’a pas de budget avant septembre. Au retour, l’assistance vous arrête.',
          ),
          next: 'reason',
        },
        {
          id: 'nobody',
          label: say('No one: the table is clear', 'Personne : le tableau est clair'),
          consequence: say(
            'You start to write. The developer asks a question you can’t answer.',
            'Vous commencez à écrire. La développeuse vous pose une question à laquelle vous ne savez pas répondre.',
          ),
          next: 'question',
        },
      ],
    },
    {
      id: 'question',
      kind: 'message',
      title: say('The developer asks', 'La développeuse demande'),
      from: 'Mina Okafor',
      role: say('Developer', 'Développeuse'),
      delaySeconds: 3,
      body: say(
        'Cancel in one tap, fine. But does an easier button make people cancel earlier, or just more often? I’d ask support.',
        'Annuler d’un geste, très bien. Mais un bouton plus simple fait-il annuler plus tôt, ou seulement plus souvent ? Je demanderais à l’assistance.',
      ),
    },
    {
      id: 'reason',
      kind: 'message',
      title: say('From support', 'L’assistance répond'),
      from: 'Rosalie Diop',
      role: say('Support', 'Assistance'),
      delaySeconds: 3,
      body: say(
        'Drivers know the evening before that they can’t drive. But canceling takes seven screens, so they send us a message, and we read it at nine. By then their rider has been waiting at the bus stop for an hour.',
        'Les conducteurs savent la veille qu’ils ne rouleront pas. Mais annuler demande sept écrans : ils nous écrivent, et nous lisons à neuf heures. Leur passager attend alors depuis une heure à l’arrêt.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('Before you choose', 'Avant de choisir'),
      questions: [
        {
          id: 'fit',
          text: say('Which requests fit into 15 days?', 'Quelles demandes tiennent en 15 jours ?'),
          isMultiple: true,
          options: choices(
            say('B alone, with time to measure', 'B seule, avec le temps de mesurer'),
            say('C alone', 'C seule'),
            say('B and D, with one day left', 'B et D, avec un jour de marge'),
          ),
          correct: ['a', 'c'],
          explanation: say(
            'C takes 20 days. B and D fit on paper, but one day is too little to test and measure two things.',
            'C demande 20 jours. B et D tiennent sur le papier, mais un jour ne suffit pas pour tester et mesurer deux choses.',
          ),
        },
        {
          id: 'count',
          text: say(
            '41 people ask for dark mode. What does that show?',
            '41 personnes demandent le mode sombre. Qu’est-ce que cela montre ?',
          ),
          isMultiple: false,
          options: choices(
            say('That it brings people back', 'Que cela fait revenir les gens'),
            say(
              'That people notice it; not that it changes the goal',
              'Que les gens le remarquent, pas que cela change l’objectif',
            ),
            say('That it is urgent', 'Que c’est urgent'),
          ),
          correct: ['b'],
          explanation: say(
            'The loudest request isn’t the most useful one. Compare each with the goal.',
            'La demande la plus bruyante n’est pas la plus utile. Comparez chacune à l’objectif.',
          ),
        },
      ],
    },
    {
      id: 'decision-note',
      kind: 'deliverable',
      title: say('Your decision', 'Votre décision'),
      body: say(
        `In 300 words or fewer:

1. **what the team builds**, and how it serves the goal;
2. two or three user stories with acceptance criteria;
3. the number you will watch, today’s value, and the one you expect in a month;
4. two sentences each for Basile and for sales: why not now, and when you’ll look again.`,
        `En 300 mots au plus :

1. **ce que l’équipe réalise**, et en quoi cela sert l’objectif ;
2. deux ou trois user stories avec leurs critères d’acceptation ;
3. le chiffre que vous suivrez, sa valeur aujourd’hui et celle que vous attendez dans un mois ;
4. deux phrases pour Basile et deux pour le commercial : pourquoi pas maintenant, et quand vous y reviendrez.`,
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `**We build B.** Riders who learn too late that their ride is canceled rarely come back: 12% do, compared with 35% overall. Drivers know the evening before; seven screens keep them from saying so.

- *As a driver, I cancel tomorrow’s ride in one tap, so that my rider can plan.* Done when the ride page has the button and asks to confirm once.
- *As a rider, I’m notified right away and see other rides on the same route.* Done when the notification arrives within a minute and opens a list.

**We watch** the share of cancellations made before 9 PM, which we measure from day one, and second rides among riders whose ride was canceled late: 12% today, 20% expected in a month. Six days to build leave nine to test and measure.

**Basile:** badges reward drivers who already drive; we have no sign that riders come back for them. Let’s look again once late cancellations are down by half.

**Sales:** C takes 20 days, and the prospect has no date we can rely on. If they sign for September, it leads our next plan.`,
        `**Nous réalisons B.** Les passagers prévenus trop tard d’une annulation reviennent rarement : 12 %, contre 35 % en moyenne. Les conducteurs le savent la veille ; sept écrans les empêchent de le dire.

- *En tant que conducteur, j’annule le trajet du lendemain d’un geste, pour que mon passager puisse s’organiser.* Terminé quand la page du trajet a le bouton et demande une seule confirmation.
- *En tant que passager, je suis prévenu aussitôt et je vois d’autres trajets sur le même parcours.* Terminé quand la notification arrive en moins d’une minute et ouvre une liste.

**Nous suivons** la part des annulations faites avant 21 h, mesurée dès le premier jour, et les deuxièmes trajets des passagers concernés : 12 % aujourd’hui, 20 % attendus dans un mois. Six jours de réalisation en laissent neuf pour tester et mesurer.

**Basile :** les badges récompensent des conducteurs qui roulent déjà ; rien n’indique qu’ils font revenir les passagers. Reparlons-en quand les annulations tardives auront baissé de moitié.

**Commercial :** C demande 20 jours, et le prospect n’a pas de date sûre. S’il signe pour septembre, C ouvre notre prochain plan.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'choice',
        40,
        say('Choice', 'Choix'),
        say('Based on who asked the loudest.', 'Selon qui demande le plus fort.'),
        say('Based on the goal and the numbers.', 'Argumenté par l’objectif et les chiffres.'),
        say(
          'Names the reason behind the request, not just the request.',
          'Nomme la cause derrière la demande, pas seulement la demande.',
        ),
      ),
      criterion(
        say,
        'stories',
        30,
        say('User stories', 'User stories'),
        say('Describe screens, or can’t be tested.', 'Décrivent des écrans, ou ne se testent pas.'),
        say('A person, a need, a testable result.', 'Une personne, un besoin, un résultat vérifiable.'),
        say('Also cover what the rider experiences.', 'Couvrent aussi ce que vit le passager.'),
      ),
      criterion(
        say,
        'no',
        30,
        say('Saying no', 'Dire non'),
        say('Vague, or just “later.”', 'Vague, ou « plus tard ».'),
        say('A reason and a date.', 'Une raison et une date.'),
        say('Basile and sales would accept it.', 'Basile et le commercial l’accepteraient.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'B is the expected choice: it serves the goal and leaves time to measure. B and D together are acceptable if the risk is named. C doesn’t fit into 15 days.',
    'B est le choix attendu : elle sert l’objectif et laisse le temps de mesurer. B et D ensemble se défendent si le risque est nommé. C ne tient pas en 15 jours.',
  ),
  comments: [
    say(
      'Which number tells you in a month that you were right?',
      'Quel chiffre vous dira dans un mois que vous aviez raison ?',
    ),
    say(
      'Your “no” comes with a reason and a date. People can work with that.',
      'Votre « non » est accompagné d’une raison et d’une date : on peut s’organiser.',
    ),
  ],
})
