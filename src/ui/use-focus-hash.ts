import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses the field the address names, as soon as it is on the page: homes link directly to a step's field. Stops
 * once the person does something else.
 */
export function useFocusHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again focuses again.
  useEffect(() => {
    if (hash.length < 2) return
    const field = `:is(input, textarea)#${CSS.escape(hash.slice(1))}`
    const focus = () => {
      const found = document.querySelector<HTMLElement>(field)
      if (!found) return
      stop()
      found.scrollIntoView({ block: 'center' })
      found.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(focus)
    // After the shell, which moves the focus to the content of a new page.
    const frame = requestAnimationFrame(focus)
    function stop(): void {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('keydown', stop)
      removeEventListener('pointerdown', stop)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('keydown', stop)
    addEventListener('pointerdown', stop)
    return stop
  }, [hash, key])
}
