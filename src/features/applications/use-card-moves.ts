import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveCard } from './api/move-card.ts'
import { type Card, type Column, cardName } from './model.ts'
import { positionAt } from './positions.ts'
import { useColumnName } from './use-column-name.ts'

/** First or last in a column, or beside a card that may have hidden neighbours while the board is filtered. */
export type Place = 'first' | 'last' | { before: string } | { after: string }
export type MoveTo = (card: Card, columnId: string, place: Place) => void

/** Where among the others that is. */
function indexOf(others: Card[], place: Place): number {
  if (place === 'first') return 0
  if (place === 'last') return others.length
  const isBefore = 'before' in place
  const found = others.findIndex(({ id }) => id === (isBefore ? place.before : place.after))
  return found < 0 ? others.length : found + (isBefore ? 0 : 1)
}

/** Moves by mouse, menu or key are the same thing: one write, and words for who does not see it. */
export function useCardMoves(userId: string, columns: Column[], lists: Map<string, Card[]>) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const { mutate } = useMoveCard(userId)
  const [announcement, setAnnouncement] = useState('')
  // What is on the board now, for handlers that were made earlier.
  const now = useRef({ columns, lists })
  now.current = { columns, lists }
  const moveTo = useCallback<MoveTo>(
    (card, columnId, place) => {
      const column = now.current.columns.find(({ id }) => id === columnId)
      const list = now.current.lists.get(columnId)
      if (!column || !list) return
      const others = list.filter(({ id }) => id !== card.id)
      const index = indexOf(others, place)
      if (card.column_id === columnId && list.findIndex(({ id }) => id === card.id) === index) return
      mutate({ card, columnId, position: positionAt(others, index) })
      setAnnouncement(
        t('moved', {
          card: cardName(card),
          column: nameOf(column),
          place: index + 1,
          total: others.length + 1,
        }),
      )
    },
    [mutate, nameOf, t],
  )
  return { moveTo, announcement }
}
