import { Route } from 'react-router'
import type { OrganizationKind } from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'

const PartnershipsPage = lazyPage(
  async () => (await import('./PartnershipsPage.tsx')).PartnershipsPage,
  'partnerships',
)
const NewPartnershipPage = lazyPage(
  async () => (await import('./NewPartnershipPage.tsx')).NewPartnershipPage,
  'partnerships',
)
const PartnershipPage = lazyPage(
  async () => (await import('./PartnershipPage.tsx')).PartnershipPage,
  'partnerships',
)

/** The same pages for schools, companies and makers. */
export const partnershipRoutes = (kind: OrganizationKind) => (
  <>
    <Route path="partnerships" element={<PartnershipsPage kind={kind} />} />
    <Route path="partnerships/new" element={<NewPartnershipPage kind={kind} />} />
    <Route path="partnerships/:partnershipId" element={<PartnershipPage />} />
  </>
)
