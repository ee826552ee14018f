import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../features/session/use-session.ts'
import { toAppError } from '../lib/errors.ts'
import { connect } from '../lib/supabase.ts'

/** When the session ends, here, in another tab or on the server, nothing of the person stays in memory. */
export function EndedSession() {
  const { status } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    if (status === 'signed-out') queries.clear()
  }, [status, queries])
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        // The server has ended it: what this browser keeps of it is worth nothing any more.
        if (toAppError(event.action.error).code !== 'not_signed_in') return
        void connect().then((client) => client.auth.signOut({ scope: 'local' }))
      }),
    [queries],
  )
  return null
}
