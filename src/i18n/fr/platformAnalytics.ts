import type en from '../en/platformAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques',
  description: 'Inscriptions, activité et fidélité sur toute la plateforme, semaine par semaine.',
  none: 'Aucune donnée pour l’instant',
  noneText: 'Les statistiques sont mises à jour une fois par heure. Revenez bientôt.',
  role: 'Rôle',
  everyRole: 'Tous les rôles',
  running: 'La dernière semaine n’est pas terminée.',
  week: 'Semaine',
  counts: {
    signed_up: 'Inscriptions',
    active: 'Personnes actives',
    published: 'Missions publiées',
    started: 'Travaux commencés',
    submitted: 'Travaux remis',
    validated: 'Travaux validés',
    certified: 'Certificats',
  },
  people: {
    title: 'Inscriptions et personnes actives',
    summary: 'Personnes inscrites chaque semaine, et personnes qui se sont connectées ou ont travaillé.',
  },
  work: {
    title: 'Missions et travaux',
    summary: 'Missions publiées pour la première fois, et avancement des travaux.',
  },
  activation: {
    title: 'Activation',
    summary: 'Personnes inscrites chaque semaine qui ont commencé à temps.',
    note: 'Les candidats commencent une première mission dans les 7 jours ; les entreprises et les makers en publient une dans les 30. Une semaine est affichée une fois ce délai passé, et reste vide si seulement une à quatre personnes ont commencé ; la part sur toute la période les inclut.',
    few: 'Trop peu de personnes commencent chaque semaine pour un graphique. Sur toute la période : {{shares}}.',
    tile: { candidate: 'Candidats qui commencent', company: 'Partenaires qui publient' },
  },
  feedback: {
    title: 'Délai des retours',
    summary: 'Temps d’attente des retours envoyés chaque semaine.',
    median: 'Délai médian des retours',
    kept: '{{share}} dans le délai promis',
    half: 'Médiane',
    most: '90e centile',
    inTime: 'Dans le délai promis',
    answered: 'Retours envoyés',
  },
  retention: {
    title: 'Fidélité',
    summary: 'Personnes inscrites chaque semaine et revenues les semaines suivantes.',
    axis: 'Semaine d’inscription',
    later_one: '+{{count}} sem.',
    later_other: '+{{count}} sem.',
    none: 'S’affiche dès qu’il y a des inscriptions sur une semaine complète.',
  },
  fives:
    'Pour protéger la vie privée, les nombres de personnes sont arrondis au multiple de cinq inférieur, et les groupes de moins de cinq sont masqués. Les parts sont arrondies à 5 % et masquées si l’un des deux groupes compte une à quatre personnes. « — » signale un nombre masqué. Avec un rôle de partenaire, les travaux sont ceux de ses missions ; avec celui des écoles, ceux de leurs étudiants.',
  counted: 'Mis à jour {{when}}.',
} satisfies Translation<typeof en>
