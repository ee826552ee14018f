import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import lists from '../../../../ui/Lists.module.css'
import { ListView } from '../../../../ui/ListView.tsx'
import type { Loaded } from '../../../../ui/LoadState.tsx'
import { useResultKeys } from '../../../../ui/use-result-keys.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { CandidateCardFacts, FoundCandidates } from '../api/answers.ts'
import { cardsPageSize } from '../api/find-candidates.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import { CandidateCard } from './CandidateCard.tsx'

export interface ResultsProps {
  /** What can be done with a candidate. */
  actions?: (candidate: CandidateCardFacts) => ReactNode
  search: CandidateSearch
  query: Loaded<FoundCandidates>
}

export function SearchResults({ actions, search, query }: ResultsProps) {
  const { t } = useTranslation('discovery')
  const path = useAreaPath()
  const { data } = query
  const list = useResultKeys<HTMLUListElement>()
  return (
    <Stack gap="lg">
      <ListView
        query={query}
        rows={data?.cards}
        list={search}
        first={4}
        skeleton={<CardsSkeleton tiles={2} rows={2} />}
        empty={<EmptyState title={t('nobodyYet')} text={t('nobodyYetText')} />}
        noMatch={{ title: t('nobody'), text: t('nobodyText') }}
        pages={{ label: t('pages'), total: Math.ceil((data?.total ?? 0) / cardsPageSize) }}
      >
        {(found) => (
          <ul ref={list} className={lists.list} data-dense>
            {found.map((card) => (
              <li key={card.id}>
                <CandidateCard facts={card} to={path(`/candidates/${card.id}`)} actions={actions?.(card)} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </Stack>
  )
}
