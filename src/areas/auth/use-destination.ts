import type { Location } from 'react-router'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** Where the person was going when the guard stopped them, or the dashboard. */
export function useDestination(): string {
  const { state } = useLocation() as Location<{ from?: Location } | null>
  const from = state?.from
  return from ? `${from.pathname}${from.search}${from.hash}` : paths.dashboard
}
