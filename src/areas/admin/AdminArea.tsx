import { Route, Routes } from 'react-router'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { sharedRoutes } from '../shared-routes.tsx'

const AnalyticsPage = lazyPage(async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage)
const CompaniesPage = lazyPage(async () => (await import('./CompaniesPage.tsx')).CompaniesPage)
const UsersPage = lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage, 'users')
const UserPage = lazyPage(async () => (await import('./UserPage.tsx')).UserPage, 'users')
const SettingsPage = lazyPage(async () => (await import('./SettingsPage.tsx')).SettingsPage)

/** Every page but the home. */
export function AdminArea() {
  return (
    <Routes>
      <Route path="users" element={<UsersPage />} />
      <Route path="users/:userId" element={<UserPage />} />
      <Route path="companies" element={<CompaniesPage />} />
      <Route path="analytics" element={<AnalyticsPage />} />
      <Route path="settings" element={<SettingsPage />} />
      {certificateRoutes}
      {sharedRoutes}
    </Routes>
  )
}
