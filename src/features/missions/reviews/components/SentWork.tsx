import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { shownText } from '../../../../ui/diff/passages.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { plainWords } from '../../../../ui/markdown-places.ts'
import type { Feedback } from '../api/answers.ts'
import { isOnPassage } from '../comments.ts'
import { CommentThread } from './CommentThread.tsx'
import { DeliveredAnswer } from './DeliveredAnswer.tsx'
import classes from './DeliveredFeedback.module.css'
import { CommentedText } from './passages/CommentedText.tsx'
import { drawMarked } from './passages/draw-marked.tsx'
import { PassageNote } from './passages/PassageNote.tsx'
import { useNumberedMarks } from './passages/use-numbered-marks.ts'

interface Props {
  feedback: Feedback
  revising?: number
}

/** The submission, with comments on its passages; expanded if there are any. */
export function SentWork({ feedback, revising }: Props) {
  const { t } = useTranslation('reviews')
  const { delivered, comments } = feedback
  if (delivered.length === 0) return null
  const onWords = comments.filter(isOnPassage).length
  return (
    <details className={classes.sent} open={onWords > 0}>
      <summary>
        {t('feedback.sent')}
        {onWords > 0 && ` · ${t('feedback.onWords', { count: onWords })}`}
      </summary>
      <Stack gap="lg" mt="md">
        {delivered.map(({ id, title, answer }) => (
          <section key={id}>
            <Title order={4} mb="xs">
              {title}
            </Title>
            <DeliveredAnswer
              answer={answer}
              drawText={(text) => (
                <SentText feedback={feedback} stepId={id} text={text} revising={revising} />
              )}
            />
          </section>
        ))}
      </Stack>
    </details>
  )
}

function SentText({ feedback, stepId, text, revising }: Props & { stepId: string; text: string }) {
  const { t } = useTranslation('reviews')
  const { numbered, marks } = useNumberedMarks(feedback.comments, stepId, text)
  const notes = numbered.map(({ comment, number }) => (
    <PassageNote key={comment.id} comment={comment} number={number}>
      {comment.criterion && (
        <Text size="sm" fw={600}>
          {feedback.criteria.find(({ id }) => id === comment.criterion)?.title}
        </Text>
      )}
      <CommentThread
        thread={comment}
        subject={t('passages.quoted', { words: plainWords(comment.quote) })}
        delivered={feedback.delivered}
        revising={revising}
      />
    </PassageNote>
  ))
  return (
    <CommentedText notes={notes}>
      <Markdown drawWords={drawMarked(marks)}>{shownText(text)}</Markdown>
    </CommentedText>
  )
}
