import type en from '../en/calendarFeed.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Flux d’agenda',
  description: 'Retrouvez vos dates dans Google Agenda, Apple Calendrier, Outlook ou tout autre agenda.',
  account: 'Paramètres du compte',
  on: 'Votre flux est activé',
  off: 'Votre flux est désactivé',
  contents:
    'Entretiens, échanges métier, séances de mentorat, événements, échéances, jalons et prochaines actions, des trois derniers mois aux deux prochaines années. Ils se mettent à jour automatiquement.',
  secret:
    'Quiconque connaît l’adresse peut voir ces dates. Si elle est tombée en de mauvaises mains, remplacez-la ou désactivez le flux.',
  since: 'Adresse créée le {{when}}',
  read: 'dernière lecture {{when}}',
  neverRead: 'pas encore lue',
  make: {
    button: 'Créer l’adresse',
    title: 'Créer votre adresse',
    confirm: 'L’adresse montre vos dates sans mot de passe : confirmez que c’est bien vous.',
  },
  made: {
    title: 'Votre adresse est prête',
    text: 'Ajoutez-la à votre agenda maintenant. Vous ne pourrez plus la revoir, mais vous pourrez toujours en créer une autre.',
    address: 'Adresse',
    open: 'Ouvrir dans l’app Calendrier',
  },
  replace: {
    button: 'Remplacer l’adresse',
    title: 'Remplacer votre adresse ?',
    text: 'L’adresse actuelle cesse de fonctionner immédiatement. Les agendas qui l’utilisent ont besoin de la nouvelle. Confirmez que c’est bien vous.',
  },
  end: {
    button: 'Désactiver',
    question: 'Désactiver le flux ?',
    text: 'L’adresse cesse de fonctionner immédiatement, et vos dates disparaissent des agendas qui l’utilisent.',
    done: 'Flux d’agenda désactivé',
  },
  how: {
    title: 'L’ajouter à votre agenda',
    text: 'Abonnez-vous à l’adresse au lieu de l’importer : c’est ainsi que les changements parviennent à votre agenda.',
    delay:
      'Chaque agenda vérifie les changements à son rythme : Apple dans l’heure, Google et Outlook dans la journée.',
    google: {
      name: 'Google Agenda',
      first: 'Ouvrez calendar.google.com sur un ordinateur.',
      second: 'À côté de « Autres agendas », choisissez « + », puis « À partir de l’URL ».',
      third:
        'Collez l’adresse et choisissez « Ajouter un agenda ». Il apparaît ensuite aussi sur votre téléphone.',
    },
    apple: {
      name: 'Apple Calendrier',
      first: 'Choisissez « Ouvrir dans l’app Calendrier » ci-dessus, sur votre iPhone, iPad ou Mac.',
      second:
        'Si rien ne s’ouvre, choisissez « Ajouter un calendrier avec abonnement » dans Calendrier et collez l’adresse.',
      third: 'Choisissez « S’abonner ».',
    },
    outlook: {
      name: 'Outlook',
      first: 'Ouvrez le calendrier d’Outlook et choisissez « Ajouter un calendrier ».',
      second: 'Choisissez « S’abonner à partir du web ».',
      third: 'Collez l’adresse, donnez-lui un nom et choisissez « Importer ».',
    },
  },
  errors: {
    calendar_own_only: 'Seule la personne à qui appartient l’agenda peut le faire.',
  },
} satisfies Translation<typeof en>
