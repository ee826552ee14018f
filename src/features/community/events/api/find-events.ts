import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { ask } from '../../../../lib/rpc.ts'
import { searchWords } from '../../../../lib/search-words.ts'
import { addDays, dayIn } from '../../../../lib/weeks.ts'
import { answers } from './answers.ts'
import { eventKeys } from './keys.ts'

export const whens = { week: 7, month: 30, quarter: 90 } as const
export type When = keyof typeof whens

export interface EventFilter {
  search: string
  kind: string | undefined
  way: 'online' | 'on_site' | undefined
  host: string | undefined
  language: string | undefined
  when: When | undefined
  isMine: boolean
  /** Zero-based. */
  page: number
}

export const eventsPageSize = 12

export const eventsQuery = (filter: EventFilter) =>
  queryOptions({
    queryKey: eventKeys.found(filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(
        answers,
        'find_events',
        {
          search: searchWords(filter.search),
          wanted_kind: filter.kind,
          online: filter.way && filter.way === 'online',
          host: filter.host,
          spoken: filter.language,
          until: filter.when ? addDays(dayIn(deviceZone()), whens[filter.when] + 1) : undefined,
          only_mine: filter.isMine,
          page: filter.page,
        },
        signal,
      ),
  })
