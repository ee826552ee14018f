import { momentsToIcs } from '../../lib/ics.ts'
import { paths } from '../../lib/paths.ts'
import type { EventPageData } from './model.ts'

/** An event as a file for calendars. */
export function calendarOf(event: EventPageData): string {
  return momentsToIcs([
    {
      uid: `${event.id}@events.essor`,
      from: event.starts_at,
      to: event.ends_at,
      title: `${event.title} · ${event.organization}`,
      text: event.description,
      place: event.is_online ? (event.join_url ?? '') : event.place,
      url: `${location.origin}${paths.event(event.id)}`,
      remindMinutes: 60,
    },
  ])
}
