import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const web: Template = (say, language) => ({
  title: say('Make a booking form work for everyone', 'Rendre un formulaire utilisable par tous'),
  summary: say(
    'A blind visitor can’t book a table at the restaurant Le Carré Vert. Find out what’s wrong with its form, choose what to fix first, and write the corrected HTML.',
    'Une visiteuse aveugle ne peut pas réserver au restaurant Le Carré Vert. Trouvez ce qui ne va pas dans le formulaire, choisissez quoi réparer d’abord et écrivez le HTML corrigé.',
  ),
  category: 'web',
  difficulty: 'intermediate',
  language,
  hours: 3,
  feedbackDays: 5,
  skills: ['html-css', 'accessibility', 'debugging'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('The form', 'Le formulaire'),
      body: say(
        `**Le Carré Vert** is a fictional restaurant. This is its booking form:

\`\`\`html
<div class="form">
  <span>Name</span> <input>
  <span style="color:red">Guests</span> <input placeholder="2">
  <img src="/send.png" onclick="send()">
</div>
\`\`\`

Required fields are red. Errors appear for two seconds, then disappear.`,
        `**Le Carré Vert** est un restaurant imaginaire. Voici son formulaire de réservation :

\`\`\`html
<div class="form">
  <span>Nom</span> <input>
  <span style="color:red">Convives</span> <input placeholder="2">
  <img src="/send.png" onclick="send()">
</div>
\`\`\`

Les champs obligatoires sont en rouge. Les erreurs s’affichent deux secondes, puis disparaissent.`,
      ),
    },
    {
      id: 'complaint',
      kind: 'message',
      title: say('A visitor writes', 'Une visiteuse écrit'),
      from: 'Ondine Keller',
      role: say('Guest, uses a screen reader', 'Cliente, utilise un lecteur d’écran'),
      delaySeconds: 4,
      body: say(
        'My screen reader says “edit, blank” twice, and I can’t find a button at all. I’d love to come on Friday. Can you help?',
        'Mon lecteur d’écran dit deux fois « zone d’édition, vide » et je ne trouve aucun bouton. J’aimerais venir vendredi. Pouvez-vous m’aider ?',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('One hour until the next release', 'Une heure avant la prochaine livraison'),
      body: say(
        'You can’t fix everything in an hour. What goes in first?',
        'Vous ne pouvez pas tout réparer. Que livrez-vous d’abord ?',
      ),
      choices: [
        {
          id: 'labels',
          label: say('Labels and a real button', 'Des étiquettes et un vrai bouton'),
          consequence: say(
            'Ondine books her table within the hour.',
            'Ondine réserve sa table dans l’heure.',
          ),
          next: 'quiz',
        },
        {
          id: 'colors',
          label: say('New colors for the fields', 'De nouvelles couleurs pour les champs'),
          consequence: say(
            'It looks better. Ondine still can’t send the form, and writes again.',
            'C’est plus joli. Ondine ne peut toujours pas envoyer le formulaire, et réécrit.',
          ),
          next: 'again',
        },
      ],
    },
    {
      id: 'again',
      kind: 'message',
      title: say('Ondine again', 'Encore Ondine'),
      from: 'Ondine Keller',
      role: say('Guest, uses a screen reader', 'Cliente, utilise un lecteur d’écran'),
      delaySeconds: 3,
      body: say(
        'Nothing has changed for me: the fields have no name, and the keyboard never reaches a button.',
        'Rien n’a changé pour moi : les champs n’ont pas de nom, et le clavier n’atteint jamais de bouton.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('What a form needs', 'Ce qu’il faut à un formulaire'),
      questions: [
        {
          id: 'label',
          text: say('What gives a field its name?', 'Qu’est-ce qui donne son nom à un champ ?'),
          isMultiple: false,
          options: choices(
            say('A span next to it', 'Un span à côté'),
            say('A label with its id', 'Un label avec son id'),
            say('Its placeholder alone', 'Son placeholder seul'),
          ),
          correct: ['b'],
          explanation: say(
            'A label is read aloud and can be clicked; a placeholder disappears as you type.',
            'Un label est lu et se clique ; un placeholder disparaît quand on écrit.',
          ),
        },
        {
          id: 'error',
          text: say('A good error message …', 'Un bon message d’erreur…'),
          isMultiple: true,
          options: choices(
            say('stays until the error is fixed', 'reste jusqu’à la correction'),
            say('is only red', 'est seulement rouge'),
            say('is tied to its field', 'est relié à son champ'),
          ),
          correct: ['a', 'c'],
          explanation: say(
            'Not everyone can see color, and two seconds isn’t long enough to read.',
            'La couleur seule n’est pas vue de tous, et deux secondes sont trop courtes pour lire.',
          ),
        },
      ],
    },
    {
      id: 'html',
      kind: 'deliverable',
      title: say('The corrected form', 'Le formulaire réparé'),
      body: say(
        'Write the HTML of the form (name, guests, date, send), then list the three changes that matter most and how you would test them.',
        'Écrivez le HTML du formulaire (nom, convives, date, envoi), puis citez les trois changements les plus importants et comment vous les testeriez.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `\`\`\`html
<form action="/bookings" method="post">
  <label for="name">Name (required)</label>
  <input id="name" name="name" autocomplete="name" required>

  <label for="guests">Guests (required)</label>
  <input id="guests" name="guests" type="number" min="1" max="12" required aria-describedby="guests-error">
  <p id="guests-error" role="alert"></p>

  <label for="date">Date (required)</label>
  <input id="date" name="date" type="date" required>

  <button type="submit">Book a table</button>
</form>
\`\`\`

1. **Labels tied to their fields:** the screen reader says “Name, required” instead of “edit, blank.” Test: Tab through the form with a screen reader.
2. **A real button in a form:** it can be reached with Tab and pressed with Enter. Test: unplug the mouse and book a table.
3. **“Required” is written out, and errors stay** next to the field until they’re fixed. Test: send the form empty, in grayscale.`,
        `\`\`\`html
<form action="/reservations" method="post">
  <label for="name">Nom (obligatoire)</label>
  <input id="name" name="name" autocomplete="name" required>

  <label for="guests">Convives (obligatoire)</label>
  <input id="guests" name="guests" type="number" min="1" max="12" required aria-describedby="guests-error">
  <p id="guests-error" role="alert"></p>

  <label for="date">Date (obligatoire)</label>
  <input id="date" name="date" type="date" required>

  <button type="submit">Réserver une table</button>
</form>
\`\`\`

1. **Des étiquettes reliées aux champs :** le lecteur d’écran dit « Nom, obligatoire » au lieu de « zone d’édition, vide ». Test : parcourir le formulaire à la touche Tab avec un lecteur d’écran.
2. **Un vrai bouton dans un formulaire :** on l’atteint avec Tab et on l’actionne avec Entrée. Test : débrancher la souris et réserver.
3. **« Obligatoire » est écrit, et les erreurs restent** à côté du champ jusqu’à la correction. Test : envoyer le formulaire vide, en niveaux de gris.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'html',
        45,
        say('HTML that works', 'Un HTML qui fonctionne'),
        say('Fields or the button have no name.', 'Des champs ou le bouton restent sans nom.'),
        say('Labels, types and a real button.', 'Labels, types et vrai bouton.'),
        say(
          'Errors and required fields are announced too.',
          'Erreurs et champs obligatoires sont aussi annoncés.',
        ),
      ),
      criterion(
        say,
        'priority',
        25,
        say('Right order', 'Bon ordre'),
        say('Puts looks before usability.', 'L’apparence avant l’usage.'),
        say('What blocks people comes first.', 'Ce qui bloque vient d’abord.'),
        say('Says who each change helps.', 'Dit à qui sert chaque changement.'),
      ),
      criterion(
        say,
        'testing',
        30,
        say('A way to test', 'Une façon de tester'),
        say('No test.', 'Aucun test.'),
        say('Keyboard or screen reader.', 'Clavier ou lecteur d’écran.'),
        say('Both, and a way to keep it working.', 'Les deux, et de quoi le garder ainsi.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Styling isn’t assessed. For guests, input type=number or a select is fine.',
    'Le style n’est pas jugé. Un input type=number pour les convives convient, un select aussi.',
  ),
  comments: [
    say('Try your form with the Tab key alone.', 'Essayez votre formulaire avec la seule touche Tab.'),
    say('Well done: the error stays and names its field.', 'Bien vu : l’erreur reste et nomme son champ.'),
  ],
})
