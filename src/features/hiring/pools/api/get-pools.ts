import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { answers } from './answers.ts'

/** The pools the person may open, and which of them already contain a card. */
export const poolsQuery = (userId: string, card?: string) =>
  queryOptions({
    queryKey: contactKeys.pools(userId, card),
    queryFn: ({ signal }) => ask(answers, 'my_pools', { card }, signal),
    staleTime: 0,
  })

export const poolQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: contactKeys.pool(userId, id),
    queryFn: ({ signal }) => ask(answers, 'open_pool', { pool_id: id }, signal),
    staleTime: 0,
  })
