import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Direction } from './use-thread.ts'

/** This close to an end, more is loaded; this close to the bottom, the log stays there. */
const readAhead = 700
const atBottom = 60

interface Options {
  /** Changes with everything that affects the height of the list. */
  content: unknown
  isWhole: boolean
  wanted: number | undefined
  readOn: (direction: Direction) => void
  onBottom: (isThere: boolean) => void
}

/**
 * Scrolling for a log that grows at both ends: it opens at the bottom or at a message, sticks to the bottom,
 * and keeps the reading position while messages are added or removed above.
 */
export function useLogScroll(log: RefObject<HTMLElement | null>, options: Options) {
  const { content, isWhole, wanted, readOn, onBottom } = options
  const anchor = useRef<{ number: string; top: number }>(undefined)
  const sticks = useRef(wanted === undefined)
  const shown = useRef<number>(undefined)
  const [isAway, setAway] = useState(false)

  const note = useCallback(() => {
    const box = log.current
    if (!box) return
    const left = box.scrollHeight - box.scrollTop - box.clientHeight
    sticks.current = isWhole && left < atBottom
    setAway(!isWhole || left > box.clientHeight / 2)
    onBottom(sticks.current)
    anchor.current = firstVisible(box)
    if (box.scrollTop < readAhead) readOn('older')
    if (left < readAhead && !isWhole) readOn('newer')
  }, [log, isWhole, readOn, onBottom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: layout changes with the content.
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const target = wanted === undefined ? null : messageIn(box, String(wanted))
    if (target && shown.current !== wanted) {
      shown.current = wanted
      // Not scrollIntoView: that would move the page as well.
      box.scrollTop = target.offsetTop - (box.clientHeight - target.offsetHeight) / 2
      target.focus({ preventScroll: true })
    } else if (sticks.current) box.scrollTop = box.scrollHeight
    else if (anchor.current) {
      const kept = messageIn(box, anchor.current.number)
      if (kept) box.scrollTop += kept.offsetTop - box.scrollTop - anchor.current.top
    }
    note()
  }, [content, wanted, note])

  // Stay at the bottom when a keyboard opens, or a picture or font loads.
  useEffect(() => {
    const box = log.current
    if (!box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (sticks.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [log])

  const toBottom = useCallback(() => {
    sticks.current = true
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [log])
  return { onScroll: note, toBottom, isAway }
}

const messageIn = (box: HTMLElement, number: string) =>
  box.querySelector<HTMLElement>(`[data-number="${number}"]`)

/** The first message not above the visible part, by binary search. */
function firstVisible(box: HTMLElement) {
  const all = box.querySelectorAll<HTMLElement>('[data-number]')
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const { offsetTop, offsetHeight } = all[middle]!
    if (offsetTop + offsetHeight < box.scrollTop) low = middle + 1
    else high = middle
  }
  const first = all[low]
  return first && { number: first.dataset.number!, top: first.offsetTop - box.scrollTop }
}
