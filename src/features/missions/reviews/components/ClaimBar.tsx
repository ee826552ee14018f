import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatTime } from '../../../../lib/moments.ts'
import { SaveState } from '../../../../ui/SaveState.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { ReviewWork } from '../api/answers.ts'
import { useClaim } from '../api/claim-review.ts'
import type { useReviewDraft } from '../use-review-draft.ts'
import type { ReviewTime } from '../use-review-time.ts'
import { NextReview } from './NextReview.tsx'
import classes from './ReviewDesk.module.css'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  time: ReviewTime
}

/** Who currently reviews the submission, and until when. */
export function ClaimBar({ work: { submission, review }, draft, time }: Props) {
  const { t } = useTranslation('reviews')
  const claim = useClaim(submission.id, 'claim_review')
  const release = useClaim(submission.id, 'release_review')

  if (review?.delivered_at && review.verdict) {
    const when = timeAgo(review.delivered_at)
    return (
      <div className={classes.bar}>
        <Text>{t('claim.delivered', { when, verdict: t(`verdicts.${review.verdict}`) })}</Text>
        {review.is_mine && <NextReview current={submission.id} />}
      </div>
    )
  }
  const until = review?.claimed_until ? formatTime(review.claimed_until) : ''
  if (review?.is_claimed && !review.is_mine) {
    return (
      <div className={classes.bar} role="status">
        <Text>{t('claim.other', { who: review.reviewer || t('claim.someone'), time: until })}</Text>
      </div>
    )
  }
  if (review?.is_claimed) {
    async function giveBack(): Promise<void> {
      try {
        await draft.flush()
        await time.stop()
        await release.mutateAsync()
        draft.forget()
        toast.success({ title: t('claim.released') })
      } catch {
        // Both have already reported the error.
        time.start()
      }
    }
    return (
      <div className={classes.bar}>
        <Text>{t('claim.mine', { time: until })}</Text>
        <SaveState state={draft.state} onRetry={() => draft.flush().catch(() => undefined)} />
        <Button variant="default" loading={release.isPending} onClick={giveBack}>
          {t('claim.release')}
        </Button>
      </div>
    )
  }
  return (
    <div
      className={classes.bar}
      data-is-lost={draft.hasUnsaved}
      role={draft.hasUnsaved ? 'alert' : undefined}
    >
      <Text>{t(draft.hasUnsaved ? 'claim.lost' : 'claim.free')}</Text>
      <Button
        loading={claim.isPending}
        onClick={() => claim.mutate(undefined, { onSuccess: () => draft.flush().catch(toast.error) })}
      >
        {t('claim.claim')}
      </Button>
    </div>
  )
}
