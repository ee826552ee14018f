import { queryOptions } from '@tanstack/react-query'
import { planKeys } from '../../../../features/career/career-plan/api/keys.ts'
import { myAssignmentsQuery } from '../../../../features/schools/programs/api/get-my-assignments.ts'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'

/** What the home shows next to the profile, in one call. */
export const homeQuery = (userId: string) =>
  queryOptions({
    queryKey: planKeys.home(userId),
    queryFn: async ({ signal, client: queries }) => {
      const home = await ask(answers, 'candidate_home', { zone: deviceZone() }, signal)
      // The sidebar shows them too.
      queries.setQueryData(myAssignmentsQuery(userId).queryKey, home.assignments)
      return home
    },
  })
