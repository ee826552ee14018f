import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { planKeys } from './keys.ts'

export const planQuery = (userId: string) =>
  queryOptions({
    queryKey: planKeys.plan(userId),
    // Working on a mission or adding a skill to the profile changes it.
    staleTime: 0,
    queryFn: ({ signal }) => ask(answers, 'my_career_plan', {}, signal),
  })
