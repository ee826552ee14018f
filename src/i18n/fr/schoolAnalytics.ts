import type en from '../en/schoolAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques',
  description: 'Activité, progression, compétences acquises et insertion, par programme et par promotion.',
  none: 'Pas encore de chiffres',
  noneText:
    'Les chiffres viennent du travail des étudiants qui le partagent avec votre école. Ils commencent avec la première promotion.',
  toStudents: 'Aller aux étudiants',
  nobodyShares: 'Aucun progrès partagé pour l’instant',
  nobodySharesText:
    'Les graphiques apparaîtront ici dès que des étudiants auront relié leur compte et choisi de partager avec votre école leurs progrès, leurs compétences ou leurs projets.',
  invite: 'Inviter des étudiants',
  tooFew: 'Trop peu de personnes pour des graphiques',
  tooFewText:
    'Les résultats de moins de cinq étudiants sont masqués ici, pour que personne ne soit reconnu. Essayez une période plus longue, ou toutes les promotions. La page d’un programme montre la progression de chaque étudiant qui la partage.',
  toPrograms: 'Voir les programmes',
  quiet: 'Aucune activité sur cette période',
  quietText:
    'Des étudiants partagent leurs progrès, mais aucun n’a encore travaillé sur une mission. Essayez une période plus longue, ou toutes les promotions.',
  fives:
    'Les résultats sont comptés par cinq, arrondis vers le bas : 20 signifie de 20 à 24, et les groupes de un à quatre étudiants restent cachés (« — »). Les missions portent sur les étudiants qui partagent leur progression, les compétences sur ceux qui partagent leurs compétences, les candidatures sur ceux qui partagent leur projet professionnel. Les nombres d’étudiants, de comptes et de partages viennent de votre liste et sont exacts.',
  program: 'Programme',
  allPrograms: 'Tous les programmes',
  cohort: 'Promotion',
  allCohorts: 'Toutes les promotions',
  clear: 'Tout afficher',
  period: 'Période',
  periods: {
    w52: 'Les 12 derniers mois',
    w26: 'Les 6 derniers mois',
    w12: 'Les 12 dernières semaines',
    w0: 'Depuis le début',
  },
  unit: 'Par mois ou par semaine',
  units: { month: 'Mois', week: 'Semaine' },
  people: {
    title: 'Qui partage quoi',
    all: 'Étudiants',
    linked: 'Avec un compte',
    progress: 'Partagent leur progression',
    skills: 'Partagent leurs compétences',
    career: 'Partagent leur projet',
  },
  counts: {
    worked: 'Ont travaillé',
    started: 'Ont commencé',
    submitted: 'Ont remis',
    validated: 'Validés',
    certified: 'Ont obtenu un certificat',
    applied: 'Ont candidaté',
    interviewed: 'Ont eu un entretien',
    offered: 'Ont reçu une offre',
  },
  students: 'Étudiants',
  activity: {
    month: 'Activité mois par mois',
    week: 'Activité semaine par semaine',
    summary: 'Combien d’étudiants ont travaillé sur des missions, chacun une fois par période.',
  },
  progress: {
    month: 'Progression mois par mois',
    week: 'Progression semaine par semaine',
    summary: 'Combien ont commencé, remis pour la première fois et été validés.',
  },
  placements: {
    month: 'Insertion mois par mois',
    week: 'Insertion semaine par semaine',
    summary: 'Ce que les étudiants notent sur leur tableau : candidatures, entretiens et offres.',
  },
  skills: {
    title: 'Compétences acquises',
    summary: 'Étudiants dont un certificat de la période prouve la compétence.',
    axis: 'Compétence',
    people: 'Étudiants',
    none: 'Aucune compétence n’a été prouvée par cinq étudiants ou plus dans cette période.',
    hidden_one: '{{count}} autre compétence a été prouvée par moins de cinq étudiants.',
    hidden_other: '{{count}} autres compétences ont été prouvées par moins de cinq étudiants chacune.',
  },
  programs: {
    title: 'Par programme',
    summary: 'Le travail sur les missions de chaque programme. Le tableau donne tous les chiffres.',
  },
  cohorts: {
    title: 'Par promotion',
    summary:
      'Tout le travail, les certificats et les offres de chaque promotion. Le tableau donne tous les chiffres.',
  },
} satisfies Translation<typeof en>
