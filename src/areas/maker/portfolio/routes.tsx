import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const PortfolioPage = lazyPage(
  async () => (await import('./PortfolioPage.tsx')).PortfolioPage,
  'portfolio',
  'profiles',
)
const CaseEditorPage = lazyPage(
  async () => (await import('./CaseEditorPage.tsx')).CaseEditorPage,
  'portfolio',
  'profiles',
  'companyProfile',
)

export const portfolioRoutes = (
  <>
    <Route path="portfolio" element={<PortfolioPage />} />
    <Route path="portfolio/new" element={<CaseEditorPage />} />
    <Route path="portfolio/:caseId" element={<CaseEditorPage />} />
  </>
)
