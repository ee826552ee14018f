import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openingQueueQuery } from '../../../features/administration/opening-review/api/review.ts'
import { LateReviews } from '../../../features/administration/opening-review/components/LateReviews.tsx'
import { QueuedOpeningCard } from '../../../features/administration/opening-review/components/QueuedOpeningCard.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'

/** Late human reviews, then openings of organizations without a badge, oldest first. */
export function QueuePage() {
  const { t } = useTranslation('openingReview')
  const query = useQuery(openingQueueQuery())
  return (
    <Stack gap="lg">
      <LateReviews />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={2} />} />
      {query.data?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {query.data?.map((opening) => (
        <QueuedOpeningCard key={opening.id} opening={opening} />
      ))}
    </Stack>
  )
}
