import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { queuePageSize, queueQuery, shownQueues } from '../api/get-queue.ts'
import { noFilter, readFilter } from '../queue-filter.ts'
import { useLiveReviews } from '../use-live-reviews.ts'
import { EmptyQueue } from './EmptyQueue.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueItem } from './QueueItem.tsx'
import classes from './ReviewQueue.module.css'

export function ReviewQueuePage() {
  const { t } = useTranslation('reviews')
  const [params] = useSearchParams()
  const list = useListParams(shownQueues)
  const show = list.show ?? 'waiting'
  const filter = readFilter(params)
  const { data, error, refetch, isPlaceholderData } = useQuery(queueQuery(show, filter, list.page - 1))
  const { total = 0, is_more: isMore } = data?.[0] ?? {}
  useLiveReviews()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <Group align="flex-end" gap="md">
          <SegmentedControl
            aria-label={t('show')}
            value={show}
            data={shownQueues.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => list.set({ show: value === 'waiting' ? '' : value, ...noFilter })}
          />
          <QueueFilters show={show} filter={filter} onChange={list.set} />
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {(isPlaceholderData || (!data && !error)) && <CardsSkeleton tiles={1} />}
        {data && !isPlaceholderData && (
          <>
            {data.some((work) => work.is_passed_on && !work.delivered_at) && (
              <Alert variant="light" icon={<IconHeartHandshake />}>
                {t('passedOnText')}
              </Alert>
            )}
            {data.length === 0 && (
              <EmptyQueue
                show={show}
                isFiltered={Object.values(filter).some(Boolean)}
                reset={<Button onClick={list.reset}>{t('reset')}</Button>}
              />
            )}
            <ul className={classes.list} aria-label={t('list')}>
              {data.map((work) => (
                <QueueItem key={work.submission_id} work={work} />
              ))}
            </ul>
            {isMore && (
              <Text size="sm" c="dimmed">
                {t('more', { count: total })}
              </Text>
            )}
            <Pages
              label={t('pages')}
              total={Math.ceil(total / queuePageSize)}
              page={list.page}
              onChange={list.turnTo}
            />
          </>
        )}
      </Stack>
    </>
  )
}
