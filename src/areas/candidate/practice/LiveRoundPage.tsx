import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { practiceQuery } from '../../../features/career/practice/api/get-practice.ts'
import { questionsQuery } from '../../../features/career/practice/api/get-questions.ts'
import { LiveReview } from '../../../features/career/practice/components/LiveReview.tsx'
import { LiveRound } from '../../../features/career/practice/components/LiveRound.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'

/** A round in progress, then its review. */
export function LiveRoundPage() {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const { roundId } = useParams()
  const { id } = useSignedIn()
  const questions = useQuery(questionsQuery(currentLanguage()))
  const practice = useQuery(practiceQuery(id))
  const failed = [questions, practice].find(({ data, error }) => !data && error)
  const round = practice.data?.rounds.find((one) => one.id === roundId)
  const promptOf = (slug: string) => questions.data?.find((one) => one.slug === slug)?.prompt
  useDocumentTitle(t('live.title'))
  if (failed) return <LoadFailure error={failed.error} onRetry={failed.refetch} />
  if (!questions.data || !practice.data) return <CardsSkeleton tiles={1} />
  if (round?.finished_at) {
    return <LiveReview round={round} practice={practice.data} promptOf={promptOf} />
  }
  if (round) return <LiveRound key={round.id} round={round} promptOf={promptOf} />
  if (practice.isFetching) return <CardsSkeleton tiles={1} />
  return (
    <EmptyState
      title={t('live.missing')}
      text={t('live.missingText')}
      action={<LinkButton to={path('/booster/practice/live')}>{t('startLive')}</LinkButton>}
    />
  )
}
