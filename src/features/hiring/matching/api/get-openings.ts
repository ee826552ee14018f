import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { OpeningStatus } from '../model.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const openingsQuery = (status: OpeningStatus = 'open') =>
  queryOptions({
    queryKey: matchingKeys.openingList(status),
    queryFn: ({ signal }) => ask(answers, 'my_openings', { status }, signal),
  })
