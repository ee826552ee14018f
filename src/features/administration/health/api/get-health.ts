import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { backendConfig, connect } from '../../../../lib/supabase.ts'
import type { Health } from '../model.ts'
import { answers } from './answers.ts'
import { healthKey } from './keys.ts'

export interface Measured extends Health {
  /** How long the response took to reach this browser. */
  milliseconds: number
}

export const healthQuery = () =>
  queryOptions({
    queryKey: healthKey,
    refetchInterval: 30_000,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Measured> => {
      // Connecting is no part of what is measured.
      const [{ email, demo }] = await Promise.all([backendConfig(), connect()])
      const began = performance.now()
      const answer = await ask(answers, 'admin_health', {}, signal)
      return {
        ...answer,
        isEmailMissing: email === false,
        isDemo: demo,
        milliseconds: Math.round(performance.now() - began),
      }
    },
  })
