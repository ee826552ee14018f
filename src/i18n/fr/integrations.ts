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
    webhooks: {
      title: 'Webhooks',
      text: 'Prévenez aussitôt vos propres systèmes des travaux remis, évaluations, candidatures et progrès.',
      action: 'Gérer les webhooks',
    },
  },
  states: {
    tokens_zero: 'Aucun jeton',
    tokens_one: '{{count}} jeton',
    tokens_other: '{{count}} jetons',
    webhooks_zero: 'Aucun point de terminaison actif',
    webhooks_one: '{{count}} point de terminaison actif',
    webhooks_other: '{{count}} points de terminaison actifs',
  },
} satisfies Translation<typeof en>
