import type en from '../en/maker.ts'
import type { Translation } from '../translation.ts'

export default {
  home: {
    title: 'Tableau de bord du maker',
    description: 'Vos projets, vos clients et les juniors que vous faites grandir.',
    activeProjects: 'Projets actifs',
    rating: 'Note des clients',
    views: 'Vues du portfolio',
    growth: 'Croissance du chiffre d’affaires',
    projects: 'Projets',
    statuses: { inProgress: 'En cours', review: 'En relecture', planning: 'En préparation' },
    noProjects: 'Aucun projet ici.',
    allProjects: 'Voir tous les projets',
  },
  projects: {
    title: 'Projets',
    description: 'Ce sur quoi vous travaillez, de la préparation à la relecture.',
    empty: 'Aucun projet pour l’instant',
    emptyText: 'Un projet appartient à un client. Commencez par ceux pour qui vous travaillez.',
    action: 'Aller aux clients',
  },
  clients: {
    title: 'Clients',
    description: 'Pour qui vous travaillez, et ce qu’ils en disent.',
    empty: 'Aucun client pour l’instant',
    emptyText: 'Les clients vous trouvent par votre profil. Vérifiez d’abord ce qu’il dit de vous.',
    action: 'Voir mon profil',
  },
} satisfies Translation<typeof en>
