import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { talkKeys } from './keys.ts'

/** The host's own offer and its slots; null if there is none yet. */
export const myOfferQuery = (userId: string) =>
  queryOptions({
    queryKey: talkKeys.offer(userId),
    queryFn: ({ signal }) => ask(answers, 'my_talk_offer', {}, signal),
  })
