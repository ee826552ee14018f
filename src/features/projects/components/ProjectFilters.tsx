import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useListParams } from '../../../ui/use-list-params.ts'
import { dues, type Filters, isFiltered } from '../filters.ts'
import type { ClientName } from '../model.ts'
import classes from './Projects.module.css'

export function ProjectFilters({ filters, clients }: { filters: Filters; clients: ClientName[] }) {
  const { t } = useTranslation('projects')
  const { typed, type, set } = useListParams([])
  return (
    <search className={classes.filters} aria-label={t('filters.label')}>
      <TextInput
        className={classes.search}
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t('filters.clientLabel')}
        value={filters.client}
        data={[
          { value: '', label: t('filters.client') },
          ...clients.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => set({ client: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('filters.dueLabel')}
        value={filters.due}
        data={[
          { value: '', label: t('filters.due') },
          ...dues.map((value) => ({ value, label: t(`filters.${value}`) })),
        ]}
        onChange={(event) => set({ due: event.currentTarget.value })}
      />
      {isFiltered(filters) && (
        <Button
          variant="subtle"
          onClick={() => {
            type('')
            set({ q: '', client: '', due: '' })
          }}
        >
          {t('filters.reset')}
        </Button>
      )}
    </search>
  )
}
