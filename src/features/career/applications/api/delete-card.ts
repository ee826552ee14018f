import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../../../ui/use-change.ts'
import { withoutCard } from '../board.ts'
import { cardName, type OpenCard } from '../model.ts'
import { boardOutboxOf } from '../outbox/board-outbox.ts'
import { boardQuery } from './get-board.ts'
import { removeCard } from './remove-card.ts'

/** Deletes the card with its history and files; without a network, once there is one again. */
export function useDeleteCard(userId: string) {
  const queries = useQueryClient()
  return useChange(
    async (open: OpenCard) => {
      if (navigator.onLine) return removeCard(open)
      const { id: cardId, revision } = open.card
      boardOutboxOf(userId).keep({ kind: 'delete', cardId, name: cardName(open.card), revision })
    },
    {
      failure: 'caller',
      worksOffline: true,
      onSuccess: (_, { card }) =>
        queries.setQueryData(boardQuery(userId).queryKey, (board) => board && withoutCard(board, card.id)),
    },
  )
}
