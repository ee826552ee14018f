import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { pageSize } from '../thread.ts'
import { answers } from './answers.ts'
import { messageKeys } from './keys.ts'

/** Messages from one number to another; the latest if no numbers are given. */
export interface Range {
  first?: number
  last?: number
}

/** Only the facts about the conversation, without messages. */
export const factsAlone: Range = { first: 1, last: 0 }

export const openConversation = (id: string, { first, last }: Range, signal?: AbortSignal) =>
  ask(answers, 'open_conversation', { conversation_id: id, first_number: first, last_number: last }, signal)

/** Opened at its end, or around a message. Later reads are merged into this one. */
export const threadQuery = (userId: string, id: string, around?: number) =>
  queryOptions({
    queryKey: messageKeys.thread(userId, id),
    queryFn: ({ signal }) =>
      openConversation(
        id,
        around ? { first: around - pageSize / 2, last: around + pageSize / 2 } : {},
        signal,
      ),
    // Kept up to date by realtime events.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
