import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leaveEndedSession } from '../features/session/api/leave-ended-session.ts'
import { useSession } from '../features/session/use-session.ts'
import { toAppError } from '../lib/errors.ts'

/** When the session ends, here, in another tab or on the server, nothing of the person stays in memory. */
export function EndedSession() {
  const { status } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    if (status === 'signed-out') queries.clear()
  }, [status, queries])
  useEffect(() => {
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') leaveAfter(event.action.error)
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') leaveAfter(event.action.error)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
  return null
}

/** The server has ended the session: what this browser keeps of it is worth nothing any more. */
function leaveAfter(error: unknown): void {
  if (toAppError(error).code === 'not_signed_in') void leaveEndedSession()
}
