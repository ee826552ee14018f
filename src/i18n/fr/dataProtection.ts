import type en from '../en/dataProtection.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Protection des données',
  description:
    'Les demandes des personnes sur leurs données, les comptes qui prennent fin et ce que chaque nuit efface.',
  requests: {
    open: 'Ouvrir le compte de {{name}}',
    title: 'Corrections demandées',
    none: 'Personne n’attend de correction. Les demandes apparaissent ici aussitôt.',
    asked: '{{name}} ({{email}}), {{when}}',
    certificateNames:
      'Actuellement sur les certificats : {{names}}. Ils reprennent le nom du profil : {{name}}.',
    noCertificates: 'Il n’y a pas de certificat.',
    answer: 'Répondre',
    answerTo: 'Répondre à {{name}}',
    question: 'Répondre à la demande',
    label: 'Que dites-vous à cette personne ?',
    hint: 'Corrigez d’abord, là où la donnée se trouve. Les certificats reprennent d’eux-mêmes le nom du profil.',
    done: 'C’est corrigé',
    refuse: 'Cela reste ainsi',
    required: 'Dites ce qui a été fait, ou pourquoi rien ne l’a été.',
    sent: 'La personne est avertie.',
  },
  deletions: {
    title: 'Comptes qui prennent fin',
    none: 'Personne n’a demandé la fin d’un compte.',
    person: 'Personne',
    requested: 'Demandé le',
    ends: 'Supprimé après le',
  },
  runs: {
    title: 'Ce que les nuits ont effacé',
    none: 'Rien n’a encore été lancé. Le premier passage a lieu cette nuit.',
    thing: 'Objet',
    kept: 'Conservé',
    days_one: '{{count}} jour',
    days_other: '{{count}} jours',
    removed: 'Effacés',
    took: 'Durée',
    ran: 'Quand',
    failed: 'Échec : {{error}}',
    things: {
      accounts: 'Comptes après leur délai de réflexion',
      audit_ip: 'Adresses dans les journaux et les consentements',
      notifications: 'Notifications',
      mails: 'E-mails envoyés',
      page_views: 'Vues de pages comptées',
      sessions_inactive: 'Sessions que personne n’utilise',
      unconfirmed_accounts: 'Comptes dont l’adresse n’a jamais été confirmée',
      export_files: 'Archives des données personnelles',
      moderation: 'Dossiers de modération clos',
    },
  },
} satisfies Translation<typeof en>
