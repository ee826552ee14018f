import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { eventKeys } from './keys.ts'

/** Returns "registered", or "waiting" if the event is full. */
export function useRegister(event_id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrap(await (await connect()).rpc('register_for_event', { event_id })),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: eventKeys.all }),
  })
}

export function useLeaveEvent(event_id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrap(await (await connect()).rpc('leave_event', { event_id })),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: eventKeys.all }),
  })
}
