import { type ReactNode, Suspense, useDeferredValue } from 'react'

interface Props {
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Shows a skeleton until the code of what is inside has come, and not a moment longer: a fallback of Suspense stays for
 * 300 ms at least, which a person would wait for nothing.
 */
export function Reveal({ skeleton, children }: Props) {
  const isWanted = useDeferredValue(true, false)
  return <Suspense fallback={skeleton}>{isWanted ? children : skeleton}</Suspense>
}
