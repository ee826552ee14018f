import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import { type EventFilter, type When, whens } from './api/find-events.ts'
import { eventKinds } from './model.ts'

/** Event filters, kept in the address. */
export function useEventFilter() {
  const list = useListParams(['mine'] as const)
  const [params] = useSearchParams()
  const known = <T extends string>(name: string, choices: readonly T[]): T | '' =>
    choices.find((choice) => choice === params.get(name)) ?? ''
  const values: EventFilter = {
    search: list.search,
    kind: known('kind', eventKinds),
    way: known('way', ['online', 'on_site']),
    host: known('host', ['company', 'academia']),
    language: known('language', ['en', 'fr']),
    when: known('when', Object.keys(whens) as When[]),
    isMine: list.show === 'mine',
    page: list.page - 1,
  }
  const { search, kind, way, host, language, when } = values
  return { ...list, values, isFiltered: Boolean(search || kind || way || host || language || when) }
}

export type EventFilterState = ReturnType<typeof useEventFilter>
