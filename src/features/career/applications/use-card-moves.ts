import { useTranslation } from 'react-i18next'
import { useBoardMoves } from '../../../ui/board/use-board-moves.ts'
import { useMoveCard } from './api/move-card.ts'
import { type Card, type Column, cardName } from './model.ts'
import { useColumnName } from './use-column-name.ts'

export function useCardMoves(userId: string, columns: Column[], lists: Map<string, Card[]>) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const { mutate } = useMoveCard(userId)
  return useBoardMoves<Card>({
    lists,
    write: (card, columnId, position) => mutate({ card, columnId, position }),
    say: (card, columnId, place, total) => {
      const column = columns.find(({ id }) => id === columnId)
      return t('moved', { card: cardName(card), column: column ? nameOf(column) : '', place, total })
    },
  })
}
