import { deviceZone } from '../../../lib/formats/zones.ts'
import { day, oneOf, readUrl, type UrlValues } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { addDays, type Day, dayIn, daysIn, mondayOf } from '../../../lib/weeks.ts'
import type { Period } from '../progress/api/keys.ts'

/** The longest period the database accepts, in days. */
const longest = 366

export interface ChosenPeriod extends Period {
  by: 'weeks' | 'dates'
  isValid: boolean
  set: (changes: { from?: Day; to?: Day; by?: 'weeks' | 'dates' }) => void
}

const params = { from: day(), to: day(), by: oneOf(['dates']) }

function periodIn(asked: UrlValues<typeof params>, today: Day) {
  const from = asked.from ?? mondayOf(today)
  return { from, to: asked.to ?? addDays(mondayOf(from), 6), by: asked.by }
}

/** The period in the address; defaults to this week. */
export function usePeriod(): ChosenPeriod {
  const url = useUrlState(params)
  const zone = deviceZone()
  const { from, to, by } = periodIn(url.values, dayIn(zone))
  const areWeeks = from === mondayOf(from) && to === addDays(mondayOf(to), 6)
  return {
    from,
    to,
    zone,
    by: areWeeks && by !== 'dates' ? 'weeks' : 'dates',
    isValid: from <= to && daysIn(from, to) <= longest,
    set(changes) {
      // Read the address itself: it may have changed since the last render.
      const now = readUrl(params, new URLSearchParams(location.search))
      const next = { ...periodIn(now, dayIn(zone)), ...changes }
      const isWhole = changes.by === 'weeks'
      url.set({
        from: isWhole ? mondayOf(next.from) : next.from,
        to: isWhole ? addDays(mondayOf(next.to), 6) : next.to,
        by: next.by === 'dates' ? 'dates' : undefined,
      })
    },
  }
}
