import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Stage } from '../model.ts'

export interface Figures {
  /** How many applications got at least this far. */
  funnel: Record<Exclude<Stage, 'closed'>, number>
  applied: number
  answered: number
  /** Median days applications stayed, by column. */
  days: Record<string, number>
}

export const figuresQuery = (userId: string) =>
  queryOptions({
    queryKey: ['applications', userId, 'figures'],
    queryFn: async ({ signal }): Promise<Figures> => {
      const client = await connect()
      return unwrap(await client.rpc('application_figures').abortSignal(signal)) as unknown as Figures
    },
    staleTime: 0,
  })
