import { Route, Routes } from 'react-router'
import { authoringRoutes } from '../../features/authoring/routes.tsx'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { reviewRoutes } from '../../features/reviews/routes.tsx'
import { makerHostRoutes } from '../../features/talks/routes.tsx'
import { sharedRoutes } from '../shared-routes.tsx'
import { MakerProfilePage } from './MakerProfilePage.tsx'
import { UnfilledPage } from './UnfilledPage.tsx'

/** Every page but the home. */
export function MakerArea() {
  return (
    <Routes>
      <Route path="maker-profile" element={<MakerProfilePage />} />
      <Route path="portfolio" element={<UnfilledPage page="portfolio" to="/maker-profile" />} />
      <Route path="projects" element={<UnfilledPage page="projects" to="/clients" />} />
      <Route path="clients" element={<UnfilledPage page="clients" to="/maker-profile" />} />
      {makerHostRoutes}
      {authoringRoutes}
      {reviewRoutes}
      {certificateRoutes}
      {sharedRoutes}
    </Routes>
  )
}
