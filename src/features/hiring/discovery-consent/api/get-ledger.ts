import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { eventsAtOnce } from '../model.ts'
import { answers, type LedgerEvent } from './answers.ts'

/** Entries older than the last one shown. They never change. */
export const olderEventsQuery = (userId: string, last: LedgerEvent | undefined) =>
  infiniteQueryOptions({
    queryKey: contactKeys.ledger(userId, last?.id),
    queryFn: ({ pageParam, signal }) =>
      ask(answers, 'my_ledger', { before: pageParam!.at, before_id: pageParam!.id }, signal),
    initialPageParam: last,
    getNextPageParam: (page) => (page.length < eventsAtOnce ? undefined : page.at(-1)),
    enabled: false,
  })
