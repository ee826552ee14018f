import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Board, ProjectCard } from '../model.ts'
import { makerKeys, moveKey } from './keys.ts'

/** A response that left the server before a move arrived would briefly put the card back. */
const nothingMoves = () => queryClient.isMutating({ mutationKey: moveKey }) === 0

export const onBoard = <Card extends Omit<ProjectCard, 'column_id'>>(card: Card) => ({
  ...card,
  column_id: card.status,
})

/** All projects in one request. */
export const boardQuery = (userId: string) =>
  queryOptions({
    queryKey: makerKeys.board(userId),
    queryFn: async ({ signal }): Promise<Board> => {
      const client = await connect()
      const board = unwrap(await client.rpc('project_board').abortSignal(signal)) as unknown as Board
      return { ...board, projects: board.projects.map(onBoard) }
    },
    refetchOnWindowFocus: nothingMoves,
    refetchOnReconnect: nothingMoves,
  })
