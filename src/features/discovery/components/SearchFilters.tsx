import { Checkbox, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../ui/dates/DayInput.tsx'
import { isOffered, jobsQuery } from '../../career-plan/api/get-jobs.ts'
import { contractKinds } from '../../profiles/model.ts'
import { languageChoices, languageLevels } from '../../profiles/stations.ts'
import { townsQuery } from '../api/get-towns.ts'
import { distances, missionCounts, type SearchFilter } from '../search-filter.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import classes from './Search.module.css'
import { SkillsFilter } from './SkillsFilter.tsx'

/** Every criterion but the words; each change is a new search. */
export function SearchFilters({ search: { filter, change } }: { search: CandidateSearch }) {
  const { t, i18n } = useTranslation(['discovery', 'profile'])
  const isFrench = i18n.language === 'fr'
  const { data: jobs = [] } = useQuery(jobsQuery())
  const { data: towns = [] } = useQuery(townsQuery())
  const [spoken = '', level = ''] = (filter.language ?? '').split(':')
  const choose = (
    label: string,
    value: string | number | undefined,
    data: { value: string; label: string }[],
    onChoose: (value: string | undefined) => Partial<SearchFilter>,
  ) => (
    <Select
      label={label}
      placeholder={t('any')}
      clearable
      searchable={data.length > 12}
      data={data}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => change(onChoose(chosen ?? undefined))}
      clearButtonProps={{ 'aria-label': t('anyOf', { what: label }) }}
    />
  )
  return (
    <div className={classes.filters}>
      <SkillsFilter skills={filter.skills ?? []} onChange={(skills) => change({ skills })} />
      {choose(
        t('filters.missions'),
        filter.missions,
        missionCounts.map((count) => ({ value: String(count), label: t('filters.atLeast', { count }) })),
        (value) => ({ missions: value ? Number(value) : undefined }),
      )}
      {choose(
        t('filters.job'),
        filter.job,
        jobs
          .filter(isOffered)
          .map((job) => ({ value: job.slug, label: isFrench ? job.title_fr : job.title_en })),
        (job) => ({ job }),
      )}
      {choose(
        t('filters.town'),
        filter.town,
        towns.map((town) => ({ value: town.slug, label: isFrench ? town.name_fr : town.name_en })),
        (town) => ({ town }),
      )}
      {filter.town && (
        <>
          {choose(
            t('filters.within'),
            filter.within,
            distances.map((count) => ({ value: String(count), label: t('filters.kilometres', { count }) })),
            (value) => ({ within: value ? Number(value) : undefined }),
          )}
          <Checkbox
            label={t('filters.movers')}
            checked={filter.movers !== false}
            onChange={(event) => change({ movers: event.currentTarget.checked ? undefined : false })}
          />
        </>
      )}
      <DayInput
        label={t('filters.availableBy')}
        value={filter.availableBy ?? ''}
        onChange={(next) => change({ availableBy: next || undefined })}
      />
      {choose(
        t('filters.contract'),
        filter.contract,
        contractKinds.map((value) => ({ value, label: t(`profile:contractKinds.${value}`) })),
        (contract) => ({ contract }),
      )}
      {choose(t('filters.language'), spoken || undefined, languageChoices(i18n.language), (language) => ({
        language,
      }))}
      {spoken &&
        choose(
          t('filters.languageLevel'),
          level || undefined,
          languageLevels.map((value) => ({ value, label: t(`profile:levels.${value}`) })),
          (least) => ({ language: least ? `${spoken}:${least}` : spoken }),
        )}
      {filter.school &&
        choose(
          t('facets.school'),
          filter.school,
          [{ value: filter.school, label: filter.school }],
          (school) => ({
            school,
          }),
        )}
    </div>
  )
}
