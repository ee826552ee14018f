import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Selection } from '../model.ts'
import { inPieces } from './in-pieces.ts'
import { useStudentsChange } from './use-students-change.ts'

interface Wanted {
  selection: Selection
  /** Also to those who have an open invitation, once a day at most. */
  isAgain: boolean
}

/** Answers how many mails were sent. */
export const useInviteStudents = (onProgress: (done: number) => void, onSuccess: (count: number) => void) =>
  useStudentsChange(async ({ selection, isAgain }: Wanted): Promise<number> => {
    const client = await connect()
    return inPieces(
      500,
      async () =>
        unwrap(await client.rpc('invite_students', { selection: { ...selection }, is_again: isAgain })),
      onProgress,
    )
  }, onSuccess)

export const useWithdrawInvitations = (onSuccess: (count: number) => void) =>
  useStudentsChange(async (selection: Selection): Promise<number> => {
    const client = await connect()
    return unwrap(await client.rpc('withdraw_student_invitations', { selection: { ...selection } }))
  }, onSuccess)
