import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { fallbacks, readUrl, type UrlParams, type UrlValues, writeUrl } from './url-params.ts'

/**
 * State kept in the address, typed by its declaration. Declare parameters outside the component: values then keep
 * their identity while nothing of theirs changes.
 */
export function useUrlState<P extends UrlParams>(params: P) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  // Only what is declared, so that a change of anything else leaves the values alone.
  const named = new URLSearchParams([...address].filter(([name]) => name in params)).toString()
  const values = useMemo(() => readUrl(params, new URLSearchParams(named)), [params, named])

  /**
   * Changes several values together. Any change except of the page itself returns to the first page. The back
   * button ignores the change unless it is pushed.
   */
  const set = useCallback(
    (changes: Partial<UrlValues<P>>, { push = false } = {}) => {
      // The address itself, which may have changed since the last render.
      const next = writeUrl(params, changes, new URLSearchParams(location.search))
      if ('page' in params && !('page' in changes)) next.delete('page')
      void navigate({ search: next.toString() }, { replace: !push, state })
    },
    [params, navigate, state],
  )
  const reset = useCallback(() => set(fallbacks(params)), [set, params])
  return { values, set, reset }
}
