import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const OpeningsPage = lazyPage(
  async () => (await import('./OpeningsPage.tsx')).OpeningsPage,
  'matching',
  'profiles',
)
const FittingPage = lazyPage(
  async () => (await import('./FittingPage.tsx')).FittingPage,
  'discovery',
  'matching',
  'missions',
  'profiles',
  'contacts',
  'pools',
)
const OpeningEditorPage = lazyPage(
  async () => (await import('./OpeningEditorPage.tsx')).OpeningEditorPage,
  'matching',
  'profiles',
)

/** Jobs the company wants to fill. */
export const openingRoutes = (
  <>
    <Route path="openings" element={<OpeningsPage />} />
    <Route path="openings/new" element={<OpeningEditorPage />} />
    <Route path="openings/:openingId" element={<FittingPage />} />
    <Route path="openings/:openingId/edit" element={<OpeningEditorPage />} />
  </>
)
