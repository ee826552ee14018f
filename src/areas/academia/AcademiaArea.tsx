import { Route, Routes } from 'react-router'
import { eventRoutes } from '../../features/events/routes.tsx'
import { partnershipRoutes } from '../../features/partnerships/routes.tsx'
import { hostRoutes } from '../../features/talks/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { sharedRoutes } from '../shared-routes.tsx'
import { StudentsPage } from './StudentsPage.tsx'
import { UnfilledPage } from './UnfilledPage.tsx'

const AdminPage = lazyPage(async () => (await import('./AdminPage.tsx')).AdminPage, 'institution', 'team')
const StaffPage = lazyPage(async () => (await import('./StaffPage.tsx')).StaffPage, 'team')
const InstitutionProfilePage = lazyPage(
  async () => (await import('./InstitutionProfilePage.tsx')).InstitutionProfilePage,
  'institution',
  'companyEditor',
  'companies',
  'profile',
  'events',
)

/** Every page but the home. */
export function AcademiaArea() {
  return (
    <Routes>
      <Route path="admin" element={<AdminPage />} />
      <Route path="institution-profile" element={<InstitutionProfilePage />} />
      <Route path="users" element={<StaffPage />} />
      <Route path="analytics" element={<UnfilledPage page="analytics" to="/students" />} />
      <Route path="students" element={<StudentsPage />} />
      <Route path="programs" element={<UnfilledPage page="programs" to="/students" />} />
      {partnershipRoutes('academia')}
      {eventRoutes}
      {hostRoutes}
      {sharedRoutes}
    </Routes>
  )
}
