import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { catalogKeys } from './keys.ts'

/** Missions I am invited to and can start now. */
export const myInvitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: catalogKeys.myInvitations(userId),
    queryFn: ({ signal }) => ask(answers, 'my_invitations', {}, signal),
  })
