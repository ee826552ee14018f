import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { talkKeys } from './keys.ts'

/** A stretch of a day by the clock of the host's zone, on some weeks in a row. */
export interface NewSlots {
  first_day: string
  from_time: string
  until_time: string
  weeks: number
}

/** Answers how many were added: what was there already is left out. */
export function useAddSlots() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (slots: NewSlots) =>
      unwrap(await (await connect()).rpc('add_talk_slots', { ...slots })),
    onSuccess: () => queries.invalidateQueries({ queryKey: talkKeys.all }),
  })
}

/** Answers how many were taken away: what somebody has booked meanwhile stays. */
export function useRemoveSlots() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (slot_ids: string[]) =>
      unwrap(await (await connect()).rpc('remove_talk_slots', { slot_ids })),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: talkKeys.all }),
  })
}
