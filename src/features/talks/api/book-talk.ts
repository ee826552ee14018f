import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { deviceZone } from '../../../lib/formats/zones.ts'
import { connect } from '../../../lib/supabase.ts'
import { talkKeys } from './keys.ts'

export function useBookTalk() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ slotId, about }: { slotId: string; about: string }) =>
      unwrap(await (await connect()).rpc('book_talk', { slot_id: slotId, about, zone: deviceZone() })),
    // Also if someone was faster: the slots on the page are outdated then.
    onSettled: () => queries.invalidateQueries({ queryKey: talkKeys.all }),
  })
}
