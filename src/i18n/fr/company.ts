import type en from '../en/company.ts'
import type { Translation } from '../translation.ts'

export default {
  home: {
    title: 'Tableau de bord de l’entreprise',
    description: 'Les résultats de vos missions, et qui attend votre retour.',
    activeMissions: 'Missions actives',
    byInvitation: '{{count}} sur invitation',
    applied: 'Candidats engagés',
    completed: 'Terminées',
    views: 'Vues du profil',
    movedUp: '+{{count}} ces 30 derniers jours',
    still: 'Sans changement ces 30 derniers jours',
    viewsMore: '{{count}} de plus que les 30 jours précédents',
    viewsFewer: '{{count}} de moins que les 30 jours précédents',
    viewsSame: 'Autant que les 30 jours précédents',
    actions: 'Actions rapides',
    activity: 'Activité récente',
    waiting_one: '{{count}} travail attend votre retour.',
    waiting_other: '{{count}} travaux attendent votre retour.',
    overdue_one: '{{count}} est en retard.',
    overdue_other: '{{count}} sont en retard.',
    review: 'Donner un retour',
  },
  tabs: { label: 'Entreprise', profile: 'Profil', team: 'Équipe' },
  profile: {
    title: 'Profil de l’entreprise',
    description: 'Ce que chacun peut lire sur votre entreprise.',
    authorsWrite: 'Seuls les propriétaires et les recruteurs peuvent modifier cette page.',
    publicPage: 'Voir la page publique',
  },
} satisfies Translation<typeof en>
