import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'
import { agreementRoutes } from '../shared/agreement-routes.tsx'
import { authoringRoutes } from '../shared/authoring/routes.tsx'
import { certificateRoutes } from '../shared/certificates/routes.tsx'
import { receivedApplicationRoutes } from '../shared/opening-applications/routes.tsx'
import { writtenOpeningRoutes } from '../shared/openings/routes.tsx'
import { partnershipRoutes } from '../shared/partnerships/routes.tsx'
import { reviewRoutes } from '../shared/reviews/routes.tsx'
import { makerMentoringRoutes } from './mentoring/routes.tsx'
import { portfolioRoutes } from './portfolio/routes.tsx'
import { projectRoutes } from './projects/routes.tsx'

const MakerProfilePage = lazyPage(
  async () => (await import('./MakerProfilePage.tsx')).MakerProfilePage,
  'makers',
  'profiles',
)

/** Every page except the home. */
export function MakerArea() {
  return (
    <AreaPages>
      <Route path="maker-profile" element={<MakerProfilePage />} />
      {portfolioRoutes}
      {makerMentoringRoutes}
      {partnershipRoutes('on_maker')}
      {projectRoutes}
      {writtenOpeningRoutes}
      {receivedApplicationRoutes}
      {agreementRoutes}
      {authoringRoutes}
      {reviewRoutes}
      {certificateRoutes}
    </AreaPages>
  )
}
