import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const ApplyPage = lazyPage(
  async () => (await import('./ApplyPage.tsx')).ApplyPage,
  'openingApplications',
  'contacts',
  'discovery',
  'missions',
  'profiles',
)
const ApplicationPage = lazyPage(
  async () => (await import('./ApplicationPage.tsx')).ApplicationPage,
  'openingApplications',
  'agreements',
  'discovery',
  'interviews',
  'missions',
  'offers',
  'profiles',
)

/** Applying to an opening, and what became of it. */
export const openingApplicationRoutes = (
  <>
    <Route path="opportunities/:slug/apply" element={<ApplyPage />} />
    <Route path="opportunities/applications/:applicationId" element={<ApplicationPage />} />
  </>
)
