import type { Database } from '../../../lib/database.types.ts'

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
const openingReasons: ReportReason[] = [
  'scam',
  'not_a_job',
  'asks_for_money',
  'free_work',
  'impersonation',
  'inappropriate',
  'discrimination',
  'other',
]
/** "Real work" only applies to missions, and openings have their own. */
export function reasonsFor(kind: SubjectKind): ReportReason[] {
  if (kind === 'opening') return openingReasons
  return kind === 'mission' ? ['real_work', ...reasons] : reasons
}

export const longestReport = 1000
export const longestWords = 1000
export const longestAppeal = 2000

export const shownCases = ['open', 'mine', 'appealed', 'decided'] as const
export type ShownCases = (typeof shownCases)[number]
export const casesPageSize = 20
