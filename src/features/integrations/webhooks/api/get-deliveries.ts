import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { webhooksKeys } from './keys.ts'

const columns =
  'id, status, attempts, due_at, last_tried_at, response_status, response_body, error, created_at, event:webhook_events!inner (id, type, data, occurred_at)'

/** Newest first, with what was sent. */
async function getDeliveries(endpoint: string, most: number, signal: AbortSignal) {
  const client = await connect()
  const those = client.from('webhook_deliveries').select(columns).eq('endpoint_id', endpoint)
  const ordered = those.order('created_at', { ascending: false }).order('id', { ascending: false })
  const rows = unwrap(await ordered.limit(most + 1).abortSignal(signal))
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}

export type Delivery = Awaited<ReturnType<typeof getDeliveries>>['rows'][number]

export const deliveriesQuery = (organization: string, endpoint: string, most: number) =>
  queryOptions({
    queryKey: [...webhooksKeys.deliveries(organization, endpoint), most],
    queryFn: ({ signal }) => getDeliveries(endpoint, most, signal),
    placeholderData: (before) => before,
    // Requests that are under way end within seconds; those that are tried later can be looked at then.
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status, attempts }) => status === 'waiting' && attempts < 2) ? 2000 : false,
  })
