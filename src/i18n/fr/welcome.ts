import type en from '../en/welcome.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Bienvenue, {{name}}',
  description: 'Votre compte est prêt. Voici ce que vous pouvez faire aujourd’hui.',
  request: {
    title: 'Votre demande',
    for: {
      company: 'En tant qu’entreprise',
      academia: 'En tant qu’école',
      on_maker: 'En tant que maker',
    },
    steps: {
      sent: 'Demande envoyée',
      email: 'Adresse e-mail confirmée',
      review: 'Examinée par notre équipe',
      access: 'Accès',
    },
    pending:
      'Notre équipe lit votre demande. Cette page se met à jour dès la décision, et vous recevrez une notification.',
    rejected: 'Votre demande a été refusée :',
    rejectedNext: 'Corrigez-la et renvoyez-la. Nous l’examinerons à nouveau.',
    asked: 'Nous avons une question',
    askedNext: 'Nous lirons votre réponse, puis vous enverrons notre décision par e-mail.',
    answer: 'Votre réponse',
    sendAnswer: 'Envoyer la réponse',
    answered: 'Réponse envoyée',
    earlier: 'Questions précédentes',
    youSaid: 'Vous avez répondu {{when}} :',
    suspended: 'Cette organisation est suspendue',
    suspendedUntil: 'Cette organisation est suspendue jusqu’au {{date}}',
    suspendedMeans:
      'Ses missions et ses pages sont masquées, et ses membres ne peuvent pas y travailler pour l’instant. Les certificats déjà obtenus restent valables. Tout revient lorsqu’elle est rétablie.',
    reply: 'Écrire à l’administration',
    replyHint:
      'Dites ce qui a changé, ou pourquoi vous pensez qu’il s’agit d’une erreur. L’administration est prévenue tout de suite.',
    sendReply: 'Envoyer',
    replied: 'Vous avez écrit {{when}} :',
    replySent: 'Message envoyé à l’administration',
    ownersReply: 'Les propriétaires de {{name}} peuvent écrire ici à l’administration.',
    correct: 'Modifier ma demande',
    sendAgain: 'Renvoyer',
    save: 'Enregistrer les modifications',
    name: 'Nom de l’organisation',
    website: 'Site web',
    siret: 'SIRET / identifiant',
    sent: 'Demande envoyée',
  },
  none: {
    title: 'Pas encore de rôle',
    text: 'L’administration peut donner un rôle à votre compte. Vous n’avez rien d’autre à faire.',
  },
  account: {
    title: 'Informations du compte',
    name: 'Nom',
    email: 'E-mail',
    since: 'Membre depuis',
    settings: 'Réglages du compte',
  },
  roles: { title: 'Rôles', none: 'Pas encore de rôle.' },
  access: {
    title: 'Niveau d’accès',
    account: 'Votre compte et ses réglages',
    notifications: 'Les notifications sur votre demande',
    missions: 'Les missions',
    candidates: 'Les candidats et leurs travaux',
    yes: 'ouvert',
    no: 'accessible avec un rôle',
  },
  actions: {
    title: 'Actions rapides',
    browse: 'Parcourir les missions',
    create: 'Créer une mission',
    academic: 'Espace école',
    analytics: 'Voir les statistiques',
  },
} satisfies Translation<typeof en>
