import { Alert, Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
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
import { queuedMissionsQuery } from '../api/get-queued-missions.ts'
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
  const { data, error, refetch, isPlaceholderData } = useQuery(
    queueQuery({ show, mission, isOverdueOnly, page: list.page - 1 }),
  )
  const { data: missions = [] } = useQuery(queuedMissionsQuery(show))
  const { total = 0, is_more: isMore } = data?.[0] ?? {}
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
              ...missions.map(({ mission_id, mission_title }) => ({
                value: mission_id,
                label: mission_title,
              })),
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
                isFiltered={Boolean(mission) || isOverdueOnly}
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
