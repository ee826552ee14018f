import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../../lib/dates.ts'
import { formatNumber } from '../../../../../lib/formats/numbers.ts'
import { formatLabeled } from '../../../../../lib/formats/words.ts'
import type { Task } from '../../api/answers.ts'
import { signs } from '../../cells.ts'
import type { Matrix, Row } from '../../matrix.ts'
import classes from './Matrix.module.css'
import { RowAttest } from './RowAttest.tsx'
import { useCellWords } from './use-cell-words.ts'

const step = 30

interface Props {
  matrix: Matrix
  onOpen: (row: Row, task: Task) => void
}

/** The same on a phone: each student expands into the missions. */
export function MatrixList({ matrix: { rows, unlinked, missions, all, required }, onOpen }: Props) {
  const { t } = useTranslation('programs')
  const [shown, show] = useState(step)
  return (
    <>
      <Text size="sm" mb="sm">
        {(['handedIn', 'validated', 'late'] as const)
          .map((key) => formatLabeled(t(`matrix.totals.${key}`), formatNumber(all[key])))
          .join(' · ')}
      </Text>
      <ul className={classes.list} aria-label={t('matrix.students')}>
        {rows.slice(0, shown).map((row) => (
          <StudentItem
            key={row.student.id}
            row={row}
            missions={missions}
            required={required}
            onOpen={onOpen}
          />
        ))}
        {unlinked.slice(0, Math.max(0, shown - rows.length)).map(({ student, name }) => (
          <li key={student.id} className={classes.waiting}>
            <span className={classes.name}>{name}</span>
            <Text span size="sm" c="dimmed">
              {t('matrix.notLinked')}
            </Text>
          </li>
        ))}
      </ul>
      {shown < rows.length + unlinked.length && (
        <Button variant="default" mt="md" fullWidth onClick={() => show(shown + step)}>
          {t('matrix.more')}
        </Button>
      )}
    </>
  )
}

interface ItemProps {
  row: Row
  missions: Task[]
  required: number
  onOpen: Props['onOpen']
}

function StudentItem({ row, missions, required, onOpen }: ItemProps) {
  const { t } = useTranslation('programs')
  const words = useCellWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={classes.name}>{row.name}</span>
          <Text span size="sm" c="dimmed">
            {t('matrix.summary', { validated: row.validated, of: required })}
            {row.late > 0 && (
              <Text span c="var(--danger-text)">
                {' · '}
                {t('matrix.summaryLate', { count: row.late })}
              </Text>
            )}
          </Text>
        </summary>
        {isOpen && (
          <div className={classes.tasks}>
            {missions.map((task, nth) => {
              const cell = row.cells[nth]
              if (!cell) return null
              const said = words(cell)
              return (
                <button
                  key={task.id}
                  type="button"
                  aria-label={t('matrix.cell', { student: row.name, mission: task.title, state: said })}
                  onClick={() => onOpen(row, task)}
                >
                  <span
                    className={classes.sign}
                    data-state={cell.state}
                    data-late={cell.lateness}
                    data-extended={cell.isExtended || undefined}
                  >
                    {signs[cell.state]}
                  </span>
                  <span>
                    {task.title}
                    <Text size="sm" c="dimmed">
                      {said}
                      {task.due_on && ` · ${t('matrix.due', { date: formatDay(task.due_on) })}`}
                    </Text>
                  </span>
                </button>
              )
            })}
            <RowAttest row={row} />
          </div>
        )}
      </details>
    </li>
  )
}
