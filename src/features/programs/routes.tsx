import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'

const ProgramsPage = lazyPage(
  async () => (await import('./components/list/ProgramsPage.tsx')).ProgramsPage,
  'programs',
)
const ProgramEditorPage = lazyPage(
  async () => (await import('./components/editor/ProgramEditorPage.tsx')).ProgramEditorPage,
  'programs',
)
const ProgramPage = lazyPage(
  async () => (await import('./components/ProgramPage.tsx')).ProgramPage,
  'programs',
)
const AttestationsPage = lazyPage(
  async () => (await import('./components/AttestationsPage.tsx')).AttestationsPage,
  'programs',
)
const SharedWorkPage = lazyPage(
  async () => (await import('./components/work/SharedWorkPage.tsx')).SharedWorkPage,
  'programs',
  'reviews',
)
const MyProgramsPage = lazyPage(
  async () => (await import('./components/mine/MyProgramsPage.tsx')).MyProgramsPage,
  'programs',
)

/** The school's side. */
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

/** The student's side. */
export const myProgramRoutes = <Route path="programs" element={<MyProgramsPage />} />
