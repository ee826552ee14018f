import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Plan } from '../model.ts'
import { planKeys } from './keys.ts'

export const planQuery = (userId: string) =>
  queryOptions({
    queryKey: planKeys.plan(userId),
    // Working on a mission or adding a skill to the profile changes it.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Plan> => {
      const client = await connect()
      return unwrap(await client.rpc('my_career_plan').abortSignal(signal)) as unknown as Plan
    },
  })
