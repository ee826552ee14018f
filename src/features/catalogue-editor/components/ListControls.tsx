import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatalogueList } from '../use-catalogue-list.ts'

interface Props {
  list: CatalogueList
  searchLabel: string
  addLabel: string
  onAdd: () => void
  /** More filters. */
  children?: ReactNode
}

/** Search, a filter for retired entries, and a button to add one. */
export function ListControls({ list, searchLabel, addLabel, onAdd, children }: Props) {
  const { t } = useTranslation('catalogueEditor')
  return (
    <Group align="flex-end" justify="space-between">
      <Group align="flex-end">
        <TextInput
          label={searchLabel}
          leftSection={<IconSearch size={16} aria-hidden />}
          w={300}
          maw="100%"
          type="search"
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
        />
        {children}
        <NativeSelect
          label={t('show')}
          value={list.show ?? ''}
          data={[
            { value: '', label: t('offered') },
            { value: 'retired', label: t('retired') },
          ]}
          onChange={(event) => list.set({ show: event.currentTarget.value })}
        />
      </Group>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        {addLabel}
      </Button>
    </Group>
  )
}
