import { Group, Text } from '@mantine/core'
import type { CriterionFeedback, Feedback } from '../api/answers.ts'
import { commentOn } from '../comments.ts'
import { CommentThread } from './CommentThread.tsx'
import { LevelScale } from './LevelScale.tsx'

interface Props {
  feedback: Feedback
  criterion: CriterionFeedback
  /** The level the person gave their own work. */
  own?: number
  revising?: number
}

export function CriterionResult({ feedback, criterion, own, revising }: Props) {
  const { level, levels, level_title: title, level_description: description } = criterion
  const thread = commentOn(feedback.comments, criterion.id)
  return (
    <li>
      <Group justify="space-between" gap="xs" align="center">
        <Text fw={600}>{criterion.title}</Text>
        {own === undefined ? (
          <LevelScale level={level} levels={levels} />
        ) : (
          <div>
            <LevelScale level={level} levels={levels} by="reviewer" />
            <LevelScale level={own} levels={levels} by="candidate" />
          </div>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb={thread ? 'xs' : 0}>
        {[title, description].filter(Boolean).join(' — ')}
      </Text>
      {thread && (
        <CommentThread
          thread={thread}
          subject={criterion.title}
          delivered={feedback.delivered}
          revising={revising}
        />
      )}
    </li>
  )
}
