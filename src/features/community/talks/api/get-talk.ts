import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from './answers.ts'
import { talkKeys } from './keys.ts'

/** One person's offer with its free slots; null if it is no longer offered. */
export const talkQuery = (host: string) =>
  queryOptions({
    queryKey: talkKeys.page(host),
    // Others book too.
    staleTime: 0,
    queryFn: async ({ signal }) => (isUuid(host) ? await ask(answers, 'talk_page', { host }, signal) : null),
  })
