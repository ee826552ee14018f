import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A component whose code loads on the first click on a placeholder button. It renders its own button in the
 * same place and opens immediately.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Piece = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return function OnDemand({
    children,
    ...props
  }: Omit<Props, 'children'> & { children: (open: () => void) => ReactNode }) {
    const [isWanted, setWanted] = useState(false)
    const button = children(() => setWanted(true))
    if (!isWanted) return button
    return (
      <Suspense fallback={button}>
        <Piece {...props} />
      </Suspense>
    )
  }
}
