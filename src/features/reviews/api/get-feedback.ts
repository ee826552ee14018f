import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Thread } from '../comments.ts'
import type { Verdict } from '../model.ts'
import type { Answer } from './get-work.ts'

export interface CriterionFeedback {
  id: string
  title: string
  /** From 0. */
  level: number
  /** How many levels the criterion has. */
  levels: number
  level_title: string
  /** Only where the author shows the rubric. */
  level_description: string | null
}

export interface Feedback {
  submission_id: string
  attempt: number
  submitted_at: string
  delivered_at: string
  verdict: Verdict
  summary: string
  /** Written by an independent maker, after the organization had let its promise pass. */
  is_passed_on: boolean
  organization: string
  /** While the work is being revised. */
  can_answer: boolean
  criteria: CriterionFeedback[]
  comments: Thread[]
  /** What was handed in. */
  delivered: { id: string; title: string; answer: Answer }[]
  reason: string | null
  next_mission: { id: string; title: string } | null
}

/** What was delivered on the person's own work, newest first. */
export const feedbackQuery = (enrollmentId: string) =>
  queryOptions({
    // Below the player's key: a verdict that arrives, and work that is sent again, refresh both.
    queryKey: ['playing', enrollmentId, 'feedback'],
    queryFn: async ({ signal }): Promise<Feedback[]> => {
      const client = await connect()
      const answer = await client.rpc('my_feedback', { enrollment_id: enrollmentId }).abortSignal(signal)
      return unwrap(answer) as unknown as Feedback[]
    },
  })
