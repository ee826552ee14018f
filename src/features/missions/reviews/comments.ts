import type { Passage } from '../../../ui/diff/passages.ts'
import type { Reply, ReviewComment, ReviewerReply, Thread } from './api/answers.ts'

export const isOnPassage = <T extends ReviewComment>(
  comment: T,
): comment is T & Passage & { step_id: string } => comment.step_id !== null

const isOnWhole = (criterion: string) => (comment: ReviewComment) =>
  comment.step_id === null && comment.criterion === criterion

/** The comment on a criterion as a whole. */
export const commentOn = <T extends ReviewComment>(comments: T[], criterion: string): T | undefined =>
  comments.find(isOnWhole(criterion))

export function withCommentOn<T extends ReviewComment>(
  comments: T[],
  criterion: string,
  changes: CommentChanges,
): ReviewComment[] {
  const known = commentOn(comments, criterion)
  if (known) return withChanges(comments, known.id, changes)
  const nowhere = { step_id: null, starts_at: null, ends_at: null, quote: null }
  return [
    ...comments,
    { id: crypto.randomUUID(), criterion, ...nowhere, body: '', asks_change: true, ...changes },
  ]
}

export type CommentChanges = Partial<Pick<ReviewComment, 'body' | 'criterion' | 'asks_change'>>

export const withChanges = <T extends ReviewComment>(
  comments: T[],
  id: string,
  changes: CommentChanges,
): T[] => comments.map((comment) => (comment.id === id ? { ...comment, ...changes } : comment))

/** In the order of the text, so that their numbers match it. */
export const passagesOf = <T extends ReviewComment>(comments: T[], stepId: string) =>
  comments
    .filter(isOnPassage)
    .filter((comment) => comment.step_id === stepId)
    .sort((one, other) => one.starts_at - other.starts_at || one.ends_at - other.ends_at)

/** Change requests that were unresolved before an attempt was reviewed. */
export const openBefore = (threads: Thread[], attempt: number): Thread[] =>
  threads.filter(
    (thread) =>
      thread.attempt < attempt &&
      thread.asks_change &&
      !thread.replies.some((reply) => reply.is_by_reviewer && reply.settles && reply.attempt < attempt),
  )

/** The author's last reply to a comment while revising this attempt. */
export const answerAt = ({ replies }: Thread, attempt: number): Reply | undefined =>
  replies.find((reply) => !reply.is_by_reviewer && reply.attempt === attempt)

interface Reviewed {
  submission: { attempt: number }
  earlier: { comments: Thread[] }[]
}
interface Written {
  comments: ReviewComment[]
  replies: Record<string, ReviewerReply>
}

/** What would stay open if the work were validated now: earlier comments, and requests of this review. */
export const leftOpen = ({ submission, earlier }: Reviewed, { comments, replies }: Written) => ({
  earlier: openBefore(
    earlier.flatMap((attempt) => attempt.comments),
    submission.attempt,
  ).filter(({ id }) => !replies[id]?.is_resolved),
  own: comments.filter(({ asks_change, body }) => asks_change && body.trim() !== ''),
})
