import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../features/session/use-session.ts'

/** When the session ends, here or in another tab, nothing of the person stays in memory. */
export function SignedOutElsewhere() {
  const { status } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    if (status === 'signed-out') queries.clear()
  }, [status, queries])
  return null
}
