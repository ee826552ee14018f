import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dataProtectionQuery } from '../../features/data-protection/api/get-data-protection.ts'
import { PendingDeletions } from '../../features/data-protection/components/PendingDeletions.tsx'
import { RectificationInbox } from '../../features/data-protection/components/RectificationInbox.tsx'
import { RetentionRuns } from '../../features/data-protection/components/RetentionRuns.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function DataPage() {
  const { t } = useTranslation('dataProtection')
  const { data, error, refetch } = useQuery(dataProtectionQuery())
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton />}
      {data && (
        <Stack gap="xl">
          <RectificationInbox requests={data.requests} />
          <PendingDeletions deletions={data.deletions} />
          <RetentionRuns runs={data.runs} />
        </Stack>
      )}
    </>
  )
}
