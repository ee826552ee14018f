import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Thread } from '../model.ts'
import { pageSize } from '../thread.ts'
import { messageKeys } from './keys.ts'

/** The messages from one number to another; without numbers, the last ones. */
export interface Range {
  first?: number
  last?: number
}

/** Nothing but what is to be known of the conversation. */
export const factsAlone: Range = { first: 1, last: 0 }

export async function openConversation(
  id: string,
  { first, last }: Range,
  signal?: AbortSignal,
): Promise<Thread> {
  const client = await connect()
  const call = client.rpc('open_conversation', {
    conversation_id: id,
    first_number: first,
    last_number: last,
  })
  return unwrap(await (signal ? call.abortSignal(signal) : call)) as unknown as Thread
}

/** Opened at its end, or around a message. Everything later is merged into what this has read. */
export const threadQuery = (userId: string, id: string, around?: number) =>
  queryOptions({
    queryKey: messageKeys.thread(userId, id),
    queryFn: ({ signal }) =>
      openConversation(
        id,
        around ? { first: around - pageSize / 2, last: around + pageSize / 2 } : {},
        signal,
      ),
    // Kept up to date by what is told live.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
