import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Setup {
  administrators: number
  /** Null if the database host takes care of backups. */
  hasBackup: boolean | null
}

/** Setup progress of a new installation, apart from what the home already counts. */
export const setupQuery = queryOptions({
  queryKey: ['administration', 'setup'],
  queryFn: async ({ signal }): Promise<Setup> => {
    const client = await connect()
    return unwrap(await client.rpc('admin_setup').abortSignal(signal)) as unknown as Setup
  },
})
