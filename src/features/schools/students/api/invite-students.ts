import { ask, call } from '../../../../lib/rpc.ts'
import type { Selection } from '../model.ts'
import { answers, type Invited } from './answers.ts'
import { inBatches } from './in-batches.ts'
import { useStudentsChange } from './use-students-change.ts'

interface Wanted {
  selection: Selection
  /** Also to those with a pending invitation, at most once a day. */
  isAgain: boolean
  /** A personal message in the email. */
  message?: string
}

/** Returns how many emails were sent, and how many weren't. */
export const useInviteStudents = (
  onProgress: (done: number) => void,
  onSuccess: (invited: Invited, wanted: Wanted) => void,
  failure?: 'toast' | 'caller',
) =>
  useStudentsChange(
    async ({ selection, isAgain, message }: Wanted): Promise<Invited> => {
      let leftOut = 0
      const sent = await inBatches(
        500,
        async () => {
          const piece = await ask(answers, 'invite_students', { selection, is_again: isAgain, message })
          leftOut = piece.leftOut
          return piece.sent
        },
        onProgress,
      )
      return { sent, leftOut }
    },
    onSuccess,
    failure,
  )

export const useWithdrawInvitations = (onSuccess: (count: number) => void, failure?: 'toast' | 'caller') =>
  useStudentsChange(
    (selection: Selection) => call('withdraw_student_invitations', { selection }),
    onSuccess,
    failure,
  )
