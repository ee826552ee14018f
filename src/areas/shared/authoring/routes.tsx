import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const AuthoredMissionsPage = lazyPage(
  async () => (await import('./AuthoredMissionsPage.tsx')).AuthoredMissionsPage,
  'authoring',
  'missions',
)
const MissionEditorPage = lazyPage(
  async () => (await import('./MissionEditorPage.tsx')).MissionEditorPage,
  'authoring',
  'missions',
)

const MissionAnalyticsPage = lazyPage(
  async () => (await import('./MissionAnalyticsPage.tsx')).MissionAnalyticsPage,
  'missionAnalytics',
)

/** Mission authoring: the same pages for companies and makers. */
export const authoringRoutes = (
  <>
    <Route path="missions" element={<AuthoredMissionsPage />} />
    <Route path="missions/:missionId" element={<MissionEditorPage />} />
    <Route path="missions/:missionId/analytics" element={<MissionAnalyticsPage />} />
  </>
)
