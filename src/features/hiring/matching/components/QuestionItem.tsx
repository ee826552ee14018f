import { Anchor, Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { MatchQuestion } from '../api/answers.ts'
import { useAnswerQuestion } from '../api/change-opening.ts'
import classes from './Matching.module.css'

/** A question and its answer, or a field to write one. */
export function QuestionItem({ question }: { question: MatchQuestion }) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const [answer, setAnswer] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending } = useAnswerQuestion()
  function send() {
    setIsMissing(answer.trim() === '')
    if (answer.trim() === '') return
    mutate({ id: question.id, answer }, { onSuccess: () => toast.success({ title: t('questions.sent') }) })
  }
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('questions.from', { grade: t(`grades.${question.grade ?? 'none'}`) })} ·{' '}
        {formatDate(question.askedAt)}
        {question.card && (
          <>
            {' · '}
            <Anchor component={Link} to={path(`/candidates/${question.card}`)} inherit underline="always">
              {t('questions.card')}
            </Anchor>
          </>
        )}
      </Text>
      <Text className={classes.words}>{question.question}</Text>
      {question.answer ? (
        <div className={classes.answer}>
          <Text size="sm" fw={600}>
            {t('questions.answered')}
          </Text>
          <Text className={classes.words}>{question.answer}</Text>
        </div>
      ) : (
        <>
          <Textarea
            label={t('questions.answer')}
            autosize
            minRows={2}
            maxLength={2000}
            value={answer}
            error={isMissing && t('questions.missing')}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          <Button style={{ alignSelf: 'flex-start' }} loading={isPending} onClick={send}>
            {t('questions.send')}
          </Button>
        </>
      )}
    </Stack>
  )
}
