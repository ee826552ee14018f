import { useEffect, useRef, useState } from 'react'

/** Rows rendered above and below the visible ones, so that scrolling never shows an empty row. */
const spare = 8

/** Which rows of equal height to render, given the scroll position. */
export function useWindow(count: number, rowHeight: number) {
  const box = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ from: 0, to: Math.min(count, 40) })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - spare)
      const to = Math.min(count, Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + spare)
      setRange((known) => (known.from === from && known.to === to ? known : { from, to }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const size = new ResizeObserver(look)
    size.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      size.disconnect()
    }
  }, [count, rowHeight])
  const to = Math.min(range.to, count)
  return { box, from: Math.min(range.from, to), to }
}
