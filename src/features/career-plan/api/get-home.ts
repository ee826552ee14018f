import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { deviceZone } from '../../../lib/formats/zones.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Day } from '../../../lib/weeks.ts'
import type { Habits } from '../../habits/model.ts'
import { type Assignments, myAssignmentsQuery } from '../../programs/api/get-my-assignments.ts'
import type { Simulation } from '../../progress/api/get-simulations.ts'
import { planKeys } from './keys.ts'

export interface CareerGoal {
  title_en: string
  title_fr: string
  essential: number
  proven: number
  next: { title: string; due_on: Day } | null
}

interface CandidateHome {
  simulations: Simulation[]
  goal: CareerGoal | null
  habits: Habits
  /** Assignments from the person's schools. */
  assignments: Assignments
  /** Views of the card in the last 30 days, and requests awaiting an answer. */
  discovery: { isFindable: boolean; views: number; companies: number; requests: number }
}

/** What the home shows next to the profile, in one call. */
export const homeQuery = (userId: string) =>
  queryOptions({
    queryKey: planKeys.home(userId),
    queryFn: async ({ signal, client: queries }): Promise<CandidateHome> => {
      const client = await connect()
      const call = client.rpc('candidate_home', { zone: deviceZone() })
      const home = unwrap(await call.abortSignal(signal)) as unknown as CandidateHome
      // The sidebar shows them too.
      queries.setQueryData(myAssignmentsQuery(userId).queryKey, home.assignments)
      return home
    },
  })
