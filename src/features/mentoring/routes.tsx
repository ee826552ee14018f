import { Navigate, Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { useAreaPath } from '../session/area-base.ts'

const MentoringFrame = lazyPage(
  async () => (await import('./components/MentoringFrame.tsx')).MentoringFrame,
  'mentoring',
  'messages',
)
const MakerMentoringPage = lazyPage(
  async () => (await import('./components/MakerMentoringPage.tsx')).MakerMentoringPage,
  'mentoring',
)
const HostView = lazyPage(async () => (await import('../talks/components/HostView.tsx')).HostView, 'talks')
const MentorsPage = lazyPage(
  async () => (await import('./components/MentorsPage.tsx')).MentorsPage,
  'mentoring',
  'makers',
)
const MakerMentorshipPage = lazyPage(async () => {
  const { MentorshipPage } = await import('./components/MentorshipPage.tsx')
  return () => <MentorshipPage base="/mentoring" />
}, 'mentoring')
const CandidateMentorshipPage = lazyPage(async () => {
  const { MentorshipPage } = await import('./components/MentorshipPage.tsx')
  return () => <MentorshipPage base="/networking/mentoring" />
}, 'mentoring')
const MessagesPage = lazyPage(
  async () => {
    const { MessagesView } = await import('../messages/components/MessagesView.tsx')
    return () => <MessagesView side="maker" />
  },
  'messages',
  'missions',
)

/** Notifications link hosts to "talks" in any area. */
function ToTalks() {
  const path = useAreaPath()
  return <Navigate to={path('/mentoring/talks')} replace />
}

export const makerMentoringRoutes = (
  <>
    <Route path="mentoring" element={<MentoringFrame />}>
      <Route index element={<MakerMentoringPage />} />
      <Route path="talks" element={<HostView />} />
      <Route path=":mentorshipId" element={<MakerMentorshipPage />} />
    </Route>
    {/* Conversations have the same address in every area. */}
    <Route element={<MentoringFrame />}>
      <Route path="networking/messages/:conversationId?" element={<MessagesPage />} />
    </Route>
    <Route path="talks" element={<ToTalks />} />
  </>
)

/** Inside the networking frame. */
export const networkMentoringRoutes = (
  <>
    <Route path="mentoring" element={<MentorsPage />} />
    <Route path="mentoring/:mentorshipId" element={<CandidateMentorshipPage />} />
  </>
)
