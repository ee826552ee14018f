import { Route } from 'react-router'
import { certificateRoutes } from '../../features/certificates/routes.tsx'
import { moderationRoutes } from '../../features/moderation/routes.tsx'
import { settingsRoutes } from '../../features/settings/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'

const AnalyticsPage = lazyPage(
  async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
  'platformAnalytics',
)
const AuditPage = lazyPage(async () => (await import('./AuditPage.tsx')).AuditPage, 'audit')
const CataloguePage = lazyPage(
  async () => (await import('./CataloguePage.tsx')).CataloguePage,
  'catalogueEditor',
  'missions',
)
const CompaniesPage = lazyPage(async () => (await import('./CompaniesPage.tsx')).CompaniesPage, 'approvals')
const DataPage = lazyPage(async () => (await import('./DataPage.tsx')).DataPage, 'dataProtection', 'ownData')
const HealthPage = lazyPage(
  async () => (await import('../../features/health/components/HealthPage.tsx')).HealthPage,
  'health',
)
const InboxPage = lazyPage(async () => (await import('./InboxPage.tsx')).InboxPage, 'inbox', 'help')
const LegalPage = lazyPage(async () => (await import('./LegalPage.tsx')).LegalPage, 'legal')
const OrganizationPage = lazyPage(
  async () => (await import('./OrganizationPage.tsx')).OrganizationPage,
  'approvals',
  'team',
)
const UserPage = lazyPage(async () => (await import('./UserPage.tsx')).UserPage, 'users', 'acting')
const UsersPage = lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage, 'users', 'team')

/** Every page except the home. */
export function AdminArea() {
  return (
    <AreaPages>
      <Route path="users" element={<UsersPage />} />
      <Route path="users/:userId" element={<UserPage />} />
      <Route path="companies" element={<CompaniesPage />} />
      <Route path="companies/:organizationId" element={<OrganizationPage />} />
      <Route path="analytics" element={<AnalyticsPage />} />
      <Route path="catalogue/*" element={<CataloguePage />} />
      <Route path="inbox" element={<InboxPage />} />
      <Route path="data" element={<DataPage />} />
      <Route path="legal" element={<LegalPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="health" element={<HealthPage />} />
      {moderationRoutes}
      {settingsRoutes}
      {certificateRoutes}
    </AreaPages>
  )
}
