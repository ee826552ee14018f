import { queryOptions } from '@tanstack/react-query'
import { schoolKeys } from '../../../../features/schools/school-profile/api/keys.ts'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'

export const schoolHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: schoolKeys.home(userId),
    queryFn: ({ signal }) => ask(answers, 'school_home', {}, signal),
    // People return here right after finishing a step.
    staleTime: 0,
  })
