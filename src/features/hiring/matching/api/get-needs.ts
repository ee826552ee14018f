import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { NeedStatus } from '../model.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const needsQuery = (status: NeedStatus = 'open') =>
  queryOptions({
    queryKey: matchingKeys.needList(status),
    queryFn: ({ signal }) => ask(answers, 'my_needs', { status }, signal),
  })
