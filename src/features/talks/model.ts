export const meetings = ['video', 'phone', 'on_site'] as const
export type Meeting = (typeof meetings)[number]
export const lengths = [15, 20, 30, 45, 60]
export const notices = [0, 2, 12, 24, 48, 168]
export const mostOpenBookings = 3

/** What everyone sees of an offer. */
export interface TalkOffer {
  host_id: string
  name: string
  photo: string | null
  job_title: string
  organization: string | null
  organization_kind: 'company' | 'academia' | 'on_maker' | null
  title: string
  about: string
  topics: string[]
  languages: string[]
  meeting: Meeting
  minutes: number
  time_zone: string
}

export interface FoundTalk extends TalkOffer {
  next_at: string
  free: number
}

export interface Slot {
  id: string
  starts_at: string
  ends_at: string
}

export interface TalkPageData extends TalkOffer {
  slots: Slot[]
  /** When the viewer's talk with this person is, if there is one. */
  booked_at: string | null
  open_bookings: number
}

/** The host's own offer, as its form changes it. */
export interface OfferFields {
  title: string
  about: string
  topics: string[]
  languages: string[]
  meeting: Meeting
  place: string
  minutes: number
  notice_hours: number
  time_zone: string
  is_open: boolean
}

export interface MyOffer extends OfferFields {
  slots: (Slot & { is_taken: boolean })[]
}

/** A booked talk from one of its two sides; the name is the other person's. */
export interface MyTalk {
  id: string
  is_host: boolean
  host_id: string
  name: string
  job_title: string
  organization: string | null
  /** The address of the other person's page, if it is public. */
  handle: string | null
  title: string
  meeting: Meeting
  time_zone: string
  place: string | null
  starts_at: string
  ends_at: string
  about: string
  cancelled_at: string | null
  cancelled_by: 'guest' | 'host' | null
  reason: string
}

export const isAhead = ({ cancelled_at, ends_at }: MyTalk, now = Date.now()): boolean =>
  cancelled_at === null && Date.parse(ends_at) > now
