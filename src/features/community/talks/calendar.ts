import { icsFile } from '../../../lib/ics.ts'
import { below, paths } from '../../../lib/paths.ts'
import type { MyTalk } from './api/answers.ts'

/** A talk as an iCalendar file; the title says what it is, and what it isn't. */
export function calendarOf(talk: MyTalk, title: string): string {
  const page = talk.is_host ? '/talks' : '/networking/talks'
  return icsFile([
    {
      uid: `${talk.id}@talks.essor`,
      from: talk.starts_at,
      to: talk.ends_at,
      title,
      isOurTitle: true,
      text: talk.about,
      place: talk.place ?? '',
      url: `${location.origin}${below(paths.dashboard, page)}`,
      remindMinutes: 60,
    },
  ])
}
