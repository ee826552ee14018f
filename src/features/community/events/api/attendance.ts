import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Attendee } from './answers.ts'
import { answers } from './answers.ts'
import { eventKeys } from './keys.ts'

/** Checks in the person with this code. */
export const useCheckIn = (event_id: string) =>
  useChange((code: string) => ask(answers, 'check_in', { event_id, code }), {
    refresh: [eventKeys.attendees(event_id)],
    failure: 'caller',
  })

interface Tick {
  registrationId: string
  isThere: boolean
}

function withTick(attendees: Attendee[], { registrationId, isThere }: Tick): Attendee[] {
  const attended_at = isThere ? new Date().toISOString() : null
  return attendees.map((one) => (one.id === registrationId ? { ...one, attended_at } : one))
}

/** Checks someone in on the list, or undoes that, optimistically. */
export function useSetAttendance(event_id: string) {
  const queryKey = eventKeys.attendees(event_id)
  return useChange(
    ({ registrationId, isThere }: Tick) =>
      call('set_attendance', { registration_id: registrationId, is_there: isThere }),
    { refresh: [queryKey], failure: 'toast', optimistic: { queryKey, show: withTick } },
  )
}
