import type { ReactNode } from 'react'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { LoadFailure } from './LoadFailure.tsx'

/** What is shown of a query; those of TanStack Query fit. */
export interface Loaded<T = unknown> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
}

interface Props {
  /** One query, or all that must have answered. */
  query: Loaded | readonly Loaded[]
  skeleton?: ReactNode
}

/** In the place of data: a skeleton while it loads, or why it couldn’t be loaded, with a way to try again. */
export function LoadState({ query, skeleton = <CardsSkeleton tiles={1} /> }: Props) {
  const waiting = [query].flat().filter(({ data }) => data === undefined)
  const failed = waiting.filter(({ error }) => error)
  if (failed[0])
    return (
      <LoadFailure
        error={failed[0].error}
        onRetry={() => void Promise.all(failed.map((one) => one.refetch()))}
      />
    )
  return waiting.length > 0 ? skeleton : null
}
