import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { searchWords } from '../../catalogue/model.ts'
import { messageKeys } from '../../messages/api/keys.ts'
import type { FoundTalk } from '../model.ts'
import { talkKeys } from './keys.ts'

export interface TalkFilter {
  search: string
  topic: string
  language: string
  meeting: string
  /** Zero-based. */
  page: number
}

interface Found {
  total: number
  /** Topics to choose from, of every open offer. */
  topics: string[]
  talks: FoundTalk[]
  /** Conversations with unread messages, included here to save the page a request. */
  unread: number
}

export const talksPageSize = 12

async function findTalks(filter: TalkFilter, signal: AbortSignal): Promise<Found> {
  const client = await connect()
  const found = await client
    .rpc('find_talks', {
      search: searchWords(filter.search),
      topic: filter.topic || undefined,
      spoken: filter.language || undefined,
      held: filter.meeting || undefined,
      page: filter.page,
    })
    .abortSignal(signal)
  return unwrap(found) as unknown as Found
}

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
