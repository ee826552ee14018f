import { useDebouncedCallback } from '@mantine/hooks'
import { use, useCallback, useMemo, useState } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, useLocation, useNavigationType } from 'react-router'
import {
  fallbacks,
  number,
  text,
  type UrlParam,
  type UrlParams,
  type UrlValues,
  writeUrl,
} from '../lib/url-state/url-params.ts'
import { useUrlState } from '../lib/url-state/use-url-state.ts'

type Nothing = Record<never, never>
type Always = { q: UrlParam<string>; page: UrlParam<number> }
type Params<Filters, Rest> = Omit<Always, keyof Rest> & Filters & Rest

const nothing = {}
const search = { q: text() }
const paging = { page: number(1) }

/**
 * A list's search, filters and page, kept in the address. What only sorts or arranges the list is declared apart:
 * it doesn't count as a filter, and it survives a reset.
 */
export function useListState<Filters extends UrlParams = Nothing, Rest extends UrlParams = Nothing>(
  filters = nothing as Filters,
  rest = nothing as Rest,
) {
  const narrowing = useMemo(() => ({ ...search, ...filters }), [filters])
  const params = useMemo(
    () => ({ ...paging, ...narrowing, ...rest }) as unknown as Params<Filters, Rest> & UrlParams,
    [narrowing, rest],
  )
  type Values = UrlValues<Params<Filters, Rest>>
  const url = useUrlState(params)
  const setValues = url.set as (changes: Partial<Values>) => void
  const values = url.values as Values
  const { q, page } = url.values as unknown as UrlValues<Always>
  const { typed, setTyped, searchSoon } = useTyped(q, (words) => set({ q: words } as Partial<Values>))
  const set = useCallback(
    (changes: Partial<Values>) => {
      if ('q' in changes) setTyped(String(changes.q ?? ''))
      setValues(changes)
    },
    [setTyped, setValues],
  )
  return {
    values,
    search: q,
    page,
    typed,
    /** Is anything narrowing the list? */
    isFiltered: writeUrl(narrowing, url.values).size > 0,
    set,
    goToPage: (next: number) => set({ page: next } as Partial<Values>),
    type(words: string) {
      setTyped(words)
      searchSoon(words)
    },
    reset() {
      searchSoon.cancel()
      set(fallbacks(narrowing) as unknown as Partial<Values>)
    },
  }
}

/** What is in the search field, which the address follows a moment later. */
function useTyped(shown: string, write: (words: string) => void) {
  const { pathname } = useLocation()
  // Not useNavigation, which needs a router that loads pages; a list also works without one.
  const isLeaving = use(RouterState)?.navigation.location !== undefined
  const [typed, setTyped] = useState(shown)
  const [seen, setSeen] = useState(shown)
  // Typing replaces the address. If it was changed otherwise, by a link or the back button, the field follows.
  const isTyping = useNavigationType() === 'REPLACE'
  if (seen !== shown) {
    setSeen(shown)
    if (!isTyping) setTyped(shown)
  }
  const searchSoon = useDebouncedCallback((words: string) => {
    // Don't bring back someone who has moved on to another page, or is about to: writing would cancel that.
    if (location.pathname === pathname && !isLeaving) write(words)
  }, 250)
  return { typed, setTyped, searchSoon }
}
