import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dataProtectionQuery } from '../../features/administration/data-protection/api/get-data-protection.ts'
import { PendingDeletions } from '../../features/administration/data-protection/components/PendingDeletions.tsx'
import { RectificationInbox } from '../../features/administration/data-protection/components/RectificationInbox.tsx'
import { RetentionRuns } from '../../features/administration/data-protection/components/RetentionRuns.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function DataPage() {
  const { t } = useTranslation('dataProtection')
  const query = useQuery(dataProtectionQuery())
  const { data } = query
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LoadState query={query} skeleton={<CardsSkeleton />} />
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
