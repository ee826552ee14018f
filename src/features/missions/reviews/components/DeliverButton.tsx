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
import { VerdictBadge } from './VerdictBadge.tsx'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  decision: Decision
  isReady: boolean
}

/** Asks for confirmation: a review can't be withdrawn once sent. */
export function DeliverButton({ work, draft, decision, isReady }: Props) {
  const { t } = useTranslation('reviews')
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const path = useAreaPath()
  const deliver = useDeliver(work.submission.id)
  const left = decision.verdict === 'validated' ? leftOpen(work, draft.draft) : undefined

  const next = useNextWork(work.submission.id, isAsking)

  const send = useChange(
    async (_opens: string | undefined) => {
      await draft.flush()
      await deliver.mutateAsync(decision)
    },
    {
      failure: 'caller',
      onSuccess: (_, opens) => {
        draft.forget()
        toast.success({ title: t('verdict.done'), message: t('verdict.doneText') })
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
            <Button variant="default" disabled={send.isPending} onClick={() => send.mutate(next)}>
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
