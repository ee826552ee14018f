import type { MomentEntry } from '../../../../supabase/functions/_shared/calendar.ts'
import { icsFile } from '../../../lib/ics.ts'
import { below, paths } from '../../../lib/paths.ts'
import type { BookedInterview, Card } from './model.ts'

type Entry = Pick<
  Card,
  'id' | 'company' | 'job_title' | 'next_action' | 'next_at' | 'link' | 'location' | 'remind_minutes'
>

type Booked = Pick<BookedInterview, 'id' | 'startsAt' | 'endsAt' | 'words' | 'place'> & { revision?: number }

const halfAnHour = 30 * 60_000

/** A booked interview for calendars, whichever page it is exported from; `address` is the page of the application. */
export const interviewEntry = (
  { id, startsAt, endsAt, words, place, revision }: Booked,
  title: string,
  address: string,
): MomentEntry => ({
  uid: `${id}@interviews.essor`,
  from: startsAt,
  to: endsAt,
  title,
  isOurTitle: true,
  text: words,
  place,
  url: `${location.origin}${address}`,
  remindMinutes: 60,
  sequence: revision,
})

/** The page of an application that was sent to an opening. */
export const sentAddress = (application: string): string =>
  below(paths.dashboard, `opportunities/applications/${application}`)

/** Dated next actions and interviews as an iCalendar file. */
export const toIcs = (cards: Entry[], now = new Date(), interviews: MomentEntry[] = []): string =>
  icsFile(
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
