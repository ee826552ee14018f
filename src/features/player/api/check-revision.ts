import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface RevisionCheck {
  /** Deliverables unchanged since the last attempt. */
  unchanged: { id: string; title: string }[]
  /** How many deliverables differ from the last attempt. */
  changed: number
  /** Change requests that are neither resolved nor marked as done. */
  open_comments: {
    id: string
    step_id: string | null
    quote: string | null
    body: string
    /** Title of the criterion. */
    about: string | null
  }[]
}

export async function checkRevision(enrollmentId: string): Promise<RevisionCheck> {
  const client = await connect()
  const answer = await client.rpc('check_revision', { enrollment_id: enrollmentId })
  return unwrap(answer) as unknown as RevisionCheck
}

/** Whether the candidate should look again before submitting. */
export const needsAttention = ({ unchanged, changed, open_comments }: RevisionCheck): boolean =>
  open_comments.length > 0 || (changed === 0 && unchanged.length > 0)
