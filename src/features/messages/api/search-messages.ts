import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { FoundMessage } from '../model.ts'
import { messageKeys } from './keys.ts'

const step = 30

/** Messages in the person's conversations that contain all the words, or words starting with them. */
export const foundQuery = (userId: string, words: string) =>
  infiniteQueryOptions({
    queryKey: messageKeys.found(userId, words),
    queryFn: async ({ pageParam, signal }) => {
      const client = await connect()
      const call = client.rpc('search_messages', { words, before: pageParam }).abortSignal(signal)
      return unwrap(await call) as unknown as FoundMessage[]
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < step ? undefined : page.at(-1)?.at),
    placeholderData: keepPreviousData,
  })
