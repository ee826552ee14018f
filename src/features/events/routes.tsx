import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'

const EventsPage = lazyPage(async () => (await import('./components/EventsPage.tsx')).EventsPage, 'events')
const EventPage = lazyPage(async () => (await import('./components/EventPage.tsx')).EventPage, 'events')
const HeldEventsPage = lazyPage(
  async () => (await import('./components/HeldEventsPage.tsx')).HeldEventsPage,
  'events',
)
const HeldEventPage = lazyPage(
  async () => (await import('./components/HeldEventPage.tsx')).HeldEventPage,
  'events',
)

/** Finding events and registering: inside the networking frame. */
export const networkEventRoutes = (
  <>
    <Route path="events" element={<EventsPage />} />
    <Route path="events/:eventId" element={<EventPage />} />
  </>
)

/** Organizing events: the same pages for companies and schools. */
export const eventRoutes = (
  <>
    <Route path="events" element={<HeldEventsPage />} />
    <Route path="events/new" element={<HeldEventPage />} />
    <Route path="events/:eventId" element={<HeldEventPage />} />
    <Route path="events/:eventId/edit" element={<HeldEventPage isEdited />} />
  </>
)
