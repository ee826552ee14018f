import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Attendee } from './get-attendees.ts'
import { eventKeys } from './keys.ts'

interface Arrival {
  /** Id of the registration. */
  id: string
  name: string
  /** Already checked in. */
  wasThere: boolean
}

/** Checks in the person with this code. */
export function useCheckIn(event_id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) =>
      unwrap(await (await connect()).rpc('check_in', { event_id, code })) as unknown as Arrival,
    onSettled: () => queries.invalidateQueries({ queryKey: eventKeys.attendees(event_id) }),
  })
}

interface Tick {
  registrationId: string
  isThere: boolean
}

/** Checks someone in on the list, or undoes that, optimistically. */
export function useSetAttendance(event_id: string) {
  const queries = useQueryClient()
  const queryKey = eventKeys.attendees(event_id)
  return useMutation({
    mutationFn: async ({ registrationId, isThere }: Tick) =>
      unwrap(
        await (await connect()).rpc('set_attendance', { registration_id: registrationId, is_there: isThere }),
      ),
    onMutate: async ({ registrationId, isThere }) => {
      await queries.cancelQueries({ queryKey })
      const attended_at = isThere ? new Date().toISOString() : null
      queries.setQueryData<Attendee[]>(queryKey, (all) =>
        all?.map((one) => (one.id === registrationId ? { ...one, attended_at } : one)),
      )
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
