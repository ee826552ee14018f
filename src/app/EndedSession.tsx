import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useActing } from '../features/session/use-acting.ts'
import { useSession } from '../features/session/use-session.ts'
import { actingStore } from '../lib/acting.ts'
import { toAppError } from '../lib/errors.ts'
import { connect } from '../lib/supabase.ts'

/** When the session ends, here, in another tab or on the server, nothing of the person stays in memory. */
export function EndedSession() {
  const session = useSession()
  const { status } = session
  const acting = useActing()
  const isOfAnother = acting && status === 'signed-in' && session.session.user.id !== acting.admin
  const queries = useQueryClient()
  useEffect(() => {
    if (status === 'signed-out') queries.clear()
    if (status === 'signed-out' || isOfAnother) actingStore.set(undefined)
  }, [status, isOfAnother, queries])
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { code } = toAppError(event.action.error)
        // The server has ended it: what this browser keeps of it is worth nothing any more.
        if (code === 'not_signed_in') void connect().then((client) => client.auth.signOut({ scope: 'local' }))
        if (code === 'acting_ended')
          void import('../features/acting/api/act-as.ts').then(({ stopActing }) => stopActing())
      }),
    [queries],
  )
  return null
}
