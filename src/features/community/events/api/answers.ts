import { z } from 'zod'
import { eventAudiences, eventKinds, eventStatuses } from '../model.ts'

/** What everyone sees of an event. */
export const eventCard = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(eventKinds),
  language: z.enum(['en', 'fr']),
  is_online: z.boolean(),
  place: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  capacity: z.number().nullable(),
  taken: z.number(),
  waiting: z.number(),
  status: z.enum(eventStatuses),
  cancel_reason: z.string(),
  audience: z.enum(eventAudiences),
  organization: z.string(),
  organization_kind: z.enum(['company', 'academia']),
  organization_slug: z.string(),
  /** The viewer's registration. */
  mine: z.enum(['registered', 'waiting']).nullable(),
})
export type EventCardData = z.infer<typeof eventCard>

const eventPage = eventCard.extend({
  description: z.string(),
  /** Only for people with a place. */
  join_url: z.string().nullable(),
  /** How many people are ahead on the waiting list. */
  ahead: z.number().nullable(),
  /** For the entrance; only for people with a place. */
  code: z.string().nullable(),
  attended_at: z.string().nullable(),
  /** The viewer's own rating, given after the end. */
  evaluation: z.object({ rating: z.number(), words: z.string() }).nullable(),
})
export type EventPageData = z.infer<typeof eventPage>

const found = z.object({
  total: z.number(),
  /** More exist than the total says: counting stops soon after the current page. */
  is_more: z.boolean(),
  events: z.array(eventCard),
})

const evaluation = z.object({
  count: z.number(),
  /** Shown once there are five ratings. */
  average: z.number().optional(),
  /** How many gave one point, two, and so on. */
  spread: z.array(z.number()).optional(),
  words: z.array(z.string()).optional(),
})

const arrival = z.object({
  /** Id of the registration. */
  id: z.string(),
  name: z.string(),
  /** Already checked in. */
  wasThere: z.boolean(),
})

const attendee = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['registered', 'waiting']),
  joined_at: z.string(),
  /** When the person was checked in. */
  attended_at: z.string().nullable(),
})
export type Attendee = z.infer<typeof attendee>

export const answers = {
  event_attendees: z.array(attendee),
  find_events: found,
  event_page: eventPage.nullable(),
  event_evaluation: evaluation,
  check_in: arrival,
}
