import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { type EventFilter, type When, whens } from './api/find-events.ts'
import { eventKinds } from './model.ts'

const filters = {
  kind: oneOf(eventKinds),
  way: oneOf(['online', 'on_site']),
  host: oneOf(['company', 'academia']),
  language: oneOf(['en', 'fr']),
  when: oneOf(Object.keys(whens) as When[]),
}
const views = { show: oneOf(['mine']) }

/** Event filters, kept in the address. */
export function useEventFilter() {
  const list = useListState(filters, views)
  const { show, q, page, ...chosen } = list.values
  const wanted: EventFilter = { ...chosen, search: q, page: page - 1, isMine: show === 'mine' }
  return { ...list, wanted }
}

export type EventFilterState = ReturnType<typeof useEventFilter>
