import type en from '../en/missionAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques de la mission',
  description:
    'De la première vue à la validation. Chaque personne compte une fois, avec sa tentative la plus avancée.',
  back: 'Mes missions',
  edit: 'Modifier la mission',
  version: 'Version',
  allVersions: 'Toutes les versions',
  versionName: 'Version {{version}}',
  period: 'Période',
  shield:
    'Les groupes de moins de cinq personnes, et ce qui permettrait de les déduire, sont masqués et indiqués par « — ».',
  notOffered: 'Ce filtre n’est pas encore disponible',
  notOfferedText:
    'Il isolerait moins de cinq personnes. Il deviendra disponible quand plus de personnes auront commencé.',
  tooFew: 'Moins de cinq personnes ont commencé cette mission',
  tooFewText:
    'En attendant la cinquième, seules les vues sont affichées, pour que personne ne puisse être identifié. Partagez la page publique pour faire venir du monde.',
  publicPage: 'Voir la page publique',
  draft: 'Cette mission n’est pas encore publiée',
  draftText: 'Les statistiques commencent avec la première vue de sa page.',
  funnel: {
    title: 'De la vue à la validation',
    summary: 'Les vues d’une personne comptent une fois par jour. Vous et votre équipe n’êtes pas comptés.',
    viewed: 'Vues',
    started: 'Ont commencé',
    submitted: 'Ont remis',
    validated: 'Ont été validées',
  },
  versions: {
    title: 'Par version',
    rate: 'Taux de validation (parmi les missions commencées)',
    summary: 'Voyez si une nouvelle version aide plus de personnes à terminer.',
  },
  views: {
    title: 'Vues par semaine',
    summary: 'Vues de la page de la mission. Chaque personne compte une fois par jour.',
    week: 'Semaine du',
    views: 'Vues',
  },
  weeks: {
    title: 'Personnes par semaine',
    summary: 'La semaine où les personnes ont commencé, remis un premier travail et été validées.',
  },
  stops: {
    title: 'Où l’on s’arrête',
    summary: 'L’étape où les personnes ont abandonné, ou restent inactives depuis deux semaines.',
    step: 'Étape',
    people: 'Personnes',
    share: '% des personnes ayant commencé',
    underWay: 'En cours',
  },
  time: {
    title: 'Temps passé',
    summary:
      'La moitié des personnes qui ont remis leur travail ont mis entre {{low}} et {{high}} ; la médiane est de {{middle}}.',
    expected: 'Prévu : {{time}}',
    measure: 'Mesure',
    value: 'Heures',
    low: 'Quart le plus rapide : jusqu’à',
    middle: 'Médiane',
    high: 'Quart le plus lent : à partir de',
    promised: 'Prévu',
  },
  feedback: {
    title: 'Délai du premier retour',
    summary: 'La moitié des retours sont arrivés en {{low}} à {{high}} jours (médiane : {{middle}}).',
    expected_one: 'Promis : {{count}} jour',
    expected_other: 'Promis : {{count}} jours',
    value: 'Jours',
    promised: 'Promis',
  },
  promise: {
    title: 'Délai promis',
    summary: 'Les premières tentatives, et si le retour est arrivé à temps.',
    state: 'Retour',
    kept: 'À temps',
    late: 'En retard',
    waiting: 'Délai en cours',
  },
  attempts: {
    title: 'Tentatives',
    count: 'Tentatives',
    summary: 'Combien de fois les personnes ont remis leur travail.',
    one: 'Une tentative',
    two: 'Deux tentatives',
    more: 'Trois ou plus',
  },
  levels: {
    title: 'Résultats par critère',
    summary: 'Les niveaux du dernier retour de chacun, du plus bas au plus haut.',
    criterion: 'Critère',
    level: 'Niveau {{number}}',
  },
  nothing: 'Trop peu de personnes pour afficher ce nombre.',
} satisfies Translation<typeof en>
