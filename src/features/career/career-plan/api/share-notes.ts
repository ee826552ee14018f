import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { answers, type School } from './answers.ts'
import { planKeys } from './keys.ts'
import { usePlanChange } from './use-plan-change.ts'

export const schoolsQuery = (search: string) =>
  queryOptions({
    queryKey: planKeys.schools(search),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'find_schools', { search }, signal),
  })

/** Chooses the school whose advisers can read the notes; none means no one can. */
export const useShareNotes = () =>
  usePlanChange(
    (school: School | null) => call('share_plan_notes', school ? { school: school.id } : {}),
    (plan, school) => ({ ...plan, adviser: school && { ...school, since: new Date().toISOString() } }),
  )
