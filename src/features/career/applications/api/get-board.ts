import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../../lib/query-client.ts'
import { ask } from '../../../../lib/rpc.ts'
import { type Board, usualSilentDays } from '../model.ts'
import { keptChanges } from '../outbox/kept-changes.ts'
import { withChanges } from '../outbox/overlay.ts'
import { answers } from './answers.ts'
import { applicationKeys } from './keys.ts'

/** The whole board in one request. */
export const boardQuery = (userId: string) => {
  const queryKey = applicationKeys.board(userId)
  // A response that left the server before a move arrived would briefly put the card back.
  const nothingMoves = () => queryClient.isMutating({ mutationKey: queryKey }) === 0
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Board> => {
      const board = await ask(answers, 'application_board', {}, signal)
      const stored = { ...board, silent_days: board.silent_days ?? usualSilentDays }
      return withChanges(stored, keptChanges(userId))
    },
    refetchOnWindowFocus: nothingMoves,
    refetchOnReconnect: nothingMoves,
  })
}
