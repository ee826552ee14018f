import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { practiceKeys } from './keys.ts'

export const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: practiceKeys.mine(userId),
    queryFn: ({ signal }) => ask(answers, 'my_practice', {}, signal),
  })
