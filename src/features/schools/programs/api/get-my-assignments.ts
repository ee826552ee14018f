import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

/** Current assignments in short: the home page, the sidebar and the missions page share one request. */
export const myAssignmentsQuery = (userId: string) =>
  queryOptions({
    queryKey: programKeys.assignments(userId),
    queryFn: ({ signal }) => ask(answers, 'my_assignments', {}, signal),
    staleTime: 60_000,
  })
