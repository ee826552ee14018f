import { Route, Routes } from 'react-router'
import { sharedRoutes } from '../shared-routes.tsx'
import { AnalyticsPage } from './AnalyticsPage.tsx'
import { CompaniesPage } from './CompaniesPage.tsx'
import { HomePage } from './HomePage.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { UsersPage } from './UsersPage.tsx'

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
