import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
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
  const { t } = useTranslation('referenceData')
  return (
    <Group align="flex-end" justify="space-between">
      <Group align="flex-end">
        <SearchField label={searchLabel} w={300} maw="100%" list={list} />
        {children}
        <FilterSelect
          label={t('show')}
          all={t('offered')}
          value={list.values.show}
          choices={[{ value: 'retired', label: t('retired') }]}
          onChange={(show) => list.set({ show })}
        />
      </Group>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        {addLabel}
      </Button>
    </Group>
  )
}
