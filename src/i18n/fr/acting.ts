import type en from '../en/acting.ts'
import type { Translation } from '../translation.ts'

export default {
  button: 'Agir à la place de {{name}}',
  dialog: {
    title: 'Agir à la place de {{name}}',
    text: 'Vous verrez Essor comme cette personne, pendant 30 minutes au plus.',
    readOnly: 'Vous ne faites que regarder : rien ne peut être modifié.',
    closed: 'Les messages, les notes privées, les sessions et les exports restent fermés.',
    told: '{{name}} en est informé aussitôt et lit votre raison. Votre nom n’est pas indiqué.',
    reason: 'Raison',
    reasonHint: 'Par exemple le numéro de la demande d’aide. Elle reste dans le journal d’audit.',
    reasonRequired: 'Dites pourquoi.',
    begin: 'Commencer',
  },
  banner: {
    label: 'Vous agissez à la place de quelqu’un',
    title: 'Vous voyez Essor comme {{name}}',
    left_one: 'encore {{count}} minute',
    left_other: 'encore {{count}} minutes',
    stop: 'Arrêter',
  },
  history: {
    title: 'Quand des administrateurs ont regardé à votre place',
    text: 'Pour aider, un administrateur peut regarder Essor tel que vous le voyez, sans rien modifier. Voici quand, et pourquoi.',
  },
  errors: {
    acting_as_yourself: 'Vous voyez déjà votre propre compte.',
    acting_as_nobody: 'Ce compte n’existe plus.',
    acting_as_admin: 'Personne n’agit à la place d’un administrateur.',
    acting_as_suspended: 'Ce compte est suspendu : il n’y a rien à voir à sa place.',
    acting_unavailable:
      'Ce serveur ne protège pas ce qui est regardé. Personne ne peut y agir à la place de quelqu’un.',
  },
} satisfies Translation<typeof en>
