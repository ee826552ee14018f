import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { toAppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { Pages } from '../../../../ui/Pages.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useResultKeys } from '../../../../ui/use-result-keys.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { CandidateCardFacts } from '../../discovery/api/answers.ts'
import { CandidateCard } from '../../discovery/components/CandidateCard.tsx'
import { maxRankedCards, rankingPageSize, rankingQuery } from '../api/get-ranking.ts'
import classes from './Matching.module.css'
import { MatchPanel } from './MatchPanel.tsx'
import { OpeningFacts } from './OpeningFacts.tsx'
import { OpeningQuestions } from './OpeningQuestions.tsx'

interface Props {
  /** What can be done with a matching candidate. */
  actions?: (candidate: CandidateCardFacts) => ReactNode
}

/** The best candidates for an opening, and why. */
export function OpeningPage({ actions }: Props) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { openingId: id = '' } = useParams()
  const { page, goToPage } = useListState()
  const { data, error, refetch } = useQuery({ ...rankingQuery(id, page - 1), retry: false })
  const list = useResultKeys<HTMLOListElement>()
  const edit = path(`/openings/${id}/edit`)
  if (error && ['opening_gone', '22P02'].includes(toAppError(error).code))
    return (
      <EmptyState
        title={t('opening.gone')}
        text={t('opening.goneText')}
        action={<LinkButton to={path('/openings')}>{t('editor.back')}</LinkButton>}
      />
    )
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} rows={3} />
  const { opening, total, cards } = data
  return (
    <Stack gap="md">
      <PageHeader
        title={opening.title}
        back={{ to: path('/openings'), label: t('editor.back') }}
        actions={
          <LinkButton to={edit} variant="default">
            {t('openings.edit')}
          </LinkButton>
        }
        isTight
      />
      <OpeningFacts opening={opening} />
      {opening.status === 'archived' && <Text size="sm">{t('opening.archivedNote')}</Text>}
      <OpeningQuestions openingId={id} />
      {cards.length === 0 ? (
        <EmptyState
          title={t('opening.none')}
          text={t('opening.noneText')}
          action={
            <LinkButton to={edit} variant="default">
              {t('openings.edit')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" role="status">
            {total < maxRankedCards
              ? t('opening.found', { count: total })
              : t('opening.foundMost', { count: total })}
            {`. ${t('human')} `}
            <Anchor component={Link} to={paths.howMatchingWorks} inherit underline="always">
              {t('how')}
            </Anchor>
          </Text>
          <ol ref={list} className={classes.list} aria-label={t('opening.list')}>
            {cards.map(({ card, match }) => (
              <li key={card.id}>
                <CandidateCard
                  facts={card}
                  to={path(`/candidates/${card.id}?opening=${id}`)}
                  actions={actions?.(card)}
                >
                  <MatchPanel match={match} />
                </CandidateCard>
              </li>
            ))}
          </ol>
          <Pages
            label={t('opening.pages')}
            total={Math.ceil(total / rankingPageSize)}
            page={page}
            onChange={goToPage}
          />
        </>
      )}
    </Stack>
  )
}
