import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { units } from '../../../ui/analytics/moments.ts'
import { periods } from '../../../ui/analytics/periods.ts'

const filter = { weeks: oneOf(periods, 52), unit: oneOf(units, 'week') }

/** The period, kept in the address. */
export function useAnalyticsFilter() {
  const { values, set } = useUrlState(filter)
  return { filter: values, set }
}
