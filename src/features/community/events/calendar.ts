import { comparable } from '../../../lib/comparable.ts'
import { icsFile } from '../../../lib/ics.ts'
import { paths } from '../../../lib/paths.ts'
import { plainText } from '../../../lib/plain-text.ts'
import type { EventPageData } from './api/answers.ts'

/** The file name: the event's title, without characters file systems don't allow. */
export const calendarName = ({ title }: EventPageData): string =>
  `${
    comparable(title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'event'
  }.ics`

/** An event as an iCalendar file. */
export function calendarOf(event: EventPageData): string {
  return icsFile([
    {
      uid: `${event.id}@events.essor`,
      from: event.starts_at,
      to: event.ends_at,
      title: `${event.title} · ${event.organization}`,
      text: plainText(event.description),
      place: event.is_online ? (event.join_url ?? '') : event.place,
      url: `${location.origin}${paths.event(event.id)}`,
      remindMinutes: 60,
    },
  ])
}
