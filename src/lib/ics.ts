import { currentLanguage } from '../i18n/i18n.ts'
import { addDays, type Day } from './weeks.ts'

/** An all-day event. */
export interface DayEvent {
  /**
   * Stays the same when the file is created again, so that calendars update the entry instead of adding one.
   */
  uid: string
  day: Day
  title: string
  text?: string
  url?: string
  /** How many days before, at 9 AM, calendars should remind. */
  remindDays?: number | null
}

/** An event with a start and an end. Moments are in UTC: every calendar shows them in its own time zone. */
export interface MomentEvent {
  uid: string
  from: string
  to: string
  title: string
  /** Whether the title is our text, in the language of the page, and not what someone wrote. */
  isOurTitle?: boolean
  text?: string
  place?: string
  url?: string
  remindMinutes?: number | null
  /** Counts up with each change, so that calendars know which file is newer. */
  sequence?: number
}

/** Escapes text for calendars. */
const icsText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
const icsStamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
const plainDay = (day: Day) => day.replaceAll('-', '')

/** Keeps lines under 75 octets without cutting a character. */
function fold(line: string): string {
  const bytes = new TextEncoder()
  let folded = ''
  let length = 0
  for (const letter of line) {
    const size = bytes.encode(letter).length
    if (length + size > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += size
  }
  return folded
}

function eventLines({ uid, day, title, text, url, remindDays }: DayEvent, now: Date): string[] {
  const lines = [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${icsStamp(now)}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(addDays(day, 1))}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${icsText(title)}`,
  ]
  if (text) lines.push(`DESCRIPTION:${icsText(text)}`)
  if (url) lines.push(`URL:${url}`)
  if (remindDays !== null && remindDays !== undefined) {
    // The day starts at midnight: 9 AM one day before is fifteen hours before.
    const trigger = remindDays === 0 ? 'TRIGGER:PT9H' : `TRIGGER:-PT${remindDays * 24 - 9}H`
    lines.push('BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${icsText(title)}`, trigger, 'END:VALARM')
  }
  return [...lines, 'END:VEVENT']
}

function momentLines(event: MomentEvent, now: Date, isCanceled = false): string[] {
  const lines = [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${icsStamp(now)}`,
    `DTSTART:${icsStamp(new Date(event.from))}`,
    `DTEND:${icsStamp(new Date(event.to))}`,
    `SUMMARY${event.isOurTitle ? `;LANGUAGE=${currentLanguage()}` : ''}:${icsText(event.title)}`,
  ]
  if (event.sequence !== undefined) lines.push(`SEQUENCE:${event.sequence}`)
  if (isCanceled) lines.push('STATUS:CANCELLED')
  if (event.text) lines.push(`DESCRIPTION:${icsText(event.text)}`)
  if (event.place) lines.push(`LOCATION:${icsText(event.place)}`)
  if (event.url) lines.push(`URL:${event.url}`)
  if (!isCanceled && event.remindMinutes !== null && event.remindMinutes !== undefined) {
    const trigger = `TRIGGER:-PT${event.remindMinutes}M`
    lines.push('BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${icsText(event.title)}`, trigger, 'END:VALARM')
  }
  return [...lines, 'END:VEVENT']
}

/** Events as an iCalendar file (RFC 5545). */
function icsFile(events: string[][], method?: 'CANCEL'): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Essor//Essor//${currentLanguage().toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

export const daysToIcs = (events: DayEvent[], now = new Date()): string =>
  icsFile(events.map((event) => eventLines(event, now)))

export const momentsToIcs = (events: MomentEvent[], now = new Date()): string =>
  icsFile(events.map((event) => momentLines(event, now)))

/** A file that removes an event from the calendars it was added to. */
export const canceledToIcs = (event: MomentEvent, now = new Date()): string =>
  icsFile([momentLines(event, now, true)], 'CANCEL')
