import { Button, Checkbox } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { formatMoneyRange } from '../../../../lib/money.ts'
import { FilterBar } from '../../../../ui/FilterBar.tsx'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { contractKinds } from '../../../profile/profiles/model.ts'
import { townsQuery } from '../../discovery/api/get-towns.ts'
import { workModes } from '../../matching/model.ts'
import type { FoundOpenings } from '../api/answers.ts'
import { comingMonths, distances, openingSorts, payments, workingTimes } from '../search-filter.ts'
import type { OpeningSearch } from '../use-opening-search.ts'

interface Props {
  search: OpeningSearch
  /** What can be chosen; undefined while loading. */
  found: FoundOpenings | undefined
}

/** The search of the board: the most used filters, and the others behind a button. */
export function OpeningFilters({ search, found }: Props) {
  const { t } = useTranslation(['openingBoard', 'profiles'])
  const { values, set } = search
  const isMoreSet = Boolean(
    values.job ||
      values.skill ||
      values.time ||
      values.start ||
      values.pay ||
      values.language ||
      values.school ||
      values.inTime,
  )
  const [isOpened, setOpened] = useState(isMoreSet)
  return (
    <FilterBar list={search} label={t('filters.label')} search={t('filters.search')}>
      <PlaceFilter search={search} found={found} />
      {values.town && (
        <FilterSelect
          aria-label={t('filters.within')}
          choices={distances.map((value) => ({ value, label: t('filters.kilometers', { count: value }) }))}
          value={values.within}
          onChange={(within) => set({ within })}
        />
      )}
      <FilterSelect
        aria-label={t('filters.contract')}
        all={t('filters.contract')}
        choices={contractKinds.map((value) => ({ value, label: t(`profiles:contractKinds.${value}`) }))}
        value={values.contract}
        onChange={(contract) => set({ contract })}
      />
      <FilterSelect
        aria-label={t('filters.remote')}
        all={t('filters.remote')}
        choices={workModes.map((value) => ({ value, label: t(`remotes.${value}`) }))}
        value={values.remote}
        onChange={(remote) => set({ remote })}
      />
      {values.town && (
        <FilterSelect
          aria-label={t('filters.sort')}
          choices={openingSorts.map((value) => ({ value, label: t(`filters.sorts.${value}`) }))}
          value={values.sort}
          onChange={(sort) => set({ sort })}
        />
      )}
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpened}
        onClick={() => setOpened(!isOpened)}
      >
        {t(isOpened ? 'filters.fewer' : 'filters.more')}
      </Button>
      {isOpened && <MoreFilters search={search} found={found} />}
    </FilterBar>
  )
}

/** Any town of the catalog; the list is loaded when it is opened. */
function PlaceFilter({ search: { values, set }, found }: Props) {
  const { t } = useTranslation('openingBoard')
  const [isWanted, setWanted] = useState(false)
  const { data: towns } = useQuery({ ...townsQuery(), enabled: isWanted })
  const chosen = found?.named.town
  const known = values.town && chosen ? [{ value: values.town, label: inLanguage(chosen, 'name') }] : []
  const choices = towns?.map((town) => ({ value: town.slug, label: inLanguage(town, 'name') })) ?? known
  return (
    <FilterPicker
      aria-label={t('filters.place')}
      all={t('filters.place')}
      choices={choices}
      value={values.town}
      onChange={(town) => set(town ? { town } : { town: '', within: undefined, sort: undefined })}
      onFocus={() => setWanted(true)}
      searchable
      limit={30}
      nothingFoundMessage={isWanted && !towns ? t('filters.loading') : t('filters.noPlace')}
    />
  )
}

function MoreFilters({ search, found }: Props) {
  const { t, i18n } = useTranslation('openingBoard')
  const { values, set } = search
  /** Those found, and the chosen one, which may no longer be among them. */
  const choicesOf = (kind: 'job' | 'skill') => {
    const chosen = found?.named[kind]
    const listed = (found?.choices[kind] ?? []).map(({ value, nameEn = value, nameFr = value }) => ({
      value,
      label: inLanguage({ nameEn, nameFr }, 'name'),
    }))
    return chosen && !listed.some(({ value }) => value === values[kind])
      ? [{ value: values[kind], label: inLanguage(chosen, 'name') }, ...listed]
      : listed
  }
  const languages = [
    ...new Set([
      ...(found?.choices.language ?? []).map(({ value }) => value),
      ...(values.language ? [values.language] : []),
    ]),
  ]
  return (
    <>
      <FilterPicker
        aria-label={t('filters.job')}
        all={t('filters.job')}
        choices={choicesOf('job')}
        value={values.job}
        onChange={(job) => set({ job: job ?? '' })}
      />
      <FilterPicker
        aria-label={t('filters.skill')}
        all={t('filters.skill')}
        choices={choicesOf('skill')}
        value={values.skill}
        onChange={(skill) => set({ skill: skill ?? '' })}
      />
      <FilterSelect
        aria-label={t('filters.time')}
        all={t('filters.time')}
        choices={workingTimes.map((value) => ({ value, label: t(`times.${value}`) }))}
        value={values.time}
        onChange={(time) => set({ time })}
      />
      <FilterSelect
        aria-label={t('filters.start')}
        all={t('filters.start')}
        choices={comingMonths(12).map((value) => ({ value, label: formatMonth(value) }))}
        value={values.start}
        onChange={(start) => set({ start: start ?? '' })}
      />
      <FilterSelect
        aria-label={t('filters.pay')}
        all={t('filters.pay')}
        choices={payments.map((value) => ({
          value,
          label: t('filters.payFrom', { amount: formatMoneyRange(value, value, 'EUR') }),
        }))}
        value={values.pay}
        onChange={(pay) => set({ pay })}
      />
      <FilterSelect
        aria-label={t('filters.language')}
        all={t('filters.language')}
        choices={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
        value={values.language}
        onChange={(language) => set({ language: language ?? '' })}
      />
      {found && (found.schools.length > 0 || values.school) && (
        <FilterPicker
          aria-label={t('filters.school')}
          all={t('filters.school')}
          choices={found.schools.map(({ value, name }) => ({ value, label: name }))}
          value={values.school}
          onChange={(school) => set({ school: school ?? '' })}
        />
      )}
      <Checkbox
        style={{ alignSelf: 'center' }}
        label={t('filters.inTime')}
        checked={values.inTime}
        onChange={(event) => set({ inTime: event.currentTarget.checked })}
      />
    </>
  )
}
