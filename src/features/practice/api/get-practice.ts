import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Practice } from '../model.ts'
import { practiceKeys } from './keys.ts'

export const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: practiceKeys.mine(userId),
    queryFn: async ({ signal }): Promise<Practice> => {
      const client = await connect()
      return unwrap(await client.rpc('my_practice').abortSignal(signal)) as unknown as Practice
    },
  })
