import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { decision } from '../../../account/reports/api/answers.ts'
import { shownCases } from '../../../account/reports/model.ts'

const { moderation_decision, report_reason, report_subject } = Constants.public.Enums

const caseRow = z.object({
  id: z.string(),
  kind: z.enum(report_subject),
  status: z.enum(['open', 'decided', 'appealed']),
  openedAt: z.string(),
  reportedAt: z.string(),
  decidedAt: z.string().nullable(),
  isMine: z.boolean(),
  claimedBy: z.string().nullable(),
  title: z.string().nullable(),
  person: z.string().nullable(),
  organization: z.string().nullable(),
  reports: z.number(),
  reasons: z.array(z.enum(report_reason)),
  decision: z.enum(moderation_decision).nullable(),
  isReversed: z.boolean().nullable(),
})
export type CaseRow = z.infer<typeof caseRow>

const queue = z.object({
  counts: z.record(z.enum(shownCases), z.number()),
  cases: z.array(caseRow),
})

/** The content in its parts. */
const subjectFacts = z.object({
  title: z.string().nullable(),
  at: z.string().nullable(),
  link: z.string().nullable().optional(),
  parts: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type SubjectFacts = z.infer<typeof subjectFacts>

const receivedReport = z.object({
  id: z.string(),
  reason: z.enum(report_reason),
  details: z.string(),
  at: z.string(),
  reporter: z.object({
    id: z.string(),
    name: z.string(),
    reports: z.number(),
    decided: z.number(),
    confirmed: z.number(),
  }),
})
export type ReceivedReport = z.infer<typeof receivedReport>

const wholeCase = caseRow.extend({
  /** Language of the person concerned; messages are written in it. */
  language: z.enum(['en', 'fr']),
  /** Whether anyone is notified of a decision: people who rated without an account aren't. */
  isTold: z.boolean(),
  isParty: z.boolean(),
  isOwnDecision: z.boolean(),
  isHidden: z.boolean(),
  isSuspended: z.boolean(),
  personId: z.string().nullable(),
  organizationId: z.string().nullable(),
  now: subjectFacts.nullable(),
  evidence: z.array(z.object({ at: z.string(), content: subjectFacts })),
  received: z.array(receivedReport),
  allowed: z.array(z.enum(moderation_decision)),
  templates: z.partialRecord(z.enum([...moderation_decision, 'upheld', 'reversed']), z.string().nullable()),
  made: decision.extend({ note: z.string(), by: z.string().nullable() }).nullable(),
  earlier: z.array(caseRow),
})
export type Case = z.infer<typeof wholeCase>

export const answers = {
  moderation_queue: queue,
  moderation_case: wholeCase,
}
