import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type OwnList, type PeoplePage, wordsOf } from '../model.ts'
import { networkKeys } from './keys.ts'

interface Cursor {
  at: string
  id: string
}

async function getPeople(list: OwnList, search: string, before: Cursor | null, signal: AbortSignal) {
  const client = await connect()
  const call = client.rpc('my_people', {
    show: list,
    search: wordsOf(search),
    before: before?.at,
    before_id: before?.id,
  })
  return unwrap(await call.abortSignal(signal)) as unknown as PeoplePage<Cursor>
}

/** Connections, requests in either direction, or blocked people, newest first. */
export const peopleQuery = (userId: string, list: OwnList, search = '') =>
  infiniteQueryOptions({
    queryKey: networkKeys.list(userId, list, search),
    queryFn: ({ pageParam, signal }) => getPeople(list, search, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
