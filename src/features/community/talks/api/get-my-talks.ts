import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { talkKeys } from './keys.ts'

/** Talks of the last month and all upcoming ones, as a guest and as a host. */
export const myTalksQuery = (userId: string) =>
  queryOptions({
    queryKey: talkKeys.mine(userId),
    queryFn: ({ signal }) => ask(answers, 'my_talks', {}, signal),
  })
