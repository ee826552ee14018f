import { icsFile, icsStamp, icsText } from '../../lib/ics.ts'
import type { Card } from './model.ts'

type Entry = Pick<
  Card,
  'id' | 'company' | 'job_title' | 'next_action' | 'next_at' | 'link' | 'location' | 'remind_minutes'
>

function event(card: Entry, now: Date): string[] {
  const start = new Date(card.next_at!)
  const lines = [
    'BEGIN:VEVENT',
    `UID:${card.id}@applications.essor`,
    `DTSTAMP:${icsStamp(now)}`,
    `DTSTART:${icsStamp(start)}`,
    `DTEND:${icsStamp(new Date(start.getTime() + 30 * 60_000))}`,
    `SUMMARY:${icsText([card.next_action, card.company].filter(Boolean).join(' · '))}`,
    card.job_title && `DESCRIPTION:${icsText(card.job_title)}`,
    card.location && `LOCATION:${icsText(card.location)}`,
    card.link && `URL:${card.link}`,
  ]
  if (card.remind_minutes !== null) {
    const summary = icsText(card.next_action || card.company)
    const trigger = `TRIGGER:-PT${card.remind_minutes}M`
    lines.push('BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, trigger, 'END:VALARM')
  }
  lines.push('END:VEVENT')
  return lines.filter((line): line is string => Boolean(line))
}

/** The dated next actions as a file that every calendar reads. */
export const toIcs = (cards: Entry[], now = new Date()): string =>
  icsFile(cards.filter(({ next_at }) => next_at).map((card) => event(card, now)))
