import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import cards from '../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { cardsPageSize, type FoundCandidates } from '../api/find-candidates.ts'
import type { CandidateCardFacts } from '../model.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import { CandidateCard } from './CandidateCard.tsx'

export interface ResultsProps {
  /** Below each card. */
  actions?: (candidate: CandidateCardFacts) => ReactNode
  search: CandidateSearch
  /** Undefined while loading. */
  found: FoundCandidates | undefined
  error: Error | null
  onRetry: () => void
}

export function SearchResults({ actions, search, found, error, onRetry }: ResultsProps) {
  const { t } = useTranslation('discovery')
  const path = useAreaPath()
  if (error && !found) return <LoadFailure error={error} onRetry={onRetry} />
  if (!found) return <CardsSkeleton tiles={2} rows={2} />
  if (found.cards.length === 0) {
    const clear = (
      <Button variant="default" onClick={search.reset}>
        {t('clear')}
      </Button>
    )
    return search.isFiltered ? (
      <EmptyState title={t('nobody')} text={t('nobodyText')} action={clear} />
    ) : (
      <EmptyState title={t('nobodyYet')} text={t('nobodyYetText')} />
    )
  }
  return (
    <Stack gap="lg">
      <ul className={cards.cards}>
        {found.cards.map((card) => (
          <li key={card.id}>
            <CandidateCard facts={card} to={path(`/candidates/${card.id}`)}>
              {actions?.(card)}
            </CandidateCard>
          </li>
        ))}
      </ul>
      <Pages
        label={t('pages')}
        total={Math.ceil(found.total / cardsPageSize)}
        page={search.page}
        onChange={search.turnTo}
      />
    </Stack>
  )
}
