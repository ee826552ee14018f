import type en from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

export default {
  page: {
    description: 'Ce qui vous concerne apparaît ici aussitôt, sur tous vos appareils.',
    preferences: 'Préférences',
    show: 'Quelles notifications',
    all: 'Toutes',
    unread: 'Non lues',
    none: 'Rien pour l’instant',
    allRead: 'Vous avez tout lu',
    allReadText: 'Les nouveautés apparaissent ici d’elles-mêmes.',
    showAll: 'Tout afficher',
    older: 'Afficher les plus anciennes',
  },
  preferences: {
    title: 'Préférences de notification',
    description:
      'L’application vous prévient toujours aussitôt. Choisissez ce qui arrive aussi par e-mail, et quand.',
    back: 'Toutes les notifications',
    mails: 'E-mails',
    address: 'Ils sont envoyés à {{email}}.',
  },
  choice: 'E-mails : {{topic}}',
  choices: { at_once: 'Aussitôt', digest: 'Dans le résumé', never: 'Jamais' },
  always: 'Toujours, aussitôt',
  topics: {
    feedback: {
      title: 'Retours sur mon travail',
      text: 'Un verdict sur ce que vous avez remis.',
    },
    reviews: {
      title: 'Travaux à évaluer',
      text: 'Quelqu’un a remis un travail et attend votre retour.',
    },
    invitations: {
      title: 'Invitations',
      text: 'Quelqu’un vous invite à une mission ou dans une équipe, ou souhaite entrer en relation.',
    },
    requests: {
      title: 'Demandes des organisations',
      text: 'Une entreprise, une école ou un maker demande un accès.',
    },
    appointments: {
      title: 'Échanges, événements et échéances',
      text: 'Un échange réservé ou annulé, une place à un événement, ce que votre école attend et pour quand, et les rappels.',
    },
    other: {
      title: 'Tout le reste',
      text: 'Les premiers pas, et les nouvelles qui n’entrent nulle part ailleurs.',
    },
    account: {
      title: 'Compte et sécurité',
      text: 'La connexion, les décisions sur votre accès, un certificat révoqué. Vous pourriez manquer quelque chose d’important.',
    },
  },
  digest: {
    title: 'Résumé quotidien',
    text: 'Un e-mail par jour avec au plus dix choses que vous n’avez pas encore lues. Aucun s’il n’y a rien.',
    hour: 'Il arrive à',
    zone: 'Fuseau horaire',
  },
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  unsubscribe: {
    title: 'Ne plus recevoir ces e-mails ?',
    text: 'Vous ne recevriez plus d’e-mails {{topic}}. L’application continue de vous prévenir.',
    submit: 'Ne plus recevoir ces e-mails',
    preferences: 'Choisir en détail',
    done: 'C’est fait',
    doneText: 'Vous ne recevez plus d’e-mails {{topic}}. L’application continue de vous prévenir.',
    topics: {
      feedback: 'sur les retours à propos de votre travail',
      reviews: 'sur les travaux à évaluer',
      invitations: 'sur les invitations',
      requests: 'sur les demandes des organisations',
      appointments: 'sur les échanges, les événements et les échéances',
      other: 'sur les premiers pas et les autres nouvelles',
      digest: 'avec le résumé quotidien',
    },
  },
} satisfies Translation<typeof en>
