import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Answer } from '../../reviews/api/get-work.ts'
import type { Verdict } from '../../reviews/model.ts'

export interface SharedAttempt {
  id: string
  attempt: number
  /** What it is written in. */
  language: string
  submitted_at: string
  reflection: string
  delivered: { id: string; title: string; answer: Answer }[]
  review: { verdict: Verdict; summary: string; delivered_at: string } | null
  comments: { id: string; body: string; author: string | null; created_at: string; is_mine: boolean }[]
}

export interface SharedWork {
  student: string
  mission: string
  company: string
  attempts: SharedAttempt[]
}

export const sharedWorkKey = (enrollmentId: string) => ['shared-work', enrollmentId] as const

/** Submissions a student shares with the school, newest attempt first. */
export const sharedWorkQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: sharedWorkKey(enrollmentId),
    queryFn: async ({ signal }): Promise<SharedWork> => {
      const client = await connect()
      const call = client.rpc('work_for_school', { enrollment_id: enrollmentId })
      return unwrap(await call.abortSignal(signal)) as unknown as SharedWork
    },
  })
