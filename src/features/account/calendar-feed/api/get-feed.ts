import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { calendarFeedKeys } from './keys.ts'

/** Null while the person has no address. */
export const feedQuery = (userId: string) =>
  queryOptions({
    queryKey: calendarFeedKeys.of(userId),
    queryFn: ({ signal }) => ask(answers, 'my_calendar_feed', {}, signal),
  })
