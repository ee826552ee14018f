import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { administratorsQuery } from '../../features/administration/administration/api/administrators.ts'
import { AdminInvitations } from '../../features/administration/administration/components/AdminInvitations.tsx'
import { AdministratorsTable } from '../../features/administration/administration/components/AdministratorsTable.tsx'
import { InviteAdmin } from '../../features/administration/administration/components/InviteAdmin.tsx'
import { RolesExplained } from '../../features/administration/administration/components/RolesExplained.tsx'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function AdministratorsPage() {
  const { t } = useTranslation('administration')
  const isOwner = useSignedIn().administers('administrators')
  const query = useQuery(administratorsQuery)
  const { data } = query
  return (
    <>
      <PageHeader
        title={t('administrators.title')}
        description={t('administrators.description')}
        actions={isOwner && <InviteAdmin />}
      />
      <Stack gap="lg">
        {isOwner && <AdminInvitations />}
        <LoadState query={query} />
        {data && (
          <>
            <AdministratorsTable people={data.people} />
            <RolesExplained areas={data.areas} />
          </>
        )}
      </Stack>
    </>
  )
}
