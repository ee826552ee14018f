import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { type Period, progressKeys } from './keys.ts'

export const activityQuery = (userId: string, period: Period) =>
  queryOptions({
    queryKey: progressKeys.activity(userId, period),
    queryFn: ({ signal }) => {
      const { from, to, zone } = period
      return ask(answers, 'my_activity', { from_day: from, to_day: to, zone }, signal)
    },
  })
