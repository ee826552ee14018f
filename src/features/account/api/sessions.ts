import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export type OpenSession = Database['public']['Functions']['my_sessions']['Returns'][number]

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async ({ signal }): Promise<OpenSession[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_sessions').abortSignal(signal))
    },
  })

export async function endSession(sessionId: string): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('end_session', { session_id: sessionId }))
}
