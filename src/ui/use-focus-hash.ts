import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses the element the address names, as soon as it is on the page: homes link to the very field of a step. Stops
 * once the person does something else.
 */
export function useFocusHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again focuses again.
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (!id) return
    const focus = () => {
      const found = document.getElementById(id)
      if (!found) return
      stop()
      found.scrollIntoView({ block: 'center' })
      found.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(focus)
    function stop(): void {
      observer.disconnect()
      removeEventListener('keydown', stop)
      removeEventListener('pointerdown', stop)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('keydown', stop)
    addEventListener('pointerdown', stop)
    focus()
    return stop
  }, [hash, key])
}
