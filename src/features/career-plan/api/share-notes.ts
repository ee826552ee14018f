import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Adviser } from '../model.ts'
import { usePlanChange } from './use-plan-change.ts'

export type School = Pick<Adviser, 'id' | 'name'>

export const schoolsQuery = (search: string) =>
  queryOptions({
    queryKey: ['schools', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<School[]> => {
      const client = await connect()
      return unwrap(await client.rpc('find_schools', { search }).abortSignal(signal)) as unknown as School[]
    },
  })

/** Chooses the school whose advisers can read the notes; none means no one can. */
export const useShareNotes = () =>
  usePlanChange(
    async (school: School | null) => {
      const client = await connect()
      unwrap(await client.rpc('share_plan_notes', school ? { school: school.id } : {}))
    },
    (plan, school) => ({ ...plan, adviser: school && { ...school, since: new Date().toISOString() } }),
  )
