import { useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { removeFiles } from '../../../core/files/api/remove-files.ts'
import { boardQuery } from './get-board.ts'

interface Removal {
  cardId: string
  paths: string[]
}

async function deleteCard({ cardId, paths }: Removal): Promise<void> {
  const client = await connect()
  await removeFiles('applications', paths)
  unwrap(await client.from('applications').delete().eq('id', cardId))
}

/** Deletes the card with its history and files. */
export function useDeleteCard(userId: string) {
  const queries = useQueryClient()
  return useChange(deleteCard, {
    failure: 'caller',
    onSuccess: (_, { cardId }) =>
      queries.setQueryData(
        boardQuery(userId).queryKey,
        (board) => board && { ...board, cards: board.cards.filter(({ id }) => id !== cardId) },
      ),
  })
}
