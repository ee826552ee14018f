import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { workQuery } from '../../../features/missions/reviews/api/get-work.ts'
import { ReviewDesk } from '../../../features/missions/reviews/components/ReviewDesk.tsx'
import { useLiveReviews } from '../../../features/missions/reviews/use-live-reviews.ts'
import { toAppError } from '../../../lib/errors.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function ReviewPage() {
  const { t } = useTranslation('reviews')
  const { t: tCommon } = useTranslation()
  const { submissionId = '' } = useParams()
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(workQuery(submissionId))
  useLiveReviews()
  if (data) return <ReviewDesk key={submissionId} work={data} />
  // An address that isn't an id is treated as not found.
  const isUnknown = error && ['submission_not_found', '22P02'].includes(toAppError(error).code)
  return (
    <>
      <PageHeader title={t('title')} />
      {isUnknown && (
        <EmptyState
          title={t('title')}
          text={tCommon('errors.submission_not_found')}
          action={<LinkButton to={path('/reviews')}>{t('back')}</LinkButton>}
        />
      )}
      {error && !isUnknown && <LoadFailure error={error} onRetry={refetch} />}
      {!error && <CardsSkeleton tiles={2} />}
    </>
  )
}
