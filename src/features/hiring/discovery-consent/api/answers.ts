import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { shareableFields } from '../../contacts/model.ts'
import { ledgerKinds } from '../model.ts'

const fields = z.array(z.enum(shareableFields))

/** Something that happened with the candidate's card. */
const ledgerEvent = z.object({
  id: z.number(),
  kind: z.enum(ledgerKinds),
  at: z.string(),
  details: z.object({
    fields: fields.optional(),
    until: z.string().optional(),
    mission: z.string().optional(),
    opening: z.string().optional(),
    purpose: z.string().optional(),
    reason: z.string().optional(),
  }),
  /** Null if an administrator did it rather than a company. */
  company: z.string().nullable(),
  slug: z.string().nullable(),
  organization: z.string().nullable(),
})
export type LedgerEvent = z.infer<typeof ledgerEvent>

const ownShare = z.object({
  id: z.string(),
  company: z.string(),
  slug: z.string().nullable(),
  fields,
  until: z.string(),
  since: z.string(),
  revokedAt: z.string().nullable(),
  /** Whether the company can see it now. */
  isActive: z.boolean(),
  conversation: z.string().nullable(),
})
export type OwnShare = z.infer<typeof ownShare>

const namedCompany = z.object({ id: z.string(), name: z.string() })
export type NamedCompany = z.infer<typeof namedCompany>

const consent = z.object({
  isFindable: z.boolean(),
  /** Criteria hidden from all companies. */
  hidden: z.array(z.string()),
  visibility: z.enum(Constants.public.Enums.profile_visibility),
  figures: z.object({ views: z.number(), companies: z.number() }),
  pending: z.number(),
  excluded: z.array(namedCompany),
  shares: z.array(ownShare),
  /** The latest activity log entries. */
  events: z.array(ledgerEvent),
})
export type Consent = z.infer<typeof consent>

export const answers = {
  my_consent: consent,
  my_ledger: z.array(ledgerEvent),
  find_companies: z.array(namedCompany),
}
