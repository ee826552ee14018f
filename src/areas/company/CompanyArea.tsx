import { Route } from 'react-router'
import { authoringRoutes } from '../../features/authoring/routes.tsx'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { eventRoutes } from '../../features/events/routes.tsx'
import { partnershipRoutes } from '../../features/partnerships/routes.tsx'
import { reviewRoutes } from '../../features/reviews/routes.tsx'
import { hostRoutes } from '../../features/talks/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'
import { candidateRoutes } from './candidates/routes.tsx'

const AnalyticsPage = lazyPage(
  async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
  'companyAnalytics',
  'analytics',
)
const TeamPage = lazyPage(async () => (await import('./TeamPage.tsx')).TeamPage, 'team')
const CompanyProfilePage = lazyPage(
  async () => (await import('./CompanyProfilePage.tsx')).CompanyProfilePage,
  'companyEditor',
  'companies',
  'institution',
  'profile',
  'missions',
  'player',
)

/** Every page except the home. */
export function CompanyArea() {
  return (
    <AreaPages>
      <Route path="company-profile" element={<CompanyProfilePage />} />
      <Route path="team" element={<TeamPage />} />
      {candidateRoutes}
      <Route path="analytics" element={<AnalyticsPage />} />
      {partnershipRoutes('company')}
      {eventRoutes}
      {hostRoutes}
      {authoringRoutes}
      {reviewRoutes}
      {certificateRoutes}
    </AreaPages>
  )
}
