import { Route } from 'react-router'
import type { OrganizationKind } from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'

const IntegrationsPage = lazyPage(
  async () => (await import('./IntegrationsPage.tsx')).IntegrationsPage,
  'integrations',
)
const IntegrationPage = lazyPage(
  async () => (await import('./IntegrationPage.tsx')).IntegrationPage,
  'integrations',
)

/** What owners of a company or school connect it with. */
export const integrationRoutes = (kind: OrganizationKind) => (
  <>
    <Route path="integrations" element={<IntegrationsPage kind={kind} />} />
    <Route path="integrations/:integration/*" element={<IntegrationPage kind={kind} />} />
  </>
)
