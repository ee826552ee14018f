import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const OpeningsPage = lazyPage(
  async () => (await import('./OpeningsPage.tsx')).OpeningsPage,
  'openingEditor',
  'matching',
  'profiles',
)
const OpeningEditorPage = lazyPage(
  async () => (await import('./OpeningEditorPage.tsx')).OpeningEditorPage,
  'openingEditor',
  'openingBoard',
  'matching',
  'profiles',
  'missions',
)

const OpeningAnalyticsPage = lazyPage(
  async () => (await import('./OpeningAnalyticsPage.tsx')).OpeningAnalyticsPage,
  'openingAnalytics',
)

/** Jobs to fill: the same pages for companies and makers. */
export const writtenOpeningRoutes = (
  <>
    <Route path="openings" element={<OpeningsPage />} />
    <Route path="openings/new" element={<OpeningEditorPage />} />
    <Route path="openings/:openingId/edit" element={<OpeningEditorPage />} />
    <Route path="openings/analytics" element={<OpeningAnalyticsPage />} />
    <Route path="openings/:openingId/analytics" element={<OpeningAnalyticsPage />} />
  </>
)
