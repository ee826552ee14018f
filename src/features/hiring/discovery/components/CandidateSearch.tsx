import { Select, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { candidatesQuery } from '../api/find-candidates.ts'
import { searchSorts } from '../search-filter.ts'
import { useCandidateSearch } from '../use-candidate-search.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { KeptSearches } from './KeptSearches.tsx'
import classes from './Search.module.css'
import { SearchFilters } from './SearchFilters.tsx'
import { type ResultsProps, SearchResults } from './SearchResults.tsx'

/** Searches candidates who allow it by what they have shown; nameless until they accept contact. */
export function CandidateSearchPage({ actions }: Pick<ResultsProps, 'actions'>) {
  const { t } = useTranslation('discovery')
  const search = useCandidateSearch()
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(candidatesQuery(search.filter, search.sort, search.page - 1))
  const { data } = query
  return (
    <div className={classes.page}>
      <search>
        <details open={isWide || isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={classes.toggle}>
            <IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden />
            {t('filters.title')}
          </summary>
          <SearchFilters search={search} found={data} />
        </details>
      </search>
      <div>
        <div className={classes.words}>
          <SearchField aria-label={t('search')} placeholder={t('searchHint')} list={search} />
          <Select
            aria-label={t('sort')}
            allowDeselect={false}
            data={searchSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            value={search.sort}
            onChange={(value) => search.set({ sort: value ?? undefined })}
          />
          <KeptSearches search={search} />
        </div>
        <ActiveFilters search={search} />
        <div className={classes.result}>
          <Text role="status" c="dimmed">
            {data && t(data.isMore ? 'foundMore' : 'found', { count: data.total })}
          </Text>
        </div>
        <SearchResults actions={actions} search={search} query={query} />
      </div>
    </div>
  )
}
