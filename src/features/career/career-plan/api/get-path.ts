import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { planKeys } from './keys.ts'

export const pathQuery = (userId: string, job: string) =>
  queryOptions({
    queryKey: planKeys.path(userId, job),
    staleTime: 0,
    queryFn: ({ signal }) => ask(answers, 'mission_path', { job }, signal),
  })
