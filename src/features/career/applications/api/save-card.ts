import { useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { withCard } from '../board.ts'
import type { Card, CardChanges, WholeCard } from '../model.ts'
import { boardQuery } from './get-board.ts'
import { cardQuery } from './get-card.ts'

type NewCard = Partial<CardChanges> & { company: string; column_id: string; position: string }

/** The part of a card that the board keeps. */
export function toBoardCard({ notes: _, updated_at: __, ...card }: WholeCard): Card {
  return card
}

async function addCard(card: NewCard): Promise<WholeCard> {
  const client = await connect()
  return unwrap(await client.from('applications').insert(card).select().single())
}

export function useAddCard(userId: string) {
  const queries = useQueryClient()
  return useChange(addCard, {
    failure: 'caller',
    onSuccess: (card) =>
      queries.setQueryData(
        boardQuery(userId).queryKey,
        (board) => board && withCard(board, toBoardCard(card)),
      ),
  })
}

interface Save {
  cardId: string
  /** The revision the person started from. */
  revision: number
  changes: Partial<CardChanges>
}

async function saveCard({ cardId, revision, changes }: Save): Promise<WholeCard | null> {
  const client = await connect()
  const saved = unwrap(
    await client.from('applications').update(changes).eq('id', cardId).eq('revision', revision).select(),
  )
  return saved[0] ?? null
}

/** Saves what was typed; null if the card was changed or deleted elsewhere in the meantime. */
export function useSaveCard(userId: string) {
  const queries = useQueryClient()
  return useChange(saveCard, {
    failure: 'caller',
    onSuccess: (card) => {
      if (!card) return
      queries.setQueryData(
        boardQuery(userId).queryKey,
        (board) => board && withCard(board, toBoardCard(card)),
      )
      queries.setQueryData(cardQuery(card.id).queryKey, (open) => open && { ...open, card })
    },
  })
}
