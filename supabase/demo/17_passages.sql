-- Comments on passages of the texts, and the replies. A comment with replies has a name.
create temp table demo_passage (
  number int, attempt int, step text, name text, criterion text, quote text, body text,
  asks_change boolean default true
) on commit drop;
insert into demo_passage values
  (
    2, 1, 'reponse', 'promise', 'engagements',
    pg_temp.say(
      'do whatever it takes to make sure this never happens again',
      'faire le nécessaire pour que cela ne se reproduise plus'
    ),
    pg_temp.say(
      'What, who, when? If he calls you back in a month, what can he hold you to?',
      'Quoi, qui, quand ? S’il vous rappelle dans un mois, sur quoi pourra-t-il s’appuyer ?'
    ),
    true
  ),
  (
    2, 1, 'reponse', 'second apology', 'ton',
    pg_temp.say('and sorry again about the form', 'et encore désolée pour le formulaire'),
    pg_temp.say(
      'One apology is enough. The second weakens the first, and the third sounds like a form letter.',
      'Une excuse suffit. La deuxième affaiblit la première, la troisième fait croire à une formule.'
    ),
    true
  ),
  (
    2, 1, 'suivi', 'satisfied', 'engagements',
    pg_temp.say('to make sure he’s happy', 'pour vérifier qu’il est satisfait'),
    pg_temp.say(
      'How will you know? Give him a number he can see for himself every week.',
      'Comment le saurez-vous ? Donnez-lui un chiffre qu’il voit lui-même chaque semaine.'
    ),
    true
  ),
  (
    3, 1, 'constats-ecrits', 'at random', 'constats',
    pg_temp.say('don’t pay attention and press buttons at random', 'ne font pas attention et appuient au hasard'),
    pg_temp.say(
      'Reread the notes at that point: what are their hands doing, what are they saying? Write only that, and the need will come by itself.',
      'Relisez le carnet à cet endroit : que font leurs mains, que disent-ils ? Écrivez seulement cela, le besoin viendra tout seul.'
    ),
    true
  ),
  (
    3, 1, 'ecran', 'big buttons', 'lieu',
    pg_temp.say('Three big buttons with a drawing', 'Trois grands boutons avec un dessin'),
    pg_temp.say(
      'How big? How high up? One hand is on the stroller, the other is aiming in bright sunlight.',
      'Grands comment ? À quelle hauteur ? Une main tient la poussette, l’autre vise sous le soleil.'
    ),
    true
  ),
  (
    3, 1, 'ecran', 'want your points', 'points',
    pg_temp.say('Want your points?', 'Vous voulez vos points ?'),
    pg_temp.say(
      'The question comes at the right moment. Keep it exactly like this.',
      'La question arrive au bon moment. Gardez-la exactement ainsi.'
    ),
    false
  ),
  (
    9, 1, 'programme', 'thirty minutes', 'faisable',
    pg_temp.say('a word from the director (thirty minutes)', 'mot du directeur (trente minutes)'),
    pg_temp.say(
      'You had him down to ten minutes, standing on the dock, and that was well negotiated. Why thirty here?',
      'Vous aviez obtenu dix minutes, debout sur le quai, et c’était bien négocié. Pourquoi trente ici ?'
    ),
    true
  ),
  (
    9, 1, 'programme', 'forty slides', 'regles',
    pg_temp.say('a forty-slide presentation', 'diaporama de quarante pages'),
    pg_temp.say(
      'No one learns to lift safely from a screen, and two of your twelve have trouble reading. What could you show them on the dock?',
      'Personne n’apprend un geste sur un écran, et deux de vos douze lisent mal. Que pourrait-on leur montrer sur le quai ?'
    ),
    true
  ),
  (
    9, 1, 'message', 'dock 4', 'message',
    pg_temp.say('Meet us at dock 4', 'Rendez-vous au quai 4'),
    pg_temp.say(
      'Reread Rosalie, Friday 4:10 PM: that door is stuck. Twelve people would be waiting outside in the dark.',
      'Relisez Rosalie, vendredi 16 h 10 : cette porte est bloquée. Douze personnes attendraient dehors, dans le noir.'
    ),
    true
  ),
  (
    12, 1, 'message', 'wheelchair', 'personnes',
    pg_temp.say(
      'The person in the wheelchair will come in through the office',
      'La personne en fauteuil passera par les bureaux'
    ),
    pg_temp.say(
      'They’ll read this sentence, and so will the other eleven. What would you want to read in their place?',
      'Elle lira cette phrase, et les onze autres aussi. Qu’aimeriez-vous lire à sa place ?'
    ),
    true
  ),
  (
    12, 1, 'programme', 'safety at last', 'regles',
    pg_temp.say('2:30 safety training', '14 h 30 formation à la sécurité'),
    pg_temp.say(
      'After five hours on the job, it comes too late. Put it before the first task.',
      'Après cinq heures au poste, elle arrive trop tard. Mettez-la avant le premier geste.'
    ),
    true
  ),
  (
    17, 1, 'audit', 'no error', 'ranking',
    '5. Continue gives no error. (3.3.1)',
    'Imagine you’re that person: you press, and nothing happens. Would you still put this last?',
    true
  ),
  (
    17, 1, 'markup', 'role of a button', 'correctness',
    'role=button tabindex=0 aria-label=Choose',
    'Read this out loud the way a screen reader would: “Choose, button.” Which day is that?',
    true
  ),
  (
    17, 1, 'markup', 'kept divs', 'economy',
    'I kept the divs so the styles don’t change',
    'The styles can be applied to a label just as well. What would you no longer have to write?',
    true
  ),
  (
    21, 1, 'decision', 'largest group', 'problem',
    'the largest group',
    'Of what? It’s the largest group that asked. How many people are hurt by late uploads?',
    true
  ),
  (
    21, 1, 'decision', 'if there is time', 'scope',
    'if there’s time',
    'No one can plan around this. In or out, and say why.',
    true
  ),
  (
    21, 1, 'noes', 'next sprint', 'noes',
    'we’ll definitely do it next sprint',
    'Would you sign your name to this? If not, tell Bianca what would have to be true for a yes.',
    true
  );

-- Replies to a comment by its name, or to a criterion by its own; on one attempt, by its reviewer or its author.
create temp table demo_reply (
  number int, attempt int, about text, is_by_reviewer boolean, said_at int, body text, settles boolean
) on commit drop;
insert into demo_reply values
  (
    2, 1, 'promise', false, 1,
    pg_temp.say(
      'Replaced with three promises, each with a name and a day.',
      'Remplacé par trois promesses, chacune avec un prénom et un jour.'
    ),
    true
  ),
  (
    2, 1, 'second apology', false, 1,
    pg_temp.say(
      'One apology, at the end. I’m keeping the sentence about the wedding, because it’s true.',
      'Une seule excuse, à la fin. Je garde la phrase sur le mariage, elle est vraie.'
    ),
    true
  ),
  (
    2, 1, 'promise', true, 2,
    pg_temp.say(
      'Lucie, Monday, the 1st of the month: now he can hold you to it.',
      'Lucie, lundi, le 1er du mois : on peut vous tenir parole.'
    ),
    true
  ),
  (2, 1, 'second apology', true, 2, '', true),
  (
    2, 1, 'satisfied', false, 1,
    pg_temp.say(
      'He gets the average response time every Friday.',
      'Le délai moyen lui est envoyé chaque vendredi.'
    ),
    true
  ),
  (2, 1, 'satisfied', true, 2, pg_temp.say('Exactly what it needed.', 'Exactement ce qu’il fallait.'), true),
  (
    3, 1, 'at random', false, 1,
    pg_temp.say(
      'I reread the notes: they ask what a stream is, then try three hatches. I’m rewriting it with that.',
      'Je relis le carnet : ils demandent ce qu’est un flux, puis essaient trois trappes. Je réécris avec cela.'
    ),
    true
  ),
  (
    9, 1, 'thirty minutes', false, 1,
    pg_temp.say('Ten minutes, as agreed with him.', 'Dix minutes, comme convenu avec lui.'),
    true
  ),
  (
    9, 1, 'forty slides', false, 1,
    pg_temp.say(
      'A demonstration that everyone repeats, and a picture sheet.',
      'Une démonstration, que chacun refait, et une fiche en images.'
    ),
    true
  ),
  (
    9, 1, 'dock 4', false, 1,
    pg_temp.say('Office entrance, for everyone.', 'Entrée des bureaux, pour tout le monde.'),
    true
  ),
  (
    9, 1, 'personnes', false, 1,
    pg_temp.say(
      'I added a point person to each group. Is that discreet enough?',
      'J’ai ajouté une personne de relais dans chaque groupe. Est-ce assez discret ?'
    ),
    false
  ),
  (9, 1, 'message', false, 1, '', true),
  (
    12, 1, 'wheelchair', false, 1,
    pg_temp.say(
      'Everyone comes in that way; I no longer mention anyone.',
      'Tout le monde entre par là, je ne nomme plus personne.'
    ),
    true
  ),
  (12, 1, 'wheelchair', true, 2, '', true),
  (
    12, 1, 'safety at last', false, 1,
    pg_temp.say('It’s at 8:10 now, before any work.', 'Elle est à 8 h 10, avant le poste.'),
    true
  ),
  (
    12, 1, 'safety at last', true, 2,
    pg_temp.say('And everyone gets to try it: very good.', 'Et chacun refait le geste : très bien.'),
    true
  ),
  (17, 1, 'no error', false, 1, 'Second now. It stops people; I hadn’t noticed.', true),
  (17, 1, 'no error', true, 2, '', true),
  (17, 1, 'role of a button', false, 1, 'I tried it. Radios, and the number is back.', true),
  (17, 1, 'role of a button', true, 2, 'Works with both screen readers I tried.', true),
  (17, 1, 'kept divs', false, 1, 'tabindex, role and onkeydown are all gone.', true),
  (17, 1, 'kept divs', true, 2, '', true);
