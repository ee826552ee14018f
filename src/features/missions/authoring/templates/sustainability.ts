import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const sustainability: Template = (say, language) => ({
  title: say('Cut a cafeteria’s food waste in half', 'Réduire de moitié les déchets d’une cantine'),
  summary: say(
    'The cafeteria Les Tilleuls throws away 48 kg of food a day. Study the numbers, choose where to act, and propose a plan that the kitchen and guests will accept.',
    'La cantine Les Tilleuls jette 48 kg de nourriture par jour. Lisez les pesées, choisissez où agir et proposez un plan que cuisiniers et convives accepteront.',
  ),
  category: 'sustainability',
  difficulty: 'intermediate',
  language,
  hours: 4,
  feedbackDays: 7,
  skills: ['circular-economy', 'data-analysis', 'project-management'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('A week on the scale', 'Une semaine de pesées'),
      body: say(
        `**Les Tilleuls** is a fictional company cafeteria: 400 meals a day.

| Where | kg a day |
|---|---|
| Left on plates | 26 |
| Prepared, never served | 17 |
| Peelings | 5 |

Guests say the portions are large. The kitchen cooks for 440, “to be safe.”`,
        `**Les Tilleuls** est une cantine d’entreprise imaginaire : 400 repas par jour.

| Où | kg par jour |
|---|---|
| Laissé dans les assiettes | 26 |
| Préparé, jamais servi | 17 |
| Épluchures | 5 |

Les convives trouvent les portions grandes. La cuisine prépare pour 440, « par sécurité ».`,
      ),
    },
    {
      id: 'chef',
      kind: 'message',
      title: say('The chef’s view', 'L’avis de la cheffe'),
      from: 'Noor Haddad',
      role: say('Chef', 'Cheffe de cuisine'),
      delaySeconds: 4,
      body: say(
        'I don’t want anyone to go hungry at 1:30 PM, and I have no time for forms. But I hate throwing food away too. What do you suggest we try first?',
        'Je ne veux pas que quelqu’un manque à 13 h 30, et je n’ai pas le temps pour des formulaires. Mais jeter me fait mal à moi aussi. Que proposez-vous d’essayer d’abord ?',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('The first trial', 'Le premier essai'),
      body: say('You have two weeks and no budget.', 'Vous avez deux semaines et aucun budget.'),
      choices: [
        {
          id: 'portions',
          label: say('Two portion sizes', 'Deux tailles de portion'),
          consequence: say(
            'There’s 9 kg less on returned plates each day. A few guests are unsure which size to take.',
            'Les assiettes reviennent avec 9 kg de moins par jour. Quelques convives hésitent sur la taille.',
          ),
          next: 'quiz',
        },
        {
          id: 'sorting',
          label: say('A better bin for peelings', 'Un meilleur bac pour les épluchures'),
          consequence: say(
            'The peelings are composted: 5 kg of 48. Noor asks about the rest.',
            'Les épluchures sont compostées : 5 kg sur 48. Noor vous interroge sur le reste.',
          ),
          next: 'rest',
        },
      ],
    },
    {
      id: 'rest',
      kind: 'message',
      title: say('And the rest?', 'Et le reste ?'),
      from: 'Noor Haddad',
      role: say('Chef', 'Cheffe de cuisine'),
      delaySeconds: 3,
      body: say(
        'Nice for the garden. But most of it comes back on plates or never leaves my kitchen. Could we start there?',
        'Bien pour le jardin. Mais l’essentiel revient dans les assiettes ou ne quitte jamais ma cuisine. On commence par là ?',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('What the numbers say', 'Ce que disent les chiffres'),
      questions: [
        {
          id: 'share',
          text: say('How much of the waste is left on plates?', 'Quelle part reste dans les assiettes ?'),
          isMultiple: false,
          options: choices(
            say('About a third', 'Environ un tiers'),
            say('More than half', 'Plus de la moitié'),
            say('Nearly all', 'Presque tout'),
          ),
          correct: ['b'],
          explanation: say('26 of 48 kg is 54%.', '26 kg sur 48 font 54 %.'),
        },
        {
          id: 'order',
          text: say('Which of these come before composting?', 'Qu’est-ce qui passe avant le compost ?'),
          isMultiple: true,
          options: choices(
            say('Avoiding the surplus', 'Éviter le surplus'),
            say('Donating what’s still good', 'Donner ce qui est encore bon'),
            say('Burning it', 'L’incinérer'),
          ),
          correct: ['a', 'b'],
          explanation: say(
            'Avoid first, then feed people, then animals, then the soil.',
            'Éviter d’abord, puis nourrir des personnes, des animaux, enfin le sol.',
          ),
        },
      ],
    },
    {
      id: 'plan',
      kind: 'deliverable',
      title: say('Your plan', 'Votre plan'),
      body: say(
        'On one page: two measures with the kilograms you expect to save and why, who does what in the first two weeks, how you’ll measure without giving the kitchen forms to fill in, and one risk.',
        'Sur une page au plus : deux mesures avec les kilos attendus et pourquoi, qui fait quoi les deux premières semaines, comment mesurer sans formulaires pour la cuisine, et un risque.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `**Goal:** from 48 kg a day to 24 kg.

1. **Cook for 410 instead of 440.** 17 kg are never served. Cooking 30 fewer meals, at about 0.37 kg each, saves **11 kg**. So that no one goes hungry at 1:30 PM, Noor keeps pasta and eggs ready: ten minutes for 20 meals.
2. **Two portion sizes**, small by default, with free seconds. 26 kg come back on plates; the trial suggests **9 kg** less.

Together, that’s 20 kg: not quite half, but close. With the peelings composted (5 kg), 25 kg no longer go into the bin.

**Week 1:** Noor cooks for 425; the service team asks “Small or large?” **Week 2:** 410 meals; I count at 1:30 PM whether anything ran out.

**Measuring:** three bins (plates, kitchen, peelings) on the scale at 2:30 PM. I take a photo of the display: no forms.

**Risk:** a day with 430 guests. We check bookings at 10 AM, and stop the trial if anything runs out twice.`,
        `**Objectif :** passer de 48 kg par jour à 24 kg.

1. **Cuisiner pour 410 au lieu de 440.** 17 kg ne sont jamais servis. 30 repas de moins à environ 0,37 kg évitent **11 kg**. Pour que personne ne manque à 13 h 30, Noor garde des pâtes et des œufs : dix minutes pour 20 repas.
2. **Deux tailles de portion**, petite par défaut, avec resservice gratuit. 26 kg reviennent dans les assiettes ; l’essai laisse espérer **9 kg** de moins.

Au total, 20 kg : pas encore la moitié, mais presque. Le compost des épluchures (5 kg) porte le total à 25 kg qui ne partent plus à la poubelle.

**Semaine 1 :** Noor cuisine pour 425 ; le service demande « Petite ou grande ? » **Semaine 2 :** 410 repas ; je regarde à 13 h 30 si quelque chose a manqué.

**Mesure :** trois bacs (assiettes, cuisine, épluchures) sur la balance à 14 h 30. Je photographie l’écran : aucun formulaire.

**Risque :** un jour à 430 convives. On regarde les réservations à 10 h, et on arrête l’essai si quelque chose manque deux fois.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'effect',
        40,
        say('Effect', 'Effet'),
        say('Tackles only the small part.', 'Agit sur la petite part.'),
        say(
          'Tackles plates and surplus, with numbers.',
          'Agit sur assiettes et surplus, chiffres à l’appui.',
        ),
        say('Cuts it in half, and shows how.', 'Atteint la moitié, et montre comment.'),
      ),
      criterion(
        say,
        'people',
        35,
        say('Accepted by people', 'Accepté par les gens'),
        say('Forgets the kitchen or the guests.', 'Oublie la cuisine ou les convives.'),
        say('Easy for the kitchen, clear for guests.', 'Léger pour la cuisine, clair pour les convives.'),
        say('Makes both want to take part.', 'Donne envie aux deux de participer.'),
      ),
      criterion(
        say,
        'measure',
        25,
        say('Measuring and risk', 'Mesure et risque'),
        say('No measure.', 'Aucune mesure.'),
        say('A simple measure and a risk.', 'Une mesure simple et un risque.'),
        say('Says what would make you stop.', 'Dit ce qui vous ferait arrêter.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Cooking for 410 instead of 440 saves about 11 kg; two portion sizes save 8 to 10 kg. Half is 24 kg.',
    'Cuisiner pour 410 au lieu de 440 évite environ 11 kg ; deux portions, 8 à 10 kg. La moitié fait 24 kg.',
  ),
  comments: [
    say('Your numbers add up, and I can follow them.', 'Vos chiffres tombent juste, et je peux les suivre.'),
    say(
      'How will Noor know by Friday whether it’s working?',
      'Comment Noor saura-t-elle vendredi si cela marche ?',
    ),
  ],
})
