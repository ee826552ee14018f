import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { healthQuery, type Measured } from '../../features/administration/health/api/get-health.ts'
import { DatabaseCard } from '../../features/administration/health/components/DatabaseCard.tsx'
import { JobsCard } from '../../features/administration/health/components/JobsCard.tsx'
import { MailCard } from '../../features/administration/health/components/MailCard.tsx'
import { ServerCard } from '../../features/administration/health/components/ServerCard.tsx'
import { SetupNotice } from '../../features/administration/health/components/SetupNotice.tsx'
import { StatementsCard } from '../../features/administration/health/components/StatementsCard.tsx'
import { StorageCard } from '../../features/administration/health/components/StorageCard.tsx'
import { VersionsCard } from '../../features/administration/health/components/VersionsCard.tsx'
import { backupState, concerns } from '../../features/administration/health/model.ts'
import { formatTime } from '../../lib/moments.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

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
            {!data.isDemo && <SetupNotice />}
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
  const backup = backupState(health)
  return (
    <Alert
      color={count === 0 ? 'moss' : 'amber'}
      icon={count === 0 ? <IconCircleCheck /> : <IconAlertTriangle />}
      title={count === 0 ? t('well') : t('unwell', { count })}
    >
      {backup !== 'made' && <Text size="sm">{t(`backups.${backup}`)}</Text>}
      {t('checked', { time, milliseconds: health.milliseconds })}
    </Alert>
  )
}
