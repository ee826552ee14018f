import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leaveIfEnded } from '../features/core/session/api/leave-ended-session.ts'
import { useActing } from '../features/core/session/use-acting.ts'
import { useSession } from '../features/core/session/use-session.ts'
import { actingStore } from '../lib/acting.ts'
import { toAppError } from '../lib/errors.ts'
import { forgetOtherHomes } from '../lib/kept-home.ts'
import { forgetOtherCopies } from '../lib/offline/copies.ts'
import { forgetOwn } from '../lib/own-storage.ts'
import { endPushOfOthers } from '../lib/push.ts'

/**
 * When the session ends (here, in another tab or on the server), clears the person's data from memory and the
 * copies for offline use, and stops notifications on this device. Signing out also clears what they typed from the device.
 */
export function EndedSession() {
  const session = useSession()
  const { status } = session
  const acting = useActing()
  const isOfAnother = acting && status === 'signed-in' && session.session.user.id !== acting.admin
  const hasLeft = status === 'signed-out' && session.onPurpose
  const queries = useQueryClient()
  useEffect(() => {
    if (status === 'signed-out') queries.clear()
    if (hasLeft) forgetOwn()
    if (status === 'signed-out' || isOfAnother) actingStore.set(undefined)
  }, [status, hasLeft, isOfAnother, queries])
  const account = 'session' in session ? session.session.user.id : undefined
  useEffect(() => {
    if (status === 'loading') return
    void forgetOtherCopies()
    forgetOtherHomes(account)
    // Browsers may refuse; the server has stopped anyway.
    endPushOfOthers(account).catch(() => undefined)
  }, [status, account])
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

/** The server ended the session or the “view as” session, so what this browser stored about it is useless. */
function leaveAfter(error: unknown): void {
  const { code } = toAppError(error)
  if (code === 'not_signed_in') void leaveIfEnded()
  if (code === 'acting_ended')
    void import('../features/account/impersonation/api/act-as.ts').then(({ stopActing }) => stopActing())
}
