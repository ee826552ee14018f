import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { type HeldEvent, heldColumns } from '../model.ts'
import { eventKeys } from './keys.ts'

export const shows = ['upcoming', 'draft', 'past'] as const
export type Show = (typeof shows)[number]
export const maxHeldEvents = 100

/** Events of the caller's organization: upcoming ones soonest first, past ones latest first. */
async function getHeldEvents(organizationId: string, show: Show, signal: AbortSignal): Promise<HeldEvent[]> {
  const client = await connect()
  const now = new Date().toISOString()
  const all = client.from('events').select(heldColumns).eq('organization_id', organizationId)
  const those =
    show === 'draft'
      ? all.eq('status', 'draft')
      : show === 'upcoming'
        ? all.eq('status', 'published').gt('ends_at', now)
        : all.neq('status', 'draft').or(`status.eq.cancelled,ends_at.lte.${now}`)
  const rows = unwrap(
    await those
      .order('starts_at', { ascending: show !== 'past' })
      .limit(maxHeldEvents)
      .abortSignal(signal),
  )
  return rows as HeldEvent[]
}

export const heldEventsQuery = (organizationId: string, show: Show) =>
  queryOptions({
    queryKey: eventKeys.held(organizationId, show),
    enabled: organizationId !== '',
    queryFn: ({ signal }) => getHeldEvents(organizationId, show, signal),
  })
