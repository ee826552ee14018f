import type { Database } from '../../../lib/database.types.ts'
import type { Criterion } from '../missions/model.ts'
import type { Scores } from './api/answers.ts'

export type Verdict = Database['public']['Enums']['review_verdict']
export const verdicts: Verdict[] = ['validated', 'revise', 'not_validated']

export const isFilled = (criteria: Criterion[], scores: Scores): boolean =>
  criteria.every(({ id }) => scores[id]?.level !== undefined)

/** In percent of the maximum; undefined before every criterion has a level. */
export function weightedScore(criteria: Criterion[], scores: Scores): number | undefined {
  if (!isFilled(criteria, scores)) return undefined
  const reached = criteria.map(
    ({ id, weight, levels }) => (weight * scores[id]!.level!) / Math.max(1, levels.length - 1),
  )
  return Math.round(reached.reduce((sum, share) => sum + share, 0))
}

/** Same as in the database. */
const shortestSummary = 20

export type Missing = 'levels' | 'summary' | 'verdict' | 'criterion'

export interface Decision {
  verdict?: Verdict
  /** On a rejection: the deciding criterion, and a mission that helps. */
  criterion?: string
  nextMission?: string
}

/** What is missing before the feedback can be sent. */
export function missingFor(
  criteria: Criterion[],
  draft: { scores: Scores; summary: string },
  { verdict, criterion }: Decision,
): Missing[] {
  const checks: [Missing, boolean][] = [
    ['levels', isFilled(criteria, draft.scores)],
    ['summary', draft.summary.trim().length >= shortestSummary],
    ['verdict', verdict !== undefined],
    ['criterion', verdict !== 'not_validated' || Boolean(criterion)],
  ]
  return checks.filter(([, holds]) => !holds).map(([missing]) => missing)
}

export type PromiseState = 'onTime' | 'dueToday' | 'overdue'

/** The state of a promised date, in the reader's time zone. */
export function promiseAt(dueAt: string, now = new Date()): PromiseState {
  const due = new Date(dueAt)
  if (due < now) return 'overdue'
  return due.toDateString() === now.toDateString() ? 'dueToday' : 'onTime'
}
