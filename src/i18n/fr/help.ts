import type en from '../en/help.ts'
import type { Translation } from '../translation.ts'

export default {
  centre: {
    title: 'Centre d’aide',
    description:
      'Des réponses courtes sur les comptes, les missions, les retours, les certificats et la vie privée sur Essor.',
    intro:
      'Des réponses courtes aux questions les plus fréquentes. Tapez quelques mots ; l’orthographe peut être approximative.',
    search: 'Chercher dans le centre d’aide',
    found_one: '{{count}} article trouvé',
    found_other: '{{count}} articles trouvés',
    none: 'Aucun article trouvé',
    noneText: 'Essayez un autre mot, ou écrivez-nous : un humain vous lit.',
    all: 'Voir tous les articles',
    contact: 'Nous écrire',
    feedback: 'Donner un avis',
    more: 'Rien ici qui vous aide ?',
  },
  groups: {
    helpEveryone: 'Pour tout le monde',
    helpCandidates: 'Pour les candidats',
    helpCompanies: 'Pour les entreprises',
    helpSchools: 'Pour les écoles',
    helpMakers: 'Pour les makers',
    helpAdmins: 'Pour les administrateurs',
  },
  article: { back: 'Tous les articles', related: 'Sur le même sujet', more: 'Une question reste ouverte ?' },
  contact: {
    title: 'Contact',
    description: 'Écrivez aux personnes qui font vivre Essor. Un humain répond par e-mail.',
    intro:
      'Un humain lit chaque message et répond par e-mail. Beaucoup de questions trouvent leur réponse tout de suite dans le <help>centre d’aide</help>.',
    name: 'Votre nom',
    email: 'E-mail pour la réponse',
    topic: 'De quoi s’agit-il ?',
    message: 'Votre message',
    send: 'Envoyer',
    sent: 'Merci. Votre message est arrivé.',
    sentText: 'La réponse ira à {{email}}.',
    another: 'Écrire un autre message',
    privacy:
      'Nous utilisons ce que vous écrivez pour vous répondre, et le supprimons un an après. Plus de détails dans la <policy>politique de confidentialité</policy>.',
    website: 'Laissez ce champ vide',
    operator: 'Qui exploite cette plateforme',
  },
  topics: {
    question: 'Une question',
    account: 'Mon compte',
    privacy: 'Mes données personnelles',
    accessibility: 'L’accessibilité',
    partnership: 'Travailler ensemble',
    other: 'Autre chose',
    idea: 'Une idée',
    problem: 'Un problème',
    praise: 'Un compliment',
  },
  feedback: {
    title: 'Donner un avis',
    description:
      'Ce qui marche, ce qui ne marche pas et ce qui vous manque. Votre avis va aux personnes qui font vivre Essor.',
    kind: 'Quel genre d’avis ?',
    message: 'Votre avis',
    page: 'Page concernée',
    pageHint:
      'L’adresse après le nom du site, par exemple /dashboard/missions. Laissez vide si cela concerne tout.',
    send: 'Envoyer l’avis',
    sent: 'Merci. Votre avis est arrivé.',
    mine: 'Ce que vous avez écrit',
    none: 'Rien pour l’instant',
    noneText: 'Ce que vous envoyez, et ce qui vous est répondu, reste lisible ici.',
    answered: 'Réponse {{when}}',
    waiting: 'Pas encore de réponse',
  },
  required: {
    name: 'Dites qui vous êtes.',
    email: 'Saisissez une adresse comme nom@exemple.fr.',
    message: 'Écrivez quelques mots.',
  },
  errors: {
    too_many_inbox_messages:
      'Vous avez écrit cinq fois en une heure. Continuez un peu plus tard ; ce que vous avez saisi reste ici.',
    inbox_name_required: 'Dites qui vous êtes, en 120 caractères au plus.',
    inbox_email_invalid: 'Ce n’est pas une adresse e-mail à laquelle répondre.',
    inbox_topic_unknown: 'Choisissez de quoi il s’agit.',
    inbox_message_required: 'Écrivez quelques mots.',
    inbox_message_too_long: 'Un message peut avoir 4 000 caractères.',
  },
} satisfies Translation<typeof en>
