import type { RouteObject } from 'react-router'
import { articleGroups } from '../../features/account/help/articles.ts'
import { paths } from '../../lib/paths.ts'
import { page } from './page.ts'

/** Pages that anyone can open. */
export const publicRoutes: RouteObject[] = [
  {
    path: paths.checkCertificate,
    lazy: page(
      async () => (await import('../../areas/public/CheckCertificatePage.tsx')).CheckCertificatePage,
      'certificates',
    ),
  },
  {
    path: `${paths.checkCertificate}/:code`,
    lazy: page(
      async () => (await import('../../areas/public/CertificatePage.tsx')).CertificatePage,
      'certificates',
    ),
  },
  {
    path: paths.howMatchingWorks,
    lazy: page(
      async () => (await import('../../areas/public/HowMatchingWorksPage.tsx')).HowMatchingWorksPage,
      'matching',
    ),
  },
  {
    path: paths.developers,
    lazy: page(
      async () => (await import('../../areas/public/DevelopersPage.tsx')).DevelopersPage,
      'apiReference',
    ),
  },
  {
    path: paths.person(':handle'),
    lazy: page(
      async () => (await import('../../areas/public/PersonPage.tsx')).PersonPage,
      'profiles',
      'missions',
      'certificates',
    ),
  },
  {
    path: paths.help,
    lazy: page(
      async () => (await import('../../areas/public/HelpPage.tsx')).HelpPage,
      'help',
      ...articleGroups,
    ),
  },
  {
    path: paths.helpArticle(':slug'),
    lazy: page(
      async () => (await import('../../areas/public/HelpArticlePage.tsx')).HelpArticlePage,
      'help',
      ...articleGroups,
    ),
  },
  {
    path: paths.contact,
    lazy: page(async () => (await import('../../areas/public/ContactPage.tsx')).ContactPage, 'help', 'legal'),
  },
  {
    path: paths.privacy,
    lazy: page(async () => (await import('../../areas/public/LegalPages.tsx')).PrivacyPage, 'legal'),
  },
  {
    path: paths.terms,
    lazy: page(async () => (await import('../../areas/public/LegalPages.tsx')).TermsPage, 'legal'),
  },
  {
    path: paths.legalNotice,
    lazy: page(async () => (await import('../../areas/public/LegalNoticePage.tsx')).LegalNoticePage, 'legal'),
  },
  {
    path: paths.accessibility,
    lazy: page(
      async () => (await import('../../areas/public/AccessibilityPage.tsx')).AccessibilityPage,
      'accessibility',
    ),
  },
  {
    path: paths.unsubscribe,
    lazy: page(
      async () => (await import('../../areas/public/UnsubscribePage.tsx')).UnsubscribePage,
      'notifications',
    ),
  },
  {
    path: paths.missions,
    lazy: page(
      async () => (await import('../../areas/public/MissionsPage.tsx')).MissionsPage,
      'catalog',
      'missions',
    ),
  },
  {
    path: paths.companies,
    lazy: page(
      async () => (await import('../../areas/public/OrganizationPages.tsx')).CompaniesPage,
      'companyProfile',
      'schoolProfile',
    ),
  },
  {
    path: paths.schools,
    lazy: page(
      async () => (await import('../../areas/public/OrganizationPages.tsx')).SchoolsPage,
      'companyProfile',
      'schoolProfile',
    ),
  },
  {
    path: paths.openings,
    lazy: page(
      async () => (await import('../../areas/public/OpeningPages.tsx')).OpeningsPage,
      'openingBoard',
      'profiles',
    ),
  },
  {
    path: paths.opening(':slug'),
    lazy: page(
      async () => (await import('../../areas/public/OpeningPages.tsx')).OpeningPage,
      'openingBoard',
      'profiles',
      'matching',
    ),
  },
  {
    path: paths.makers,
    lazy: page(async () => (await import('../../areas/public/MakersPage.tsx')).MakersPage, 'makers'),
  },
  {
    path: paths.mission(':missionId'),
    lazy: page(
      async () => (await import('../../areas/public/PublicMissionPage.tsx')).PublicMissionPage,
      'catalog',
      'missions',
    ),
  },
  {
    path: paths.event(':eventId'),
    lazy: page(
      async () => (await import('../../areas/public/PublicEventPage.tsx')).PublicEventPage,
      'events',
    ),
  },
  {
    path: paths.join(':invitationId'),
    lazy: page(async () => (await import('../../areas/public/JoinPage.tsx')).JoinPage, 'team'),
  },
  {
    path: paths.joinAdministrators(':token'),
    lazy: page(
      async () => (await import('../../areas/public/JoinAdministratorsPage.tsx')).JoinAdministratorsPage,
      'team',
      'administration',
    ),
  },
  {
    path: paths.schoolInvitation(':token'),
    lazy: page(
      async () => (await import('../../areas/public/SchoolInvitationPage.tsx')).SchoolInvitationPage,
      'students',
    ),
  },
  {
    path: paths.platformStart,
    lazy: page(
      async () => (await import('../../areas/public/PlatformPages.tsx')).LaunchStartPage,
      'platformLaunch',
    ),
  },
  {
    path: paths.platformLaunch,
    lazy: page(
      async () => (await import('../../areas/public/PlatformPages.tsx')).LaunchPage,
      'platformLaunch',
      'students',
    ),
  },
  {
    path: paths.platformRegistered,
    lazy: page(
      async () => (await import('../../areas/public/PlatformPages.tsx')).RegisteredPage,
      'platformLaunch',
    ),
  },
  {
    path: `${paths.platforms}/*`,
    lazy: page(
      async () => (await import('../../areas/public/PlatformPages.tsx')).LaunchProblemPage,
      'platformLaunch',
    ),
  },
  {
    path: paths.clientProject(':token'),
    lazy: page(
      async () => (await import('../../areas/public/ClientProjectPage.tsx')).ClientProjectPage,
      'projects',
    ),
  },
  {
    path: paths.rate(':token'),
    lazy: page(async () => (await import('../../areas/public/RatePage.tsx')).RatePage, 'ratings'),
  },
  {
    path: paths.appeal(':token'),
    lazy: page(async () => (await import('../../areas/public/AppealPage.tsx')).AppealPage, 'reports'),
  },
  {
    path: paths.company(':slug'),
    lazy: page(
      async () => (await import('../../areas/public/CompanyPage.tsx')).CompanyPage,
      'companyProfile',
      'schoolProfile',
      'catalog',
      'missions',
    ),
  },
  {
    path: paths.maker(':handle'),
    lazy: page(
      async () => (await import('../../areas/public/MakerPage.tsx')).MakerPage,
      'makers',
      'catalog',
      'missions',
    ),
  },
  {
    path: paths.makerCase(':handle', ':slug'),
    lazy: page(async () => (await import('../../areas/public/MakerCasePage.tsx')).MakerCasePage, 'portfolio'),
  },
  {
    path: paths.school(':slug'),
    lazy: page(
      async () => (await import('../../areas/public/SchoolPage.tsx')).SchoolPage,
      'schoolProfile',
      'companyProfile',
      'events',
    ),
  },
]
