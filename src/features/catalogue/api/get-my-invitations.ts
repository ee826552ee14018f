import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Listing } from '../model.ts'

export type InvitedListing = Listing & {
  words: string
  /** The school whose students may start it, if there is no personal invitation. */
  school: string | null
}

/** Missions I am invited to and can start now. */
export const myInvitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['invitations', userId],
    queryFn: async ({ signal }): Promise<InvitedListing[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_invitations').abortSignal(signal)) as unknown as InvitedListing[]
    },
  })
