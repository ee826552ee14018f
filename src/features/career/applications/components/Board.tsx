import { ActionIcon, Alert, Tooltip } from '@mantine/core'
import { IconColumnInsertRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardFrame } from '../../../../ui/board/BoardFrame.tsx'
import type { MoveTo } from '../../../../ui/board/place.ts'
import type { Card, Column } from '../model.ts'
import type { Applications } from '../use-applications.ts'
import { ApplicationColumn } from './ApplicationColumn.tsx'
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
  return (
    <>
      {isEmpty && (
        <Alert color="indigo" variant="light" mb="md" title={t('empty.title')}>
          {t('empty.text')}
        </Alert>
      )}
      <BoardFrame
        label={t('views.board')}
        columns={board.columns.length}
        items={board.cards}
        moveTo={moveTo}
        aside={
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
        }
      >
        {board.columns.map((column) => (
          <ApplicationColumn
            key={column.id}
            column={column}
            columns={board.columns}
            cards={lists.shown.get(column.id)!}
            total={lists.all.get(column.id)!.length}
            silentDays={board.silent_days}
            openings={board.openings}
            focusNext={focusNext}
            userId={userId}
            onAdd={onAdd}
            onOpen={open}
            moveTo={moveTo}
          />
        ))}
      </BoardFrame>
      {isAddingColumn && (
        <ColumnModal userId={userId} columns={board.columns} onClose={() => setAddingColumn(false)} />
      )}
    </>
  )
}
