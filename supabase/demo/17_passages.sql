-- What reviewers remarked on words of the texts, and what was said to it since.
create temp table demo_passage (number int, attempt int, step text, quote text, criterion text, body text, asks_change boolean default true) on commit drop;
insert into demo_passage (number, attempt, step, quote, criterion, body) values
  (2, 1, 'reponse', 'faire le nécessaire pour que cela ne se reproduise plus', 'engagements', 'Quoi, qui, quand ? S’il vous rappelle dans un mois, sur quoi pourra-t-il s’appuyer ?'),
  (2, 1, 'reponse', 'et encore désolée pour le formulaire', 'ton', 'Une excuse suffit. La deuxième affaiblit la première, la troisième fait croire à une formule.'),
  (2, 1, 'suivi', 'pour vérifier qu’il est satisfait', 'engagements', 'Comment le saurez-vous ? Donnez-lui un chiffre qu’il voit lui-même chaque semaine.'),
  (3, 1, 'constats-ecrits', 'ne font pas attention et appuient au hasard', 'constats', 'Relisez le carnet à cet endroit : que font leurs mains, que disent-ils ? Écrivez seulement cela, le besoin viendra tout seul.'),
  (3, 1, 'ecran', 'Trois grands boutons avec un dessin', 'lieu', 'Grands comment ? À quelle hauteur ? Une main tient la poussette, l’autre vise sous le soleil.'),
  (3, 1, 'ecran', 'Vous voulez vos points ?', 'points', 'La question arrive au bon moment. Gardez-la exactement ainsi.'),
  (9, 1, 'programme', 'mot du directeur (trente minutes)', 'faisable', 'Vous aviez obtenu dix minutes, debout sur le quai, et c’était bien négocié. Pourquoi trente ici ?'),
  (9, 1, 'programme', 'diaporama de quarante pages', 'regles', 'Personne n’apprend un geste sur un écran, et deux de vos douze lisent mal. Que pourrait-on leur montrer sur le quai ?'),
  (9, 1, 'message', 'Rendez-vous au quai 4', 'message', 'Relisez Rosalie, vendredi 16 h 10 : cette porte est bloquée. Douze personnes attendraient dehors, dans le noir.'),
  (12, 1, 'message', 'La personne en fauteuil passera par les bureaux', 'personnes', 'Elle lira cette phrase, et les onze autres aussi. Qu’aimeriez-vous lire à sa place ?'),
  (12, 1, 'programme', '14 h 30 formation à la sécurité', 'regles', 'Après cinq heures au poste, elle arrive trop tard. Mettez-la avant le premier geste.'),
  (17, 1, 'audit', '5. Continue gives no error. (3.3.1)', 'ranking', 'Imagine being the person: you press, nothing happens. Would you still put this last?'),
  (17, 1, 'markup', 'role=button tabindex=0 aria-label=Choose', 'correctness', 'Read this aloud as a screen reader would: “Choose, button”. Which day is that?'),
  (17, 1, 'markup', 'I kept divs so that the styles do not change', 'economy', 'The styles can follow a label just as well. What would you no longer have to write?'),
  (21, 1, 'decision', 'the largest group', 'problem', 'Of whom? It is the largest group that asked. How many are hurt by late uploads?'),
  (21, 1, 'decision', 'if there is time', 'scope', 'Nobody can plan with this. In, or out, and say why.'),
  (21, 1, 'noes', 'we will surely do it in the next sprint', 'noes', 'Would you sign this? If not, tell Bianca what would have to be true for a yes.');
update demo_passage set asks_change = false where body ~ 'Gardez-la exactement';

-- To a passage by its words, or to a criterion by its name; said at an attempt, by its reviewer or by its author.
create temp table demo_reply (number int, attempt int, about text, is_by_reviewer boolean, said_at int, body text, settles boolean) on commit drop;
insert into demo_reply values
  (2, 1, 'faire le nécessaire pour que cela ne se reproduise plus', false, 1, 'Remplacé par trois promesses, chacune avec un prénom et un jour.', true),
  (2, 1, 'et encore désolée pour le formulaire', false, 1, 'Une seule excuse, à la fin. Je garde la phrase sur le mariage, elle est vraie.', true),
  (2, 1, 'faire le nécessaire pour que cela ne se reproduise plus', true, 2, 'Lucie, lundi, le 1er du mois : on peut vous tenir parole.', true),
  (2, 1, 'et encore désolée pour le formulaire', true, 2, '', true),
  (2, 1, 'pour vérifier qu’il est satisfait', false, 1, 'Le délai moyen lui est envoyé chaque vendredi.', true),
  (2, 1, 'pour vérifier qu’il est satisfait', true, 2, 'Exactement ce qu’il fallait.', true),
  (3, 1, 'ne font pas attention et appuient au hasard', false, 1, 'Je relis le carnet : ils demandent ce qu’est un flux, puis essaient trois trappes. Je réécris avec cela.', true),
  (9, 1, 'mot du directeur (trente minutes)', false, 1, 'Dix minutes, comme convenu avec lui.', true),
  (9, 1, 'diaporama de quarante pages', false, 1, 'Une démonstration, que chacun refait, et une fiche en images.', true),
  (9, 1, 'Rendez-vous au quai 4', false, 1, 'Entrée des bureaux, pour tout le monde.', true),
  (9, 1, 'personnes', false, 1, 'J’ai ajouté une personne de relais dans chaque groupe. Est-ce assez discret ?', false),
  (9, 1, 'message', false, 1, '', true),
  (12, 1, 'La personne en fauteuil passera par les bureaux', false, 1, 'Tout le monde entre par là, je ne nomme plus personne.', true),
  (12, 1, 'La personne en fauteuil passera par les bureaux', true, 2, '', true),
  (12, 1, '14 h 30 formation à la sécurité', false, 1, 'Elle est à 8 h 10, avant le poste.', true),
  (12, 1, '14 h 30 formation à la sécurité', true, 2, 'Et chacun refait le geste : très bien.', true),
  (17, 1, '5. Continue gives no error. (3.3.1)', false, 1, 'Second now. It stops people, I had not noticed.', true),
  (17, 1, '5. Continue gives no error. (3.3.1)', true, 2, '', true),
  (17, 1, 'role=button tabindex=0 aria-label=Choose', false, 1, 'I tried it. Radios, and the number is back.', true),
  (17, 1, 'role=button tabindex=0 aria-label=Choose', true, 2, 'Works with both readers I tried.', true),
  (17, 1, 'I kept divs so that the styles do not change', false, 1, 'All of tabindex, role and onkeydown is gone.', true),
  (17, 1, 'I kept divs so that the styles do not change', true, 2, '', true);
