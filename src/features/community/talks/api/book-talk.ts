import { deviceZone } from '../../../../lib/formats/zones.ts'
import { call } from '../../../../lib/rpc.ts'
import { useTalkChange } from './use-talk-change.ts'

export const useBookTalk = () =>
  useTalkChange(({ slotId, about }: { slotId: string; about: string }) =>
    call('book_talk', { slot_id: slotId, about, zone: deviceZone() }),
  )
