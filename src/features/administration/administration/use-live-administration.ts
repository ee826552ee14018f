import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useChannels } from '../../../lib/use-channels.ts'
import { approvalKeys } from '../approvals/api/keys.ts'
import { administrationKeys } from './api/keys.ts'

/** Events come in bursts: those within this window cause one refetch. */
const burst = 250

/** Refetches as events arrive, and when the person returns after a break. */
export function useLiveAdministration(): void {
  const queries = useQueryClient()
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = () => {
    soon.current ??= setTimeout(() => {
      soon.current = undefined
      void queries.invalidateQueries({ queryKey: administrationKeys.all })
      void queries.invalidateQueries({ queryKey: approvalKeys.all })
    }, burst)
  }
  useEffect(() => () => clearTimeout(soon.current), [])
  useChannels<{ news: object }>(['admins'], { on: { news: refresh }, onReturn: refresh })
}
