import { useTranslation } from 'react-i18next'
import { AnalyticsFilters } from '../../../../ui/analytics/AnalyticsFilters.tsx'
import { periods } from '../../../../ui/analytics/periods.ts'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import type { SchoolAnalytics } from '../api/answers.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'

/** The period, its granularity, and optionally one program or cohort. */
export function SchoolFilters({ figures: { programs, cohorts } }: { figures: SchoolAnalytics }) {
  const { t } = useTranslation('schoolAnalytics')
  const { filter, set } = useAnalyticsFilter()
  const choicesOf = (groups: { id: string; name: string }[]) =>
    groups.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <AnalyticsFilters
      periods={periods}
      filter={filter}
      set={set}
      limits={{
        isFiltered: Boolean(filter.program || filter.cohort),
        reset: () => set({ program: undefined, cohort: undefined }),
      }}
    >
      <FilterSelect
        label={t('program')}
        maw={280}
        all={t('allPrograms')}
        value={filter.program}
        choices={choicesOf(programs)}
        onChange={(program) => set({ program })}
      />
      <FilterSelect
        label={t('cohort')}
        maw={280}
        all={t('allCohorts')}
        value={filter.cohort}
        choices={choicesOf(cohorts)}
        onChange={(cohort) => set({ cohort })}
      />
    </AnalyticsFilters>
  )
}
