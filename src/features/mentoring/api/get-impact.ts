import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { mentoringKeys } from './keys.ts'

export interface Impact {
  /** How many different people. */
  juniors: number
  reviewed: number
  mentored: number
  talks: number
  played: number
  certificates: number
  missions: number
}

export const impactQuery = (userId: string) =>
  queryOptions({
    queryKey: mentoringKeys.impact(userId),
    queryFn: async ({ signal }): Promise<Impact> => {
      const client = await connect()
      return unwrap(await client.rpc('maker_impact').abortSignal(signal)) as unknown as Impact
    },
  })
