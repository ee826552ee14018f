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
  'matching',
)
const NeedsPage = lazyPage(
  async () => (await import('../../../features/matching/components/NeedsPage.tsx')).NeedsPage,
  'matching',
  'profile',
)
const NeedPage = lazyPage(
  async () => (await import('../../../features/matching/components/NeedPage.tsx')).NeedPage,
  'matching',
  'missions',
  'profile',
)
const NeedEditorPage = lazyPage(
  async () => (await import('../../../features/matching/components/NeedEditorPage.tsx')).NeedEditorPage,
  'matching',
  'profile',
)

/** Finding candidates: the tabs in their frame, and one card on a page of its own. */
export const candidateRoutes = (
  <>
    <Route path="candidates" element={<CandidatesFrame />}>
      <Route index element={<CandidateSearchPage />} />
      <Route path="needs" element={<NeedsPage />} />
      <Route path="needs/new" element={<NeedEditorPage />} />
      <Route path="needs/:need" element={<NeedPage />} />
      <Route path="needs/:need/edit" element={<NeedEditorPage />} />
    </Route>
    <Route path="candidates/:card" element={<CardPage />} />
  </>
)
