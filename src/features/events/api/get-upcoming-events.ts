import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { eventKeys } from './keys.ts'

/** The next events of the caller's own organizations, for a home page. */
export const upcomingEventsQuery = () =>
  queryOptions({
    queryKey: eventKeys.held('mine', 'upcoming'),
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(
        await client
          .from('events')
          .select('id, title, starts_at, taken')
          .eq('status', 'published')
          .gt('ends_at', new Date().toISOString())
          .order('starts_at')
          .limit(4)
          .abortSignal(signal),
      )
    },
  })
