import { Navigate, Route, useParams } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { paths } from '../../lib/paths.ts'
import { NotFound } from '../public/NotFoundPage.tsx'

const AccountPage = lazyPage(
  async () => (await import('./AccountPage.tsx')).AccountPage,
  'account',
  'myData',
  'impersonation',
)
const OwnDataPage = lazyPage(async () => (await import('./DataPage.tsx')).DataPage, 'myData', 'account')

const AccessTokensPage = lazyPage(
  async () => (await import('./AccessTokensPage.tsx')).AccessTokensPage,
  'accessTokens',
)

const CalendarFeedPage = lazyPage(
  async () => (await import('./CalendarFeedPage.tsx')).CalendarFeedPage,
  'calendarFeed',
  'account',
  'auth',
)

const NotificationsPage = lazyPage(
  async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
  'notifications',
)
const PreferencesPage = lazyPage(
  async () => (await import('./PreferencesPage.tsx')).PreferencesPage,
  'notifications',
)

const FeedbackPage = lazyPage(async () => (await import('./FeedbackPage.tsx')).FeedbackPage, 'help')

const DecisionsPage = lazyPage(async () => (await import('./DecisionsPage.tsx')).DecisionsPage, 'reports')

const JoinTeam = lazyPage(
  async () => (await import('../../features/organizations/team/components/JoinTeam.tsx')).JoinTeam,
  'team',
)

const SchoolInvitation = lazyPage(
  async () =>
    (await import('../../features/schools/students/components/SchoolInvitation.tsx')).SchoolInvitation,
  'students',
)

/** Where notifications about openings lead: signed in by then, people see those they were invited to. */
function ToOpening() {
  const { slug = '' } = useParams()
  return <Navigate to={paths.opening(slug)} replace />
}

export const sharedRoutes = (
  <>
    <Route path="account" element={<AccountPage />} />
    <Route path="account/tokens" element={<AccessTokensPage />} />
    <Route path="account/calendar" element={<CalendarFeedPage />} />
    <Route path="account/data" element={<OwnDataPage />} />
    <Route path="notifications" element={<NotificationsPage />} />
    <Route path="notifications/preferences" element={<PreferencesPage />} />
    <Route path="feedback" element={<FeedbackPage />} />
    <Route path="decisions" element={<DecisionsPage />} />
    <Route path="join/:invitationId" element={<JoinTeam />} />
    <Route path="opening/:slug" element={<ToOpening />} />
    <Route path="school/:token" element={<SchoolInvitation />} />
    <Route path="*" element={<NotFound />} />
  </>
)
