import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { eventsAtOnce, type LedgerEvent } from '../model.ts'

/** Entries older than the last one shown. They never change. */
export const olderEventsQuery = (userId: string, last: LedgerEvent | undefined) =>
  infiniteQueryOptions({
    queryKey: [...contactKeys.ledger(userId), last?.id],
    queryFn: async ({ pageParam, signal }): Promise<LedgerEvent[]> => {
      const client = await connect()
      const call = client.rpc('my_ledger', { before: pageParam!.at, before_id: pageParam!.id })
      return unwrap(await call.abortSignal(signal)) as unknown as LedgerEvent[]
    },
    initialPageParam: last,
    getNextPageParam: (page) => (page.length < eventsAtOnce ? undefined : page.at(-1)),
    enabled: false,
  })
