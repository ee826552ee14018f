import { Navigate, Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { useAreaPath } from '../session/area-base.ts'

const TalksPage = lazyPage(async () => (await import('./components/TalksPage.tsx')).TalksPage, 'talks')
const TalkPage = lazyPage(async () => (await import('./components/TalkPage.tsx')).TalkPage, 'talks')
const HostView = lazyPage(async () => (await import('./components/HostView.tsx')).HostView, 'talks')
const TalksOfferedPage = lazyPage(
  async () => (await import('./components/HostPage.tsx')).TalksOfferedPage,
  'talks',
)

/** Booking, and offering as a candidate: inside the networking frame. */
export const networkTalkRoutes = (
  <>
    <Route path="talks" element={<TalksPage />} />
    <Route path="talks/offer" element={<HostView />} />
    <Route path="talks/:hostId" element={<TalkPage />} />
  </>
)

/** Notifications link hosts to "talks" in any area. */
function Hosting({ at }: { at: string }) {
  const path = useAreaPath()
  return <Navigate to={path(at)} replace />
}

export const candidateHostRoutes = <Route path="talks" element={<Hosting at="/networking/talks/offer" />} />
export const hostRoutes = <Route path="talks" element={<TalksOfferedPage />} />
