import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { cardQuery } from '../../../features/hiring/discovery/api/open-card.ts'
import { WholeCard } from '../../../features/hiring/discovery/components/WholeCard.tsx'
import { CardMatch } from '../../../features/hiring/matching/components/CardMatch.tsx'
import { CompareBar } from '../../../features/hiring/pools/components/CompareBar.tsx'
import { toAppError } from '../../../lib/errors.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { CardActions } from './CardActions.tsx'

/** One candidate, without a name. */
export function CardPage() {
  const { t } = useTranslation('discovery')
  const { cardId: card = '' } = useParams()
  const path = useAreaPath()
  const { data, error, refetch } = useQuery({ ...cardQuery(card), retry: false })
  const isGone = error && toAppError(error).code === 'card_gone'
  return (
    <>
      <PageHeader
        title={t('card')}
        back={{ to: path('/candidates'), label: t('back'), isToPageBefore: true }}
      />
      {!data && !error && <CardsSkeleton tiles={1} rows={3} />}
      {isGone && (
        <EmptyState
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton to={path('/candidates')}>{t('toSearch')}</LinkButton>}
        />
      )}
      {error && !isGone && <LoadFailure error={error} onRetry={refetch} />}
      {data && (
        <WholeCard facts={data}>
          <CardActions card={card} contact={data.contact} />
          <CardMatch card={card} />
        </WholeCard>
      )}
      <CompareBar />
    </>
  )
}
