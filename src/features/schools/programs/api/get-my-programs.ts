import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

/** The programs of the person's schools, and their progress. */
export const myProgramsQuery = (userId: string) =>
  queryOptions({
    queryKey: programKeys.mine(userId),
    queryFn: ({ signal }) => ask(answers, 'my_programs', {}, signal),
  })
