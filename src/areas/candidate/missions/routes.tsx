import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const CataloguePage = lazyPage(
  async () => (await import('./CatalogPage.tsx')).CataloguePage,
  'catalog',
  'missions',
)
const MissionPage = lazyPage(
  async () => (await import('./MissionPage.tsx')).MissionPage,
  'catalog',
  'player',
  'missions',
)
const PlayerPage = lazyPage(
  async () => (await import('./PlayerPage.tsx')).PlayerPage,
  'player',
  'catalog',
  'missions',
  'reviews',
)

/** Finding a mission and working through it. */
export const playingRoutes = (
  <>
    <Route path="missions" element={<CataloguePage />} />
    <Route path="missions/:missionId" element={<MissionPage />} />
    <Route path="missions/work/:enrollmentId" element={<PlayerPage />} />
  </>
)
