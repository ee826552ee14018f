import { useTranslation } from 'react-i18next'
import { AnalyticsFilters } from '../../../../ui/analytics/AnalyticsFilters.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { periods, roles } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'

export function PlatformFilters() {
  const { t } = useTranslation(['platformAnalytics', 'common'])
  const { filter, set } = useAnalyticsFilter()
  return (
    <AnalyticsFilters periods={periods} filter={filter} set={set}>
      <FilterSelect
        label={t('role')}
        all={t('everyRole')}
        value={filter.role}
        choices={roles.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
        onChange={(role) => set({ role })}
      />
    </AnalyticsFilters>
  )
}
