import type en from '../en/platformAnalytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Statistiques',
  description: 'Qui arrive, commence, travaille et reste : toute la plateforme, semaine après semaine.',
  none: 'Rien n’est encore compté',
  noneText: 'La plateforme est comptée une fois par heure. Revenez après la prochaine heure pleine.',
  period: 'Période',
  weeks: 'Les {{count}} dernières semaines',
  role: 'Rôle',
  everyRole: 'Tous les rôles',
  running: 'La dernière semaine est encore en cours.',
  week: 'Semaine',
  counts: {
    signed_up: 'Inscriptions',
    active: 'Personnes actives',
    published: 'Missions publiées',
    started: 'Commencés',
    submitted: 'Remis',
    validated: 'Validés',
    certified: 'Certificats',
  },
  people: {
    title: 'Inscriptions et personnes actives',
    summary: 'Qui s’est inscrit dans la semaine, et qui s’y est connecté ou y a travaillé.',
  },
  work: {
    title: 'Missions et travaux',
    summary: 'Les missions publiées pour la première fois, et jusqu’où les travaux sont allés.',
  },
  activation: {
    title: 'Activation',
    summary: 'Combien de ceux qui sont arrivés dans la semaine ont commencé à temps.',
    note: 'Un candidat commence une première mission dans les 7 jours ; une entreprise ou un maker en publie une dans les 30. Une semaine paraît une fois son délai écoulé, et reste vide si seulement une à quatre personnes ont commencé : la part de toute la période les compte aussi.',
    tile: { candidate: 'Candidats qui commencent', company: 'Partenaires qui publient' },
  },
  feedback: {
    title: 'Délai des retours',
    summary: 'Combien de temps les candidats ont attendu les retours arrivés dans la semaine.',
    median: 'Délai médian des retours',
    kept: '{{share}} dans le délai promis',
    half: 'La moitié en',
    most: '90 % en',
    inTime: 'Dans le délai promis',
    answered: 'Retours',
  },
  retention: {
    title: 'Qui revient',
    summary: 'De ceux qui se sont inscrits dans la semaine, combien étaient là les semaines suivantes.',
    axis: 'Semaine d’inscription',
    later: '+{{count}} semaines',
    none: 'Les premiers inscrits d’une semaine entière paraîtront ici.',
  },
  fives:
    'Tout ce qui concerne des personnes est compté par cinq, arrondi vers le bas : 20 signifie de 20 à 24, et une à quatre personnes ne sont pas montrées. Les parts vont par pas de cinq pour cent, si aucun des deux côtés ne compte une à quatre personnes. « — » signifie qu’un chiffre reste caché. Pour le rôle d’un partenaire, les travaux sont ceux de ses missions ; pour les établissements, ceux de leurs étudiants.',
  counted: 'Compté {{when}}.',
} satisfies Translation<typeof en>
