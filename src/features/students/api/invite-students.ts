import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Selection } from '../model.ts'
import { inPieces } from './in-pieces.ts'
import { useStudentsChange } from './use-students-change.ts'

interface Wanted {
  selection: Selection
  /** Also to those with a pending invitation, at most once a day. */
  isAgain: boolean
  /** A personal message in the email. */
  message?: string
}

export interface Invited {
  sent: number
  /** How many weren't invited because of the daily limit. */
  leftOut: number
}

/** Returns how many emails were sent, and how many weren't. */
export const useInviteStudents = (
  onProgress: (done: number) => void,
  onSuccess: (invited: Invited, wanted: Wanted) => void,
) =>
  useStudentsChange(async ({ selection, isAgain, message }: Wanted): Promise<Invited> => {
    const client = await connect()
    let leftOut = 0
    const sent = await inPieces(
      500,
      async () => {
        const wanted = { selection: { ...selection }, is_again: isAgain, message }
        const piece = unwrap(await client.rpc('invite_students', wanted)) as unknown as Invited
        leftOut = piece.leftOut
        return piece.sent
      },
      onProgress,
    )
    return { sent, leftOut }
  }, onSuccess)

export const useWithdrawInvitations = (onSuccess: (count: number) => void) =>
  useStudentsChange(async (selection: Selection): Promise<number> => {
    const client = await connect()
    return unwrap(await client.rpc('withdraw_student_invitations', { selection: { ...selection } }))
  }, onSuccess)
