import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Day } from '../../../lib/weeks.ts'
import type { Verdict } from '../../reviews/model.ts'

interface Done {
  day: Day
  enrollment_id: string
}

/** A person's activity by day, for a period. */
export interface Activity {
  days: (Done & { seconds: number; steps: number })[]
  submissions: (Done & { attempt: number })[]
  feedback: (Done & {
    attempt: number
    verdict: Verdict
    summary: string
    criteria: { title: string; level: string }[]
  })[]
  certificates: (Done & { code: string; is_public: boolean })[]
}

export interface Period {
  from: Day
  to: Day
  /** Time zone in which days start. */
  zone: string
}

export const activityQuery = (userId: string, { from, to, zone }: Period) =>
  queryOptions({
    queryKey: ['progress', userId, 'activity', from, to, zone],
    queryFn: async ({ signal }): Promise<Activity> => {
      const client = await connect()
      const period = { from_day: from, to_day: to, zone }
      return unwrap(await client.rpc('my_activity', period).abortSignal(signal)) as unknown as Activity
    },
  })
