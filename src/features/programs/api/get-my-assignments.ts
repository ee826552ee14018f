import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { programKeys } from './keys.ts'

export interface Assignments {
  programs: { id: string; name: string; school: string; startsOn: string | null; endsOn: string | null }[]
  /** Missions still to do, and how many of them are late. */
  waiting: number
  late: number
  next: {
    missionId: string
    title: string
    program: string
    school: string
    enrollmentId: string | null
    state: 'to_begin' | 'begun' | 'changes_requested'
    dueOn: string | null
    isLate: boolean
  } | null
}

/** Current assignments in short: the home page, the sidebar and the missions page share one request. */
export const myAssignmentsQuery = (userId: string) =>
  queryOptions({
    queryKey: programKeys.assignments(userId),
    queryFn: async ({ signal }): Promise<Assignments> => {
      const client = await connect()
      return unwrap(await client.rpc('my_assignments').abortSignal(signal)) as unknown as Assignments
    },
    staleTime: 60_000,
  })
