import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { Simulation } from './answers.ts'
import { progressKeys } from './keys.ts'

/** The missions a person has started, most recent work first. */
export const simulationsQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKeys.simulations(userId),
    queryFn: ({ signal }): Promise<Simulation[]> => call('my_simulations', {}, signal),
  })
