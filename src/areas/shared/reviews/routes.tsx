import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const ReviewQueuePage = lazyPage(
  async () => (await import('./ReviewQueuePage.tsx')).ReviewQueuePage,
  'reviews',
  'missions',
)
const ReviewPage = lazyPage(async () => (await import('./ReviewPage.tsx')).ReviewPage, 'reviews', 'missions')

/** Reviewing: the same pages for companies and makers. */
export const reviewRoutes = (
  <>
    <Route path="reviews" element={<ReviewQueuePage />} />
    <Route path="reviews/:submissionId" element={<ReviewPage />} />
  </>
)
