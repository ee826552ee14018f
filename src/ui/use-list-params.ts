import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** A list's search, filter and page, kept in the address; what makes no sense there falls back to the default. */
export function useListParams<T extends string>(choices: readonly T[]) {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const search = params.get('q') ?? ''
  const [typed, setTyped] = useState(search)
  const show = choices.find((choice) => choice === params.get('show'))
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1)

  /**
   * Any change but the page's own begins again at the first page. Taken from the address itself: something else may
   * have changed it since this was drawn.
   */
  function set(changes: Record<string, string>): void {
    const next = new URLSearchParams(location.search)
    if (!('page' in changes)) next.delete('page')
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    setParams(next, { replace: true })
  }

  const searchSoon = useDebouncedCallback((q: string) => {
    // Who has gone on to another page meanwhile is not brought back.
    if (location.pathname === pathname) set({ q })
  }, 250)
  return {
    search,
    typed,
    show,
    page,
    set,
    turnTo: (next: number) => set({ page: String(next) }),
    type(text: string) {
      setTyped(text)
      searchSoon(text)
    },
    reset() {
      setTyped('')
      setParams({}, { replace: true })
    },
  }
}
