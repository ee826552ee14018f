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

export interface QueueFilter {
  show: ShownQueue
  /** The id of one, or nothing for all. */
  mission: string
  isOverdueOnly: boolean
  /** From 0. */
  page: number
}

export const queuePageSize = 25

export const queueQuery = ({ show, mission, isOverdueOnly, page }: QueueFilter) =>
  queryOptions({
    queryKey: ['reviews', 'queue', show, mission, isOverdueOnly, page],
    placeholderData: keepPreviousData,
    // New work is announced; what colleagues claim and what becomes overdue is not.
    refetchInterval: 30_000,
    queryFn: async ({ signal }): Promise<QueuedWork[]> => {
      const client = await connect()
      const filter = { show, mission: mission || undefined, only_overdue: isOverdueOnly, page }
      return unwrap(await client.rpc('review_queue', filter).abortSignal(signal))
    },
  })
