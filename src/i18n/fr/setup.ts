import type en from '../en/setup.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Configurer cette installation',
  description: 'Vous pouvez interrompre à tout moment. Ce qui est fait est conservé.',
  progress: '{{done}} étapes sur {{count}} terminées',
  continue: 'Continuer la configuration',
  allDone: 'Cette installation est configurée.',
  allDoneText: 'L’état du service indique désormais si quelque chose demande votre attention.',
  toHealth: 'Ouvrir l’état du service',
  states: { open: 'À faire', done: 'Terminé', skipped: 'Reporté' },
  all: 'Toutes les étapes',
  place: 'Étape {{number}} sur {{count}}',
  skip: 'Reporter',
  next: 'Étape suivante',
  finish: 'Terminer',
  keep: 'Garder tel quel',
  steps: {
    operator: {
      title: 'Indiquer qui exploite la plateforme',
      text: 'La loi impose de nommer un éditeur et un hébergeur. Ils figurent dans les mentions légales.',
    },
    texts: {
      title: 'Relire les textes juridiques',
      text: 'Essor est fourni avec des conditions d’utilisation et une politique de confidentialité en français et en anglais. Faites-les vérifier et publiez votre propre version si elles ne conviennent pas.',
      action: 'Ouvrir les textes juridiques',
    },
    identity: {
      title: 'Choisir un nom et un logo',
      text: 'Ils apparaissent sur chaque page, dans les e-mails et sur les certificats.',
    },
    address: {
      title: 'Vérifier l’adresse publique',
      text: 'Les liens des e-mails commencent par elle, et les navigateurs exigent HTTPS pour les notifications.',
      configured: 'SITE_URL sur le serveur',
      unset: 'Non définie',
      seen: 'L’adresse que vous avez ouverte',
      check: 'Vérifier l’adresse',
      notSet: 'Définissez SITE_URL avec l’adresse que les gens ouvrent, puis redémarrez le serveur.',
      differs:
        'Les deux adresses diffèrent. Ouvrez cette page à l’adresse indiquée dans SITE_URL, ou corrigez SITE_URL et redémarrez le serveur.',
      noTls:
        'Cette adresse n’utilise pas HTTPS. Placez un proxy inverse avec un certificat devant le serveur.',
      fine: 'Les deux adresses sont identiques et utilisent HTTPS.',
    },
    email: {
      title: 'Tester l’envoi d’e-mails',
      text: 'Nous vous envoyons un code par e-mail. Saisissez-le ici : c’est la seule façon d’être sûr que les e-mails arrivent.',
      send: 'Envoyer un e-mail de test',
      again: 'Envoyer un autre code',
      sent: 'Nous avons envoyé un code à votre adresse.',
      code: 'Code reçu par e-mail',
      confirm: 'Confirmer le code',
      wrong: 'Ce n’est pas le code de l’e-mail. Vérifiez les chiffres et réessayez.',
      expired: 'Ce code n’est plus valable. Envoyez-en un autre.',
      arrived: 'Les e-mails arrivent.',
    },
    factor: {
      title: 'Protéger les comptes d’administration',
      text: 'Chaque administrateur a besoin de l’authentification à deux facteurs. Cette étape est terminée quand tous l’ont activée.',
      action: 'Ouvrir votre compte',
    },
    administrator: {
      title: 'Inviter un deuxième administrateur',
      text: 'Si vous perdez votre accès, une autre personne pourra toujours agir. Cette étape est terminée quand elle a accepté.',
    },
    storage: {
      title: 'Vérifier le stockage des fichiers',
      text: 'Le serveur écrit un petit fichier, le lit et le supprime.',
      place: 'Emplacement des fichiers',
      disk: 'Sur le disque du serveur',
      s3: 'Dans un stockage compatible S3',
      checked: 'Dernière vérification',
      never: 'Jamais',
      check: 'Vérifier maintenant',
      failed: 'Les fichiers ne peuvent pas être stockés : {{reason}}',
      silent: 'Le serveur n’a pas encore répondu. Réessayez dans un instant.',
    },
    backup: {
      title: 'Sauvegarder et tester la sauvegarde',
      text: 'Lancez les deux commandes sur le serveur, puis définissez BACKUP_SCHEDULE pour que le serveur crée une sauvegarde chaque jour. Une sauvegarde ne compte qu’une fois sa restauration testée.',
      last: 'Dernière sauvegarde',
      tested: 'Dernier test de restauration',
      never: 'Jamais',
      create: 'Créer une sauvegarde',
      test: 'La tester, sans modifier vos données',
    },
    sign_up: {
      title: 'Décider qui peut s’inscrire',
      text: 'Vous pouvez fermer l’inscription à tous, ou seulement aux entreprises, écoles et makers.',
      people: 'Inscription',
      partners: 'Inscription des partenaires',
      on: 'Ouverte',
      off: 'Fermée',
      action: 'Modifier l’inscription',
    },
    partner: {
      title: 'Approuver le premier partenaire',
      text: 'Entreprises, écoles et makers demandent un accès sur la page d’inscription. Vous les approuvez.',
      action: 'Ouvrir les organisations',
    },
    mission: {
      title: 'Publier la première mission',
      text: 'Une entreprise ou un maker approuvé l’écrit. Essor est fourni avec des modèles que vous pouvez adapter.',
      action: 'Ouvrir les modèles de mission',
    },
  },
  errors: {
    setup_step_unknown: 'Cette étape ne peut pas être modifiée ainsi. Rechargez la page.',
    setup_address_invalid: 'Ce n’est pas l’adresse d’un site web.',
    setup_email_missing:
      'Ce serveur ne peut pas encore envoyer d’e-mails. Définissez SMTP_URL et redémarrez-le.',
    setup_code_just_sent:
      'Nous avons envoyé un code il y a moins d’une minute. Patientez un instant, puis réessayez.',
  },
} satisfies Translation<typeof en>
