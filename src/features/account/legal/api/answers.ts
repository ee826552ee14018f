import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const kind = z.enum(Constants.public.Enums.legal_kind)

/** Who runs the platform; empty strings for what isn't provided yet. */
const operator = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  /** Who is responsible for publishing and hosting; undefined if it wasn't requested. */
  director: z.string().optional(),
  host: z.string().optional(),
})
export type Operator = z.infer<typeof operator>

const legalPage = z.object({
  kind,
  version: z.number(),
  published_at: z.string(),
  body_en: z.string(),
  body_fr: z.string(),
  changes_en: z.string(),
  changes_fr: z.string(),
  versions: z.array(z.object({ version: z.number(), published_at: z.string() })),
  operator,
})
export type LegalPage = z.infer<typeof legalPage>

/** A text with a newer version than the person agreed to. */
const legalDue = z.object({
  kind,
  version: z.number(),
  changes: z.array(z.object({ version: z.number(), en: z.string(), fr: z.string() })),
})
export type LegalDue = z.infer<typeof legalDue>

export const answers = {
  legal_page: legalPage.nullable(),
  /** Comes with the profile. */
  legal_texts_due: z.array(legalDue),
}
