import { Alert, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paceQuery } from '../../../features/missions/reviews/api/get-pace.ts'
import { queuePageSize, queueQuery, shownQueues } from '../../../features/missions/reviews/api/get-queue.ts'
import { EmptyQueue } from '../../../features/missions/reviews/components/EmptyQueue.tsx'
import { QueueFilters } from '../../../features/missions/reviews/components/QueueFilters.tsx'
import { QueueItem } from '../../../features/missions/reviews/components/QueueItem.tsx'
import { ReviewPace } from '../../../features/missions/reviews/components/ReviewPace.tsx'
import { useLiveReviews } from '../../../features/missions/reviews/use-live-reviews.ts'
import { queueFilters, useQueueFilter } from '../../../features/missions/reviews/use-queue-filter.ts'
import { fallbacks } from '../../../lib/url-state/url-params.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import lists from '../../../ui/Lists.module.css'
import { ListView } from '../../../ui/ListView.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function ReviewQueuePage() {
  const { t } = useTranslation('reviews')
  const list = useQueueFilter()
  const { show, q, page, ...filter } = list.values
  const query = useQuery(queueQuery(show, filter, page - 1))
  // What another filter found isn't shown while this one is searched.
  const data = query.isPlaceholderData ? undefined : query.data
  const { total = 0, is_more: isMore } = data?.[0] ?? {}
  // The pace would push the list below it.
  const { isPending } = useQuery(paceQuery())
  useLiveReviews()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {isPending && <CardsSkeleton tiles={0} rows={5} />}
      <Stack gap="lg" display={isPending ? 'none' : undefined}>
        <ReviewPace />
        <Group align="flex-end" gap="md">
          <SegmentedControl
            w={{ base: '100%', xs: 'auto' }}
            aria-label={t('show')}
            value={show}
            data={shownQueues.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => list.set({ ...fallbacks(queueFilters), show: value })}
          />
          <QueueFilters list={list} />
        </Group>
        <ListView
          query={{ data, error: query.error, refetch: query.refetch }}
          rows={data}
          list={list}
          empty={<EmptyQueue show={show} />}
          noMatch={{ title: t('noneFound'), text: t('noneFoundText') }}
          pages={{ label: t('pages'), total: Math.ceil(total / queuePageSize) }}
        >
          {(works) => (
            <>
              {works.some((work) => work.is_passed_on && !work.delivered_at) && (
                <Alert variant="light" icon={<IconHeartHandshake />}>
                  {t('passedOnText')}
                </Alert>
              )}
              <ul className={lists.list} data-dense aria-label={t('list')}>
                {works.map((work) => (
                  <QueueItem key={work.submission_id} work={work} />
                ))}
              </ul>
              {isMore && (
                <Text size="sm" c="dimmed">
                  {t('more', { count: total })}
                </Text>
              )}
            </>
          )}
        </ListView>
      </Stack>
    </>
  )
}
