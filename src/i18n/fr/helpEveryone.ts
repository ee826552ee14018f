import type en from '../en/helpEveryone.ts'
import type { Translation } from '../translation.ts'

export default {
  'create-account': {
    title: 'Créer un compte',
    words: 'inscription inscrire rejoindre enregistrement',
    body: `Ouvrez [Créer mon compte](/auth?tab=signup) et choisissez entre candidat et partenaire.

- **Les candidats** peuvent commencer dès que leur adresse e-mail est confirmée.
- **Les entreprises, les écoles et les makers** demandent l’accès. L’administration examine la demande et vous envoie sa décision par e-mail. Les entreprises et les écoles ont besoin d’une adresse professionnelle.

Le mot de passe compte au moins huit caractères, avec une majuscule, une minuscule, un chiffre et un caractère spécial. La jauge montre ce qui manque encore.`,
  },
  'confirmation-mail': {
    title: 'L’e-mail de confirmation n’arrive pas',
    words: 'vérification activation lien courriel indésirables renvoyer',
    body: `Regardez d’abord dans les courriers indésirables. S’il n’y est pas, connectez-vous avec votre adresse et votre mot de passe : la page propose de renvoyer l’e-mail. Attendez une minute entre deux tentatives.

Le lien ne sert qu’une fois. S’il a expiré, demandez-en un autre de la même manière. Vérifiez aussi l’orthographe de votre adresse.`,
  },
  'forgot-password': {
    title: 'J’ai oublié mon mot de passe',
    words: 'réinitialiser perdu connexion changer',
    body: `Choisissez [Mot de passe oublié ?](/auth/forgot-password) sur la page de connexion et saisissez votre adresse. L’e-mail contient un lien pour choisir un nouveau mot de passe.

Pour vous protéger, la page affiche le même message, que l’adresse corresponde ou non à un compte. Un nouveau mot de passe vous déconnecte de tous vos autres appareils.

Si vous avez créé votre compte avec Google ou LinkedIn, utilisez plutôt le bouton correspondant.`,
  },
  'two-factor': {
    title: 'Protéger votre compte par l’authentification à deux facteurs',
    words: '2fa authentification code sécurité téléphone totp',
    body: `Dans les **Réglages du compte**, section **Authentification à deux facteurs**, scannez le QR code avec une application d’authentification et saisissez les six chiffres affichés. Un code est ensuite demandé après le mot de passe.

Les codes changent toutes les 30 secondes. Si l’un est refusé, attendez le suivant et vérifiez l’heure de votre téléphone.

Conservez vos codes de secours : chacun permet de se connecter une fois si vous perdez votre téléphone. Si vous avez perdu les deux, [écrivez-nous](/contact) depuis l’adresse de votre compte.`,
  },
  sessions: {
    title: 'Voir vos sessions ouvertes',
    words: 'appareil déconnexion session piraté volé',
    body: `Les **Réglages du compte** montrent chaque appareil connecté et sa dernière utilisation. Fermez les sessions que vous ne reconnaissez pas ; la déconnexion est immédiate.

Si vous pensez que quelqu’un d’autre a utilisé votre compte, changez aussi votre mot de passe : cela vous déconnecte partout, sauf sur cet appareil.`,
  },
  notifications: {
    title: 'Choisir les e-mails et les notifications push que vous recevez',
    words: 'notification courriel désabonner résumé trop de mails push téléphone appareil heures calmes',
    body: `Dans l’application, une notification vous prévient toujours : la cloche montre ce qui est nouveau. Pour les e-mails, vous choisissez sujet par sujet : tout de suite, dans un résumé quotidien ou jamais. Vous trouverez ce choix dans les **Réglages du compte** ou en ouvrant la cloche.

Chaque e-mail contient un lien pour ne plus recevoir ce type d’e-mails, sans vous connecter. Seuls les e-mails sur la sécurité de votre compte sont toujours envoyés.

Vous pouvez aussi recevoir les notifications sur votre téléphone ou votre ordinateur quand l’application est fermée : ouvrez la même page et cliquez sur **Activer les notifications sur cet appareil**. Vous pouvez ensuite y choisir les sujets et les heures calmes, masquer les détails et retirer des appareils. Si le navigateur le permet, chaque notification a un bouton qui désactive les notifications sur l’appareil. Se déconnecter les désactive aussi. Sur iPhone et iPad, ajoutez d’abord l’application à l’écran d’accueil.`,
  },
  'export-or-delete': {
    title: 'Exporter vos données ou supprimer votre compte',
    words: 'export télécharger rgpd effacer fermer quitter',
    body: `Les deux se trouvent dans les **Réglages du compte**.

- **Vos données** montre ce qui est conservé, permet de demander une rectification et prépare un export : une page à lire, le tout en JSON et vos fichiers. Un e-mail vous prévient quand il est prêt.
- **Supprimer mon compte** demande votre mot de passe. Le compte est supprimé après 14 jours, avec tout ce qu’il contient. D’ici là, un bandeau sur chaque page permet de le garder.

Si vous êtes la dernière personne propriétaire d’une équipe ou la dernière de l’administration, désignez d’abord quelqu’un d’autre.`,
  },
  'calendar-feed': {
    title: 'Retrouver vos dates dans votre propre agenda',
    words: 'calendrier agenda google apple outlook ics ical abonnement flux synchroniser',
    body: `Sous **Paramètres du compte → Flux d’agenda**, créez votre adresse privée et abonnez-vous-y dans Google Agenda, Apple Calendrier, Outlook ou tout autre agenda. La page explique comment.

Entretiens, échanges métier, séances de mentorat, événements, échéances, jalons et prochaines actions y apparaissent et se mettent à jour automatiquement ; ce qui est annulé est indiqué comme tel. Apple vérifie les changements dans l’heure, Google et Outlook dans la journée.

Quiconque connaît l’adresse peut voir ces dates. Vous pouvez **la remplacer** ou **désactiver le flux** à tout moment.`,
  },
  'check-certificate': {
    title: 'Vérifier un certificat',
    words: 'authentique preuve faux employeur qr code badge',
    body: `Ouvrez [Vérifier un certificat](/certificates) et saisissez son code, ou scannez le QR code du document. Aucun compte n’est nécessaire.

La page indique qui l’a délivré, pour quelle mission et quelles compétences, et s’il est toujours valable. Un certificat révoqué l’indique. Votre navigateur contrôle lui-même la signature : copier une image ne suffit pas à en fabriquer un faux.`,
  },
  'language-and-keyboard': {
    title: 'Langue, thème sombre et clavier',
    words: 'français anglais raccourci accessibilité mode nuit recherche',
    body: `Passez du français à l’anglais, et du clair au sombre, en haut de chaque page. Vous ne perdez pas ce que vous avez saisi.

Appuyez sur **Ctrl K** pour trouver une page, et sur **?** pour voir tous les raccourcis. Tout fonctionne au clavier seul ; chaque glisser-déposer a un menu équivalent. Les limites connues sont dans notre [déclaration d’accessibilité](/accessibility).`,
  },
} satisfies Translation<typeof en>
