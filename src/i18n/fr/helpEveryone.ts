import type en from '../en/helpEveryone.ts'
import type { Translation } from '../translation.ts'

export default {
  'create-account': {
    title: 'Créer un compte',
    words: 'inscription inscrire rejoindre enregistrement',
    body: `Ouvrez [Créer mon compte](/auth?tab=signup) et indiquez si vous êtes candidat ou partenaire.

- **Les candidats** commencent dès que l’adresse e-mail est confirmée.
- **Les entreprises, les écoles et les makers** demandent l’accès. Un administrateur examine la demande ; vous êtes prévenu par e-mail de la décision. Les entreprises et les écoles ont besoin d’une adresse professionnelle.

Le mot de passe compte huit caractères avec une majuscule, une minuscule, un chiffre et un caractère spécial. La jauge montre ce qui manque encore.`,
  },
  'confirmation-mail': {
    title: 'L’e-mail de confirmation n’arrive pas',
    words: 'vérification activation lien courriel indésirables renvoyer',
    body: `Regardez d’abord dans les courriers indésirables. S’il n’y est pas, connectez-vous avec votre adresse et votre mot de passe : la page propose de renvoyer l’e-mail. Attendez une minute entre deux essais.

Le lien ne sert qu’une fois. S’il a expiré, demandez-en un autre de la même manière. Vérifiez aussi l’orthographe de votre adresse : un e-mail envoyé à une mauvaise adresse ne revient jamais.`,
  },
  'forgot-password': {
    title: 'J’ai oublié mon mot de passe',
    words: 'réinitialiser perdu connexion changer',
    body: `Choisissez [Mot de passe oublié ?](/auth/forgot-password) sur la page de connexion et saisissez votre adresse. L’e-mail contient un lien vers une page où vous en choisissez un nouveau.

Pour vous protéger, la page dit la même chose que l’adresse soit connue ou non. Un nouveau mot de passe vous déconnecte de tous les autres appareils.

Si vous vous êtes inscrit avec Google ou LinkedIn, utilisez plutôt leur bouton.`,
  },
  'two-factor': {
    title: 'Protéger votre compte par un second facteur',
    words: '2fa authentification code sécurité téléphone totp',
    body: `Dans les **Réglages du compte**, section **Double authentification**, scannez l’image avec une application d’authentification et tapez les six chiffres affichés. Dès lors, un code est demandé après le mot de passe.

Les codes changent toutes les 30 secondes. Si l’un est refusé, attendez le suivant et vérifiez l’heure de votre téléphone.

Gardez les codes de secours qui vous sont montrés : chacun vous laisse entrer une fois si vous perdez le téléphone. Si vous avez perdu les deux, [écrivez-nous](/contact) depuis l’adresse de votre compte.`,
  },
  sessions: {
    title: 'Voir où vous êtes connecté',
    words: 'appareil déconnexion session piraté volé',
    body: `Les **Réglages du compte** montrent chaque appareil où vous êtes connecté et sa dernière utilisation. Fermez ce que vous ne reconnaissez pas ; la déconnexion est immédiate.

Si vous pensez que quelqu’un d’autre est entré dans votre compte, changez aussi le mot de passe : cela déconnecte tout sauf cet appareil.`,
  },
  notifications: {
    title: 'Choisir les e-mails que vous recevez',
    words: 'notification courriel désabonner résumé trop de mails',
    body: `Dans l’application, vous êtes toujours prévenu aussitôt : la cloche montre ce qui est nouveau. Pour les e-mails, vous choisissez sujet par sujet : aussitôt, dans un résumé quotidien ou jamais. Cela se trouve dans les **Réglages du compte** et derrière la cloche.

Chaque e-mail contient un lien qui arrête les envois de ce genre, sans se connecter. Seul ce qui touche à la sécurité de votre compte est toujours envoyé.`,
  },
  'export-or-delete': {
    title: 'Emporter vos données ou supprimer votre compte',
    words: 'export télécharger rgpd effacer fermer quitter',
    body: `Les deux se trouvent dans les **Réglages du compte**.

- **Télécharger mes données** vous donne un fichier avec tout ce qu’Essor sait de vous.
- **Supprimer mon compte** demande votre mot de passe. Le compte disparaît après 14 jours, avec tout ce qu’il contient. D’ici là, un bandeau sur chaque page permet de le garder.

Le dernier propriétaire d’une équipe et le dernier administrateur désignent d’abord quelqu’un d’autre.`,
  },
  'check-certificate': {
    title: 'Vérifier un certificat',
    words: 'authentique preuve faux employeur qr code badge',
    body: `Ouvrez [Vérifier un certificat](/certificates) et saisissez son code, ou scannez le QR code du document. Aucun compte n’est nécessaire.

La page dit qui l’a délivré, pour quelle mission et quelles compétences, et s’il est toujours valable. Un certificat révoqué l’indique. Votre navigateur contrôle lui-même la signature : une image copiée ne prouve rien.`,
  },
  'language-and-keyboard': {
    title: 'Langue, thème sombre et clavier',
    words: 'français anglais raccourci accessibilité mode nuit recherche',
    body: `Passez du français à l’anglais, et du clair au sombre, en haut de chaque page. Ce que vous avez saisi reste.

Appuyez sur **Ctrl K** pour trouver une page, et sur **?** pour voir tous les raccourcis. Tout fonctionne au clavier seul ; chaque glisser-déposer a un menu équivalent. Les limites connues sont dans notre [déclaration d’accessibilité](/accessibility).`,
  },
} satisfies Translation<typeof en>
