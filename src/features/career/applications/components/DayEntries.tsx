import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../../lib/moments.ts'
import type { DayEntry } from '../calendar.ts'
import classes from './CalendarView.module.css'

const atFirst = 3

interface Props {
  entries: DayEntry[]
  isWhole: boolean
  onWhole: () => void
  onOpen: (cardId: string) => void
}

export function DayEntries({ entries, isWhole, onWhole, onOpen }: Props) {
  const { t } = useTranslation('applications')
  if (entries.length === 0) return null
  const shown = isWhole ? entries : entries.slice(0, atFirst)
  return (
    <ul className={classes.entries}>
      {shown.map((entry) => (
        <li key={entry.key}>
          <button type="button" data-kind={entry.kind} onClick={() => onOpen(entry.cardId)}>
            <span className={classes.time}>{formatTime(entry.at)}</span> {entry.company}
            {entry.text && ` · ${entry.text}`}
          </button>
        </li>
      ))}
      {entries.length > shown.length && (
        <li>
          <button type="button" data-kind="more" onClick={onWhole}>
            {t('calendar.more', { count: entries.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  )
}
