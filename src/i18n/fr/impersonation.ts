import type en from '../en/impersonation.ts'
import type { Translation } from '../translation.ts'

export default {
  button: 'Voir à la place de {{name}}',
  dialog: {
    title: 'Voir à la place de {{name}}',
    text: 'Vous verrez Essor comme cette personne, pendant 30 minutes au plus.',
    readOnly: 'Lecture seule : vous ne pouvez rien modifier.',
    closed: 'Les messages, les notes privées, les sessions et les exports restent masqués.',
    told: '{{name}} en est informé(e) tout de suite et peut lire votre motif. Votre nom n’est pas indiqué.',
    reason: 'Motif',
    reasonHint: 'Par exemple le numéro de la demande d’assistance. Il est conservé dans le journal d’audit.',
    begin: 'Commencer',
  },
  banner: {
    label: 'Vous voyez Essor à la place de quelqu’un',
    title: 'Vous voyez Essor à la place de {{name}}',
    left_one: 'encore {{count}} minute',
    left_other: 'encore {{count}} minutes',
    stop: 'Arrêter',
  },
  history: {
    title: 'Quand l’administration a vu Essor à votre place',
    text: 'Pour vous aider, l’administration peut voir Essor tel que vous le voyez, sans rien modifier. Voici quand, et pourquoi.',
  },
  errors: {
    acting_as_yourself: 'C’est votre propre compte.',
    acting_as_nobody: 'Ce compte n’existe plus.',
    acting_as_admin: 'Vous ne pouvez pas voir Essor à la place d’un autre membre de l’administration.',
    acting_as_suspended: 'Ce compte est suspendu : il n’y a rien à voir.',
    acting_unavailable: 'Ce serveur ne peut pas garantir la lecture seule : cette fonction y est désactivée.',
  },
} satisfies Translation<typeof en>
