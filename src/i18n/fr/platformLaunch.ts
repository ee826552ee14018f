import type en from '../en/platformLaunch.ts'
import type { Translation } from '../translation.ts'

export default {
  page: 'Plateforme d’apprentissage',
  problem: 'Cela n’a pas fonctionné',
  choice: {
    welcome: 'Bienvenue sur Essor, {{name}}',
    welcomeAnyone: 'Bienvenue sur Essor',
    from: '{{school}} vous envoie ici depuis {{platform}}. Choisissez le compte avec lequel continuer.',
    grades:
      'Si vous partagez votre progression, votre cours reçoit aussi vos notes ; si vous partagez votre travail, les retours aussi.',
    use: 'Continuer avec votre compte',
    useText:
      'Vous êtes connecté en tant que {{email}}. La prochaine fois que vous viendrez de la plateforme d’apprentissage de {{school}}, ce compte s’ouvrira sans mot de passe. Vous pouvez le dissocier à tout moment dans votre profil.',
    useStaff:
      'Vous êtes connecté en tant que {{email}}. Ce compte s’ouvrira quand vous viendrez de la plateforme d’apprentissage de {{school}}.',
    link: 'Associer ce compte',
    new: 'Nouveau sur Essor ?',
    newText:
      'Créez un compte avec le nom qu’indique {{platform}}. Aucun mot de passe n’est nécessaire : vous revenez par votre cours.',
    terms:
      'En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
    create: 'Créer un compte',
    own: 'Déjà sur Essor ?',
    ownText:
      'Connectez-vous une fois : la plateforme d’apprentissage de {{school}} ouvrira ensuite ce compte.',
    staff: 'Connectez-vous avec votre compte d’équipe',
    staffText:
      'Utilisez le compte avec lequel vous faites partie de l’équipe de {{school}}. Si vous n’en avez pas, demandez une invitation à un propriétaire.',
    staffJoin:
      'Connectez-vous ou créez un compte. Vous rejoindrez l’équipe de {{school}} en tant qu’enseignant.',
  },
  signIn: {
    title: 'Connectez-vous pour continuer',
    text: 'Votre compte {{email}} a plus de droits que la plateforme d’apprentissage de {{school}} ne peut en ouvrir : connectez-vous vous-même.',
    hint: 'Vous reviendrez ensuite à la page de votre cours.',
  },
  other: {
    title: 'Changer de compte ?',
    text: 'Vous êtes connecté en tant que {{email}}, mais la plateforme d’apprentissage de {{school}} ouvre un autre de vos comptes.',
    switch: 'Changer de compte',
    stay: 'Rester connecté',
  },
  registered: {
    title: 'Essor est connecté',
    text: '{{host}} connaît maintenant Essor. Activez-y l’outil, puis ajoutez-le à un cours.',
    close: 'Fermer la fenêtre',
  },
  problems: {
    request_incomplete:
      'Il manque quelque chose dans la demande de la plateforme d’apprentissage. Demandez à son administrateur de vérifier les réglages de l’outil.',
    platform_unknown:
      'Votre école n’a pas connecté cette plateforme d’apprentissage à Essor. Demandez à votre enseignant.',
    platform_unreachable:
      'Essor ne parvient pas à joindre la plateforme d’apprentissage. Réessayez dans quelques minutes.',
    platform_refused:
      'La plateforme d’apprentissage n’a pas confirmé votre identité. Connectez-vous-y, puis réessayez.',
    registration_over:
      'Cette adresse d’inscription a déjà servi ou a expiré. Créez-en une nouvelle dans Intégrations.',
    registration_refused:
      'La plateforme d’apprentissage a refusé l’inscription. Vérifiez que vous pouvez y ajouter des outils, puis réessayez.',
    address_refused:
      'Essor ne se connecte qu’à des adresses publiques qui commencent par https://. Demandez à l’administrateur de la plateforme d’apprentissage.',
    state_wrong: 'Trop de temps s’est écoulé. Rouvrez Essor depuis votre cours.',
    state_used: 'Cette page a déjà été ouverte. Rouvrez Essor depuis votre cours.',
    token_invalid:
      'Essor n’a pas pu vérifier le message de la plateforme d’apprentissage. Demandez à son administrateur de vérifier les réglages de l’outil.',
    token_expired: 'Le message de la plateforme d’apprentissage a expiré. Rouvrez Essor depuis votre cours.',
    key_unknown:
      'Essor ne connaît pas la clé avec laquelle la plateforme d’apprentissage a signé. Réessayez dans une minute.',
    message_unknown:
      'Essor ne comprend pas ce message de la plateforme d’apprentissage. Demandez à son administrateur de vérifier les réglages de l’outil.',
    deployment_unknown:
      'Un propriétaire de votre école doit d’abord autoriser cet endroit de la plateforme d’apprentissage, dans Intégrations.',
    target_foreign: 'Ce lien du cours mène ailleurs. Demandez à votre enseignant de l’ajouter à nouveau.',
    launch_over: 'Ouvrez Essor depuis votre cours.',
    launch_linked: 'Vous avez déjà choisi un compte. Rouvrez Essor depuis votre cours.',
    student_linked_elsewhere:
      'Un autre compte vous est associé dans cette école. Connectez-vous à celui-ci, ou demandez à votre école.',
    storage_blocked:
      'Votre navigateur ne laisse pas Essor fonctionner dans cette page. Demandez à votre enseignant un lien qui s’ouvre dans une nouvelle fenêtre.',
    account_closed:
      'Le compte que vous avez choisi ne peut pas être ouvert. Connectez-vous à Essor pour savoir pourquoi.',
    unavailable: 'Essor ne peut pas répondre pour l’instant. Réessayez dans un moment.',
  },
  errors: {
    launch_over: 'Rouvrez Essor depuis votre cours.',
    launch_linked: 'Vous avez déjà choisi un compte. Rouvrez Essor depuis votre cours.',
    student_linked_elsewhere:
      'Un autre compte vous est associé dans cette école. Connectez-vous à celui-ci, ou demandez à votre école.',
    not_staff:
      'Ce compte ne fait pas partie de l’équipe de l’école. Demandez une invitation à un propriétaire.',
  },
} satisfies Translation<typeof en>
