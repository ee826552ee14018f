import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { writtenOpeningRoutes } from '../../shared/openings/routes.tsx'

const FittingPage = lazyPage(
  async () => (await import('./FittingPage.tsx')).FittingPage,
  'discovery',
  'matching',
  'missions',
  'profiles',
  'contacts',
  'pools',
)

/** Jobs the company wants to fill. */
export const openingRoutes = (
  <>
    {writtenOpeningRoutes}
    <Route path="openings/:openingId" element={<FittingPage />} />
  </>
)
