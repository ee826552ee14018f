import type en from '../en/team.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Équipe',
  description: 'Les membres de l’équipe et ce que chacun peut faire.',
  members_one: '{{count}} personne',
  members_other: '{{count}} personnes',
  person: 'Personne',
  you: '(vous)',
  role: 'Rôle',
  roleOf: 'Rôle de {{name}}',
  roleChanged: 'Nouveau rôle de {{name}} : {{role}}',
  lastOwner: 'Une équipe doit garder au moins un propriétaire. Nommez d’abord quelqu’un d’autre.',
  since: 'Depuis',
  actions: 'Actions',
  roles: {
    owner: {
      name: 'Propriétaire',
      may: 'Gère l’équipe et peut faire tout ce que permettent les autres rôles.',
    },
    recruiter: {
      name: 'Recrutement',
      may: 'Rédige des missions, contacte des candidats, modifie la page publique, voit les statistiques, donne des retours.',
    },
    reviewer: {
      name: 'Évaluation',
      may: 'Donne des retours sur les travaux remis par les candidats.',
    },
    adviser: {
      name: 'Référent(e)',
      may: 'Accompagne les étudiants, voit ce qu’ils partagent, organise des événements.',
    },
    teacher: {
      name: 'Enseignement',
      may: 'Accompagne les étudiants dans leurs missions, organise des événements.',
    },
  },
  remove: {
    button: 'Retirer',
    label: 'Retirer {{name}} de l’équipe',
    question: 'Retirer {{name}} ?',
    text: '{{name}} perd immédiatement l’accès à {{company}}. Ce qui a été écrit pour l’équipe reste.',
    done: '{{name}} ne fait plus partie de l’équipe',
  },
  leave: {
    button: 'Quitter',
    label: 'Quitter l’équipe de {{company}}',
    question: 'Quitter {{company}} ?',
    text: 'Vous perdez immédiatement l’accès à {{company}}. Seul un propriétaire pourra vous inviter à nouveau.',
    done: 'Vous avez quitté l’équipe de {{company}}',
  },
  invite: {
    title: 'Inviter des personnes',
    addresses: 'Adresses e-mail',
    addressesHint:
      'Une ou plusieurs, séparées par des virgules ou des retours à la ligne. Les invitations sont valables sept jours.',
    problem: {
      invalid: '{{address}} n’est pas une adresse e-mail valide.',
      twice: '{{address}} figure deux fois.',
      already: '{{address}} a déjà un accès ou une invitation.',
    },
    role: 'Rôle',
    tooMany: 'Invitez {{count}} personnes au plus à la fois.',
    button_zero: 'Inviter',
    button_one: 'Inviter {{count}} personne',
    button_other: 'Inviter {{count}} personnes',
    sent_one: '{{count}} personne invitée',
    sent_other: '{{count}} personnes invitées',
    none: 'Aucune invitation en cours. Les personnes que vous invitez figurent ici jusqu’à leur réponse.',
    list: 'Invitations en cours',
    address: 'Adresse',
    state: 'Valable jusqu’au',
    expired: 'Expirée',
    resend: 'Renvoyer',
    resendTo: 'Renvoyer l’invitation à {{email}}',
    resent: 'Invitation renvoyée à {{email}}, valable sept jours',
    withdraw: 'Retirer',
    withdrawFrom: 'Retirer l’invitation de {{email}}',
    withdrawn: 'Invitation de {{email}} retirée',
  },
  join: {
    page: 'Invitation d’équipe',
    title: 'Rejoindre {{company}}',
    by: '{{name}} vous invite à rejoindre l’équipe. Votre rôle : {{role}}.',
    byNobody: 'Une invitation à rejoindre l’équipe vous attend. Votre rôle : {{role}}.',
    expired: 'Cette invitation a expiré le {{date}}. Demandez qu’on vous en envoie une nouvelle.',
    address:
      'L’invitation est destinée à {{address}} : connectez-vous ou créez un compte avec cette adresse. Vous reviendrez ensuite ici.',
    otherAddress:
      'L’invitation est destinée à {{address}}, mais la session ouverte est celle de {{mine}}. Connectez-vous avec l’adresse invitée.',
    accept: 'Accepter l’invitation',
    decline: 'Refuser',
    welcome: 'Bienvenue chez {{company}}',
    declined: 'Invitation de {{company}} refusée',
    goneText:
      'Elle a déjà reçu une réponse ou a été retirée, ou le lien est incomplet. Demandez-en une nouvelle.',
  },
  joinAdmins: {
    page: 'Invitation à administrer',
    title: 'Administrer {{product}}',
    by: '{{name}} vous invite à administrer la plateforme.',
    byNobody: 'Une invitation à administrer la plateforme vous attend.',
    factor:
      'Les administrateurs se connectent avec l’authentification à deux facteurs. Vous l’activez juste après avoir accepté ; rien ne s’ouvre avant.',
    accept: 'Accepter l’invitation',
    goneText:
      'L’invitation a été utilisée, retirée ou remplacée par une plus récente, ou le lien est incomplet. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
  },
} satisfies Translation<typeof en>
