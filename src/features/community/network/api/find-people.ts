import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { type Ground, wordsOf } from '../model.ts'
import { answers } from './answers.ts'
import { networkKeys } from './keys.ts'

export interface PeopleFilter {
  search: string
  shared: Ground | undefined
  skill: string
}

interface Cursor {
  name: string
  id: string
}

const findPeople = ({ search, shared, skill }: PeopleFilter, after: Cursor | null, signal: AbortSignal) =>
  ask(
    answers,
    'find_people',
    {
      search: wordsOf(search),
      shared,
      skill: skill || undefined,
      after_name: after?.name,
      after_id: after?.id,
    },
    signal,
  )

export const foundPeopleQuery = (userId: string, filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: networkKeys.found(userId, filter),
    queryFn: ({ pageParam, signal }) => findPeople(filter, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
