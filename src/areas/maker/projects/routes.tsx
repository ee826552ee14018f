import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const ProjectsPage = lazyPage(async () => (await import('./ProjectsPage.tsx')).ProjectsPage, 'projects')
const ProjectPage = lazyPage(
  async () => (await import('./ProjectPage.tsx')).ProjectPage,
  'projects',
  'ratings',
)
const ClientsPage = lazyPage(async () => (await import('./ClientsPage.tsx')).ClientsPage, 'clients')
const ClientPage = lazyPage(async () => (await import('./ClientPage.tsx')).ClientPage, 'clients', 'projects')

/** A maker's work: clients and projects. */
export const projectRoutes = (
  <>
    <Route path="projects" element={<ProjectsPage />} />
    <Route path="projects/:projectId" element={<ProjectPage />} />
    <Route path="clients" element={<ClientsPage />} />
    <Route path="clients/:clientId" element={<ClientPage />} />
  </>
)
