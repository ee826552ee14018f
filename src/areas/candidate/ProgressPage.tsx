import { Group, SegmentedControl, SimpleGrid, Title } from '@mantine/core'
import { IconCertificate, IconChartPie, IconClock, IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { simulationsQuery } from '../../features/progress/api/get-simulations.ts'
import { SimulationList } from '../../features/progress/components/SimulationList.tsx'
import { filters, shown, totalsOf } from '../../features/progress/totals.ts'
import { useAreaPath } from '../../features/session/area-base.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatTile } from '../../ui/StatTile.tsx'

export function ProgressPage() {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  const [params, setParams] = useSearchParams()
  const filter = filters.find((known) => known === params.get('show')) ?? 'all'
  const { data, error, refetch } = useQuery(simulationsQuery(useSignedIn().id))
  const totals = totalsOf(data ?? [])
  const list = shown(data ?? [], filter)
  return (
    <>
      <PageHeader title={t('progress.title')} description={t('progress.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton />}
      {data && (
        <>
          <SimpleGrid cols={{ base: 2, lg: 4 }} mb="xl">
            <StatTile label={t('progress.total')} value={`${totals.progress} %`} icon={IconChartPie} />
            <StatTile label={t('progress.certificates')} value={totals.certificates} icon={IconCertificate} />
            <StatTile label={t('progress.hours')} value={totals.hours} icon={IconClock} />
            <StatTile label={t('progress.skills')} value={totals.skills.length} icon={IconSparkles} />
          </SimpleGrid>
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
              title={t('progress.empty')}
              text={t('progress.emptyText')}
              action={<LinkButton to={path('/missions')}>{t('progress.find')}</LinkButton>}
            />
          )}
        </>
      )}
    </>
  )
}
