import { type CSSProperties, type ReactNode, useRef } from 'react'
import classes from './Board.module.css'
import { useBoardDrop } from './use-board-drop.ts'

interface Props<Item extends { id: string }> {
  label: string
  columns: number
  items: Item[]
  moveTo: Parameters<typeof useBoardDrop<Item>>[2]
  /** After the last column. */
  aside?: ReactNode
  children: ReactNode
}

/** A board: its columns next to each other. Cards can be dropped on them. */
export function BoardFrame<Item extends { id: string }>(props: Props<Item>) {
  const { label, columns, items, moveTo, aside, children } = props
  const frame = useRef<HTMLDivElement>(null)
  useBoardDrop(frame, items, moveTo)
  return (
    <section
      ref={frame}
      className={classes.board}
      style={{ '--columns': columns } as CSSProperties}
      aria-label={label}
    >
      {children}
      {aside && <div className={classes.more}>{aside}</div>}
    </section>
  )
}
