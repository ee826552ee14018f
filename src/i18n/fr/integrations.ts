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
    platforms: {
      title: 'Plateforme d’apprentissage',
      text: 'Permettez aux étudiants d’ouvrir les missions depuis Moodle, Canvas et d’autres, avec le compte de leur école (LTI 1.3).',
      action: 'Gérer les plateformes',
    },
  },
  states: {
    tokens_zero: 'Aucun jeton',
    tokens_one: '{{count}} jeton',
    tokens_other: '{{count}} jetons',
    platforms_zero: 'Non connectée',
    platforms_one: '{{count}} plateforme',
    platforms_other: '{{count}} plateformes',
  },
} satisfies Translation<typeof en>
