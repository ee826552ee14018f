import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

/** The candidate's own card as every company sees it, or would; null without a profile. */
export const myCardQuery = () =>
  queryOptions({
    queryKey: matchingKeys.myCard,
    queryFn: ({ signal }) => ask(answers, 'my_card', {}, signal),
  })
