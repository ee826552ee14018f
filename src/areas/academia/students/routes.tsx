import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const StudentsFrame = lazyPage(
  async () => (await import('../../../features/schools/students/components/StudentsFrame.tsx')).StudentsFrame,
  'students',
)
const RosterPage = lazyPage(async () => (await import('./RosterPage.tsx')).RosterPage, 'students')
const CohortsPage = lazyPage(async () => (await import('./CohortsPage.tsx')).CohortsPage, 'students')
const ImportsPage = lazyPage(async () => (await import('./ImportsPage.tsx')).ImportsPage, 'students')
const NewImportPage = lazyPage(async () => (await import('./NewImportPage.tsx')).NewImportPage, 'students')
const ImportPage = lazyPage(async () => (await import('./ImportPage.tsx')).ImportPage, 'students')
const StudentPage = lazyPage(
  async () => (await import('./StudentPage.tsx')).StudentPage,
  'students',
  'skillAttestations',
)
const NotesPage = lazyPage(
  async () => (await import('./NotesPage.tsx')).NotesPage,
  'academia',
  'skillAttestations',
)

/** The school's side: the roster and its related pages. */
export const studentRoutes = (
  <Route path="students" element={<StudentsFrame />}>
    <Route index element={<RosterPage />} />
    <Route path="cohorts" element={<CohortsPage />} />
    <Route path="imports" element={<ImportsPage />} />
    <Route path="imports/new" element={<NewImportPage />} />
    <Route path="imports/:importId" element={<ImportPage />} />
    <Route path="notes" element={<NotesPage />} />
    <Route path=":studentId" element={<StudentPage />} />
  </Route>
)
