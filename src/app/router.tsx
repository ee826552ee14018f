import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LazyRouteFunction,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router'
import { articleGroups } from '../features/account/help/articles.ts'
import { i18n } from '../i18n/i18n.ts'
import type { Resources } from '../i18n/resources.ts'
import { paths } from '../lib/paths.ts'
import { AppProviders } from './AppProviders.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PageLoading } from './PageLoading.tsx'
import { useForgottenHead } from './use-forgotten-head.ts'

type Texts = keyof Resources

/** A page whose code and texts load in parallel when it is opened. */
function page(load: () => Promise<ComponentType>, ...texts: Texts[]): LazyRouteFunction<RouteObject> {
  return async () => {
    const [Component] = await Promise.all([load(), i18n.loadNamespaces(texts)])
    return { Component }
  }
}

/** New pages start at the top; going back restores the scroll position. */
function Pages() {
  useForgottenHead()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

const routes: RouteObject[] = [
  {
    Component: Pages,
    ErrorBoundary: PageFailure,
    HydrateFallback: PageLoading,
    children: [
      {
        path: paths.home,
        lazy: page(async () => (await import('../areas/landing/LandingPage.tsx')).LandingPage, 'landing'),
      },
      {
        Component: AppProviders,
        children: [
          {
            path: paths.auth,
            lazy: page(async () => (await import('../areas/auth/AuthPage.tsx')).AuthPage, 'auth'),
          },
          {
            path: paths.forgotPassword,
            lazy: page(
              async () => (await import('../areas/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
              'auth',
            ),
          },
          {
            path: paths.newPassword,
            lazy: page(
              async () => (await import('../areas/auth/NewPasswordPage.tsx')).NewPasswordPage,
              'auth',
            ),
          },
          {
            path: paths.confirmLink,
            lazy: page(
              async () => (await import('../areas/auth/ConfirmLinkPage.tsx')).ConfirmLinkPage,
              'auth',
            ),
          },
          {
            path: paths.adminAccess,
            lazy: page(
              async () => (await import('../areas/auth/AdminAccessPage.tsx')).AdminAccessPage,
              'auth',
            ),
          },
          {
            path: paths.checkCertificate,
            lazy: page(
              async () => (await import('../areas/public/CheckCertificatePage.tsx')).CheckCertificatePage,
              'certificates',
            ),
          },
          {
            path: `${paths.checkCertificate}/:code`,
            lazy: page(
              async () => (await import('../areas/public/CertificatePage.tsx')).CertificatePage,
              'certificates',
            ),
          },
          {
            path: paths.howMatchingWorks,
            lazy: page(
              async () => (await import('../areas/public/HowMatchingWorksPage.tsx')).HowMatchingWorksPage,
              'matching',
            ),
          },
          {
            path: paths.person(':handle'),
            lazy: page(
              async () => (await import('../areas/public/PersonPage.tsx')).PersonPage,
              'profiles',
              'missions',
              'certificates',
            ),
          },
          {
            path: paths.help,
            lazy: page(
              async () => (await import('../areas/public/HelpPage.tsx')).HelpPage,
              'help',
              ...articleGroups,
            ),
          },
          {
            path: paths.helpArticle(':slug'),
            lazy: page(
              async () => (await import('../areas/public/HelpArticlePage.tsx')).HelpArticlePage,
              'help',
              ...articleGroups,
            ),
          },
          {
            path: paths.contact,
            lazy: page(
              async () => (await import('../areas/public/ContactPage.tsx')).ContactPage,
              'help',
              'legal',
            ),
          },
          {
            path: paths.privacy,
            lazy: page(async () => (await import('../areas/public/LegalPages.tsx')).PrivacyPage, 'legal'),
          },
          {
            path: paths.terms,
            lazy: page(async () => (await import('../areas/public/LegalPages.tsx')).TermsPage, 'legal'),
          },
          {
            path: paths.legalNotice,
            lazy: page(
              async () => (await import('../areas/public/LegalNoticePage.tsx')).LegalNoticePage,
              'legal',
            ),
          },
          {
            path: paths.accessibility,
            lazy: page(
              async () => (await import('../areas/public/AccessibilityPage.tsx')).AccessibilityPage,
              'accessibility',
            ),
          },
          {
            path: paths.unsubscribe,
            lazy: page(
              async () => (await import('../areas/public/UnsubscribePage.tsx')).UnsubscribePage,
              'notifications',
            ),
          },
          {
            path: paths.missions,
            lazy: page(
              async () => (await import('../areas/public/MissionsPage.tsx')).MissionsPage,
              'catalog',
              'missions',
            ),
          },
          {
            path: paths.companies,
            lazy: page(
              async () => (await import('../areas/public/OrganizationPages.tsx')).CompaniesPage,
              'companyProfile',
              'schoolProfile',
            ),
          },
          {
            path: paths.schools,
            lazy: page(
              async () => (await import('../areas/public/OrganizationPages.tsx')).SchoolsPage,
              'companyProfile',
              'schoolProfile',
            ),
          },
          {
            path: paths.openings,
            lazy: page(
              async () => (await import('../areas/public/OpeningPages.tsx')).OpeningsPage,
              'openingBoard',
              'profiles',
            ),
          },
          {
            path: paths.opening(':slug'),
            lazy: page(
              async () => (await import('../areas/public/OpeningPages.tsx')).OpeningPage,
              'openingBoard',
              'profiles',
              'matching',
            ),
          },
          {
            path: paths.makers,
            lazy: page(async () => (await import('../areas/public/MakersPage.tsx')).MakersPage, 'makers'),
          },
          {
            path: paths.mission(':missionId'),
            lazy: page(
              async () => (await import('../areas/public/PublicMissionPage.tsx')).PublicMissionPage,
              'catalog',
              'missions',
            ),
          },
          {
            path: paths.event(':eventId'),
            lazy: page(
              async () => (await import('../areas/public/PublicEventPage.tsx')).PublicEventPage,
              'events',
            ),
          },
          {
            path: paths.join(':invitationId'),
            lazy: page(async () => (await import('../areas/public/JoinPage.tsx')).JoinPage, 'team'),
          },
          {
            path: paths.joinAdministrators(':token'),
            lazy: page(
              async () => (await import('../areas/public/JoinAdministratorsPage.tsx')).JoinAdministratorsPage,
              'team',
              'administration',
            ),
          },
          {
            path: paths.schoolInvitation(':token'),
            lazy: page(
              async () => (await import('../areas/public/SchoolInvitationPage.tsx')).SchoolInvitationPage,
              'students',
            ),
          },
          {
            path: paths.clientProject(':token'),
            lazy: page(
              async () => (await import('../areas/public/ClientProjectPage.tsx')).ClientProjectPage,
              'projects',
            ),
          },
          {
            path: paths.rate(':token'),
            lazy: page(async () => (await import('../areas/public/RatePage.tsx')).RatePage, 'ratings'),
          },
          {
            path: paths.appeal(':token'),
            lazy: page(async () => (await import('../areas/public/AppealPage.tsx')).AppealPage, 'reports'),
          },
          {
            path: paths.company(':slug'),
            lazy: page(
              async () => (await import('../areas/public/CompanyPage.tsx')).CompanyPage,
              'companyProfile',
              'schoolProfile',
              'catalog',
              'missions',
            ),
          },
          {
            path: paths.maker(':handle'),
            lazy: page(
              async () => (await import('../areas/public/MakerPage.tsx')).MakerPage,
              'makers',
              'catalog',
              'missions',
            ),
          },
          {
            path: paths.makerCase(':handle', ':slug'),
            lazy: page(
              async () => (await import('../areas/public/MakerCasePage.tsx')).MakerCasePage,
              'portfolio',
            ),
          },
          {
            path: paths.school(':slug'),
            lazy: page(
              async () => (await import('../areas/public/SchoolPage.tsx')).SchoolPage,
              'schoolProfile',
              'companyProfile',
              'events',
            ),
          },
          {
            path: `${paths.adminDashboard}/*`,
            lazy: page(
              async () => (await import('./dashboard/AdminDashboard.tsx')).AdminDashboard,
              'auth',
              'shell',
            ),
          },
          {
            path: `${paths.dashboard}/*`,
            lazy: page(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard, 'shell'),
          },
        ],
      },
      {
        path: '*',
        lazy: page(async () => (await import('../areas/public/NotFoundPage.tsx')).NotFoundPage),
      },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes)
}
