import type en from '../en/missions.ts'
import type { Translation } from '../translation.ts'

export default {
  categories: {
    marketing: 'Marketing',
    communication: 'Communication',
    data: 'Données',
    web: 'Web',
    design: 'Design',
    product: 'Produit',
    sales: 'Vente',
    support: 'Service client',
    hr: 'Ressources humaines',
    finance: 'Finance',
    operations: 'Opérations',
    sustainability: 'Développement durable',
  },
  difficulties: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
  stepKinds: {
    brief: 'Dossier',
    message: 'Message',
    decision: 'Décision',
    quiz: 'Quiz',
    deliverable: 'Livrable',
  },
  enrollmentStatus: {
    in_progress: 'En cours',
    submitted: 'En attente de retour',
    changes_requested: 'À reprendre',
    validated: 'Terminée',
    not_validated: 'Non validée',
    left: 'Quittée',
  },
  hours_one: '{{count, number}} heure',
  hours_other: '{{count, number}} heures',
} satisfies Translation<typeof en>
