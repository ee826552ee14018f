import type en from '../en/team.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Équipe',
  description: 'Qui travaille ici, et ce que chacun peut faire.',
  members_one: '{{count}} membre',
  members_other: '{{count}} membres',
  person: 'Personne',
  you: '(vous)',
  role: 'Rôle',
  roleOf: 'Rôle de {{name}}',
  roleChanged: '{{name}} a désormais le rôle : {{role}}',
  lastOwner: 'Une équipe a besoin d’un propriétaire : nommez d’abord quelqu’un d’autre.',
  since: 'Depuis',
  actions: 'Actions',
  roles: {
    owner: {
      name: 'Propriétaire',
      may: 'Décide de la composition de l’équipe, et peut tout ce que peuvent les autres.',
    },
    recruiter: {
      name: 'Recruteur',
      may: 'Rédige des missions, rencontre des candidats, tient la page publique, voit les chiffres, donne des retours.',
    },
    reviewer: { name: 'Évaluateur', may: 'Donne des retours sur les travaux remis par les candidats.' },
    adviser: {
      name: 'Conseiller',
      may: 'Accompagne les étudiants, lit ce qu’ils partagent, organise des événements.',
    },
    teacher: {
      name: 'Enseignant',
      may: 'Accompagne les étudiants dans leurs missions, organise des événements.',
    },
  },
  remove: {
    button: 'Retirer',
    label: 'Retirer {{name}} de l’équipe',
    question: 'Retirer {{name}} ?',
    text: '{{name}} n’aura plus accès à {{company}} dès le prochain clic. Ce qui a été écrit pour l’équipe reste.',
    done: '{{name}} ne fait plus partie de l’équipe.',
  },
  leave: {
    button: 'Quitter',
    label: 'Quitter l’équipe',
    question: 'Quitter {{company}} ?',
    text: 'Vous n’aurez plus accès à {{company}}. Seul un propriétaire pourra vous inviter à nouveau.',
    done: 'Vous avez quitté l’équipe de {{company}}.',
  },
  invite: {
    title: 'Inviter des collègues',
    addresses: 'Adresses e-mail',
    addressesHint:
      'Une ou plusieurs, séparées par des virgules ou des retours à la ligne. Chacune reçoit un e-mail valable sept jours.',
    problem: {
      invalid: '{{address}} n’est pas une adresse e-mail.',
      twice: '{{address}} figure ici deux fois.',
      already: '{{address}} est déjà membre ou déjà invitée.',
    },
    role: 'Leur rôle',
    tooMany: 'Au plus {{count}} personnes peuvent être invitées à la fois.',
    button_zero: 'Inviter',
    button_one: 'Inviter {{count}} personne',
    button_other: 'Inviter {{count}} personnes',
    sent_one: '{{count}} personne est invitée.',
    sent_other: '{{count}} personnes sont invitées.',
    none: 'Aucune invitation en cours. Les personnes que vous invitez figurent ici jusqu’à leur réponse.',
    list: 'Invitations en cours',
    address: 'Adresse',
    state: 'Valable jusqu’au',
    until: '{{date}}',
    expired: 'Expirée',
    resend: 'Renvoyer',
    resendTo: 'Renvoyer l’invitation à {{email}}',
    resent: '{{email}} a reçu un nouvel e-mail, valable sept jours.',
    withdraw: 'Annuler',
    withdrawFrom: 'Annuler l’invitation de {{email}}',
    withdrawn: 'L’invitation de {{email}} est annulée.',
  },
  join: {
    page: 'Invitation dans une équipe',
    title: 'Rejoindre {{company}}',
    by: '{{name}} vous invite dans l’équipe. Votre rôle : {{role}}.',
    byNobody: 'Vous êtes invité dans l’équipe. Votre rôle : {{role}}.',
    until: 'L’invitation est valable jusqu’au {{date}}.',
    expired:
      'Cette invitation a expiré le {{date}}. Demandez à la personne qui vous a invité de la renvoyer.',
    address:
      'L’invitation est destinée à {{address}} : connectez-vous avec cette adresse, ou créez un compte avec elle. Vous reviendrez ici.',
    signIn: 'Se connecter',
    signUp: 'Créer un compte',
    otherAddress:
      'L’invitation est destinée à {{address}}, et vous êtes connecté en tant que {{mine}}. Connectez-vous avec l’adresse invitée.',
    signOut: 'Se déconnecter',
    accept: 'Rejoindre l’équipe',
    decline: 'Décliner',
    welcome: 'Bienvenue chez {{company}}.',
    declined: 'Vous avez décliné l’invitation de {{company}}.',
    gone: 'Cette invitation n’est plus ouverte',
    goneText:
      'Elle a reçu une réponse ou a été annulée, ou le lien est incomplet. Demandez-en une nouvelle à la personne qui vous a invité.',
    dashboard: 'Vers mon tableau de bord',
  },
  joinAdmins: {
    page: 'Invitation à administrer',
    title: 'Devenez administrateur de {{product}}',
    by: '{{name}} vous invite à administrer la plateforme.',
    byNobody: 'Vous êtes invité à administrer la plateforme.',
    factor:
      'Les administrateurs se connectent avec la double authentification. Vous l’activez juste après avoir accepté ; rien ne s’ouvre avant.',
    accept: 'Accepter l’invitation',
    goneText:
      'Le lien a été utilisé, révoqué ou remplacé par un plus récent, ou il est incomplet. Demandez-en un nouveau à la personne qui vous a invité.',
  },
} satisfies Translation<typeof en>
