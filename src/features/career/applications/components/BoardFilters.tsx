import { Box, Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../../ui/FilterBar.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { contracts, priorities, priorityNames } from '../model.ts'
import type { Applications } from '../use-applications.ts'

/** Board filters, kept in the address. */
export function BoardFilters({ applications }: { applications: Applications }) {
  const { t } = useTranslation('applications')
  const { board, list } = applications
  const { values, set } = list
  const tags = useMemo(() => [...new Set(board.cards.flatMap((card) => card.tags))].sort(), [board.cards])
  return (
    <Box mb="md">
      <FilterBar list={list} search={t('filters.search')}>
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
        <Button
          variant={values.silent ? 'light' : 'default'}
          aria-pressed={values.silent}
          onClick={() => set({ silent: !values.silent })}
        >
          {t('filters.silent')}
        </Button>
      </FilterBar>
    </Box>
  )
}
