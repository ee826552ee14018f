import type en from '../en/welcome.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Bienvenue, {{name}}',
  description: 'Votre compte est prêt. Voici ce qu’il permet aujourd’hui.',
  request: {
    title: 'Votre demande',
    for: {
      company: 'En tant qu’entreprise',
      academia: 'En tant qu’établissement d’enseignement',
      on_maker: 'En tant qu’On Maker',
    },
    steps: {
      sent: 'Demande envoyée',
      email: 'Adresse e-mail confirmée',
      review: 'Lue par notre équipe',
      access: 'Accès',
    },
    pending:
      'Chez Essor, quelqu’un lit votre demande. Cette page change d’elle-même dès la décision ; vous recevez aussi une notification.',
    rejected: 'Votre demande n’a pas été retenue :',
    rejectedNext: 'Corrigez ce qui ne va pas et renvoyez-la. Quelqu’un la relira.',
    asked: 'Nous avons une question',
    askedNext: 'Quelqu’un lit votre réponse et décide. Vous êtes prévenu par e-mail.',
    answer: 'Votre réponse',
    sendAnswer: 'Envoyer la réponse',
    answered: 'Votre réponse est envoyée.',
    earlier: 'Questions posées',
    youSaid: 'Vous avez répondu {{when}} :',
    suspended: 'Cette organisation est suspendue',
    suspendedUntil: 'Cette organisation est suspendue jusqu’au {{date}}',
    suspendedMeans:
      'Ses missions et ses pages sont masquées, et ses membres ne peuvent pas y travailler en attendant. Les certificats obtenus chez elle restent valables. Tout revient lorsqu’elle est rétablie.',
    reply: 'Écrire aux administrateurs',
    replyHint:
      'Dites ce qui a changé, ou pourquoi vous pensez qu’il s’agit d’une erreur. Ils sont prévenus aussitôt.',
    sendReply: 'Envoyer',
    replied: 'Vous avez écrit {{when}} :',
    replySent: 'Les administrateurs le lisent.',
    ownersReply: 'Un propriétaire de {{name}} peut écrire ici aux administrateurs.',
    correct: 'Corriger ma demande',
    sendAgain: 'Renvoyer',
    save: 'Enregistrer les corrections',
    name: 'Nom de l’organisation',
    website: 'Site web',
    siret: 'SIRET / identifiant',
    sent: 'Votre demande est envoyée.',
  },
  none: {
    title: 'Pas encore de rôle',
    text: 'Un administrateur peut donner un rôle à votre compte. Vous n’avez rien d’autre à faire.',
  },
  account: {
    title: 'Informations du compte',
    name: 'Nom',
    email: 'E-mail',
    since: 'Membre depuis',
    settings: 'Réglages du compte',
  },
  roles: { title: 'Rôles', none: 'Vous n’avez pas encore de rôle.' },
  access: {
    title: 'Niveau d’accès',
    account: 'Votre compte et ses réglages',
    notifications: 'Les notifications sur votre demande',
    missions: 'Les missions',
    candidates: 'Les candidats et leurs travaux',
    yes: 'ouvert',
    no: 's’ouvre avec un rôle',
  },
  actions: {
    title: 'Actions rapides',
    browse: 'Parcourir les missions',
    create: 'Créer une mission',
    academic: 'Espace enseignement',
    analytics: 'Voir les statistiques',
  },
} satisfies Translation<typeof en>
