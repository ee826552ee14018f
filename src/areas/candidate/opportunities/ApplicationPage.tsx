import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { MyInterviews } from '../../../features/hiring/interviews/components/MyInterviews.tsx'
import { MyOfferPanel } from '../../../features/hiring/offers/components/MyOfferPanel.tsx'
import { myApplicationQuery } from '../../../features/hiring/opening-applications/api/get-application.ts'
import { MyApplicationView } from '../../../features/hiring/opening-applications/components/MyApplicationView.tsx'
import { AgreementPanel } from '../../../features/schools/agreements/components/AgreementPanel.tsx'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { QueryView } from '../../../ui/QueryView.tsx'
import { showPerson } from '../../shared/opening-applications/show-person.tsx'

const MyReviewPanel = lazyPage(
  async () =>
    (await import('../../../features/hiring/scorecards/components/MyReviewPanel.tsx')).MyReviewPanel,
  'scorecards',
)

/** An application to an opening, as its sender sees it. */
export function ApplicationPage() {
  const { applicationId = '' } = useParams()
  const me = useSignedIn().id
  const query = useQuery(myApplicationQuery(me, applicationId))
  return (
    <QueryView query={query}>
      {(application) => (
        <MyApplicationView
          application={application}
          person={showPerson}
          extras={
            <>
              <MyInterviews applicationId={applicationId} />
              <MyOfferPanel applicationId={applicationId} />
              <AgreementPanel applicationId={applicationId} isOwn />
              <Suspense>
                <MyReviewPanel applicationId={application.id} userId={me} />
              </Suspense>
            </>
          }
        />
      )}
    </QueryView>
  )
}
