import { Route, Routes } from 'react-router'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { sharedRoutes } from '../shared-routes.tsx'

const AnalyticsPage = lazyPage(async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage)
const AuditPage = lazyPage(async () => (await import('./AuditPage.tsx')).AuditPage, 'audit')
const CompaniesPage = lazyPage(async () => (await import('./CompaniesPage.tsx')).CompaniesPage)
const UsersPage = lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage, 'acting')
const CompaniesPage = lazyPage(async () => (await import('./CompaniesPage.tsx')).CompaniesPage, 'approvals')
const OrganizationPage = lazyPage(
  async () => (await import('./OrganizationPage.tsx')).OrganizationPage,
  'approvals',
  'team',
)
const UsersPage = lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage)
const SettingsPage = lazyPage(async () => (await import('./SettingsPage.tsx')).SettingsPage)

/** Every page but the home. */
export function AdminArea() {
  return (
    <Routes>
      <Route path="users" element={<UsersPage />} />
      <Route path="companies" element={<CompaniesPage />} />
      <Route path="companies/:organizationId" element={<OrganizationPage />} />
      <Route path="analytics" element={<AnalyticsPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="settings" element={<SettingsPage />} />
      {certificateRoutes}
      {sharedRoutes}
    </Routes>
  )
}
