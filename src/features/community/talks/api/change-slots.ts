import { call } from '../../../../lib/rpc.ts'
import { useTalkChange } from './use-talk-change.ts'

/** Part of a day in the host's time zone, for some weeks in a row. */
export interface NewSlots {
  first_day: string
  from_time: string
  until_time: string
  weeks: number
}

/** Returns how many were added: existing ones are skipped. */
export const useAddSlots = () => useTalkChange((slots: NewSlots) => call('add_talk_slots', { ...slots }))

/** Returns how many were removed: those booked in the meantime stay. */
export const useRemoveSlots = () =>
  useTalkChange((slot_ids: string[]) => call('remove_talk_slots', { slot_ids }), 'toast')
