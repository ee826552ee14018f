import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const HeldEventsPage = lazyPage(async () => (await import('./HeldEventsPage.tsx')).HeldEventsPage, 'events')
const HeldEventPage = lazyPage(async () => (await import('./HeldEventPage.tsx')).HeldEventPage, 'events')

/** Organizing events: the same pages for companies and schools. */
export const eventRoutes = (
  <>
    <Route path="events" element={<HeldEventsPage />} />
    <Route path="events/new" element={<HeldEventPage />} />
    <Route path="events/:eventId" element={<HeldEventPage />} />
    <Route path="events/:eventId/edit" element={<HeldEventPage isEdited />} />
  </>
)
