import { type MomentEvent, momentsToIcs } from '../../../lib/ics.ts'
import type { BookedInterview, Card } from './model.ts'

type Entry = Pick<
  Card,
  'id' | 'company' | 'job_title' | 'next_action' | 'next_at' | 'link' | 'location' | 'remind_minutes'
>

const halfAnHour = 30 * 60_000

/** An interview as calendars have it, whichever page it is exported from. */
export const interviewEvent = (
  { id, startsAt, endsAt, words, place, revision }: BookedInterview,
  title: string,
): MomentEvent => ({
  uid: `${id}@interviews.essor`,
  from: startsAt,
  to: endsAt,
  title,
  isOurTitle: true,
  text: words,
  place,
  remindMinutes: 60,
  sequence: revision,
})

/** Dated next actions and interviews as an iCalendar file. */
export const toIcs = (cards: Entry[], now = new Date(), interviews: MomentEvent[] = []): string =>
  momentsToIcs(
    [
      ...interviews,
      ...cards.flatMap(({ next_at, ...card }) =>
        next_at
          ? {
              uid: `${card.id}@applications.essor`,
              from: next_at,
              to: new Date(Date.parse(next_at) + halfAnHour).toISOString(),
              title: [card.next_action, card.company].filter(Boolean).join(' · '),
              text: card.job_title,
              place: card.location,
              url: card.link ?? undefined,
              remindMinutes: card.remind_minutes,
            }
          : [],
      ),
    ],
    now,
  )
