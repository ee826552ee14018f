import { Route } from 'react-router'
import { eventRoutes } from '../../features/events/routes.tsx'
import { partnershipRoutes } from '../../features/partnerships/routes.tsx'
import { programRoutes } from '../../features/programs/routes.tsx'
import { studentRoutes } from '../../features/students/routes.tsx'
import { hostRoutes } from '../../features/talks/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'

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
const AnalyticsPage = lazyPage(
  async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
  'schoolAnalytics',
)

/** Every page except the home. */
export function AcademiaArea() {
  return (
    <AreaPages>
      <Route path="admin" element={<AdminPage />} />
      <Route path="institution-profile" element={<InstitutionProfilePage />} />
      <Route path="users" element={<StaffPage />} />
      <Route path="analytics" element={<AnalyticsPage />} />
      {studentRoutes}
      {programRoutes}
      {partnershipRoutes('academia')}
      {eventRoutes}
      {hostRoutes}
    </AreaPages>
  )
}
