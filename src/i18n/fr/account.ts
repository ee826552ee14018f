import type en from '../en/account.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Réglages du compte',
  description:
    'Votre nom et votre photo, comment vous vous connectez, où vous êtes connecté, et ce que deviennent vos données.',
  profile: {
    title: 'Votre profil',
    text: 'Votre nom et votre photo, tels que les voient vos collègues et les personnes avec qui vous travaillez.',
    submit: 'Enregistrer le nom',
    saved: 'Votre nom est enregistré.',
  },
  email: {
    title: 'Adresse e-mail',
    text: 'Vous vous connectez avec {{email}}.',
    label: 'Nouvelle adresse e-mail',
    submit: 'Changer d’adresse',
    sent: 'Nous avons envoyé un lien aux deux adresses. Le changement prend effet une fois les deux ouverts.',
  },
  password: {
    title: 'Mot de passe',
    text: 'Un nouveau mot de passe vous déconnecte partout ailleurs.',
    label: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    done: 'Votre mot de passe est changé.',
    code: 'Code reçu par e-mail',
    codeText: 'Nous vous avons envoyé un code par e-mail pour nous assurer que c’est bien vous.',
    current: 'Mot de passe actuel',
    currentHint: 'Oublié ? Laissez ce champ vide et nous vous enverrons un code par e-mail.',
    wrong: 'Ce n’est pas votre mot de passe actuel.',
  },
  twoFactor: {
    title: 'Double authentification',
    off: 'Un code de votre téléphone, demandé après le mot de passe, arrête même ceux qui le connaissent.',
    on: 'Active depuis le {{date}}. Un code vous est demandé après le mot de passe.',
    start: 'La mettre en place',
    scan: 'Scannez ce code avec une application d’authentification, puis tapez les six chiffres affichés.',
    qr: 'QR code pour votre application d’authentification',
    secret: 'Ou saisissez cette clé dans l’application :',
    code: 'Code à six chiffres',
    confirm: 'Activer',
    enabled: 'La double authentification est active.',
    remove: 'Désactiver',
    removed: 'La double authentification est désactivée.',
    required: 'Les administrateurs se connectent avec un second facteur',
    requiredText:
      'Ce que vous pouvez faire ici concerne tout le monde. Activez l’authentification à deux facteurs une fois pour toutes : cela prend deux minutes, et n’importe quelle application d’authentification convient.',
  },
  recovery: {
    title: 'Gardez ces codes de secours',
    text: 'Si vous perdez votre téléphone, l’un d’eux remplace le code. Chacun sert une seule fois. Ils ne sont montrés que maintenant.',
    download: 'Télécharger',
    file: 'Codes de secours pour {{email}}',
    done: 'Je les ai gardés',
    left_one: 'Il reste {{count}} code de secours.',
    left_other: 'Il reste {{count}} codes de secours.',
    none: 'Vous n’avez pas de codes de secours. Sans eux, un téléphone perdu signifie un compte perdu.',
    make: 'Créer de nouveaux codes de secours',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    text: 'Fermez ce que vous ne reconnaissez pas, puis changez de mot de passe.',
    current: 'Cet appareil',
    since: 'Connecté {{when}}, utilisé {{used}}',
    end: 'Fermer cette session',
    ended: 'La session est fermée.',
    endOthers: 'Me déconnecter partout ailleurs',
    othersEnded: 'Vous êtes déconnecté partout ailleurs.',
    unknown: 'Appareil inconnu',
  },
  appearance: {
    title: 'Langue et thème',
    text: 'La langue est gardée dans votre profil, le thème sur cet appareil.',
  },
  mails: {
    title: 'E-mails',
    text: 'Les nouvelles qui arrivent aussi par e-mail, aussitôt ou une fois par jour.',
    open: 'Choisir les e-mails que vous recevez',
  },
  decisions: {
    title: 'Décisions et signalements',
    text: 'Ce que l’administration a décidé à votre sujet, et les suites de vos signalements.',
    open: 'Ouvrir',
  },
  data: {
    title: 'Vos données',
    text: 'Tout ce qu’Essor conserve à votre sujet, dans une archive lisible par les machines et par les humains.',
    more: 'Voir, corriger et suivre ce qui est conservé',
  },
  identity: {
    password: 'Votre mot de passe',
    code: 'Code de votre application d’authentification',
    elsewhere:
      'Vous vous connectez ici sans mot de passe. Pour confirmer que c’est bien vous, connectez-vous à nouveau. Vous reviendrez sur cette page, avec dix minutes pour continuer.',
    signInWith: 'Se reconnecter avec {{provider}}',
  },
  deletion: {
    title: 'Supprimer le compte',
    text: 'Votre compte est supprimé après 14 jours, avec tout ce qu’il contient. D’ici là, vous pouvez changer d’avis.',
    submit: 'Supprimer mon compte',
    question: 'Supprimer votre compte ?',
    questionText:
      'Pendant 14 jours, vous pouvez encore vous connecter et changer d’avis. Ensuite, le compte et vos fichiers sont supprimés, ce que vous avez écrit à d’autres reste sans votre nom, et vos certificats ne peuvent plus être vérifiés. Confirmez que c’est bien vous.',
    confirm: 'Supprimer mon compte dans 14 jours',
    done: 'Votre compte sera supprimé le {{date}}.',
    pending: 'Votre compte sera supprimé le {{date}}. Le bouton ci-dessus permet de le garder.',
  },
} satisfies Translation<typeof en>
