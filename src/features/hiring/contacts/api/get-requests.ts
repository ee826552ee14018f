import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { contactKeys } from './keys.ts'

/** Contact requests the candidate received: unanswered ones first, then newest first. */
export const requestsQuery = (userId: string) =>
  queryOptions({
    queryKey: contactKeys.requests(userId),
    queryFn: ({ signal }) => ask(answers, 'my_contact_requests', {}, signal),
    staleTime: 0,
  })
