import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { messageKeys } from './keys.ts'

const step = 30

/** Messages in the person's conversations that contain all the words, or words starting with them. */
export const foundQuery = (userId: string, words: string) =>
  infiniteQueryOptions({
    queryKey: messageKeys.found(userId, words),
    queryFn: ({ pageParam, signal }) => ask(answers, 'search_messages', { words, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < step ? undefined : page.at(-1)?.at),
    placeholderData: keepPreviousData,
  })
