import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const sales: Template = (say, language) => ({
  title: say('Win back a hesitant customer', 'Reconquérir un client hésitant'),
  summary: say(
    'A chain of bakeries is about to leave the ordering tool Pétrin. Listen, choose how to respond, and write an offer that gives them good reasons to stay.',
    'Une chaîne de boulangeries s’apprête à quitter l’outil de commande Pétrin. Écoutez, choisissez comment répondre et rédigez l’offre qui la fera rester pour de bonnes raisons.',
  ),
  category: 'sales',
  difficulty: 'beginner',
  language,
  hours: 2,
  feedbackDays: 4,
  skills: ['negotiation', 'account-management', 'communication'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('Your account', 'Votre compte client'),
      body: say(
        `You look after the customers of **Pétrin**, a fictional tool that bakeries use to order flour and butter.

- Customer: *Les Fournées*, nine bakeries, €360 a month for two years
- Use: eight bakeries order daily, one stopped in the spring
- You can offer up to **10% off for six months**, or **two hours of training**, not both`,
        `Vous suivez les clients de **Pétrin**, un outil imaginaire avec lequel les boulangeries commandent farine et beurre.

- Client : *Les Fournées*, neuf boulangeries, 360 € par mois depuis deux ans
- Usage : huit boulangeries commandent chaque jour, une a cessé au printemps
- Vous pouvez offrir jusqu’à **10 % pendant six mois**, ou **deux heures de formation**, pas les deux`,
      ),
    },
    {
      id: 'mail',
      kind: 'message',
      title: say('They want to leave', 'Ils veulent partir'),
      from: 'Gaspard Noël',
      role: say('Manager of Les Fournées', 'Gérant des Fournées'),
      delaySeconds: 4,
      body: say(
        'We have an offer from Levain+, 15% cheaper. And honestly, my new team in Rue Haute never got the hang of your tool. Give me a reason to stay.',
        'Nous avons une offre de Levain+, 15 % moins chère. Et franchement, ma nouvelle équipe rue Haute n’a jamais compris votre outil. Donnez-moi une raison de rester.',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('Your first answer', 'Votre première réponse'),
      body: say(
        'Gaspard reads his email at five in the morning.',
        'Gaspard lit ses messages à cinq heures du matin.',
      ),
      choices: [
        {
          id: 'ask',
          label: say('Ask what’s going on in Rue Haute', 'Demander ce qui se passe rue Haute'),
          consequence: say(
            'He answers within minutes, and at length.',
            'Il répond en quelques minutes, et longuement.',
          ),
          next: 'story',
        },
        {
          id: 'discount',
          label: say('Offer 10% right away', 'Offrir tout de suite 10 %'),
          consequence: say(
            '“Levain+ offers 15.” You’ve used up your discount and learned nothing.',
            '« Levain+ donne 15. » Vous avez dépensé votre remise sans rien apprendre.',
          ),
          next: 'quiz',
        },
      ],
    },
    {
      id: 'story',
      kind: 'message',
      title: say('What’s behind it', 'Ce qu’il y a derrière'),
      from: 'Gaspard Noël',
      role: say('Manager of Les Fournées', 'Gérant des Fournées'),
      delaySeconds: 3,
      body: say(
        'Two of the three people there are new. They order by phone and make mistakes: last week, ninety pounds too much butter. Price isn’t what hurts most.',
        'Deux personnes sur trois y sont nouvelles. Elles commandent par téléphone et se trompent : la semaine passée, quarante kilos de beurre en trop. Le prix n’est pas ce qui fait le plus mal.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('Before you make an offer', 'Avant de faire une offre'),
      questions: [
        {
          id: 'cost',
          text: say('What does 10% off for six months cost you?', 'Que coûtent 10 % pendant six mois ?'),
          isMultiple: false,
          options: choices(say('€36', '36 €'), say('€216', '216 €'), say('€2,160', '2 160 €')),
          correct: ['b'],
          explanation: say('€36 a month, six times.', '36 € par mois, six fois.'),
        },
        {
          id: 'listen',
          text: say('What is a good open question?', 'Laquelle est une bonne question ouverte ?'),
          isMultiple: false,
          options: choices(
            say('“Is the price too high?”', '« Le prix est-il trop élevé ? »'),
            say('“How do they order there today?”', '« Comment commandent-ils aujourd’hui ? »'),
          ),
          correct: ['b'],
          explanation: say(
            'It invites a story instead of a yes.',
            'Elle invite à raconter plutôt qu’à dire oui.',
          ),
        },
      ],
    },
    {
      id: 'offer',
      kind: 'deliverable',
      title: say('Your offer', 'Votre offre'),
      body: say(
        'Write an email to Gaspard (up to 200 words): what you understood, **one** offer, why it helps him, and the next step with a date. Add a line on where you would stop negotiating.',
        'Écrivez l’e-mail à Gaspard (200 mots au plus) : ce que vous avez compris, **une** offre, en quoi elle l’aide, et la prochaine étape avec une date. Ajoutez une ligne sur votre limite de négociation.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `Dear Gaspard,

Thank you for being frank. If I understand you correctly, price is one thing; what costs you more is Rue Haute: two new people who order by phone, and last week, ninety pounds too much butter.

So I’d rather not start with a discount. **I’ll spend two hours with your team in Rue Haute**, before the first batch, with your own orders: standing orders for flour and butter, and the warning that appears when an order is unusually large. That would have stopped the butter.

If Rue Haute isn’t ordering on its own after two weeks, tell me, and you’re free to leave at the end of that month.

Does **Tuesday at 2 PM**, after the rush, suit you? I’ll bring a one-page guide for whoever starts next.

Best regards,

*My limit: the training, or 10% for six months with a one-year commitment, never both. I won’t match 15%.*`,
        `Bonjour Gaspard,

Merci pour votre franchise. Si je vous comprends bien, le prix est une chose ; ce qui vous coûte le plus, c’est la rue Haute : deux personnes nouvelles qui commandent par téléphone, et quarante kilos de beurre en trop la semaine passée.

Je préfère donc ne pas commencer par une remise. **Je passerai deux heures avec votre équipe rue Haute**, sur vos propres commandes : les commandes habituelles de farine et de beurre, et l’alerte qui s’affiche quand une quantité est inhabituelle. Elle aurait arrêté le beurre.

Si la rue Haute ne commande pas seule au bout de deux semaines, dites-le-moi : vous pourrez partir à la fin du mois.

**Mardi à 14 h**, après le coup de feu, cela vous convient-il ? J’apporterai une page d’aide pour les prochaines recrues.

Bien à vous

*Ma limite : la formation, ou 10 % pendant six mois avec un engagement d’un an, jamais les deux. Je ne m’alignerai pas sur 15 %.*`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'need',
        40,
        say('Understands the need', 'Comprend le besoin'),
        say('Talks only about price.', 'Ne parle que du prix.'),
        say('Names the new team’s problem.', 'Nomme la difficulté de la nouvelle équipe.'),
        say('Ties it to what it costs him.', 'La relie à ce qu’elle lui coûte.'),
      ),
      criterion(
        say,
        'offer',
        35,
        say('The right offer', 'Une offre adaptée'),
        say('Outside the rules, or vague.', 'Hors des règles, ou vague.'),
        say('One offer, within the rules.', 'Une offre, dans les règles.'),
        say('One offer, with what he gains in numbers.', 'Une offre, avec son gain chiffré.'),
      ),
      criterion(
        say,
        'tone',
        25,
        say('Tone and next step', 'Ton et suite'),
        say('Pushy, or without a next step.', 'Insistant, ou sans suite.'),
        say('Respectful, with a date.', 'Respectueux, avec une date.'),
        say('Makes you want to reply right away.', 'Donne envie de répondre aussitôt.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Training suits the situation better; a discount is defensible if it’s tied to a commitment.',
    'La formation répond mieux à l’histoire ; une remise se défend si elle est liée à un engagement.',
  ),
  comments: [
    say('You use his own words: he’ll feel heard.', 'Vous reprenez ses mots : il se sentira écouté.'),
    say(
      'Which date do you propose? Make it easy to say yes.',
      'Quelle date proposez-vous ? Facilitez le oui.',
    ),
  ],
})
