import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** A list's search, filter and page, kept in the address; invalid values fall back to the default. */
export function useListParams<T extends string>(choices: readonly T[]) {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const search = params.get('q') ?? ''
  const [typed, setTyped] = useState(search)
  const show = choices.find((choice) => choice === params.get('show'))
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1)

  /**
   * Any change except of the page itself returns to the first page. Based on the current address, which may
   * have changed since the last render.
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
    // Don't bring back someone who has moved on to another page.
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
