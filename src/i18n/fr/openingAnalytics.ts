import type en from '../en/openingAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques des offres',
  titleOf: 'Statistiques : {{title}}',
  description: 'De la première vue à l’embauche, pour toutes vos offres.',
  descriptionOf: 'De la première vue à l’embauche.',
  back: 'Offres',
  gone: 'Cette offre n’est pas disponible',
  goneText: 'Elle a peut-être été supprimée, n’a jamais été publiée ou appartient à une autre organisation.',
  recruitersOnly: 'Les statistiques sont réservées aux propriétaires et aux recruteurs',
  recruitersOnlyText: 'Si vous en avez besoin, demandez à un propriétaire de changer votre rôle.',
  none: 'Aucune offre publiée',
  noneText: 'Les statistiques commencent dès que vous publiez une offre.',
  toOpenings: 'Voir les offres',
  tooFew: 'Moins de cinq candidatures',
  tooFewText:
    'Avec si peu de candidatures, des personnes pourraient être identifiées. Choisissez une période plus longue ou toutes les offres.',
  fives:
    'Pour protéger la vie privée, les nombres sont arrondis au multiple de cinq inférieur (20 signifie de 20 à 24) ; de un à quatre, ils sont masqués et remplacés par « — ». Les médianes s’affichent à partir de cinq valeurs.',
  opening: 'Offre',
  allOpenings: 'Toutes les offres',
  stages: {
    viewed: 'Vues',
    applied: 'Candidatures',
    shortlisted: 'Présélections',
    interviewed: 'Entretiens',
    offered: 'Propositions',
    hired: 'Embauches',
  },
  kinds: { new: 'Nouvelle', shortlist: 'Présélection', interview: 'Entretien', offer: 'Proposition' },
  funnel: {
    title: 'De la vue à l’embauche',
    summary:
      'Les candidatures envoyées pendant la période et la dernière étape que chacune a atteinte. Les vues d’une même personne comptent une fois par offre et par jour.',
  },
  views: {
    month: 'Vues par mois',
    week: 'Vues par semaine',
    summary:
      'Chaque personne compte une fois par offre et par jour. Votre équipe et vous n’êtes pas comptés.',
  },
  applications: {
    month: 'Candidatures et embauches par mois',
    week: 'Candidatures et embauches par semaine',
    summary: 'Dates d’envoi des candidatures et dates d’embauche.',
  },
  evidence: {
    title: 'Les preuves qui ont fait avancer les candidatures',
    summary:
      'Part des candidatures présélectionnées et reçues en entretien, selon les preuves apportées pour au moins un indispensable.',
    axis: 'Preuve',
    kinds: {
      all: 'Toutes les candidatures',
      proven: 'Prouvé',
      attested: 'Attesté par une école',
      endorsed: 'Recommandé',
      declared: 'Déclaré',
      none: 'Un indispensable sans preuve',
    },
    shortlistRate: 'Présélections (% des candidatures)',
    interviewRate: 'Entretiens (% des candidatures)',
  },
  wait: {
    title: 'Durée de chaque étape',
    summary: 'Nombre médian de jours jusqu’à la réponse suivante.',
    axis: 'Étape',
    days: 'Jours (médiane)',
    stays: 'Candidatures',
  },
  sources: {
    title: 'Origine des candidatures',
    summary: 'Comment les personnes ont trouvé l’offre avant de postuler.',
    axis: 'Origine',
    kinds: {
      board: 'Liste des offres',
      search: 'Recherche',
      alert: 'Alerte de recherche',
      recommendation: 'Recommandation',
      school: 'École',
      invitation: 'Invitation',
      link: 'Lien',
    },
  },
  openings: {
    title: 'Par offre',
    summary:
      'Candidatures envoyées pendant la période et nombre de présélections. Le tableau montre chaque étape.',
  },
} satisfies Translation<typeof en>
