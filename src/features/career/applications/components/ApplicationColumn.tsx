import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardColumn } from '../../../../ui/board/BoardColumn.tsx'
import type { MoveTo } from '../../../../ui/board/place.ts'
import type { Board, Card, Column } from '../model.ts'
import { useColumnName } from '../use-column-name.ts'
import { ApplicationCard } from './ApplicationCard.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'

interface Props {
  column: Column
  columns: Column[]
  /** Cards that pass the filters. */
  cards: Card[]
  /** Including cards hidden by the filters. */
  total: number
  silentDays: number
  openings: Board['openings']
  focusNext: { current: string | null }
  userId: string
  onAdd: (column: Column) => void
  onOpen: (cardId: string) => void
  moveTo: MoveTo<Card>
}

export const ApplicationColumn = memo(function ApplicationColumn(props: Props) {
  const { column, columns, cards, total, silentDays, openings, focusNext, userId, onAdd, onOpen, moveTo } =
    props
  const { t } = useTranslation('applications')
  const name = useColumnName()(column)
  return (
    <BoardColumn
      id={column.id}
      name={name}
      items={cards}
      total={total}
      count={t('columns.count', { count: cards.length })}
      none={t(total > 0 ? 'columns.filtered' : `columns.hints.${column.stage}`)}
      actions={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('columns.addCard', { column: name })}
            onClick={() => onAdd(column)}
          >
            <IconPlus size={18} />
          </ActionIcon>
          <ColumnMenu column={column} columns={columns} isEmpty={total === 0} userId={userId} />
        </>
      }
    >
      {(card) => (
        <ApplicationCard
          key={card.id}
          card={card}
          column={column}
          columns={columns}
          silentDays={silentDays}
          sent={openings?.[card.opening_application_id ?? '']}
          focusNext={focusNext}
          onOpen={onOpen}
          moveTo={moveTo}
        />
      )}
    </BoardColumn>
  )
})
