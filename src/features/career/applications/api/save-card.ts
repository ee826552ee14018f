import { useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { withCard } from '../board.ts'
import { type CardChanges, cardName, type WholeCard } from '../model.ts'
import { boardOutboxOf } from '../outbox/board-outbox.ts'
import { toBoardCard, toWholeCard } from '../outbox/overlay.ts'
import { boardQuery } from './get-board.ts'
import { cardQuery } from './get-card.ts'

type NewCard = Partial<CardChanges> & { company: string; column_id: string; position: string }

async function addCard(userId: string, added: NewCard): Promise<WholeCard> {
  const card = { ...added, id: crypto.randomUUID() }
  if (!navigator.onLine) {
    const name = cardName({ company: card.company, job_title: card.job_title ?? '' })
    boardOutboxOf(userId).keep({ kind: 'add', cardId: card.id, name, card })
    return toWholeCard(card, new Date().toISOString())
  }
  const client = await connect()
  return unwrap(await client.from('applications').insert(card).select().single())
}

export function useAddCard(userId: string) {
  const queries = useQueryClient()
  return useChange((card: NewCard) => addCard(userId, card), {
    failure: 'caller',
    worksOffline: true,
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
