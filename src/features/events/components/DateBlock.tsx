import { useTranslation } from 'react-i18next'
import { dayIn, formatDay } from '../../../lib/weeks.ts'
import classes from './Events.module.css'

/** The day as on a tear-off calendar; the same is said as text next to it. */
export function DateBlock({ moment, zone }: { moment: string; zone: string }) {
  const { i18n } = useTranslation()
  const day = dayIn(zone, moment)
  return (
    <div className={classes.date} aria-hidden>
      <span className={classes.day}>{Number(day.slice(8))}</span>
      <span className={classes.month}>{formatDay(day, i18n.language, { month: 'short' })}</span>
    </div>
  )
}
