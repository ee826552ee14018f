import { Group, SegmentedControl, SimpleGrid, Title } from '@mantine/core'
import { IconCertificate, IconChartPie, IconClock, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatTile } from '../../ui/StatTile.tsx'

const filters = ['all', 'completed', 'inProgress'] as const

export function ProgressPage() {
  const { t } = useTranslation('candidate')
  const [params, setParams] = useSearchParams()
  const filter = filters.find((known) => known === params.get('show')) ?? 'all'
  return (
    <>
      <PageHeader title={t('progress.title')} description={t('progress.description')} />
      <SimpleGrid cols={{ base: 2, lg: 4 }} mb="xl">
        <StatTile label={t('progress.total')} icon={IconChartPie} />
        <StatTile label={t('progress.certificates')} icon={IconCertificate} />
        <StatTile label={t('progress.hours')} icon={IconClock} />
        <StatTile label={t('progress.skills')} icon={IconSparkles} />
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
      <EmptyState title={t('progress.empty')} text={t('progress.emptyText')} />
    </>
  )
}
