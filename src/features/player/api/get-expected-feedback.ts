import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Expected {
  /** The median of half a year; null of fewer than five answers. */
  hours: number | null
  answers: number | null
  /** What was counted: this mission, or everything of its organization. */
  of: 'mission' | 'organization' | null
  /** Independent makers may give the feedback too. */
  isShared: boolean
}

/** How long one usually waits for feedback on work that was submitted; null once there is nothing to wait for. */
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
