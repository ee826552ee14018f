import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const TalksOfferedPage = lazyPage(
  async () => (await import('./TalksOfferedPage.tsx')).TalksOfferedPage,
  'talks',
)

export const hostRoutes = <Route path="talks" element={<TalksOfferedPage />} />
