import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

/** Comments from schools on the candidate's work, newest first. */
export const myCoReviewsQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: programKeys.comments(enrollmentId),
    queryFn: ({ signal }) => ask(answers, 'my_co_reviews', { enrollment_id: enrollmentId }, signal),
  })
