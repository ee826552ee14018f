import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useDeliver } from '../api/deliver-review.ts'
import { useNextWork } from '../api/get-queue.ts'
import type { ReviewWork } from '../api/get-work.ts'
import { leftOpen, type ReviewComment } from '../comments.ts'
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
  const { t: tCommon } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const navigate = useNavigate()
  const path = useAreaPath()
  const deliver = useDeliver(work.submission.id)
  const left = decision.verdict === 'validated' ? leftOpen(work, draft.draft) : undefined

  const next = useNextWork(work.submission.id, isAsking)

  async function send(opens?: string): Promise<void> {
    try {
      await draft.flush()
      await deliver.mutateAsync(decision)
      draft.forget()
      toast.success({ title: t('verdict.done'), message: t('verdict.doneText') })
      if (opens) navigate(path(`/reviews/${opens}`))
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <>
      <Button
        disabled={!isReady}
        onClick={() => {
          setFailure(undefined)
          setAsking(true)
        }}
      >
        {t('verdict.deliver')}
      </Button>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} size="lg" title={t('verdict.confirm')}>
        <Stack gap="md">
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
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {errorText(failure)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {tCommon('cancel')}
            </Button>
            {next && (
              <Button variant="default" disabled={deliver.isPending} onClick={() => send(next)}>
                {t('verdict.sendAndNext')}
              </Button>
            )}
            <Button loading={deliver.isPending} onClick={() => send()} data-autofocus>
              {t('verdict.send')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
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
