import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { call } from '../../../../lib/rpc.ts'
import { accountKeys } from './keys.ts'

export type OpenSession = Database['public']['Functions']['my_sessions']['Returns'][number]

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: accountKeys.sessions(userId),
    queryFn: ({ signal }) => call('my_sessions', {}, signal),
  })

export const endSession = (sessionId: string) => call('end_session', { session_id: sessionId })
