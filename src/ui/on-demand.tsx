import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A piece whose code is fetched by the first press of the button that stands in for it. The piece draws its own button
 * in the same place and opens at once.
 */
export function onDemand(load: () => Promise<ComponentType>) {
  const Piece = lazy(async () => ({ default: await load() }))
  return function OnDemand({ children }: { children: (open: () => void) => ReactNode }) {
    const [isWanted, setWanted] = useState(false)
    const button = children(() => setWanted(true))
    if (!isWanted) return button
    return (
      <Suspense fallback={button}>
        <Piece />
      </Suspense>
    )
  }
}
