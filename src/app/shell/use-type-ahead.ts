import { useCallback, useEffect, useRef } from 'react'

/**
 * Buffers what is typed between the shortcut and the moment the search field has focus, so that no key is
 * lost.
 */
export function useTypeAhead() {
  const typed = useRef('')
  const stop = useRef(() => {})
  const take = useCallback(() => {
    stop.current()
    const words = typed.current
    typed.current = ''
    return words
  }, [])
  const listen = useCallback(() => {
    take()
    const note = (event: KeyboardEvent) => {
      // The key was typed into the open palette, or Esc canceled it.
      const isInPalette = event.target instanceof Element && event.target.closest('[data-palette]')
      if (isInPalette || event.key === 'Escape') {
        take()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', note, { capture: true })
    // If the field never opens, stop capturing the keyboard.
    const timer = window.setTimeout(take, 5000)
    stop.current = () => {
      window.removeEventListener('keydown', note, { capture: true })
      window.clearTimeout(timer)
      stop.current = () => {}
    }
  }, [take])
  useEffect(() => () => stop.current(), [])
  return { listen, take }
}
