import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import { type Sort, sorts } from './api/get-listings.ts'

const filters = ['category', 'difficulty', 'skill', 'hours', 'language', 'company'] as const
export type FilterName = (typeof filters)[number]

/** The catalog's filters, kept in the address. */
export function useCatalogueFilter() {
  const list = useListParams(['saved'] as const)
  const [params] = useSearchParams()
  const values = Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])) as Record<
    FilterName,
    string
  >
  const sort: Sort = sorts.find((one) => one === params.get('sort')) ?? 'best'
  const isFiltered = list.search !== '' || filters.some((name) => values[name] !== '')
  return { ...list, values, sort, isFiltered, isSavedOnly: list.show === 'saved' }
}

export type CatalogueFilter = ReturnType<typeof useCatalogueFilter>
