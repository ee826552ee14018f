import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Whether the page has been shown. What lies below its first screen or takes long to draw waits for that, so that pages
 * open immediately. Going back waits for nothing: the place on the page is restored.
 */
export function usePageShown(): boolean {
  const isReturning = useNavigationType() === 'POP'
  const [isShown, setShown] = useState(isReturning)
  useEffect(() => startTransition(() => setShown(true)), [])
  return isShown
}

/** As many rows as the first screen has, then all of them. */
export function useFirstRows<Row>(rows: Row[], first = 8): Row[] {
  return usePageShown() ? rows : rows.slice(0, first)
}
