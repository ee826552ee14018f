import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** People and organizations by part of their name or email address. */
export const namesQuery = (words: string) =>
  queryOptions({
    queryKey: ['audit', 'names', words],
    enabled: words.trim().length >= 2,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(await client.rpc('audit_names', { words }).abortSignal(signal))
    },
  })
