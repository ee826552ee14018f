import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { dataKeys } from './keys.ts'

export const heldDataQuery = (userId: string) =>
  queryOptions({
    queryKey: dataKeys.held(userId),
    queryFn: ({ signal }) => ask(answers, 'my_data', {}, signal),
  })
