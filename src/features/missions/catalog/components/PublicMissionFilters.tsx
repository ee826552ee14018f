import { useTranslation } from 'react-i18next'
import { languages } from '../../../../i18n/languages.ts'
import { FilterBar } from '../../../../ui/FilterBar.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { categories, difficulties } from '../../missions/model.ts'
import { publicSorts } from '../api/get-public-listings.ts'
import type { PublicFilter } from '../use-public-filter.ts'

const lengths = [1, 2, 4, 8]

export function PublicMissionFilters({ filter }: { filter: PublicFilter }) {
  const { t } = useTranslation(['catalog', 'missions'])
  const { values, set } = filter
  return (
    <FilterBar list={filter} label={t('list.filters')} search={t('list.search')}>
      <FilterSelect
        aria-label={t('list.category')}
        all={t('list.category')}
        choices={categories.map((value) => ({ value, label: t(`missions:categories.${value}`) }))}
        value={values.category}
        onChange={(category) => set({ category })}
      />
      <FilterSelect
        aria-label={t('list.difficulty')}
        all={t('list.difficulty')}
        choices={difficulties.map((value) => ({ value, label: t(`missions:difficulties.${value}`) }))}
        value={values.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
      <FilterSelect
        aria-label={t('list.hours')}
        all={t('list.hours')}
        choices={lengths.map((value) => ({ value, label: t('list.atMost', { count: value }) }))}
        value={values.hours}
        onChange={(hours) => set({ hours })}
      />
      <FilterSelect
        aria-label={t('list.language')}
        all={t('list.language')}
        choices={languages.map((value) => ({ value, label: t(`list.languages.${value}`) }))}
        value={values.language}
        onChange={(language) => set({ language })}
      />
      <FilterSelect
        aria-label={t('list.sort')}
        choices={publicSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
        value={values.sort}
        onChange={(sort) => set({ sort })}
      />
    </FilterBar>
  )
}
