import { Button, Group } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { contracts, priorities, priorityNames } from '../model.ts'
import type { Applications } from '../use-applications.ts'
import classes from './BoardFilters.module.css'

/** Board filters, kept in the address. */
export function BoardFilters({ applications }: { applications: Applications }) {
  const { t } = useTranslation('applications')
  const { board, list } = applications
  const { values, set } = list
  const tags = useMemo(() => [...new Set(board.cards.flatMap((card) => card.tags))].sort(), [board.cards])
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        list={list}
      />
      <FilterSelect
        aria-label={t('fields.priority')}
        all={t('filters.priority')}
        value={values.priority}
        choices={priorities.map((value) => ({ value, label: t(`priorities.${priorityNames[value]}`) }))}
        onChange={(priority) => set({ priority })}
      />
      <FilterSelect
        aria-label={t('fields.contract')}
        all={t('filters.contract')}
        value={values.contract}
        choices={contracts.map((value) => ({ value, label: t(`contracts.${value}`) }))}
        onChange={(contract) => set({ contract })}
      />
      {tags.length > 0 && (
        <FilterSelect
          aria-label={t('fields.tags')}
          all={t('filters.tag')}
          value={values.tag}
          choices={tags.map((value) => ({ value, label: value }))}
          onChange={(tag) => set({ tag })}
        />
      )}
      <Group gap="xs">
        <Button
          variant={values.silent ? 'light' : 'default'}
          aria-pressed={values.silent}
          onClick={() => set({ silent: !values.silent })}
        >
          {t('filters.silent')}
        </Button>
        <ClearFilters list={list} />
      </Group>
    </search>
  )
}
