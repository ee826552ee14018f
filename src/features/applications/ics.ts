import type { Card } from './model.ts'

type Entry = Pick<
  Card,
  'id' | 'company' | 'job_title' | 'next_action' | 'next_at' | 'link' | 'location' | 'remind_minutes'
>

const quoted = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** No line is longer than 75 octets, and no letter is cut in two. */
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

function event(card: Entry, now: Date): string[] {
  const start = new Date(card.next_at!)
  const lines = [
    'BEGIN:VEVENT',
    `UID:${card.id}@applications.essor`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + 30 * 60_000))}`,
    `SUMMARY:${quoted([card.next_action, card.company].filter(Boolean).join(' · '))}`,
    card.job_title && `DESCRIPTION:${quoted(card.job_title)}`,
    card.location && `LOCATION:${quoted(card.location)}`,
    card.link && `URL:${card.link}`,
  ]
  if (card.remind_minutes !== null) {
    const summary = quoted(card.next_action || card.company)
    const trigger = `TRIGGER:-PT${card.remind_minutes}M`
    lines.push('BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, trigger, 'END:VALARM')
  }
  lines.push('END:VEVENT')
  return lines.filter((line): line is string => Boolean(line))
}

/** The dated next actions as a file that every calendar reads. */
export function toIcs(cards: Entry[], now = new Date()): string {
  const dated = cards.filter(({ next_at }) => next_at)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Essor//Applications//EN',
    'CALSCALE:GREGORIAN',
    ...dated.flatMap((card) => event(card, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
