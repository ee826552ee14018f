import { useCallback, useEffect, useState } from 'react'
import { connect } from '../lib/supabase.ts'

export type BackendState = 'checking' | 'ready' | 'unreachable'

/** Whether the backend answers; asked again when the person wants it. */
export function useBackend(): { state: BackendState; retry: () => void } {
  const [state, setState] = useState<BackendState>('checking')
  const check = useCallback(async () => {
    setState('checking')
    try {
      const client = await connect()
      const { error } = await client.auth.getSession()
      setState(error ? 'unreachable' : 'ready')
    } catch {
      setState('unreachable')
    }
  }, [])
  useEffect(() => void check(), [check])
  return { state, retry: check }
}
