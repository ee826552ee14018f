import { canceledToIcs, type MomentEvent, momentsToIcs } from '../../../lib/ics.ts'
import type { Interview } from './api/answers.ts'

type Booked = Pick<Interview, 'id' | 'startsAt' | 'endsAt' | 'words' | 'place'> & { revision?: number }

/** A booked interview for calendars; `address` is the page of the application. */
const interviewEvent = (booked: Booked, title: string, address: string): MomentEvent => ({
  uid: `${booked.id}@interviews.essor`,
  from: booked.startsAt!,
  to: booked.endsAt!,
  title,
  isOurTitle: true,
  text: booked.words,
  place: booked.place,
  url: `${location.origin}${address}`,
  remindMinutes: 60,
  sequence: booked.revision,
})

/** A booked interview as an iCalendar file. */
export const calendarOf = (booked: Booked, title: string, address: string) =>
  momentsToIcs([interviewEvent(booked, title, address)])

/** The time of a canceled interview that was booked and would still be ahead. */
export function canceledTime({ status, history, minutes }: Interview) {
  const last = history.find(({ kind }) => kind === 'cancelled')
  const wasBooked = history.find(({ kind }) => kind !== 'cancelled')?.kind === 'booked'
  const startsAt = last?.slots[0]
  if (status !== 'cancelled' || !wasBooked || !startsAt || Date.parse(startsAt) < Date.now()) return null
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString() }
}

/** A file that removes a canceled interview from calendars. */
export const cancellationOf = (interview: Interview, title: string, address: string) =>
  canceledToIcs(interviewEvent({ ...interview, ...canceledTime(interview)! }, title, address))
