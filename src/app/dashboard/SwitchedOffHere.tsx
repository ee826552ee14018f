import { lazy, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAreaPath } from '../../features/session/area-base.ts'
import { isSwitchedOn } from '../../lib/platform.ts'
import { usePlatform } from '../../ui/use-platform.ts'

const SwitchedOff = lazy(async () => ({ default: (await import('../../ui/SwitchedOff.tsx')).SwitchedOff }))

/** The pages, but for those of a feature that is switched off: it says so, whichever way one came. */
export function SwitchedOffHere({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const platform = usePlatform()
  const path = useAreaPath()
  return isSwitchedOn(pathname, platform) ? children : <SwitchedOff home={path('/')} />
}
