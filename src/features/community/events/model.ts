import type { Database } from '../../../lib/database.types.ts'

export const eventKinds = ['talk', 'fair', 'workshop'] as const
export type EventKind = (typeof eventKinds)[number]
export const eventAudiences = ['everyone', 'students', 'cohorts'] as const
export type EventAudience = (typeof eventAudiences)[number]
export const eventStatuses = ['draft', 'published', 'cancelled'] as const
type EventStatus = (typeof eventStatuses)[number]

type Row = Database['public']['Tables']['events']['Row']

/** An event as its organizers see it. */
export type HeldEvent = Omit<
  Row,
  'kind' | 'status' | 'language' | 'audience' | 'words' | 'evaluation_asked_at'
> & {
  kind: EventKind
  status: EventStatus
  language: 'en' | 'fr'
  audience: EventAudience
}

/** Everything except what only a search needs. */
export const heldColumns =
  'id, organization_id, title, kind, description, language, is_online, place, join_url, starts_at, ends_at, time_zone, capacity, status, cancel_reason, audience, cohort_ids, taken, waiting, remind_at, revision, published_at, created_at, updated_at'

/** When check-in starts, as in the database. */
export const doorsOpenAt = ({ starts_at }: { starts_at: string }): number =>
  Date.parse(starts_at) - 2 * 3_600_000

interface Timed {
  status: EventStatus
  starts_at: string
}

/** Whether the event has ended. */
export const isOver = ({ ends_at }: { ends_at: string }, now = Date.now()): boolean =>
  Date.parse(ends_at) <= now

/** Whether registering, editing or canceling is still possible. */
export const isToCome = ({ status, starts_at }: Timed, now = Date.now()): boolean =>
  status === 'published' && Date.parse(starts_at) > now
