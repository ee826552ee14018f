import { useViewportSize } from '@mantine/hooks'
import { useLayoutEffect, useState } from 'react'
import { searchButtonId } from './start-tour.ts'

interface Target {
  top: number
  left: number
  width: number
  height: number
}

/** Where a stop's entry in the menu is on the screen; nothing while the menu is closed, as on phones. */
export function useTarget(address: string | undefined): Target | undefined {
  const { width, height } = useViewportSize()
  const [target, setTarget] = useState<Target>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: resizing the window moves everything.
  useLayoutEffect(() => {
    const found = candidates(address).find((each) => each.checkVisibility({ visibilityProperty: true }))
    found?.scrollIntoView({ block: 'nearest' })
    const box = found?.getBoundingClientRect()
    setTarget(box && { top: box.top, left: box.left, width: box.width, height: box.height })
  }, [address, width, height])
  return target
}

/** Links to a page, or to its parent. */
function candidates(address: string | undefined): Element[] {
  if (!address) return [...document.querySelectorAll(`#${searchButtonId}`)]
  const links = [...document.querySelectorAll('nav a[href]')]
  const to = (path: string) => links.filter((link) => link.getAttribute('href') === path)
  const same = to(address)
  return same.length > 0 ? same : to(address.slice(0, address.lastIndexOf('/')))
}

const gap = 16

/** Beside the target if there is room, otherwise above or below it. */
export function besideTarget(
  target: Target,
  window: { width: number; height: number },
  card: { width: number },
) {
  const { top, left, width, height } = target
  if (left + width + card.width + 2 * gap <= window.width) {
    const fits = Math.max(gap, Math.min(top, window.height - 360))
    return { left: left + width + gap, top: fits }
  }
  const inside = Math.max(gap, Math.min(left, window.width - card.width - gap))
  return top > window.height / 2
    ? { left: inside, bottom: window.height - top + gap }
    : { left: inside, top: top + height + gap }
}
