import { z } from 'zod'
import { shownProfile } from '../../../profile/profiles/api/answers.ts'
import { candidateFacts } from '../../discovery/api/answers.ts'
import { purposes, shareableFields, statuses } from '../model.ts'

const asked = z.object({
  id: z.string(),
  purpose: z.enum(purposes),
  body: z.string(),
  status: z.enum(statuses),
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  conversation: z.string().nullable(),
})

/** A request as the candidate sees it. */
const contactRequest = asked.extend({
  company: z.string(),
  /** Null if the company no longer has a page. */
  slug: z.string().nullable(),
  sender: z.string().nullable(),
  senderTitle: z.string().nullable(),
})
export type ContactRequest = z.infer<typeof contactRequest>

/** A candidate as a company sees them: the card while they can be found, and the little that lists share. */
export const seenCandidate = z.object({
  card: z.string(),
  facts: candidateFacts.nullable(),
  shared: z
    .object({
      name: z.string().nullable(),
      photo: z.string().nullable(),
      jobTitle: z.string().nullable(),
      until: z.string(),
    })
    .nullable(),
})
export type SeenCandidate = z.infer<typeof seenCandidate>

/** The same request as the company sees it. */
const contact = asked.extend(seenCandidate.shape).extend({ sender: z.string().nullable() })
export type Contact = z.infer<typeof contact>

const contactsPage = z.object({
  /** How many more requests the person can send today. */
  left: z.number(),
  contacts: z.array(contact),
})

/** What a candidate currently shares with the company. */
const sharedProfile = shownProfile.omit({ firstName: true, lastName: true, handle: true }).extend({
  card: z.string(),
  fields: z.array(z.enum(shareableFields)),
  until: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  resume: z.object({ path: z.string(), name: z.string() }).optional(),
  conversation: z.string().optional(),
})
export type SharedProfile = z.infer<typeof sharedProfile>

export const answers = {
  my_contact_requests: z.array(contactRequest),
  organization_contacts: contactsPage,
  shared_profile: sharedProfile.nullable(),
}
