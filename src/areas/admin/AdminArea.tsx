import { Route, Routes } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { sharedRoutes } from '../shared-routes.tsx'
import { AnalyticsPage } from './AnalyticsPage.tsx'
import { CompaniesPage } from './CompaniesPage.tsx'
import { HomePage } from './HomePage.tsx'
import { UsersPage } from './UsersPage.tsx'

const SettingsPage = lazyPage(async () => (await import('./SettingsPage.tsx')).SettingsPage)

export function AdminArea() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="users" element={<UsersPage />} />
      <Route path="companies" element={<CompaniesPage />} />
      <Route path="analytics" element={<AnalyticsPage />} />
      <Route path="settings" element={<SettingsPage />} />
      {sharedRoutes}
    </Routes>
  )
}
