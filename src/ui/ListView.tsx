import type { ReactNode } from 'react'
import { type Loaded, LoadState } from './LoadState.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pages } from './Pages.tsx'
import { useArrived } from './use-arrived.ts'
import { useFirstRows } from './use-page-shown.ts'

interface Props<T> {
  query: Loaded
  /** What was found; undefined while loading. */
  rows: T[] | undefined
  list: { isFiltered: boolean; reset: () => void; page: number; goToPage: (page: number) => void }
  /** Why there is nothing yet, without any filter. */
  empty: ReactNode
  noMatch: { title: string; text: string }
  pages?: { label: string; total: number }
  skeleton?: ReactNode
  /** How many rows the first screen has. */
  first?: number
  children: (rows: T[]) => ReactNode
}

const arriving: Loaded = { data: undefined, error: null, refetch: () => undefined }

/** A list below its tools: loading, failed, empty, without a match, or its rows and pages. */
export function ListView<T>({ query, rows: found, list, empty, noMatch, pages, ...rest }: Props<T>) {
  const { skeleton, first, children } = rest
  const rows = useArrived(found)
  const shown = useFirstRows(rows ?? [], first)
  // Pages come with the rows: below the skeleton, they would be pushed down a moment later.
  const isArriving = found !== undefined && rows === undefined
  // Beyond the last page there is nothing either.
  const isNarrowed = list.isFiltered || list.page > 1
  return (
    <>
      {!rows && <LoadState query={isArriving ? arriving : query} skeleton={skeleton} />}
      {rows?.length === 0 && (isNarrowed ? <NothingFound {...noMatch} onReset={list.reset} /> : empty)}
      {shown.length > 0 && children(shown)}
      {pages && !isArriving && <Pages {...pages} page={list.page} onChange={list.goToPage} />}
    </>
  )
}
