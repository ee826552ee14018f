import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import type { OrganizationKind } from '../organizations/api/get-my-organizations.ts'

const PartnershipsPage = lazyPage(
  async () => (await import('./components/PartnershipsPage.tsx')).PartnershipsPage,
  'partnerships',
)
const NewPartnershipPage = lazyPage(
  async () => (await import('./components/NewPartnershipPage.tsx')).NewPartnershipPage,
  'partnerships',
)
const PartnershipPage = lazyPage(
  async () => (await import('./components/PartnershipPage.tsx')).PartnershipPage,
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
