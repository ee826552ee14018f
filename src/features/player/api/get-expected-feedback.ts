import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Expected {
  /** Median over six months; null for fewer than five. */
  hours: number | null
  answers: number | null
  /** What was counted: this mission, or everything of its organization. */
  of: 'mission' | 'organization' | null
  /** Whether independent makers may give the feedback too. */
  isShared: boolean
}

/** The usual wait for feedback on a submission; null once there is nothing to wait for. */
export const expectedFeedbackQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['expected-feedback', enrollmentId],
    queryFn: async ({ signal }): Promise<Expected | null> => {
      const client = await connect()
      const { data, error } = await client
        .rpc('expected_feedback', { enrollment_id: enrollmentId })
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return data as unknown as Expected | null
    },
  })
