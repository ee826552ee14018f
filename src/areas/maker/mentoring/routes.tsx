import { Navigate, Route } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'

const MentoringFrame = lazyPage(
  async () => (await import('./MentoringFrame.tsx')).MentoringFrame,
  'mentoring',
  'messages',
)
const MakerMentoringPage = lazyPage(
  async () => (await import('./MakerMentoringPage.tsx')).MakerMentoringPage,
  'mentoring',
)
const HostView = lazyPage(
  async () => (await import('../../../features/community/talks/components/HostView.tsx')).HostView,
  'talks',
)
const MakerMentorshipPage = lazyPage(async () => {
  const { MentorshipPage } = await import('../../shared/mentoring/MentorshipPage.tsx')
  return () => <MentorshipPage base="/mentoring" />
}, 'mentoring')
const MessagesPage = lazyPage(
  async () => {
    const { MessagesView } = await import('../../../features/community/messages/components/MessagesView.tsx')
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
