import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { InvitedListing } from './answers.ts'
import { catalogKeys } from './keys.ts'

/** Missions I am invited to and can start now. */
export const myInvitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: catalogKeys.myInvitations(userId),
    queryFn: async ({ signal }) => (await call('my_invitations', {}, signal)) as InvitedListing[],
  })
