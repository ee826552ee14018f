import type en from '../en/tour.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Faire le tour',
  place: '{{at}} sur {{of}}',
  next: 'Suivant',
  back: 'Précédent',
  go: 'M’y emmener',
  done: 'Terminé',
  skip: 'Fermer la visite',
  stops: {
    candidateMissions: {
      title: 'Missions',
      text: 'Du travail simulé : un brief, des collègues, des décisions et un livrable. Le retour arrive à la date promise, critère par critère.',
    },
    candidateProgress: {
      title: 'Progression et certificats',
      text: 'Ce que vous avez fait, les compétences que vous avez montrées, et des certificats que chacun peut vérifier.',
    },
    candidateProfile: {
      title: 'Qui vous trouve',
      text: 'Vous décidez si les entreprises vous trouvent et ce qu’elles voient, et vous lisez qui a regardé.',
    },
    candidateCareer: {
      title: 'Votre chemin',
      text: 'Choisissez un métier visé : le plan montre les compétences qui manquent et les missions qui les développent.',
    },
    companyMissions: {
      title: 'Écrire des missions',
      text: 'Des étapes, une grille pondérée et une date de retour promise. Ce qui est publié ne change plus pour personne.',
    },
    companyReviews: {
      title: 'Faire des retours',
      text: 'Une file avec ses échéances, le travail à côté de vos critères, et des commentaires sur les mots eux-mêmes.',
    },
    companyCandidates: {
      title: 'Trouver par le savoir-faire',
      text: 'Des cartes sans nom, une correspondance qui s’explique, et un contact quand les deux côtés sont d’accord.',
    },
    companyTeam: {
      title: 'Travailler à plusieurs',
      text: 'Invitez des collègues comme propriétaires, recruteurs ou évaluateurs. Chacun voit ce que son rôle demande.',
    },
    academiaStudents: {
      title: 'Étudiants',
      text: 'Une liste importée de la vôtre, des promotions, des invitations : les étudiants relient leur compte et décident de ce que vous voyez.',
    },
    academiaPrograms: {
      title: 'Programmes',
      text: 'Attribuez des missions avec des échéances, voyez où chacun en est, accordez du temps et imprimez des rapports.',
    },
    academiaPartners: {
      title: 'Partenaires et événements',
      text: 'Convenez de conditions avec des entreprises et des indépendants, partagez des missions et invitez à des événements.',
    },
    makerPortfolio: {
      title: 'Portfolio',
      text: 'Des études de cas sur votre propre page, avec les avis de vos clients.',
    },
    makerProjects: {
      title: 'Projets et clients',
      text: 'Un tableau, des heures, des factures, et une page pour votre client, sans compte.',
    },
    makerMentoring: {
      title: 'Mentorat',
      text: 'Aidez les juniors : objectifs, séances, et évaluation de travaux que des entreprises partagent avec vous.',
    },
    adminApprovals: {
      title: 'Demandes',
      text: 'Entreprises, écoles et indépendants attendent une décision, avec à côté les vérifications utiles.',
    },
    adminUsers: {
      title: 'Utilisateurs',
      text: 'Trouvez n’importe qui, voyez rôles, sessions et consentements, suspendez et rétablissez.',
    },
    adminModeration: {
      title: 'Modération',
      text: 'Ce qui a été signalé, avec son contexte, tranché dans une liste fermée, et susceptible d’appel.',
    },
    adminAudit: {
      title: 'Journal d’audit',
      text: 'Chaque acte privilégié : qui, quoi, sur qui, pourquoi. Il se consulte et ne se modifie jamais.',
    },
    search: {
      title: 'Tout au clavier',
      text: 'Ctrl K trouve pages, personnes, missions et actions. Un point d’interrogation liste les raccourcis. Cette visite se relance de là.',
    },
  },
} satisfies Translation<typeof en>
