import { Navigate, Route } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'

const TalksPage = lazyPage(async () => (await import('./talks/TalksPage.tsx')).TalksPage, 'talks')
const TalkPage = lazyPage(async () => (await import('./talks/TalkPage.tsx')).TalkPage, 'talks')
const HostView = lazyPage(
  async () => (await import('../../../features/community/talks/components/HostView.tsx')).HostView,
  'talks',
)
const EventsPage = lazyPage(async () => (await import('./events/EventsPage.tsx')).EventsPage, 'events')
const EventPage = lazyPage(async () => (await import('./events/EventPage.tsx')).EventPage, 'events')
const MentorsPage = lazyPage(
  async () => (await import('./mentoring/MentorsPage.tsx')).MentorsPage,
  'mentoring',
  'makers',
)
const MentorshipPage = lazyPage(async () => {
  const { MentorshipPage } = await import('../../shared/mentoring/MentorshipPage.tsx')
  return () => <MentorshipPage base="/networking/mentoring" />
}, 'mentoring')

/** Career talks, mentors and events, inside the networking frame. */
export const networkingRoutes = (
  <>
    <Route path="talks" element={<TalksPage />} />
    <Route path="talks/offer" element={<HostView />} />
    <Route path="talks/:hostId" element={<TalkPage />} />
    <Route path="mentoring" element={<MentorsPage />} />
    <Route path="mentoring/:mentorshipId" element={<MentorshipPage />} />
    <Route path="events" element={<EventsPage />} />
    <Route path="events/:eventId" element={<EventPage />} />
  </>
)

/** Notifications link hosts to "talks" in any area. */
function Hosting() {
  const path = useAreaPath()
  return <Navigate to={path('/networking/talks/offer')} replace />
}

export const hostRoutes = <Route path="talks" element={<Hosting />} />
