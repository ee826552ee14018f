import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const data: Template = (say, language) => ({
  title: say('Find out why bookings fell', 'Comprendre la chute des réservations'),
  summary: say(
    'The bike-rental service Vélune lost a fifth of its bookings in March. Read a small table, avoid the trap in it, and tell the team what really happened.',
    'Le service de location de vélos Vélune a perdu un cinquième de ses réservations en mars. Lisez un petit tableau, évitez son piège et dites à l’équipe ce qui s’est vraiment passé.',
  ),
  category: 'data',
  difficulty: 'intermediate',
  language,
  hours: 4,
  feedbackDays: 7,
  skills: ['data-analysis', 'spreadsheets', 'data-quality', 'presentation'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('Bookings by month', 'Les réservations par mois'),
      body: say(
        `**Vélune** is a fictional bike-rental service in three cities. Its director saw this table and is worried.

| Month | Arvon | Belmer | Cassis-Nord | Total |
|---|---|---|---|---|
| January | 1,210 | 980 | 610 | 2,800 |
| February | 1,250 | 1,010 | 640 | 2,900 |
| March | 1,290 | 1,040 | 0 | 2,330 |

The bookings come from three station systems. Each sends its file overnight.`,
        `**Vélune** est un service imaginaire de location de vélos dans trois villes. Sa directrice a vu ce tableau et s’inquiète.

| Mois | Arvon | Belmer | Cassis-Nord | Total |
|---|---|---|---|---|
| Janvier | 1 210 | 980 | 610 | 2 800 |
| Février | 1 250 | 1 010 | 640 | 2 900 |
| Mars | 1 290 | 1 040 | 0 | 2 330 |

Les réservations viennent de trois systèmes de stations. Chacun envoie son fichier la nuit.`,
      ),
    },
    {
      id: 'ask',
      kind: 'message',
      title: say('The director asks', 'La directrice demande'),
      from: 'Salomé Petit',
      role: say('Director', 'Directrice'),
      delaySeconds: 3,
      body: say(
        'A fifth of our bookings are gone! The board meets tomorrow. Should I tell them that demand is falling?',
        'Un cinquième de nos réservations a disparu ! Le conseil se réunit demain. Dois-je lui dire que la demande baisse ?',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('What do you do first?', 'Que faites-vous d’abord ?'),
      body: say(
        'You have one hour before she prepares her slides.',
        'Vous avez une heure avant qu’elle prépare ses diapositives.',
      ),
      choices: [
        {
          id: 'report',
          label: say('Report the drop as it is', 'Rapporter la baisse telle quelle'),
          consequence: say(
            'Salomé starts a slide titled “Demand is falling.” Then someone from Cassis-Nord calls.',
            'Salomé commence une diapositive « La demande baisse ». Puis quelqu’un de Cassis-Nord appelle.',
          ),
          next: 'call',
        },
        {
          id: 'check',
          label: say('Check where the zero comes from', 'Vérifier d’où vient le zéro'),
          consequence: say(
            'The file from Cassis-Nord hasn’t arrived since March 1: its format changed.',
            'Le fichier de Cassis-Nord n’arrive plus depuis le 1er mars : son format a changé.',
          ),
          next: 'quiz',
        },
      ],
    },
    {
      id: 'call',
      kind: 'message',
      title: say('A call from Cassis-Nord', 'Un appel de Cassis-Nord'),
      from: 'Idris Lemoine',
      role: say('Station manager', 'Responsable de station'),
      delaySeconds: 4,
      body: say(
        'Zero bookings? We rented out bikes all month! Our system was updated on March 1; maybe the export changed.',
        'Zéro réservation ? Nous avons loué des vélos tout le mois ! Notre système a été mis à jour le 1er mars, l’export a peut-être changé.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('What the table can tell you', 'Ce que le tableau peut dire'),
      questions: [
        {
          id: 'growth',
          text: say(
            'By how much did Arvon and Belmer together grow from February to March?',
            'De combien Arvon et Belmer ensemble ont-elles progressé de février à mars ?',
          ),
          isMultiple: false,
          options: choices(
            say('About 3%', 'Environ 3 %'),
            say('About 10%', 'Environ 10 %'),
            say('They fell', 'Elles ont baissé'),
          ),
          correct: ['a'],
          explanation: say('From 2,260 to 2,330: 3.1%.', 'De 2 260 à 2 330 : 3,1 %.'),
        },
        {
          id: 'zero',
          text: say(
            'What could a zero in a table like this mean?',
            'Que peut signifier un zéro dans un tel tableau ?',
          ),
          isMultiple: true,
          options: choices(
            say('Nothing was booked', 'Rien n’a été réservé'),
            say('No data arrived', 'Aucune donnée n’est arrivée'),
            say('Always an addition error', 'Toujours une erreur d’addition'),
          ),
          correct: ['a', 'b'],
          explanation: say(
            'A missing value entered as zero is a classic trap: ask where it comes from.',
            'Une valeur absente écrite zéro est le piège classique : demandez sa source.',
          ),
        },
      ],
    },
    {
      id: 'note',
      kind: 'deliverable',
      title: say('A note to the director', 'Une note à la directrice'),
      body: say(
        'In 250 words or fewer: **what happened**, what we know and don’t know about March, an honest estimate for Cassis-Nord and how you arrived at it, and one check that would have caught this.',
        'En 250 mots au plus : **ce qui s’est passé**, ce que l’on sait et ne sait pas de mars, une estimation honnête pour Cassis-Nord et votre méthode, et un contrôle qui aurait repéré le problème.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `**Demand did not fall in March. A file is missing.**

Cassis-Nord shows 0 bookings because its file hasn’t arrived since March 1, when its system was updated and the format changed. The station rented out bikes all month.

**What we know:** Arvon and Belmer grew from 2,260 to 2,330, or 3.1%. **What we don’t know:** the number for Cassis-Nord.

**Estimate:** if Cassis-Nord grew like the other two, it had about 660 bookings (640 × 1.031), and the total is about **2,990** instead of 2,330. In February it grew faster than that (from 610 to 640, 4.9%), so I’d say between 640 and 670. The estimate would change if the station was closed for a few days; Idris can tell us.

**For the board:** “Two cities grew by 3%. The third has reported no data since March 1; we expect the number this week.”

**A check that would have caught it:** every morning, an alert if a city sends no file, and an empty cell instead of a zero.`,
        `**La demande n’a pas baissé en mars. Il manque un fichier.**

Cassis-Nord affiche 0 réservation parce que son fichier n’arrive plus depuis le 1er mars, jour où son système a été mis à jour et le format changé. La station a loué des vélos tout le mois.

**Ce que l’on sait :** Arvon et Belmer passent de 2 260 à 2 330, soit +3,1 %. **Ce que l’on ne sait pas :** le chiffre de Cassis-Nord.

**Estimation :** si Cassis-Nord a progressé comme les deux autres, elle compte environ 660 réservations (640 × 1,031), et le total est proche de **2 990** au lieu de 2 330. En février, elle avait progressé plus vite (de 610 à 640, soit 4,9 %) : je dirais entre 640 et 670. L’estimation changerait si la station avait fermé quelques jours ; Idris peut nous le dire.

**Pour le conseil :** « Deux villes progressent de 3 %. La troisième n’a transmis aucune donnée depuis le 1er mars ; nous attendons son chiffre cette semaine. »

**Le contrôle qui l’aurait repéré :** chaque matin, une alerte si une ville n’envoie pas de fichier, et une case vide plutôt qu’un zéro.`,
      ),
    },
    {
      id: 'sheet',
      kind: 'deliverable',
      title: say('Your spreadsheet', 'Votre feuille de calcul'),
      body: say(
        'If you used a spreadsheet or a chart, add it here.',
        'Si vous avez utilisé une feuille ou un graphique, ajoutez-le ici.',
      ),
      accepts: 'file',
      required: false,
      fileKinds: ['csv', 'xlsx', 'ods', 'pdf', 'png'],
      maxMegabytes: 5,
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'diagnosis',
        40,
        say('Right diagnosis', 'Bon diagnostic'),
        say('Mistakes the zero for lack of demand.', 'Prend le zéro pour de la demande.'),
        say('Names the missing file.', 'Nomme le fichier manquant.'),
        say(
          'Separates what is known from what is guessed.',
          'Sépare ce que l’on sait de ce que l’on suppose.',
        ),
      ),
      criterion(
        say,
        'estimate',
        30,
        say('Honest estimate', 'Estimation honnête'),
        say('No number, or one without a method.', 'Aucun chiffre, ou sans méthode.'),
        say('A number with its method.', 'Un chiffre avec sa méthode.'),
        say('A range, with what would change it.', 'Une fourchette, et ce qui la ferait changer.'),
      ),
      criterion(
        say,
        'clarity',
        30,
        say('Clear to a director', 'Clair pour une directrice'),
        say('You have to read it twice.', 'Demande deux lectures.'),
        say('The conclusion comes first.', 'La conclusion vient en premier.'),
        say('Could be read aloud to the board.', 'Pourrait être lu au conseil.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'With 3% growth, Cassis-Nord would have about 660 bookings, for a total near 2,990. Accept any reasoned range from 620 to 700.',
    'Avec 3 % de croissance, Cassis-Nord aurait environ 660 réservations : total proche de 2 990. Acceptez toute fourchette argumentée de 620 à 700.',
  ),
  comments: [
    say(
      'You say how sure you are: that builds trust.',
      'Vous dites à quel point vous êtes sûr : cela inspire confiance.',
    ),
    say(
      'Put the conclusion first; the method can follow.',
      'Mettez la conclusion d’abord ; la méthode peut suivre.',
    ),
  ],
})
