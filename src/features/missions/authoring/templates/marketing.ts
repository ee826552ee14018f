import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const marketing: Template = (say, language) => ({
  title: say('Rescue the launch of a reusable bottle', 'Sauver le lancement d’une gourde'),
  summary: say(
    'Ten days before its launch, the bottle brand Lumo learns that a rival got there first. Decide what to do, check the numbers and rewrite the launch email.',
    'Dix jours avant son lancement, la marque de gourdes Lumo apprend qu’un concurrent l’a devancée. Décidez quoi faire, vérifiez les chiffres et réécrivez l’e-mail de lancement.',
  ),
  category: 'marketing',
  difficulty: 'beginner',
  language,
  hours: 3,
  feedbackDays: 5,
  skills: ['email-marketing', 'copywriting', 'decision-making'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('Welcome to Lumo', 'Bienvenue chez Lumo'),
      body: say(
        `You’ve joined **Lumo**, a fictional seven-person brand that sells reusable bottles online. The new bottle, *Lumo Clip*, goes on sale in ten days.

## What you have
- 4,200 newsletter subscribers; 31% opened the last email
- a launch budget of €1,500, of which €600 is spent
- one promise: **it clips to any bag and doesn’t leak**

## What is expected
A launch email that makes people want to try it, and a decision you can explain.`,
        `Vous rejoignez **Lumo**, une marque imaginaire de sept personnes qui vend des gourdes en ligne. La nouvelle gourde, *Lumo Clip*, sort dans dix jours.

## Ce que vous avez
- 4 200 abonnés à la newsletter ; le dernier envoi a été ouvert par 31 % d’entre eux
- un budget de lancement de 1 500 €, dont 600 € déjà dépensés
- une promesse : **elle se clipse à tout sac et ne fuit pas**

## Ce qui est attendu
Un e-mail de lancement qui donne envie d’essayer, et une décision que vous savez expliquer.`,
      ),
    },
    {
      id: 'alarm',
      kind: 'message',
      title: say('A message from Inès', 'Un message d’Inès'),
      from: 'Inès Marchand',
      role: say('Head of marketing', 'Responsable marketing'),
      delaySeconds: 4,
      body: say(
        'Bad news: Oryx has just launched a clip bottle, two euros cheaper than ours. Sales wants a discount; I’m not sure. **What would you do?** I need an answer before lunch.',
        'Mauvaise nouvelle : Oryx vient de sortir une gourde à clip, deux euros moins chère que la nôtre. L’équipe commerciale veut une remise, je ne suis pas sûre. **Que feriez-vous ?** Il me faut une réponse avant midi.',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('How do we respond?', 'Comment répondre ?'),
      body: say(
        'Oryx’s bottle costs €22, ours €24. Reviews of theirs already mention a clip that breaks.',
        'La gourde d’Oryx coûte 22 €, la nôtre 24 €. Les premiers avis sur la leur parlent déjà d’un clip qui casse.',
      ),
      choices: [
        {
          id: 'discount',
          label: say('Match the price for the first week', 'S’aligner sur le prix la première semaine'),
          consequence: say(
            'The margin on the first 500 bottles falls from €9 to €7. Inès asks you to show what that means.',
            'La marge des 500 premières gourdes passe de 9 € à 7 €. Inès vous demande de montrer ce que cela signifie.',
          ),
          next: 'margin',
        },
        {
          id: 'difference',
          label: say('Keep the price and prove the clip', 'Garder le prix et prouver la solidité du clip'),
          consequence: say(
            'The team films the clip holding 12 kg. You have proof; now find the words.',
            'L’équipe filme le clip qui tient 12 kg. Vous avez une preuve ; il lui faut des mots.',
          ),
          next: 'quiz',
        },
      ],
    },
    {
      id: 'margin',
      kind: 'message',
      title: say('Finance has a question', 'Une question du service financier'),
      from: 'Bao Tran',
      role: say('Finance', 'Finance'),
      delaySeconds: 3,
      body: say(
        'Taking €2 off 500 bottles costs us €1,000: more than what’s left of the launch budget. If you keep the discount, your email must say clearly **when it ends**.',
        'Avec 2 € de moins sur 500 gourdes, nous donnons 1 000 € : plus que le reste du budget de lancement. Si vous gardez la remise, votre e-mail doit dire clairement **quand elle se termine**.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('Before you write', 'Avant d’écrire'),
      questions: [
        {
          id: 'opened',
          text: say(
            'If the launch email gets the same open rate as the last one, about how many people will open it?',
            'Si l’e-mail est ouvert comme le dernier envoi, combien de personnes le lisent environ ?',
          ),
          isMultiple: false,
          options: [
            { id: 'a', label: '420' },
            { id: 'b', label: say('1,300', '1 300') },
            { id: 'c', label: say('3,100', '3 100') },
          ],
          correct: ['b'],
          explanation: say('31% of 4,200 is 1,302.', '31 % de 4 200 font 1 302.'),
        },
        {
          id: 'good',
          text: say('What makes a subject line better?', 'Qu’est-ce qui améliore un objet d’e-mail ?'),
          isMultiple: true,
          options: choices(
            say('One clear benefit', 'Un bénéfice clair'),
            say('All capital letters', 'Des majuscules partout'),
            say('Short enough for a phone', 'Assez court pour un téléphone'),
          ),
          correct: ['a', 'c'],
          explanation: say(
            'Capitals look like spam; a phone shows about 40 characters.',
            'Les majuscules font penser à du spam ; un téléphone montre environ 40 caractères.',
          ),
        },
      ],
    },
    {
      id: 'email',
      kind: 'deliverable',
      title: say('The launch email', 'L’e-mail de lancement'),
      body: say(
        'Write the **subject**, the **preview line** and the **email** (150 words at most), then two sentences to Inès that explain your decision.',
        'Écrivez l’**objet**, la **ligne d’aperçu** et l’**e-mail** (150 mots au plus), puis deux phrases à Inès qui expliquent votre décision.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `**Subject:** We hung 12 kg on it
**Preview:** Lumo Clip doesn’t let go, and doesn’t leak.

We clipped a full bottle to a backpack, then added weight until we ran out: 12 kg. The clip held.

**Lumo Clip** stays where you put it: on your bag, on your bike, on the stroller. It closes with a quarter turn and doesn’t leak, even upside down in a bag full of papers.

[See the clip hold 12 kg, and get yours for €24]

From Tuesday. If it ever breaks, we replace it.

---

Inès, I’d keep the price: €2 off 500 bottles would cost €1,000, and only €900 of the budget is left. Oryx’s reviews complain about the clip, so our proof says what a discount can’t.`,
        `**Objet :** Nous y avons accroché 12 kg
**Aperçu :** La Lumo Clip ne lâche pas, et ne fuit pas.

Nous avons clipsé une gourde pleine à un sac, puis ajouté du poids jusqu’à ne plus en avoir : 12 kg. Le clip a tenu.

**La Lumo Clip** reste où vous la mettez : sur un sac, un vélo, une poussette. Elle se ferme d’un quart de tour et ne fuit pas, même la tête en bas parmi vos papiers.

[Voir le clip tenir 12 kg, et choisir la vôtre à 24 €]

Dès mardi. Si elle casse, nous la remplaçons.

---

Inès, je garderais le prix : 2 € de moins sur 500 gourdes coûteraient 1 000 €, et il ne reste que 900 € de budget. Les avis sur Oryx se plaignent du clip : notre preuve dit ce qu’une remise ne dit pas.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'message',
        40,
        say('One clear message', 'Un message clair'),
        say('Several promises compete.', 'Plusieurs promesses se font concurrence.'),
        say('One promise, said early.', 'Une promesse, dite d’emblée.'),
        say('One promise, proven, and remembered.', 'Une promesse, prouvée, que l’on retient.'),
      ),
      criterion(
        say,
        'writing',
        35,
        say('Writing for the reader', 'Écrire pour le lecteur'),
        say('Talks about the company.', 'Parle de l’entreprise.'),
        say('Speaks to the reader, within the limit.', 'S’adresse au lecteur, dans la limite.'),
        say('Every sentence earns its place.', 'Chaque phrase mérite sa place.'),
      ),
      criterion(
        say,
        'reason',
        25,
        say('Reasoned decision', 'Décision argumentée'),
        say('A preference without numbers.', 'Une préférence sans chiffres.'),
        say('Uses the numbers from the case.', 'Utilise les chiffres du cas.'),
        say('Weighs both options and names a risk.', 'Pèse les deux voies et nomme un risque.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Both decisions are defensible. Look for the clip as proof, an end date if there’s a discount, and one call to action.',
    'Les deux décisions se défendent. Cherchez le clip comme preuve, une date de fin s’il y a remise, et un seul appel à l’action.',
  ),
  comments: [
    say(
      'Your subject line leads with the benefit: keep that.',
      'Votre objet dit d’abord le bénéfice : gardez cela.',
    ),
    say(
      'Two calls to action compete. Which one matters more?',
      'Deux appels à l’action se font concurrence. Lequel compte le plus ?',
    ),
  ],
})
