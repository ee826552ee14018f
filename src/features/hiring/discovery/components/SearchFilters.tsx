import { Checkbox, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { languageChoices, languageLevels } from '../../../../lib/spoken-languages.ts'
import { clearButton } from '../../../../ui/clear-button.ts'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { isOffered, jobsQuery, jobTitle } from '../../../career/career-plan/api/get-jobs.ts'
import { ownSkill } from '../../../core/skills/api/get-skills.ts'
import { type ContractKind, contractKinds } from '../../../profile/profiles/model.ts'
import type { FacetOption, FoundCandidates } from '../api/answers.ts'
import { townsQuery } from '../api/get-towns.ts'
import type { FacetKind } from '../search-filter.ts'
import { distances, missionCounts, type SearchFilter, slugOf } from '../search-filter.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import { FacetOptions } from './FacetOptions.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import classes from './Search.module.css'
import { SkillsFilter } from './SkillsFilter.tsx'

interface Props {
  search: CandidateSearch
  found: FoundCandidates | undefined
}

/** Every criterion except the search text, by kind: facets of the results first, then everything else. */
export function SearchFilters({ search: { filter, change }, found }: Props) {
  const { t, i18n } = useTranslation(['discovery', 'profiles'])
  const { data: jobs = [] } = useQuery(jobsQuery())
  const { data: towns = [] } = useQuery(townsQuery())
  const [spoken = '', level = ''] = (filter.language ?? '').split(':')
  const nameOf = (option: FacetOption) => inLanguage(option, 'name') ?? ownSkill(option.value)
  /** At most one of a kind: another one replaces it. */
  const options = (
    kind: Exclude<FacetKind, 'available' | 'skill'>,
    name: (option: FacetOption) => string = nameOf,
  ) => (
    <FacetOptions
      label={t(`facets.${kind}`)}
      options={found?.facets[kind]}
      nameOf={name}
      isChosen={(value) => (filter[kind] ?? '').split(':')[0] === value}
      onToggle={(value) =>
        change({ [kind]: (filter[kind] ?? '').split(':')[0] === value ? undefined : value })
      }
    />
  )
  const choose = (
    label: string,
    value: string | number | undefined,
    data: { value: string; label: string }[],
    onChoose: (value: string | undefined) => Partial<SearchFilter>,
  ) => (
    <Select
      label={label}
      placeholder={t('any')}
      size="sm"
      clearable
      searchable={data.length > 12}
      data={data}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => change(onChoose(chosen ?? undefined))}
      clearButtonProps={clearButton(t('anyOf', { what: label }))}
    />
  )
  /** A selection that is among the options above is marked there and not repeated. */
  const unlisted = (kind: FacetKind, value: string | undefined) =>
    found?.facets[kind]?.some((option) => option.value === value) ? undefined : value
  const toggleSkill = (slug: string) => {
    const others = (filter.skills ?? []).filter((skill) => slugOf(skill) !== slug)
    const next = others.length === (filter.skills ?? []).length ? [...others, slug] : others
    change({ skills: next.length > 0 ? next : undefined })
  }
  return (
    <div className={classes.filters}>
      {found?.isMore && (
        <Text size="sm" c="dimmed">
          {t('facets.amongFirst', { count: found.total })}
        </Text>
      )}
      <FilterGroup title={t('filters.skills')} active={filter.skills?.length ?? 0} isOpenAtFirst>
        <FacetOptions
          label={t('facets.skill')}
          options={found?.facets.skill}
          nameOf={nameOf}
          isChosen={(value) => (filter.skills ?? []).some((skill) => slugOf(skill) === value)}
          onToggle={toggleSkill}
        />
        <SkillsFilter skills={filter.skills ?? []} onChange={(skills) => change({ skills })} />
      </FilterGroup>
      <FilterGroup title={t('filters.town')} active={filter.town ? 1 : 0} isOpenAtFirst>
        {options('town')}
        {choose(
          t('filters.otherTown'),
          unlisted('town', filter.town),
          towns.map((town) => ({ value: town.slug, label: inLanguage(town, 'name') })),
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
      </FilterGroup>
      <FilterGroup title={t('facets.available')} active={filter.availableBy ? 1 : 0} isOpenAtFirst>
        <DayInput
          size="sm"
          label={t('filters.availableBy')}
          value={filter.availableBy ?? ''}
          onChange={(next) => change({ availableBy: next || undefined })}
        />
      </FilterGroup>
      <FilterGroup title={t('filters.job')} active={filter.job ? 1 : 0}>
        {options('job')}
        {choose(
          t('filters.otherJob'),
          unlisted('job', filter.job),
          jobs.filter(isOffered).map((job) => ({ value: job.slug, label: jobTitle(job) })),
          (job) => ({ job }),
        )}
      </FilterGroup>
      <FilterGroup title={t('filters.contract')} active={filter.contract ? 1 : 0}>
        <FacetOptions
          label={t('facets.contract')}
          most={contractKinds.length}
          options={contractKinds.map((value) => ({
            value,
            count: found?.facets.contract?.find((option) => option.value === value)?.count ?? 0,
          }))}
          nameOf={({ value }) => t(`profiles:contractKinds.${value as ContractKind}`)}
          isChosen={(value) => filter.contract === value}
          onToggle={(value) => change({ contract: filter.contract === value ? undefined : value })}
        />
      </FilterGroup>
      <FilterGroup title={t('filters.language')} active={filter.language ? 1 : 0}>
        {options('language', ({ value }) => languageName(value, i18n.language))}
        {choose(
          t('filters.otherLanguage'),
          unlisted('language', spoken || undefined),
          languageChoices(i18n.language),
          (language) => ({ language }),
        )}
        {spoken &&
          choose(
            t('filters.languageLevel'),
            level || undefined,
            languageLevels.map((value) => ({ value, label: t(`profiles:levels.${value}`) })),
            (least) => ({ language: least ? `${spoken}:${least}` : spoken }),
          )}
      </FilterGroup>
      <FilterGroup title={t('filters.missions')} active={filter.missions ? 1 : 0}>
        {choose(
          t('filters.missions'),
          filter.missions,
          missionCounts.map((count) => ({ value: String(count), label: t('filters.atLeast', { count }) })),
          (value) => ({ missions: value ? Number(value) : undefined }),
        )}
      </FilterGroup>
      {(filter.school || (found?.facets.school?.length ?? 0) > 0) && (
        <FilterGroup title={t('facets.school')} active={filter.school ? 1 : 0}>
          {options('school')}
        </FilterGroup>
      )}
    </div>
  )
}
