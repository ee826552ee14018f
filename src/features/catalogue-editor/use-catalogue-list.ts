import { useListParams } from '../../ui/use-list-params.ts'
import { pageSize } from './model.ts'

const shows = ['retired'] as const

/** The visible part of a list: offered or retired, by search, one page at a time. */
export function useCatalogueList() {
  const params = useListParams(shows)
  function shown<Row extends { retired_at: string | null }>(rows: Row[], fits: (row: Row) => boolean) {
    const found = rows.filter((row) => (row.retired_at !== null) === (params.show === 'retired') && fits(row))
    const from = (params.page - 1) * pageSize
    return { rows: found.slice(from, from + pageSize), pages: Math.ceil(found.length / pageSize) }
  }
  return { ...params, shown }
}

export type CatalogueList = ReturnType<typeof useCatalogueList>
