import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { CriterionFeedback, Feedback } from '../api/get-feedback.ts'
import { CommentAnswer } from './CommentAnswer.tsx'
import classes from './DeliveredFeedback.module.css'

interface Props {
  feedback: Feedback
  criterion: CriterionFeedback
}

export function CriterionResult({ feedback, criterion }: Props) {
  const { t } = useTranslation('reviews')
  const { level, levels, level_title: title, level_description: description, comment } = criterion
  return (
    <li>
      <Group justify="space-between" gap="xs" align="center">
        <Text fw={600}>{criterion.title}</Text>
        <div
          className={classes.scale}
          role="img"
          aria-label={t('feedback.level', { level: level + 1, levels })}
        >
          {Array.from({ length: levels }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
            <span key={index} data-reached={index <= level} />
          ))}
        </div>
      </Group>
      <Text size="sm" c="dimmed" mb={comment ? 'xs' : 0}>
        {[title, description].filter(Boolean).join(' — ')}
      </Text>
      {comment && (
        <>
          <Markdown>{comment}</Markdown>
          <CommentAnswer
            submissionId={feedback.submission_id}
            criterion={criterion}
            canAnswer={feedback.can_answer}
          />
        </>
      )}
    </li>
  )
}
