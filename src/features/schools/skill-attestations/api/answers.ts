import { z } from 'zod'

const attestation = z.object({
  person: z.string(),
  name: z.string().nullable(),
  skill: z.string(),
  name_en: z.string(),
  name_fr: z.string(),
  note: z.string(),
  created_at: z.string(),
  attested_by: z.string().nullable(),
  /** Whether the person still shares something the school can attest. */
  is_shared: z.boolean(),
})
export type Attestation = z.infer<typeof attestation>

const sharedNotes = z.object({
  id: z.string(),
  name: z.string(),
  /** Null if they don't show it. */
  photo: z.string().nullable(),
  shared_at: z.string(),
  notes: z.string().nullable(),
  updated_at: z.string().nullable(),
  title_en: z.string().nullable(),
  title_fr: z.string().nullable(),
  /** Slugs of the skills the school attests. */
  attested: z.array(z.string()),
})
export type SharedNotes = z.infer<typeof sharedNotes>

export const answers = {
  school_attestations: z.object({ attestations: z.array(attestation), is_more: z.boolean() }),
  shared_plan_notes: z.object({ people: z.array(sharedNotes), is_more: z.boolean() }),
}
