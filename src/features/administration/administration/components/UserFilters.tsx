import { Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { roleOrder } from '../../../core/session/roles.ts'
import { accountStates, userSorts } from '../model.ts'
import type { UserList } from '../use-user-filter.ts'
import { OrganizationSelect } from './OrganizationSelect.tsx'

interface Props {
  list: UserList
  /** Name of the organization filtered by. */
  organization: string | null
}

export function UserFilters({ list, organization }: Props) {
  const { t } = useTranslation('administration')
  const { t: tCommon } = useTranslation()
  const { filter, set } = list
  return (
    <Group align="flex-end" gap="sm">
      <SearchField label={t('filters.search')} w={280} maw="100%" list={list} />
      <FilterSelect
        label={t('filters.role')}
        w={150}
        all={t('filters.all')}
        value={filter.role}
        choices={roleOrder.map((value) => ({ value, label: tCommon(`roles.${value}`) }))}
        onChange={(role) => set({ role })}
      />
      <FilterSelect
        label={t('filters.state')}
        w={170}
        all={t('filters.all')}
        value={filter.state}
        choices={accountStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(state) => set({ state })}
      />
      <OrganizationSelect
        id={filter.organization}
        name={organization}
        onChange={(id) => set({ organization: id })}
      />
      <FilterSelect
        label={t('filters.sort')}
        w={170}
        value={filter.sort}
        choices={userSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(sort) => set({ sort })}
      />
      <ClearFilters list={list} leftSection={<IconX size={16} aria-hidden />} />
    </Group>
  )
}
