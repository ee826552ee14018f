import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { eventKeys } from './keys.ts'

/** Registered people in order of registration, then the waiting list. */
export const attendeesQuery = (event_id: string) =>
  queryOptions({
    queryKey: eventKeys.attendees(event_id),
    queryFn: ({ signal }) => ask(answers, 'event_attendees', { event_id }, signal),
  })
