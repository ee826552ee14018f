import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import { type Cut, filters } from './matrix.ts'
import type { ProgramPage } from './model.ts'

/** Filters of a program's matrix, kept in the address. */
export function useCut({ cohorts }: ProgramPage) {
  const list = useListParams(filters)
  const [params] = useSearchParams()
  const cohort = cohorts.find(({ id }) => id === params.get('cohort'))?.id ?? ''
  const cut: Cut = { show: list.show ?? 'all', cohort, search: list.search }
  return {
    cut,
    typed: list.typed,
    type: list.type,
    set: list.set,
    reset: list.reset,
    isCut: cut.show !== 'all' || cohort !== '' || cut.search !== '',
  }
}
