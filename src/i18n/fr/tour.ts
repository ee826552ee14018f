import type en from '../en/tour.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Visite guidée',
  place: '{{at}} sur {{of}}',
  next: 'Suivant',
  back: 'Précédent',
  go: 'Y aller',
  done: 'Terminé',
  skip: 'Fermer la visite',
  stops: {
    candidateMissions: {
      title: 'Missions',
      text: 'Du travail simulé : une consigne, des collègues, des décisions et un livrable. Le retour arrive à la date promise, critère par critère.',
    },
    candidateProgress: {
      title: 'Progression et certificats',
      text: 'Vos missions, les compétences que vous avez démontrées, et des certificats que chacun peut vérifier.',
    },
    candidateProfile: {
      title: 'Qui peut vous trouver',
      text: 'Vous décidez si les entreprises peuvent vous trouver et ce qu’elles voient, et vous savez qui a vu votre carte.',
    },
    candidateCareer: {
      title: 'Votre projet professionnel',
      text: 'Choisissez un métier visé : le projet montre les compétences qui manquent et les missions qui les développent.',
    },
    companyMissions: {
      title: 'Créer des missions',
      text: 'Des étapes, une grille pondérée et une date de retour promise. Une version publiée ne change jamais pour celles et ceux qui y travaillent.',
    },
    companyReviews: {
      title: 'Donner des retours',
      text: 'Une file avec ses échéances, le travail et vos critères côte à côte, et des commentaires dans le texte.',
    },
    companyCandidates: {
      title: 'Trouver par le savoir-faire',
      text: 'Des cartes sans nom, une correspondance qui s’explique, et un contact quand les deux parties sont d’accord.',
    },
    companyTeam: {
      title: 'Travailler à plusieurs',
      text: 'Invitez les membres de votre équipe comme propriétaires, recruteurs ou évaluateurs. Chacun voit ce dont il a besoin dans son rôle.',
    },
    academiaStudents: {
      title: 'Étudiants',
      text: 'Importez votre liste, créez des promotions et envoyez des invitations. Les étudiants relient leur compte et décident de ce que vous voyez.',
    },
    academiaPrograms: {
      title: 'Programmes',
      text: 'Attribuez des missions avec des échéances, suivez la progression, accordez du temps et imprimez des rapports.',
    },
    academiaPartners: {
      title: 'Partenaires et événements',
      text: 'Convenez de conditions avec des entreprises et des makers, partagez des missions avec vos étudiants et invitez-les à des événements.',
    },
    makerPortfolio: {
      title: 'Portfolio',
      text: 'Des études de cas sur votre propre page, avec les avis de vos clients.',
    },
    makerProjects: {
      title: 'Projets et clients',
      text: 'Un tableau, des heures, des factures, et une page pour vos clients, sans compte.',
    },
    makerMentoring: {
      title: 'Mentorat',
      text: 'Accompagnez des candidats : objectifs, séances, et évaluation de travaux que des entreprises partagent avec vous.',
    },
    adminApprovals: {
      title: 'Demandes d’accès',
      text: 'Examinez les demandes des entreprises, des écoles et des makers, avec les vérifications utiles sous les yeux.',
    },
    adminUsers: {
      title: 'Utilisateurs',
      text: 'Trouvez n’importe qui, voyez rôles, sessions et consentements, suspendez ou rétablissez un compte.',
    },
    adminModeration: {
      title: 'Modération',
      text: 'Les signalements avec leur contexte. Les décisions possibles sont fixées d’avance ; chacune peut être contestée.',
    },
    adminAudit: {
      title: 'Journal d’audit',
      text: 'Ce que l’administration a fait, à qui et pourquoi. Il se consulte mais ne se modifie pas.',
    },
    search: {
      title: 'Tout au clavier',
      text: 'Ctrl K pour trouver pages, personnes, missions et actions, ? pour tous les raccourcis. Vous pouvez y relancer cette visite.',
    },
    searchByTouch: {
      title: 'Rechercher',
      text: 'Touchez la loupe pour trouver pages, personnes, missions et actions. Vous pouvez y relancer cette visite.',
    },
  },
} satisfies Translation<typeof en>
