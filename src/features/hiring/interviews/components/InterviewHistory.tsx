import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import type { InterviewEvent } from '../api/answers.ts'
import { useEventText } from '../use-event-text.ts'
import classes from './Interviews.module.css'

interface Props {
  history: InterviewEvent[]
  side: 'team' | 'applicant'
}

/** Every proposal, booking and change, newest first. */
export function InterviewHistory({ history, side }: Props) {
  const { t } = useTranslation('interviews')
  const textOf = useEventText(side)
  return (
    <ol className={classes.plain}>
      {history.map((event) => (
        <li key={event.id}>
          <Text>{event.actor ? t('by', { what: textOf(event), name: event.actor }) : textOf(event)}</Text>
          <Text size="sm" c="dimmed" component="time" dateTime={event.at}>
            {formatMoment(event.at)}
          </Text>
          {event.slots.length > 0 && (
            <Text size="sm">
              {t('times', { times: event.slots.map((slot) => formatMoment(slot)).join(' · ') })}
            </Text>
          )}
          {event.words && <p className={classes.words}>{event.words}</p>}
        </li>
      ))}
    </ol>
  )
}
