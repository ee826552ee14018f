import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAreaPath } from '../../features/session/area-base.ts'

const ShortcutsHelp = lazy(async () => ({ default: (await import('./ShortcutsHelp.tsx')).ShortcutsHelp }))
const openEvent = 'essor:shortcuts'

export function openShortcuts(): void {
  window.dispatchEvent(new Event(openEvent))
}

/** Keys that work everywhere: "?" lists them, "g" and "h" go home. */
export function Shortcuts() {
  const navigate = useNavigate()
  const path = useAreaPath()
  const [isOpen, setOpen] = useState<boolean>()
  const wentAt = useRef(0)
  const open = () => setOpen(true)
  useWindowEvent(openEvent as 'focus', open)
  useHotkeys([
    ['shift+?', open],
    [
      'g',
      () => {
        wentAt.current = Date.now()
      },
    ],
    ['h', () => Date.now() - wentAt.current < 1000 && navigate(path('/'))],
  ])
  if (isOpen === undefined) return null
  return (
    <Suspense>
      <ShortcutsHelp isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
