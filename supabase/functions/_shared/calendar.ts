/** What every entry of a calendar has. */
interface EntryFacts {
  /** Stays the same whenever the entry is written again, so that calendars update it instead of adding another one. */
  uid: string
  title: string
  /** Whether the title is our text, in the language of the calendar, and not what someone wrote. */
  isOurTitle?: boolean
  text?: string
  place?: string
  url?: string
  /** Counts up with each change, so that calendars know which version is newer. */
  sequence?: number
  /** When it last changed. */
  changedAt?: string
  /** Confirmed unless it says otherwise. */
  status?: 'tentative' | 'cancelled'
}

/** An all-day entry. It has no time zone: the day is the same everywhere. */
interface DayEntry extends EntryFacts {
  /** "2026-12-31" */
  day: string
  /** How many days before, at 9 AM, calendars should remind. */
  remindDays?: number | null
}

/** An entry with a start and an end. Moments are in UTC: every calendar shows them in its own time zone. */
export interface MomentEntry extends EntryFacts {
  from: string
  to: string
  remindMinutes?: number | null
}

export type CalendarEntry = DayEntry | MomentEntry

export interface Calendar {
  language: string
  entries: CalendarEntry[]
  /** For entries that don't say when they last changed. */
  now: Date
  method?: 'CANCEL'
  /** What subscribers see: the name, and how often to look for changes. */
  feed?: { name: string; refreshHours: number }
}

/** A calendar in the iCalendar format (RFC 5545, and RFC 7986 for feeds). */
export function writeCalendar({ language, entries, now, method, feed }: Calendar): string {
  const every = `PT${feed?.refreshHours}H`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Essor//Essor//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(feed
      ? [
          `NAME:${escaped(feed.name)}`,
          `X-WR-CALNAME:${escaped(feed.name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
          `X-PUBLISHED-TTL:${every}`,
        ]
      : []),
    ...entries.flatMap((entry) => entryLines(entry, language, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function entryLines(entry: CalendarEntry, language: string, now: Date): string[] {
  const { uid, title, isOurTitle, text, place, url, sequence, changedAt, status } = entry
  const changed = stamp(changedAt ?? now)
  const lines = [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changed}`,
    ...timeLines(entry),
    `SUMMARY${isOurTitle ? `;LANGUAGE=${language}` : ''}:${escaped(title)}`,
  ]
  if (changedAt) lines.push(`LAST-MODIFIED:${changed}`)
  if (sequence !== undefined) lines.push(`SEQUENCE:${sequence}`)
  if (status) lines.push(`STATUS:${status.toUpperCase()}`)
  if (text) lines.push(`DESCRIPTION:${escaped(text)}`)
  if (place) lines.push(`LOCATION:${escaped(place)}`)
  if (url) lines.push(`URL:${url.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`)
  const trigger = status === 'cancelled' ? undefined : triggerOf(entry)
  if (trigger)
    lines.push(
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    )
  return [...lines, 'END:VEVENT']
}

const timeLines = (entry: CalendarEntry): string[] =>
  'day' in entry
    ? [
        `DTSTART;VALUE=DATE:${plainDay(entry.day)}`,
        `DTEND;VALUE=DATE:${plainDay(nextDay(entry.day))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${stamp(entry.from)}`, `DTEND:${stamp(entry.to)}`]

function triggerOf(entry: CalendarEntry): string | undefined {
  if (!('day' in entry)) return entry.remindMinutes == null ? undefined : `-PT${entry.remindMinutes}M`
  if (entry.remindDays == null) return undefined
  // The day starts at midnight: 9 AM one day before is fifteen hours before.
  return entry.remindDays === 0 ? 'PT9H' : `-PT${entry.remindDays * 24 - 9}H`
}

/** Text as a value: line breaks as "\n", other control characters left out. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const stamp = (at: string | Date) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
const plainDay = (day: string) => day.replaceAll('-', '')
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Keeps lines within 75 octets without cutting a character. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  let result = ''
  let length = 0
  for (const letter of line) {
    const size = bytes.encode(letter).length
    if (length + size > 75) {
      result += '\r\n '
      length = 1
    }
    result += letter
    length += size
  }
  return result
}
