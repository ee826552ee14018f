import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export type Simulation = Database['public']['Functions']['my_simulations']['Returns'][number]

/** The missions a person has started, most recent work first. */
export const simulationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress', userId],
    queryFn: async ({ signal }): Promise<Simulation[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_simulations').abortSignal(signal))
    },
  })
