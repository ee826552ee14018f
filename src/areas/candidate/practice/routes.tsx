import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const texts = ['practice', 'missions'] as const

const QuestionsPage = lazyPage(async () => (await import('./QuestionsPage.tsx')).QuestionsPage, ...texts)
const QuestionPage = lazyPage(async () => (await import('./QuestionPage.tsx')).QuestionPage, ...texts)
const LiveSetupPage = lazyPage(async () => (await import('./LiveSetupPage.tsx')).LiveSetupPage, ...texts)
const LiveRoundPage = lazyPage(async () => (await import('./LiveRoundPage.tsx')).LiveRoundPage, ...texts)
const DevelopmentPage = lazyPage(
  async () => (await import('./DevelopmentPage.tsx')).DevelopmentPage,
  ...texts,
)

export const practiceRoutes = (
  <Route path="practice">
    <Route index element={<QuestionsPage />} />
    <Route path="questions/:slug" element={<QuestionPage />} />
    <Route path="live" element={<LiveSetupPage />} />
    <Route path="live/:roundId" element={<LiveRoundPage />} />
    <Route path="progress" element={<DevelopmentPage />} />
  </Route>
)
