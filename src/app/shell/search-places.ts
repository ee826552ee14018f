import {
  type Icon,
  IconBell,
  IconBookmark,
  IconBriefcase2,
  IconBuildingBridge,
  IconCalendarEvent,
  IconCalendarShare,
  IconCertificate,
  IconDatabaseExport,
  IconEye,
  IconFileSearch,
  IconFileText,
  IconGavel,
  IconKey,
  IconLanguage,
  IconListCheck,
  IconMail,
  IconMessageCircleHeart,
  IconMessages,
  IconMicrophone,
  IconMoon,
  IconProgressCheck,
  IconSchool,
  IconSeeding,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import type { AppRole } from '../../features/core/session/roles.ts'
import type shell from '../../i18n/en/shell.ts'
import { paths } from '../../lib/paths.ts'

/** A page below the menu, or a setting, that can be found in search. */
export interface SearchPlace {
  /** Relative to the area's address unless the place is shared by all areas. */
  to: string
  isPublic?: boolean
  label: keyof typeof shell.places
  icon: Icon
  /** What people call it, in English and French: they may type either. */
  words: string
}

const messages: SearchPlace = {
  to: '/networking/messages',
  label: 'messages',
  icon: IconMessages,
  words: 'message chat inbox conversation write dm messagerie discussion écrire courrier',
}

const byArea: Record<AppRole, SearchPlace[]> = {
  candidate: [
    messages,
    {
      to: '/booster',
      label: 'resumeCheck',
      icon: IconFileSearch,
      words: 'resume résumé cv curriculum vitae ats review relire vérifier',
    },
    {
      to: '/profile/pdf',
      label: 'resumePdf',
      icon: IconFileText,
      words: 'resume résumé cv download print télécharger imprimer',
    },
    {
      to: '/booster/letters',
      label: 'letters',
      icon: IconMail,
      words: 'cover letter motivation lettre candidature spontanée',
    },
    {
      to: '/booster/practice',
      label: 'practice',
      icon: IconMicrophone,
      words: 'interview question answer recording entretien embauche oral réponse s’entraîner',
    },
    {
      to: '/booster/posting',
      label: 'posting',
      icon: IconBriefcase2,
      words: 'job offer ad analyze analyse advert offre annonce emploi stage alternance',
    },
    {
      to: '/booster/stories',
      label: 'stories',
      icon: IconStar,
      words: 'star story experience récit histoire',
    },
    {
      to: '/networking/events',
      label: 'events',
      icon: IconCalendarEvent,
      words: 'event fair workshop webinar talk événement salon atelier conférence',
    },
    {
      to: '/networking/mentoring',
      label: 'mentoring',
      icon: IconSeeding,
      words: 'mentor coach mentorat tuteur accompagnement',
    },
    {
      to: '/networking/talks',
      label: 'talks',
      icon: IconMessageCircleHeart,
      words: 'coffee chat career talk booking échange rendez-vous café',
    },
    {
      to: '/networking/requests',
      label: 'contactRequests',
      icon: IconBuildingBridge,
      words: 'contact request company recruiter demande entreprise recruteur',
    },
    {
      to: '/progress',
      label: 'certificates',
      icon: IconCertificate,
      words: 'certificate certificates diploma badge proof certificat certificats diplôme preuve',
    },
    {
      to: '/progress/attestation',
      label: 'attestation',
      icon: IconFileText,
      words: 'attestation proof statement hours justificatif heures',
    },
    {
      to: '/missions/mine',
      label: 'myMissions',
      icon: IconProgressCheck,
      words: 'mission running continue current work started en cours continuer commencées travail',
    },
    {
      to: '/missions?show=saved',
      label: 'savedMissions',
      icon: IconBookmark,
      words: 'saved bookmark favorite later enregistrées favoris signet sauvegardées',
    },
    {
      to: '/programs',
      label: 'programs',
      icon: IconListCheck,
      words: 'program school course programme école cours',
    },
    {
      to: '/profile/consent',
      label: 'consent',
      icon: IconShieldCheck,
      words:
        'consent privacy visibility findable hide companies found consentement confidentialité visibilité cacher',
    },
    {
      to: '/profile/schools',
      label: 'schools',
      icon: IconSchool,
      words: 'school university link account école université lier',
    },
    {
      to: '/profile/match',
      label: 'match',
      icon: IconEye,
      words: 'match card companies see recruiters carte correspondance voient',
    },
  ],
  company: [
    messages,
    {
      to: '/candidates/pools',
      label: 'pools',
      icon: IconUsers,
      words: 'pool shortlist pipeline talent vivier sélection',
    },
    {
      to: '/candidates/contacts',
      label: 'contactRequests',
      icon: IconBuildingBridge,
      words: 'contact request shared demande partagé',
    },
  ],
  academia: [
    {
      to: '/students/imports',
      label: 'imports',
      icon: IconUsers,
      words: 'import csv roster list importer liste étudiants',
    },
    {
      to: '/programs/attestations',
      label: 'attestation',
      icon: IconFileText,
      words: 'attestation skill certify attester compétence',
    },
  ],
  on_maker: [messages],
  admin: [],
}

const everywhere: SearchPlace[] = [
  {
    to: '/account',
    label: 'password',
    icon: IconKey,
    words: 'password change login sign in mot de passe connexion modifier',
  },
  {
    to: '/account',
    label: 'twoFactor',
    icon: IconShieldLock,
    words:
      '2fa mfa two-factor authenticator totp security code double authentification sécurité deux facteurs',
  },
  { to: '/account', label: 'email', icon: IconMail, words: 'email address e-mail mail adresse' },
  {
    to: '/account',
    label: 'sessions',
    icon: IconSettings,
    words: 'session device sign out everywhere appareil déconnexion',
  },
  {
    to: '/account',
    label: 'language',
    icon: IconLanguage,
    words: 'language english french langue anglais français',
  },
  {
    to: '/account',
    label: 'theme',
    icon: IconMoon,
    words: 'theme dark light mode appearance thème sombre clair apparence',
  },
  {
    to: '/notifications/preferences',
    label: 'notificationSettings',
    icon: IconBell,
    words: 'notifications emails digest unsubscribe settings réglages e-mails désabonner préférences',
  },
  {
    to: '/account/calendar',
    label: 'calendarFeed',
    icon: IconCalendarShare,
    words: 'calendar feed ics ical subscribe google apple outlook calendrier agenda flux abonnement',
  },
  {
    to: '/account/data',
    label: 'data',
    icon: IconDatabaseExport,
    words: 'export download data gdpr rgpd privacy correct exporter télécharger données',
  },
  {
    to: '/account',
    label: 'deleteAccount',
    icon: IconTrash,
    words: 'delete account close remove supprimer compte fermer effacer',
  },
  {
    to: '/decisions',
    label: 'decisions',
    icon: IconGavel,
    words: 'moderation decision appeal report modération décision recours signalement',
  },
  {
    to: paths.checkCertificate,
    isPublic: true,
    label: 'checkCertificate',
    icon: IconCertificate,
    words: 'verify check certificate code vérifier certificat',
  },
]

/** Other names for the menu entries. */
export const menuWords: Partial<Record<keyof typeof shell.nav, string>> = {
  home: 'home start dashboard accueil',
  dashboard: 'home start accueil',
  missions: 'mission catalog simulation catalogue projet',
  profile: 'profile me photo avatar skills languages profil compétences langues expérience',
  progress: 'progress my missions work hours skills progression mes missions avancement',
  careerPlan: 'career plan goal job target milestone objectif métier parcours',
  applications: 'application job board kanban candidature suivi',
  networking: 'network people connections mentor réseau relations',
  booster: 'booster resume interview letter cv entretien lettre',
  notifications: 'notification alerts bell alertes',
  account: 'account settings password compte réglages paramètres',
  reviews: 'review feedback queue retour évaluation',
  openings: 'opening role job match poste offre recrutement',
  candidates: 'candidate search talent candidat recherche',
  analytics: 'statistics figures charts statistiques chiffres',
  certificates: 'certificate certificat',
  companyProfile: 'company page profile logo entreprise page',
  team: 'team colleague invite member équipe collègue inviter',
  events: 'event fair workshop événement salon atelier',
  talks: 'career talk coffee chat échange',
  students: 'student roster étudiant liste',
  programs: 'program programme',
  partnerships: 'partnership partenariat',
}

export const placesOf = (area: AppRole | undefined): SearchPlace[] => [
  ...(area ? byArea[area] : []),
  ...everywhere,
]
