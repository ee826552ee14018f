import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Board } from '../model.ts'

export const moveKey = ['applications', 'move'] as const
/** A response that left the server before a move arrived would briefly put the card back. */
const nothingMoves = () => queryClient.isMutating({ mutationKey: moveKey }) === 0

/** The whole board in one request. */
export const boardQuery = (userId: string) =>
  queryOptions({
    queryKey: ['applications', userId, 'board'],
    queryFn: async ({ signal }): Promise<Board> => {
      const client = await connect()
      return unwrap(await client.rpc('application_board').abortSignal(signal)) as unknown as Board
    },
    refetchOnWindowFocus: nothingMoves,
    refetchOnReconnect: nothingMoves,
  })
