import { Route } from 'react-router'
import { networkEventRoutes } from '../../features/events/routes.tsx'
import { networkMentoringRoutes } from '../../features/mentoring/routes.tsx'
import { playingRoutes } from '../../features/player/routes.tsx'
import { practiceRoutes } from '../../features/practice/routes.tsx'
import { myProgramRoutes } from '../../features/programs/routes.tsx'
import { candidateHostRoutes, networkTalkRoutes } from '../../features/talks/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'

const ApplicationsPage = lazyPage(
  async () => (await import('./ApplicationsPage.tsx')).ApplicationsPage,
  'applications',
)
const BoosterFrame = lazyPage(
  async () => (await import('./booster/BoosterFrame.tsx')).BoosterFrame,
  'booster',
)
const ResumeCheckPage = lazyPage(
  async () => (await import('../../features/booster/components/ResumeCheckPage.tsx')).ResumeCheckPage,
  'booster',
  'profile',
)
const PostingPage = lazyPage(
  async () => (await import('../../features/booster/components/postings/PostingPage.tsx')).PostingPage,
  'booster',
  'plan',
  'missions',
  'applications',
  'discovery',
)
const StoriesPage = lazyPage(
  async () => (await import('../../features/booster/components/stories/StoriesPage.tsx')).StoriesPage,
  'booster',
)
const StoryPage = lazyPage(
  async () => (await import('../../features/booster/components/stories/StoryPage.tsx')).StoryPage,
  'booster',
  'profile',
  'authoring',
)
const LettersPage = lazyPage(
  async () => (await import('../../features/booster/components/letters/LettersPage.tsx')).LettersPage,
  'booster',
)
const LetterPage = lazyPage(
  async () => (await import('../../features/booster/components/letters/LetterPage.tsx')).LetterPage,
  'booster',
  'authoring',
)
const NetworkingFrame = lazyPage(
  async () => (await import('./networking/NetworkingFrame.tsx')).NetworkingFrame,
  'network',
  'messages',
)
const PeoplePage = lazyPage(async () => (await import('./networking/PeoplePage.tsx')).PeoplePage, 'network')
const MessagesPage = lazyPage(
  async () => (await import('../../features/messages/components/MessagesView.tsx')).MessagesView,
  'messages',
  'missions',
)
const ConversationWith = lazyPage(
  async () => (await import('../../features/messages/components/ConversationWith.tsx')).ConversationWith,
  'messages',
)
const ProgressPage = lazyPage(async () => (await import('./ProgressPage.tsx')).ProgressPage)
const AttestationPage = lazyPage(
  async () => (await import('../../features/attestation/components/AttestationPage.tsx')).AttestationPage,
  'attestation',
  'missions',
  'reviews',
)
const CareerPlanPage = lazyPage(
  async () => (await import('../../features/career-plan/components/CareerPlanPage.tsx')).CareerPlanPage,
  'plan',
  'missions',
)
const ProfileFrame = lazyPage(
  async () => (await import('./profile/ProfileFrame.tsx')).ProfileFrame,
  'profile',
)
const ConsentPage = lazyPage(
  async () => (await import('../../features/consent/components/ConsentPage.tsx')).ConsentPage,
  'consent',
  'contacts',
  'discovery',
  'profile',
  'missions',
)
const MySchoolsPage = lazyPage(
  async () => (await import('../../features/students/components/MySchoolsPage.tsx')).MySchoolsPage,
  'students',
)
const RequestsPage = lazyPage(
  async () => (await import('../../features/contacts/components/RequestsPage.tsx')).RequestsPage,
  'contacts',
)
const MirrorPage = lazyPage(
  async () => (await import('../../features/matching/components/MirrorPage.tsx')).MirrorPage,
  'matching',
  'discovery',
  'missions',
  'profile',
)
const ProfilePage = lazyPage(
  async () => (await import('./ProfilePage.tsx')).ProfilePage,
  'profile',
  'missions',
)
const PreviewPage = lazyPage(
  async () => (await import('./PreviewPage.tsx')).PreviewPage,
  'profile',
  'missions',
)
const ResumePdfPage = lazyPage(
  async () => (await import('../../features/profiles/components/ResumePdfPage.tsx')).ResumePdfPage,
  'profile',
)

/** Every page except the home. */
export function CandidateArea() {
  return (
    <AreaPages>
      <Route path="profile" element={<ProfileFrame />}>
        <Route index element={<ProfilePage />} />
        <Route path="consent" element={<ConsentPage />} />
        <Route path="schools" element={<MySchoolsPage />} />
        <Route path="match" element={<MirrorPage />} />
      </Route>
      <Route path="profile/preview" element={<PreviewPage />} />
      <Route path="profile/pdf" element={<ResumePdfPage />} />
      <Route path="progress" element={<ProgressPage />} />
      <Route path="progress/attestation" element={<AttestationPage />} />
      <Route path="career-plan" element={<CareerPlanPage />} />
      <Route path="applications" element={<ApplicationsPage />} />
      <Route path="networking" element={<NetworkingFrame />}>
        <Route index element={<PeoplePage />} />
        <Route path="messages/:conversationId?" element={<MessagesPage />} />
        <Route path="requests" element={<RequestsPage />} />
        <Route path="messages/with/:personId" element={<ConversationWith />} />
        {networkTalkRoutes}
        {networkMentoringRoutes}
        {networkEventRoutes}
      </Route>
      <Route path="booster" element={<BoosterFrame />}>
        <Route index element={<ResumeCheckPage />} />
        <Route path="posting" element={<PostingPage />} />
        <Route path="stories" element={<StoriesPage />} />
        <Route path="stories/:storyId" element={<StoryPage />} />
        <Route path="letters" element={<LettersPage />} />
        <Route path="letters/:letterId" element={<LetterPage />} />
        {practiceRoutes}
      </Route>
      {candidateHostRoutes}
      {myProgramRoutes}
      {playingRoutes}
    </AreaPages>
  )
}
