import { oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { pageSize } from './model.ts'

const filters = { show: oneOf(['retired']), category: text() }

/** The visible part of a list: offered or retired, by search and category, one page at a time. */
export function useCatalogueList() {
  const list = useListState(filters)
  const areRetired = list.values.show === 'retired'
  function shown<Row extends { retired_at: string | null }>(rows: Row[], fits: (row: Row) => boolean) {
    const found = rows.filter((row) => (row.retired_at !== null) === areRetired && fits(row))
    const from = (list.page - 1) * pageSize
    return { rows: found.slice(from, from + pageSize), pages: Math.ceil(found.length / pageSize) }
  }
  return { ...list, shown }
}

export type CatalogueList = ReturnType<typeof useCatalogueList>
