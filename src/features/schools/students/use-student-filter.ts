import { oneOf, text, writeUrl } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { type StudentFilter, studentSorts } from './model.ts'

const filters = {
  cohort: text(),
  label: text(),
  adviser: text(),
  status: text(),
  account: text(),
  import: text(),
}
const order = { sort: oneOf(studentSorts, 'name') }

/** The roster's filter, order and page, kept in the address. */
export function useStudentFilter() {
  const list = useListState(filters, order)
  const { q, page, sort, ...chosen } = list.values
  const filter: StudentFilter = { ...chosen, search: q }
  /** How many are set, apart from the search. */
  const count = writeUrl(filters, chosen).size
  return { ...list, filter, filters: count, sort }
}
