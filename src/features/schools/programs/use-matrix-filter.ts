import { id, oneOf } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import type { ProgramPage } from './api/answers.ts'
import { filters, type MatrixFilter } from './matrix.ts'

const params = { show: oneOf(filters, 'all'), cohort: id() }

/** Filters of a program's matrix, kept in the address. */
export function useMatrixFilter({ cohorts }: ProgramPage) {
  const list = useListState(params)
  const { show, cohort } = list.values
  const filter: MatrixFilter = {
    show,
    cohort: cohorts.some(({ id: known }) => known === cohort) ? cohort : undefined,
    search: list.search,
  }
  return { ...list, filter }
}
