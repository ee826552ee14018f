import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { studentKeys } from './keys.ts'

export const mySchoolsQuery = (userId: string) =>
  queryOptions({
    queryKey: studentKeys.mine(userId),
    queryFn: ({ signal }) => ask(answers, 'my_school_links', {}, signal),
    staleTime: 0,
  })
