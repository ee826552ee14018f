import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const ModerationPage = lazyPage(
  async () => (await import('./ModerationPage.tsx')).ModerationPage,
  'moderation',
  'reports',
)
const CasePage = lazyPage(async () => (await import('./CasePage.tsx')).CasePage, 'moderation', 'reports')

/** Pages where administrators decide on reports. */
export const moderationRoutes = (
  <>
    <Route path="moderation" element={<ModerationPage />} />
    <Route path="moderation/:caseId" element={<CasePage />} />
  </>
)
