import { Button, Title } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Board.module.css'
import { useColumnDrop } from './use-column-drop.ts'

/** How many cards are rendered at first, and added each time the end scrolls into view. */
const portion = 30

interface Props<Item extends { id: string }> {
  id: string
  name: string
  /** Cards that pass the filters, or the first of them. */
  items: Item[]
  /** How many pass the filters, if not all of them are loaded. */
  fitting?: number
  /** Loads more of them. */
  onMore?: () => void
  /** Including cards hidden by the filters. */
  total?: number
  /** The number of cards in words, for screen readers. */
  count: string
  /** Shown if there are no cards. */
  none: string
  /** Next to the name. */
  actions?: ReactNode
  children: (item: Item) => ReactNode
}

/** A column of a board. */
export function BoardColumn<Item extends { id: string }>(props: Props<Item>) {
  const {
    id,
    name,
    items,
    fitting = items.length,
    onMore,
    total = fitting,
    count,
    none,
    actions,
    children,
  } = props
  const [limit, setLimit] = useState(portion)
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = items.length > limit ? items.slice(0, limit) : items
  const isOver = useColumnDrop(section, list, id, shown.at(-1)?.id)
  const showMore = () => {
    setLimit(limit + portion)
    if (limit + portion > items.length && fitting > items.length) onMore?.()
  }
  return (
    <section ref={section} className={classes.column} aria-label={name} data-over={isOver || undefined}>
      <div className={classes.head}>
        <Title order={2} className={classes.name} title={name}>
          {name}
        </Title>
        <span className={classes.count} aria-label={count} role="img">
          {fitting === total ? total : `${fitting}/${total}`}
        </span>
        {actions}
      </div>
      <ul ref={list} className={classes.list}>
        {shown.map(children)}
        {items.length === 0 && <li className={classes.empty}>{none}</li>}
        {fitting > shown.length && <More onMore={showMore} />}
      </ul>
    </section>
  )
}

/** Renders more when scrolled into view or pressed. */
function More({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  const { ref, entry } = useIntersection({ rootMargin: '600px 0px' })
  const isNear = entry?.isIntersecting ?? false
  const more = useRef(onMore)
  more.current = onMore
  useEffect(() => {
    if (isNear) more.current()
  }, [isNear])
  return (
    <li ref={ref}>
      <Button variant="subtle" fullWidth onClick={onMore}>
        {t('board.more')}
      </Button>
    </li>
  )
}
