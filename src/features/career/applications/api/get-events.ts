import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { CardEvent } from '../model.ts'
import { applicationKeys } from './keys.ts'

/** Moves and news between two moments, for the calendar. */
export const eventsQuery = (userId: string, from: Date, until: Date) =>
  queryOptions({
    queryKey: applicationKeys.events(userId, from),
    queryFn: async ({ signal }): Promise<CardEvent[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('application_events')
          .select('*')
          .in('kind', ['moved', 'news'])
          .gte('happened_at', from.toISOString())
          .lt('happened_at', until.toISOString())
          .order('happened_at')
          .abortSignal(signal),
      )
    },
    staleTime: 0,
  })
