import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { isOffered, periods } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'

/** Filters by version and period. Options that would reveal a small group can't be chosen. */
export function MissionFilters({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation(['missionAnalytics', 'common'])
  const { version, weeks, set } = useAnalyticsFilter()
  return (
    <Group gap="md">
      <FilterSelect
        label={t('version')}
        all={t('allVersions')}
        value={version}
        choices={figures.versions.map(({ version: value }) => ({
          value,
          label: t('versionName', { version: value }),
          disabled: !isOffered(figures.filters, value, weeks),
        }))}
        onChange={(chosen) => set({ version: chosen })}
      />
      <FilterSelect
        label={t('period')}
        value={weeks}
        choices={periods.map((value) => ({
          value,
          label: t(`common:analytics.periods.w${value}`),
          disabled: !isOffered(figures.filters, version, value),
        }))}
        onChange={(chosen) => set({ weeks: chosen })}
      />
    </Group>
  )
}
