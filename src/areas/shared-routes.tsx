import { Route } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { NotFound } from './public/NotFoundPage.tsx'

const AccountPage = lazyPage(
  async () => (await import('../features/account/components/AccountPage.tsx')).AccountPage,
  'account',
  'ownData',
  'acting',
)
const OwnDataPage = lazyPage(
  async () => (await import('../features/own-data/components/DataPage.tsx')).DataPage,
  'ownData',
  'account',
)

const NotificationsPage = lazyPage(
  async () => (await import('../features/notifications/components/NotificationsPage.tsx')).NotificationsPage,
  'notifications',
)
const PreferencesPage = lazyPage(
  async () => (await import('../features/notifications/components/PreferencesPage.tsx')).PreferencesPage,
  'notifications',
)

const FeedbackPage = lazyPage(
  async () => (await import('../features/inbox/components/FeedbackPage.tsx')).FeedbackPage,
  'help',
)

const DecisionsPage = lazyPage(
  async () => (await import('../features/moderation/components/DecisionsPage.tsx')).DecisionsPage,
  'reports',
)

const JoinTeam = lazyPage(
  async () => (await import('../features/team/components/JoinTeam.tsx')).JoinTeam,
  'team',
)

const SchoolInvitation = lazyPage(
  async () => (await import('../features/students/components/SchoolInvitation.tsx')).SchoolInvitation,
  'students',
)

export const sharedRoutes = (
  <>
    <Route path="account" element={<AccountPage />} />
    <Route path="account/data" element={<OwnDataPage />} />
    <Route path="notifications" element={<NotificationsPage />} />
    <Route path="notifications/preferences" element={<PreferencesPage />} />
    <Route path="feedback" element={<FeedbackPage />} />
    <Route path="decisions" element={<DecisionsPage />} />
    <Route path="join/:invitationId" element={<JoinTeam />} />
    <Route path="school/:token" element={<SchoolInvitation />} />
    <Route path="*" element={<NotFound />} />
  </>
)
