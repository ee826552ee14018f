import { Suspense } from 'react'
import { useParams } from 'react-router'
import { PipelineView } from '../../../features/hiring/opening-applications/components/PipelineView.tsx'
import { usePipeline } from '../../../features/hiring/opening-applications/use-pipeline.ts'
import { LazyExportApplications } from '../../../features/hiring/opening-exchange/components/lazy-dialogs.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'

const HumanReviews = lazyPage(
  async () => (await import('../../../features/hiring/scorecards/components/HumanReviews.tsx')).HumanReviews,
  'scorecards',
)

const OpeningAgreements = lazyPage(
  async () =>
    (await import('../../../features/schools/agreements/components/OpeningAgreements.tsx')).OpeningAgreements,
  'agreements',
)

/** The applications to an opening, for its team. */
export function PipelinePage() {
  const { openingId = '' } = useParams()
  const { query, loadMore } = usePipeline(openingId)
  return (
    <QueryView query={query} skeleton={<CardsSkeleton tiles={4} rows={2} />}>
      {(pipeline) => (
        <PipelineView
          pipeline={pipeline}
          loadMore={loadMore}
          tools={
            <Suspense>
              <LazyExportApplications pipeline={pipeline} />
            </Suspense>
          }
          extras={
            <Suspense>
              <HumanReviews pipeline={pipeline} />
              {pipeline.mayDecide && <OpeningAgreements openingId={pipeline.id} />}
            </Suspense>
          }
        />
      )}
    </QueryView>
  )
}
