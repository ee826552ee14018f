import { momentsToIcs } from '../../../lib/ics.ts'
import type { Interview } from './api/answers.ts'

type Booked = Pick<Interview, 'id' | 'startsAt' | 'endsAt' | 'words' | 'place'>

/** A booked interview as an iCalendar file; `address` is the page of the application. */
export const calendarOf = ({ id, startsAt, endsAt, words, place }: Booked, title: string, address: string) =>
  momentsToIcs([
    {
      uid: `${id}@interviews.essor`,
      from: startsAt!,
      to: endsAt!,
      title,
      isOurTitle: true,
      text: words,
      place,
      url: `${location.origin}${address}`,
      remindMinutes: 60,
    },
  ])
