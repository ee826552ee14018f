import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Setup {
  administrators: number
  /** Null where whoever hosts the database knows. */
  hasBackup: boolean | null
}

/** How far a new installation is, apart from what the home counts anyway. */
export const setupQuery = queryOptions({
  queryKey: ['administration', 'setup'],
  queryFn: async ({ signal }): Promise<Setup> => {
    const client = await connect()
    return unwrap(await client.rpc('admin_setup').abortSignal(signal)) as unknown as Setup
  },
})
