import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'

const PortfolioPage = lazyPage(
  async () => (await import('./components/PortfolioPage.tsx')).PortfolioPage,
  'portfolio',
  'profile',
)
const CaseEditorPage = lazyPage(
  async () => (await import('./components/CaseEditorPage.tsx')).CaseEditorPage,
  'portfolio',
  'profile',
  'companyEditor',
)

export const portfolioRoutes = (
  <>
    <Route path="portfolio" element={<PortfolioPage />} />
    <Route path="portfolio/new" element={<CaseEditorPage />} />
    <Route path="portfolio/:caseId" element={<CaseEditorPage />} />
  </>
)
