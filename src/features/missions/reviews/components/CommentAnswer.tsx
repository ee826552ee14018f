import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerComment } from '../api/answer-comment.ts'
import type { Thread } from '../api/answers.ts'
import { answerAt } from '../comments.ts'
import classes from './DeliveredFeedback.module.css'

interface Props {
  thread: Thread
  /** The attempt being revised. */
  attempt: number
  subject: string
}

/** The author's reply to a comment: done, or a few words about it. */
export function CommentAnswer({ thread, attempt, subject }: Props) {
  const { t } = useTranslation('reviews')
  const { t: tCommon } = useTranslation()
  const { body: answer = '', settles: isDone = false } = answerAt(thread, attempt) ?? {}
  const [typed, setTyped] = useState<string>()
  const send = useAnswerComment(thread.id)
  // Optimistic until the response arrives.
  const [wanted, setWanted] = useState<boolean>()
  function mark(isMarked: boolean): void {
    setWanted(isMarked)
    send.mutate({ answer, isDone: isMarked }, { onSettled: () => setWanted(undefined) })
  }
  if (typed === undefined) {
    return (
      <Stack gap="xs" align="flex-start">
        {answer && (
          <Text size="sm" className={classes.answer}>
            <b>{t('feedback.yourAnswer')}</b> · {answer}
          </Text>
        )}
        <Group gap="md">
          <Checkbox
            label={t('feedback.done')}
            aria-label={t('feedback.doneFor', { subject })}
            checked={wanted ?? isDone}
            onChange={(event) => mark(event.currentTarget.checked)}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t(answer ? 'feedback.editAnswerTo' : 'feedback.answerThe', { subject })}
            onClick={() => setTyped(answer)}
          >
            {t(answer ? 'feedback.editAnswer' : 'feedback.answer')}
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <Stack gap="xs">
      <Textarea
        aria-label={t('feedback.answerTo', { subject })}
        autosize
        minRows={2}
        maxLength={1000}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          size="compact-md"
          loading={send.isPending}
          onClick={() => send.mutate({ answer: typed, isDone }, { onSuccess: () => setTyped(undefined) })}
        >
          {tCommon('save')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => setTyped(undefined)}>
          {tCommon('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}
