import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { reviewKeys } from './keys.ts'

export const workQuery = (submissionId: string) =>
  queryOptions({
    queryKey: reviewKeys.work(submissionId),
    // A claim may end or be released while the page is open.
    refetchInterval: 30_000,
    queryFn: ({ signal }) => ask(answers, 'review_work', { submission_id: submissionId }, signal),
  })
