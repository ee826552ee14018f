import { number, oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { periods } from './model.ts'

const filter = { version: number(), weeks: oneOf(periods, 0) }

/** The selected version and period, kept in the address; all by default. */
export function useAnalyticsFilter() {
  const { values, set, reset } = useUrlState(filter)
  return { ...values, set, reset }
}
