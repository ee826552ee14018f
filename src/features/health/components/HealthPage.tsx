import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../lib/moments.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { healthQuery, type Measured } from '../api/get-health.ts'
import { concerns } from '../model.ts'
import { DatabaseCard } from './DatabaseCard.tsx'
import { JobsCard } from './JobsCard.tsx'
import { MailCard } from './MailCard.tsx'
import { ServerCard } from './ServerCard.tsx'
import { StatementsCard } from './StatementsCard.tsx'
import { StorageCard } from './StorageCard.tsx'
import { VersionsCard } from './VersionsCard.tsx'

/**
 * The platform's health, refreshed automatically. Without a response it says so, and never that all is well.
 */
export function HealthPage() {
  const { t } = useTranslation('health')
  const { data, error, refetch, isRefetchError } = useQuery(healthQuery())
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        {error && (
          <>
            <Alert color="red" icon={<IconAlertTriangle />} role="alert">
              {t('silent')}
            </Alert>
            <LoadFailure error={error} onRetry={refetch} />
          </>
        )}
        {!data && !error && <CardsSkeleton />}
        {data && (
          <>
            <Summary health={data} isStale={isRefetchError} />
            <ServerCard health={data} />
            <DatabaseCard piece={data.database} />
            <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
              <MailCard health={data} />
              <VersionsCard piece={data.versions} />
            </SimpleGrid>
            <JobsCard piece={data.jobs} />
            <StorageCard piece={data.storage} />
            <StatementsCard piece={data.statements} />
          </>
        )}
      </Stack>
    </>
  )
}

function Summary({ health, isStale }: { health: Measured; isStale: boolean }) {
  const { t } = useTranslation('health')
  const time = formatTime(health.at)
  if (isStale) return <Text c="dimmed">{t('stale', { time })}</Text>
  const count = concerns(health)
  return (
    <Alert
      color={count === 0 ? 'moss' : 'amber'}
      icon={count === 0 ? <IconCircleCheck /> : <IconAlertTriangle />}
      title={count === 0 ? t('well') : t('unwell', { count })}
    >
      {t('checked', { time, milliseconds: health.milliseconds })}
    </Alert>
  )
}
