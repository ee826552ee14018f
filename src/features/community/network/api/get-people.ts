import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { type OwnList, wordsOf } from '../model.ts'
import { answers } from './answers.ts'
import { networkKeys } from './keys.ts'

interface Cursor {
  at: string
  id: string
}

const getPeople = (list: OwnList, search: string, before: Cursor | null, signal: AbortSignal) =>
  ask(
    answers,
    'my_people',
    { show: list, search: wordsOf(search), before: before?.at, before_id: before?.id },
    signal,
  )

/** Connections, requests in either direction, or blocked people, newest first. */
export const peopleQuery = (userId: string, list: OwnList, search = '') =>
  infiniteQueryOptions({
    queryKey: networkKeys.list(userId, list, search),
    queryFn: ({ pageParam, signal }) => getPeople(list, search, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
