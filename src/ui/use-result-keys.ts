import { useHotkeys } from '@mantine/hooks'
import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Moves through the results of a list by keyboard: "j" and "k" from anywhere on the page, arrow keys within
 * the list. Results are links marked with `data-result`, so Enter opens them.
 */
export function useResultKeys<List extends HTMLElement>(): RefCallback<List> {
  const list = useRef<List>(null)
  const move = useCallback((step: 1 | -1) => {
    const results = [...(list.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
    if (results.length === 0) return
    const focused = document.activeElement
    const here = results.findIndex((result) => result.closest('li')?.contains(focused))
    const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), results.length - 1)
    results[next]!.focus()
  }, [])
  useHotkeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
  ])
  return useCallback(
    (element) => {
      list.current = element
      if (!element) return
      const onKey = (event: KeyboardEvent) => {
        const isResult = (event.target as HTMLElement).matches('[data-result]')
        if (!isResult || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
      }
      element.addEventListener('keydown', onKey)
      return () => {
        list.current = null
        element.removeEventListener('keydown', onKey)
      }
    },
    [move],
  )
}
