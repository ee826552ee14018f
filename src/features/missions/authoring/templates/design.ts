import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const design: Template = (say, language) => ({
  title: say('Find out why people give up booking', 'Comprendre pourquoi on abandonne une réservation'),
  summary: say(
    'Half of the patients who start to book at the clinic Les Glycines online never finish. Watch five of them, tell problems from opinions, and sketch the step to redesign first.',
    'La moitié des patients qui commencent à réserver en ligne à la clinique Les Glycines n’arrivent jamais au bout. Observez-en cinq, distinguez les problèmes des avis et esquissez l’étape à revoir en premier.',
  ),
  category: 'design',
  difficulty: 'intermediate',
  language,
  hours: 4,
  feedbackDays: 7,
  skills: ['ux-research', 'ux-design', 'prototyping', 'critical-thinking'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('Five people, one booking page', 'Cinq personnes, une page de réservation'),
      body: say(
        `**Les Glycines** is a fictional clinic. You’re the junior designer. Yesterday five patients tried to book a blood test while you watched:

| | What happened | What they said |
|---|---|---|
| Aude, 71 | Chose a date, then looked for a button for 40 seconds; it was below the screen | “Pretty colors.” |
| Bilal, 34 | Stopped at “Prescription number” and left: his was at home | “I’d do it on the train.” |
| Chloé, 22 | Finished in two minutes | “You should add a chat.” |
| Denis, 58 | Stopped at “Prescription number” and called the clinic instead | “Why do you need that now?” |
| Elsa, 45 | Chose a date, scrolled and took a while to find the button | “It’s a bit long.” |

The page asks in this order: account, date, prescription number, insurance, confirmation.`,
        `**Les Glycines** est une clinique imaginaire. Vous y êtes designer junior. Hier, cinq patients ont essayé de réserver une prise de sang sous vos yeux :

| | Ce qui s’est passé | Ce qu’ils ont dit |
|---|---|---|
| Aude, 71 ans | A choisi une date, puis cherché un bouton pendant 40 secondes : il était hors de l’écran | « Les couleurs sont jolies. » |
| Bilal, 34 ans | S’est arrêté à « Numéro d’ordonnance » et a quitté la page : la sienne était chez lui | « Je le ferais dans le train. » |
| Chloé, 22 ans | A terminé en deux minutes | « Il faudrait un chat. » |
| Denis, 58 ans | S’est arrêté à « Numéro d’ordonnance », a appelé la clinique | « Pourquoi le demander maintenant ? » |
| Elsa, 45 ans | A choisi une date, fait défiler la page et mis du temps à trouver le bouton | « C’est un peu long. » |

La page demande, dans cet ordre : compte, date, numéro d’ordonnance, assurance, confirmation.`,
      ),
    },
    {
      id: 'wish',
      kind: 'message',
      title: say('The manager has an idea', 'Le responsable a une idée'),
      from: 'Karim Osman',
      role: say('Head of patient services', 'Responsable de l’accueil des patients'),
      delaySeconds: 4,
      body: say(
        'I read your notes. A young patient wants a chat: let’s build one! Can you draw it by Thursday?',
        'J’ai lu vos notes. Une jeune patiente veut un chat : faisons-en un ! Pouvez-vous le dessiner pour jeudi ?',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('How do you reply?', 'Que répondez-vous ?'),
      body: say(
        'Karim decides what the developers build this month.',
        'Karim décide de ce que l’équipe technique réalise ce mois-ci.',
      ),
      choices: [
        {
          id: 'draw',
          label: say('Draw the chat: it’s Karim’s call', 'Dessiner le chat : c’est lui qui décide'),
          consequence: say(
            'On Thursday, the chat looks good. Then a developer reads your notes.',
            'Jeudi, le chat est joli. Puis un développeur lit vos notes.',
          ),
          next: 'developer',
        },
        {
          id: 'evidence',
          label: say('Show him where people stopped', 'Lui montrer où les gens se sont arrêtés'),
          consequence: say(
            'Karim counts with you: the only person who asked for a chat finished without one.',
            'Karim compte avec vous : la seule personne qui voulait un chat a terminé sans.',
          ),
          next: 'quiz',
        },
      ],
    },
    {
      id: 'developer',
      kind: 'message',
      title: say('A developer has a question', 'Un développeur s’interroge'),
      from: 'Youri Blanc',
      role: say('Developer', 'Développeur'),
      delaySeconds: 3,
      body: say(
        'Chloé asked for a chat and finished in two minutes. Two others left at the prescription number. Why are we building the chat?',
        'Chloé a demandé un chat et a terminé en deux minutes. Deux autres sont partis au numéro d’ordonnance. Pourquoi réalise-t-on le chat ?',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('Read your notes again', 'Relisez vos notes'),
      questions: [
        {
          id: 'blocked',
          text: say('How many people didn’t finish?', 'Combien de personnes n’ont pas terminé ?'),
          isMultiple: false,
          options: choices(say('One', 'Une'), say('Two', 'Deux'), say('Four', 'Quatre')),
          correct: ['b'],
          explanation: say(
            'Bilal and Denis, both at the prescription number. Aude and Elsa were slowed down, but finished.',
            'Bilal et Denis, tous deux au numéro d’ordonnance. Aude et Elsa ont été ralenties, mais ont terminé.',
          ),
        },
        {
          id: 'trust',
          text: say(
            'Which of these are observations rather than opinions?',
            'Lesquels sont des observations, et non des avis ?',
          ),
          isMultiple: true,
          options: choices(
            say('Aude looked for the button for 40 seconds', 'Aude a cherché le bouton pendant 40 secondes'),
            say('“You should add a chat”', '« Il faudrait un chat »'),
            say(
              'Denis called the clinic instead of continuing',
              'Denis a appelé la clinique au lieu de continuer',
            ),
          ),
          correct: ['a', 'c'],
          explanation: say(
            'What people do shows the problem. What they ask for is one possible solution.',
            'Ce que les gens font montre le problème. Ce qu’ils demandent n’est qu’une solution possible.',
          ),
        },
      ],
    },
    {
      id: 'findings',
      kind: 'deliverable',
      title: say('Findings and redesign', 'Constats et nouvelle étape'),
      body: say(
        `Write to Karim, in 300 words or fewer:

1. the problems you saw, **worst first**, each with how many people it concerned;
2. the step you would redesign first, described screen by screen: what people see, what they can do, what happens if they don’t have the prescription number;
3. how you will know, with five other people, that the new version works better.`,
        `Écrivez à Karim, en 300 mots au plus :

1. les problèmes observés, **du plus grave au moins grave**, avec le nombre de personnes concernées ;
2. l’étape que vous revoyez en premier, écran par écran : ce que l’on voit, ce que l’on peut faire, ce qui se passe sans numéro d’ordonnance ;
3. comment vous saurez, avec cinq autres personnes, que c’est mieux.`,
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `1. **Prescription number: two of five left** (Bilal, Denis). They didn’t have it, and the page left them stuck. **Button below the screen: two of five lost time** (Aude 40 seconds, Elsa less), but finished.

2. I’d move the prescription to the end and make it optional. Screen 1: choose a date; the “Continue” button stays visible at the bottom of the screen. Screen 2: name and phone number. Screen 3: “Your appointment is booked for Tuesday, 8:20. **Do you have your prescription?** Enter its number now, or bring it along.” Both answers lead to the confirmation. Without a number, a text message reminds people the day before.

3. Five other patients, two of them without a prescription at hand, same task. It works if all five finish, and if none of them looks for the button for more than five seconds. I’d watch, not ask whether they like it.

The chat can wait: the one person who wanted it didn’t need it.`,
        `1. **Numéro d’ordonnance : deux personnes sur cinq sont parties** (Bilal, Denis). Elles ne l’avaient pas, et la page ne proposait aucune issue. **Bouton hors de l’écran : deux personnes sur cinq ont perdu du temps** (Aude 40 secondes, Elsa un peu moins), mais ont terminé.

2. Je déplacerais l’ordonnance à la fin et la rendrais facultative. Écran 1 : choisir une date ; le bouton « Continuer » reste visible en bas de l’écran. Écran 2 : nom et téléphone. Écran 3 : « Votre rendez-vous est réservé mardi à 8 h 20. **Avez-vous votre ordonnance ?** Saisissez son numéro, ou apportez-la. » Les deux réponses mènent à la confirmation. Sans numéro, un SMS rappelle la veille de l’apporter.

3. Cinq autres patients, dont deux sans ordonnance sous la main, même tâche. C’est réussi si les cinq terminent et si personne ne cherche le bouton plus de cinq secondes. J’observerais, sans demander si cela plaît.

Le chat peut attendre : la seule personne qui le voulait n’en a pas eu besoin.`,
      ),
    },
    {
      id: 'sketch',
      kind: 'deliverable',
      title: say('Your sketch', 'Votre esquisse'),
      body: say(
        'Optional: a photo of a paper sketch, or an export of your screens.',
        'Facultatif : la photo d’un croquis sur papier, ou un export de vos écrans.',
      ),
      accepts: 'file',
      required: false,
      fileKinds: ['png', 'jpg', 'pdf'],
      maxMegabytes: 10,
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'evidence',
        40,
        say('Evidence', 'Preuves'),
        say('Repeats what people asked for.', 'Reprend ce que les gens ont demandé.'),
        say(
          'Ranks problems by what people did, with counts.',
          'Classe les problèmes d’après les faits observés, chiffres à l’appui.',
        ),
        say(
          'Also says what five people can’t prove.',
          'Dit aussi ce que cinq personnes ne permettent pas de prouver.',
        ),
      ),
      criterion(
        say,
        'redesign',
        40,
        say('Redesign', 'Nouvelle étape'),
        say('Leaves people without a number stuck.', 'Laisse bloqués ceux qui n’ont pas le numéro.'),
        say('Everyone can finish.', 'Tout le monde peut terminer.'),
        say('With fewer questions than before.', 'Avec moins de questions qu’avant.'),
      ),
      criterion(
        say,
        'test',
        20,
        say('Next test', 'Prochain test'),
        say('Asks for opinions.', 'Demande des avis.'),
        say('A task and a measure.', 'Une tâche et une mesure.'),
        say('Says in advance what counts as better.', 'Dit à l’avance ce qui comptera comme un progrès.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'The prescription number must come first: two of five left there. Asking for it later, making it optional or explaining why it’s needed are all valid. A chat as the main answer is “Not there yet” in evidence.',
    'Le numéro d’ordonnance doit venir en tête : deux personnes sur cinq y ont renoncé. Le demander plus tard, le rendre facultatif ou expliquer pourquoi on le demande : les trois conviennent. Un chat comme réponse principale : « Pas encore » pour les preuves.',
  ),
  comments: [
    say(
      'How many of the five? A number makes this convincing.',
      'Combien sur cinq ? Un nombre rend le constat convaincant.',
    ),
    say(
      'You separate what people did from what they said. Exactly right.',
      'Vous séparez ce que les gens ont fait de ce qu’ils ont dit : c’est exactement cela.',
    ),
  ],
})
