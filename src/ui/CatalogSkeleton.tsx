import { Skeleton } from '@mantine/core'
import cards from './Cards.module.css'

/** Cards that are still loading, as tall as they will be. */
export function CatalogSkeleton({ height }: { height: number }) {
  return (
    <div className={cards.cards} role="status" aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={index} height={height} radius="lg" />
      ))}
    </div>
  )
}
