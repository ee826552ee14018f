import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { isId } from '../../catalogue/model.ts'
import type { EventPageData } from '../model.ts'
import { eventKeys } from './keys.ts'

async function getEvent(id: string, signal: AbortSignal): Promise<EventPageData | null> {
  if (!isId(id)) return null
  const client = await connect()
  const { data, error } = await client.rpc('event_page', { event_id: id }).abortSignal(signal)
  if (error) throw toAppError(error)
  return data as unknown as EventPageData | null
}

/** A public event; null if there is none. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: eventKeys.page(id),
    // Others register too.
    staleTime: 0,
    queryFn: ({ signal }) => getEvent(id, signal),
  })
