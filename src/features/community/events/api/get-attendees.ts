import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { eventKeys } from './keys.ts'

export interface Attendee {
  id: string
  name: string
  email: string
  status: 'registered' | 'waiting'
  joined_at: string
  /** When the person was checked in. */
  attended_at: string | null
}

/** Registered people in order of registration, then the waiting list. */
export const attendeesQuery = (event_id: string) =>
  queryOptions({
    queryKey: eventKeys.attendees(event_id),
    queryFn: async ({ signal }) => (await call('event_attendees', { event_id }, signal)) as Attendee[],
  })
