import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'
import { agreementRoutes } from '../shared/agreement-routes.tsx'
import { eventRoutes } from '../shared/events/routes.tsx'
import { integrationRoutes } from '../shared/integrations/routes.tsx'
import { partnershipRoutes } from '../shared/partnerships/routes.tsx'
import { hostRoutes } from '../shared/talks/routes.tsx'
import { schoolOpeningRoutes } from './openings/routes.tsx'
import { programRoutes } from './programs/routes.tsx'
import { studentRoutes } from './students/routes.tsx'

const AdminPage = lazyPage(async () => (await import('./AdminPage.tsx')).AdminPage, 'schoolProfile', 'team')
const StaffPage = lazyPage(async () => (await import('./StaffPage.tsx')).StaffPage, 'team')
const InstitutionProfilePage = lazyPage(
  async () => (await import('./InstitutionProfilePage.tsx')).InstitutionProfilePage,
  'schoolProfile',
  'companyProfile',
  'profiles',
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
      {schoolOpeningRoutes}
      {agreementRoutes}
      {partnershipRoutes('academia')}
      {integrationRoutes('academia')}
      {eventRoutes}
      {hostRoutes}
    </AreaPages>
  )
}
