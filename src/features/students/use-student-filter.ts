import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import { type StudentFilter, type StudentSort, studentSorts } from './model.ts'

const keys = ['cohort', 'label', 'adviser', 'status', 'account', 'import'] as const

/** The roster's filter, order and page, kept in the address. */
export function useStudentFilter() {
  const list = useListParams([])
  const [params] = useSearchParams()
  const filter = { search: list.search } as StudentFilter
  for (const key of keys) filter[key] = params.get(key) ?? ''
  /** How many are set, apart from the search. */
  const filters = keys.filter((key) => filter[key] !== '').length
  const sort: StudentSort = studentSorts.find((one) => one === params.get('sort')) ?? 'name'
  return { ...list, filter, filters, isFiltered: list.search !== '' || filters > 0, sort }
}
