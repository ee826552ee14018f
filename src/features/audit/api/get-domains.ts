import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** The domains log entries belong to. */
export const domainsQuery = () =>
  queryOptions({
    queryKey: ['audit', 'domains'],
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await connect()
      return unwrap(await client.rpc('audit_domains').abortSignal(signal))
    },
  })
