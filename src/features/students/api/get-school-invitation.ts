import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { SharedFacts, WrittenFacts } from '../model.ts'
import { studentKeys } from './keys.ts'

export interface SchoolInvitation {
  school: string
  invitedBy: string | null
  expiresAt: string
  isExpired: boolean
  /** The email address is masked: the link may have been passed on. */
  written: WrittenFacts
  isCandidate: boolean
  /** Everything the school could see of the caller; null if not signed in. */
  facts: SharedFacts | null
}

/** What an emailed link leads to; null if it was answered or withdrawn. */
export const schoolInvitationQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: studentKeys.invitation(token, userId),
    queryFn: async ({ signal }): Promise<SchoolInvitation | null> => {
      const client = await connect()
      const answer = await client.rpc('school_invitation', { token }).abortSignal(signal)
      // A truncated link isn't an invitation's id.
      if (answer.error?.code === '22P02') return null
      return unwrap(answer) as unknown as SchoolInvitation | null
    },
  })
