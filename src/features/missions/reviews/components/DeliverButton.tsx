import { Alert, Button, List, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ReviewComment, ReviewWork } from '../api/answers.ts'
import { useDeliver } from '../api/deliver-review.ts'
import { useNextWork } from '../api/get-queue.ts'
import { leftOpen } from '../comments.ts'
import type { Decision } from '../model.ts'
import type { useReviewDraft } from '../use-review-draft.ts'
import type { ReviewTime } from '../use-review-time.ts'
import { PromisedDate } from './PromisedDate.tsx'
import { VerdictBadge } from './VerdictBadge.tsx'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  decision: Decision
  isReady: boolean
  time: ReviewTime
}

/** Asks for confirmation: a review can't be withdrawn once sent. */
export function DeliverButton({ work, draft, decision, isReady, time }: Props) {
  const { t } = useTranslation('reviews')
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const path = useAreaPath()
  const deliver = useDeliver(work.submission.id)
  const left = decision.verdict === 'validated' ? leftOpen(work, draft.draft) : undefined

  const { next, isLoaded } = useNextWork(work.submission.id, isAsking)

  const send = useChange(
    async (_opens: string | undefined) => {
      await draft.flush()
      await time.stop()
      try {
        await deliver.mutateAsync(decision)
      } catch (error) {
        time.start()
        throw error
      }
    },
    {
      failure: 'caller',
      onSuccess: (_, opens) => {
        draft.forget()
        const isLast = isLoaded && !next
        const message = [t('verdict.doneText'), isLast && t('next.none')].filter(Boolean).join(' ')
        toast.success({ title: t('verdict.done'), message })
        if (opens) navigate(path(`/reviews/${opens}`))
      },
    },
  )
  return (
    <>
      <Button disabled={!isReady} onClick={() => setAsking(true)}>
        {t('verdict.deliver')}
      </Button>
      <FormDialog
        opened={isAsking}
        title={t('verdict.confirm')}
        size="lg"
        action={t('verdict.send')}
        buttons={
          next && (
            <Button
              variant="default"
              disabled={send.isPending}
              onClick={() => send.mutate(next.submission_id)}
            >
              {t('verdict.sendAndNext')}
            </Button>
          )
        }
        change={send}
        focus="action"
        onSubmit={() => send.mutate(undefined)}
        onClose={() => setAsking(false)}
      >
        {decision.verdict && (
          <div>
            <VerdictBadge verdict={decision.verdict} />
          </div>
        )}
        <Text>{t('verdict.confirmText')}</Text>
        {next ? (
          <Text size="sm" c="dimmed">
            {t('next.open', { title: next.mission_title })} · <PromisedDate dueAt={next.due_at} />
          </Text>
        ) : (
          isLoaded && (
            <Text size="sm" c="dimmed">
              {t('next.last')}
            </Text>
          )
        )}
        {left && left.earlier.length > 0 && (
          <Alert color="amber" title={t('verdict.leftOpen', { count: left.earlier.length })}>
            <OpenList comments={left.earlier} />
            {t('verdict.leftOpenText')}
          </Alert>
        )}
        {left && left.own.length > 0 && (
          <Alert color="amber" title={t('verdict.leftAsked', { count: left.own.length })}>
            <OpenList comments={left.own} />
            {t('verdict.leftAskedText')}
          </Alert>
        )}
      </FormDialog>
    </>
  )
}

function OpenList({ comments }: { comments: ReviewComment[] }) {
  return (
    <List mb="xs" spacing={4}>
      {comments.map(({ id, body }) => (
        <List.Item key={id}>
          <Text lineClamp={1} title={body}>
            {body}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
