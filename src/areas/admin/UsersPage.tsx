import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usersPageSize, usersQuery } from '../../features/administration/api/get-users.ts'
import { UsersTable } from '../../features/administration/components/UsersTable.tsx'
import { roleOrder } from '../../features/session/roles.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { useListParams } from '../../ui/use-list-params.ts'

export function UsersPage() {
  const { t } = useTranslation('admin')
  const { t: tCommon } = useTranslation()
  const list = useListParams(roleOrder)
  const { data, error, refetch } = useQuery(
    usersQuery({ search: list.search, role: list.show, page: list.page - 1 }),
  )
  const count = data?.[0]?.total ?? 0
  const pages = Math.ceil(count / usersPageSize)
  return (
    <>
      <PageHeader title={t('users.title')} description={data && t('users.description', { count })} />
      <Stack gap="lg">
        <Group align="flex-end">
          <TextInput
            label={t('users.search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            w={320}
            maw="100%"
            type="search"
            value={list.typed}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('users.role')}
            value={list.show ?? ''}
            data={[
              { value: '', label: t('users.everyRole') },
              ...roleOrder.map((value) => ({ value, label: tCommon(`roles.${value}`) })),
            ]}
            onChange={(event) => list.set({ show: event.currentTarget.value })}
          />
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={1} />}
        {data?.length === 0 && (
          <EmptyState
            title={t('users.none')}
            text={t('users.noneText')}
            action={<Button onClick={list.reset}>{t('users.reset')}</Button>}
          />
        )}
        {data && data.length > 0 && <UsersTable users={data} />}
        <Pages label={t('users.page')} total={pages} page={list.page} onChange={list.turnTo} />
      </Stack>
    </>
  )
}
