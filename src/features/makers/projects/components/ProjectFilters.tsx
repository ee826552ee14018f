import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../../ui/FilterBar.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import type { ClientName } from '../api/answers.ts'
import { dues } from '../filters.ts'
import type { ProjectsList } from '../use-projects-list.ts'

export function ProjectFilters({ list, clients }: { list: ProjectsList; clients: ClientName[] }) {
  const { t } = useTranslation('projects')
  const { values, set } = list
  return (
    <FilterBar list={list} label={t('filters.label')} search={t('filters.search')}>
      <FilterSelect
        aria-label={t('filters.clientLabel')}
        all={t('filters.client')}
        value={values.client}
        choices={clients.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(client) => set({ client })}
      />
      <FilterSelect
        aria-label={t('filters.dueLabel')}
        all={t('filters.due')}
        value={values.due}
        choices={dues.map((value) => ({ value, label: t(`filters.${value}`) }))}
        onChange={(due) => set({ due })}
      />
    </FilterBar>
  )
}
