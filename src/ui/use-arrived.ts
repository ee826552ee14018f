import { startTransition, useEffect, useState } from 'react'

/**
 * Data whose first arrival is rendered in small slices, so that the page stays responsive: an answer that is rendered
 * as it arrives blocks it. Later changes, and data that is there from the start, show immediately.
 */
export function useArrived<T>(data: T | undefined): T | undefined {
  const isKnown = data !== undefined
  const [isShown, setShown] = useState(isKnown)
  useEffect(() => {
    if (isKnown) startTransition(() => setShown(true))
  }, [isKnown])
  return isShown ? data : undefined
}
