import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const hr: Template = (say, language) => ({
  title: say('Prepare a newcomer’s first week', 'Préparer la première semaine d’une recrue'),
  summary: say(
    'The workshop Bois & Cie welcomes an apprentice on Monday, and nothing is ready. Sort what matters, resolve a scheduling conflict, and write a plan worth looking forward to.',
    'L’atelier Bois & Cie accueille une apprentie lundi, et rien n’est prêt. Triez l’important, réglez un conflit de dates et écrivez un plan que l’on aimerait vivre.',
  ),
  category: 'hr',
  difficulty: 'beginner',
  language,
  hours: 3,
  feedbackDays: 5,
  skills: ['onboarding', 'planning', 'communication'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('Thursday morning', 'Jeudi matin'),
      body: say(
        `**Bois & Cie** is a fictional workshop of 22 people. On Monday, *Maëlle*, 19, starts her apprenticeship in furniture design. You help in human resources.

## What you know
- her mentor *Rémi* is away on Monday
- the safety course is on Tuesday at 9 AM
- her computer arrives on Wednesday
- last year’s new hires wrote: *“For the first two days, I didn’t know who to ask”*`,
        `**Bois & Cie** est un atelier imaginaire de 22 personnes. Lundi, *Maëlle*, 19 ans, commence son apprentissage en design de mobilier. Vous aidez aux ressources humaines.

## Ce que l’on sait
- son tuteur *Rémi* est absent lundi
- la formation à la sécurité a lieu mardi à 9 h
- son ordinateur arrive mercredi
- les recrues de l’an dernier ont écrit : *« les deux premiers jours, je ne savais pas à qui demander »*`,
      ),
    },
    {
      id: 'remi',
      kind: 'message',
      title: say('Rémi is worried', 'Rémi s’inquiète'),
      from: 'Rémi Astier',
      role: say('Mentor', 'Tuteur'),
      delaySeconds: 3,
      body: say(
        'I can’t be there on Monday: I’ll be at a customer’s. Should she start on Tuesday? Or should someone else welcome her?',
        'Je ne peux pas être là lundi, je suis chez un client. Faut-il qu’elle commence mardi ? Ou que quelqu’un d’autre l’accueille ?',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('Monday without a mentor', 'Un lundi sans tuteur'),
      body: say('Maëlle’s contract says Monday.', 'Le contrat de Maëlle dit lundi.'),
      choices: [
        {
          id: 'buddy',
          label: say('Keep Monday, with a colleague as guide', 'Garder lundi, avec une collègue pour guide'),
          consequence: say(
            'Lila, who started last year, says yes right away, and has ideas.',
            'Lila, arrivée l’an dernier, dit oui tout de suite, et a des idées.',
          ),
          next: 'lila',
        },
        {
          id: 'later',
          label: say('Have her start on Tuesday', 'La faire commencer mardi'),
          consequence: say(
            'The contract has to be changed, and Maëlle asks if something is wrong. You reassure her.',
            'Il faut modifier le contrat, et Maëlle demande si quelque chose ne va pas. Vous la rassurez.',
          ),
          next: 'quiz',
        },
      ],
    },
    {
      id: 'lila',
      kind: 'message',
      title: say('Lila’s ideas', 'Les idées de Lila'),
      from: 'Lila Fournier',
      role: say('Second-year apprentice', 'Apprentie de deuxième année'),
      delaySeconds: 3,
      body: say(
        'What helped me most: a list of names with faces, lunch with the team on the first day, and something small to finish by Friday.',
        'Ce qui m’a le plus aidée : une liste de noms avec des visages, un déjeuner avec l’équipe le premier jour, et une petite chose à finir vendredi.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('What comes first', 'Ce qui vient d’abord'),
      questions: [
        {
          id: 'before',
          text: say(
            'What must happen before she uses a machine?',
            'Que faut-il avant qu’elle utilise une machine ?',
          ),
          isMultiple: false,
          options: choices(
            say('The safety course', 'La formation à la sécurité'),
            say('Her computer', 'Son ordinateur'),
            say('Her first review', 'Son premier bilan'),
          ),
          correct: ['a'],
          explanation: say(
            'Safety comes before any work with machines.',
            'La sécurité passe avant tout travail sur machine.',
          ),
        },
        {
          id: 'ask',
          text: say('What answers “Who do I ask?”', 'Qu’est-ce qui répond à « à qui demander ? »'),
          isMultiple: true,
          options: choices(
            say('One named contact for each day', 'Un contact nommé pour chaque jour'),
            say('A 60-page handbook', 'Un livret de 60 pages'),
            say('A short chat at the end of each day', 'Un court échange chaque soir'),
          ),
          correct: ['a', 'c'],
          explanation: say(
            'People help people; a handbook comes later.',
            'Ce sont les personnes qui aident ; le livret vient après.',
          ),
        },
      ],
    },
    {
      id: 'plan',
      kind: 'deliverable',
      title: say('The week’s plan', 'Le plan de la semaine'),
      body: say(
        'A plan from Monday to Friday (what, who, when), and a welcome message to Maëlle in 100 words or fewer.',
        'Un plan du lundi au vendredi (quoi, qui, quand), et un message de bienvenue à Maëlle de 100 mots au plus.',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `| Day | What | With |
|---|---|---|
| Mon | 9 AM welcome and tour, names and faces, lunch with the team; afternoon: wood samples, sketching by hand | Lila |
| Tue | 9 AM safety course; afternoon: watch at the machines, first questions | Trainer, then Rémi |
| Wed | Computer setup; Rémi shows a project from sketch to order | IT, Rémi |
| Thu | First cuts on a small stool, supervised | Rémi |
| Fri | Finish the stool; 3 PM: 20 minutes on how the week went | Rémi, you |

*Dear Maëlle,*

*We’re looking forward to Monday. Come at 9 AM, in comfortable clothes; we’ll give you safety shoes. Lila, who started here last year, will welcome you and stay with you on Monday: Rémi, your mentor, is visiting a customer and will join you on Tuesday. Lunch is on us. By Friday you’ll have built something you can take home.*

*If you have any questions before then, however small, call me at the number below.*`,
        `| Jour | Quoi | Avec |
|---|---|---|
| Lun. | 9 h accueil et visite, noms et visages, déjeuner d’équipe ; après-midi : essences de bois, croquis à la main | Lila |
| Mar. | 9 h formation à la sécurité ; après-midi : observer les machines, premières questions | Formateur, puis Rémi |
| Mer. | Installation de l’ordinateur ; Rémi montre un projet, du croquis à la commande | Informatique, Rémi |
| Jeu. | Premières coupes pour un petit tabouret, accompagnée | Rémi |
| Ven. | Finir le tabouret ; 15 h : vingt minutes pour parler de la semaine | Rémi, vous |

*Bonjour Maëlle,*

*Nous nous réjouissons de vous accueillir lundi. Venez à 9 h, en tenue confortable ; nous fournissons les chaussures de sécurité. Lila, arrivée l’an dernier, vous accueille et reste avec vous lundi : Rémi, votre tuteur, est chez un client et vous rejoint mardi. Le déjeuner est pour nous. Vendredi, vous aurez fabriqué quelque chose à emporter.*

*Une question d’ici là, même petite ? Appelez-moi au numéro ci-dessous.*`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'plan',
        45,
        say('A plan that works', 'Un plan qui tient'),
        say('Dates or people clash.', 'Des dates ou des personnes se heurtent.'),
        say('Every constraint is respected.', 'Toutes les contraintes sont respectées.'),
        say('Also leaves room for surprises.', 'Et il laisse place aux imprévus.'),
      ),
      criterion(
        say,
        'care',
        30,
        say('Care for the person', 'Attention à la personne'),
        say('A list of formalities.', 'Une liste de formalités.'),
        say('She always knows who to ask.', 'Elle sait toujours à qui demander.'),
        say('She ends the week proud of something.', 'Elle finit la semaine fière de quelque chose.'),
      ),
      criterion(
        say,
        'words',
        25,
        say('The welcome message', 'Le message de bienvenue'),
        say('Cold, or too long.', 'Froid, ou trop long.'),
        say('Warm and useful.', 'Chaleureux et utile.'),
        say('It makes you look forward to Monday.', 'On a hâte d’être à lundi.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'No machine before Tuesday’s course; no task that needs a computer before Wednesday.',
    'Aucune machine avant la formation de mardi ; aucune tâche sur ordinateur avant mercredi.',
  ),
  comments: [
    say('A small thing to finish by Friday: very good.', 'Une petite chose à finir vendredi : très bien.'),
    say('Who is with her on Monday at noon?', 'Qui est avec elle lundi à midi ?'),
  ],
})
