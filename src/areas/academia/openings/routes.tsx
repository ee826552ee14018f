import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const SchoolOpeningsPages = lazyPage(
  async () => (await import('./SchoolOpeningsPages.tsx')).SchoolOpeningsPages,
  'schoolOpenings',
  'agreements',
  'openingBoard',
  'profiles',
)

export const schoolOpeningRoutes = <Route path="openings/:tab?" element={<SchoolOpeningsPages />} />
