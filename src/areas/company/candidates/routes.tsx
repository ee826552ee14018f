import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const CandidatesFrame = lazyPage(
  async () => (await import('./CandidatesFrame.tsx')).CandidatesFrame,
  'discovery',
)
const CandidateSearchPage = lazyPage(
  async () =>
    (await import('../../../features/discovery/components/CandidateSearchPage.tsx')).CandidateSearchPage,
  'discovery',
  'missions',
  'profile',
)
const CardPage = lazyPage(
  async () => (await import('./CardPage.tsx')).CardPage,
  'discovery',
  'missions',
  'profile',
)

/** Finding candidates: the tabs in their frame, and one card on a page of its own. */
export const candidateRoutes = (
  <>
    <Route path="candidates" element={<CandidatesFrame />}>
      <Route index element={<CandidateSearchPage />} />
    </Route>
    <Route path="candidates/:card" element={<CardPage />} />
  </>
)
