import type en from '../en/inbox.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Boîte de réception',
  description: 'Messages de la page de contact et avis.',
  status: 'Afficher',
  statuses: { open: 'Ouverts', answered: 'Traités', archived: 'Archivés' },
  source: 'Type',
  everySource: 'Tous les types',
  sources: { contact: 'Contact', feedback: 'Avis' },
  search: 'Rechercher dans les messages, noms et adresses',
  none: 'Aucun message',
  noneText: {
    open: 'Tout est à jour. Les nouveaux messages apparaissent ici.',
    other: 'Aucun message ne correspond à votre recherche.',
  },
  page: 'Pagination',
  account: 'A un compte',
  about: 'À propos de {{page}}',
  answer: 'Répondre',
  answerAgain: 'Répondre à nouveau',
  answerTo: 'Répondre à {{name}}',
  answerLabel: 'Votre réponse',
  byMail: 'Votre réponse sera envoyée par e-mail à {{email}}. Langue du message : {{language}}.',
  byNotification:
    'Votre réponse sera envoyée par notification et affichée à côté de l’avis. Langue du message : {{language}}.',
  send: 'Envoyer la réponse',
  sent: 'Réponse envoyée',
  answered: '{{name}} a répondu {{when}}',
  assigned: 'Attribué à',
  nobody: 'Non attribué',
  archive: 'Archiver',
  reopen: 'Désarchiver',
  archived: 'Message archivé',
  reopened: 'Message désarchivé',
  languages: { en: 'anglais', fr: 'français' },
  errors: {
    inbox_message_gone: 'Ce message n’existe plus.',
    inbox_not_an_admin: 'Seule l’administration peut répondre aux messages.',
    inbox_message_required: 'Écrivez un message.',
    inbox_message_too_long: 'Utilisez 4 000 caractères au plus.',
  },
} satisfies Translation<typeof en>
