import type { ReactNode } from 'react'
import { type Loaded, LoadState } from './LoadState.tsx'

interface Props<T> {
  query: Loaded<T>
  skeleton?: ReactNode
  /** In the place of what doesn’t exist, or no longer. */
  gone?: ReactNode
  children: (data: NonNullable<T>) => ReactNode
}

/** Shows what a query answers, and everything that can happen before. */
export function QueryView<T>({ query, skeleton, gone = null, children }: Props<T>) {
  const { data } = query
  if (data === undefined) return <LoadState query={query} skeleton={skeleton} />
  return data === null ? gone : children(data as NonNullable<T>)
}
