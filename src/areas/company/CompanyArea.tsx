import { Route, Routes } from 'react-router'
import { sharedRoutes } from '../shared-routes.tsx'
import { CompanyProfilePage } from './CompanyProfilePage.tsx'
import { HomePage } from './HomePage.tsx'
import { UnfilledPage } from './UnfilledPage.tsx'

export function CompanyArea() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="company-profile" element={<CompanyProfilePage />} />
      <Route path="missions" element={<UnfilledPage page="missions" to="/company-profile" />} />
      <Route path="candidates" element={<UnfilledPage page="candidates" to="/missions" />} />
      <Route path="analytics" element={<UnfilledPage page="analytics" to="/missions" />} />
      {sharedRoutes}
    </Routes>
  )
}
