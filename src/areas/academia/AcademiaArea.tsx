import { Route, Routes } from 'react-router'
import { eventRoutes } from '../../features/events/routes.tsx'
import { hostRoutes } from '../../features/talks/routes.tsx'
import { sharedRoutes } from '../shared-routes.tsx'
import { InstitutionPage } from './InstitutionPage.tsx'
import { StudentsPage } from './StudentsPage.tsx'
import { UnfilledPage } from './UnfilledPage.tsx'

/** Every page but the home. */
export function AcademiaArea() {
  return (
    <Routes>
      <Route path="admin" element={<InstitutionPage page="admin" />} />
      <Route path="institution-profile" element={<InstitutionPage page="profile" />} />
      <Route path="users" element={<UnfilledPage page="users" to="/admin" />} />
      <Route path="analytics" element={<UnfilledPage page="analytics" to="/students" />} />
      <Route path="students" element={<StudentsPage />} />
      <Route path="programs" element={<UnfilledPage page="programs" to="/students" />} />
      <Route path="partnerships" element={<UnfilledPage page="partnerships" to="/institution-profile" />} />
      {eventRoutes}
      {hostRoutes}
      {sharedRoutes}
    </Routes>
  )
}
