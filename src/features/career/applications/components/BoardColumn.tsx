import { ActionIcon, Button, Title } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../../../ui/board/Board.module.css'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { useColumnDrop } from '../../../../ui/board/use-column-drop.ts'
import type { Card, Column } from '../model.ts'
import { useColumnName } from '../use-column-name.ts'
import { BoardCard } from './BoardCard.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'

/** How many cards are rendered at first, and added each time the end scrolls into view. */
const portion = 30

interface Props {
  column: Column
  columns: Column[]
  /** Cards that pass the filters. */
  cards: Card[]
  /** Including cards hidden by the filters. */
  total: number
  silentDays: number
  focusNext: { current: string | null }
  userId: string
  onAdd: (column: Column) => void
  onOpen: (cardId: string) => void
  moveTo: MoveTo<Card>
}

export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, columns, cards, total, silentDays, focusNext, userId, onAdd, onOpen, moveTo } = props
  const { t } = useTranslation('applications')
  const name = useColumnName()(column)
  const [limit, setLimit] = useState(portion)
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = cards.length > limit ? cards.slice(0, limit) : cards
  const isOver = useColumnDrop(section, list, column.id, shown.at(-1)?.id)
  return (
    <section ref={section} className={classes.column} aria-label={name} data-over={isOver || undefined}>
      <div className={classes.head}>
        <Title order={2} className={classes.name} title={name}>
          {name}
        </Title>
        <span className={classes.count} aria-label={t('columns.count', { count: cards.length })} role="img">
          {cards.length === total ? total : `${cards.length}/${total}`}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('columns.addCard', { column: name })}
          onClick={() => onAdd(column)}
        >
          <IconPlus size={18} />
        </ActionIcon>
        <ColumnMenu column={column} columns={columns} isEmpty={total === 0} userId={userId} />
      </div>
      <ul ref={list} className={classes.list}>
        {shown.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            column={column}
            columns={columns}
            silentDays={silentDays}
            focusNext={focusNext}
            onOpen={onOpen}
            moveTo={moveTo}
          />
        ))}
        {cards.length === 0 && (
          <li className={classes.empty}>
            {t(total > 0 ? 'columns.filtered' : `columns.hints.${column.stage}`)}
          </li>
        )}
        {cards.length > limit && <More onMore={() => setLimit((before) => before + portion)} />}
      </ul>
    </section>
  )
})

/** Renders more when scrolled into view or pressed. */
function More({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('applications')
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
        {t('columns.more')}
      </Button>
    </li>
  )
}
