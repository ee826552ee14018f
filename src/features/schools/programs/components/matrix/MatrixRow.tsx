import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '../../api/answers.ts'
import { signs } from '../../cells.ts'
import type { Row } from '../../matrix.ts'
import classes from './Matrix.module.css'
import { RowAttest } from './RowAttest.tsx'
import { useCellWords } from './use-cell-words.ts'

interface Props {
  row: Row
  missions: Task[]
  required: number
  index: number
  /** The focused column, if it is in this row. */
  focused: number | undefined
  onFocus: (place: { row: number; column: number }) => void
  onOpen: (row: Row, task: Task) => void
}

export const MatrixRow = memo(function MatrixRow({
  row,
  missions,
  required,
  index,
  focused,
  onFocus,
  onOpen,
}: Props) {
  const { t } = useTranslation('programs')
  const words = useCellWords()
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" title={row.cohort}>
        <span className={classes.student}>
          <span className={classes.name}>{row.name}</span>
          <RowAttest row={row} />
        </span>
      </th>
      <td>{t('matrix.of', { done: row.validated, of: required })}</td>
      {missions.map((task, column) => {
        const cell = row.cells[column]
        if (!cell) return <td key={task.id} />
        const said = words(cell)
        return (
          <td key={task.id} aria-colindex={column + 3}>
            <button
              type="button"
              className={classes.cell}
              data-cell={`${index}:${column}`}
              data-state={cell.state}
              data-late={cell.lateness}
              data-extended={cell.isExtended || undefined}
              tabIndex={focused === column ? 0 : -1}
              title={said}
              aria-label={t('matrix.cell', { student: row.name, mission: task.title, state: said })}
              onFocus={() => onFocus({ row: index, column })}
              onClick={() => onOpen(row, task)}
            >
              {signs[cell.state]}
            </button>
          </td>
        )
      })}
    </tr>
  )
})
