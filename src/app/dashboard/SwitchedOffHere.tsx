import { lazy, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { isSwitchedOn } from '../../lib/platform.ts'
import { usePlatform } from '../../ui/use-platform.ts'

const SwitchedOff = lazy(async () => ({ default: (await import('../../ui/SwitchedOff.tsx')).SwitchedOff }))

/** Renders the pages, or a notice when the page belongs to a feature that is switched off. */
export function SwitchedOffHere({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const platform = usePlatform()
  const path = useAreaPath()
  return isSwitchedOn(pathname, platform) ? children : <SwitchedOff home={path('/')} />
}
