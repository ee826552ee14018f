import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import type { AuditEntry } from '../api/answers.ts'
import { domainsQuery } from '../api/get-domains.ts'
import type { AuditFilter } from '../model.ts'
import type { AuditList } from '../use-audit-list.ts'
import classes from './Audit.module.css'
import { NamePicker } from './NamePicker.tsx'
import { useWords } from './use-words.ts'

interface Props {
  filter: AuditFilter
  /** Any matching entry: it contains the names of the selected filters. */
  example: AuditEntry | undefined
  list: AuditList
}

export function AuditFilters({ filter, example, list }: Props) {
  const { t } = useTranslation('audit')
  const words = useWords()
  const { data: domains = [] } = useQuery(domainsQuery())
  const known = filter.domain && !domains.includes(filter.domain) ? [...domains, filter.domain] : domains
  const { actor, about } = filter
  const actorName = example?.actor_id === actor ? example?.actor_name : undefined
  const aboutName =
    `${example?.subject_type}:${example?.subject_id}` === about ? example?.subject_name : undefined
  return (
    <search className={classes.filters}>
      <SearchField label={t('filters.words')} list={list} />
      <FilterSelect
        label={t('filters.domain')}
        all={t('filters.everyDomain')}
        value={filter.domain}
        choices={known
          .map((value) => ({ value, label: words.domain(value) }))
          .sort((one, other) => one.label.localeCompare(other.label))}
        onChange={(domain) => list.set({ domain })}
      />
      <NamePicker
        label={t('filters.actor')}
        peopleOnly
        chosen={actor && (actorName ?? actor)}
        onChoose={(chosen) => list.set({ actor: chosen?.id })}
      />
      <NamePicker
        label={t('filters.about')}
        chosen={about && (aboutName ?? about)}
        onChoose={(chosen) => list.set({ about: chosen && `${chosen.type}:${chosen.id}` })}
      />
      <DayInput
        label={t('filters.since')}
        value={filter.since ?? ''}
        max={filter.until}
        onChange={(next) => list.set({ since: next })}
      />
      <DayInput
        label={t('filters.until')}
        value={filter.until ?? ''}
        min={filter.since}
        onChange={(next) => list.set({ until: next })}
      />
    </search>
  )
}
