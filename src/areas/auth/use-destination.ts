import type { Location } from 'react-router'
import { useLocation } from 'react-router'
import { pathWithin } from '../../lib/next-path.ts'
import { paths } from '../../lib/paths.ts'
import { text } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'

const params = { next: text() }

/** Where the person was going when the guard stopped them or a page sent them here, or the dashboard. */
export function useDestination(): string {
  const { state } = useLocation() as Location<{ from?: Location } | null>
  const { next } = useUrlState(params).values
  const from = state?.from
  if (from) return `${from.pathname}${from.search}${from.hash}`
  return next ? pathWithin(next, location.origin) : paths.dashboard
}
