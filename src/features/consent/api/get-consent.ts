import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import type { Consent } from '../model.ts'

/** Who can find the candidate, what is shared with whom, and the latest activity log entries, in one call. */
export const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: contactKeys.consent(userId),
    queryFn: async ({ signal }): Promise<Consent> => {
      const client = await connect()
      return unwrap(await client.rpc('my_consent').abortSignal(signal)) as unknown as Consent
    },
    staleTime: 0,
  })
