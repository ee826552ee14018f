import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'

/** Under the students' key, as a change of one may change the other. */
const rosterKey = ['students', 'roster'] as const

/** Cohorts, labels and advisers, and whether the person may edit. */
export const rosterQuery = () =>
  queryOptions({
    queryKey: rosterKey,
    queryFn: ({ signal }) => ask(answers, 'roster', {}, signal),
  })
