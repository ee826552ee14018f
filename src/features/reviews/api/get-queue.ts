import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Verdict } from '../model.ts'

type Row = Database['public']['Functions']['review_queue']['Returns'][number]
export type QueuedWork = Omit<Row, 'delivered_at' | 'verdict'> & {
  delivered_at: string | null
  verdict: Verdict | null
}

export const shownQueues = ['waiting', 'delivered'] as const
export type ShownQueue = (typeof shownQueues)[number]

/** The database lists no more than these. */
export const mostQueued = 200

export const queueQuery = (show: ShownQueue) =>
  queryOptions({
    queryKey: ['reviews', 'queue', show],
    placeholderData: keepPreviousData,
    // New work is announced; what colleagues claim and what becomes overdue is not.
    refetchInterval: 30_000,
    queryFn: async ({ signal }): Promise<QueuedWork[]> => {
      const client = await connect()
      return unwrap(await client.rpc('review_queue', { show }).abortSignal(signal))
    },
  })
