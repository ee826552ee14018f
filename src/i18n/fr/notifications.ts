import type en from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

export default {
  page: {
    description: 'Les nouvelles notifications apparaissent ici tout de suite, sur tous vos appareils.',
    preferences: 'Préférences',
    show: 'Filtrer les notifications',
    all: 'Toutes',
    unread: 'Non lues',
    none: 'Aucune notification pour l’instant',
    allRead: 'Vous êtes à jour',
    allReadText: 'Les nouvelles notifications apparaissent ici.',
    showAll: 'Tout afficher',
    older: 'Afficher les plus anciennes',
  },
  preferences: {
    title: 'Préférences de notification',
    description:
      'Les notifications arrivent toujours tout de suite dans l’application. Choisissez ce que nous vous envoyons aussi par e-mail, et quand.',
    back: 'Toutes les notifications',
    mails: 'E-mails',
    address: 'Nous les envoyons à {{email}}.',
  },
  choice: 'E-mails : {{topic}}',
  choices: { at_once: 'Tout de suite', digest: 'Chaque jour', never: 'Jamais' },
  always: 'Toujours, tout de suite',
  topics: {
    feedback: {
      title: 'Retours sur mon travail',
      text: 'Le résultat d’une évaluation de votre travail.',
    },
    reviews: {
      title: 'Travaux à évaluer',
      text: 'De nouveaux travaux remis attendent votre retour.',
    },
    invitations: {
      title: 'Invitations',
      text: 'Invitations à des missions et à des équipes, et demandes de mise en relation.',
    },
    requests: {
      title: 'Demandes d’accès',
      text: 'Une entreprise, une école ou un(e) maker demande un accès.',
    },
    appointments: {
      title: 'Échanges métier, événements et échéances',
      text: 'Échanges réservés ou annulés, places aux événements, échéances de l’école et rappels.',
    },
    other: {
      title: 'Tout le reste',
      text: 'Premiers pas et autres informations.',
    },
    account: {
      title: 'Compte et sécurité',
      text: 'Connexion, décisions sur votre accès, certificats révoqués. Toujours envoyés, pour que vous ne manquiez rien d’important.',
    },
  },
  digest: {
    title: 'Résumé quotidien',
    text: 'Un e-mail par jour avec au plus dix notifications non lues. Aucun s’il n’y a rien de nouveau.',
    hour: 'Envoyer à',
    zone: 'Fuseau horaire',
  },
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  unsubscribe: {
    title: 'Ne plus recevoir ces e-mails ?',
    text: 'Vous ne recevrez plus d’e-mails {{topic}}. Vous aurez toujours les notifications dans l’application.',
    submit: 'Ne plus recevoir ces e-mails',
    preferences: 'Préférences d’e-mail',
    done: 'Désinscription effectuée',
    doneText:
      'Vous ne recevrez plus d’e-mails {{topic}}. Vous aurez toujours les notifications dans l’application.',
    topics: {
      feedback: 'sur les retours à propos de votre travail',
      reviews: 'sur les travaux à évaluer',
      invitations: 'sur les invitations',
      requests: 'sur les demandes d’accès',
      appointments: 'sur les échanges métier, les événements et les échéances',
      other: 'sur les premiers pas et les autres informations',
      digest: 'avec le résumé quotidien',
    },
  },
} satisfies Translation<typeof en>
