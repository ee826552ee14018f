import { ask } from '../../../../lib/rpc.ts'
import { answers, type RevisionCheck } from './answers.ts'

export const checkRevision = (enrollmentId: string) =>
  ask(answers, 'check_revision', { enrollment_id: enrollmentId })

/** Whether the candidate should look again before submitting. */
export const needsAttention = ({ unchanged, changed, open_comments }: RevisionCheck): boolean =>
  open_comments.length > 0 || (changed === 0 && unchanged.length > 0)
