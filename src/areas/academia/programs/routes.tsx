import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const ProgramsPage = lazyPage(async () => (await import('./ProgramsPage.tsx')).ProgramsPage, 'programs')
const ProgramEditorPage = lazyPage(
  async () => (await import('./ProgramEditorPage.tsx')).ProgramEditorPage,
  'programs',
)
const ProgramPage = lazyPage(
  async () => (await import('./ProgramPage.tsx')).ProgramPage,
  'programs',
  'skillAttestations',
)
const AttestationsPage = lazyPage(
  async () => (await import('./AttestationsPage.tsx')).AttestationsPage,
  'programs',
)
const SharedWorkPage = lazyPage(
  async () => (await import('./SharedWorkPage.tsx')).SharedWorkPage,
  'programs',
  'reviews',
)

export const programRoutes = (
  <>
    <Route path="programs" element={<ProgramsPage />} />
    <Route path="programs/new" element={<ProgramEditorPage />} />
    <Route path="programs/attestations" element={<AttestationsPage />} />
    <Route path="programs/:programId" element={<ProgramPage />} />
    <Route path="programs/:programId/edit" element={<ProgramEditorPage />} />
    <Route path="programs/:programId/work/:enrollmentId" element={<SharedWorkPage />} />
  </>
)
