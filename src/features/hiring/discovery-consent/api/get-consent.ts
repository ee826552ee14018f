import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { answers } from './answers.ts'

/** Who can find the candidate, what is shared with whom, and the latest activity log entries, in one call. */
export const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: contactKeys.consent(userId),
    queryFn: ({ signal }) => ask(answers, 'my_consent', {}, signal),
    staleTime: 0,
  })
