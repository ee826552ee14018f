import { Alert, Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { mostQueued, queueQuery, shownQueues } from '../api/get-queue.ts'
import { promiseAt } from '../model.ts'
import { EmptyQueue } from './EmptyQueue.tsx'
import { QueueItem } from './QueueItem.tsx'
import classes from './ReviewQueue.module.css'

export function ReviewQueuePage() {
  const { t } = useTranslation('reviews')
  const [params] = useSearchParams()
  const list = useListParams(shownQueues)
  const show = list.show ?? 'waiting'
  const mission = params.get('mission') ?? ''
  const isOverdueOnly = show === 'waiting' && params.has('overdue')
  const { data, error, refetch, isPlaceholderData } = useQuery(queueQuery(show))

  const missions = new Map(data?.map((work) => [work.mission_id, work.mission_title]))
  const works = data?.filter(
    (work) =>
      (!mission || work.mission_id === mission) && (!isOverdueOnly || promiseAt(work.due_at) === 'overdue'),
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <Group align="flex-end" gap="md">
          <SegmentedControl
            aria-label={t('show')}
            value={show}
            data={shownQueues.map((value) => ({ value, label: t(value) }))}
            onChange={(value) =>
              list.set({ show: value === 'waiting' ? '' : value, mission: '', overdue: '' })
            }
          />
          <NativeSelect
            label={t('mission')}
            value={mission}
            maw="100%"
            data={[
              { value: '', label: t('allMissions') },
              ...[...missions].map(([value, label]) => ({ value, label })),
            ]}
            onChange={(event) => list.set({ mission: event.currentTarget.value })}
          />
          {show === 'waiting' && (
            <Checkbox
              label={t('onlyOverdue')}
              pb={8}
              checked={isOverdueOnly}
              onChange={(event) => list.set({ overdue: event.currentTarget.checked ? '1' : '' })}
            />
          )}
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {(isPlaceholderData || (!data && !error)) && <CardsSkeleton tiles={1} />}
        {works && !isPlaceholderData && (
          <>
            {works.some((work) => work.is_passed_on && !work.delivered_at) && (
              <Alert variant="light" icon={<IconHeartHandshake />}>
                {t('passedOnText')}
              </Alert>
            )}
            {works.length === 0 && (
              <EmptyQueue
                show={show}
                isFiltered={Boolean(mission) || isOverdueOnly}
                reset={<Button onClick={list.reset}>{t('reset')}</Button>}
              />
            )}
            <ul className={classes.list} aria-label={t('list')}>
              {works.map((work) => (
                <QueueItem key={work.submission_id} work={work} />
              ))}
            </ul>
            {data && data.length >= mostQueued && (
              <Text size="sm" c="dimmed">
                {t('first', { count: mostQueued })}
              </Text>
            )}
          </>
        )}
      </Stack>
    </>
  )
}
