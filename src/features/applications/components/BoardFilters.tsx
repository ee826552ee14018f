import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListParams } from '../../../ui/use-list-params.ts'
import { isFiltered } from '../filters.ts'
import { contracts, priorities, priorityNames } from '../model.ts'
import type { Applications } from '../use-applications.ts'
import classes from './BoardFilters.module.css'

/** Board filters, kept in the address. */
export function BoardFilters({ applications }: { applications: Applications }) {
  const { t } = useTranslation('applications')
  const { board, filters } = applications
  const { typed, type, set } = useListParams([])
  const tags = useMemo(() => [...new Set(board.cards.flatMap((card) => card.tags))].sort(), [board.cards])
  const any = { value: '', label: t('filters.any') }
  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search}
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t('fields.priority')}
        value={filters.priority ?? ''}
        data={[
          { ...any, label: t('filters.priority') },
          ...priorities.map((value) => ({
            value: String(value),
            label: t(`priorities.${priorityNames[value]}`),
          })),
        ]}
        onChange={(event) => set({ priority: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('fields.contract')}
        value={filters.contract ?? ''}
        data={[
          { ...any, label: t('filters.contract') },
          ...contracts.map((value) => ({ value, label: t(`contracts.${value}`) })),
        ]}
        onChange={(event) => set({ contract: event.currentTarget.value })}
      />
      {tags.length > 0 && (
        <NativeSelect
          aria-label={t('fields.tags')}
          value={filters.tag ?? ''}
          data={[{ ...any, label: t('filters.tag') }, ...tags]}
          onChange={(event) => set({ tag: event.currentTarget.value })}
        />
      )}
      <Group gap="xs">
        <Button
          variant={filters.onlySilent ? 'light' : 'default'}
          aria-pressed={filters.onlySilent}
          onClick={() => set({ silent: filters.onlySilent ? '' : '1' })}
        >
          {t('filters.silent')}
        </Button>
        {isFiltered(filters) && (
          <Button
            variant="subtle"
            onClick={() => {
              type('')
              set({ q: '', priority: '', contract: '', tag: '', silent: '' })
            }}
          >
            {t('filters.reset')}
          </Button>
        )}
      </Group>
    </search>
  )
}
