import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CriterionFeedback, Feedback } from '../api/answers.ts'
import { commentOn } from '../comments.ts'
import { CommentThread } from './CommentThread.tsx'
import classes from './DeliveredFeedback.module.css'

interface Props {
  feedback: Feedback
  criterion: CriterionFeedback
  revising?: number
}

export function CriterionResult({ feedback, criterion, revising }: Props) {
  const { t } = useTranslation('reviews')
  const { level, levels, level_title: title, level_description: description } = criterion
  const thread = commentOn(feedback.comments, criterion.id)
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified by its position.
            <span key={index} data-reached={index <= level} />
          ))}
        </div>
      </Group>
      <Text size="sm" c="dimmed" mb={thread ? 'xs' : 0}>
        {[title, description].filter(Boolean).join(' — ')}
      </Text>
      {thread && <CommentThread thread={thread} subject={criterion.title} revising={revising} />}
    </li>
  )
}
