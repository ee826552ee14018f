import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../../lib/dates.ts'
import type { Task } from '../../api/answers.ts'
import type { Matrix, Row } from '../../matrix.ts'
import classes from './Matrix.module.css'
import { MatrixRow } from './MatrixRow.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { useWindow } from './use-window.ts'

const rowHeight = 44
/** With this few missions, titles fit horizontally; otherwise they are rotated. */
const maxHorizontalTitles = 8

interface Props {
  matrix: Matrix
  onOpen: (row: Row, task: Task) => void
}

/** Renders only visible rows; header, names and totals stay in place. */
export function MatrixGrid({ matrix, onOpen }: Props) {
  const { t } = useTranslation('programs')
  const { rows, unlinked, missions, totals, all, required } = matrix
  const count = rows.length + unlinked.length
  const { box, from, to } = useWindow(count, rowHeight)
  const keys = useGridKeys({
    box,
    rowHeight,
    rows: rows.length,
    columns: missions.length,
  })
  const spacer = (height: number) => height > 0 && <tr aria-hidden style={{ height }} />
  return (
    <>
      <VisuallyHidden id="matrix-keys">{t('matrix.keys')}</VisuallyHidden>
      <div ref={box} className={classes.frame}>
        <table
          className={classes.grid}
          data-wide={missions.length <= maxHorizontalTitles || undefined}
          aria-label={t('matrix.title')}
          aria-describedby="matrix-keys"
          aria-rowcount={count + 4}
          aria-colcount={missions.length + 2}
          onKeyDown={keys.onKeyDown}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t('matrix.student')}</th>
              <th scope="col">{t('matrix.done')}</th>
              {missions.map(({ id, title, due_on }) => (
                <th key={id} scope="col" title={title}>
                  <span className={classes.mission}>{title}</span>
                  {due_on && <span className={classes.due}>{formatDay(due_on)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spacer(from * rowHeight)}
            {rows.slice(from, to).map((row, nth) => (
              <MatrixRow
                key={row.student.id}
                row={row}
                missions={missions}
                required={required}
                index={from + nth}
                focused={keys.place.row === from + nth ? keys.place.column : undefined}
                onFocus={keys.setPlace}
                onOpen={onOpen}
              />
            ))}
            {unlinked.slice(Math.max(0, from - rows.length), Math.max(0, to - rows.length)).map((row) => (
              <tr key={row.student.id} aria-rowindex={rows.length + unlinked.indexOf(row) + 2}>
                <th scope="row" title={row.cohort}>
                  <span className={classes.name}>{row.name}</span>
                </th>
                <td colSpan={missions.length + 1} className={classes.notLinked}>
                  {t('matrix.notLinked')}
                </td>
              </tr>
            ))}
            {spacer((count - to) * rowHeight)}
          </tbody>
          <tfoot>
            {(['handedIn', 'validated', 'late'] as const).map((key, nth) => (
              <tr key={key} aria-rowindex={count + 2 + nth}>
                <th scope="row">{t(`matrix.totals.${key}`)}</th>
                <td>{all[key]}</td>
                {totals.map((total, place) => (
                  <td key={missions[place]!.id}>{total[key]}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </>
  )
}
