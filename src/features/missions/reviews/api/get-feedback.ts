import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { reviewKeys } from './keys.ts'

/** Feedback on the person's own work, newest first. */
export const feedbackQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: reviewKeys.feedback(enrollmentId),
    queryFn: ({ signal }) => ask(answers, 'my_feedback', { enrollment_id: enrollmentId }, signal),
  })
