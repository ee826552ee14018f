import { useSearchParams } from 'react-router'
import { deviceZone } from '../../lib/formats/zones.ts'
import { addDays, type Day, dayIn, daysIn, isDay, mondayOf } from '../../lib/weeks.ts'
import type { Period } from '../progress/api/get-activity.ts'

/** The longest period the database accepts, in days. */
const longest = 366

export interface ChosenPeriod extends Period {
  by: 'weeks' | 'dates'
  isValid: boolean
  set: (changes: { from?: Day; to?: Day; by?: 'weeks' | 'dates' }) => void
}

function periodIn(params: URLSearchParams, today: Day): { from: Day; to: Day; by: string } {
  const asked = { from: params.get('from'), to: params.get('to') }
  const from = isDay(asked.from) ? asked.from : mondayOf(today)
  return { from, to: isDay(asked.to) ? asked.to : addDays(mondayOf(from), 6), by: params.get('by') ?? '' }
}

/** The period in the address; defaults to this week. */
export function usePeriod(): ChosenPeriod {
  const [params, setParams] = useSearchParams()
  const zone = deviceZone()
  const { from, to, by } = periodIn(params, dayIn(zone))
  const areWeeks = from === mondayOf(from) && to === addDays(mondayOf(to), 6)
  return {
    from,
    to,
    zone,
    by: areWeeks && by !== 'dates' ? 'weeks' : 'dates',
    isValid: from <= to && daysIn(from, to) <= longest,
    set(changes) {
      // Read the address itself: it may have changed since the last render.
      const next = { ...periodIn(new URLSearchParams(location.search), dayIn(zone)), ...changes }
      const isWhole = changes.by === 'weeks'
      setParams(
        {
          from: isWhole ? mondayOf(next.from) : next.from,
          to: isWhole ? addDays(mondayOf(next.to), 6) : next.to,
          ...(next.by === 'dates' && { by: 'dates' }),
        },
        { replace: true },
      )
    },
  }
}
