import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { toAppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { BackLink } from '../../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Pages } from '../../../../ui/Pages.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { CandidateCardFacts } from '../../discovery/api/answers.ts'
import { CandidateCard } from '../../discovery/components/CandidateCard.tsx'
import { maxRankedCards, rankingPageSize, rankingQuery } from '../api/get-ranking.ts'
import classes from './Matching.module.css'
import { MatchPanel } from './MatchPanel.tsx'
import { NeedFacts } from './NeedFacts.tsx'
import { NeedQuestions } from './NeedQuestions.tsx'

interface Props {
  /** What can be done with a matching candidate. */
  actions?: (candidate: CandidateCardFacts) => ReactNode
}

/** The best candidates for an opening, and why. */
export function NeedPage({ actions }: Props) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { needId: id = '' } = useParams()
  const { page, goToPage } = useListState()
  const { data, error, refetch } = useQuery({ ...rankingQuery(id, page - 1), retry: false })
  const edit = path(`/candidates/needs/${id}/edit`)
  if (error && ['need_gone', '22P02'].includes(toAppError(error).code))
    return (
      <EmptyState
        title={t('need.gone')}
        text={t('need.goneText')}
        action={<LinkButton to={path('/candidates/needs')}>{t('editor.back')}</LinkButton>}
      />
    )
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} rows={3} />
  const { need, total, cards } = data
  return (
    <Stack gap="lg">
      <BackLink to={path('/candidates/needs')} label={t('editor.back')} />
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap="xs" flex="1 1 320px" miw={0}>
          <Title order={2}>{need.title}</Title>
          <NeedFacts need={need} />
          {need.status === 'archived' && <Text size="sm">{t('need.archivedNote')}</Text>}
        </Stack>
        <LinkButton to={edit} variant="default">
          {t('needs.edit')}
        </LinkButton>
      </Group>
      <NeedQuestions needId={id} />
      {cards.length === 0 ? (
        <EmptyState
          title={t('need.none')}
          text={t('need.noneText')}
          action={
            <LinkButton to={edit} variant="default">
              {t('needs.edit')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" role="status">
            {total < maxRankedCards
              ? t('need.found', { count: total })
              : t('need.foundMost', { count: total })}
            {`. ${t('human')} `}
            <Anchor component={Link} to={paths.howMatchingWorks} inherit underline="always">
              {t('how')}
            </Anchor>
          </Text>
          <ol className={classes.list} aria-label={t('need.list')}>
            {cards.map(({ card, match }) => (
              <li key={card.id}>
                <CandidateCard facts={card} to={path(`/candidates/${card.id}?need=${id}`)} level={3}>
                  <MatchPanel match={match} />
                  {actions?.(card)}
                </CandidateCard>
              </li>
            ))}
          </ol>
          <Pages
            label={t('need.pages')}
            total={Math.ceil(total / rankingPageSize)}
            page={page}
            onChange={goToPage}
          />
        </>
      )}
    </Stack>
  )
}
