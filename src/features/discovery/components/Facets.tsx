import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContractKind } from '../../profiles/model.ts'
import { languageName } from '../../profiles/stations.ts'
import { type FacetKind, type FacetOption, type FoundCandidates, facetKinds } from '../api/find-candidates.ts'
import type { SearchFilter } from '../search-filter.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import classes from './Search.module.css'

interface Props {
  search: CandidateSearch
  found: FoundCandidates
}

/** What the found have in common, and how many of them; a press narrows the search to those. */
export function Facets({ search: { filter, change }, found }: Props) {
  const { t, i18n } = useTranslation(['discovery', 'profile'])
  const language = i18n.language
  const nameOf = (kind: FacetKind, { value, nameEn, nameFr }: FacetOption): string => {
    if (kind === 'contract') return t(`profile:contractKinds.${value as ContractKind}`)
    if (kind === 'available') return t(`available.${value as 'now' | 'from_date' | 'listening'}`)
    if (kind === 'language') return languageName(value, language)
    return (language === 'fr' ? nameFr : nameEn) ?? value
  }
  const narrowed: Record<Exclude<FacetKind, 'available'>, (value: string) => Partial<SearchFilter>> = {
    skill: (value) => ({ skills: [...(filter.skills ?? []), value] }),
    job: (job) => ({ job }),
    town: (town) => ({ town }),
    contract: (contract) => ({ contract }),
    language: (spoken) => ({ language: spoken }),
    school: (school) => ({ school }),
  }
  const isChosen = (kind: FacetKind, value: string): boolean =>
    kind === 'skill'
      ? (filter.skills ?? []).some((one) => one.replace(/:[123]$/, '') === value)
      : kind !== 'available' && String(filter[kind] ?? '').split(':')[0] === value
  const groups = facetKinds.map((kind) => ({
    kind,
    options: (found.facets[kind] ?? []).filter(({ value }) => !isChosen(kind, value)),
  }))
  return (
    <section aria-label={t('facets.title')} className={classes.facets}>
      {found.isMore && (
        <Text size="sm" c="dimmed">
          {t('facets.amongFirst', { count: found.total })}
        </Text>
      )}
      {groups.map(
        ({ kind, options }) =>
          options.length > 0 && (
            <div key={kind}>
              <Text size="sm" fw={600} id={`facet-${kind}`}>
                {t(`facets.${kind}`)}
              </Text>
              <ul aria-labelledby={`facet-${kind}`}>
                {options.slice(0, 8).map((option) => (
                  <li key={option.value}>
                    {kind === 'available' ? (
                      <span className={classes.option}>
                        {nameOf(kind, option)} <b>{option.count}</b>
                      </span>
                    ) : (
                      <UnstyledButton
                        className={classes.option}
                        onClick={() => change(narrowed[kind](option.value))}
                      >
                        {nameOf(kind, option)} <b>{option.count}</b>
                      </UnstyledButton>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  )
}
