import type en from '../en/integrations.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Intégrations',
  description: 'Connectez les logiciels que vous utilisez déjà.',
  ownersOnly: {
    title: 'Seuls les propriétaires gèrent les intégrations',
    text: 'Demandez à un propriétaire de votre équipe de configurer ce dont vous avez besoin.',
  },
  cards: {
    tokens: {
      title: 'Jetons d’accès à l’API',
      text: 'Permettez à vos propres programmes de lire les missions, travaux remis, programmes et candidatures.',
      action: 'Gérer les jetons',
    },
    roster: {
      title: 'Synchronisation de la liste',
      text: 'Tenez votre liste d’étudiants à jour depuis le logiciel de votre école.',
      action: 'Configurer la synchronisation',
    },
  },
  states: {
    rosterNever: 'Aucune liste reçue',
    rosterWaiting: 'À confirmer',
    rosterOn: 'Listes reçues',
    tokens_zero: 'Aucun jeton',
    tokens_one: '{{count}} jeton',
    tokens_other: '{{count}} jetons',
  },
} satisfies Translation<typeof en>
