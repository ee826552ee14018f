import type en from '../en/help.ts'
import type { Translation } from '../translation.ts'

export default {
  centre: {
    title: 'Centre d’aide',
    description:
      'Des réponses courtes sur les comptes, les missions, les retours, les certificats et la vie privée sur Essor.',
    intro: 'Des réponses courtes aux questions les plus fréquentes.',
    search: 'Rechercher dans le centre d’aide',
    found_one: '{{count}} article trouvé',
    found_other: '{{count}} articles trouvés',
    none: 'Aucun article trouvé',
    noneText: 'Essayez un autre mot, ou écrivez-nous : une personne vous lira.',
    all: 'Voir tous les articles',
    contact: 'Nous écrire',
    feedback: 'Donner un avis',
    more: 'Vous n’avez pas trouvé votre réponse ?',
  },
  groups: {
    helpEveryone: 'Pour tout le monde',
    helpCandidates: 'Pour les candidats',
    helpCompanies: 'Pour les entreprises',
    helpSchools: 'Pour les écoles',
    helpMakers: 'Pour les makers',
    helpAdmins: 'Pour les administrateurs',
  },
  article: { back: 'Tous les articles', related: 'Sur le même sujet', more: 'Une autre question ?' },
  contact: {
    title: 'Contact',
    description: 'Écrivez aux personnes qui font vivre Essor. Une personne vous répondra par e-mail.',
    intro:
      'Une personne lit chaque message et répond par e-mail. Vous trouverez peut-être plus vite votre réponse dans le <help>centre d’aide</help>.',
    name: 'Votre nom',
    email: 'Votre e-mail',
    topic: 'Sujet',
    message: 'Votre message',
    send: 'Envoyer',
    sent: 'Message envoyé. Merci.',
    sentText: 'Nous vous répondrons à {{email}}.',
    another: 'Écrire un autre message',
    privacy:
      'Nous utilisons votre message pour vous répondre, et le supprimons un an après notre réponse. Voir la <policy>politique de confidentialité</policy>.',
    website: 'Laissez ce champ vide',
    operator: 'Exploitant de la plateforme',
  },
  topics: {
    question: 'Une question',
    account: 'Mon compte',
    privacy: 'Mes données personnelles',
    accessibility: 'L’accessibilité',
    partnership: 'Un partenariat',
    other: 'Autre chose',
    idea: 'Une idée',
    problem: 'Un problème',
    praise: 'Un compliment',
  },
  feedback: {
    title: 'Donner un avis',
    description:
      'Ce qui marche, ce qui ne marche pas et ce qui manque. Les personnes qui font vivre Essor vous lisent.',
    kind: 'Type d’avis',
    message: 'Votre avis',
    page: 'Page concernée',
    pageHint:
      'Le chemin, par exemple /dashboard/missions. Laissez vide si votre avis concerne Essor en général.',
    send: 'Envoyer l’avis',
    sent: 'Avis envoyé. Merci.',
    mine: 'Vos avis',
    none: 'Aucun avis pour l’instant',
    noneText: 'Vos avis et nos réponses apparaissent ici.',
    answered: 'Réponse {{when}}',
    waiting: 'Pas encore de réponse',
  },
  required: {
    name: 'Saisissez votre nom.',
    email: 'Saisissez une adresse e-mail valide, par exemple nom@exemple.fr.',
    message: 'Écrivez quelques mots.',
  },
  errors: {
    too_many_inbox_messages:
      'Vous avez atteint la limite horaire. Réessayez plus tard ; votre saisie reste ici.',
    inbox_name_required: 'Saisissez votre nom, en 120 caractères au plus.',
    inbox_email_invalid: 'Saisissez une adresse e-mail à laquelle répondre.',
    inbox_topic_unknown: 'Choisissez un sujet.',
    inbox_message_required: 'Écrivez quelques mots.',
    inbox_message_too_long: 'Utilisez 4 000 caractères au plus.',
  },
} satisfies Translation<typeof en>
