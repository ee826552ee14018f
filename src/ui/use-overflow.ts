import { useEffect, useRef, useState } from 'react'

/** Whether an element's content is wider than the element, whatever changes either of them. */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = ref.current!
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth))
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing }
}
