import type en from '../en/weeklyGoals.ts'
import type { Translation } from '../translation.ts'

export default {
  first: {
    title: 'Premiers pas',
    count_one: '{{count}} étape terminée sur {{total}}.',
    count_other: '{{count}} étapes terminées sur {{total}}.',
    all: 'Vous avez terminé tous les premiers pas. À vous de jouer !',
    showDone_one: '{{count}} étape terminée',
    showDone_other: '{{count}} étapes terminées',
    hide: 'Masquer la liste',
    show: 'Afficher les premiers pas sur mon accueil',
    steps: {
      confirm: 'Confirmer votre adresse e-mail',
      skills: 'Ajouter au moins trois compétences',
      target: 'Choisir un métier visé',
      mission: 'Commencer une première mission',
      photo: 'Ajouter une photo',
      resume: 'Ajouter votre CV',
      submission: 'Remettre un premier travail',
      findable: 'Laisser les entreprises vous trouver',
      practice: 'Travailler une question d’entretien',
      application: 'Ajouter une première candidature',
    },
  },
  week: {
    title: 'Cette semaine',
    choose: 'Choisir mes objectifs',
    change: 'Modifier mes objectifs',
    none: 'Un petit objectif par semaine aide à avancer. Vous choisissez ce qui compte, et pouvez en changer à tout moment.',
    met: 'Atteint.',
    dialog: 'Objectifs de la semaine',
    dialogText:
      'Laissez un champ vide pour ne pas fixer d’objectif. Les progrès sont comptés d’après ce que vous faites sur Essor.',
    noGoal: 'Pas d’objectif',
    goals: {
      hours: 'Heures de travail sur des missions',
      submissions: 'Travaux remis',
      applications: 'Candidatures envoyées',
      practice: 'Questions d’entretien travaillées',
    },
    goalTexts: {
      hours: 'Temps actif dans les missions.',
      submissions: 'Missions que vous remettez, pour la première fois ou à nouveau.',
      applications: 'Candidatures que vous déplacez dans « Postulé » sur votre tableau.',
      practice: 'Questions préparées, enregistrées ou évaluées.',
    },
    progress: '{{goal}} : {{done}} sur {{count}}.',
  },
  streak: {
    zero: 'Votre série commence avec votre première activité.',
    weeks_one: '{{count}} semaine d’affilée.',
    weeks_other: '{{count}} semaines d’affilée.',
    forgiven_one: '{{count}} semaine de pause tolérée.',
    forgiven_other: '{{count}} semaines de pause tolérées.',
    recent: 'Les huit dernières semaines',
    states: {
      active: '{{week}} : activité',
      forgiven: '{{week}} : semaine de pause, tolérée',
      open: '{{week}} : cette semaine, aucune activité pour l’instant',
      off: '{{week}} : aucune activité',
    },
    how: 'Comment fonctionnent les séries',
    rules:
      'Une semaine compte si vous avez travaillé sur une mission, remis un travail, envoyé une candidature ou travaillé une question. Une semaine de pause sur quatre n’interrompt pas votre série : examens, maladie et vacances ne posent pas problème. Au-delà, une nouvelle série commence. La semaine en cours ne peut jamais interrompre votre série.',
  },
} satisfies Translation<typeof en>
