import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Scores } from '../model.ts'

export interface ReviewDraft {
  scores: Scores
  summary: string
}

export async function saveReview(submissionId: string, { scores, summary }: ReviewDraft): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('save_review', { submission_id: submissionId, scores, summary }))
}
