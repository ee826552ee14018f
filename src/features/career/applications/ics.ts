import { momentsToIcs } from '../../../lib/ics.ts'
import type { Card } from './model.ts'

type Entry = Pick<
  Card,
  'id' | 'company' | 'job_title' | 'next_action' | 'next_at' | 'link' | 'location' | 'remind_minutes'
>

const halfAnHour = 30 * 60_000

/** Dated next actions as an iCalendar file. */
export const toIcs = (cards: Entry[], now = new Date()): string =>
  momentsToIcs(
    cards.flatMap(({ next_at, ...card }) =>
      next_at
        ? {
            uid: `${card.id}@applications.essor`,
            from: next_at,
            to: new Date(Date.parse(next_at) + halfAnHour).toISOString(),
            title: [card.next_action, card.company].filter(Boolean).join(' · '),
            text: card.job_title,
            place: card.location,
            url: card.link ?? undefined,
            remindMinutes: card.remind_minutes,
          }
        : [],
    ),
    now,
  )
