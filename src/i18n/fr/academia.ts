import type en from '../en/academia.ts'
import type { Translation } from '../translation.ts'

export default {
  home: {
    title: 'Tableau de bord de l’établissement',
    description: 'Vos étudiants, vos programmes et vos partenaires.',
    students: 'Étudiants',
    programs: 'Programmes',
    partnerships: 'Partenariats',
    certificates: 'Certificats',
    tools: 'Outils',
    activity: 'Activité récente',
    events: 'Événements à venir',
    noEvents: 'Aucun événement n’est prévu.',
    planEvent: 'Prévoir un événement',
    registered_one: '{{count}} inscription',
    registered_other: '{{count}} inscriptions',
  },
  admin: {
    title: 'Administration',
    description: 'Ce que la plateforme sait de votre établissement, et qui le gère.',
  },
  users: {
    title: 'Utilisateurs',
    description: 'L’équipe de votre établissement.',
    empty: 'Vous êtes seul ici',
    emptyText:
      'Toutes les personnes qui travaillent avec vous dans cet espace figurent ici. Pour l’instant, c’est vous.',
    action: 'Ouvrir l’administration',
  },
  analytics: {
    title: 'Statistiques',
    description: 'Progression et compétences acquises, par programme et dans le temps.',
    empty: 'Pas encore de chiffres',
    emptyText:
      'Les chiffres sont comptés d’après le travail de vos étudiants. Ils commencent avec le premier inscrit.',
    action: 'Aller aux étudiants',
  },
  students: {
    title: 'Étudiants',
    description: 'Celles et ceux que vous suivez, avec ce qu’ils partagent avec vous.',
    empty: 'Aucun étudiant pour l’instant',
    emptyText:
      'Les étudiants voient l’établissement qu’ils rejoignent. Vérifiez d’abord ce qu’il dit de vous.',
    action: 'Voir le profil de l’établissement',
  },
  programs: {
    title: 'Programmes',
    description: 'Des missions choisies pour vos promotions, avec des dates.',
    empty: 'Aucun programme pour l’instant',
    emptyText: 'Un programme a besoin d’étudiants qui le suivent.',
    action: 'Aller aux étudiants',
  },
  partnerships: {
    title: 'Partenariats',
    description: 'Les entreprises et les makers qui travaillent avec vous.',
    empty: 'Aucun partenariat pour l’instant',
    emptyText:
      'Les partenaires regardent votre établissement avant de répondre. Vérifiez d’abord ce qu’ils voient.',
    action: 'Voir le profil de l’établissement',
  },
  profile: {
    title: 'Profil de l’établissement',
    description: 'Comment les entreprises et les étudiants voient votre établissement.',
  },
} satisfies Translation<typeof en>
