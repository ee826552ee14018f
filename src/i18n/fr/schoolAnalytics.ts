import type en from '../en/schoolAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques',
  description: 'Activité, progression, compétences acquises et insertion, par programme et par promotion.',
  none: 'Aucune donnée pour l’instant',
  noneText:
    'Les statistiques reposent sur les étudiants qui partagent avec votre école. Elles commencent avec votre première promotion.',
  toStudents: 'Aller aux étudiants',
  nobodyShares: 'Aucune progression partagée pour l’instant',
  nobodySharesText:
    'Les graphiques apparaîtront ici dès que des étudiants auront relié leur compte et choisi de partager avec votre école leur progression, leurs compétences ou leur projet professionnel.',
  invite: 'Inviter des étudiants',
  tooFew: 'Trop peu de personnes pour des graphiques',
  tooFewText:
    'L’activité et les candidatures de moins de cinq étudiants sont masquées, pour que personne ne puisse être identifié. Essayez une période plus longue ou toutes les promotions. La page d’un programme montre la progression de chaque étudiant qui la partage.',
  toPrograms: 'Voir les programmes',
  quiet: 'Aucune activité sur cette période',
  quietText:
    'Des étudiants partagent leur progression, mais aucun n’a travaillé sur une mission pendant cette période. Essayez une période plus longue ou toutes les promotions.',
  fives:
    'Les étudiants qui ont commencé, remis, été validés ou certifiés sont comptés exactement : vous voyez chacun nommément s’il partage sa progression ou ses compétences. L’activité et les candidatures ne sont pas nominatives : ces nombres sont arrondis au multiple de cinq inférieur (20 signifie de 20 à 24), et un à quatre étudiants sont masqués (« — »). Ils portent sur les étudiants qui partagent leur progression, ou leur projet professionnel.',
  program: 'Programme',
  allPrograms: 'Tous les programmes',
  cohort: 'Promotion',
  allCohorts: 'Toutes les promotions',
  people: {
    title: 'Partage',
    all: 'Étudiants',
    linked: 'Avec un compte',
    progress: 'Partagent leur progression',
    skills: 'Partagent leurs compétences',
    career: 'Partagent leur projet professionnel',
  },
  counts: {
    worked: 'Ont travaillé sur une mission',
    started: 'Ont commencé',
    submitted: 'Ont remis',
    validated: 'Ont été validés',
    certified: 'Ont obtenu un certificat',
    applied: 'Ont postulé',
    interviewed: 'Ont eu un entretien',
    offered: 'Ont reçu une proposition',
  },
  students: 'Étudiants',
  activity: {
    month: 'Activité par mois',
    week: 'Activité par semaine',
    summary: 'Les étudiants qui ont travaillé sur des missions, chacun compté une fois par période.',
  },
  progress: {
    month: 'Progression par mois',
    week: 'Progression par semaine',
    summary: 'Les étudiants qui ont commencé, remis un premier travail et été validés.',
  },
  placements: {
    month: 'Insertion par mois',
    week: 'Insertion par semaine',
    summary: 'Ce que les étudiants notent sur leur tableau : candidatures, entretiens et propositions.',
  },
  skills: {
    title: 'Compétences acquises',
    summary: 'Étudiants dont un certificat de la période prouve la compétence.',
    axis: 'Compétence',
    people: 'Étudiants',
    none: 'Aucune compétence n’a été prouvée pendant cette période.',
  },
  programs: {
    title: 'Par programme',
    summary:
      'Le travail sur les missions de chaque programme pendant cette période. Le tableau donne tous les chiffres.',
  },
  cohorts: {
    title: 'Par promotion',
    summary:
      'Le travail, les certificats et les propositions de chaque promotion pendant cette période. Le tableau donne tous les chiffres.',
  },
} satisfies Translation<typeof en>
