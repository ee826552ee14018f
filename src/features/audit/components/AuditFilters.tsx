import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../ui/dates/DayInput.tsx'
import { domainsQuery } from '../api/get-domains.ts'
import type { AuditEntry, AuditFilter } from '../model.ts'
import classes from './Audit.module.css'
import { NamePicker } from './NamePicker.tsx'
import { useWords } from './use-words.ts'

interface Props {
  filter: AuditFilter
  /** Any matching entry: it contains the names of the selected filters. */
  example: AuditEntry | undefined
  typed: string
  onType: (words: string) => void
  onSet: (changes: Record<string, string>) => void
}

export function AuditFilters({ filter, example, typed, onType, onSet }: Props) {
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
      <TextInput
        label={t('filters.words')}
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('filters.domain')}
        value={filter.domain ?? ''}
        data={[
          { value: '', label: t('filters.everyDomain') },
          ...known
            .map((value) => ({ value, label: words.domain(value) }))
            .sort((one, other) => one.label.localeCompare(other.label)),
        ]}
        onChange={(event) => onSet({ domain: event.currentTarget.value })}
      />
      <NamePicker
        label={t('filters.actor')}
        peopleOnly
        chosen={actor && (actorName ?? actor)}
        onChoose={(chosen) => onSet({ actor: chosen?.id ?? '' })}
      />
      <NamePicker
        label={t('filters.about')}
        chosen={about && (aboutName ?? about)}
        onChoose={(chosen) => onSet({ about: chosen ? `${chosen.type}:${chosen.id}` : '' })}
      />
      <DayInput
        label={t('filters.since')}
        value={filter.since ?? ''}
        max={filter.until}
        onChange={(next) => onSet({ since: next })}
      />
      <DayInput
        label={t('filters.until')}
        value={filter.until ?? ''}
        min={filter.since}
        onChange={(next) => onSet({ until: next })}
      />
    </search>
  )
}
