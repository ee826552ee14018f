import { use } from 'react'
import { useLocation } from 'react-router'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { isEntryOn, type NavigationEntry } from '../../ui/navigation.ts'
import { usePlatform } from '../../ui/use-platform.ts'

/** The entries of an area, without what administrators have switched off or the person's roles don't open. */
export function useEntries(navigation: Promise<NavigationEntry[]>): NavigationEntry[] {
  const platform = usePlatform()
  const { administers } = useSignedIn()
  return use(navigation).filter(
    (entry) => isEntryOn(entry, platform) && (entry.areas?.some(administers) ?? true),
  )
}

const useAlways = () => ({ isShown: true, count: 0 })

/** Where an entry leads, whether its page is open, and what is waiting there. */
export function useEntry({ to, also, useState: useEntryState = useAlways }: NavigationEntry) {
  const path = useAreaPath()
  const { pathname } = useLocation()
  const { isShown, count } = useEntryState()
  const address = path(to)
  const isBelow = pathname.startsWith(address) || Boolean(also && pathname.startsWith(path(also)))
  return { address, isShown, count, isHere: to === '/' ? pathname === address : isBelow }
}
