import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { deviceZone } from '../../../lib/formats/zones.ts'
import { connect } from '../../../lib/supabase.ts'
import { addDays, dayIn } from '../../../lib/weeks.ts'
import { searchWords } from '../../catalogue/model.ts'
import type { EventCardData } from '../model.ts'
import { eventKeys } from './keys.ts'

export const whens = { week: 7, month: 30, quarter: 90 } as const
export type When = keyof typeof whens

export interface EventFilter {
  search: string
  kind: string
  way: string
  host: string
  language: string
  when: When | ''
  isMine: boolean
  /** Zero-based. */
  page: number
}

interface Found {
  total: number
  /** More exist than the total says: counting stops soon after the current page. */
  is_more: boolean
  events: EventCardData[]
}

export const eventsPageSize = 12

async function findEvents(filter: EventFilter, signal: AbortSignal): Promise<Found> {
  const client = await connect()
  const found = await client
    .rpc('find_events', {
      search: searchWords(filter.search),
      wanted_kind: filter.kind || undefined,
      online: filter.way ? filter.way === 'online' : undefined,
      host: filter.host || undefined,
      spoken: filter.language || undefined,
      until: filter.when ? addDays(dayIn(deviceZone()), whens[filter.when] + 1) : undefined,
      only_mine: filter.isMine,
      page: filter.page,
    })
    .abortSignal(signal)
  return unwrap(found) as unknown as Found
}

export const eventsQuery = (filter: EventFilter) =>
  queryOptions({
    queryKey: eventKeys.found(filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => findEvents(filter, signal),
  })
