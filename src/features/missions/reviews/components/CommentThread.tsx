import { Anchor, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { Thread } from '../api/answers.ts'
import { CommentAnswer } from './CommentAnswer.tsx'
import { ThreadHistory } from './passages/ThreadHistory.tsx'

interface Props {
  thread: Thread
  /** The criterion or passage it is about. */
  subject: string
  /** The attempt being revised, if any. */
  revising?: number
}

/** A comment as the author of the work sees it, with its replies, and a way to answer while it is open. */
export function CommentThread({ thread, subject, revising }: Props) {
  const { t } = useTranslation('reviews')
  const canAnswer = revising !== undefined && thread.asks_change && !thread.is_resolved
  // A reply that can still be edited appears in the answer field itself.
  const said = thread.replies.filter(
    (reply) => !canAnswer || reply.is_by_reviewer || reply.attempt !== revising,
  )
  return (
    <Stack gap="xs">
      <Markdown>{thread.body}</Markdown>
      <ThreadHistory replies={said} reader="candidate" />
      {canAnswer && thread.step_id && (
        <Anchor component={Link} to={`?step=${thread.step_id}`} size="sm" w="fit-content">
          {t('feedback.editDeliverable')}
        </Anchor>
      )}
      {canAnswer && <CommentAnswer thread={thread} attempt={revising} subject={subject} />}
    </Stack>
  )
}
