import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { searchWords } from '../../../../lib/search-words.ts'
import { messageKeys } from '../../messages/api/keys.ts'
import { answers } from './answers.ts'
import { talkKeys } from './keys.ts'

export interface TalkFilter {
  search: string
  topic: string
  language: string
  meeting: string | undefined
  /** Zero-based. */
  page: number
}

export const talksPageSize = 12

const findTalks = (filter: TalkFilter, signal: AbortSignal) =>
  ask(
    answers,
    'find_talks',
    {
      search: searchWords(filter.search),
      topic: filter.topic || undefined,
      spoken: filter.language || undefined,
      held: filter.meeting,
      page: filter.page,
    },
    signal,
  )

export const talksQuery = (userId: string, filter: TalkFilter) =>
  queryOptions({
    queryKey: talkKeys.found(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, client }) => {
      const found = await findTalks(filter, signal)
      client.setQueryData(messageKeys.unread(userId), found.unread)
      return found
    },
  })
