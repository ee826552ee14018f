import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { mentoringKeys } from './keys.ts'

export const impactQuery = (userId: string) =>
  queryOptions({
    queryKey: mentoringKeys.impact(userId),
    queryFn: ({ signal }) => ask(answers, 'maker_impact', {}, signal),
  })
