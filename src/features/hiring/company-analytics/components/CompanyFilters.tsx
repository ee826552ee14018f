import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { AnalyticsFilters } from '../../../../ui/analytics/AnalyticsFilters.tsx'
import { withUniqueLabels } from '../../../../ui/analytics/groups.ts'
import { periods } from '../../../../ui/analytics/periods.ts'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import type { CompanyAnalytics } from '../api/answers.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'

/** The period, its granularity, and optionally one mission or skill. */
export function CompanyFilters({ figures: { missions, skills } }: { figures: CompanyAnalytics }) {
  const { t, i18n } = useTranslation('companyAnalytics')
  const { filter, set } = useAnalyticsFilter()
  return (
    <AnalyticsFilters
      periods={periods}
      filter={filter}
      set={set}
      limits={{
        isFiltered: Boolean(filter.mission || filter.skill),
        reset: () => set({ mission: undefined, skill: undefined }),
      }}
    >
      <FilterSelect
        label={t('mission')}
        maw={280}
        all={t('allMissions')}
        value={filter.mission}
        choices={withUniqueLabels(missions).map(({ id, label }) => ({ value: id, label }))}
        onChange={(mission) => set({ mission })}
      />
      <FilterSelect
        label={t('skill')}
        maw={280}
        all={t('allSkills')}
        value={filter.skill}
        choices={skills
          .map((skill) => ({ value: skill.slug, label: inLanguage(skill, 'name') }))
          .sort((one, other) => one.label.localeCompare(other.label, i18n.language))}
        onChange={(skill) => set({ skill })}
      />
    </AnalyticsFilters>
  )
}
