import { Anchor, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { Thread } from '../comments.ts'
import { CommentAnswer } from './CommentAnswer.tsx'
import { ThreadHistory } from './passages/ThreadHistory.tsx'

interface Props {
  thread: Thread
  /** The criterion or the words that it is about. */
  subject: string
  /** The attempt that is being revised, while it is. */
  revising?: number
}

/** A comment as the author of the work reads it, with what was said since, and a way to answer while it is open. */
export function CommentThread({ thread, subject, revising }: Props) {
  const { t } = useTranslation('reviews')
  const canAnswer = revising !== undefined && thread.asks_change && !thread.is_resolved
  // What can still be changed stands in the answer itself.
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
