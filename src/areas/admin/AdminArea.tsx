import { Route, Routes } from 'react-router'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { settingsRoutes } from '../../features/settings/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { sharedRoutes } from '../shared-routes.tsx'

const AnalyticsPage = lazyPage(async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage)
const CompaniesPage = lazyPage(async () => (await import('./CompaniesPage.tsx')).CompaniesPage)
const UsersPage = lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage)
const HealthPage = lazyPage(
  async () => (await import('../../features/health/components/HealthPage.tsx')).HealthPage,
  'health',
)

/** Every page but the home. */
export function AdminArea() {
  return (
    <Routes>
      <Route path="users" element={<UsersPage />} />
      <Route path="companies" element={<CompaniesPage />} />
      <Route path="analytics" element={<AnalyticsPage />} />
      <Route path="health" element={<HealthPage />} />
      {settingsRoutes}
      {certificateRoutes}
      {sharedRoutes}
    </Routes>
  )
}
