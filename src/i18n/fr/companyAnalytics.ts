import type en from '../en/companyAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques',
  description: 'Du premier regard sur une mission à la prise de contact.',
  authorsOnly: 'Les chiffres sont réservés aux propriétaires et aux recruteurs',
  authorsOnlyText:
    'Vous évaluez des travaux pour votre équipe. Demandez un autre rôle à un propriétaire si vous avez besoin des chiffres.',
  toReviews: 'Aller aux évaluations',
  none: 'Pas encore de chiffres',
  noneText:
    'Les chiffres viennent de vues, de départs et de remises réels. Ils commencent avec votre première mission.',
  toMissions: 'Aller à mes missions',
  tooFew: 'Moins de cinq personnes',
  tooFewText:
    'Si peu de personnes pourraient être reconnues. Choisissez une période plus longue, ou toutes les missions ensemble.',
  fives:
    'Tout est compté ici par cinq, arrondi vers le bas : 20 signifie de 20 à 24, et une à quatre personnes ne sont pas indiquées. Ainsi, personne ne peut être reconnu, pas même par soustraction. « — » signifie qu’un chiffre reste caché.',
  period: 'Période',
  periods: {
    w52: 'Les 12 derniers mois',
    w26: 'Les 6 derniers mois',
    w12: 'Les 12 dernières semaines',
    w0: 'Depuis le début',
  },
  unit: 'Par mois ou par semaine',
  units: { month: 'Mois', week: 'Semaine' },
  mission: 'Mission',
  allMissions: 'Toutes les missions',
  skill: 'Compétence',
  allSkills: 'Toutes les compétences',
  clear: 'Tout afficher',
  stages: {
    viewed: 'Vues',
    started: 'Commencé',
    submitted: 'Remis',
    validated: 'Validé',
    contacted: 'Contacté',
  },
  rate: 'Validés, parmi ceux qui ont commencé',
  funnel: {
    title: 'De la vue à la prise de contact',
    summary:
      'Les personnes qui ont commencé pendant la période, chacune une fois, et jusqu’où elles sont allées. Une vue compte une fois par personne, par page et par jour.',
  },
  steps: {
    month: 'Mois par mois',
    week: 'Semaine par semaine',
    summary:
      'Combien de personnes ont commencé, remis un premier travail, été validées et été contactées, et quand.',
  },
  views: {
    month: 'Vues mois par mois',
    week: 'Vues semaine par semaine',
    summary: 'Chaque personne une fois par page et par jour ; vous et vos collègues ne comptez pas.',
    of: { page: 'Votre page publique', viewed: 'Pages des missions' },
  },
  missions: {
    title: 'Par mission',
    summary: 'Qui a commencé pendant la période et qui a été validé. Le tableau montre chaque étape.',
  },
  skills: {
    title: 'Par compétence',
    summary:
      'La même chose pour les compétences que vos missions demandent. Une mission compte pour chacune des siennes.',
  },
} satisfies Translation<typeof en>
