import { Stack } from '@mantine/core'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { Feedback, Thread } from '../api/answers.ts'
import { CommentAnswer } from './CommentAnswer.tsx'
import { EditAnswerLinks } from './EditAnswerLinks.tsx'
import { ThreadHistory } from './passages/ThreadHistory.tsx'

interface Props {
  thread: Thread
  /** The criterion or passage it is about. */
  subject: string
  /** What was submitted, to edit it from here. */
  delivered: Feedback['delivered']
  /** The attempt being revised, if any. */
  revising?: number
}

/** A comment as the author of the work sees it, with its replies, and a way to answer while it is open. */
export function CommentThread({ thread, subject, delivered, revising }: Props) {
  const canAnswer = revising !== undefined && thread.asks_change && !thread.is_resolved
  // A reply that can still be edited appears in the answer field itself.
  const said = thread.replies.filter(
    (reply) => !canAnswer || reply.is_by_reviewer || reply.attempt !== revising,
  )
  return (
    <Stack gap="xs">
      <Markdown>{thread.body}</Markdown>
      <ThreadHistory replies={said} reader="candidate" />
      {canAnswer && <EditAnswerLinks thread={thread} delivered={delivered} />}
      {canAnswer && <CommentAnswer thread={thread} attempt={revising} subject={subject} />}
    </Stack>
  )
}
