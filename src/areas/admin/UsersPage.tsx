import { Button, Group, Stack } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usersQuery } from '../../features/administration/administration/api/get-users.ts'
import { AdminInvitations } from '../../features/administration/administration/components/AdminInvitations.tsx'
import { InviteButton } from '../../features/administration/administration/components/InviteButton.tsx'
import { UserFilters } from '../../features/administration/administration/components/UserFilters.tsx'
import { UsersBulkBar } from '../../features/administration/administration/components/UsersBulkBar.tsx'
import { UsersTable } from '../../features/administration/administration/components/UsersTable.tsx'
import { useRowSelection } from '../../features/administration/administration/use-row-selection.ts'
import { useUserFilter } from '../../features/administration/administration/use-user-filter.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function UsersPage() {
  const { t } = useTranslation('administration')
  const isOwner = useSignedIn().administers('administrators')
  const list = useUserFilter()
  const chosen = useRowSelection()
  const query = useQuery(usersQuery(list.filter, list.edge))
  const { data } = query
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<InviteButton first="candidate" label={t('invite.button')} />}
      />
      <Stack gap="lg">
        {isOwner && <AdminInvitations />}
        <UserFilters list={list} organization={data?.organization ?? null} />
        <LoadState query={query} />
        {data?.users.length === 0 && (
          <NothingFound title={t('none')} text={t('noneText')} onReset={list.reset} />
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
                  onClick={() => list.goTo({ id: data.users[0]!.id, isBack: true })}
                >
                  {t('pages.before')}
                </Button>
                <Button
                  variant="default"
                  rightSection={<IconArrowRight size={16} aria-hidden />}
                  disabled={!data.hasAfter}
                  onClick={() => list.goTo({ id: data.users.at(-1)!.id, isBack: false })}
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
