import { call } from '../../../../lib/rpc.ts'
import type { ReviewComment, ReviewerReply, Scores } from './answers.ts'

export interface ReviewDraft {
  scores: Scores
  summary: string
  comments: ReviewComment[]
  replies: Record<string, ReviewerReply>
}

/** Saves the whole draft, without empty comments. */
export async function saveReview(submissionId: string, draft: ReviewDraft): Promise<void> {
  const comments = draft.comments
    .filter(({ body }) => body.trim())
    .map(({ id, criterion, step_id, starts_at, ends_at, quote, body, asks_change }) => {
      return { id, criterion, step_id, starts_at, ends_at, quote, body, asks_change }
    })
  const replies = Object.entries(draft.replies)
    .filter(([, { body, is_resolved }]) => is_resolved || body.trim())
    .map(([id, { body, is_resolved }]) => [id, { body, is_resolved }] as const)
  await call('save_review', {
    submission_id: submissionId,
    scores: draft.scores,
    summary: draft.summary,
    comments,
    replies: Object.fromEntries(replies),
  })
}
