import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshPlatform } from '../../../lib/platform.ts'
import { useChannels } from '../../../lib/use-channels.ts'
import { myAnnouncementsQuery } from './api/my-announcements.ts'

/** Everyone is notified at the same moment, so spread out the requests. */
const spread = 1500

/**
 * Shows what administrators change for everyone while the page is open; returning catches up on what was
 * missed.
 */
export function useLivePlatform(userId: string): void {
  const queries = useQueryClient()
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const refresh = (what?: string) => {
    if (what !== 'announcements') refreshPlatform().catch(() => undefined)
    if (what !== 'settings') void queries.invalidateQueries(myAnnouncementsQuery(userId))
  }
  const refreshSoon = ({ what }: { what?: string }) =>
    void timers.current.add(setTimeout(() => refresh(what), Math.random() * spread))
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const timer of waiting) clearTimeout(timer)
    }
  }, [])
  useChannels<{ changed: { what?: string } }>(['platform'], {
    on: { changed: refreshSoon },
    onReturn: refresh,
  })
}
