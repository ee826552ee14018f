import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { isId } from '../../catalogue/model.ts'
import type { TalkPageData } from '../model.ts'
import { talkKeys } from './keys.ts'

async function getTalk(host: string, signal: AbortSignal): Promise<TalkPageData | null> {
  if (!isId(host)) return null
  const client = await connect()
  const { data, error } = await client.rpc('talk_page', { host }).abortSignal(signal)
  if (error) throw toAppError(error)
  return data as unknown as TalkPageData | null
}

/** One person's offer with its free slots; null if it is no longer offered. */
export const talkQuery = (host: string) =>
  queryOptions({
    queryKey: talkKeys.page(host),
    // Others book too.
    staleTime: 0,
    queryFn: ({ signal }) => getTalk(host, signal),
  })
