import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import type { EntryEvent } from '../model.ts'

/** An entry's history, newest first. */
export const historyQuery = (entry: string) =>
  queryOptions({
    queryKey: contactKeys.history(entry),
    queryFn: async ({ signal }): Promise<EntryEvent[]> => {
      const client = await connect()
      const answer = await client.rpc('entry_history', { entry_id: entry }).abortSignal(signal)
      return unwrap(answer) as unknown as EntryEvent[]
    },
    staleTime: 0,
  })
