import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'
import { agreementRoutes } from '../shared/agreement-routes.tsx'
import { authoringRoutes } from '../shared/authoring/routes.tsx'
import { certificateRoutes } from '../shared/certificates/routes.tsx'
import { eventRoutes } from '../shared/events/routes.tsx'
import { integrationRoutes } from '../shared/integrations/routes.tsx'
import { receivedApplicationRoutes } from '../shared/opening-applications/routes.tsx'
import { partnershipRoutes } from '../shared/partnerships/routes.tsx'
import { reviewRoutes } from '../shared/reviews/routes.tsx'
import { hostRoutes } from '../shared/talks/routes.tsx'
import { candidateRoutes } from './candidates/routes.tsx'
import { openingRoutes } from './openings/routes.tsx'

const AnalyticsPage = lazyPage(
  async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
  'companyAnalytics',
  'missionAnalytics',
)
const TeamPage = lazyPage(async () => (await import('./TeamPage.tsx')).TeamPage, 'team')
const CompanyProfilePage = lazyPage(
  async () => (await import('./CompanyProfilePage.tsx')).CompanyProfilePage,
  'companyProfile',
  'schoolProfile',
  'profiles',
  'missions',
  'catalog',
)

/** Every page except the home. */
export function CompanyArea() {
  return (
    <AreaPages>
      <Route path="company-profile" element={<CompanyProfilePage />} />
      <Route path="team" element={<TeamPage />} />
      {openingRoutes}
      {receivedApplicationRoutes}
      {agreementRoutes}
      {candidateRoutes}
      <Route path="analytics" element={<AnalyticsPage />} />
      {partnershipRoutes('company')}
      {integrationRoutes('company')}
      {eventRoutes}
      {hostRoutes}
      {authoringRoutes}
      {reviewRoutes}
      {certificateRoutes}
    </AreaPages>
  )
}
