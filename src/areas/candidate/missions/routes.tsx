import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const MissionsFrame = lazyPage(async () => (await import('./MissionsFrame.tsx')).MissionsFrame, 'catalog')
const CataloguePage = lazyPage(
  async () => (await import('./CatalogPage.tsx')).CataloguePage,
  'catalog',
  'missions',
)
const MyMissionsPage = lazyPage(
  async () => (await import('./MyMissionsPage.tsx')).MyMissionsPage,
  'catalog',
  'missions',
  'progress',
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
    <Route path="missions" element={<MissionsFrame />}>
      <Route index element={<CataloguePage />} />
      <Route path="mine" element={<MyMissionsPage />} />
    </Route>
    <Route path="missions/:missionId" element={<MissionPage />} />
    <Route path="missions/work/:enrollmentId" element={<PlayerPage />} />
  </>
)
