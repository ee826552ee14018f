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
      'Les notifications arrivent toujours tout de suite dans l’application. Choisissez ce que vous recevez aussi par e-mail ou sur vos appareils, et quand.',
    back: 'Toutes les notifications',
    mails: 'E-mails',
    mailsAndPush: 'E-mails et notifications push',
    address: 'Nous les envoyons à {{email}}.',
    mailAddress:
      'Nous envoyons les e-mails à {{email}}. Les notifications push s’affichent sur les appareils ci-dessous.',
  },
  choice: 'E-mails : {{topic}}',
  choices: { at_once: 'Tout de suite', digest: 'Chaque jour', never: 'Jamais' },
  always: 'Toujours, tout de suite',
  push: {
    title: 'Notifications push',
    text: 'Recevez les notifications sur cet appareil, même quand {{product}} est fermé.',
    column: 'Push',
    choice: 'Notifications push : {{topic}}',
    turnOn: 'Activer les notifications sur cet appareil',
    turnOff: 'Désactiver sur cet appareil',
    blocked:
      'Votre navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du site, puis rechargez cette page.',
    install:
      'Sur iPhone et iPad, ajoutez d’abord l’application à l’écran d’accueil : touchez Partager, puis Sur l’écran d’accueil. Ouvrez-la ensuite depuis cet écran et activez les notifications.',
    missing:
      'Ce navigateur ne prend pas en charge les notifications push. Essayez un autre navigateur ou appareil.',
    devices: 'Appareils',
    thisDevice: 'Cet appareil',
    unknown: 'Appareil inconnu',
    used: 'Dernière utilisation : {{when}}',
    remove: 'Retirer',
    removeDevice: 'Retirer {{device}}',
    details: 'Afficher les détails',
    detailsText: 'Désactivez cette option pour n’afficher que « Vous avez une nouvelle notification. »',
    quiet: 'Heures calmes',
    quietText:
      'Les notifications push attendent la fin des heures calmes, y compris celles qui concernent votre compte. Celles que vous lisez avant dans l’application ne sont pas envoyées.',
    from: 'De',
    until: 'À',
    zone: 'Même fuseau horaire que le résumé quotidien : {{zone}}.',
  },
  errors: {
    push_failed:
      'Votre navigateur n’a pas pu activer les notifications. Vérifiez ses réglages, puis réessayez.',
    push_not_allowed: 'Autorisez les notifications quand votre navigateur le demande, puis réessayez.',
    push_not_ready: 'Les notifications push sont en cours de mise en place. Réessayez dans une minute.',
    push_service_unknown:
      'Le service de notifications de ce navigateur n’est pas pris en charge. Essayez un autre navigateur.',
    too_many_push_devices:
      'Vous pouvez activer les notifications sur 10 appareils au maximum. Retirez-en un d’abord.',
  },
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
