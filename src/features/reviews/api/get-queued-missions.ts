import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ShownQueue } from './get-queue.ts'

/** The missions that submissions in the queue belong to. */
export const queuedMissionsQuery = (show: ShownQueue) =>
  queryOptions({
    queryKey: ['reviews', 'missions', show],
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(await client.rpc('queued_missions', { show }).abortSignal(signal))
    },
  })
