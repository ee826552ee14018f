import { Group, SegmentedControl, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { activityQuery } from '../../features/career/progress/api/get-activity.ts'
import { simulationsQuery } from '../../features/career/progress/api/get-simulations.ts'
import { ProgressCharts } from '../../features/career/progress/components/ProgressCharts.tsx'
import { ProgressTiles } from '../../features/career/progress/components/ProgressTiles.tsx'
import { SimulationList } from '../../features/career/progress/components/SimulationList.tsx'
import { filters, shown } from '../../features/career/progress/totals.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { RecordButton } from '../../features/missions/certificates/components/RecordButton.tsx'
import { deviceZone } from '../../lib/formats/zones.ts'
import { oneOf } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'
import { dayIn, lastMondays } from '../../lib/weeks.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const params = { show: oneOf(filters, 'all') }

export function ProgressPage() {
  const { t } = useTranslation('progress')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { values, set } = useUrlState(params)
  const filter = values.show
  const zone = deviceZone()
  const today = dayIn(zone)
  const mondays = lastMondays(today, 12)
  const query = useQuery(simulationsQuery(id))
  const { data } = query
  const activity = useQuery(activityQuery(id, { from: mondays[0]!, to: today, zone }))
  const list = shown(data ?? [], filter)
  const hasWork = Boolean(data && data.length > 0)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          hasWork && (
            <>
              {data?.some(({ certificate_code }) => certificate_code) && <RecordButton />}
              <LinkButton to={path('/progress/attestation')} variant="default">
                {t('attestation')}
              </LinkButton>
            </>
          )
        }
      />
      <LoadState query={query} skeleton={<CardsSkeleton />} />
      {data && (
        <>
          <ProgressTiles simulations={data} activity={activity.data} today={today} zone={zone} />
          <Group justify="space-between" mb="md">
            <Title order={2}>{t('simulations')}</Title>
            <SegmentedControl
              aria-label={t('filter')}
              value={filter}
              onChange={(show) => set({ show })}
              data={filters.map((value) => ({ value, label: t(`${value}`) }))}
            />
          </Group>
          <SimulationList simulations={list} />
          {list.length === 0 && (
            <EmptyState
              drawing={<Drawing of="progress" />}
              title={t(`empty.${filter}`)}
              text={t(`emptyText.${filter}`)}
              action={<LinkButton to={path('/missions')}>{t('find')}</LinkButton>}
            />
          )}
          {hasWork && (
            <Title order={2} mt="xl" mb="md">
              {t('overTime')}
            </Title>
          )}
          {hasWork && activity.data && (
            <ProgressCharts simulations={data} activity={activity.data} mondays={mondays} zone={zone} />
          )}
          {hasWork && activity.isPending && <Skeleton height={372} radius="lg" mb="xl" />}
          {hasWork && activity.error && <LoadFailure error={activity.error} onRetry={activity.refetch} />}
        </>
      )}
    </>
  )
}
