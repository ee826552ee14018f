import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const social: Template = (say, language) => ({
  title: say('Plan a week of social media', 'Planifier une semaine de réseaux sociaux'),
  summary: say(
    'The climbing gym Grimpe reopens on Saturday and has two hours a week for social media. Choose a channel, plan five posts, and say how you’ll know they worked.',
    'La salle d’escalade Grimpe rouvre samedi et dispose de deux heures par semaine pour les réseaux sociaux. Choisissez un réseau, planifiez cinq publications et dites comment vous saurez qu’elles ont marché.',
  ),
  category: 'communication',
  difficulty: 'beginner',
  language,
  hours: 3,
  feedbackDays: 5,
  skills: ['social-media', 'content-marketing', 'planning'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('A gym reopens', 'Une salle rouvre'),
      body: say(
        `**Grimpe** is a fictional climbing gym in a town of 40,000. It reopens on Saturday after three weeks of renovation.

| Channel | Followers | People reached per post |
|---|---|---|
| Instagram | 1,900 | 620 |
| Facebook | 2,400 | 240 |
| TikTok | 90 | 110 |

- Goal: **60 first visits** in the first week
- Time: two hours in total, and no ad budget`,
        `**Grimpe** est une salle d’escalade imaginaire dans une ville de 40 000 habitants. Elle rouvre samedi après trois semaines de travaux.

| Réseau | Abonnés | Personnes touchées par publication |
|---|---|---|
| Instagram | 1 900 | 620 |
| Facebook | 2 400 | 240 |
| TikTok | 90 | 110 |

- Objectif : **60 premières visites** la première semaine
- Temps : deux heures en tout, et aucun budget publicitaire`,
      ),
    },
    {
      id: 'wish',
      kind: 'message',
      title: say('The manager has an idea', 'La gérante a une idée'),
      from: 'Jeanne Ferrand',
      role: say('Gym manager', 'Gérante de la salle'),
      delaySeconds: 4,
      body: say(
        'Everyone’s talking about TikTok. Could we post there three times a day? And I have 200 photos of our members: use whatever you like!',
        'Tout le monde parle de TikTok. Et si nous y publiions trois fois par jour ? J’ai aussi 200 photos de nos membres, prenez ce que vous voulez !',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('Where to spend two hours', 'Où passer deux heures'),
      body: say(
        'You can do one thing well. Which one?',
        'Vous pouvez bien faire une seule chose. Laquelle ?',
      ),
      choices: [
        {
          id: 'instagram',
          label: say(
            'Five good posts on Instagram, shared on Facebook',
            'Cinq bonnes publications sur Instagram, reprises sur Facebook',
          ),
          consequence: say(
            'Jeanne agrees: most of the people who could come are there.',
            'Jeanne est d’accord : la plupart des personnes qui pourraient venir y sont.',
          ),
          next: 'quiz',
        },
        {
          id: 'tiktok',
          label: say('Twenty-one short videos on TikTok', 'Vingt et une courtes vidéos sur TikTok'),
          consequence: say(
            'By Tuesday, the two hours are used up and only four videos are done.',
            'Mardi, les deux heures sont épuisées et quatre vidéos sont prêtes.',
          ),
          next: 'rethink',
        },
      ],
    },
    {
      id: 'rethink',
      kind: 'message',
      title: say('Tuesday evening', 'Mardi soir'),
      from: 'Jeanne Ferrand',
      role: say('Gym manager', 'Gérante de la salle'),
      delaySeconds: 3,
      body: say(
        'Four videos, 300 views, most of them from far away. I’ll give you two more hours: what would you do with them?',
        'Quatre vidéos, 300 vues, surtout loin d’ici. Je vous accorde deux heures de plus : qu’en feriez-vous ?',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('Before you publish', 'Avant de publier'),
      questions: [
        {
          id: 'photos',
          text: say('Can you publish photos of members?', 'Pouvez-vous publier les photos des membres ?'),
          isMultiple: false,
          options: choices(
            say('Yes, the gym took them', 'Oui, la salle les a prises'),
            say('Only of people who agreed', 'Seulement celles des personnes qui ont accepté'),
            say('Yes, without their names', 'Oui, sans leurs noms'),
          ),
          correct: ['b'],
          explanation: say(
            'A face is personal data, and people decide what happens to pictures of themselves.',
            'Un visage est une donnée personnelle, et chacun décide de sa propre image.',
          ),
        },
        {
          id: 'measure',
          text: say(
            'What best shows that the goal was met?',
            'Qu’est-ce qui montre le mieux que l’objectif est atteint ?',
          ),
          isMultiple: false,
          options: choices(
            say('The number of likes', 'Le nombre de mentions « J’aime »'),
            say('New followers', 'Les nouveaux abonnés'),
            say(
              'First-time visitors who mention a post at the desk',
              'Les premières visites qui citent une publication à l’accueil',
            ),
          ),
          correct: ['c'],
          explanation: say(
            'The goal is visits; likes and followers are only a step on the way.',
            'L’objectif, ce sont des visites ; mentions et abonnés ne sont qu’une étape.',
          ),
        },
      ],
    },
    {
      id: 'plan',
      kind: 'deliverable',
      title: say('The plan for the week', 'Le plan de la semaine'),
      body: say(
        'Plan **five posts**: day and time, channel, what people see, the text (up to 40 words) and what readers should do. Write two of them in full. Then say which number you’ll look at on Sunday, and what it has to reach for the week to be a success.',
        'Planifiez **cinq publications** : jour et heure, réseau, ce que l’on voit, le texte (40 mots au plus) et ce que l’on attend des lecteurs. Rédigez-en deux en entier. Dites ensuite quel chiffre vous regarderez dimanche et à partir de quelle valeur la semaine est réussie.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `| When | Channel | What people see | What they do |
|---|---|---|---|
| Mon 6 PM | Instagram, Facebook | The empty new wall, 8 seconds | Save the date |
| Wed 12 PM | Instagram | The route setter explains the easiest route | Ask a question |
| Thu 6 PM | Instagram, Facebook | Before and after | Book a first visit |
| Sat 9 AM | Instagram | Doors open, live | Come today |
| Sun 5 PM | Instagram, Facebook | The first day, with members who agreed | Book next week |

**Monday:** “Three weeks, 400 new holds, zero climbers. That changes on Saturday at 10. Never climbed? Your first visit is made for you. Save the date.”

**Thursday:** “Left: March. Right: this morning. The first hour with a coach is included in your first visit. Choose your time: link in bio.”

I use only photos of members who said yes; two messages to Jeanne’s regulars are enough.

**On Sunday, I’ll count bookings for a first visit** that came through the link. Sixty would make the week a success; if there are only 30 by Friday, I’d post Thursday’s text again with the places left.`,
        `| Quand | Réseau | Ce que l’on voit | Ce que l’on attend |
|---|---|---|---|
| Lun. 18 h | Instagram, Facebook | Le nouveau mur vide, 8 secondes | Noter la date |
| Mer. 12 h | Instagram | L’ouvreuse explique la voie la plus facile | Poser une question |
| Jeu. 18 h | Instagram, Facebook | Avant et après | Réserver une première visite |
| Sam. 9 h | Instagram | L’ouverture, en direct | Venir aujourd’hui |
| Dim. 17 h | Instagram, Facebook | Le premier jour, avec des membres qui ont dit oui | Réserver pour la semaine |

**Lundi :** « Trois semaines, 400 nouvelles prises, zéro grimpeur. Cela change samedi à 10 h. Jamais grimpé ? La première visite est faite pour vous. Notez la date. »

**Jeudi :** « À gauche, mars. À droite, ce matin. Une heure avec un moniteur est comprise dans la première visite. Choisissez votre créneau : lien dans la bio. »

Je n’utilise que les photos de membres qui ont donné leur accord ; deux messages aux habitués de Jeanne suffisent.

**Dimanche, je regarde les réservations de première visite** venues du lien. La semaine est réussie à partir de 60 ; s’il n’y en a que 30 vendredi, je republierai le texte de jeudi avec les places restantes.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'plan',
        40,
        say('A realistic plan', 'Un plan réalisable'),
        say('Too much for two hours, or vague.', 'Trop pour deux heures, ou vague.'),
        say('Five posts that fit in the time.', 'Cinq publications qui tiennent dans le temps.'),
        say('Each post has its own purpose.', 'Chaque publication a sa raison d’être.'),
      ),
      criterion(
        say,
        'texts',
        35,
        say('Texts', 'Textes'),
        say('Could be from any gym.', 'Pourraient venir de n’importe quelle salle.'),
        say('Clear, with one call to action.', 'Clairs, avec une action à faire.'),
        say('You want to go there on Saturday.', 'Donnent envie d’y aller samedi.'),
      ),
      criterion(
        say,
        'measure',
        25,
        say('A measure', 'Une mesure'),
        say('Likes alone, or none.', 'Les seuls « J’aime », ou aucune.'),
        say('Visits, with a target.', 'Des visites, avec une cible.'),
        say('Also says what to change if it fails.', 'Dit aussi quoi changer en cas d’échec.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Another channel is fine if the numbers support it. Photos of members need their consent.',
    'Un autre réseau convient si les chiffres le justifient. Les photos des membres demandent leur accord.',
  ),
  comments: [
    say(
      'What should people do after reading this post?',
      'Que doit-on faire après avoir lu cette publication ?',
    ),
    say('Good: the measure is about visits.', 'Bien : la mesure porte sur les visites.'),
  ],
})
