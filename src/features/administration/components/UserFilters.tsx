import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { roleOrder } from '../../session/roles.ts'
import { accountStates, userSorts } from '../model.ts'
import type { UserList } from '../use-user-filter.ts'
import { OrganizationSelect } from './OrganizationSelect.tsx'

interface Props {
  list: UserList
  /** Name of the organization filtered by. */
  organization: string | null
}

export function UserFilters({ list, organization }: Props) {
  const { t } = useTranslation('users')
  const { t: tCommon } = useTranslation()
  const { filter, set } = list
  const all = { value: '', label: t('filters.all') }
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label={t('filters.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        w={280}
        maw="100%"
        type="search"
        value={list.typed}
        onChange={(event) => list.type(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('filters.role')}
        w={150}
        value={filter.role ?? ''}
        data={[all, ...roleOrder.map((value) => ({ value, label: tCommon(`roles.${value}`) }))]}
        onChange={(event) => set({ role: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('filters.state')}
        w={170}
        value={filter.state ?? ''}
        data={[all, ...accountStates.map((value) => ({ value, label: t(`state.${value}`) }))]}
        onChange={(event) => set({ state: event.currentTarget.value })}
      />
      <OrganizationSelect
        id={filter.organization}
        name={organization}
        onChange={(id) => set({ organization: id })}
      />
      <NativeSelect
        label={t('filters.sort')}
        w={170}
        value={filter.sort}
        data={userSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(event) => set({ sort: event.currentTarget.value })}
      />
      {list.isFiltered && (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={list.reset}>
          {t('filters.reset')}
        </Button>
      )}
    </Group>
  )
}
