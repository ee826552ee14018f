import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { backendConfig, connect } from '../../../lib/supabase.ts'
import type { Health } from '../model.ts'

export interface Measured extends Health {
  /** How long the response took to reach this browser. */
  milliseconds: number
}

export const healthQuery = () =>
  queryOptions({
    queryKey: ['health'],
    refetchInterval: 30_000,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Measured> => {
      const [client, { email, demo }] = await Promise.all([connect(), backendConfig()])
      const began = performance.now()
      const answer = unwrap(await client.rpc('admin_health').abortSignal(signal)) as unknown as Health
      return {
        ...answer,
        isEmailMissing: email === false,
        isDemo: demo,
        milliseconds: Math.round(performance.now() - began),
      }
    },
  })
