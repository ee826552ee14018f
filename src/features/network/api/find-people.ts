import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type Ground, type PeoplePage, wordsOf } from '../model.ts'
import { networkKeys } from './keys.ts'

export interface PeopleFilter {
  search: string
  shared: Ground | ''
  skill: string
}

interface Cursor {
  name: string
  id: string
}

async function findPeople(
  { search, shared, skill }: PeopleFilter,
  after: Cursor | null,
  signal: AbortSignal,
) {
  const client = await connect()
  const call = client.rpc('find_people', {
    search: wordsOf(search),
    shared: shared || undefined,
    skill: skill || undefined,
    after_name: after?.name,
    after_id: after?.id,
  })
  return unwrap(await call.abortSignal(signal)) as unknown as PeoplePage<Cursor>
}

export const foundPeopleQuery = (userId: string, filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: networkKeys.found(userId, filter),
    queryFn: ({ pageParam, signal }) => findPeople(filter, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
