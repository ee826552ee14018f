import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const PipelinePage = lazyPage(
  async () => (await import('./PipelinePage.tsx')).PipelinePage,
  'openingApplications',
)
const ReadingPage = lazyPage(
  async () => (await import('./ReadingPage.tsx')).ReadingPage,
  'openingApplications',
  'agreements',
  'discovery',
  'interviews',
  'missions',
  'offers',
  'profiles',
)

/** The applications to an organization's openings. */
export const receivedApplicationRoutes = (
  <>
    <Route path="openings/:openingId/applications" element={<PipelinePage />} />
    <Route path="openings/:openingId/applications/:applicationId" element={<ReadingPage />} />
  </>
)
