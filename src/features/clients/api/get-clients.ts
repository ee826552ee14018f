import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { makerKeys } from '../../projects/api/keys.ts'
import type { ClientRecord, ClientSummary } from '../model.ts'

export const clientsQuery = (userId: string, words: string, isArchived: boolean) =>
  queryOptions({
    queryKey: makerKeys.clients(userId, words, isArchived),
    queryFn: async ({ signal }): Promise<ClientSummary[]> => {
      const client = await connect()
      const asked = { words, is_archived: isArchived }
      return unwrap(await client.rpc('my_clients', asked).abortSignal(signal)) as unknown as ClientSummary[]
    },
    placeholderData: keepPreviousData,
  })

/** Everything about one client; null if it was deleted. */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: makerKeys.client(id),
    queryFn: async ({ signal }): Promise<ClientRecord | null> => {
      const client = await connect()
      const answer = await client.rpc('client_record', { client_id: id }).abortSignal(signal)
      // A mistyped address isn't a client's id.
      if (answer.error?.code === '22P02') return null
      return unwrap(answer) as unknown as ClientRecord | null
    },
  })
