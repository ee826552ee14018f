import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const cleanup: Template = (say, language) => ({
  title: say('Clean up a messy donor list', 'Nettoyer une liste et recommander'),
  summary: say(
    'The food bank Panier Plein keeps its donors in a messy list and wants to know who to thank first. Clean up the list, decide what to do with questionable lines, and make a recommendation.',
    'La banque alimentaire Panier Plein tient ses donateurs dans une liste en désordre et veut savoir qui remercier d’abord. Nettoyez la liste, tranchez les cas douteux et recommandez.',
  ),
  category: 'operations',
  difficulty: 'beginner',
  language,
  hours: 2,
  feedbackDays: 5,
  skills: ['data-quality', 'spreadsheets', 'decision-making'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('The list', 'La liste'),
      body: say(
        `**Panier Plein** is a fictional food bank. Two volunteers kept this list of gifts:

| Line | Donor | Town | Date | Gift |
|---|---|---|---|---|
| 1 | Bakery Roux | Avelin | 03/04/2026 | €120 |
| 2 | bakery roux | Avelin | 2026-04-03 | 120 |
| 3 | Farm Le Gall | Brec | 12/05/2026 | 80 kg |
| 4 | Ms. Adler | | 30/05/2026 | €40 |
| 5 | Farm Le Gall | Brec | 12/06/2026 | €200 |
| 6 | Pharmacy Sol | Avelin | 31/06/2026 | €75 |`,
        `**Panier Plein** est une banque alimentaire imaginaire. Deux bénévoles ont tenu cette liste de dons :

| Ligne | Donateur | Ville | Date | Don |
|---|---|---|---|---|
| 1 | Boulangerie Roux | Avelin | 03/04/2026 | 120 € |
| 2 | boulangerie roux | Avelin | 2026-04-03 | 120 |
| 3 | Ferme Le Gall | Brec | 12/05/2026 | 80 kg |
| 4 | Mme Adler | | 30/05/2026 | 40 € |
| 5 | Ferme Le Gall | Brec | 12/06/2026 | 200 € |
| 6 | Pharmacie Sol | Avelin | 31/06/2026 | 75 € |`,
      ),
    },
    {
      id: 'request',
      kind: 'message',
      title: say('What the coordinator needs', 'Ce dont la coordinatrice a besoin'),
      from: 'Habiba Saïd',
      role: say('Coordinator', 'Coordinatrice'),
      delaySeconds: 4,
      body: say(
        'I have time for two thank-you visits this month. Tell me who to visit, and please leave me a list I can trust.',
        'J’ai le temps de faire deux visites de remerciement ce mois-ci. Dites-moi chez qui aller, et laissez-moi une liste fiable.',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('Lines 1 and 2', 'Les lignes 1 et 2'),
      body: say(
        'They look like the same gift, entered twice. What do you do?',
        'Elles ressemblent à un même don, noté deux fois. Que faites-vous ?',
      ),
      choices: [
        {
          id: 'delete',
          label: say('Delete line 2 right away', 'Supprimer tout de suite la ligne 2'),
          consequence: say(
            'The list is shorter. Then a volunteer asks where their line went.',
            'La liste est plus courte. Puis un bénévole demande où est passée sa ligne.',
          ),
          next: 'volunteer',
        },
        {
          id: 'ask',
          label: say('Mark both and ask the volunteers', 'Marquer les deux et demander aux bénévoles'),
          consequence: say(
            'They reply the same day: it was one gift, entered twice.',
            'Ils répondent le jour même : c’était un seul don, noté deux fois.',
          ),
          next: 'quiz',
        },
      ],
    },
    {
      id: 'volunteer',
      kind: 'message',
      title: say('A volunteer asks', 'Un bénévole demande'),
      from: 'Gaspard Petit',
      role: say('Volunteer', 'Bénévole'),
      delaySeconds: 3,
      body: say(
        'You were right, it was one gift. But next time, please keep the original list: we had no way to check.',
        'Vous aviez raison, c’était un seul don. Mais la prochaine fois, gardez la liste d’origine : nous n’aurions pas pu vérifier.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('Questionable lines', 'Les lignes douteuses'),
      questions: [
        {
          id: 'date',
          text: say('What is wrong with line 6?', 'Qu’est-ce qui ne va pas à la ligne 6 ?'),
          isMultiple: false,
          options: choices(
            say('The amount', 'Le montant'),
            say('June has 30 days', 'Juin a 30 jours'),
            say('The town', 'La ville'),
          ),
          correct: ['b'],
          explanation: say(
            'The date doesn’t exist. Ask for the right one instead of guessing.',
            'La date n’existe pas. Demandez-la plutôt que de la deviner.',
          ),
        },
        {
          id: 'sum',
          text: say(
            'What can’t you add up in the “Gift” column?',
            'Que ne peut-on pas additionner dans la colonne « Don » ?',
          ),
          isMultiple: false,
          options: choices(
            say('Euros and kilograms', 'Des euros et des kilogrammes'),
            say('Gifts from two months', 'Les dons de deux mois'),
            say('Gifts from one donor', 'Les dons d’un même donateur'),
          ),
          correct: ['a'],
          explanation: say(
            'Each column should hold one unit: give goods their own column.',
            'Une colonne, une unité : donnez aux dons en nature leur propre colonne.',
          ),
        },
      ],
    },
    {
      id: 'work',
      kind: 'deliverable',
      title: say('Clean list and recommendation', 'Liste propre et recommandation'),
      body: say(
        'Submit the clean list as a table, then explain in 150 words or fewer: which lines you changed and why, which are still questionable, **who Habiba should visit**, and one rule that keeps the list clean.',
        'Remettez la liste propre sous forme de tableau puis, en 150 mots au plus : les lignes changées et pourquoi, celles qui restent douteuses, **chez qui Habiba devrait aller**, et une règle pour garder la liste propre.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `| Donor | Town | Date | Money (€) | Goods (kg) | To check |
|---|---|---|---|---|---|
| Bakery Roux | Avelin | 2026-04-03 | 120 | | |
| Farm Le Gall | Brec | 2026-05-12 | | 80 | |
| Ms. Adler | | 2026-05-30 | 40 | | Town |
| Farm Le Gall | Brec | 2026-06-12 | 200 | | |
| Pharmacy Sol | Avelin | | 75 | | Date: “31/06” doesn’t exist |

**Changed:** lines 1 and 2 are one gift, as the volunteers confirmed. All dates have one format, and goods have their own column. **Still open:** Ms. Adler’s town and the pharmacy’s date; I have asked, not guessed. The original list is kept in a second tab.

**Visit Farm Le Gall** (two gifts, the largest sum and 80 kg) **and Bakery Roux** (€120, and in the same town as the pharmacy, so you could thank both in one trip).

**Rule:** each gift is entered once, on the day it arrives, with the date as year-month-day. Habiba checks new lines every Friday.`,
        `| Donateur | Ville | Date | Argent (€) | Nature (kg) | À vérifier |
|---|---|---|---|---|---|
| Boulangerie Roux | Avelin | 03/04/2026 | 120 | | |
| Ferme Le Gall | Brec | 12/05/2026 | | 80 | |
| Mme Adler | | 30/05/2026 | 40 | | Ville |
| Ferme Le Gall | Brec | 12/06/2026 | 200 | | |
| Pharmacie Sol | Avelin | | 75 | | Date : le 31 juin n’existe pas |

**Changé :** les lignes 1 et 2 sont un seul don, les bénévoles l’ont confirmé. Toutes les dates ont le même format, et les dons en nature leur colonne. **Encore en suspens :** la ville de Mme Adler et la date de la pharmacie ; j’ai demandé, je n’ai pas deviné. La liste d’origine reste dans un second onglet.

**Aller voir la Ferme Le Gall** (deux dons, la plus forte somme et 80 kg) **et la Boulangerie Roux** (120 €, dans la même ville que la pharmacie : un seul trajet pour deux mercis).

**Règle :** chaque don est noté une fois, le jour même, avec la date sous la forme jour/mois/année. Habiba relit les nouvelles lignes chaque vendredi.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'list',
        45,
        say('A list you can trust', 'Une liste fiable'),
        say('Duplicates or mixed units remain.', 'Restent des doublons ou des unités mêlées.'),
        say('One line per gift, one unit per column.', 'Une ligne par don, une unité par colonne.'),
        say(
          'Questionable values are marked, not guessed.',
          'Les valeurs douteuses sont marquées, pas devinées.',
        ),
      ),
      criterion(
        say,
        'advice',
        35,
        say('Recommendation', 'Recommandation'),
        say('No choice, or no reason.', 'Aucun choix, ou aucune raison.'),
        say('Two visits with reasons.', 'Deux visites, avec des raisons.'),
        say('Weighs money, goods and loyalty.', 'Pèse argent, dons en nature et fidélité.'),
      ),
      criterion(
        say,
        'rule',
        20,
        say('A rule for later', 'Une règle pour la suite'),
        say('None.', 'Aucune.'),
        say('A rule volunteers can follow.', 'Une règle que les bénévoles peuvent suivre.'),
        say('Also says who checks it.', 'Dit aussi qui la vérifie.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Farm Le Gall gave twice and is a good first visit; a case can be made for Bakery Roux or Ms. Adler.',
    'La Ferme Le Gall a donné deux fois : une bonne première visite. La Boulangerie Roux ou Mme Adler se défendent.',
  ),
  comments: [
    say(
      'Keep the original value next to the one you changed.',
      'Gardez la valeur d’origine à côté de la nouvelle.',
    ),
    say('Good: you asked instead of guessing.', 'Bien : vous avez demandé au lieu de deviner.'),
  ],
})
