import { z } from 'zod'
import type { CertificateFacts } from '../../../../../supabase/functions/_shared/credential.ts'

/** What a certificate says, as the database recorded it with the verdict. */
const facts: z.ZodType<CertificateFacts> = z.object({
  name: z.string(),
  mission: z.string(),
  summary: z.string(),
  organization: z.string(),
  category: z.string(),
  difficulty: z.string(),
  language: z.string(),
  skills: z.array(z.string()),
  version: z.number(),
  attempts: z.number(),
  seconds: z.number(),
  reviewerRole: z.enum(['organization', 'maker']),
  criteria: z.array(
    z.object({
      title: z.string(),
      weight: z.number(),
      level: z.string(),
      rank: z.number(),
      of: z.number(),
    }),
  ),
})

/** A submitted file, known by an id that doesn't reveal where it is stored. */
const evidenceFile = z.object({ id: z.string(), name: z.string(), size: z.number() })
export type EvidenceFile = z.infer<typeof evidenceFile>

const evidenceStep = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().nullable(),
  link: z.string().nullable(),
  files: z.array(evidenceFile),
})
export type EvidenceStep = z.infer<typeof evidenceStep>

/** Parts of the validated attempt and its feedback. */
const evidence = z.object({
  steps: z.array(evidenceStep),
  comments: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
})

const shownEvidence = evidence.extend({ note: z.string(), summary: z.string().nullable() })
export type ShownEvidence = z.infer<typeof shownEvidence>

/** What the holder shows, by id. */
const evidenceChoice = z.object({
  note: z.string(),
  steps: z.array(z.string()),
  files: z.array(z.string()),
  summary: z.boolean(),
  comments: z.array(z.string()),
})
export type EvidenceChoice = z.infer<typeof evidenceChoice>

/** What can be shown, and what is. */
const evidenceChoices = evidence.extend({ summary: z.string(), chosen: evidenceChoice.partial() })
export type EvidenceChoices = z.infer<typeof evidenceChoices>

const certificate = z.object({
  code: z.string(),
  isPublic: z.boolean(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  revocationReason: z.string().nullable(),
  /** Whether the visitor is the holder. */
  isMine: z.boolean(),
  /** Whether the holder opens it for the first time. */
  isNew: z.boolean(),
  /** Null while the holder keeps it private. */
  facts: facts.nullable(),
  /** What the holder chose to show; null if revoked. */
  shown: shownEvidence.nullable(),
  /** Public pages of the mission and the company. */
  links: z.object({ mission: z.string().nullable(), company: z.string().nullable() }).nullable(),
  passRate: z.number().nullable(),
})
export type Certificate = z.infer<typeof certificate>

export const answers = {
  /** Null if the code is unknown. */
  certificate_page: certificate.nullable(),
  certificate_choices: evidenceChoices,
  /** Null if administrators chose none, or it is private or revoked by now. */
  example_certificate: z
    .object({ code: z.string(), mission: z.string(), organization: z.string(), issuedAt: z.string() })
    .nullable(),
}
