import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../../lib/query-client.ts'
import { ask } from '../../../../lib/rpc.ts'
import { makerKeys } from '../../makers/api/work-keys.ts'
import type { PlacedProject } from '../placed.ts'
import { answers, type ProjectCard } from './answers.ts'

const onBoard = (card: ProjectCard): PlacedProject => ({ ...card, column_id: card.status })

async function getBoard(signal: AbortSignal) {
  const board = await ask(answers, 'project_board', {}, signal)
  return { ...board, projects: board.projects.map(onBoard) }
}
export type Board = Awaited<ReturnType<typeof getBoard>>

/** All projects in one request. */
export function boardQuery(userId: string) {
  const queryKey = makerKeys.board(userId)
  /** A response that left the server before a move arrived would briefly put the card back. */
  const nothingMoves = () => queryClient.isMutating({ mutationKey: queryKey }) === 0
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => getBoard(signal),
    refetchOnWindowFocus: nothingMoves,
    refetchOnReconnect: nothingMoves,
  })
}
