import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'
import { certificateRoutes } from '../shared/certificates/routes.tsx'
import { moderationRoutes } from './moderation/routes.tsx'
import { OpenedByRole } from './OpenedByRole.tsx'
import { settingsRoutes } from './settings/routes.tsx'

const AdministratorsPage = lazyPage(
  async () => (await import('./AdministratorsPage.tsx')).AdministratorsPage,
  'administration',
  'team',
)
const AnalyticsPage = lazyPage(
  async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
  'platformAnalytics',
)
const AuditPage = lazyPage(async () => (await import('./AuditPage.tsx')).AuditPage, 'audit', 'settings')
const CataloguePage = lazyPage(
  async () => (await import('./reference-data/ReferenceDataPage.tsx')).CataloguePage,
  'referenceData',
  'missions',
)
const CompaniesPage = lazyPage(async () => (await import('./CompaniesPage.tsx')).CompaniesPage, 'approvals')
const DataPage = lazyPage(async () => (await import('./DataPage.tsx')).DataPage, 'dataProtection', 'myData')
const HealthPage = lazyPage(async () => (await import('./HealthPage.tsx')).HealthPage, 'health', 'setup')
const InboxPage = lazyPage(async () => (await import('./InboxPage.tsx')).InboxPage, 'inbox', 'help')
const LegalPage = lazyPage(async () => (await import('./LegalPage.tsx')).LegalPage, 'legal')
const OpeningsPage = lazyPage(
  async () => (await import('./openings/OpeningsPage.tsx')).OpeningsPage,
  'openingReview',
  'openingEditor',
  'openingBoard',
  'matching',
  'profiles',
)
const OrganizationPage = lazyPage(
  async () => (await import('./OrganizationPage.tsx')).OrganizationPage,
  'approvals',
  'singleSignOn',
  'team',
  'administration',
)
const SetupPage = lazyPage(async () => (await import('./setup/SetupPage.tsx')).SetupPage, 'setup')
const StepPage = lazyPage(
  async () => (await import('./setup/StepPage.tsx')).StepPage,
  'setup',
  'legal',
  'settings',
  'administration',
  'team',
)
const UserPage = lazyPage(
  async () => (await import('./UserPage.tsx')).UserPage,
  'administration',
  'impersonation',
)
const UsersPage = lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage, 'administration', 'team')

/** Every page except the home. */
export function AdminArea() {
  return (
    <OpenedByRole>
      <AreaPages>
        <Route path="users" element={<UsersPage />} />
        <Route path="users/:userId" element={<UserPage />} />
        <Route path="companies" element={<CompaniesPage />} />
        <Route path="companies/:organizationId" element={<OrganizationPage />} />
        <Route path="analytics" element={<AnalyticsPage />} />
        <Route path="catalogue/*" element={<CataloguePage />} />
        <Route path="openings/*" element={<OpeningsPage />} />
        <Route path="inbox" element={<InboxPage />} />
        <Route path="data" element={<DataPage />} />
        <Route path="legal" element={<LegalPage />} />
        <Route path="administrators" element={<AdministratorsPage />} />
        <Route path="audit" element={<AuditPage />} />
        <Route path="health" element={<HealthPage />} />
        <Route path="setup" element={<SetupPage />} />
        <Route path="setup/:step" element={<StepPage />} />
        {moderationRoutes}
        {settingsRoutes}
        {certificateRoutes}
      </AreaPages>
    </OpenedByRole>
  )
}
