import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { periods, roles } from './model.ts'

const filter = { weeks: oneOf(periods, 12), role: oneOf(roles) }

/** What the analytics are about, kept in the address. */
export function useAnalyticsFilter() {
  const { values, set } = useUrlState(filter)
  return { filter: values, set }
}
