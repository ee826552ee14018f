import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { TeamInterviews } from '../../../features/hiring/interviews/components/TeamInterviews.tsx'
import { OfferPanel } from '../../../features/hiring/offers/components/OfferPanel.tsx'
import { receivedQuery } from '../../../features/hiring/opening-applications/api/get-pipeline.ts'
import { GoneApplication } from '../../../features/hiring/opening-applications/components/GoneApplication.tsx'
import { ReadingView } from '../../../features/hiring/opening-applications/components/ReadingView.tsx'
import { useReading } from '../../../features/hiring/opening-applications/use-pipeline.ts'
import { AgreementPanel } from '../../../features/schools/agreements/components/AgreementPanel.tsx'
import { toAppError } from '../../../lib/errors.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { LoadState } from '../../../ui/LoadState.tsx'
import { showPerson } from './show-person.tsx'

const HumanReviews = lazyPage(
  async () => (await import('../../../features/hiring/scorecards/components/HumanReviews.tsx')).HumanReviews,
  'scorecards',
)
const ScorecardPanel = lazyPage(
  async () =>
    (await import('../../../features/hiring/scorecards/components/ScorecardPanel.tsx')).ScorecardPanel,
  'scorecards',
)

const isGone = (error: Error) =>
  ['opening_team_only', 'application_withdrawn'].includes(toAppError(error).code)

/** One application, with its neighbors. */
export function ReadingPage() {
  const { openingId = '', applicationId = '' } = useParams()
  const me = useSignedIn().id
  const pipeline = useReading(openingId, applicationId)
  const received = useQuery(receivedQuery(me, applicationId))
  // Its team reads the opening's other applications, so this one isn't kept from them: it no longer exists.
  if (pipeline.data && received.error && isGone(received.error))
    return <GoneApplication pipeline={pipeline.data} />
  if (!pipeline.data || !received.data) return <LoadState query={[pipeline, received]} />
  return (
    <ReadingView
      key={applicationId}
      pipeline={pipeline.data}
      received={received.data}
      person={showPerson}
      extras={
        <>
          <TeamInterviews applicationId={applicationId} />
          <OfferPanel applicationId={applicationId} />
          <AgreementPanel applicationId={applicationId} />
          <Suspense>
            <HumanReviews pipeline={pipeline.data} applicationId={applicationId} />
            <ScorecardPanel applicationId={applicationId} />
          </Suspense>
        </>
      }
    />
  )
}
