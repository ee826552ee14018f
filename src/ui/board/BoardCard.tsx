import { type ComponentProps, useRef } from 'react'
import classes from './BoardCard.module.css'
import type { BoardItem } from './place.ts'
import { useCardDrag } from './use-card-drag.ts'
import { useFocusNext } from './use-focus-next.ts'

interface Props extends ComponentProps<'li'> {
  card: BoardItem
  /** The card whose button gets focus once it is rendered at its new place. */
  focusNext: { current: string | null }
  /** Whether cards can be dropped above and below it. */
  isOrdered?: boolean
}

/** A card that can be dragged; the feature fills it. */
export function BoardCard({ card, focusNext, isOrdered = true, ...props }: Props) {
  const element = useRef<HTMLLIElement>(null)
  const { edge, isDragged } = useCardDrag(element, card, isOrdered)
  useFocusNext(element, card, focusNext)
  return (
    <li
      className={classes.card}
      {...props}
      ref={element}
      data-card={card.id}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    />
  )
}
