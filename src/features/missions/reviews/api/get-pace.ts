import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { reviewKeys } from './keys.ts'

/** How long reviews take the caller and their team; null where there are too few to say. */
export const paceQuery = () =>
  queryOptions({
    queryKey: reviewKeys.pace,
    queryFn: ({ signal }) => ask(answers, 'review_pace', {}, signal),
  })
