import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import type { StudentFilter } from './model.ts'

const keys = ['cohort', 'label', 'adviser', 'status', 'account', 'import'] as const

/** The roster's filter and page, kept in the address. */
export function useStudentFilter() {
  const list = useListParams([])
  const [params] = useSearchParams()
  const filter = { search: list.search } as StudentFilter
  for (const key of keys) filter[key] = params.get(key) ?? ''
  const isFiltered = list.search !== '' || keys.some((key) => filter[key] !== '')
  return { ...list, filter, isFiltered }
}
