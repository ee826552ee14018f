import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const { moderation_decision, report_reason, report_subject } = Constants.public.Enums

const appeal = z.object({
  words: z.string(),
  at: z.string(),
  isReversed: z.boolean().nullable(),
  answer: z.string(),
  decidedAt: z.string().nullable(),
})

/** A decision as the person concerned reads it. */
export const decision = z.object({
  id: z.string(),
  decision: z.enum(moderation_decision),
  kind: z.enum(report_subject),
  words: z.string(),
  at: z.string(),
  endsAt: z.string().nullable(),
  appealUntil: z.string(),
  title: z.string().nullable(),
  excerpt: z.string().nullable(),
  appeal: appeal.nullable(),
})
export type Decision = z.infer<typeof decision>

const report = z.object({
  id: z.string(),
  kind: z.enum(report_subject),
  reason: z.enum(report_reason),
  at: z.string(),
  outcome: z.enum(['open', 'kept', 'acted']),
})

const myDecisions = z.object({ decisions: z.array(decision), reports: z.array(report) })
export type MyDecisions = z.infer<typeof myDecisions>

export const answers = {
  my_decisions: myDecisions,
  appeal_page: decision.nullable(),
}
