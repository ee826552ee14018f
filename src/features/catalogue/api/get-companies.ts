import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Every company and maker with an open mission. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: ['listed-organizations'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(await client.rpc('listed_organizations').abortSignal(signal))
    },
  })
