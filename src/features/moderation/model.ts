import type { Database } from '../../lib/database.types.ts'

export type SubjectKind = Database['public']['Enums']['report_subject']
export type ReportReason = Database['public']['Enums']['report_reason']
export type DecisionName = Database['public']['Enums']['moderation_decision']

const reasons: ReportReason[] = [
  'spam',
  'harassment',
  'impersonation',
  'inappropriate',
  'discrimination',
  'other',
]
/** "Real work" only applies to missions. */
export const reasonsFor = (kind: SubjectKind): ReportReason[] =>
  kind === 'mission' ? ['real_work', ...reasons] : reasons

export const longestReport = 1000
export const longestWords = 1000
export const longestAppeal = 2000

export const shownCases = ['open', 'mine', 'appealed', 'decided'] as const
export type ShownCases = (typeof shownCases)[number]
export const casesPageSize = 20

export interface CaseRow {
  id: string
  kind: SubjectKind
  status: 'open' | 'decided' | 'appealed'
  openedAt: string
  reportedAt: string
  decidedAt: string | null
  isMine: boolean
  claimedBy: string | null
  title: string | null
  person: string | null
  organization: string | null
  reports: number
  reasons: ReportReason[]
  decision: DecisionName | null
  isReversed: boolean | null
}

export interface Queue {
  counts: Record<ShownCases, number>
  cases: CaseRow[]
}

/** The content in its parts. */
export interface SubjectFacts {
  title: string | null
  at: string | null
  link?: string | null
  parts: { label: string; text: string }[]
}

export interface ReceivedReport {
  id: string
  reason: ReportReason
  details: string
  at: string
  reporter: { id: string; name: string; reports: number; decided: number; confirmed: number }
}

interface Appeal {
  words: string
  at: string
  isReversed: boolean | null
  answer: string
  decidedAt: string | null
}

/** A decision as the person concerned reads it. */
export interface Decision {
  id: string
  decision: DecisionName
  kind: SubjectKind
  words: string
  at: string
  endsAt: string | null
  appealUntil: string
  title: string | null
  excerpt: string | null
  appeal: Appeal | null
}

export interface Case extends CaseRow {
  /** Language of the person concerned; messages are written in it. */
  language: 'en' | 'fr'
  /** Whether anyone is notified of a decision: people who rated without an account aren't. */
  isTold: boolean
  isParty: boolean
  isOwnDecision: boolean
  isHidden: boolean
  isSuspended: boolean
  personId: string | null
  organizationId: string | null
  now: SubjectFacts | null
  evidence: { at: string; content: SubjectFacts }[]
  received: ReceivedReport[]
  allowed: DecisionName[]
  templates: Partial<Record<DecisionName | 'upheld' | 'reversed', string | null>>
  made: (Decision & { note: string; by: string | null }) | null
  earlier: CaseRow[]
}

export interface MyDecisions {
  decisions: Decision[]
  reports: {
    id: string
    kind: SubjectKind
    reason: ReportReason
    at: string
    outcome: 'open' | 'kept' | 'acted'
  }[]
}
