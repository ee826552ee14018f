import type { ReactNode } from 'react'
import cards from '../../../../ui/Cards.module.css'
import type { OpeningCardData } from '../api/answers.ts'
import { OpeningCard } from './OpeningCard.tsx'

interface Props<Shown extends OpeningCardData> {
  openings: Shown[]
  level?: 2 | 3
  corner?: (opening: Shown) => ReactNode
  footer?: (opening: Shown) => ReactNode
}

export const OpeningCards = <Shown extends OpeningCardData>({
  openings,
  level = 2,
  corner,
  footer,
}: Props<Shown>) => (
  <ul className={cards.cards}>
    {openings.map((opening) => (
      <li key={opening.id}>
        <OpeningCard opening={opening} level={level} corner={corner?.(opening)} footer={footer?.(opening)} />
      </li>
    ))}
  </ul>
)
