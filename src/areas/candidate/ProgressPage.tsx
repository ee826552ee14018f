import { Group, SegmentedControl, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { activityQuery } from '../../features/progress/api/get-activity.ts'
import { simulationsQuery } from '../../features/progress/api/get-simulations.ts'
import { ProgressCharts } from '../../features/progress/components/ProgressCharts.tsx'
import { ProgressTiles } from '../../features/progress/components/ProgressTiles.tsx'
import { SimulationList } from '../../features/progress/components/SimulationList.tsx'
import { filters, shown } from '../../features/progress/totals.ts'
import { useAreaPath } from '../../features/session/area-base.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { deviceZone } from '../../lib/formats/zones.ts'
import { dayIn, lastMondays } from '../../lib/weeks.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function ProgressPage() {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const filter = filters.find((known) => known === params.get('show')) ?? 'all'
  const zone = deviceZone()
  const today = dayIn(zone)
  const mondays = lastMondays(today, 12)
  const { data, error, refetch } = useQuery(simulationsQuery(id))
  const activity = useQuery(activityQuery(id, { from: mondays[0]!, to: today, zone }))
  const list = shown(data ?? [], filter)
  const hasWork = Boolean(data && data.length > 0)
  return (
    <>
      <PageHeader
        title={t('progress.title')}
        description={t('progress.description')}
        actions={
          hasWork && (
            <LinkButton to={path('/progress/attestation')} variant="default">
              {t('progress.attestation')}
            </LinkButton>
          )
        }
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton />}
      {data && (
        <>
          <ProgressTiles simulations={data} activity={activity.data} today={today} zone={zone} />
          {hasWork && (
            <Title order={2} mb="md">
              {t('progress.overTime')}
            </Title>
          )}
          {hasWork && activity.data && (
            <ProgressCharts simulations={data} activity={activity.data} mondays={mondays} zone={zone} />
          )}
          {hasWork && activity.isPending && <Skeleton height={372} radius="lg" mb="xl" />}
          {hasWork && activity.error && <LoadFailure error={activity.error} onRetry={activity.refetch} />}
          <Group justify="space-between" mb="md">
            <Title order={2}>{t('progress.simulations')}</Title>
            <SegmentedControl
              aria-label={t('progress.filter')}
              value={filter}
              onChange={(show) => setParams(show === 'all' ? {} : { show }, { replace: true })}
              data={filters.map((value) => ({ value, label: t(`progress.${value}`) }))}
            />
          </Group>
          <SimulationList simulations={list} />
          {list.length === 0 && (
            <EmptyState
              title={t(`progress.empty.${filter}`)}
              text={t(`progress.emptyText.${filter}`)}
              action={<LinkButton to={path('/missions')}>{t('progress.find')}</LinkButton>}
            />
          )}
        </>
      )}
    </>
  )
}
