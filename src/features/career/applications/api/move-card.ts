import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { toast } from '../../../../ui/toast.ts'
import { withMoved } from '../board.ts'
import { type Card, cardName } from '../model.ts'
import { boardOutboxOf } from '../outbox/board-outbox.ts'
import { boardQuery } from './get-board.ts'
import { applicationKeys } from './keys.ts'

interface Move {
  card: Card
  columnId: string
  position: string
}

/** A single write. Refused if the card was moved or deleted in another window. */
async function moveCard({ card, columnId, position }: Move): Promise<void> {
  const client = await connect()
  const moved = unwrap(
    await client
      .from('applications')
      .update({ column_id: columnId, position })
      .eq('id', card.id)
      .eq('column_id', card.column_id)
      .select('id'),
  )
  if (moved.length === 0) throw new AppError('card_moved_elsewhere', 'This card was moved in another window.')
}

/**
 * Moves the card immediately; it stays there unless the server refuses, which is reported. A drop is a single
 * write: the board is refetched only after a refusal.
 */
export function useMoveCard(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = boardQuery(userId)
  return useMutation({
    mutationKey: queryKey,
    mutationFn: async (move: Move) => {
      if (navigator.onLine) return moveCard(move)
      const { card, columnId: to, position } = move
      const { id: cardId, column_id: from } = card
      boardOutboxOf(userId).keep({ kind: 'move', cardId, name: cardName(card), from, to, position })
    },
    networkMode: 'always',
    // One after another, so that the last drop wins.
    scope: { id: 'applications-move' },
    onMutate: ({ card, columnId, position }) => {
      void queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (board) => board && withMoved(board, card.id, columnId, position))
    },
    onSuccess: (_, { card }) => queries.invalidateQueries({ queryKey: applicationKeys.card(card.id) }),
    onError: (error) => {
      toast.error(error)
      return queries.invalidateQueries({ queryKey })
    },
  })
}
