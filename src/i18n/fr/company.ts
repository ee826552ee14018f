import type en from '../en/company.ts'
import type { Translation } from '../translation.ts'

export default {
  home: {
    title: 'Tableau de bord de l’entreprise',
    description: 'Ce que produisent vos missions, et qui vous attend.',
    activeMissions: 'Missions actives',
    byInvitation: '{{count}} sur invitation',
    applied: 'Candidats engagés',
    completed: 'Terminées',
    views: 'Vues du profil',
    movedUp: '+{{count}} ces 30 derniers jours',
    still: 'Sans changement ces 30 derniers jours',
    viewsMore: '{{count}} de plus que les 30 jours d’avant',
    viewsFewer: '{{count}} de moins que les 30 jours d’avant',
    viewsSame: 'Autant que les 30 jours d’avant',
    actions: 'Actions rapides',
    activity: 'Activité récente',
    waiting_one: '{{count}} travail attend votre retour.',
    waiting_other: '{{count}} travaux attendent votre retour.',
    overdue_one: '{{count}} dépasse la date promise.',
    overdue_other: '{{count}} dépassent la date promise.',
    review: 'Donner un retour',
  },
  tabs: { label: 'L’entreprise', profile: 'Profil', team: 'Équipe' },
  profile: {
    title: 'Profil de l’entreprise',
    description: 'Ce que chacun peut lire sur votre entreprise.',
    authorsWrite: 'Les propriétaires et recruteurs de votre équipe écrivent la page.',
    publicPage: 'Voir la page publique',
  },
} satisfies Translation<typeof en>
