import { Route, Routes } from 'react-router'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { sharedRoutes } from '../shared-routes.tsx'

const AnalyticsPage = lazyPage(async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage)
const CompaniesPage = lazyPage(async () => (await import('./CompaniesPage.tsx')).CompaniesPage)
const UsersPage = lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage)
const ModerationPage = lazyPage(
  async () => (await import('../../features/moderation/components/ModerationPage.tsx')).ModerationPage,
  'moderation',
  'reports',
)
const CasePage = lazyPage(
  async () => (await import('../../features/moderation/components/CasePage.tsx')).CasePage,
  'moderation',
  'reports',
)
const SettingsPage = lazyPage(async () => (await import('./SettingsPage.tsx')).SettingsPage)

/** Every page but the home. */
export function AdminArea() {
  return (
    <Routes>
      <Route path="users" element={<UsersPage />} />
      <Route path="companies" element={<CompaniesPage />} />
      <Route path="moderation" element={<ModerationPage />} />
      <Route path="moderation/:caseId" element={<CasePage />} />
      <Route path="analytics" element={<AnalyticsPage />} />
      <Route path="settings" element={<SettingsPage />} />
      {certificateRoutes}
      {sharedRoutes}
    </Routes>
  )
}
