import { Route } from 'react-router'
import { authoringRoutes } from '../../features/authoring/routes.tsx'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { makerMentoringRoutes } from '../../features/mentoring/routes.tsx'
import { partnershipRoutes } from '../../features/partnerships/routes.tsx'
import { portfolioRoutes } from '../../features/portfolio/routes.tsx'
import { projectRoutes } from '../../features/projects/routes.tsx'
import { reviewRoutes } from '../../features/reviews/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'

const MakerProfilePage = lazyPage(
  async () => (await import('./MakerProfilePage.tsx')).MakerProfilePage,
  'makers',
  'profile',
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
      {authoringRoutes}
      {reviewRoutes}
      {certificateRoutes}
    </AreaPages>
  )
}
