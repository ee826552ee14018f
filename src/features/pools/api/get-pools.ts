import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import type { Pool, PoolSummary } from '../model.ts'

/** The pools the person may open, and which of them already contain a card. */
export const poolsQuery = (userId: string, card?: string) =>
  queryOptions({
    queryKey: contactKeys.pools(userId, card),
    queryFn: async ({ signal }): Promise<PoolSummary[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_pools', { card }).abortSignal(signal)) as unknown as PoolSummary[]
    },
    staleTime: 0,
  })

export const poolQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: contactKeys.pool(userId, id),
    queryFn: async ({ signal }): Promise<Pool> => {
      const client = await connect()
      return unwrap(await client.rpc('open_pool', { pool_id: id }).abortSignal(signal)) as unknown as Pool
    },
    staleTime: 0,
  })
