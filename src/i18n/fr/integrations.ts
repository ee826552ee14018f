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
    provisioning: {
      title: 'Provisionnement des comptes',
      text: 'Votre annuaire ajoute des personnes et met fin à leur accès, par exemple lors d’un départ.',
      action: 'Configurer',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Prévenez aussitôt vos propres systèmes des travaux remis, évaluations, candidatures et progrès.',
      action: 'Gérer les webhooks',
    },
    'single-sign-on': {
      title: 'Connexion unique',
      text: 'Permettez de se connecter avec les comptes que fournit votre organisation (SAML 2.0).',
      action: 'Configurer la connexion unique',
    },
    platforms: {
      title: 'Plateforme d’apprentissage',
      text: 'Permettez aux étudiants d’ouvrir les missions depuis Moodle, Canvas et d’autres, avec le compte de leur école (LTI 1.3).',
      action: 'Gérer les plateformes',
    },
    roster: {
      title: 'Synchronisation de la liste',
      text: 'Tenez votre liste d’étudiants à jour depuis le logiciel de votre école.',
      action: 'Configurer la synchronisation',
    },
  },
  states: {
    notConnected: 'À configurer',
    connected: 'Connectée',
    required: 'Exigée',
    rosterNever: 'Aucune liste reçue',
    rosterWaiting: 'À confirmer',
    rosterOn: 'Listes reçues',
    tokens_zero: 'Aucun jeton',
    tokens_one: '{{count}} jeton',
    tokens_other: '{{count}} jetons',
    provisioned_zero: 'Connecté',
    provisioned_one: '{{count}} personne',
    provisioned_other: '{{count}} personnes',
    webhooks_zero: 'Aucun point de terminaison actif',
    webhooks_one: '{{count}} point de terminaison actif',
    webhooks_other: '{{count}} points de terminaison actifs',
    platforms_zero: 'Non connectée',
    platforms_one: '{{count}} plateforme',
    platforms_other: '{{count}} plateformes',
  },
} satisfies Translation<typeof en>
