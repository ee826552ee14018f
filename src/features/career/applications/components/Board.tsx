import { ActionIcon, Alert, Tooltip } from '@mantine/core'
import { IconColumnInsertRight } from '@tabler/icons-react'
import { type CSSProperties, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../../../ui/board/Board.module.css'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { useBoardDrop } from '../../../../ui/board/use-board-drop.ts'
import type { Card, Column } from '../model.ts'
import type { Applications } from '../use-applications.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { ColumnModal } from './ColumnModal.tsx'

interface Props {
  applications: Applications
  moveTo: MoveTo<Card>
  onAdd: (column: Column) => void
  /** Whether there are no cards at all: the first column then says how to start. */
  isEmpty: boolean
}

export function Board({ applications, moveTo, onAdd, isEmpty }: Props) {
  const { t } = useTranslation('applications')
  const { userId, board, lists, open } = applications
  const [isAddingColumn, setAddingColumn] = useState(false)
  const focusNext = useRef<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  useBoardDrop(frame, board.cards, moveTo)
  return (
    <>
      {isEmpty && (
        <Alert color="indigo" variant="light" mb="md" title={t('empty.title')}>
          {t('empty.text')}
        </Alert>
      )}
      <section
        ref={frame}
        className={classes.board}
        style={{ '--columns': board.columns.length } as CSSProperties}
        aria-label={t('views.board')}
      >
        {board.columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            columns={board.columns}
            cards={lists.shown.get(column.id)!}
            total={lists.all.get(column.id)!.length}
            silentDays={board.silent_days}
            focusNext={focusNext}
            userId={userId}
            onAdd={onAdd}
            onOpen={open}
            moveTo={moveTo}
          />
        ))}
        <div className={classes.more}>
          <Tooltip label={t('columns.add')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('columns.add')}
              onClick={() => setAddingColumn(true)}
            >
              <IconColumnInsertRight size={20} />
            </ActionIcon>
          </Tooltip>
        </div>
      </section>
      {isAddingColumn && (
        <ColumnModal userId={userId} columns={board.columns} onClose={() => setAddingColumn(false)} />
      )}
    </>
  )
}
