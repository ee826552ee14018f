import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Direction } from './use-thread.ts'

/** So near to an end, more is read; so near to the bottom, the log stays there. */
const readAhead = 700
const atBottom = 60

interface Options {
  /** Changes with everything that changes the height of the list. */
  content: unknown
  isWhole: boolean
  wanted: number | undefined
  readOn: (direction: Direction) => void
  onBottom: (isThere: boolean) => void
}

/**
 * Scrolling of a log that grows at both ends: it opens at the bottom or at a message, stays at the bottom while one is
 * there, and what one reads stays where it is while others come in above or go.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the content that moves things.
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const target = wanted === undefined ? null : messageIn(box, String(wanted))
    if (target && shown.current !== wanted) {
      shown.current = wanted
      // Not into view: that would move the page as well.
      box.scrollTop = target.offsetTop - (box.clientHeight - target.offsetHeight) / 2
      target.focus({ preventScroll: true })
    } else if (sticks.current) box.scrollTop = box.scrollHeight
    else if (anchor.current) {
      const kept = messageIn(box, anchor.current.number)
      if (kept) box.scrollTop += kept.offsetTop - box.scrollTop - anchor.current.top
    }
    note()
  }, [content, wanted, note])

  // A keyboard that opens, a picture or a font that arrives: the bottom stays the bottom.
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

/** The first message that is not above the visible part, found by halves. */
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
