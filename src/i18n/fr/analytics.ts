import type en from '../en/analytics.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Les chiffres de la mission',
  description:
    'Du premier regard à la dernière validation. Chaque personne compte une fois, avec la tentative qui l’a menée le plus loin.',
  back: 'Mes missions',
  edit: 'Ouvrir l’éditeur',
  version: 'Version',
  allVersions: 'Toutes les versions',
  versionName: 'Version {{version}}',
  period: 'Personnes ayant commencé',
  periods: { w0: 'Depuis le début', w12: 'Ces 12 dernières semaines', w4: 'Ces 4 dernières semaines' },
  shield:
    'Les groupes de moins de cinq personnes restent cachés, ainsi que ce qui les trahirait : c’est le sens du « — ».',
  notOffered: 'Ce filtre n’est pas encore proposé',
  notOfferedText:
    'Il formerait un groupe de moins de cinq personnes, ou en laisserait un. Il s’ouvrira de lui-même quand plus de personnes auront commencé.',
  showAll: 'Tout afficher',
  tooFew: 'Moins de cinq personnes ont commencé cette mission',
  tooFewText:
    'D’ici là, seules les vues sont indiquées, afin que personne ne puisse être reconnu. Partagez l’adresse de la page publique pour faire venir du monde.',
  publicPage: 'Voir la page publique',
  draft: 'Cette mission n’est pas encore publiée',
  draftText: 'Les chiffres commencent avec la première vue de sa page.',
  funnel: {
    title: 'De la vue à la validation',
    summary:
      'Une vue compte une fois par personne et par jour ; les vôtres et celles de vos collègues ne comptent pas.',
    stage: 'Étape',
    viewed: 'Vues',
    started: 'Commencée',
    submitted: 'Remise',
    validated: 'Validée',
    count: 'Nombre',
    rate: 'De l’étape précédente',
    rateOf: '{{percent}} % de l’étape précédente',
  },
  versions: {
    title: 'Version par version',
    rate: 'Validés, parmi ceux qui ont commencé',
    summary: 'Une nouvelle version a-t-elle mené plus de personnes au bout ?',
  },
  views: {
    title: 'Vues par semaine',
    summary: 'Vues de la page de la mission, chaque personne une fois par jour.',
    week: 'Semaine du',
    views: 'Vues',
  },
  weeks: {
    title: 'Personnes par semaine',
    summary: 'La semaine où chacun a commencé, remis une première fois, et été validé.',
  },
  stops: {
    title: 'Où l’on s’arrête',
    summary: 'L’étape à laquelle on est parti, ou à laquelle on n’est pas revenu depuis deux semaines.',
    step: 'Étape',
    people: 'Personnes',
    share: 'De ceux qui ont commencé',
    underWay: 'Encore en chemin',
  },
  time: {
    title: 'Temps passé',
    summary:
      'La moitié de ceux qui ont remis ont eu besoin de {{low}} à {{high}} ; celui du milieu, de {{middle}}.',
    expected: 'Vous prévoyez {{time}}',
    measure: 'Mesure',
    value: 'Heures',
    low: 'Quart le plus rapide : jusqu’à',
    middle: 'Au milieu',
    high: 'Quart le plus lent : à partir de',
    promised: 'Prévu',
  },
  feedback: {
    title: 'Délai du premier retour',
    summary:
      'La moitié des retours sont venus après {{low}} à {{high}} jours ; celui du milieu, après {{middle}}.',
    expected_one: 'Vous promettez {{count}} jour',
    expected_other: 'Vous promettez {{count}} jours',
    value: 'Jours',
    promised: 'Promis',
  },
  promise: {
    title: 'La promesse',
    summary: 'Les premiers travaux remis, et si le retour est venu à temps.',
    state: 'Retour',
    kept: 'À temps',
    late: 'En retard',
    waiting: 'Pas encore dû',
  },
  attempts: {
    title: 'Tentatives',
    summary: 'Combien de fois chacun a remis son travail.',
    count: 'Tentatives',
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
  nothing: 'Trop peu de personnes pour ce chiffre.',
} satisfies Translation<typeof en>
