import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import type { ClientName } from '../api/answers.ts'
import { dues } from '../filters.ts'
import type { ProjectsList } from '../use-projects-list.ts'
import classes from './Projects.module.css'

export function ProjectFilters({ list, clients }: { list: ProjectsList; clients: ClientName[] }) {
  const { t } = useTranslation('projects')
  const { values, set } = list
  return (
    <search className={classes.filters} aria-label={t('filters.label')}>
      <SearchField
        className={classes.search}
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        list={list}
      />
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
      <ClearFilters list={list} />
    </search>
  )
}
