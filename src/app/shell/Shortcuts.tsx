import { type HotkeyItem, useHotkeys, useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'

const ShortcutsHelp = lazy(async () => ({ default: (await import('./ShortcutsHelp.tsx')).ShortcutsHelp }))
const openEvent = 'essor:shortcuts'

export function openShortcuts(): void {
  window.dispatchEvent(new Event(openEvent))
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Some pages use number keys for something else. */
const leftToPages = { preventDefault: false }

/** Global shortcuts: "?" lists them, and "g" followed by "h" or a number opens a page from the menu. */
export function Shortcuts({ navigation }: { navigation: Promise<NavigationEntry[]> }) {
  const navigate = useNavigate()
  const path = useAreaPath()
  const [isOpen, setOpen] = useState<boolean>()
  const wentAt = useRef(0)
  const open = () => setOpen(true)
  useWindowEvent(openEvent as 'focus', open)

  async function go(place: number): Promise<void> {
    if (Date.now() - wentAt.current > 1000) return
    const entry = (await navigation)[place]
    if (entry) navigate(path(entry.to))
  }

  useHotkeys([
    ['shift+?', open],
    [
      'g',
      () => {
        wentAt.current = Date.now()
      },
    ],
    ['h', () => void go(0)],
    ...digits.map((digit): HotkeyItem => [String(digit), () => void go(digit), leftToPages]),
  ])
  if (isOpen === undefined) return null
  return (
    <Suspense>
      <ShortcutsHelp isOpen={isOpen} navigation={navigation} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
