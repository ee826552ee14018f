import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ContactRequest } from '../model.ts'
import { contactKeys } from './keys.ts'

/** Contact requests the candidate received: unanswered ones first, then newest first. */
export const requestsQuery = (userId: string) =>
  queryOptions({
    queryKey: contactKeys.requests(userId),
    queryFn: async ({ signal }): Promise<ContactRequest[]> => {
      const client = await connect()
      const answer = await client.rpc('my_contact_requests').abortSignal(signal)
      return unwrap(answer) as unknown as ContactRequest[]
    },
    staleTime: 0,
  })
