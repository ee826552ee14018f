import type { Card, CardEvent, SentState } from './model.ts'
import { dayKey } from './month.ts'

export interface DayEntry {
  key: string
  cardId: string
  /** Upcoming, overdue, or past. */
  kind: 'next' | 'overdue' | 'event'
  at: Date
  company: string
  text: string
}

/** Interviews that were booked on the platform. */
export interface Interviews {
  sent?: Record<string, SentState>
  text: string
}

/** Next actions, interviews and news by day, in order of time. */
export function entriesByDay(
  cards: Card[],
  events: CardEvent[],
  textOf: (event: CardEvent) => string,
  { sent, text: interview }: Interviews,
  now = new Date(),
): Map<string, DayEntry[]> {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const entries: DayEntry[] = []
  for (const { id, company, opening_application_id } of cards) {
    for (const { id: booked, startsAt } of sent?.[opening_application_id ?? '']?.interviews ?? []) {
      const at = new Date(startsAt)
      entries.push({
        key: `interview-${booked}`,
        cardId: id,
        kind: at < now ? 'event' : 'next',
        at,
        company,
        text: interview,
      })
    }
  }
  for (const card of cards) {
    if (!card.next_at) continue
    const at = new Date(card.next_at)
    const kind = at < now ? 'overdue' : 'next'
    entries.push({
      key: `next-${card.id}`,
      cardId: card.id,
      kind,
      at,
      company: card.company,
      text: card.next_action,
    })
  }
  for (const event of events) {
    const card = byId.get(event.application_id)
    // Moves are in the card's history: here they would hide what is due.
    if (!card || event.kind !== 'news') continue
    const at = new Date(event.happened_at)
    entries.push({
      key: event.id,
      cardId: card.id,
      kind: 'event',
      at,
      company: card.company,
      text: textOf(event),
    })
  }
  entries.sort((one, other) => one.at.getTime() - other.at.getTime())
  const days = new Map<string, DayEntry[]>()
  for (const entry of entries) {
    const day = dayKey(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}
