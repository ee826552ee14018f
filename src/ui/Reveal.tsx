import { type ReactNode, Suspense, useDeferredValue } from 'react'

interface Props {
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Shows a skeleton only until the code of its content has loaded: a Suspense fallback stays for at least 300
 * ms, which would be a needless wait.
 */
export function Reveal({ skeleton, children }: Props) {
  const isWanted = useDeferredValue(true, false)
  return <Suspense fallback={skeleton}>{isWanted ? children : skeleton}</Suspense>
}
