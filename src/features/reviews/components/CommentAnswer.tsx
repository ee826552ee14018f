import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerComment } from '../api/answer-comment.ts'
import type { CriterionFeedback } from '../api/get-feedback.ts'
import classes from './DeliveredFeedback.module.css'

interface Props {
  submissionId: string
  criterion: CriterionFeedback
  canAnswer: boolean
}

/** The author says what became of a comment: dealt with, or a few words about it. */
export function CommentAnswer({ submissionId, criterion, canAnswer }: Props) {
  const { t } = useTranslation('reviews')
  const { t: tCommon } = useTranslation()
  const { id, title, answer, is_done: isDone } = criterion
  const [typed, setTyped] = useState<string>()
  const send = useAnswerComment(submissionId, id)
  const isChecked = send.isPending ? send.variables.isDone : isDone
  return (
    <Stack gap="xs" mt="xs" align="flex-start">
      {answer && typed === undefined && (
        <Text size="sm" className={classes.answer}>
          <b>{t('feedback.yourAnswer')}</b> · {answer}
        </Text>
      )}
      {!canAnswer && isDone && (
        <Text size="sm" c="var(--moss-text)">
          {t('feedback.done')}
        </Text>
      )}
      {typed !== undefined && (
        <Stack gap="xs" w="100%">
          <Textarea
            aria-label={t('feedback.answerTo', { criterion: title })}
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
      )}
      {canAnswer && typed === undefined && (
        <Group gap="md">
          <Checkbox
            label={t('feedback.done')}
            aria-label={t('feedback.doneFor', { criterion: title })}
            checked={isChecked}
            onChange={(event) => send.mutate({ answer, isDone: event.currentTarget.checked })}
          />
          <Button size="compact-sm" variant="subtle" onClick={() => setTyped(answer)}>
            {t(answer ? 'feedback.editAnswer' : 'feedback.answer')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
