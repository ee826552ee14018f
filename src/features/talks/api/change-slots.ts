import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { talkKeys } from './keys.ts'

/** Part of a day in the host's time zone, for some weeks in a row. */
export interface NewSlots {
  first_day: string
  from_time: string
  until_time: string
  weeks: number
}

/** Returns how many were added: existing ones are skipped. */
export function useAddSlots() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (slots: NewSlots) =>
      unwrap(await (await connect()).rpc('add_talk_slots', { ...slots })),
    onSuccess: () => queries.invalidateQueries({ queryKey: talkKeys.all }),
  })
}

/** Returns how many were removed: those booked in the meantime stay. */
export function useRemoveSlots() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (slot_ids: string[]) =>
      unwrap(await (await connect()).rpc('remove_talk_slots', { slot_ids })),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: talkKeys.all }),
  })
}
