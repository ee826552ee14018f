import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Listing } from '../model.ts'

export type InvitedListing = Listing & {
  words: string
  /** Whose students may begin it, where no invitation of one's own does. */
  school: string | null
}

/** What I am invited to and may begin now. */
export const myInvitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['invitations', userId],
    queryFn: async ({ signal }): Promise<InvitedListing[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_invitations').abortSignal(signal)) as unknown as InvitedListing[]
    },
  })
