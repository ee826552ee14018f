import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { meetings } from '../model.ts'

const { organization_kind } = Constants.public.Enums

/** What everyone sees of an offer. */
const talkOffer = z.object({
  host_id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  job_title: z.string(),
  organization: z.string().nullable(),
  organization_kind: z.enum(organization_kind).nullable(),
  title: z.string(),
  about: z.string(),
  topics: z.array(z.string()),
  languages: z.array(z.string()),
  meeting: z.enum(meetings),
  minutes: z.number(),
  time_zone: z.string(),
})
export type TalkOffer = z.infer<typeof talkOffer>

const foundTalk = talkOffer.extend({ next_at: z.string(), free: z.number() })
export type FoundTalk = z.infer<typeof foundTalk>

const found = z.object({
  total: z.number(),
  /** Topics to choose from, of every open offer. */
  topics: z.array(z.string()),
  talks: z.array(foundTalk),
  /** Conversations with unread messages, included here to save the page a request. */
  unread: z.number(),
})

const slot = z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string() })
export type Slot = z.infer<typeof slot>

const talkPage = talkOffer.extend({
  slots: z.array(slot),
  /** When the viewer's talk with this person is, if there is one. */
  booked_at: z.string().nullable(),
  open_bookings: z.number(),
})
export type TalkPageData = z.infer<typeof talkPage>

/** The host's own offer, as its form changes it. */
const offerFields = z.object({
  title: z.string(),
  about: z.string(),
  topics: z.array(z.string()),
  languages: z.array(z.string()),
  meeting: z.enum(meetings),
  place: z.string(),
  minutes: z.number(),
  notice_hours: z.number(),
  time_zone: z.string(),
  is_open: z.boolean(),
})
export type OfferFields = z.infer<typeof offerFields>

const myOffer = offerFields.extend({ slots: z.array(slot.extend({ is_taken: z.boolean() })) })
export type MyOffer = z.infer<typeof myOffer>

/** A booked talk from one of its two sides; the name is the other person's. */
const myTalk = z.object({
  id: z.string(),
  is_host: z.boolean(),
  host_id: z.string(),
  name: z.string(),
  /** Null if they don't show it. */
  photo: z.string().nullable(),
  job_title: z.string(),
  organization: z.string().nullable(),
  /** The address of the other person's page, if it is public. */
  handle: z.string().nullable(),
  title: z.string(),
  meeting: z.enum(meetings),
  time_zone: z.string(),
  place: z.string().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  about: z.string(),
  cancelled_at: z.string().nullable(),
  cancelled_by: z.enum(['guest', 'host']).nullable(),
  reason: z.string(),
})
export type MyTalk = z.infer<typeof myTalk>

export const answers = {
  find_talks: found,
  talk_page: talkPage.nullable(),
  my_talk_offer: myOffer.nullable(),
  my_talks: z.array(myTalk),
}
