import { Button, Group, Stack } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usersQuery } from '../../features/administration/api/get-users.ts'
import { AdminInvitations } from '../../features/administration/components/AdminInvitations.tsx'
import { InviteAdmin } from '../../features/administration/components/InviteAdmin.tsx'
import { UserFilters } from '../../features/administration/components/UserFilters.tsx'
import { UsersBulkBar } from '../../features/administration/components/UsersBulkBar.tsx'
import { UsersTable } from '../../features/administration/components/UsersTable.tsx'
import { useChosen } from '../../features/administration/use-chosen.ts'
import { useUserFilter } from '../../features/administration/use-user-filter.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function UsersPage() {
  const { t } = useTranslation('users')
  const list = useUserFilter()
  const chosen = useChosen()
  const { data, error, refetch } = useQuery(usersQuery(list.filter, list.edge))
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={<InviteAdmin />} />
      <Stack gap="lg">
        <AdminInvitations />
        <UserFilters list={list} organization={data?.organization ?? null} />
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={1} />}
        {data?.users.length === 0 && (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<Button onClick={list.reset}>{t('filters.reset')}</Button>}
          />
        )}
        {data && data.users.length > 0 && (
          <>
            <UsersBulkBar page={data} chosen={chosen} />
            <UsersTable users={data.users} chosen={chosen} />
            {(data.hasBefore || data.hasAfter) && (
              <Group component="nav" justify="center" aria-label={t('pages.label')}>
                <Button
                  variant="default"
                  leftSection={<IconArrowLeft size={16} aria-hidden />}
                  disabled={!data.hasBefore}
                  onClick={() => list.goBack(data.users[0]!.id)}
                >
                  {t('pages.before')}
                </Button>
                <Button
                  variant="default"
                  rightSection={<IconArrowRight size={16} aria-hidden />}
                  disabled={!data.hasAfter}
                  onClick={() => list.goOn(data.users.at(-1)!.id)}
                >
                  {t('pages.after')}
                </Button>
              </Group>
            )}
          </>
        )}
      </Stack>
    </>
  )
}
