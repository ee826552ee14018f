import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { playerKeys } from './keys.ts'

/** The usual wait for feedback on a submission; null once there is nothing to wait for. */
export const expectedFeedbackQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: playerKeys.expectedFeedback(enrollmentId),
    queryFn: ({ signal }) => ask(answers, 'expected_feedback', { enrollment_id: enrollmentId }, signal),
  })
