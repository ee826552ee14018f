import { z } from 'zod'
import { finding, problem } from '../../../hiring/opening-editor/api/answers.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'

const queued = z.object({
  id: z.string(),
  revision: z.number(),
  /** 0 for a first version; otherwise, candidates see that version until the changes are approved. */
  version: z.number(),
  submittedAt: z.string(),
  submittedBy: z.string().nullable(),
  organization: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['company', 'on_maker', 'academia']),
  }),
  /** How many openings the organization has published before. */
  published: z.number(),
  content: z.object({
    title: z.string(),
    language: z.enum(['en', 'fr']),
    description: z.string(),
    contracts: z.array(z.enum(contractKinds)),
    remote: z.enum(['on_site', 'hybrid', 'remote']),
    town: z.object({ nameEn: z.string(), nameFr: z.string() }).nullable(),
    places: z.number(),
    pay: z.object({
      min: z.number(),
      max: z.number(),
      currency: z.string(),
      period: z.enum(['hour', 'month', 'year']),
    }),
    questions: z.array(z.object({ id: z.string(), text: z.string(), isRequired: z.boolean() })),
    skills: z.array(
      z.object({ slug: z.string(), must: z.boolean(), nameEn: z.string(), nameFr: z.string() }),
    ),
  }),
  problems: z.array(problem),
  findings: z.array(finding),
})
export type QueuedOpening = z.infer<typeof queued>

/** An opening whose candidates wait for a human review past the promised day. */
const lateReview = z.object({
  id: z.string(),
  title: z.string(),
  count: z.number(),
  since: z.string(),
  organization: queued.shape.organization,
})

export const answers = { opening_queue: z.array(queued), late_human_reviews: z.array(lateReview) }
