import type en from '../en/network.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Réseau',
  description: 'Les personnes qui vous aident à avancer.',
  pages: 'Pages de votre réseau',
  tabs: {
    people: 'Personnes',
    messages: 'Messages',
    talks: 'Échanges',
    events: 'Événements',
  },
  empty: 'Votre réseau est vide',
  emptyText:
    'On se relie à quelqu’un que l’on reconnaît. Un nom, une photo et une présentation viennent d’abord.',
  completeProfile: 'Compléter mon profil',
} satisfies Translation<typeof en>
