import type { ReactNode } from 'react'
import { ClearFilters } from './ClearFilters.tsx'
import classes from './FilterBar.module.css'
import { SearchField } from './SearchField.tsx'

interface Props {
  list: { typed: string; type: (text: string) => void; isFiltered: boolean; reset: () => void }
  label?: string
  /** The name of the search field. */
  search: string
  children: ReactNode
}

/** A search and its filters in one line, without visible labels. */
export const FilterBar = ({ list, label, search, children }: Props) => (
  <search className={classes.filters} aria-label={label}>
    <SearchField className={classes.search} aria-label={search} placeholder={search} list={list} />
    {children}
    <ClearFilters list={list} />
  </search>
)
