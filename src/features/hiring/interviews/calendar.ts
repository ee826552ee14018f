import { icsCancellation, icsFile } from '../../../lib/ics.ts'
import { interviewEntry } from '../../career/applications/ics.ts'
import type { Interview } from './api/answers.ts'

type Booked = Pick<Interview, 'id' | 'startsAt' | 'endsAt' | 'words' | 'place'> & { revision?: number }

/** The entry of an interview that has a time. */
const entryOf = (booked: Booked, title: string, address: string) =>
  interviewEntry({ ...booked, startsAt: booked.startsAt!, endsAt: booked.endsAt! }, title, address)

/** A booked interview as an iCalendar file. */
export const calendarOf = (booked: Booked, title: string, address: string) =>
  icsFile([entryOf(booked, title, address)])

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
  icsCancellation(entryOf({ ...interview, ...canceledTime(interview)! }, title, address))
