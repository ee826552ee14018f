import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Thread } from '../comments.ts'
import type { Verdict } from '../model.ts'
import type { Answer } from './get-work.ts'

export interface CriterionFeedback {
  id: string
  title: string
  /** Zero-based. */
  level: number
  /** How many levels the criterion has. */
  levels: number
  level_title: string
  /** Only if the author shows the rubric. */
  level_description: string | null
}

export interface Feedback {
  submission_id: string
  attempt: number
  submitted_at: string
  delivered_at: string
  verdict: Verdict
  summary: string
  /** Written by an independent maker, after the organization missed its promise. */
  is_passed_on: boolean
  organization: string
  /** While the work is being revised. */
  can_answer: boolean
  criteria: CriterionFeedback[]
  comments: Thread[]
  /** What was submitted. */
  delivered: { id: string; title: string; answer: Answer }[]
  reason: string | null
  next_mission: { id: string; title: string } | null
}

/** Feedback on the person's own work, newest first. */
export const feedbackQuery = (enrollmentId: string) =>
  queryOptions({
    // Below the player's key, so that a new verdict or a resubmission refreshes both.
    queryKey: ['playing', enrollmentId, 'feedback'],
    queryFn: async ({ signal }): Promise<Feedback[]> => {
      const client = await connect()
      const answer = await client.rpc('my_feedback', { enrollment_id: enrollmentId }).abortSignal(signal)
      return unwrap(answer) as unknown as Feedback[]
    },
  })
