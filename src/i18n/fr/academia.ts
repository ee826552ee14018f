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
    description: 'Toutes les personnes que vous suivez, avec ce qu’elles partagent avec vous.',
    shared: 'Notes partagées avec vous',
    search: 'Rechercher par nom',
    aim: 'Vise : {{job}}',
    since: 'Partagées depuis le {{date}}',
    changed: 'Modifiées {{ago}}',
    noNotes: 'Rien n’est encore écrit.',
    attest: 'Attester une compétence',
    attestTitle: 'Attester une compétence de {{name}}',
    attestHint:
      'Elle figure sur le profil avec le nom de votre établissement, jusqu’à ce que l’un de vous la retire.',
    skill: 'Compétence',
    noSkill: 'Aucune compétence de ce nom',
    note: 'Sur quoi elle repose',
    noteHint: 'Par exemple le cours ou le projet. Les visiteurs du profil le lisent aussi.',
    attestNow: 'Attester',
    attested: 'La compétence est attestée',
    withdraw: 'Retirer l’attestation de {{skill}} pour {{name}}',
    withdrawTitle: 'Retirer cette attestation ?',
    withdrawText:
      'Le profil de {{name}} ne dira plus que votre établissement atteste la compétence {{skill}}.',
    withdrawNow: 'Retirer',
    more: 'Afficher la suite',
    noneFitting: 'Personne de ce nom ne partage de notes avec vous',
    noneFittingText: 'Essayez une partie du nom.',
    empty: 'Personne ne partage encore de notes avec vous',
    emptyText:
      'Les étudiants qui utilisent Essor partagent les notes de leur projet professionnel : dans « Projet professionnel », « Mes notes », « Partager avec un conseiller », ils choisissent votre établissement.',
    action: 'Regarder le profil de l’établissement',
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
