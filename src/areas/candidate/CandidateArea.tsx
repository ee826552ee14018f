import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { AreaPages } from '../AreaPages.tsx'
import { agreementRoutes } from '../shared/agreement-routes.tsx'
import { playingRoutes } from './missions/routes.tsx'
import { hostRoutes, networkingRoutes } from './networking/routes.tsx'
import { openingApplicationRoutes } from './opportunities/application-routes.tsx'
import { practiceRoutes } from './practice/routes.tsx'

const ApplicationsPage = lazyPage(
  async () => (await import('./ApplicationsPage.tsx')).ApplicationsPage,
  'applications',
)
const BoosterFrame = lazyPage(
  async () => (await import('./booster/BoosterFrame.tsx')).BoosterFrame,
  'booster',
)
const ResumeCheckPage = lazyPage(
  async () => (await import('./booster/ResumeCheckPage.tsx')).ResumeCheckPage,
  'booster',
  'profiles',
)
const PostingPage = lazyPage(
  async () => (await import('./booster/PostingPage.tsx')).PostingPage,
  'booster',
  'careerPlan',
  'missions',
  'applications',
  'discovery',
)
const StoriesPage = lazyPage(
  async () => (await import('./booster/stories/StoriesPage.tsx')).StoriesPage,
  'booster',
)
const StoryPage = lazyPage(
  async () => (await import('./booster/stories/StoryPage.tsx')).StoryPage,
  'booster',
  'profiles',
)
const LettersPage = lazyPage(
  async () => (await import('./booster/letters/LettersPage.tsx')).LettersPage,
  'booster',
)
const LetterPage = lazyPage(
  async () => (await import('./booster/letters/LetterPage.tsx')).LetterPage,
  'booster',
)
const NetworkingFrame = lazyPage(
  async () => (await import('./networking/NetworkingFrame.tsx')).NetworkingFrame,
  'network',
  'messages',
)
const PeoplePage = lazyPage(async () => (await import('./networking/PeoplePage.tsx')).PeoplePage, 'network')
const MessagesPage = lazyPage(
  async () => (await import('../../features/community/messages/components/MessagesView.tsx')).MessagesView,
  'messages',
  'missions',
)
const ConversationWith = lazyPage(
  async () =>
    (await import('../../features/community/messages/components/ConversationWith.tsx')).ConversationWith,
  'messages',
)
const ProgressPage = lazyPage(
  async () => (await import('./ProgressPage.tsx')).ProgressPage,
  'progress',
  'certificates',
)
const ActivityRecordPage = lazyPage(
  async () => (await import('./activity-record/ActivityRecordPage.tsx')).ActivityRecordPage,
  'activityRecord',
  'missions',
  'reviews',
)
const CareerPlanPage = lazyPage(
  async () => (await import('./CareerPlanPage.tsx')).CareerPlanPage,
  'careerPlan',
  'missions',
)
const ProfileFrame = lazyPage(
  async () => (await import('./profile/ProfileFrame.tsx')).ProfileFrame,
  'profiles',
)
const ConsentPage = lazyPage(
  async () => (await import('./profile/ConsentPage.tsx')).ConsentPage,
  'discoveryConsent',
  'contacts',
  'discovery',
  'profiles',
  'missions',
)
const MySchoolsPage = lazyPage(
  async () => (await import('./profile/MySchoolsPage.tsx')).MySchoolsPage,
  'students',
)
const RequestsPage = lazyPage(
  async () => (await import('./profile/RequestsPage.tsx')).RequestsPage,
  'contacts',
)
const MirrorPage = lazyPage(
  async () => (await import('./profile/MirrorPage.tsx')).MirrorPage,
  'matching',
  'discovery',
  'missions',
  'profiles',
)
const ProfilePage = lazyPage(
  async () => (await import('./ProfilePage.tsx')).ProfilePage,
  'profiles',
  'missions',
)
const PreviewPage = lazyPage(
  async () => (await import('./PreviewPage.tsx')).PreviewPage,
  'profiles',
  'missions',
)
const ResumePdfPage = lazyPage(
  async () => (await import('./profile/ResumePdfPage.tsx')).ResumePdfPage,
  'profiles',
)

const OpportunitiesPages = lazyPage(
  async () => (await import('./opportunities/OpportunitiesPages.tsx')).OpportunitiesPages,
  'openingApplications',
  'openingBoard',
  'schoolOpenings',
  'matching',
  'profiles',
)

const MyProgramsPage = lazyPage(async () => (await import('./MyProgramsPage.tsx')).MyProgramsPage, 'programs')

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
      <Route path="progress/attestation" element={<ActivityRecordPage />} />
      <Route path="career-plan" element={<CareerPlanPage />} />
      <Route path="applications" element={<ApplicationsPage />} />
      <Route path="opportunities/:tab?" element={<OpportunitiesPages />} />
      <Route path="networking" element={<NetworkingFrame />}>
        <Route index element={<PeoplePage />} />
        <Route path="messages/:conversationId?" element={<MessagesPage />} />
        <Route path="requests" element={<RequestsPage />} />
        <Route path="messages/with/:personId" element={<ConversationWith />} />
        {networkingRoutes}
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
      {hostRoutes}
      <Route path="programs" element={<MyProgramsPage />} />
      {playingRoutes}
      {openingApplicationRoutes}
      {agreementRoutes}
    </AreaPages>
  )
}
