import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn, formatDayAs } from '../../../../lib/weeks.ts'
import cards from '../../../../ui/Cards.module.css'
import type { EventCardData } from '../api/answers.ts'
import classes from './Events.module.css'

interface Props {
  event: Pick<EventCardData, 'starts_at' | 'time_zone'>
  children: ReactNode
}

/** An event beside its day, as on a tear-off calendar; the same is said as text next to it. */
export function DatedCard({ event, children }: Props) {
  const { i18n } = useTranslation()
  const day = dayIn(event.time_zone, event.starts_at)
  return (
    <Card padding="lg" className={cards.card}>
      <div className={classes.dated}>
        <div className={classes.date} aria-hidden>
          <span className={classes.day}>{Number(day.slice(8))}</span>
          <span className={classes.month}>{formatDayAs(day, i18n.language, { month: 'short' })}</span>
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </Card>
  )
}
