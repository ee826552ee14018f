import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Every number of the formula, from the same source the formula uses. */
export interface MatchingRules {
  version: string
  weights: Record<'must' | 'nice' | 'job' | 'place' | 'dates' | 'contract' | 'languages', number>
  proof: Record<'proven' | 'attested' | 'endorsed' | 'declared', number>
  below: { one: number; two: number }
  nearJob: number
  place: {
    near: { on_site: number; hybrid: number }
    far: { on_site: number; hybrid: number }
    between: number
    otherWish: number
  }
  dates: { soon: number; late: number; soonShare: number; lateShare: number; listening: number }
  oneLevelBelow: number
  grades: Record<'great' | 'good' | 'fair', number>
}

export const rulesQuery = () =>
  queryOptions({
    queryKey: ['matching-rules'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(await client.rpc('matching_rules').abortSignal(signal)) as unknown as MatchingRules
    },
  })
