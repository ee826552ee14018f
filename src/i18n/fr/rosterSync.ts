import type en from '../en/rosterSync.ts'
import type { Translation } from '../translation.ts'

export default {
  how: {
    title: 'Envoyer la liste depuis votre logiciel',
    text: 'Créez un jeton d’accès avec le droit « roster:write » et laissez votre logiciel envoyer chaque nuit un fichier CSV ou une archive OneRoster.',
    token: 'Créer un jeton',
    documentation: 'Lire la documentation',
  },
  rules: {
    title: 'À la réception d’une liste',
    text: 'Chaque liste est d’abord comparée à la vôtre. Sans l’option ci-dessous, un propriétaire ou un référent confirme chacune d’elles.',
    applies: 'Appliquer les changements sans confirmation',
    most: 'Tant que les départs ne dépassent pas ce nombre',
    mostHint:
      'Au-delà, les changements attendent une confirmation, et les propriétaires et référents sont prévenus.',
    save: 'Enregistrer',
    saved: 'Modifications enregistrées',
  },
  log: {
    title: 'Dernières listes',
    none: 'Aucune liste pour le moment',
    noneText: 'Celles que votre logiciel envoie restent affichées ici pendant 90 jours.',
    when: 'Reçue',
    state: 'Statut',
    result: 'Résultat',
    counts: 'Nouveaux : {{added, number}}, modifiés : {{changed, number}}, départs : {{leaving, number}}',
    skipped_one: '{{count, number}} ligne ignorée',
    skipped_other: '{{count, number}} lignes ignorées',
    problems_one: '{{count, number}} problème dans d’autres fichiers',
    problems_other: '{{count, number}} problèmes dans d’autres fichiers',
    failed: 'Elle n’a pas pu être traitée. Votre logiciel peut l’envoyer de nouveau.',
    open: 'Voir les changements',
    openOf: 'Voir les changements du {{moment}}',
    states: {
      running: 'Comparaison',
      applying: 'Application',
      unchanged: 'Aucun changement',
      applied: 'Appliquée',
      waiting: 'À confirmer',
      discarded: 'Non appliquée',
      failed: 'Échec',
    },
  },
  errors: { roster_leavers: 'Saisissez un nombre de 0 à 10 000.' },
} satisfies Translation<typeof en>
