import type en from '../en/companyAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques',
  description: 'De la première vue d’une mission à la prise de contact.',
  authorsOnly: 'Les statistiques sont réservées aux propriétaires et aux recruteurs',
  authorsOnlyText:
    'Vous évaluez des travaux pour votre équipe. Si vous avez besoin des statistiques, demandez un autre rôle à un propriétaire.',
  toReviews: 'Aller aux évaluations',
  none: 'Aucune donnée pour l’instant',
  noneText: 'Les statistiques commencent avec les premières vues et remises de vos missions.',
  toMissions: 'Aller aux missions',
  tooFew: 'Moins de cinq personnes',
  tooFewText:
    'Avec si peu de personnes, certaines pourraient être identifiées. Choisissez une période plus longue ou toutes les missions.',
  fives:
    'Pour protéger la vie privée, les nombres sont arrondis au multiple de cinq inférieur (20 signifie de 20 à 24), et les groupes d’une à quatre personnes sont masqués (« — »).',
  mission: 'Mission',
  allMissions: 'Toutes les missions',
  skill: 'Compétence',
  allSkills: 'Toutes les compétences',
  stages: {
    viewed: 'Vues',
    started: 'Ont commencé',
    submitted: 'Ont remis',
    validated: 'Ont été validées',
    contacted: 'Ont été contactées',
  },
  rate: 'Taux de validation (parmi les missions commencées)',
  funnel: {
    title: 'De la vue à la prise de contact',
    summary:
      'Les personnes qui ont commencé pendant la période, et jusqu’où elles sont allées. Les vues d’une personne comptent une fois par page et par jour.',
  },
  steps: {
    month: 'Évolution par mois',
    week: 'Évolution par semaine',
    summary: 'Les personnes qui ont commencé, remis un premier travail, été validées et été contactées.',
  },
  views: {
    month: 'Vues par mois',
    week: 'Vues par semaine',
    summary: 'Chaque personne compte une fois par page et par jour. Vous et votre équipe n’êtes pas comptés.',
    of: { page: 'Votre page publique', viewed: 'Pages des missions' },
  },
  missions: {
    title: 'Par mission',
    summary:
      'Les personnes qui ont commencé pendant la période et celles qui ont été validées. Le tableau montre chaque étape.',
  },
  skills: {
    title: 'Par compétence',
    summary: 'Les mêmes chiffres, par compétence. Une mission compte pour chacune de ses compétences.',
  },
} satisfies Translation<typeof en>
